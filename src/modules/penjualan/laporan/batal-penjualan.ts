import { berat, choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { statusNota } from '#modules/kunjungan/kunjungan'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** Sales that were undone in the period: why, by whom, with whose approval. */
export const laporanBatalPenjualan = defineReport({
  path: '/laporan-batal-penjualan',
  title: 'Laporan Batal Penjualan',
  purpose: 'Nota penjualan yang dibatalkan, dengan alasan dan otorisasinya',
  heading: 'Penjualan',
  icon: 'cancel',
  call: 'penjualan/report-batal',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    user_id: pilihUser('Dibatalkan Oleh'),
  },
  subjects: ['tgl_batal'], // it is asked for by the day of the cancel
  columns: {
    no_faktur_jual: text({
      label: 'No Faktur Jual',
      required: true,
      open: 'nota',
      total: 'count',
      width: 20,
    }),
    tgl_jual: tanggal({ label: 'Tanggal Jual', required: true }),
    tgl_batal: tanggal({ label: 'Tanggal Batal', required: true }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum', width: 6 }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    harga_total: rupiah({ label: 'Total', required: true, total: 'sum' }),
    sebelum: choice({ label: 'Status Sebelum Batal', of: statusNota, required: true, width: 16 }),
    alasan: text({ label: 'Alasan', max: 2000, width: 22 }),
    oleh: text({ label: 'Dibatalkan Oleh', required: true, width: 14 }),
    otorisasi: text({ label: 'Otorisasi', max: 2000, width: 14 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, user_id: null },
})
