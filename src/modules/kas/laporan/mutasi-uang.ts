import { ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { kataKas } from '#modules/hari/laporan/tutup-toko'

/** Money that went from one side of the shop to another: drawers, the safe, accounts. */
export const laporanMutasiUang = defineReport({
  path: '/laporan-mutasi-uang',
  title: 'Laporan Mutasi Uang',
  purpose: 'Uang yang berpindah antara laci dan rekening toko',
  heading: 'Uang',
  icon: 'transaction',
  call: 'cash/report-mutasi-uang',
  filters: { ...periode, kategori: ref('kode_transaksi', { label: 'Kategori' }) },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    dokumen: text({ label: 'Dokumen', required: true, open: 'nota', width: 20 }),
    kategori: text({ label: 'Kategori', of: kataKas, required: true, width: 16 }),
    asal: text({ label: 'Asal', required: true, width: 20 }),
    tujuan: text({ label: 'Tujuan', required: true, width: 20 }),
    jumlah: rupiah({ label: 'Jumlah Rp', required: true, total: 'sum', width: 18 }),
    keterangan: text({ label: 'Keterangan', max: 300, width: 30 }),
    oleh: text({ label: 'Oleh', required: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kategori: null },
})
