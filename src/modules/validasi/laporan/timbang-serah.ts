import { berat, choice, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** Lighter than its label is below zero. */
const beda = { required: true, min: -1_000_000_000 } as const

/** What the scale said of each piece that was handed over, beside its label (DOMAIN 5). */
export const laporanTimbangSerah = defineReport({
  path: '/laporan-timbang-serah',
  title: 'Laporan Timbang Serah',
  purpose: 'Timbangan saat barang diserahkan dibandingkan dengan labelnya',
  heading: 'Kontrol',
  icon: 'purity',
  when: 'TIMBANG_SERAH_MODULE',
  call: 'validasi/report-timbang-serah',
  initially: ['SPV'],
  filters: {
    ...periode,
    user_id: pilihUser('Kasir'),
    selisih: choice({ label: 'Selisih', of: { BEDA: 'Yang Berbeda' } as const }),
  },
  columns: {
    saat: saat({ label: 'Waktu', required: true }),
    no_faktur_jual: text({ label: 'No Faktur Jual', required: true, open: 'nota', width: 20 }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 24 }),
    kasir: text({ label: 'Kasir', required: true, width: 12 }),
    berat_label: berat({ label: 'Berat Label', required: true, total: 'sum' }),
    berat_nota: berat({ label: 'Berat Nota', required: true, total: 'sum' }),
    berat_baca: berat({ label: 'Timbangan', required: true, total: 'sum' }),
    selisih: berat({ label: 'Selisih', total: 'sum', ...beda }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null, selisih: null },
})
