import { berat, persen, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Each piece bought in the period, condition by condition (SPEC 2, 3, 7). */
export const laporanPembelianPerFaktur = defineReport({
  path: '/laporan-pembelian-per-faktur',
  title: 'Laporan Pembelian Per Faktur',
  purpose: 'Barang yang dibeli menurut kondisinya, dengan harga nota dan persen beli',
  heading: 'Pembelian',
  icon: 'report',
  call: 'pembelian/hidup/report-limited',
  fileAbove: 500, // SPEC 9
  filters: {
    ...periode,
    kelompok_harga: ref('kelompok_harga', {
      label: 'Kelompok Harga',
      when: 'KELOMPOK_HARGA_MODULE',
    }),
    kode_group: ref('group_harga', { label: 'Group' }),
    kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }),
  },
  groupBy: 'kondisi',
  nested: true, // SPEC 3: grouped by kondisi, each with its detail
  columns: {
    kondisi: text({ label: 'Kondisi', required: true }),
    no_faktur_beli: text({
      label: 'No Faktur Beli',
      required: true,
      open: 'nota_beli',
      total: 'count',
      width: 20,
    }),
    kode_sales: text({ label: 'Sales', required: true, width: 8 }),
    nama_barang: text({ label: 'Nama Barang', required: true, width: 24 }),
    kode_group: text({ label: 'Group', required: true, width: 8 }),
    harga_emas: rupiah({ label: 'Harga Emas', required: true, width: 11 }),
    berat_nota: berat({ label: 'Berat Nota', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    harga_nota: rupiah({ label: 'Harga Nota', required: true, total: 'sum' }),
    harga: rupiah({ label: 'Harga', required: true, total: 'sum' }),
    rata_asal: rupiah({ label: 'Rata Asal', required: true, width: 11 }),
    persen_beli: persen({ label: 'Persen Beli' }),
  },
  sentences: { failed: 'Laporan Tidak Tersedia' }, // SPEC 8: empty or failed
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kelompok_harga: null,
    kode_group: null,
    kondisi: null,
  },
})
