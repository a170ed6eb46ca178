import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { ScanTable } from '#web/desk/ScanTable'
import { WorkDesk } from '#web/desk/WorkDesk'
import { useScanTable } from '#web/desk/use-scan-table'
import { bacaBandrol, barisBandrol, setorBandrol } from './setor-bandrol.calls.ts'
import { useScanPost } from '#web/desk/use-scan-post'
import { useForm } from '#web/form/use-form'

type Baris = RowOf<typeof barisBandrol>

const idPindai = 'bandrol-pindai'
/** Outlives a walk to another screen. */
const diMeja = createStore<readonly Baris[]>([])

/** The tags of sold pieces are scanned one by one, blind, and handed in by F9. */
export function SetorBandrolScreen() {
  const t = useWords()
  const meja = useScanTable<Baris>({
    store: diMeja,
    scanId: idPindai,
    find: async (kode) => (await call(bacaBandrol, { params: { kode_barcode: kode } })).data,
  })
  const simpan = useScanPost({
    table: meja,
    form: useForm({}),
    segarkan: ['TEMUAN'],
    send: (_head, rows, options) => {
      const baris = rows.map(({ kode_barcode }) => ({ kode_barcode }))
      return call(setorBandrol, { body: { baris } }, options)
    },
  })
  return (
    <WorkDesk
      pindai={{ id: idPindai }}
      simpan={{ label: 'Setor', ...simpan }}
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
