import { rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** Cash that was handed out against cards: watched, because it is money lent on a card. */
export const laporanGesekTunai = defineReport({
  path: '/laporan-gesek-tunai',
  title: 'Laporan Gesek Tunai',
  purpose: 'Uang tunai yang keluar atas kartu debet, oleh siapa dan disetujui siapa',
  heading: 'Uang',
  icon: 'bank-card',
  call: 'non-cash/report-gesek-tunai',
  when: 'GESEK_TUNAI_MODULE',
  filters: { ...periode, user_id: pilihUser('Kasir') },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    dokumen: text({ label: 'Dokumen', required: true, open: 'nota', width: 20 }),
    kartu: text({ label: 'Kartu', required: true }),
    jumlah: rupiah({ label: 'Jumlah Rp', required: true, total: 'sum', width: 18 }),
    fee: rupiah({ label: 'Fee', required: true, total: 'sum', width: 14 }),
    oleh: text({ label: 'Oleh', required: true }),
    otorisasi: text({ label: 'Otorisasi', required: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null },
})
