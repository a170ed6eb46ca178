import { berat, choice, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { statusNota } from '#modules/kunjungan/kunjungan'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** Purchases that were undone in the period: why, by whom, with whose approval. */
export const laporanBatalPembelian = defineReport({
  path: '/laporan-batal-pembelian',
  title: 'Laporan Batal Pembelian',
  purpose: 'Faktur pembelian yang dibatalkan, dengan alasan dan otorisasinya',
  heading: 'Pembelian',
  icon: 'cancel',
  call: 'pembelian/report-batal',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    user_id: pilihUser('Dibatalkan Oleh'),
  },
  columns: {
    no_faktur_beli: text({
      label: 'No Faktur Beli',
      required: true,
      open: 'nota_beli',
      total: 'count',
      width: 20,
    }),
    tgl_batal: tanggal({ label: 'Tanggal Batal', required: true }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    harga: rupiah({ label: 'Harga', required: true, total: 'sum' }),
    sebelum: choice({ label: 'Status Sebelum Batal', of: statusNota, required: true, width: 16 }),
    alasan: text({ label: 'Alasan', max: 2000, width: 24 }),
    oleh: text({ label: 'Dibatalkan Oleh', required: true, width: 14 }),
    otorisasi: text({ label: 'Otorisasi', max: 2000, width: 14 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, user_id: null },
})
