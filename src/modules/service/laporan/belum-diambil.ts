import { integer, rupiah, tanggal, text } from '#kernel/field'
import { defineReport } from '#kernel/report'

/** Pieces that are done and wait for their owner, the longest first. */
export const laporanServiceBelumDiambil = defineReport({
  path: '/laporan-service-belum-diambil',
  title: 'Service Belum Diambil',
  purpose: 'Barang selesai yang menunggu pelanggannya, dengan nomor teleponnya',
  heading: 'Service',
  icon: 'report',
  call: 'service/report-belum-diambil',
  filters: { umur: integer({ label: 'Umur Paling Sedikit (Hari)', min: 0, max: 3650 }) },
  columns: {
    no_service: text({ label: 'No Service', required: true, total: 'count', width: 20 }),
    nama_customer: text({ label: 'Customer', required: true, width: 18 }),
    no_hp: text({ label: 'No HP', required: true, width: 14 }),
    selesai: tanggal({ label: 'Selesai', required: true }),
    umur: integer({ label: 'Umur (Hari)', required: true, width: 8 }),
    sisa: rupiah({ label: 'Sisa', required: true, total: 'sum' }),
    kontak: text({ label: 'Kontak', width: 24 }),
  },
  contoh: { umur: 0 },
})
