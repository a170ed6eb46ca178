import { alasan, defineDocument, makes, moves, nomor, orang } from '#kernel/document'
import {
  berat,
  choice,
  code,
  group,
  image,
  integer,
  kadar,
  paragraph,
  ref,
  rupiah,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { buktiAmbil, buktiMasuk } from '#modules/janji/bukti'
import { bukuUangJanji, kwitansiOf } from '#modules/janji/kwitansi'
import { notaCalls } from '#modules/janji/nota-janji'
import { batalMasuk, dimintaUang, dimulai, lunasMasuk } from '#modules/janji/perintah'
import { labelCall } from '#modules/janji/label-janji'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { penitip } from '#modules/pelanggan/pelanggan'
import { bayarUntuk } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { gerakBarang, gram } from '#modules/stok/buku'
import { titipanBuku, titipanUang } from '#modules/titipan/buku'
import { noTitipan } from '#modules/titipan/titipan'

const sure = { required: true } as const
const beratNol = { min: 1, tooShort: 'Berat Tidak Boleh Diisi Dengan 0' } as const

export const statusPesanan = {
  OPEN: 'Menunggu Uang Muka',
  VALID: 'Dikerjakan',
  SELESAI: 'Selesai',
  DIAMBIL: 'Diambil',
  BATAL: 'Batal',
} as const

/** How the gold of an order is priced: the deposit locks what it pays, or all follows the day. */
export const caraHarga = { TETAP: 'Harga Tetap', MENGAMBANG: 'Harga Mengikuti' } as const

/** The kinds of approval that an order may need. */
export const otorisasiPesanan = {
  BATAL_PESANAN: 'Batal Pesanan',
  CETAK_ULANG_PESANAN: 'Cetak Ulang Pesanan',
  BERAT_PESANAN: 'Berat Pesanan Di Atas Batas',
  AMBIL_PESANAN_TANPA_NOTA: 'Ambil Pesanan Tanpa Nota',
} as const

const janji = { name: 'PESANAN', title: 'Pesanan', layar: '/validasi-pesanan' } as const
/** Its payments: the deposit that begins the work. What remains is paid with the sale. */
export const kwitansiPesanan = kwitansiOf({ ...janji, judul: 'Kwitansi Pesanan' }, [gram])
export const dokumenKwitansi = kwitansiPesanan.document

const counter = whoSees('/transaksi-pesanan')
const lihat = whoSees('/lihat-pesanan', '/transaksi-pesanan')
const { KARTU, NOTA } = buktiAmbil

const kerja = {
  kode_tukang: ref('tukang', { label: 'Tukang', required: 'Tukang Harus Dipilih' }),
  tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, initial: 'today' }),
}
const muka = {
  uang_muka: rupiah({ label: 'Uang Muka', required: 'Uang Muka Harus Diisi', min: 1 }),
  pembayaran: bayarUntuk('uang_muka'),
}

/** Its note, which says how the price is made and fetches the piece. */
export const kertasPesanan = kertasCalls('pesanan/cetak', 'No Pesanan', lihat)
/** What goes with the piece, or its bag. */
export const labelPesanan = labelCall('pesanan/label', 'No Pesanan', lihat)

