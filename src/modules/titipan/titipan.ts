import { describeDocument } from '#kernel/described'
import { berat, code, ref, rupiah, tanggal, text, yes } from '#kernel/field'
import { kasBuku } from '#modules/kas/buku'
import { gerakBarang } from '#modules/stok/buku'
import { titipanUang } from './buku.ts'

/** The states of a deposit: money that waits at the cashier, that is held, spent, given back. */
export const statusTitipan = {
  OPEN: 'Menunggu Validasi',
  TITIP: 'Titip',
  DIPAKAI: 'Dipakai',
  BATAL: 'Batal',
} as const
export type StatusTitipan = keyof typeof statusTitipan

const kepala = {
  no_titipan: code({ label: 'No Titipan', required: true, max: 40 }),
  kode_sales: ref('sales', { label: 'Sales', required: true }),
  nama_customer: text({ label: 'Customer', required: true }),
  jumlah: rupiah({ label: 'Uang Titipan', required: true }),
  tgl_batas: tanggal({ label: 'Batas', required: true }),
  kunci_harga: yes({ label: 'Harga Dikunci' }),
}
/** The piece that was chosen; money only: none. */
const baris = {
  kode_barcode: code({ label: 'Barcode', required: true, max: 30 }),
  nama_barang: text({ label: 'Nama Barang', required: true }),
  berat: berat({ label: 'Berat', required: true }),
  harga_total: rupiah({ label: 'Harga Total', required: true }),
}

const contoh = {
  no_titipan: 'TT-GS1-261121-0001',
  kode_sales: 'SLS1',
  nama_customer: 'IBU SITI',
  jumlah: 1_000_000,
  tgl_batas: '2026-12-21',
  kunci_harga: true,
  baris: [
    {
      kode_barcode: '010000017',
      nama_barang: 'CINCIN BELAH ROTAN',
      berat: 4_120,
      harga_total: 6_900_000,
    },
  ],
}

/** The deposit (DOMAIN 5): for a chosen piece, which is kept for the customer, or money only. */
export const dokumenTitipan = describeDocument({
  name: 'TITIPAN',
  title: 'Titipan',
  prefix: 'TT',
  states: statusTitipan,
  header: kepala,
  lines: baris,
  posts: [titipanUang, gerakBarang, kasBuku],
  commands: {
    simpan: { label: 'Simpan', from: [], to: 'OPEN', call: 'titipan/simpan' },
    validasi: { label: 'Validasi', from: ['OPEN'], to: 'TITIP', call: 'validasi/simpan/titipan' },
    batalValidasi: {
      label: 'Batal Validasi',
      from: ['OPEN'],
      to: 'BATAL',
      call: 'validasi/cancel/titipan',
      confirm: 'Ingin Membatal Validasi Ini ?',
    },
    // It is a visit's way of payment, by the visit's own command.
    pakai: { label: 'Dipakai', from: ['TITIP'], to: 'DIPAKAI', call: 'validasi/simpan/jualbeli' },
    tambah: { label: 'Tambah Titip', from: ['TITIP'], to: 'TITIP', call: 'titipan/tambah' },
    batalTambah: {
      label: 'Batal Tambahan',
      from: ['TITIP'],
      to: 'TITIP',
      call: 'titipan/tambah/batal',
      authorise: 'BATAL_TAMBAH_TITIPAN',
      reason: true,
    },
    batal: {
      label: 'Batal Titip',
      from: ['TITIP'],
      to: 'BATAL',
      call: 'titipan/batal',
      authorise: 'BATAL_TITIPAN',
      reason: true,
    },
  },
  contoh: { OPEN: contoh, TITIP: contoh, DIPAKAI: contoh, BATAL: contoh },
})

/** The kinds of approval a deposit may need (SPEC 6: cancelling a deposit). */
export const otorisasiTitipan = {
  BATAL_TITIPAN: 'Batal Titipan',
  BATAL_TAMBAH_TITIPAN: 'Batal Tambahan Titipan',
} as const

/** A deposit as the counter agrees on it, besides the piece, the customer and the money. */
export const titipMasuk = {
  jumlah: rupiah({ label: 'Uang Titipan', required: 'Jumlah Rp Tidak Boleh Kosong', min: 1 }),
  tgl_batas: tanggal({ label: 'Batas' }), // null: as long as the shop keeps it
}
