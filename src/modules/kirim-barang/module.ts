import { defineModule } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { bagiBarang } from './bagi-barang.ts'
import { kirimBarang as dokumen, otorisasiKirimBarang } from './kirim-barang.ts'
import { laporanKirimBarang } from './laporan/kirim-barang.ts'
import { settingKirimBarang } from './setting.ts'
import { terimaBarang } from './terima-barang.ts'

/** Goods that go from one shop of the chain to another. */
export const kirimBarang = defineModule({
  name: 'kirim-barang',
  needs: ['akuntansi', 'antar-toko', 'nota', 'otorisasi', 'riwayat', 'stok', 'toko'],
  settings: settingKirimBarang,
  documents: [dokumen, terimaBarang, bagiBarang],
  reports: [laporanKirimBarang],
  approvals: otorisasiKirimBarang,
  pictures: {
    kirim_barang: {
      right: whoSees('/kirim-barang', '/kirim-barang-kecabang'),
      ...{ table: 'dokumen', column: 'isi', key: 'foto' },
    },
  },
  // A parcel that is packed and not sent yet.
  namesPictures: [{ table: 'fakta', column: 'isi', key: 'foto', within: 'dikemas' }],
  closing: {
    barang_jalan: {
      step: 'JALAN',
      text: '{{jumlah}} Kiriman Barang Masih Di Jalan',
      path: '/kirim-barang',
    },
    barang_ditunggu: {
      step: 'JALAN',
      text: '{{jumlah}} Kiriman Barang Belum Diterima',
      path: '/terima-barang',
    },
    barang_dikirim: {
      step: 'JALAN',
      text: '{{jumlah}} Kiriman Barang Terlambat Di Jalan',
      path: '/kirim-barang',
    },
    barang_datang: {
      step: 'JALAN',
      text: '{{jumlah}} Kiriman Barang Terlambat Diterima',
      path: '/terima-barang',
    },
  },
  morning: {
    barang_datang: {
      part: 'JALAN',
      text: '{{jumlah}} kiriman barang menunggu diterima',
      paths: ['/terima-barang'],
      covers: 'barang_ditunggu',
      tone: 'wait',
    },
    barang_sisa: {
      part: 'JALAN',
      text: '{{jumlah}} kiriman barang dengan sisa yang belum kembali',
      paths: ['/kirim-barang'],
      search: { status: 'SISA' },
      tone: 'wait',
    },
  },
})
