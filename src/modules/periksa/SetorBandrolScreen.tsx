import { Button } from 'antd'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { soundBad } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { ScanTable } from '#web/desk/ScanTable'
import { useScanTable } from '#web/desk/use-scan-table'
import { bacaBandrol, barisBandrol, setorBandrol } from './setor-bandrol.calls.ts'

type Baris = RowOf<typeof barisBandrol>

const idPindai = 'bandrol-pindai'
/** Outlives a walk to another screen. */
const diMeja = createStore<readonly Baris[]>([])
/** No field of its own: every refusal is said on top. */
const tanpaIsian = { refuse: () => false }

/** The tags of sold pieces are scanned one by one, blind, and handed in by F9. */
export function SetorBandrolScreen() {
  const t = useWords()
  const meja = useScanTable<Baris>({
    store: diMeja,
    scanId: idPindai,
    find: async (kode) => (await call(bacaBandrol, { params: { kode_barcode: kode } })).data,
  })
  const { dialog, kirim, sibuk } = usePost({
    form: tanpaIsian,
    segarkan: ['TEMUAN'],
    onTersimpan: meja.clear,
  })
  const setor = (): void => {
    if (meja.rows.length === 0) {
      soundBad()
      failure(t('Belum Ada Barang Di Tabel'))
      return
    }
    const baris = meja.rows.map(({ kode_barcode }) => ({ kode_barcode }))
    kirim((options) => call(setorBandrol, { body: { baris } }, options))
  }
  useKeys([
    { key: 'F2', label: 'Pindai Barcode', run: () => document.getElementById(idPindai)?.focus() },
    { key: 'F9', label: 'Setor', run: setor, off: sibuk },
  ])
  return (
    <Page
      actions={
        <Button type="primary" loading={sibuk} onClick={setor}>
          {t('Setor')} <Key>F9</Key>
        </Button>
      }
    >
      <Desk>
        <DeskLeft label={t('Setor')}>
          <p>{t('Pindai semua bandrol yang diserahkan hari ini.')}</p>
        </DeskLeft>
        <DeskRight label={t('Bandrol')}>
          <ScanTable
            table={meja}
            fields={barisBandrol}
            scanId={idPindai}
            placeholder={t('Pindai bandrol barang yang terjual (F2)')}
            empty={t('Belum Ada Barang Di Tabel')}
          />
        </DeskRight>
      </Desk>
      {dialog}
    </Page>
  )
}
