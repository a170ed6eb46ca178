import { berat, choice, integer, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { penerimaanBarang } from '../penerimaan.ts'

/** Receipts from suppliers: what was sent, what came, what was cancelled. */
export const laporanPenerimaanBarang = defineReport({
  path: '/laporan-penerimaan-barang',
  title: 'Laporan Penerimaan Barang',
  purpose: 'Barang dari supplier: yang dikirim, yang diterima, selisihnya dan yang dibatalkan',
  heading: 'Stok',
  icon: 'truck',
  call: 'reportbarang/penerimaan-barang',
  filters: {
    ...periode,
    supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
    status: choice({ label: 'Status', of: penerimaanBarang.states }),
  },
  columns: {
    no: text({ label: 'No Dokumen', required: true, width: 20, total: 'count' }),
    tgl: tanggal({ label: 'Tanggal', required: true }),
    supplier: text({ label: 'Supplier', width: 16 }),
    no_surat: text({ label: 'No Surat Jalan', width: 14 }),
    pcs_kirim: integer({ label: 'Pcs Kirim', required: true, total: 'sum' }),
    pcs: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat_kirim: berat({ label: 'Berat Kirim', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat Terima', required: true, total: 'sum' }),
    selisih: berat({ label: 'Selisih', required: true, total: 'sum' }),
    harga_pokok: rupiah({ label: 'Harga Pokok', required: true, total: 'sum' }),
    faktur_pajak: text({ label: 'Faktur Pajak', width: 16 }),
    status: choice({ label: 'Status', of: penerimaanBarang.states, required: true }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', supplier: null, status: null },
})
