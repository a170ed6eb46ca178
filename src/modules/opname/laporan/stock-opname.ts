import { berat, choice, code, ref, text } from '#kernel/field'
import { defineReport } from '#kernel/report'
import { hasilOpname, tindakOpname } from '../opname.rules.ts'

const sure = { required: true } as const

/** A session piece by piece: what the books had, what was scanned, what became of it. */
export const laporanStockOpname = defineReport({
  path: '/laporan-stock-opname',
  title: 'Laporan Stock Opname',
  purpose: 'Hasil hitung per sesi: ketemu, hilang, lebih, salah tempat',
  heading: 'Stok',
  icon: 'count',
  call: 'stock-opname/report',
  filters: {
    nomor: code({ label: 'Sesi', max: 40, hint: 'Kosong: sesi terakhir' }),
    kode_baki: ref('baki', { label: 'Baki' }),
    hasil: choice({ label: 'Hasil', of: hasilOpname }),
  },
  groupBy: 'sesi',
  columns: {
    sesi: text({ label: 'Sesi', ...sure, width: 22 }),
    kode_barcode: text({ label: 'Barcode', ...sure, width: 14, open: 'barang' }),
    nama_barang: text({ label: 'Nama Barang', width: 24 }),
    sistem: text({ label: 'Sistem', ...sure, width: 16 }),
    scan: text({ label: 'Hasil Scan', ...sure, width: 14 }),
    berat: berat({ label: 'Berat', ...sure, total: 'sum', width: 12 }),
    hasil: choice({ label: 'Status', of: hasilOpname, ...sure, width: 14 }),
    tindak: choice({ label: 'Tindak Lanjut', of: tindakOpname, ...sure, width: 16 }),
  },
  contoh: { nomor: null, kode_baki: null, hasil: null },
})
