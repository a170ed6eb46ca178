import { alasan, defineDocument, kindsOf, makes, moves, nomor, orang } from '#kernel/document'
import {
  berat,
  code,
  group,
  image,
  integer,
  paragraph,
  ref,
  rupiah,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { buktiAmbil, buktiMasuk } from '#modules/janji/bukti'
import { bukuUangJanji, kwitansiOf } from '#modules/janji/kwitansi'
import {
  batalMasuk,
  dimintaUang,
  dimulai,
  kelebihanMasuk,
  lunasBayar,
  lunasMasuk,
  mukaMasuk,
  notisMasuk,
  pembeliMasuk,
} from '#modules/janji/perintah'
import { otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { orangDiminta, penitip } from '#modules/pelanggan/pelanggan'
import { bayarUntuk } from '#modules/pembayaran/pembayaran'
import { gerakBarang, gram } from '#modules/stok/buku'
import { titipanBuku, titipanUang } from '#modules/titipan/buku'
import { noTitipan } from '#modules/titipan/titipan'
import { layarCicilan, lihat, when } from './layar.ts'

const sure = { required: true } as const

export const statusCicilan = {
  AKTIF: 'Aktif',
  LUNAS: 'Lunas',
  DIAMBIL: 'Diambil',
  LELANG: 'Lelang',
  BATAL: 'Dibatalkan',
} as const

/** The kinds of approval that an instalment sale may need. */
export const otorisasiCicilan = {
  AMBIL_CICILAN_TANPA_KARTU: 'Ambil Cicilan Tanpa Kartu Cicilan',
  BATAL_CICILAN: 'Batal Cicilan',
  LELANG_CICILAN: 'Lelang Cicilan',
  SERAH_CICILAN: 'Cicilan Lama Sudah Diambil',
} as const

const janji = { name: 'CICILAN', title: 'Cicilan', layar: '/validasi-cicilan' } as const
/** Its payments: money before, instalments, the settlement, what an auction brought. */
export const kwitansiCicilan = kwitansiOf(
  { ...janji, judul: 'Kwitansi Cicilan' },
  [gerakBarang, gram],
  layarCicilan(5, {
    path: '/kwitansi-cicilan',
    title: 'Kwitansi Cicilan',
    icon: 'list',
    purpose: 'Lihat pembayaran cicilan, ambil kembali yang salah hari ini',
  }),
)
export const dokumenKwitansi = kwitansiCicilan.document

const counter = whoSees('/transaksi-cicilan')
const { KARTU, NOTA } = buktiAmbil
const penerima = whoSees('/transaksi-cicilan', '/lihat-cicilan')

/** The card that the customer keeps, with what falls due when. */
export const kertasCicilan = kertasCalls('cicilan/cetak', 'No Cicilan', lihat)

/** A stock piece that is paid off by the month (DOMAIN 5): it stays in the shop until then. */
export const cicilan = defineDocument({
  ...janji,
  prefix: 'CL',
  onSpot: true,
  besides: [dokumenKwitansi],
  states: statusCicilan,
  ends: ['DIAMBIL', 'LELANG', 'BATAL'],
  books: [
    ...[pelangganBuku, gerakBarang, gram, ...bukuUangJanji],
    ...[titipanBuku, titipanUang], // what was paid, when the piece is fetched
  ],
  commands: {
    simpan: makes({
      path: 'cicilan/simpan',
      label: 'Simpan',
      summary: 'Sell a piece by instalments: it is kept for the customer until he has paid',
      right: counter,
      to: 'AKTIF',
      mayAsk: kindsOf(otorisasiHargaJual),
      body: {
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        ...penitip,
        kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
        harga_setuju: rupiah({ label: 'Harga Setuju', ...sure, min: 1 }),
        kode_cicilan: ref('para_cicilan', { label: 'Cicilan', ...sure, when }),
        keterangan: text({ label: 'Keterangan', max: 200 }),
        ...mukaMasuk,
        tgl_system: tanggalDokumen,
      },
      answer: dimulai,
    }),
    bayar: moves(['AKTIF'], {
      path: 'cicilan/bayar',
      label: 'Terima Angsuran',
      summary: 'Take an instalment, or any part of what remains',
      right: penerima,
      freezes: true,
      to: 'AKTIF',
      or: ['LUNAS'],
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: {
        nomor,
        sisa: lunasMasuk.sisa,
        jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: 1 }),
        ...orangDiminta,
        pembayaran: bayarUntuk('jumlah'),
      },
      answer: dimintaUang,
    }),
    lunasi: moves(['AKTIF'], {
      path: 'cicilan/lunasi',
      label: 'Lunasi',
      summary: 'Settle early: the piece may be fetched when the cashier has the money',
      consequence: 'Bunga bulan yang belum berjalan dihapus. Barang diambil bila uang diterima.',
      right: penerima,
      freezes: true,
      to: 'LUNAS',
      or: ['AKTIF'],
      mayAsk: ['TRANSFER_BELUM_MASUK', 'UANG_KELUAR'],
      body: { ...lunasMasuk, ...lunasBayar },
      answer: dimintaUang,
    }),
    ambil: moves(['LUNAS'], {
      path: 'cicilan/ambil',
      label: 'Ambil',
      summary: 'All is paid: the piece is sold at the counter, what was paid for it pays for it',
      consequence: 'Barangnya dijual di konter: uang cicilannya sudah menjadi pembayaran.',
      right: penerima,
      freezes: true,
      to: 'DIAMBIL',
      mayAsk: ['AMBIL_CICILAN_TANPA_KARTU', 'TRANSFER_BELUM_MASUK'],
      body: {
        nomor,
        kode_barcode: code({ label: 'Barcode', ...sure, max: 30, given: true, from: 'dipegang' }),
        ...buktiMasuk({ NOTA, KARTU }, 'kartu_cicilan'),
      },
      answer: group({
        nomor,
        no_titipan: noTitipan,
        kode_barcode: code({ label: 'Barcode', ...sure }),
      }),
      next: '/transaksi-penjualan?titipan={no_titipan}',
    }),
    serah: moves(['LUNAS'], {
      path: 'cicilan/serah',
      label: 'Sudah Diambil',
      summary: 'End one that was paid off while a piece still left with its last payment',
      consequence: 'Barangnya sudah dibawa pelanggan sewaktu lunas: cicilan ini selesai.',
      right: whoSees('/lihat-cicilan'),
      to: 'DIAMBIL',
      authorise: 'SERAH_CICILAN',
      body: {
        nomor,
        tgl_serah: tanggal({ label: 'Dibawa Pelanggan', ...sure, given: true }),
        alasan,
      },
    }),
    notis: moves(['AKTIF'], {
      path: 'cicilan/notis',
      label: 'Catat Pemberitahuan',
      summary: 'Record that the customer was told: nothing is auctioned before',
      consequence: 'Lelang baru boleh setelah masa pemberitahuan lewat.',
      right: lihat,
      freezes: true,
      to: 'AKTIF',
      body: notisMasuk,
    }),
    lelang: moves(['AKTIF'], {
      path: 'cicilan/lelang',
      label: 'Lelang',
      summary: 'Auction the piece of whoever is late: what is over is owed to him',
      consequence: 'Kelebihan hasil lelang menjadi hutang toko kepada pelanggan.',
      right: whoSees('/lelang-cicilan'),
      freezes: true,
      to: 'LELANG',
      or: ['AKTIF'],
      authorise: 'LELANG_CICILAN',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: {
        nomor,
        sisa: lunasMasuk.sisa,
        ...pembeliMasuk,
        bersih: rupiah({ label: 'Hasil Bersih', ...sure, min: 1 }),
        biaya_lelang: rupiah({ label: 'Biaya Lelang', ...sure, initial: 0 }),
        alasan,
        pembayaran: bayarUntuk('bersih'),
      },
      answer: dimintaUang,
    }),
    kelebihan: moves(['LELANG'], {
      path: 'cicilan/kelebihan',
      label: 'Bayar Kelebihan',
      summary: 'Give the customer what his piece brought above what he owed',
      right: whoSees('/lelang-cicilan'),
      freezes: true,
      to: 'LELANG',
      authorise: 'KELEBIHAN_LELANG',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: kelebihanMasuk('kartu_lelang_cicilan'),
    }),
    batal: moves(['AKTIF'], {
      path: 'cicilan/batal',
      label: 'Batal Cicilan',
      summary: 'Cancel an instalment sale: the piece is free, the money goes back',
      consequence: 'Barang kembali bebas dijual, semua uangnya kembali kepada pelanggan.',
      right: whoSees('/batal-cicilan'),
      to: 'BATAL',
      undoes: 'BATAL_CICILAN',
      authorise: 'BATAL_CICILAN',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: batalMasuk,
    }),
  },
  along: {
    lunas: { from: ['AKTIF'], to: 'LUNAS', or: ['LELANG'] },
    /** The payment that ended it is taken back. */
    lepas: { from: ['LUNAS', 'LELANG'], to: 'AKTIF' },
  },
  list: {
    path: 'cicilan/lihat',
    summary: 'Instalment sales, newest first',
    right: lihat,
    reckons: {
      ...{ tgl_jatuh: 'jatuh_cicilan', no_titipan: 'titipan_dari' },
      tgl_serah: 'serah_cicilan',
      dipegang: 'dipegang_cicilan',
    },
    columns: {
      nama_customer: orang.nama_customer,
      no_hp: { ...orang.no_hp, hidden: true },
      tgl_jatuh: tanggal({ label: 'Jatuh Tempo', late: ['AKTIF'] }),
      telat: integer({ label: 'Telat (Hari)', ...sure }),
      tgl_notis: tanggal({ label: 'Diberitahu', hidden: true }),
      sisa: rupiah({ label: 'Sisa Bila Lunas', ...sure }),
      jumlah: rupiah({ label: 'Angsuran', hidden: true }),
      tunggakan: rupiah({ label: 'Tunggakan', ...sure, hidden: true }),
      denda: rupiah({ label: 'Denda', ...sure, hidden: true }),
      potongan: rupiah({ label: 'Bunga Dihapus Bila Lunas', ...sure, hidden: true }),
      nama_cicilan: text({ label: 'Cicilan', ...sure, hidden: true }),
      gambar: image({ label: 'Foto', folder: 'foto_produk', hidden: true }),
      jadwal: paragraph({ label: 'Jadwal', hidden: true }),
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      kode_group: ref('group_harga', { label: 'Group', ...sure, hidden: true }),
      kode_barcode: code({ label: 'Barcode', ...sure, hidden: true }),
      berat: berat({ label: 'Berat', ...sure, hidden: true }),
      parameter: text({ label: 'Parameter', hidden: true }),
      harga_total: rupiah({ label: 'Harga', ...sure, hidden: true }),
      uang_muka: rupiah({ label: 'Uang Muka', ...sure, hidden: true }),
      biaya_rp: rupiah({ label: 'Biaya Administrasi', ...sure, hidden: true }),
      bunga: rupiah({ label: 'Bunga', ...sure, hidden: true }),
      total: rupiah({ label: 'Total', ...sure }),
      terbayar: rupiah({ label: 'Terbayar', ...sure, hidden: true }),
      kelebihan: rupiah({ label: 'Kelebihan Lelang', hidden: true }),
      no_titipan: text({ label: 'No Titipan', hidden: true }),
      tgl_serah: tanggal({ label: 'Dibawa Pelanggan', hidden: true }),
      dipegang: code({ label: 'Barang Yang Dipegang', hidden: true }),
    },
  },
  sections: {
    lelang: {
      holds: 'lelang_cicilan',
      steps: ['notis', 'lelang', 'kelebihan'],
      screen: layarCicilan(3, {
        path: '/lelang-cicilan',
        initially: ['SPV'],
        title: 'Lelang Cicilan',
        icon: 'transaction',
        purpose: 'Lelang barang cicilan yang menunggak, bayar kelebihannya',
      }),
    },
    batal: {
      states: ['AKTIF', 'BATAL'],
      steps: ['batal'],
      screen: layarCicilan(4, {
        path: '/batal-cicilan',
        title: 'Batal Cicilan',
        icon: 'cancel',
        purpose: 'Batalkan cicilan: barang bebas, uang kembali',
      }),
    },
  },
  screen: layarCicilan(1, {
    path: '/transaksi-cicilan',
    title: 'Transaksi Cicilan',
    icon: 'calendar',
    purpose: 'Jual barang dengan angsuran, terima angsurannya',
  }),
  listScreen: layarCicilan(2, {
    path: '/lihat-cicilan',
    title: 'Lihat Cicilan',
    icon: 'list',
    purpose: 'Cari cicilan, lihat jadwalnya, terima angsuran atau lunasi',
  }),
})
