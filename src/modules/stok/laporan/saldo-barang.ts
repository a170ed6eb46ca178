import { berat, integer, kadar, ref, rupiah, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

/** The stock at the end of a day, by gudang and tray. */
export const laporanSaldoBarang = defineReport({
  path: '/laporan-saldo-barang',
  title: 'Laporan Saldo Barang',
  purpose: 'Stok barang per gudang dan baki pada satu tanggal',
  heading: 'Stok',
  icon: 'report',
  // SPEC 6: the stock summary is hidden when the flag is on, unless the level is OWN.
  reserved: { flag: 'HIDE_SALDO_BARANG_SUMMARY', levels: ['OWN'] },
  call: 'reportbarang/saldo-barang',
  filters: {
    ...padaTanggal,
    kode_group: ref('group_harga', { label: 'Group' }),
    kode_dept: ref('jenis', { label: 'Jenis' }),
    kadar: kadar({ label: 'Kadar' }),
    kode_gudang: ref('gudang', { label: 'Gudang' }),
    kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
  },
  groupBy: 'gudang',
  from: {
    path: '/laporan-kartu-stock',
    month: true,
    without: ['kadar'],
    by: { kode_baki: 'lokasi' },
    per: { column: 'lokasi', paths: { '-': '' } }, // no card knows what lies on no tray
    sums: { pcs: 'saldo_pcs', berat: 'saldo_berat' },
  },
  columns: {
    gudang: text({ label: 'Gudang', required: true, width: 18 }),
    lokasi: text({ label: 'Lokasi', required: true, width: 24 }),
    pcs: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 12 }),
    murni: berat({
      label: 'Berat Murni',
      required: true,
      total: 'sum',
      width: 12,
    }),
    pokok: rupiah({
      label: 'Harga Pokok',
      required: true,
      total: 'sum',
      width: 18,
    }),
    harga_jual: rupiah({
      label: 'Harga Jual',
      required: true,
      total: 'sum',
      width: 18,
      means: 'Menurut harga emas yang berlaku, tanpa diskon',
    }),
  },
  contoh: {
    tgl: '2026-11-21',
    kode_group: null,
    kode_dept: null,
    kadar: null,
    kode_gudang: null,
    kode_baki: null,
  },
})
