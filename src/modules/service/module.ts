import { laporanServiceBelumDiambil } from './laporan/belum-diambil.ts'
import { laporanServicePerTukang } from './laporan/per-tukang.ts'
import { laporanService } from './laporan/service.ts'
import { defineModule } from '#kernel/module'
import { layarKwitansi } from '#modules/janji/kwitansi'
import { deskripsiService } from './deskripsi-service.ts'
import {
  dokumenKwitansi,
  kwitansiService,
  otorisasiService,
  service as dokumen,
} from './service.ts'
import { hutangTukang } from './hutang-tukang.ts'
import { tukang } from './tukang.ts'
import { settingService } from './setting.ts'

/** Work on customers' pieces: who does it, what it is called, and each piece that came. */
export const service = defineModule({
  name: 'service',
  needs: [
    'akuntansi',
    'hari',
    'janji',
    'nota',
    'pelanggan',
    'pembayaran',
    'pembelian',
    'penjualan',
    'stok',
    'toko',
  ],
  settings: settingService,
  masters: [tukang, deskripsiService],
  ledgers: [hutangTukang],
  documents: [dokumen, dokumenKwitansi],
  reports: [laporanService, laporanServiceBelumDiambil, laporanServicePerTukang],
  approvals: otorisasiService,
  closing: {
    service_open: {
      step: 'NOTA',
      text: '{{jumlah}} Kwitansi Service Belum Divalidasi',
      path: '/validasi-service',
    },
    service_telat: {
      step: 'JANJI',
      text: '{{jumlah}} Service Lewat Janji',
      path: '/lihat-services',
      search: { status: 'TELAT' },
    },
    service_lama: {
      step: 'JANJI',
      text: '{{jumlah}} Service Selesai Belum Diambil',
      path: '/lihat-services',
      search: { status: 'SELESAI' },
    },
  },
  person: {
    service: {
      place: 40,
      title: 'Service',
      text: '{{terbuka}} dari {{jumlah}} service berjalan, sisa Rp {{rp}}',
      paths: ['/lihat-services'],
      document: 'SERVICE',
      figures: { rp: 'rupiah' },
    },
  },
  morning: {
    service_janji: {
      part: 'JANJI',
      text: '{{jumlah}} service dijanjikan selesai hari ini',
      paths: ['/lihat-services'],
      search: { status: 'MASUK' },
      tone: 'wait',
    },
    service_siap: {
      part: 'JANJI',
      text: '{{jumlah}} service siap diambil, {{lama}} lewat {{hari}} hari',
      covers: 'service_lama',
      paths: ['/lihat-services'],
      search: { status: 'SELESAI' },
    },
  },
  screens: [
    layarKwitansi(kwitansiService, {
      ...{ menu: 'validasi', title: 'Validasi Service' },
      purpose: 'Terima uang muka dan pelunasan service',
    }),
  ],
})
