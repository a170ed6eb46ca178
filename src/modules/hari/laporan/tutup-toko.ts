import { berat, choice, integer, rupiah, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const bagian = {
  KAS: 'Kas',
  NON_TUNAI: 'Non Tunai',
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  JANJI: 'Pesanan, Service, Hutang',
  GRAM: 'Berat Murni',
  PERIKSA: 'Daftar Periksa',
  SEGEL: 'Segel',
}

/** What the books call money and places by; other codes of the cash book are the shop's own. */
export const kataTutup = {
  'SALDO AWAL': 'Saldo Awal',
  'SALDO AKHIR': 'Saldo Akhir',
  'MODAL LACI': 'Modal Laci',
  'SETOR LACI': 'Setor Laci',
  'SELISIH KAS': 'Selisih Kas',
  SETOR: 'Setor',
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  'PENJUALAN MANUAL': 'Penjualan Manual',
  'PEMBELIAN MANUAL': 'Pembelian Manual',
  MANUAL: 'Barang Manual',
  TITIPAN: 'Titipan',
  POIN: 'Point',
  TRANSFER: 'Transfer',
  DEBET: 'Kartu Debet',
  CREDIT: 'Kartu Kredit',
  STOK: 'Stok',
  BRANKAS: 'Brankas',
  LEBUR: 'Lebur',
  SUSUT: 'Susut Emas',
  PELANGGAN: 'Pelanggan',
  SUPPLIER: 'Supplier',
  VALID: 'Valid',
  PESANAN: 'Pesanan',
  SERVICE: 'Service',
  HUTANG: 'Hutang',
  CICILAN: 'Cicilan',
  MUKA: 'Uang Muka',
  ANGSUR: 'Angsuran',
  LUNAS: 'Pelunasan',
  PINJAM: 'Pencairan',
  TEBUS: 'Tebus',
  REMAJA: 'Peremajaan',
  LELANG: 'Hasil Lelang',
  BATAL: 'Dibatalkan',
  KEMBALI: 'Uang Kembali',
  JAMINAN: 'Jaminan',
  TITIPAN_SERVICE: 'Titipan Service',
  TUKANG: 'Tukang',
  'KIRIM UANG': 'Kirim Uang',
  'TERIMA UANG': 'Terima Uang',
  'SETOR PAJAK': 'Setor Pajak',
  'BAYAR SUPPLIER': 'Bayar Supplier',
  'BAYAR TUKANG': 'Bayar Tukang',
  'LEBUR EMAS': 'Lebur Emas',
  'TRANSFER TIDAK DATANG': 'Transfer Tidak Datang',
} as const

/** Under sales and purchases: how many, and how many of them were undone. */
export const hitunganNota = '{{nota}} Nota, {{batal}} Batal'

/** A day on one page: money, sales, purchases, gold, what was left undone, and its seal. */
export const laporanTutupToko = defineReport({
  path: '/laporan-tutup-toko',
  title: 'Laporan Tutup Toko',
  purpose: 'Isi satu hari toko: kas, penjualan, pembelian, emas, daftar periksa dan segelnya',
  heading: 'Hari',
  icon: 'closing',
  call: 'tutup-toko/report',
  filters: padaTanggal,
  groupBy: 'bagian',
  columns: {
    bagian: choice({ label: 'Bagian', of: bagian, required: true }),
    uraian: text({ label: 'Uraian', required: true, width: 26 }),
    pcs: integer({ label: 'Pcs' }),
    berat: berat({ label: 'Berat', width: 14, min: -1_000_000_000_000, max: 1_000_000_000_000 }),
    masuk: rupiah({ label: 'Uang Masuk', width: 16 }),
    keluar: rupiah({ label: 'Uang Keluar', width: 16 }),
    saldo: rupiah({ label: 'Saldo', width: 16, min: -999_999_999_999 }),
    keterangan: text({ label: 'Keterangan', max: 300, width: 50 }),
  },
  contoh: { tgl: '2026-11-21' },
})
