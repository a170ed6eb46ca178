import { code, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const

/** Findings that somebody looked at, and what it was. */
export const temuanBuku = defineLedger({
  name: 'temuan_ditutup',
  title: 'Temuan Ditutup',
  entry: {
    pola: text({ label: 'Pola', ...sure }),
    kunci: text({ label: 'Kunci', ...sure }),
    alasan: text({ label: 'Alasan', ...sure }),
  },
})

/** Tags of sold pieces that were handed in; each once a day. */
export const bandrolBuku = defineLedger({
  name: 'bandrol_setor',
  title: 'Bandrol Disetor',
  entry: { kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }) },
})
