import { berat, choice, integer, rupiah, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const bagian = {
  KAS: 'Kas',
  HITUNG: 'Hitungan Uang',
  NON_TUNAI: 'Non Tunai',
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  JANJI: 'Pesanan, Service, Hutang',
  GRAM: 'Berat Murni',
  PERIKSA: 'Daftar Periksa',
  SEGEL: 'Segel',
}

/** What the cash book calls money by; its other codes are the shop's own. */
export const kataKas = {
  'SALDO AWAL': 'Saldo Awal',
  'MODAL LACI': 'Modal Laci',
  'SETOR LACI': 'Setor Laci',
  'SELISIH KAS': 'Selisih Kas',
  PENJUALAN: 'Penjualan',
  PEMBELIAN: 'Pembelian',
  'PENJUALAN MANUAL': 'Penjualan Manual',
  'PEMBELIAN MANUAL': 'Pembelian Manual',
  TITIPAN: 'Titipan',
  POIN: 'Point',
  KUPON: 'Kupon',
  PESANAN: 'Pesanan',
  SERVICE: 'Service',
  HUTANG: 'Hutang',
  CICILAN: 'Cicilan',
  'KIRIM UANG': 'Kirim Uang',
  'TERIMA UANG': 'Terima Uang',
  'SETOR PAJAK': 'Setor Pajak',
  'BAYAR SUPPLIER': 'Bayar Supplier',
  'BAYAR TUKANG': 'Bayar Tukang',
  'TERIMA TUKANG': 'Terima Bayar Tukang',
  'LEBUR EMAS': 'Lebur Emas',
  'TRANSFER TIDAK DATANG': 'Transfer Tidak Datang',
  'BONUS SALES': 'Bonus Sales',
  SETTLEMENT: 'Settlement Kartu',
  'KARTU DITARIK': 'Kartu Ditarik Bank',
  'GESEK TUNAI': 'Gesek Tunai',
  'BIAYA MARKETPLACE': 'Biaya Marketplace',
  PENGALIHAN: 'Pengalihan',
} as const

/** How money came or went, besides cash. */
export const kataJenisUang = {
  TRANSFER: 'Transfer',
  DEBET: 'Kartu Debet',
  CREDIT: 'Kartu Kredit',
} as const

/** What the books call money and places by. */
export const kataTutup = {
  ...kataKas,
  ...kataJenisUang,
  'SALDO AKHIR': 'Saldo Akhir',
  SETOR: 'Setor',
  MANUAL: 'Barang Manual',
  STOK: 'Stok',
  BRANKAS: 'Brankas',
  LEBUR: 'Lebur',
  BATANG: 'Emas Batangan',
  CABANG: 'Cabang',
  EMAS_TUKANG: 'Emas Di Tukang',
  SUSUT: 'Susut Emas',
  PELANGGAN: 'Pelanggan',
  SUPPLIER: 'Supplier',
  VALID: 'Valid',
  MUKA: 'Uang Muka',
  ANGSUR: 'Angsuran',
  LUNAS: 'Pelunasan',
  PINJAM: 'Pencairan',
  TEBUS: 'Tebus',
  REMAJA: 'Peremajaan',
  LELANG: 'Hasil Lelang',
  BATAL: 'Dibatalkan',
  BUKU: 'Menurut Buku',
  FISIK: 'Terhitung',
  SELISIH: 'Selisih',
  DITINGGAL: 'Terhitung, Lalu Ditinggalkan',
  KEMBALI: 'Uang Kembali',
  JAMINAN: 'Jaminan',
  TITIPAN_SERVICE: 'Titipan Service',
  TUKANG: 'Tukang',
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
  signed: ['Yang Menghitung', 'Yang Menyaksikan'],
  from: {
    per: {
      column: 'bagian',
      paths: {
        KAS: '/laporan-uang-kas',
        NON_TUNAI: '/laporan-uang-bank',
        PENJUALAN: '/laporan-penjualan',
        PEMBELIAN: '/laporan-pembelian',
        GRAM: '/laporan-neraca-gram',
      },
    },
  },
  columns: {
    bagian: choice({ label: 'Bagian', of: bagian, required: true }),
    uraian: text({ label: 'Uraian', required: true, width: 26 }),
    pcs: integer({ label: 'Pcs' }),
    berat: berat({ label: 'Berat', width: 14, min: -1_000_000_000_000, max: 1_000_000_000_000 }),
    masuk: rupiah({ label: 'Uang Masuk', width: 16 }),
    keluar: rupiah({ label: 'Uang Keluar', width: 16 }),
    saldo: rupiah({ label: 'Saldo', width: 16, min: -999_999_999_999 }),
    keterangan: text({ label: 'Keterangan', max: 300, width: 50 }),
    // What the list behind a line is asked for.
    kategori: text({ label: 'Kategori', hidden: true }),
    no_rekening: text({ label: 'No Rekening', hidden: true }),
    jenis: text({ label: 'Jenis Uang', hidden: true }),
    akun_gram: text({ label: 'Akun', hidden: true }),
  },
  contoh: { tgl: '2026-11-21' },
})
