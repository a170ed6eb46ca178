import { defineModule } from '#kernel/module'
import { layarKwitansi } from '#modules/janji/kwitansi'
import {
  cicilan as dokumen,
  dokumenKwitansi,
  kwitansiCicilan,
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
    'hari',
    'janji',
    'kunjungan',
    'nota',
    'pelanggan',
    'pembayaran',
    'penjualan',
    'preorder',
    'stok',
    'titipan',
  ],
  settings: settingCicilan,
  masters: [parameterCicilan],
  documents: [dokumen, dokumenKwitansi],
  reports: [laporanCicilan, laporanTunggakanCicilan],
  approvals: otorisasiCicilan,
  closing: {
    cicilan_open: {
      step: 'NOTA',
      text: '{{jumlah}} Kwitansi Cicilan Belum Divalidasi',
      path: '/validasi-cicilan',
    },
    cicilan_telat: {
      step: 'JANJI',
      text: '{{jumlah}} Cicilan Menunggak',
      path: '/lihat-cicilan',
      search: { status: 'TELAT' },
    },
  },
  person: {
    cicilan: {
      place: 60,
      title: 'Cicilan',
      text: '{{terbuka}} dari {{jumlah}} cicilan berjalan, sisa angsuran Rp {{rp}}',
      paths: ['/lihat-cicilan'],
      document: 'CICILAN',
      figures: { rp: 'rupiah' },
    },
  },
  morning: {
    angsuran: {
      part: 'JANJI',
      text: '{{jumlah}} angsuran jatuh tempo hari ini, Rp {{sisa}}',
      paths: ['/lihat-cicilan'],
      search: { status: 'AKTIF' },
      figures: { sisa: 'rupiah' },
    },
  },
  screens: [
    {
      ...layarKwitansi(kwitansiCicilan, {
        ...{ menu: 'validasi', title: 'Validasi Cicilan' },
        purpose: 'Terima uang muka, angsuran dan pelunasan cicilan',
      }),
      when: 'CICILAN_MODULE',
    },
  ],
})
