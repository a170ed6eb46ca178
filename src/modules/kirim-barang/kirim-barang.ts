import { alasan, cancels, defineDocument, makes, moves, nomor } from '#kernel/document'
import { tugasCabangBuku } from '#kernel/branch-job'
import {
  berat,
  code,
  group,
  image,
  integer,
  list,
  open,
  ref,
  rupiah,
  saat,
  text,
  texts,
  yes,
} from '#kernel/field'
import { servers, whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import {
  kepalaBerita,
  kepalaTerima,
  keterangan,
  nomorSendiri,
  pilihToko,
  tujuan,
} from '#modules/antar-toko/antar-toko'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'

const sure = { required: true } as const
const when = 'KIRIM_BARANG_MODULE'
const right = whoSees('/kirim-barang')
/** So many pieces at most are in a parcel: its letter holds each with its story. */
export const isiPaket = { min: 1, max: 300 } as const

/** The kinds of approval that goods between shops need. */
export const otorisasiKirimBarang = {
  KIRIM_BARANG: 'Kirim Barang',
  BATAL_KIRIM_BARANG: 'Batal Kirim Barang',
  SELISIH_TERIMA_BARANG: 'Selisih Terima Barang',
  HILANG_DI_JALAN: 'Barang Hilang Di Jalan',
} as const

export const statusKirimBarang = {
  KIRIM: 'Di Jalan',
  SEBAGIAN: 'Sebagian Diterima',
  SISA: 'Ada Sisa',
  DONE: 'Selesai',
  BATAL: 'Dibatalkan',
} as const

export const no_segel = code({ label: 'No Segel', required: 'Mohon Isi No Segel', max: 30 })
const kurir = text({ label: 'Kurir', required: 'Mohon Isi Kurir', max: 60 })
const nilai_asuransi = rupiah({ label: 'Nilai Asuransi' })
/** What is asked of a parcel when it is closed. */
export const kemasPaket = {
  ...{ no_segel, kurir, nilai_asuransi },
  foto: image({ label: 'Foto Paket', folder: 'kirim_barang' }),
}
const no_kirim = code({ label: 'No Kirim', ...sure, max: 40 })
const segel_terima = code({ label: 'Segel Saat Diterima', max: 30 })

/** A piece as it is laid on a scale: which one, and gold with what hangs on it. */
export const barisTimbang = {
  kode_barcode: kodeBarcode,
  timbang: berat({
    label: 'Berat Timbang',
    ...sure,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
  }),
}
/** What the scale said of each piece where it came, or came back; columns of a list. */
export const kolomTimbang = {
  selisih_timbang: berat({ label: 'Selisih Timbang', hidden: true, min: -1_000_000_000 }),
  ditimbang: list(
    {
      kode_barcode: text({ label: 'Barcode', ...sure }),
      kirim: berat({ label: 'Berat Kirim', ...sure }),
      terima: berat({ label: 'Berat Timbang', ...sure }),
    },
    { label: 'Timbangan', hidden: true },
  ),
}
/** Where what comes is laid. */
export const keBaki = {
  kode_gudang: ref('gudang', { label: 'Ke Gudang', ...sure }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Ke Baki', ...sure }),
}

/** What one shop tells the other of what it packed: each piece with its facts and its story. */
export const beritaBarang = {
  ...kepalaBerita,
  ...{ no_kirim, no_segel, kurir, nilai_asuransi, keterangan },
  saat_kirim: saat({ label: 'Saat Kirim' }), // when the courier got it
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  baris: list(
    {
      kode_barcode: kodeBarcode,
      barang: open({ label: 'Barang', ...sure }),
      riwayat: open({ label: 'Riwayat', ...sure }),
    },
    { label: 'Barang', ...isiPaket },
  ),
}
/** What the other tells: what came in, what it lets go, what was in the parcel besides. */
export const beritaSampai = {
  ...kepalaTerima,
  terima: list(
    {
      ...{ kode_barcode: kodeBarcode, berat: barisTimbang.timbang },
      timbang: berat({ label: 'Berat Timbang', min: 1 }), // as the scale read it
    },
    { label: 'Barang' },
  ),
  lepas: texts({ label: 'Tidak Diterima' }),
  asing: texts({ label: 'Tak Terduga' }),
  segel_terima,
  alasan: text({ label: 'Alasan', max: 200 }),
  ditolak: yes({ label: 'Ditolak' }),
}

/** The paper that goes with the parcel. */
export const kertasKirimBarang = kertasCalls('kirim-barang/cetak', 'No Dokumen', right)

/** Pieces go to another shop of the chain: on the way until that shop has scanned each of them. */
export const kirimBarang = defineDocument({
  ...{ name: 'KIRIM_BARANG', title: 'Kirim Barang', prefix: 'KB' },
  onSpot: true,
  states: statusKirimBarang,
  ends: ['DONE', 'BATAL'],
  books: [koreksiBarangBuku, gerakBarang, gram, jurnal, tugasCabangBuku],
  commands: {
    simpan: makes({
      path: 'kirim-barang/simpan',
      label: 'Kirim',
      summary: 'Pack pieces for another shop, each scanned; sealed, with a courier',
      right,
      when,
      failed: 'Kirim Barang Gagal',
      to: 'KIRIM',
      body: {
        tujuan: pilihToko('Tujuan', 'Mohon Pilih Toko'),
        ...kemasPaket,
        keterangan,
        no_kirim: nomorSendiri('No Kirim'),
        baris: list(
          { kode_barcode: kodeBarcode },
          {
            ...{ label: 'Barang', required: 'Belum Ada Barang Di Tabel', ...isiPaket },
            reads: 'kirim-barang/baris',
          },
        ),
      },
      answer: group({ nomor: text({ label: 'No Dokumen', ...sure }), no_kirim }),
      authorise: 'KIRIM_BARANG',
    }),
    diterima: moves(['KIRIM', 'SEBAGIAN', 'SISA'], {
      path: 'portal/barang-diterima',
      label: 'Diterima',
      summary: 'The other shop has scanned what came, and lets go what it did not take',
      right: servers,
      portal: 'rantai',
      freezes: true,
      to: 'DONE',
      or: ['SEBAGIAN', 'SISA'],
      body: beritaSampai,
    }),
    tarik: moves(['KIRIM', 'SEBAGIAN'], {
      path: 'kirim-barang/tarik',
      label: 'Tarik Sisa',
      consequence: 'Toko tujuan melepas yang belum diterimanya; lalu kembali atau hilang.',
      summary: 'Take back what the other shop has not received: it lets go first',
      right,
      when,
      freezes: true,
      to: 'SISA',
      body: { nomor, alasan },
    }),
    kembali: moves(['SISA'], {
      path: 'kirim-barang/kembali',
      label: 'Kembali',
      summary: 'Pieces that were not received are back: scanned, weighed, laid into a tray',
      right,
      when,
      freezes: true,
      to: 'SISA',
      or: ['DONE', 'SEBAGIAN'],
      mayAsk: ['SELISIH_TERIMA_BARANG'],
      body: {
        nomor,
        ...keBaki,
        alasan_kembali: text({ label: 'Alasan Selisih', max: 200 }),
        baris: list(barisTimbang, { label: 'Barang', ...isiPaket, reads: 'kirim-barang/baris' }),
      },
    }),
    hilang: moves(['SISA'], {
      path: 'kirim-barang/hilang',
      label: 'Hilang Di Jalan',
      consequence: 'Semua sisa yang belum kembali dihapus dari stok.',
      summary: 'Write off what neither arrived nor came back; approved',
      right,
      when,
      freezes: true,
      to: 'DONE',
      or: ['SEBAGIAN'],
      authorise: 'HILANG_DI_JALAN',
      body: { nomor, pcs_sisa: integer({ label: 'Sisa Pcs', given: true }), alasan },
    }),
    batal: cancels('BATAL_KIRIM_BARANG', {
      path: 'kirim-barang/batal',
      label: 'Batal Kirim Barang',
      consequence: 'Toko tujuan melepasnya dahulu; barang kembali ke baki asalnya.',
      summary: 'Take a parcel back that nobody has received: all books negated',
      right,
      when,
      from: ['KIRIM'],
      anyDay: true,
      authorise: 'BATAL_KIRIM_BARANG',
    }),
  },
  list: {
    path: 'kirim-barang/lihat',
    summary: 'Goods that were sent to other shops, newest first; with count',
    right,
    reckons: { pcs_sisa: 'sisa_kirim_barang' },
    columns: {
      no_kirim: text({ label: 'No Kirim', ...sure }),
      tujuan,
      pcs: integer({ label: 'Pcs', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      no_segel: text({ label: 'No Segel', ...sure, hidden: true }),
      kurir: text({ label: 'Kurir', hidden: true }),
      nilai_asuransi: rupiah({ label: 'Nilai Asuransi', hidden: true }),
      foto: image({ label: 'Foto Paket', folder: 'kirim_barang', hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
      pcs_terima: integer({ label: 'Pcs Diterima' }),
      pcs_sisa: integer({ label: 'Sisa Pcs' }),
      pcs_kembali: integer({ label: 'Pcs Kembali', hidden: true }),
      pcs_hilang: integer({ label: 'Pcs Hilang', hidden: true }),
      selisih: berat({ label: 'Selisih Berat', hidden: true, min: -1_000_000_000 }),
      ...kolomTimbang,
      segel_terima: text({ label: 'Segel Saat Diterima', hidden: true }),
      asing: text({ label: 'Tak Terduga', hidden: true }),
      alasan_selisih: text({ label: 'Alasan Selisih', hidden: true }),
      penerima: text({ label: 'Penerima', hidden: true }),
      tgl_terima: text({ label: 'Tanggal Terima', hidden: true }),
    },
  },
  screen: {
    path: '/kirim-barang',
    title: 'Kirim Barang',
    menu: 'barang',
    place: 16,
    icon: 'truck',
    purpose: 'Kemas barang untuk toko lain: pindai, segel, serahkan ke kurir',
    initially: leaders,
    when,
  },
})
