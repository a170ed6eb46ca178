import { defineModule } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { hargaBeli } from './harga-beli.ts'
import {
  ciriKantong,
  gerakKantong,
  rugiKantong,
  hancurPembelian,
  jualLagi,
  otorisasiKantong,
  setoranEmas,
} from './kantong/kantong.ts'
import { keteranganNota } from './keterangan-nota.ts'
import { kondisiPembelian } from './kondisi-pembelian.ts'
import { laporanBatalPembelian } from './laporan/batal-pembelian.ts'
import { laporanBeliKembali } from './laporan/beli-kembali.ts'
import { laporanPembelianDiAtasNota } from './laporan/pembelian-di-atas-nota.ts'
import { laporanPembelianPerFaktur } from './laporan/pembelian-per-faktur.ts'
import { laporanPembelian } from './laporan/pembelian.ts'
import { laporanRekapPembelian } from './laporan/rekap-pembelian.ts'
import { laporanSelisihBeratBeli } from './laporan/selisih-berat-beli.ts'
import { settingLaporanBeli } from './laporan/setting.ts'
import { otorisasiBeli } from './otorisasi.ts'
import { kantongBuku, pembelianBarisBuku, pembelianBuku } from './buku.ts'
import { dokumenPembelian } from './pembelian.ts'
import { pembulatanBerat } from './pembulatan-berat.ts'
import { potonganKategori } from './potongan-kategori.ts'
import { rugiNota } from './rugi-nota.ts'
import { settingPembelian } from './setting.ts'

/** A visit sells and buys at one counter. */
const counter = whoSees('/transaksi-penjualan', '/transaksi-pembelian')

export const pembelian = defineModule({
  name: 'pembelian',
  needs: [
    'akuntansi',
    'berlian',
    'harga',
    'hari',
    'kas',
    'kunjungan',
    'kupon',
    'label',
    'member',
    'nota',
    'otorisasi',
    'pelanggan',
    'pembayaran',
    'pengguna',
    'pesan',
    'stok',
    'toko',
  ],
  settings: { ...settingPembelian, ...settingLaporanBeli },
  masters: [
    kondisiPembelian,
    rugiNota,
    hargaBeli,
    potonganKategori,
    keteranganNota,
    pembulatanBerat,
  ],
  documents: [dokumenPembelian, setoranEmas, hancurPembelian, jualLagi],
  ledgers: [pembelianBuku, pembelianBarisBuku, kantongBuku, gerakKantong, rugiKantong, ciriKantong],
  reports: [
    laporanPembelian,
    laporanPembelianPerFaktur,
    laporanRekapPembelian,
    laporanBatalPembelian,
    laporanPembelianDiAtasNota,
    laporanSelisihBeratBeli,
    laporanBeliKembali,
  ],
  approvals: { ...otorisasiBeli, ...otorisasiKantong },
  namesPictures: [{ table: 'pembelian_baris', column: 'gambar' }],
  closing: {
    cetak_beli: {
      step: 'NOTA',
      text: '{{jumlah}} Nota Beli Belum Dicetak',
      path: '/lihat-pembelian',
    },
    kantong: {
      step: 'BARANG',
      text: '{{jumlah}} Kantong Emas Belum Disetor',
      path: '/setoran-emas',
    },
  },
  pictures: {
    TIMBANGAN: { right: counter, table: 'pembelian_baris', column: 'foto' },
    IDENTITAS: {
      right: counter,
      table: 'pelanggan',
      column: 'foto_identitas',
      pribadi: true,
    },
  },
  person: {
    beli: {
      place: 80,
      title: 'Dibeli Dari Pelanggan',
      text: '{{jumlah}} faktur, Rp {{total}}, terakhir {{terakhir}}',
      paths: ['/lihat-pembelian'],
      document: 'PEMBELIAN',
      figures: { total: 'rupiah', terakhir: 'tanggal' },
    },
  },
  screens: [
    {
      path: '/lihat-pembelian',
      inBranch: true,
      title: 'Lihat Pembelian',
      menu: 'pembelian',
      place: 3,
      icon: 'list',
      purpose: 'Cari faktur beli, lihat isinya, cetak ulang',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/batal-pembelian',
      title: 'Batal Pembelian',
      menu: 'pembelian',
      place: 4,
      icon: 'cancel',
      purpose: 'Batalkan pembelian hari ini dengan otorisasi',
      initially: leaders,
    },
    {
      path: '/setoran-emas',
      title: 'Setoran Emas',
      menu: 'pembelian',
      icon: 'gold',
      purpose: 'Serahkan kantong emas ke brankas, timbang satu per satu',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/jual-lagi',
      title: 'Jual Lagi',
      menu: 'pembelian',
      icon: 'plus',
      purpose: 'Emas yang dibeli langsung masuk baki dengan label baru',
      initially: leaders,
    },
    {
      path: '/hancur-pembelian',
      title: 'Hancur Pembelian',
      menu: 'pembelian',
      place: 2,
      icon: 'melt',
      purpose: 'Hancurkan emas yang dibeli: hasilnya ke lebur, sisanya susut',
      initially: leaders,
    },
  ],
})
