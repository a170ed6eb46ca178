import { alasan, cancels, defineDocument, makes } from '#kernel/document'
import { berat, integer, list, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram } from '#modules/stok/buku'
import { hutangSupplier } from '#modules/stok/hutang-supplier'

const sure = { required: true } as const
const right = whoSees('/retur-supplier')

export const otorisasiRetur = {
  RETUR_SUPPLIER: 'Retur Supplier',
  BATAL_RETUR_SUPPLIER: 'Batal Retur Supplier',
} as const

/** Pieces go back to the supplier they came from, at what they were received at (ADR 0312). */
export const returSupplier = defineDocument({
  name: 'RETUR_SUPPLIER',
  title: 'Retur Supplier',
  prefix: 'RS',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakBarang, gram, jurnal, hutangSupplier],
  commands: {
    simpan: makes({
      path: 'retur-supplier/simpan',
      label: 'Kembalikan',
      summary: 'Give pieces back to their supplier: the debt for them falls, or is never made',
      right,
      to: 'VALID',
      body: {
        alasan,
        baris: list(
          { kode_barcode: kodeBarcode },
          { label: 'Barang', required: 'Belum Ada Barang Di Tabel', min: 1, max: 500 },
        ),
      },
      authorise: 'RETUR_SUPPLIER',
    }),
    batal: cancels('BATAL_RETUR_SUPPLIER', {
      path: 'retur-supplier/batal',
      label: 'Batal Retur Supplier',
      consequence: 'Barang kembali ke bakinya, hutang dan jurnalnya dibalik.',
      summary: 'Take a return of today back: the exact negation; with an approval',
      right,
      authorise: 'BATAL_RETUR_SUPPLIER',
    }),
  },
  list: {
    path: 'retur-supplier/lihat',
    summary: 'What went back to suppliers, newest first; with count',
    right,
    columns: {
      supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
      pcs: integer({ label: 'Pcs', ...sure }),
      konsinyasi: integer({ label: 'Konsinyasi', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      jumlah: rupiah({ label: 'Hutang Berkurang', ...sure }),
      alasan: text({ label: 'Alasan', hidden: true }),
    },
  },
  screen: {
    path: '/retur-supplier',
    title: 'Retur Supplier',
    menu: 'barang',
    heading: 'Supplier',
    place: 26,
    icon: 'truck',
    purpose: 'Kembalikan barang ke supplier dengan scan, hutangnya berkurang',
    initially: leaders,
  },
})
