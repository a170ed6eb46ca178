import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, integer, kadar, list, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import { barisTimbang } from '#modules/pembelian/kantong/kantong-dipilih'
import { gerakBarang, gram } from '#modules/stok/buku'
import { nilaiEmas } from '#modules/stok/nilai-emas'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { terimaDipilih } from './terima-dipilih.ts'

const sure = { required: true } as const
const when = 'SEPUHAN_MODULE'
const supplier = ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' })
const rugi = rupiah({ label: 'Laba Rugi', ...sure, min: -999_999_999_999 })
const keterangan = text({ label: 'Keterangan', max: 200 })

export const otorisasiEmas = {
  BAYAR_EMAS_SUPPLIER: 'Bayar Supplier Dengan Emas',
  BATAL_BAYAR_EMAS_SUPPLIER: 'Batal Bayar Dengan Emas',
  POTONG_EMAS_SUPPLIER: 'Potong Hutang Emas',
  BATAL_POTONG_EMAS_SUPPLIER: 'Batal Potong Hutang Emas',
} as const

const lihatEmas = whoSees('/bayar-emas-supplier')
/** Receipts of one supplier are paid with sorted bags and with bars (ADR 0312). Two people. */
export const bayarEmasSupplier = defineDocument({
  name: 'BAYAR_EMAS_SUPPLIER',
  title: 'Bayar Supplier Dengan Emas',
  prefix: 'BE',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakKantong, gerakBarang, gram, rugiKantong, nilaiEmas, jurnal, hutangSupplier],
  commands: {
    simpan: makes({
      path: 'bayar-emas-supplier/simpan',
      label: 'Bayar',
      summary: 'Pay receipts of one supplier with sorted bags and bars; each bag weighed',
      right: lihatEmas,
      when,
      to: 'VALID',
      body: {
        terima: list(
          { no_terima: terimaDipilih },
          { label: 'Penerimaan', min: 1, max: 100, required: 'Penerimaan Harus Dipilih' },
        ),
        baris: list(barisTimbang('BAYAR_SUPPLIER'), { label: 'Kantong', max: 200 }),
        berat_batang: berat({ label: 'Berat Batang', hint: 'Emas batangan hasil lebur' }),
        kadar_batang: kadar({ label: 'Kadar Batang', max: 100_00 }),
        harga: rupiah({
          label: 'Harga Emas Murni/Gram',
          min: 1,
          hint: 'Kosong: senilai saat diterima',
        }),
        keterangan,
      },
      authorise: 'BAYAR_EMAS_SUPPLIER',
    }),
    batal: cancels('BATAL_BAYAR_EMAS_SUPPLIER', {
      path: 'bayar-emas-supplier/batal',
      label: 'Batal Bayar Dengan Emas',
      consequence: 'Kantong, batang, hutang dan jurnalnya dibalik.',
      summary: 'Take a payment in gold of today back: the exact negation; with an approval',
      right: lihatEmas,
      when,
      authorise: 'BATAL_BAYAR_EMAS_SUPPLIER',
    }),
  },
  list: {
    path: 'bayar-emas-supplier/lihat',
    summary: 'What suppliers were paid in gold, newest first; with count',
    right: lihatEmas,
    columns: {
      supplier,
      pcs: integer({ label: 'Kantong', ...sure }),
      berat_batang: berat({ label: 'Berat Batang', ...sure }),
      murni: berat({ label: 'Emas Murni', ...sure }),
      jumlah: rupiah({ label: 'Hutang Lunas', ...sure }),
      laba: rugi,
      harga: rupiah({ label: 'Harga Emas Murni/Gram', hidden: true }),
      keterangan: { ...keterangan, hidden: true },
    },
  },
  screen: {
    path: '/bayar-emas-supplier',
    title: 'Bayar Supplier Dengan Emas',
    menu: 'barang',
    heading: 'Supplier',
    place: 24,
    icon: 'gold',
    purpose: 'Bayar penerimaan barang dengan emas tua yang disortir atau batangan',
    when,
    initially: leaders,
  },
})

const lihatPotong = whoSees('/potong-emas-supplier')
/** Gold that is owed becomes money at a price that both agreed on (ADR 0312). Two people. */
export const potongEmasSupplier = defineDocument({
  name: 'POTONG_EMAS_SUPPLIER',
  title: 'Potong Hutang Emas',
  prefix: 'PE',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gram, jurnal, hutangSupplier],
  commands: {
    simpan: makes({
      path: 'potong-emas-supplier/simpan',
      label: 'Potong',
      summary: 'Make gold that is owed for receipts a debt of money at a stated price',
      right: lihatPotong,
      to: 'VALID',
      body: {
        harga: rupiah({
          label: 'Harga Emas Murni/Gram',
          required: 'Harga Emas Tidak Boleh Kosong',
          min: 1,
          tooShort: 'Harga Emas Tidak Boleh Kosong',
        }),
        keterangan,
        baris: list(
          {
            no_terima: terimaDipilih,
            berat: berat({ label: 'Emas Murni', min: 1, hint: 'Kosong: seluruh emasnya' }),
          },
          { label: 'Penerimaan', min: 1, max: 100, required: 'Penerimaan Harus Dipilih' },
        ),
      },
      authorise: 'POTONG_EMAS_SUPPLIER',
    }),
    batal: cancels('BATAL_POTONG_EMAS_SUPPLIER', {
      path: 'potong-emas-supplier/batal',
      label: 'Batal Potong Hutang Emas',
      consequence: 'Hutangnya kembali menjadi hutang emas.',
      summary: 'Take a set-off of today back: the exact negation; with an approval',
      right: lihatPotong,
      authorise: 'BATAL_POTONG_EMAS_SUPPLIER',
    }),
  },
  list: {
    path: 'potong-emas-supplier/lihat',
    summary: 'Gold debts that became debts of money, newest first; with count',
    right: lihatPotong,
    columns: {
      supplier,
      murni: berat({ label: 'Emas Murni', ...sure, min: -1_000_000_000_000 }),
      harga: rupiah({ label: 'Harga Emas Murni/Gram', ...sure }),
      jumlah: rupiah({ label: 'Hutang Uang', ...sure, min: -999_999_999_999 }),
      laba: rugi,
      keterangan: { ...keterangan, hidden: true },
    },
  },
  screen: {
    path: '/potong-emas-supplier',
    title: 'Potong Hutang Emas',
    menu: 'barang',
    heading: 'Supplier',
    place: 25,
    icon: 'exchange',
    purpose: 'Jadikan hutang emas hutang uang dengan harga yang disepakati',
    initially: leaders,
  },
})
