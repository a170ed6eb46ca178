import { defineModule } from '#kernel/module'
import { laporanBatalPenjualan } from './laporan/batal-penjualan.ts'
import { laporanCetakUlang } from './laporan/cetak-ulang.ts'
import { laporanMarginPenjualan } from './laporan/margin-penjualan.ts'
import { laporanPenjualanDiBawahModal } from './laporan/penjualan-di-bawah-modal.ts'
import { laporanPenjualanBerlian } from './laporan/penjualan-berlian.ts'
import { laporanPenjualanDetail } from './laporan/penjualan-detail.ts'
import { laporanPenjualanPerJenis } from './laporan/penjualan-per-jenis.ts'
import { laporanPenjualanPerKadar } from './laporan/penjualan-per-kadar.ts'
import { laporanPenjualanPerPembayaran } from './laporan/penjualan-per-pembayaran.ts'
import { laporanPenjualanPerSales } from './laporan/penjualan-per-sales.ts'
import { laporanPenjualan } from './laporan/penjualan.ts'
import { laporanRekapPenjualan } from './laporan/rekap-penjualan.ts'
import { laporanRekapPenjualanPajak } from './laporan/rekap-penjualan-pajak.ts'
import { settingLaporanJual } from './laporan/setting.ts'
import { laporanTransaksiBesar } from './laporan/transaksi-besar.ts'
import { laporanTukarTambah } from './laporan/tukar-tambah.ts'
import { bayarBonus, bonusHari, otorisasiBonus } from './bonus/bayar-bonus.ts'
import { bonusSales } from './bonus-sales.ts'
import { laporTransaksi } from './lapor-transaksi.ts'
import { paraPajak } from './pajak/para-pajak.ts'
import { parameterOngkos } from './parameter-ongkos.ts'
import { koreksiPenjualan, koreksiPenjualanBuku } from './koreksi-penjualan.ts'
import { otorisasiJual } from './otorisasi-jual.ts'
import {
  penjualanBarisBuku,
  penjualanBatuBuku,
  penjualanBuku,
  penjualanPajakBuku,
  timbangSerahBuku,
} from './buku.ts'
import { dokumenPenjualan } from './penjualan.ts'
import { sales } from './sales.ts'
import { settingPenjualan } from './setting.ts'

export const penjualan = defineModule({
  name: 'penjualan',
  needs: [
    'kupon',
    'akuntansi',
    'berlian',
    'harga',
    'hari',
    'kas',
    'kunjungan',
    'member',
    'nota',
    'otorisasi',
    'pelanggan',
    'pembayaran',
    'pembelian',
    'pengguna',
    'pesan',
    'stok',
    'titipan',
    'toko',
  ],
  settings: { ...settingPenjualan, ...settingLaporanJual },
  masters: [sales, parameterOngkos, paraPajak, bonusSales, laporTransaksi],
  documents: [dokumenPenjualan, koreksiPenjualan, bayarBonus],
  ledgers: [
    penjualanBuku,
    penjualanBarisBuku,
    penjualanBatuBuku,
    penjualanPajakBuku,
    timbangSerahBuku,
    koreksiPenjualanBuku,
    bonusHari,
  ],
  reports: [
    laporanPenjualan,
    laporanPenjualanDetail,
    laporanPenjualanBerlian,
    laporanPenjualanPerSales,
    laporanPenjualanPerJenis,
    laporanPenjualanPerKadar,
    laporanPenjualanPerPembayaran,
    laporanRekapPenjualan,
    laporanRekapPenjualanPajak,
    laporanBatalPenjualan,
    laporanMarginPenjualan,
    laporanPenjualanDiBawahModal,
    laporanTukarTambah,
    laporanCetakUlang,
    laporanTransaksiBesar,
  ],
  approvals: { ...otorisasiJual, ...otorisasiBonus },
  namesPictures: [{ table: 'penjualan_baris', column: 'gambar' }],
  closing: {
    cetak: { step: 'NOTA', text: '{{jumlah}} Nota Belum Dicetak', path: '/lihat-penjualan' },
  },
  person: {
    nota: {
      place: 70,
      title: 'Pembelian Pelanggan',
      text: '{{jumlah}} nota, Rp {{total}}, terakhir {{terakhir}}',
      paths: ['/lihat-penjualan'],
      document: 'PENJUALAN',
      figures: { total: 'rupiah', terakhir: 'tanggal' },
    },
  },
  screens: [
    {
      path: '/lihat-penjualan',
      inBranch: true,
      title: 'Lihat Penjualan',
      menu: 'penjualan',
      place: 2,
      icon: 'list',
      purpose: 'Cari nota, lihat isinya, cetak ulang, koreksi',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
  ],
})
