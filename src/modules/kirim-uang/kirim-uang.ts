import { cancels, defineDocument, makes, moves } from '#kernel/document'
import { choice, code, group, integer, rupiah, tanggal, text } from '#kernel/field'
import { servers, whoSees } from '#kernel/right'
import { tugasCabangBuku } from '#kernel/branch-job'
import { jurnal } from '#modules/akuntansi/buku'
import {
  asal,
  kepalaBerita,
  kepalaTerima,
  keterangan,
  nomorSendiri,
  pembawa,
  pilihToko,
  tujuan,
} from '#modules/antar-toko/antar-toko'
import { kasBuku } from '#modules/kas/buku'
import { kertasCalls } from '#modules/nota/kertas.calls'

const sure = { required: true } as const
const kirim = whoSees('/kirim-uang-pusat')
const terima = whoSees('/terima-uang-kas')

/** The kinds of approval that money between shops needs. */
export const otorisasiKirimUang = {
  KIRIM_UANG: 'Kirim Uang',
  BATAL_KIRIM_UANG: 'Batal Kirim Uang',
  SELISIH_TERIMA_UANG: 'Selisih Terima Uang',
} as const

export const tempatUang = { LACI: 'Laci Sendiri', BRANKAS: 'Brankas' } as const
/** Without a word it is the own drawer: the SPEC's form does not ask. */
const tempat = (label: string) => choice({ label, of: tempatUang, initial: 'BRANKAS' })

const jumlah_rp = rupiah({
  label: 'Jumlah Rp',
  required: 'Jumlah Rp Tidak Boleh Kosong',
  min: 1,
  tooShort: 'Jumlah Rp Tidak Boleh Kosong',
})
const no_segel = code({ label: 'No Segel Tas', max: 30 })
const no_reff = code({ label: 'No Referensi', required: 'Mohon Masukkan Nomor Referensi', max: 40 })
const terhitung = rupiah({ label: 'Uang Terhitung' })

export const statusKirim = { KIRIM: 'Di Jalan', DONE: 'Diterima', BATAL: 'Dibatalkan' } as const

/** What whoever sends a bag says of it. */
export const kirimMasuk = {
  dari: tempat('Uang Dari'),
  tujuan: pilihToko('Tujuan', 'Mohon Pilih Toko'),
  ...{ jumlah_rp, no_segel, pembawa, keterangan },
  no_reff: nomorSendiri('No Referensi'),
}

/** What one shop tells the other of a bag that it sent. */
export const beritaKirim = {
  ...kepalaBerita,
  ...{ no_reff, jumlah_rp, no_segel, pembawa, keterangan },
}
/** What the other tells when it has it. */
export const beritaTerima = {
  ...kepalaTerima,
  terhitung: rupiah({ label: 'Uang Terhitung', ...sure }), // an empty bag is told too
}

/** What whoever counts a bag says of it. */
export const terimaMasuk = {
  ke: tempat('Simpan Di'),
  terhitung,
  asal: code({ label: 'Asal', hidden: true }), // where two shops chose one reference
  alasan: text({ label: 'Alasan Selisih', max: 200 }),
}

/** Its paper, which goes with the bag. */
export const kertasKirim = kertasCalls('kirim-uang/cetak', 'No Kirim', kirim)

