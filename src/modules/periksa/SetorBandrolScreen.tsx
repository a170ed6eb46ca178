import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { soundBad } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { ScanTable } from '#web/desk/ScanTable'
import { WorkDesk } from '#web/desk/WorkDesk'
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
  return (
    <WorkDesk
      pindai={{ id: idPindai }}
      simpan={{ label: 'Setor', run: setor, sibuk, dialog }}
      kiri={{ label: 'Setor', isi: <p>{t('Pindai semua bandrol yang diserahkan hari ini.')}</p> }}
      kanan={{
        label: 'Bandrol',
        isi: (
          <ScanTable
            table={meja}
            fields={barisBandrol}
            scanId={idPindai}
            placeholder={t('Pindai bandrol barang yang terjual (F2)')}
            empty={t('Belum Ada Barang Di Tabel')}
          />
        ),
      }}
    />
  )
}
