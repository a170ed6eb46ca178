import { berat, choice, kadar, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** The kinds of document that write to SUSUT, in any module: they took or gave back gold. */
export const prosesSusut = {
  HANCUR_BARANG: 'Hancur Data Barang',
  BATAL_HANCUR_BARANG: 'Batal Hancur',
  HANCUR_PEMBELIAN: 'Hancur Pembelian',
  SETORAN_EMAS: 'Setoran Emas',
  KOREKSI_BARANG: 'Koreksi Barang',
  KEMBALI_KE_BAKI: 'Kembali Ke Baki',
  SORTIR: 'Sortir Pembelian',
  PINDAH_SORTIR: 'Pindah Sortir',
  KIRIM_CUCI: 'Kirim Barang Cuci',
  CUCI_MANUAL: 'Stock Cuci Manual',
  HANCUR_MANUAL: 'Hancur Barang Manual',
  KOREKSI_MANUAL: 'Koreksi Barang Manual',
  LEBUR: 'Lebur Emas',
  JUAL_LAGI: 'Jual Lagi',
  SERVICE: 'Service',
  KIRIM_BARANG: 'Kirim Barang',
  TERIMA_BARANG: 'Terima Barang',
  RETUR_SUPPLIER: 'Retur Supplier',
  BAYAR_EMAS_SUPPLIER: 'Bayar Supplier Dengan Emas',
  REVALUASI: 'Revaluasi Kadar EOD',
  LAIN: 'Lain-lain',
}

/** Every gram that the books record as lost, by document. */
export const laporanSusut = defineReport({
  path: '/laporan-susut',
  title: 'Laporan Susut',
  purpose: 'Semua emas yang susut: dokumen, proses, gram murni dan nilainya',
  heading: 'Stok',
  icon: 'melt',
  call: 'reportbarang/susut',
  filters: {
    ...periode,
    kadar: kadar({ label: 'Kadar' }),
    proses: choice({ label: 'Proses', of: prosesSusut }),
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    dokumen: text({ label: 'No Dokumen', required: true, width: 20, total: 'count' }),
    proses: choice({ label: 'Proses', of: prosesSusut, required: true, width: 18 }),
    kadar: text({ label: 'Kadar', width: 10 }),
    berat: berat({ label: 'Berat Hilang', required: true, total: 'sum' }),
    murni: berat({ label: 'Murni Hilang', required: true, total: 'sum' }),
    nilai: rupiah({ label: 'Nilai', total: 'sum' }),
    oleh: text({ label: 'Oleh', required: true }),
    validasi: text({ label: 'Validasi', width: 14 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kadar: null, proses: null },
})
