import { defineModule } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { defineScreen, everyone } from '#kernel/screen'
import { baki } from './baki.ts'
import { bandrol } from './bandrol.ts'
import { gerakBarang, gram, koreksiBarangBuku } from './buku.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'
import { hargaEmas } from './harga-emas.ts'
import { jenisGroup } from './jenis-group.ts'
import { jenis } from './jenis.ts'
import { hutangSupplier } from './hutang-supplier.ts'
import { nilaiEmas } from './nilai-emas.ts'
import { konsinyasiBuku } from './konsinyasi.ts'
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
import { settingStok } from './setting.ts'

export const stok = defineModule({
  name: 'stok',
  needs: ['berlian', 'harga', 'toko', 'otorisasi', 'akuntansi', 'hari'],
  settings: settingStok,
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
  ledgers: [gerakBarang, koreksiBarangBuku, gram, hutangSupplier, nilaiEmas, konsinyasiBuku],
  pictures: {
    foto_produk: {
      right: whoSees('/tambah-data-barang', '/foto-barang'),
      table: 'barang',
      column: 'gambar',
    },
  },
  approvals: { ...otorisasiStok, ...otorisasiKembali, ...otorisasiTambah },
  closing: {
    kembali: {
      step: 'BARANG',
      text: '{{jumlah}} Barang Kembali Belum Masuk Baki',
      path: '/data-barang',
    },
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
