import { berat, choice, integer, ref, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { hasilTimbang, waktuTimbang } from '../timbang.rules.ts'

const sure = { required: true } as const

/** How the scale stood under a known weight; nothing where nobody looked. */
const tera = { COCOK: 'Cocok', TIDAK_COCOK: 'Tidak Cocok' } as const

/** Every weighing of a tray: what the books said, what the scale said, on which scale. */
export const laporanTimbangBaki = defineReport({
  path: '/laporan-timbang-baki',
  title: 'Laporan Timbang Baki',
  purpose: 'Hasil timbang setiap baki: sistem, timbangan, selisih',
  heading: 'Stok',
  icon: 'tray',
  call: 'timbang-baki/report',
  filters: {
    ...periode,
    kode_gudang: ref('gudang', { label: 'Gudang' }),
    kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
    user_id: text({ label: 'Oleh', max: 20 }),
    hasil: choice({ label: 'Hasil', of: hasilTimbang }),
  },
  columns: {
    nomor: text({ label: 'No Dokumen', ...sure, width: 22 }),
    saat: saat({ label: 'Waktu', ...sure, width: 16 }),
    baki: text({ label: 'Baki', ...sure, width: 12 }),
    waktu: choice({ label: 'Saat', of: waktuTimbang, ...sure, width: 12 }),
    hasil: choice({ label: 'Hasil', of: hasilTimbang, ...sure, width: 14 }),
    pcs_sistem: integer({ label: 'Pcs Sistem', ...sure }),
    pcs: integer({ label: 'Pcs', ...sure }),
    sistem: berat({ label: 'Sistem', ...sure, width: 12 }),
    tag: berat({ label: 'Tag', ...sure, width: 10 }),
    timbang: berat({ label: 'Timbang', ...sure, width: 12 }),
    selisih: berat({ label: 'Selisih', ...sure, total: 'sum', width: 10 }),
    toleransi: berat({ label: 'Toleransi', ...sure }),
    timbangan: text({ label: 'Timbangan', ...sure }),
    tera: choice({ label: 'Tera', of: tera }),
    oleh: text({ label: 'Oleh', ...sure }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_gudang: null,
    kode_baki: null,
    user_id: null,
    hasil: null,
  },
})
