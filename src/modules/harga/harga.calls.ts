import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  code,
  group,
  integer,
  kadar,
  list,
  maybe,
  rupiah,
  saat,
  tanggal,
  text,
  texts,
  yes,
} from '#kernel/field'
import { signedIn, whoSees } from '#kernel/right'
import { hargaMasuk } from './ubah-harga.ts'

const sure = { required: true } as const
const right = whoSees('/harga-emas-hari-ini')
const selisih = { ...sure, min: -999_999_999_999 }

/** A group with the price that applies, and since when. */
export const hargaGroup = {
  kode_group: code({ label: 'Kode Group', ...sure }),
  nama_group: text({ label: 'Nama Group', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  harga: rupiah({ label: 'Harga/Gram', ...sure }),
  harga_beli: rupiah({ label: 'Harga Beli/Gram', ...sure }),
  sejak: saat({ label: 'Sejak' }),
  oleh: text({ label: 'Oleh' }),
  tgl_konfirmasi: tanggal({ label: 'Berlaku Untuk' }),
}

export const hargaEmasKini = defineEndpoint({
  method: 'GET',
  path: 'harga-emas/hari-ini',
  summary: 'The prices a gram of all groups and of fine gold, and since when they apply',
  right,
  answer: group({
    murni: maybe({
      harga_murni: rupiah({ label: 'Harga Emas Murni/Gram', ...sure }),
      berlaku_mulai: tanggal({ label: 'Berlaku Mulai', ...sure }),
    }),
    group: list(hargaGroup),
  }),
})

/** A piece that would be sold below what it has cost. */
export const barangRugi = {
  kode_barcode: text({ label: 'Barcode', ...sure, open: 'barang' }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kode_group: code({ label: 'Group', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_lama: rupiah({ label: 'Harga Lama', ...sure }),
  harga_baru: rupiah({ label: 'Harga Baru', ...sure }),
  modal: rupiah({ label: 'Modal', ...sure }),
  kurang: rupiah({ label: 'Kurang', ...sure }),
  /** Not yet below it at the price of now. */
  baru: yes({ label: 'Baru' }),
}

/** What the prices make of the goods. */
export const angkaCoba = {
  pcs: integer({ label: 'Pcs', ...sure }),
  nilai_lama: rupiah({ label: 'Nilai Lama', ...sure }),
  nilai_baru: rupiah({ label: 'Nilai Baru', ...sure }),
  bawah_modal: integer({ label: 'Di Bawah Modal', ...sure }),
  bawah_modal_baru: integer({ label: 'Jatuh Di Bawah Modal', ...sure }),
  terburuk: list(barangRugi),
  /** Counters that will be priced anew, and saved notes that keep their prices. */
  draf: integer({ label: 'Draf', ...sure }),
  nota_open: integer({ label: 'Nota OPEN', ...sure }),
}

/** What else they touch, before and after; some of it by number. */
export const angkaSentuhan = {
  kode: text({ label: 'Kode', ...sure }),
  jumlah_lama: integer({ label: 'Jumlah Lama', ...sure }),
  jumlah: integer({ label: 'Jumlah', ...sure }),
  rupiah_lama: rupiah({ label: 'Rupiah Lama', ...sure }),
  rupiah: rupiah({ label: 'Rupiah', ...sure }),
  nomor: texts({ label: 'No Dokumen' }),
}

export const cobaHarga = defineEndpoint({
  method: 'POST',
  path: 'harga-emas/coba',
  summary: 'Try prices without setting them: what falls below cost, the worst first (100 at most)',
  right,
  reads: true,
  body: hargaMasuk,
  answer: group({
    ...angkaCoba,
    sentuhan: list({
      ...angkaSentuhan,
      kalimat: text({ label: 'Keterangan', ...sure }),
      path: text({ label: 'Alamat', ...sure }),
    }),
  }),
})

/** A price that was set: when, to what, who, from what; narrow tables show it in this order. */
export const riwayatHarga = {
  saat: saat({ label: 'Waktu', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  harga_ke: rupiah({ label: 'Harga Baru', ...sure }),
  selisih: rupiah({ label: 'Selisih', ...selisih }),
  oleh: text({ label: 'Oleh', ...sure }),
  harga_dari: rupiah({ label: 'Harga Lama' }),
  harga_beli_ke: rupiah({ label: 'Harga Beli Baru' }),
}

export const riwayatHargaEmas = defineEndpoint({
  method: 'GET',
  path: 'harga-emas/riwayat',
  summary: 'The prices of a group, newest first, back to the one in force so many days ago',
  right,
  query: {
    kode_group: code({ label: 'Group' }),
    hari: integer({ label: 'Hari', min: 1, max: 731, initial: 90 }),
  },
  answer: list(riwayatHarga),
})

export const umurHarga = defineEndpoint({
  method: 'GET',
  path: 'harga-emas/umur',
  summary: 'How many groups have a price that nobody set or confirmed for today, the oldest day',
  right: signedIn,
  when: 'HARGA_LAMA_MODULE',
  answer: group({
    jumlah: integer({ label: 'Jumlah', ...sure }),
    sejak: tanggal({ label: 'Sejak' }),
  }),
})
