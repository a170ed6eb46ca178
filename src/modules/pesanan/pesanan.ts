import { hutangTukang } from '#modules/service/hutang-tukang'
import { alasan, defineDocument, makes, moves, nomor, orang } from '#kernel/document'
import { berat, choice, group, integer, ref, rupiah, tanggal, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { buktiAmbil, buktiMasuk } from '#modules/janji/bukti'
import { bukuUangJanji, kwitansiOf } from '#modules/janji/kwitansi'
import { notaCalls } from '#modules/janji/nota-janji'
import { angsurMasuk, batalMasuk, dimintaUang, dimulai, lunasMasuk } from '#modules/janji/perintah'
import { labelCall } from '#modules/janji/label-janji'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { orangDiminta, penitip } from '#modules/pelanggan/pelanggan'
import { bayarUntuk } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { gerakBarang, gram } from '#modules/stok/buku'
import { nilaiEmas } from '#modules/stok/nilai-emas'
import { titipanBuku, titipanUang } from '#modules/titipan/buku'
import {
  barangBelumJadi,
  barangDikirimi,
  barangDikurangi,
  barangDilepas,
  barangDipesan,
  barangDiubah,
  barangJadiHariIni,
  barangSelesai,
  barangTercatat,
} from './barang-pesanan.ts'

const sure = { required: true } as const

export const statusPesanan = {
  OPEN: 'Menunggu Uang Muka',
  VALID: 'Dikerjakan',
  SELESAI: 'Selesai',
  DIAMBIL: 'Diambil',
  BATAL: 'Dibatalkan',
} as const

/** How the gold of an order is priced: the deposit locks what it pays, or all follows the day. */
export const caraHarga = { TETAP: 'Harga Tetap', MENGAMBANG: 'Harga Mengikuti' } as const

/** The kinds of approval that an order may need. */
export const otorisasiPesanan = {
  BATAL_PESANAN: 'Batal Pesanan',
  BATAL_SELESAI_PESANAN: 'Batal Selesai Pesanan',
  CETAK_ULANG_PESANAN: 'Cetak Ulang Pesanan',
  BERAT_PESANAN: 'Selisih Berat Pesanan Di Atas Batas',
  AMBIL_PESANAN_TANPA_NOTA: 'Ambil Pesanan Tanpa Nota',
} as const

const janji = { name: 'PESANAN', title: 'Pesanan', layar: '/validasi-pesanan' } as const
/** Its payments: the deposit that begins the work. What remains is paid with the sale. */
export const kwitansiPesanan = kwitansiOf({ ...janji, judul: 'Kwitansi Pesanan' }, [gram], {
  path: '/kwitansi-pesanan',
  title: 'Kwitansi Pesanan',
  menu: 'pesanan',
  place: 5,
  icon: 'list',
  purpose: 'Lihat uang muka pesanan, ambil kembali yang salah hari ini',
  initially: ['SPV', 'MU', 'KASIR', 'DEV'],
})
export const dokumenKwitansi = kwitansiPesanan.document

const counter = whoSees('/transaksi-pesanan')
const lihat = whoSees('/lihat-pesanan', '/transaksi-pesanan')
const { KARTU, NOTA } = buktiAmbil

const tgl_janji = tanggal({ label: 'Janji Selesai', ...sure, initial: 'today' })
const muka = {
  uang_muka: rupiah({
    ...{ label: 'Uang Muka', required: 'Uang Muka Harus Diisi', min: 1 },
    part: 'harga_hari_ini', // the price of today is taken
  }),
  pembayaran: bayarUntuk('uang_muka'),
}

/** Its note, which says how the price is made and fetches the piece. */
export const kertasPesanan = kertasCalls('pesanan/cetak', 'No Pesanan', lihat)
/** What goes with the piece, or its bag. */
export const labelPesanan = labelCall('pesanan/label', 'No Pesanan', lihat)

/** Pieces that are made as a customer wishes (DOMAIN 5): the price follows what they weigh. */
export const pesanan = defineDocument({
  ...janji,
  prefix: 'PS',
  onSpot: true,
  besides: [dokumenKwitansi],
  states: statusPesanan,
  ends: ['DIAMBIL', 'BATAL'],
  books: [
    ...[pelangganBuku, gram, nilaiEmas, hutangTukang, ...bukuUangJanji],
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
        barang: barangDipesan,
        tgl_janji,
        ...muka,
        tgl_system: tanggalDokumen,
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
      body: { nomor, ...orangDiminta, ...muka },
      answer: dimintaUang,
    }),
    ubah: moves(['OPEN', 'VALID'], {
      path: 'pesanan/ubah',
      label: 'Ubah Pekerjaan',
      summary: 'Another day, another goldsmith, another size or engraving',
      right: counter,
      freezes: true,
      to: 'VALID',
      or: ['OPEN'],
      body: {
        nomor,
        tgl_janji,
        barang: barangDiubah,
        alasan,
      },
    }),
    kurangi: moves(['VALID'], {
      path: 'pesanan/kurangi',
      label: 'Batal Sebagian',
      summary: 'Some pieces are not wished any more; the others are made, the deposit is for them',
      consequence: 'Uang mukanya untuk barang yang lain; kelebihannya dikembalikan saat diambil.',
      right: lihat,
      freezes: true,
      to: 'VALID',
      or: ['SELESAI'], // the others are made already
      authorise: 'BATAL_PESANAN',
      body: { nomor, barang: barangDikurangi, alasan },
    }),
    kirim: moves(['VALID'], {
      path: 'pesanan/kirim',
      label: 'Kirim Emas',
      summary: 'Gold of the shop goes to the goldsmith for this order',
      right: counter,
      freezes: true,
      meanwhile: true,
      to: 'VALID',
      body: { nomor, barang: barangDikirimi },
    }),
    selesai: moves(['VALID'], {
      path: 'pesanan/selesai',
      label: 'Selesai',
      summary: 'Pieces are made and weighed: the price of each follows its weight',
      right: counter,
      freezes: true,
      meanwhile: true,
      to: 'SELESAI',
      or: ['VALID'], // others are still made
      mayAsk: ['BERAT_PESANAN'],
      body: { nomor, barang: barangSelesai },
    }),
    batalSelesai: moves(['VALID', 'SELESAI'], {
      path: 'pesanan/batal-selesai',
      label: 'Batal Selesai',
      summary: 'Pieces were said to be made by mistake today: they are worked on again',
      consequence: 'Berat, emas, upah dan harganya ditarik; barangnya dikerjakan lagi.',
      right: lihat,
      freezes: true,
      to: 'VALID',
      undoes: 'BATAL_SELESAI_PESANAN',
      authorise: 'BATAL_SELESAI_PESANAN',
      body: { nomor, barang: barangDilepas, alasan },
    }),
    bayar: moves(['VALID', 'SELESAI'], {
      path: 'pesanan/bayar',
      label: 'Terima Pembayaran',
      summary:
        'Take a part of what remains: before its sale, or before it is made where nothing is locked',
      right: lihat,
      to: 'VALID',
      or: ['SELESAI'],
      body: angsurMasuk,
      answer: dimintaUang,
    }),
    ambil: moves(['SELESAI'], {
      path: 'pesanan/ambil',
      label: 'Ambil',
      summary: 'The customer comes for it: it is sold to him at the counter, his money pays for it',
      consequence: 'Barangnya dijual di konter: uang mukanya sudah menjadi pembayaran.',
      right: counter,
      freezes: true,
      to: 'DIAMBIL',
      early: 'Pesanan {{nomor}} Belum Selesai',
      mayAsk: ['AMBIL_PESANAN_TANPA_NOTA', 'TRANSFER_BELUM_MASUK', 'UANG_KELUAR'],
      body: {
        ...lunasMasuk,
        ...buktiMasuk({ NOTA, KARTU }, 'kartu_pesanan'),
        uang_dari: { ...uangDari, beside: ['sisa', '<0'] },
      },
      answer: group({
        nomor,
        no_titipan: texts({ label: 'No Titipan' }), // one for each piece, in their order
        kode_barcode: texts({ label: 'Barcode' }),
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
      freezes: true,
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
    reckons: {
      ...{ sisa: 'sisa_pesanan', no_titipan: 'titipan_dari' },
      ...{ barang: 'daftar_barang_pesanan', belum_jadi: 'belum_jadi_pesanan' },
      jadi_hari_ini: 'jadi_hari_ini_pesanan',
    },
    columns: {
      kode_sales: ref('sales', { label: 'Sales', ...sure, hidden: true }),
      nama_customer: orang.nama_customer,
      no_hp: { ...orang.no_hp, hidden: true },
      tgl_janji: tanggal({ label: 'Janji Selesai', ...sure, late: ['OPEN', 'VALID'] }),
      sisa: rupiah({ label: 'Sisa', ...sure }),
      nama_barang: text({ label: 'Nama Barang', ...sure }), // long where there are several
      qty: integer({ label: 'Jumlah Barang', ...sure, hidden: true }),
      berat: berat({ label: 'Berat', ...sure, hidden: true }),
      berat_jadi: berat({ label: 'Berat Jadi', hidden: true }),
      cara_harga: choice({ label: 'Harga Emas', of: caraHarga, ...sure, hidden: true }),
      ongkos: rupiah({ label: 'Ongkos', ...sure, hidden: true }),
      biaya: rupiah({ label: 'Total Harga', ...sure, hidden: true }),
      no_titipan: text({ label: 'No Titipan', hidden: true }),
      barang: barangTercatat,
      belum_jadi: barangBelumJadi,
      jadi_hari_ini: barangJadiHariIni,
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
