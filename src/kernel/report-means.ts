import type { Field, Fields } from './field.ts'

/** What a figure of a report says, by the labels of its columns; a column may say it otherwise. */
const meanings: readonly (readonly [words: string, ...labels: string[]])[] = [
  [
    'Emas yang hilang saat dikerjakan, dibersihkan atau dilebur',
    'Beban Susut',
    'Berat Hilang',
    'Emas Susut',
    'Murni Hilang',
    'Susut',
  ],
  ['Susut dibagi berat yang dikirim', 'Susut (%)'],
  ['Susut terbanyak yang masih dianggap wajar', 'Batas Susut (%)'],
  [
    'Beda antara dua angka yang dibandingkan di baris ini; nol berarti sama',
    'Selisih',
    'Selisih Berat',
    'Selisih Kadar',
    'Selisih Pcs',
    'Selisih Rp',
  ],
  ['Selisih dibagi angka yang dijadikan dasar: berat nota atau taksiran', 'Selisih (%)'],
  ['Bunga yang dibayar dijadikan persen per 30 hari dari pokok pinjaman', 'R RIIL', 'R RIIL Rata'],
  [
    'Pokok pinjaman dibagi taksiran sekarang, tanpa bunga; di atas 100 pinjaman melebihi jaminannya',
    'LTV (%)',
  ],
  ['Nilai jaminan menurut harga emas hari ini', 'Taksiran Sekarang'],
  ['Bagian pokok pinjaman yang melebihi plafond jaminannya', 'Di Atas Plafond'],
  [
    'Pokok pinjaman yang melewati batas LTV bila harga emas turun sebanyak itu',
    'Jika Harga -10 %',
    'Jika Harga -5 %',
  ],
  ['Bunga yang sudah menjadi hak toko sampai hari ini, belum dibayar', 'Bunga Berjalan'],
  ['Bunga menurut hitungan hari, sebelum keringanan', 'Bunga Hitung'],
  ['Bunga yang benar-benar dibayar pelanggan', 'Bunga Diterima'],
  [
    'Harga jual + ongkos - diskon - pajak di dalamnya - harga pokok; tanpa barang yang pokoknya tidak diketahui',
    'Margin',
  ],
  ['Yang dibayar untuk barang ini, bukan nilainya hari ini', 'Harga Pokok', 'Modal', 'Nilai Pokok'],
  [
    'Berat kali kadar: emas murni yang ada di dalamnya',
    'Berat Murni',
    'Emas Murni',
    'Gram Murni',
    'Murni Akhir',
    'Murni Awal',
    'Saldo Emas',
    'Sisa Murni',
  ],
  ['Emas murni menurut taksiran sebelum dilebur', 'Taksir Murni'],
  ['Emas murni yang ternyata ada, menurut hasil lebur', 'Hasil Murni'],
  ['Berat yang ditimbang, belum dikalikan kadar', 'Berat Kotor', 'Kotor Akhir', 'Kotor Awal'],
  ['Hari sejak awalnya sampai hari ini, atau sampai selesai', 'Umur (Hari)'],
  [
    'Hari sesudah waktu yang dijanjikan atau batasnya',
    'Lewat (Hari)',
    'Hari Lewat',
    'Telat (Hari)',
  ],
  ['Emas bersih menurut harga emas tanggal itu', 'Nilai Kini'],
  [
    'Nilai emas bersih bila harga emas bergerak sebesar perubahan yang diminta',
    'Bila Naik',
    'Bila Turun',
  ],
  ['Bonus sales menurut aturan yang berlaku pada hari penjualannya', 'Bonus'],
  ['Dasar pengenaan pajak: total nota tanpa pajaknya', 'DPP'],
  ['Pajak dibagi dasar pengenaannya', 'Tarif Efektif (%)'],
  ['Pajak yang sudah ada di dalam harga', 'Termasuk Pajak'],
  ['Barang tanpa harga pokok; marginnya tidak dihitung', 'Pokok Tidak Diketahui'],
  ['Yang digesek pelanggan, sebelum potongan bank', 'Kotor'],
  ['Yang sudah diterima di rekening menurut settlement', 'Masuk Bank'],
  ['Total dibagi berat kotor', 'Rata/Gram'],
  ['Jumlah rupiah dibagi banyaknya nota', 'Rata Nota'],
  ['Berat dibagi banyaknya sales yang melayani', 'Gram Per Sales'],
  ['Stok sekarang habis dalam sekian hari bila laku seperti periode ini', 'Habis Dalam (Hari)'],
  ['Naik atau turun terhadap hari yang sama tahun lalu', 'Berubah'],
  ['Potongan harga emas: (harga emas - harga per gram) dibagi harga emas', 'Persen Beli'],
  ['Selisih terbesar yang masih dianggap wajar', 'Toleransi'],
  ['Semua transaksi orang ini pada hari itu di semua toko', 'Kumulatif Semua Toko'],
  ['Uang muka yang tidak dikembalikan dan menjadi milik toko', 'Hangus'],
  ['Hasil lelang sesudah pinjaman, bunga dan biayanya; milik pelanggan', 'Kelebihan'],
  ['Yang masih harus dibayar pelanggan', 'Sisa', 'Sisa Bayar'],
]

const byLabel: ReadonlyMap<string, string> = new Map(
  meanings.flatMap(([words, ...labels]) => labels.map((label) => [label, words])),
)
export const labelsWithMeaning: readonly string[] = meanings.flatMap(([, ...labels]) => labels)

/** What a column says of itself, or else what its label does. */
export const meaningOf = ({ label, means }: Field): string | undefined =>
  means ?? byLabel.get(label)

/** The columns, each with what it says. */
export const withMeanings = (columns: Fields): Fields =>
  Object.fromEntries(
    Object.entries(columns).map(([name, field]) => {
      const means = meaningOf(field)
      return [name, means === undefined ? field : { ...field, means }]
    }),
  )
