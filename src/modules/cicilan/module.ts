import { defineModule } from '#kernel/module'
import { layarKwitansi } from '#modules/janji/kwitansi'
import {
  cicilan as dokumen,
  dokumenKwitansi,
  kwitansiCicilan,
  layarCicilan,
  otorisasiCicilan,
} from './cicilan.ts'
import { laporanCicilan } from './laporan/cicilan.ts'
import { laporanTunggakanCicilan } from './laporan/tunggakan.ts'
import { parameterCicilan } from './parameter-cicilan.ts'
import { settingCicilan } from './setting.ts'

/** Pieces that are paid off by the month. */
export const cicilan = defineModule({
  name: 'cicilan',
  needs: [
    'akuntansi',
    'janji',
    'kunjungan',
    'nota',
    'pelanggan',
    'pembayaran',
    'penjualan',
    'stok',
  ],
  settings: settingCicilan,
  masters: [parameterCicilan],
  documents: [dokumen, dokumenKwitansi],
  reports: [laporanCicilan, laporanTunggakanCicilan],
  approvals: otorisasiCicilan,
  closing: {
    cicilan_open: {
      text: '{{jumlah}} Kwitansi Cicilan Belum Divalidasi',
      path: '/validasi-cicilan',
    },
    cicilan_telat: { text: '{{jumlah}} Cicilan Menunggak', path: '/lihat-cicilan' },
  },
  screens: [
    layarCicilan(2, {
      path: '/lihat-cicilan',
      title: 'Lihat Cicilan',
      icon: 'list',
      purpose: 'Cari cicilan, lihat jadwalnya, terima angsuran atau lunasi',
    }),
    layarCicilan(3, {
      path: '/lelang-cicilan',
      title: 'Lelang Cicilan',
      icon: 'labour',
      purpose: 'Lelang barang cicilan yang menunggak, bayar kelebihannya',
    }),
    layarCicilan(4, {
      path: '/batal-cicilan',
      title: 'Batal Cicilan',
      icon: 'cancel',
      purpose: 'Batalkan cicilan: barang bebas, uang kembali',
    }),
    {
      ...layarKwitansi(kwitansiCicilan, {
        ...{ menu: 'validasi', title: 'Validasi Cicilan' },
        purpose: 'Terima uang muka, angsuran dan pelunasan cicilan',
      }),
      when: 'CICILAN_MODULE',
    },
  ],
})
