import { alasan, defineDocument, kindsOf, makes, moves } from '#kernel/document'
import {
  choice,
  group,
  integer,
  list,
  maybe,
  ref,
  rupiah,
  tanggal,
  text,
  texts,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { barisMasuk, otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'
import { terimaUang } from '#modules/kasir/kasir'
import { daftarBayar, pembayaran } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { kasBuku } from '#modules/kas/buku'
import { gerakBarang } from '#modules/stok/buku'
import { titipanBuku, titipanUang } from './buku.ts'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { penitip } from '#modules/pelanggan/pelanggan'

const sure = { required: true } as const

/** The states of a deposit: money that waits at the cashier, that is held, spent, given back. */
export const statusTitipan = {
  OPEN: 'Menunggu Validasi',
  TITIP: 'Titip',
  DIPAKAI: 'Dipakai',
  BATAL: 'Dibatalkan',
} as const
export type StatusTitipan = keyof typeof statusTitipan

/** A deposit as the counter agrees on it, besides the piece, the customer and the money. */
export const titipMasuk = {
  jumlah: rupiah({ label: 'Uang Titipan', required: 'Jumlah Rp Tidak Boleh Kosong', min: 1 }),
  tgl_batas: tanggal({ label: 'Batas' }), // null: as long as the shop keeps it
}

/** The kinds of approval a deposit may need (SPEC 6: cancelling a deposit). */
export const otorisasiTitipan = {
  BATAL_TITIPAN: 'Batal Titipan',
  BATAL_TAMBAH_TITIPAN: 'Batal Tambahan Titipan',
} as const

/** Who takes money. */
export const penerimaTitipan = whoSees('/validasi-titipan')

/** One deposit that has to be named, and one addition to it. */
export const noTitipan = text({
  label: 'No Titipan',
  required: 'No Titipan Tidak Boleh Kosong',
  max: 40,
})
export const noTambahan = text({ label: 'No Dokumen', ...sure, max: 40 })

const nomor = texts({ label: 'Titipan', required: false })
const kembali = rupiah({ label: 'Uang Kembali', ...sure })
const no_batal = text({ label: 'No Batal', ...sure })
const right = penerimaTitipan

/** What is known of a deposit that was taken. */
export const hasilTitip = {
  no_titipan: text({ label: 'No Titipan', ...sure }),
  status: choice({ label: 'Status', of: { OPEN: 'Menunggu Validasi', TITIP: 'Titip' }, ...sure }),
  kembali,
}

/** The deposit (DOMAIN 5): for a chosen piece, which is kept for the customer, or money only. */
export const dokumenTitipan = defineDocument({
  name: 'TITIPAN',
  title: 'Titipan',
  prefix: 'TT',
  states: statusTitipan,
  ends: ['DIPAKAI', 'BATAL'],
  books: [pelangganBuku, gerakBarang, titipanBuku, pembayaranBuku, titipanUang, jurnal, kasBuku],
  commands: {
    /**
     * Takes money in at the counter, for the piece that is scanned or for none. `harga` is what the
     * counter showed for the piece: another one is refused.
     */
    simpan: makes({
      path: 'titipan/simpan',
      label: 'Simpan',
      summary: 'Take a deposit: OPEN, or held at once without validation',
      right: whoSees('/transaksi-penjualan'),
      to: 'OPEN',
      or: ['TITIP'],
      mayAsk: kindsOf(otorisasiHargaJual),
      body: {
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        ...penitip,
        keterangan: text({ label: 'Keterangan', max: 200 }),
        baris: maybe(barisMasuk, 'Barang'),
        harga: rupiah({ label: 'Harga Total' }),
        ...titipMasuk,
        pembayaran: daftarBayar,
      },
      answer: group(hasilTitip),
    }),
    validasi: moves(['OPEN'], {
      path: 'validasi/simpan/titipan',
      label: 'Validasi',
      summary: 'Validate deposits: the money enters the books',
      right,
      to: 'TITIP',
      body: { titipan: nomor, ...terimaUang },
      answer: group({ titipan: texts({ label: 'Titipan' }) }),
    }),
    batalValidasi: moves(['OPEN'], {
      path: 'validasi/cancel/titipan',
      label: 'Batal Validasi',
      summary: 'Withdraw deposits that wait: their pieces are free again',
      right,
      when: 'CANCEL_VALIDATION_MODULE',
      to: 'BATAL',
      body: { titipan: nomor },
      answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
    }),
    /** The cashier may change how a waiting deposit is paid, never how much (DOMAIN 5). */
    bayar: moves(['OPEN'], {
      path: 'validasi/bayar/titipan',
      label: 'Ubah Pembayaran',
      summary: 'Change the payments of a deposit that waits',
      right,
      to: 'OPEN',
      body: { no_titipan: noTitipan, pembayaran: list(pembayaran, { label: 'Pembayaran' }) },
      answer: group({ kembali }),
    }),
    batal: moves(['TITIP'], {
      path: 'titipan/batal',
      label: 'Batal Titip',
      summary: 'Cancel a deposit: money back by the rule, the piece free again',
      right: whoSees('/lihat-titipan'),
      to: 'BATAL',
      undoes: 'BATAL_TITIPAN',
      authorise: 'BATAL_TITIPAN',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: { no_titipan: noTitipan, alasan, uang_dari: uangDari },
      answer: group({ no_batal, kembali, hangus: rupiah({ label: 'Hangus', ...sure }) }),
    }),
  },
  along: {
    ditambah: { from: ['TITIP'], to: 'TITIP' },
    /** A visit that waits counts on it: two of them cannot count on the same money. */
    ditahan: { from: ['TITIP'], to: 'TITIP' },
    /** It pays a visit. */
    dipakai: { from: ['TITIP'], to: 'DIPAKAI', or: ['TITIP'] },
    /** The visit that it paid was cancelled. */
    kembali: { from: ['TITIP', 'DIPAKAI'], to: 'TITIP' },
  },
})

/** More money for a deposit: a document of its own, under a number of deposits. */
export const tambahTitipan = defineDocument({
  name: 'TAMBAH_TITIPAN',
  title: 'Tambahan Titipan',
  prefix: 'TT',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [titipanUang, pembayaranBuku, jurnal, kasBuku],
  commands: {
    /** The cashier who takes it says so himself. */
    simpan: makes({
      path: 'titipan/tambah',
      label: 'Tambah Titip',
      summary: 'Take more money for a deposit',
      right,
      to: 'VALID',
      body: {
        no_titipan: noTitipan,
        jumlah: titipMasuk.jumlah,
        pembayaran: daftarBayar,
        user_id: terimaUang.user_id,
      },
      answer: group({ nomor: text({ label: 'No Dokumen', ...sure }), kembali }),
    }),
    batal: moves(['VALID'], {
      path: 'titipan/tambah/batal',
      label: 'Batal Tambahan',
      summary: 'Take an addition of today back, while the deposit was not used since',
      right,
      to: 'BATAL',
      undoes: 'BATAL_TAMBAH_TITIPAN',
      authorise: 'BATAL_TAMBAH_TITIPAN',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: { nomor: noTambahan, alasan, uang_dari: uangDari },
      answer: group({ no_batal, kembali }),
    }),
  },
})
