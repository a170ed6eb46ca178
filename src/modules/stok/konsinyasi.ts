import { defineLedger } from '#kernel/ledger'
import { code, text } from '#kernel/field'

const sure = { required: true } as const

/** Pieces that came on consignment: a supplier's until they leave the shop (ADR 0312). */
export const konsinyasiBuku = defineLedger({
  name: 'konsinyasi',
  title: 'Konsinyasi',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  },
  undo: (row) => row, // the piece itself says that it never was
})
