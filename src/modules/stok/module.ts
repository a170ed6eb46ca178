import { defineModule } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { defineScreen, everyone } from '#kernel/screen'
import { berat, persen } from '#kernel/field'
import { flag, parameter } from '#kernel/setting'
import { baki } from './baki.ts'
import { bandrol } from './bandrol.ts'
import { gerakBarang, gram, koreksiBarangBuku } from './buku.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'
import { hargaEmas } from './harga-emas.ts'
import { jenisGroup } from './jenis-group.ts'
import { jenis } from './jenis.ts'
import { kadarEod } from './kadar-eod.ts'
import { kadar } from './kadar.ts'
import { kategori } from './kategori.ts'
import { kelompokHarga } from './kelompok-harga.ts'
import { kondisiBarang } from './kondisi-barang.ts'
import { kembaliKeBaki, otorisasiKembali } from './kembali-ke-baki.ts'
import { koreksiBarang, otorisasiStok } from './koreksi-barang.ts'
import { laporanAnalisisHargaBarang } from './laporan/analisis-harga-barang.ts'
import { laporanKartuStock } from './laporan/kartu-stock.ts'
import { laporanBukuBerlian } from './laporan/buku-berlian.ts'
import { laporanKelompokBarang } from './laporan/kelompok-barang.ts'
import { laporanNeracaGram } from './laporan/neraca-gram.ts'
import { laporanPerubahanHargaEmas } from './laporan/perubahan-harga-emas.ts'
import { laporanSaldoBarang } from './laporan/saldo-barang.ts'
import { laporanSusut } from './laporan/susut.ts'
import { laporanUmurBarang } from './laporan/umur-barang.ts'
import { supplier } from './supplier.ts'
import { otorisasiTambah, tambahBarang } from './tambah-barang.ts'

export const stok = defineModule({
  name: 'stok',
  needs: ['berlian', 'harga', 'toko', 'otorisasi', 'akuntansi', 'hari'],
  settings: {
    KELOMPOK_HARGA_MODULE: flag('Modul Kelompok Harga', {
      area: 'Modul',
      switches: 'Group harga dikumpulkan dalam kelompok harga',
      initial: true,
    }),
    SUPPLIER_MODULE: flag('Modul Supplier', {
      area: 'Modul',
      switches: 'Supplier dicatat pada penerimaan barang',
      initial: true,
    }),
    HIDE_SALDO_BARANG_SUMMARY: flag('Sembunyikan Saldo Barang', {
      area: 'Barang',
      switches: 'Laporan saldo barang hanya untuk OWN',
    }),
    TOLERANSI_BERAT_KEMBALI: parameter(berat({ label: 'Toleransi Berat Kembali' }), 10, {
      area: 'Barang',
      switches: 'Selisih timbangan dan label yang masih diterima saat barang kembali ke baki',
      levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
    }),
    POKOK_WAJIB_MODULE: flag('Harga Pokok Wajib', {
      area: 'Barang',
      initial: true,
      switches: 'Barang dari supplier diterima hanya dengan harga pokoknya',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    BATAS_UBAH_HARGA: parameter(persen({ label: 'Batas Perubahan Harga Emas (%)' }), 10_00, {
      area: 'Harga Emas',
      switches:
        'Harga emas yang naik atau turun lebih dari ini memerlukan otorisasi; 0 tanpa batas',
      levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
    }),
  },
  masters: [
    kategori,
    jenis,
    kelompokHarga,
    group,
    kadar,
    kadarEod,
    gudang,
    baki,
    bandrol,
    kondisiBarang,
    jenisGroup,
    hargaEmas,
    supplier,
  ],
  reports: [
    laporanSaldoBarang,
    laporanKartuStock,
    laporanNeracaGram,
    laporanBukuBerlian,
    laporanPerubahanHargaEmas,
    laporanKelompokBarang,
    laporanAnalisisHargaBarang,
    laporanUmurBarang,
    laporanSusut,
  ],
  documents: [tambahBarang, koreksiBarang, kembaliKeBaki],
  ledgers: [gerakBarang, koreksiBarangBuku, gram],
  pictures: {
    foto_produk: {
      right: whoSees('/tambah-data-barang', '/foto-barang'),
      table: 'barang',
      column: 'gambar',
    },
  },
  approvals: { ...otorisasiStok, ...otorisasiKembali, ...otorisasiTambah },
  closing: {
    kembali: { text: '{{jumlah}} Barang Kembali Belum Masuk Baki', path: '/data-barang' },
  },
  screens: [
    defineScreen({
      path: '/tambah-data-barang',
      title: 'Tambah Data Barang',
      menu: 'barang',
      place: 1,
      icon: 'plus',
      purpose: 'Barang baru: berat, harga pokok, foto dan barcode',
      initially: ['SPV', 'MU', 'DEV'],
    }),
    defineScreen({
      path: '/data-barang',
      inBranch: true,
      title: 'Data Barang',
      menu: 'barang',
      place: 2,
      icon: 'search',
      purpose: 'Cari barang, lihat foto dan keadaannya',
      initially: everyone,
      count: 'barang/kembali/jumlah',
    }),
  ],
})