/** Cash goes to another shop of the chain: money on the way until that shop has counted it. */
export const kirimUang = defineDocument({
  name: 'KIRIM_UANG',
  title: 'Kirim Uang',
  prefix: 'KU',
  states: statusKirim,
  books: [jurnal, kasBuku, tugasCabangBuku],
  commands: {
    simpan: makes({
      path: 'kirim-uang',
      label: 'Kirim',
      summary: 'Send cash to another shop; the answer names the paper (nota_kirim)',
      right: kirim,
      failed: 'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi',
      to: 'KIRIM',
      body: kirimMasuk,
      answer: group({
        nomor: text({ label: 'No Dokumen', ...sure }),
        nota_kirim: text({ label: 'Nota Kirim', ...sure }),
        no_reff,
      }),
      authorise: 'KIRIM_UANG',
    }),
    diterima: moves(['KIRIM'], {
      path: 'portal/uang-diterima',
      label: 'Diterima',
      summary: 'The other shop has counted the money',
      right: servers,
      portal: 'rantai',
      freezes: true,
      to: 'DONE',
      body: beritaTerima,
    }),
    batal: cancels('BATAL_KIRIM_UANG', {
      path: 'kirim-uang/batal',
      label: 'Batal Kirim Uang',
      consequence: 'Toko tujuan melepasnya dahulu; uang kembali ke tempat asalnya.',
      summary: 'Take back money that is still on the way: the other shop lets it go first',
      right: kirim,
      from: ['KIRIM'],
      anyDay: true,
      authorise: 'BATAL_KIRIM_UANG',
    }),
  },
  list: {
    path: 'kirim-uang-history',
    summary: 'Money that was sent, newest first; with count',
    right: kirim,
    columns: {
      no_reff: text({ label: 'No Referensi', ...sure }),
      tujuan,
      jumlah_rp: rupiah({ label: 'Jumlah Rp', ...sure }),
      pembawa,
      no_segel: text({ label: 'No Segel Tas', hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
      penerima: text({ label: 'Penerima', hidden: true }),
      terhitung: rupiah({ label: 'Uang Terhitung', hidden: true }),
      tgl_terima: tanggal({ label: 'Tanggal Terima', hidden: true }),
    },
  },
  screen: {
    path: '/kirim-uang-pusat',
    title: 'Kirim Uang Pusat',
    menu: 'utility',
    place: 27,
    heading: 'Uang',
    icon: 'transaction',
    purpose: 'Kirim uang tunai ke pusat atau toko lain',
    initially: ['SPV', 'MU', 'DEV'],
  },
})

/** Cash that another shop sent: announced by it, counted here, once. */
export const terimaUang = defineDocument({
  name: 'TERIMA_UANG',
  title: 'Terima Uang',
  prefix: 'TU',
  states: statusKirim,
  books: [jurnal, kasBuku, tugasCabangBuku],
  commands: {
    datang: makes({
      path: 'portal/uang-datang',
      label: 'Uang Datang',
      summary: 'Another shop says that it sent money here',
      right: servers,
      portal: 'rantai',
      to: 'KIRIM',
      body: beritaKirim,
    }),
    lepas: moves(['KIRIM', 'BATAL'], {
      path: 'portal/uang-ditarik',
      label: 'Ditarik',
      summary:
        'The shop that sent it takes it back, as long as nobody has counted it; the same again',
      right: servers,
      portal: 'rantai',
      to: 'BATAL',
      body: { asal, id_kirim: beritaKirim.id_kirim },
    }),
    urung: makes({
      path: 'portal/uang-urung',
      label: 'Ditarik',
      summary:
        'Another shop takes back what this one has not heard of: it is not taken when it comes',
      right: servers,
      portal: 'rantai',
      to: 'BATAL',
      body: { ...kepalaBerita, no_reff, jumlah_rp },
    }),
    terima: moves(['KIRIM'], {
      method: 'PUT',
      also: 'PATCH',
      path: 'kirim-uang/{no_reff}/reception',
      label: 'Terima',
      summary: 'Confirm once that the money is here, as it was counted',
      right: terima,
      failed: 'Terima Uang Pusat Gagal',
      freezes: true,
      to: 'DONE',
      mayAsk: ['SELISIH_TERIMA_UANG'],
      body: terimaMasuk,
    }),
  },
  list: {
    path: 'terima-uang/lihat',
    summary: 'Money that other shops sent here, newest first; with count',
    right: terima,
    columns: {
      no_reff: text({ label: 'No Referensi', ...sure }),
      asal,
      jumlah_rp: rupiah({ label: 'Jumlah Rp', ...sure, hidden: true }), // a bag is counted blind
      no_segel: text({ label: 'No Segel Tas' }),
      pembawa,
      keterangan: text({ label: 'Keterangan', hidden: true }),
      tgl_kirim: tanggal({ label: 'Tanggal Kirim', ...sure }),
      pengirim: text({ label: 'Pengirim', ...sure, hidden: true }),
      terhitung: rupiah({ label: 'Uang Terhitung' }),
      selisih: integer({ label: 'Selisih', hidden: true, min: -999_999_999_999 }),
      penerima: text({ label: 'Penerima', hidden: true }),
    },
  },
  screen: {
    path: '/terima-uang-kas',
    title: 'Terima Uang Kas',
    menu: 'utility',
    place: 28,
    heading: 'Uang',
    icon: 'cash',
    purpose: 'Hitung dan terima uang yang dikirim toko lain',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
