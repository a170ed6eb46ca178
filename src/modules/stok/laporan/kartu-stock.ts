import { berat, choice, integer, ref, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** What a kind of row on the card is called. */
export const barisKartu = { AWAL: 'Saldo Awal', GERAK: 'Gerak', KOREKSI: 'Koreksi' }

/** Every document that brought pieces in or took them out, with the balance after it. */
export const laporanKartuStock = defineReport({
  path: '/laporan-kartu-stock',
  title: 'Laporan Kartu Stock',
  purpose: 'Barang masuk dan keluar per dokumen, dengan saldonya',
  heading: 'Stok',
  icon: 'report',
  call: 'reportbarang/kartu-stock',
  filters: {
    ...periode,
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kode_gudang: ref('gudang', { label: 'Gudang' }),
    kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    apa: choice({ label: 'Uraian', of: barisKartu, required: true }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    masuk_pcs: integer({ label: 'Masuk Pcs', required: true, total: 'sum' }),
    masuk_berat: berat({ label: 'Masuk Berat', required: true, total: 'sum', width: 12 }),
    keluar_pcs: integer({ label: 'Keluar Pcs', required: true, total: 'sum' }),
    keluar_berat: berat({ label: 'Keluar Berat', required: true, total: 'sum', width: 12 }),
    saldo_pcs: integer({ label: 'Saldo Pcs', required: true }),
    saldo_berat: berat({ label: 'Saldo Berat', required: true, width: 12 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_group: null,
    kode_dept: null,
    kode_gudang: null,
    kode_baki: null,
  },
})
