import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  kadar,
  list,
  rupiah,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { namaPola } from '#modules/periksa/pola'
import { bolehKurang } from '#modules/penjualan/laporan/retur'
import { layarPemilik } from './pemilik.calls.ts'

const sure = { required: true } as const

/** What lies in the shop by jenis: what it has cost, by how long it lies. */
export const jenisUmur = {
  kode_dept: code({ label: 'Jenis', ...sure }),
  nama: text({ label: 'Nama', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure }),
  umur_30: rupiah({ label: '0-30', ...sure }),
  umur_90: rupiah({ label: '31-90', ...sure }),
  umur_180: rupiah({ label: '91-180', ...sure }),
  umur_365: rupiah({ label: '181-365', ...sure }),
  umur_lama: rupiah({ label: '>365', ...sure }),
}
export const umurStok = defineEndpoint({
  method: 'GET',
  path: 'dashboard/umur-stok',
  summary: 'What the stock of each jenis has cost, by how long it lies',
  right: whoSees('/laporan-umur-barang'),
  answer: list(jenisUmur),
})

/** Grams of this month by the kadar of the pieces: what was bought beside what was sold. */
export const gramKadar = {
  kadar: kadar({ label: 'Kadar', ...sure }),
  dijual: berat({ label: 'Dijual', ...sure, ...bolehKurang }),
  dibeli: berat({ label: 'Dibeli', ...sure }),
}
export const gramBulanIni = defineEndpoint({
  method: 'GET',
  path: 'dashboard/gram-kadar',
  summary: 'Grams bought and sold this month, by kadar',
  right: whoSees('/laporan-penjualan-per-kadar'),
  answer: list(gramKadar),
})

/** The price of a gram of pure gold, and what the shop asks and pays for it in one group. */
export const hariHarga = {
  tgl: tanggal({ label: 'Tanggal', ...sure }),
  murni: rupiah({ label: 'Emas Murni' }),
  jual: rupiah({ label: 'Harga Jual' }),
  beli: rupiah({ label: 'Harga Beli' }),
}
export const hargaSebulan = defineEndpoint({
  method: 'GET',
  path: 'dashboard/harga-emas',
  summary: 'Fine gold for 31 days, beside the prices of the group that is sold most, as pure gold',
  right: whoSees('/harga-emas-hari-ini'),
  answer: group({
    kode_group: code({ label: 'Group' }),
    hari: list(hariHarga),
  }),
})

/** What somebody did this month that is done with care. */
export const tindakanOrang = {
  user_id: text({ label: 'User', ...sure }),
  nama: text({ label: 'Nama', ...sure }),
  batal: integer({ label: 'Dibatalkan', ...sure }),
  cetak_ulang: integer({ label: 'Cetak Ulang', ...sure }),
  diskon: integer({ label: 'Nota Diskon', ...sure }),
  rp_diskon: rupiah({ label: 'Diskon', ...sure }),
  otorisasi: integer({ label: 'Otorisasi Diberikan', ...sure }),
}
export const perOrang = defineEndpoint({
  method: 'GET',
  path: 'dashboard/per-orang',
  summary: 'Cancels, reprints, notes with a discount and approvals given this month, per person',
  right: whoSees(layarPemilik),
  answer: list(tindakanOrang),
})

/** The findings of a week that nobody has looked at, by pattern, the most first. */
export const ganjil = defineEndpoint({
  method: 'GET',
  path: 'dashboard/ganjil',
  summary: 'Open findings of the last seven days, by pattern',
  right: whoSees('/transaksi-perlu-diperiksa'),
  answer: group({
    jumlah: integer({ label: 'Jumlah', ...sure }),
    pola: list({
      pola: choice({ label: 'Pola', of: namaPola, ...sure }),
      jumlah: integer({ label: 'Jumlah', ...sure }),
    }),
  }),
})