/** A piece that is made as a customer wishes (DOMAIN 5): its price follows what it weighs. */
export const pesanan = defineDocument({
  ...janji,
  prefix: 'PS',
  onSpot: true,
  besides: [dokumenKwitansi],
  states: statusPesanan,
  ends: ['DIAMBIL', 'BATAL'],
  books: [
    ...[pelangganBuku, gram, ...bukuUangJanji],
    ...[gerakBarang, titipanBuku, titipanUang], // the finished piece, kept for its customer
  ],
  commands: {
    simpan: makes({
      path: 'pesanan/simpan',
      label: 'Simpan',
      summary: 'Take an order with its deposit; the work begins when the cashier has the money',
      right: counter,
      to: 'OPEN',
      or: ['VALID'],
      body: {
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        ...penitip,
        nama_barang: text({ label: 'Nama Barang', required: 'Nama Barang Tidak Boleh Kosong' }),
        kode_dept: ref('jenis', { label: 'Jenis', ...sure }),
        kode_group: ref('group_harga', { label: 'Group', ...sure }),
        qty: integer({ label: 'Jumlah Barang', ...sure, min: 1, max: 100, initial: 1 }),
        berat: berat({ label: 'Berat', required: beratNol.tooShort, ...beratNol }),
        ongkos: rupiah({ label: 'Ongkos', ...sure, initial: 0 }),
        ukuran: text({ label: 'Ukuran', max: 20 }),
        ukiran: text({ label: 'Tulisan Ukiran', max: 60 }),
        foto: image({ label: 'Foto Atau Gambar', folder: 'foto_pesanan' }),
        deskripsi: paragraph({
          label: 'Deskripsi',
          required: 'Deskripsi kurang dari 20 karakter',
          min: 20, // SPEC 5, 9
          tooShort: 'Deskripsi kurang dari 20 karakter',
          max: 300,
        }),
        ...kerja,
        ...muka,
      },
      answer: dimulai,
    }),
    setor: moves(['OPEN'], {
      path: 'pesanan/setor',
      label: 'Uang Muka',
      summary: 'A deposit is asked for again, at the price of today',
      right: counter,
      freezes: true,
      to: 'OPEN',
      or: ['VALID'],
      body: { nomor, ...muka },
      answer: dimintaUang,
    }),
    ubah: moves(['OPEN', 'VALID'], {
      path: 'pesanan/ubah',
      label: 'Ubah Pekerjaan',
      summary: 'Another goldsmith, another day, another size or engraving',
      right: counter,
      freezes: true,
      to: 'VALID',
      or: ['OPEN'],
      body: {
        nomor,
        ...kerja,
        ukuran: text({ label: 'Ukuran', max: 20, from: 'ukuran' }),
        ukiran: text({ label: 'Tulisan Ukiran', max: 60, from: 'ukiran' }),
        alasan,
      },
    }),
    kirim: moves(['VALID'], {
      path: 'pesanan/kirim',
      label: 'Kirim Emas',
      summary: 'Gold of the shop goes to the goldsmith for this order',
      right: counter,
      freezes: true,
      to: 'VALID',
      body: {
        nomor,
        kadar: kadar({ label: 'Kadar', ...sure, min: 1, max: 100_00, from: 'kadar' }),
        berat_kirim: berat({ label: 'Berat Dikirim', required: beratNol.tooShort, ...beratNol }),
      },
    }),
    selesai: moves(['VALID'], {
      path: 'pesanan/selesai',
      label: 'Selesai',
      summary: 'The piece is made and weighed: its price follows its weight',
      right: counter,
      freezes: true,
      to: 'SELESAI',
      mayAsk: ['BERAT_PESANAN'],
      body: {
        nomor,
        berat_jadi: berat({ label: 'Berat Jadi', required: beratNol.tooShort, ...beratNol }),
        upah: rupiah({ label: 'Upah Tukang', ...sure, initial: 0 }),
        foto_jadi: image({ label: 'Foto Barang Jadi', folder: 'foto_produk' }), // its own as stock
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
    }),
    ambil: moves(['SELESAI'], {
      path: 'pesanan/ambil',
      label: 'Ambil',
      summary: 'The customer comes for it: it is sold to him at the counter, his money pays for it',
      consequence: 'Barangnya dijual di konter: uang mukanya sudah menjadi pembayaran.',
      right: counter,
      freezes: true,
      to: 'DIAMBIL',
      mayAsk: ['AMBIL_PESANAN_TANPA_NOTA', 'TRANSFER_BELUM_MASUK'],
      body: {
        ...lunasMasuk,
        ...buktiMasuk({ NOTA, KARTU }, 'kartu_pesanan'),
        uang_dari: { ...uangDari, beside: ['sisa', '<0'] },
      },
      answer: group({
        nomor,
        no_titipan: noTitipan,
        kode_barcode: code({ label: 'Barcode', ...sure }),
        kembali: rupiah({ label: 'Uang Kembali', ...sure }),
      }),
      next: '/transaksi-penjualan?titipan={no_titipan}',
    }),
    batal: moves(['OPEN', 'VALID', 'SELESAI'], {
      path: 'pesanan/batal',
      label: 'Batal Pesanan',
      summary: 'Cancel an order: the money goes back, what was made stays with the goldsmith',
      consequence: 'Uang mukanya kembali kepada pelanggan, barang jadinya kembali ke tukang.',
      right: lihat,
      to: 'BATAL',
      undoes: 'BATAL_PESANAN',
      authorise: 'BATAL_PESANAN',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: batalMasuk,
    }),
  },
  along: {
    mulai: { from: ['OPEN'], to: 'VALID' },
    tunggu: { from: ['VALID'], to: 'OPEN' },
  },
  list: {
    path: 'pesanan/lihat',
    summary: 'Orders, newest first',
    right: lihat,
    reckons: { sisa: 'sisa_pesanan', no_titipan: 'titipan_dari' },
    columns: {
      kode_sales: ref('sales', { label: 'Sales', ...sure, hidden: true }),
      nama_customer: orang.nama_customer,
      no_hp: { ...orang.no_hp, hidden: true },
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      qty: integer({ label: 'Jumlah Barang', ...sure, hidden: true }),
      berat: berat({ label: 'Berat', ...sure, hidden: true }),
      kadar: kadar({ label: 'Kadar', ...sure, hidden: true }),
      berat_kirim: berat({ label: 'Berat Dikirim', hidden: true }),
      berat_jadi: berat({ label: 'Berat Jadi', hidden: true }),
      ukuran: text({ label: 'Ukuran', hidden: true }),
      ukiran: text({ label: 'Tulisan Ukiran', hidden: true }),
      deskripsi: text({ label: 'Deskripsi', ...sure, hidden: true }),
      foto: image({ label: 'Foto Atau Gambar', folder: 'foto_pesanan', hidden: true }),
      cara_harga: choice({ label: 'Harga Emas', of: caraHarga, ...sure, hidden: true }),
      harga_gram: rupiah({ label: 'Harga/Gram', ...sure, hidden: true }),
      ongkos: rupiah({ label: 'Ongkos', ...sure, hidden: true }),
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure, hidden: true }),
      tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, late: ['OPEN', 'VALID'] }),
      biaya: rupiah({ label: 'Total Harga', ...sure, hidden: true }),
      sisa: rupiah({ label: 'Sisa', ...sure }),
      no_titipan: text({ label: 'No Titipan', hidden: true }),
    },
  },
  screen: {
    path: '/transaksi-pesanan',
    title: 'Transaksi Pesanan',
    menu: 'pesanan',
    place: 1,
    icon: 'order',
    purpose: 'Terima pesanan dengan uang mukanya, selesaikan dan serahkan',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
  listScreen: {
    path: '/lihat-pesanan',
    title: 'Lihat Pesanan',
    menu: 'pesanan',
    place: 3,
    icon: 'list',
    purpose: 'Cari pesanan, lihat isinya, serahkan atau batalkan',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
})

export const byNotaPesanan = notaCalls('pesanan', lihat, pesanan.list.answer)
