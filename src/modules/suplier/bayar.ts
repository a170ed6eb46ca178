import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, integer, list, ref, rupiah } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { uangKeluar, uangKeluarKolom } from '#modules/kas/uang-keluar'
import { gram } from '#modules/stok/buku'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { terimaDipilih } from './terima-dipilih.ts'

const sure = { required: true } as const
const right = whoSees('/bayar-supplier')

export const otorisasiBayar = {
  BAYAR_SUPPLIER: 'Bayar Supplier',
  BATAL_BAYAR_SUPPLIER: 'Batal Bayar Supplier',
} as const

/** Receipts of one supplier are paid in money, in part or whole (ADR 0312). Two people. */
export const bayarSupplier = defineDocument({
  name: 'BAYAR_SUPPLIER',
  title: 'Bayar Supplier',
  prefix: 'BY',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku, gram, hutangSupplier],
  commands: {
    simpan: makes({
      path: 'bayar-supplier/simpan',
      label: 'Bayar',
      summary: 'Pay receipts of one supplier in money; never more than is left of each',
      right,
      to: 'VALID',
      body: {
        ...uangKeluar,
        baris: list(
          {
            no_terima: terimaDipilih,
            jumlah: rupiah({ label: 'Jumlah Rp', min: 1, hint: 'Kosong: seluruh sisanya' }),
          },
          { label: 'Penerimaan', min: 1, max: 100, required: 'Penerimaan Harus Dipilih' },
        ),
      },
      authorise: 'BAYAR_SUPPLIER',
    }),
    batal: cancels('BATAL_BAYAR_SUPPLIER', {
      path: 'bayar-supplier/batal',
      label: 'Batal Bayar Supplier',
      consequence: 'Uang, hutang dan jurnalnya dibalik.',
      summary: 'Take a payment of today back: the exact negation; with an approval',
      right,
      authorise: 'BATAL_BAYAR_SUPPLIER',
    }),
  },
  list: {
    path: 'bayar-supplier/lihat',
    summary: 'What suppliers were paid in money, newest first; with count',
    right,
    columns: {
      supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: -999_999_999_999 }),
      murni: berat({ label: 'Emas Murni Lunas', ...sure, min: -1_000_000_000_000 }),
      terima: integer({ label: 'Penerimaan', ...sure }),
      ...uangKeluarKolom,
    },
  },
  screen: {
    path: '/bayar-supplier',
    title: 'Bayar Supplier',
    menu: 'barang',
    heading: 'Supplier',
    place: 23,
    icon: 'cash',
    purpose: 'Bayar penerimaan barang dengan uang, dari laci atau rekening',
    initially: leaders,
  },
})
