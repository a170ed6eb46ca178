import { cancels, defineDocument, makes } from '#kernel/document'
import { choice, integer, ref, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { poinBuku, stokHadiah } from './buku.ts'

const sure = { required: true } as const
const when = 'MEMBER_MODULE'
const valid = { VALID: 'Valid', BATAL: 'Dibatalkan' } as const
const layar = { menu: 'member', heading: 'Member', when } as const
const pemimpin = ['SPV', 'MU', 'DEV'] as const

const kode_member = ref('member', { label: 'Member', required: 'Member Tidak Ditemukan', when })
const kode_hadiah = ref('hadiah', { label: 'Hadiah', ...sure })
const jumlah = integer({
  label: 'Jumlah',
  ...sure,
  initial: 1,
  min: 1,
  max: 10_000,
  tooShort: 'Jumlah Tidak Boleh Diisi Dengan 0',
})
const keterangan = text({ label: 'Keterangan', max: 200 })

/** The kinds of approval that points and gifts need. */
export const otorisasiMember = {
  TRANSAKSI_POIN: 'Transaksi Poin',
  HADIAH_KELUAR: 'Hadiah Keluar',
} as const

/** A gift for points (docs/adr/0333): the points go, the gift leaves the shop's stock. */
export const tukarPoint = defineDocument({
  name: 'TUKAR_POINT',
  title: 'Tukar Point',
  prefix: 'TP',
  states: valid,
  books: [poinBuku, stokHadiah],
  commands: {
    simpan: makes({
      path: 'tukar-point/simpan',
      label: 'Tukar',
      summary: 'A member gets a gift for his points',
      right: whoSees('/tukar-point'),
      when,
      to: 'VALID',
      body: { kode_member, kode_hadiah, jumlah, keterangan },
    }),
    batal: cancels('BATAL_TUKAR_POINT', {
      path: 'tukar-point/batal',
      label: 'Batal Tukar Point',
      consequence: 'Hadiah kembali ke toko, point kembali kepada member.',
      summary: 'Take back an exchange of today',
      right: whoSees('/tukar-point'),
      when,
    }),
  },
  list: {
    path: 'tukar-point/lihat',
    summary: 'Gifts that were exchanged for points, newest first',
    right: whoSees('/tukar-point'),
    columns: {
      kode_member,
      kode_hadiah,
      jumlah,
      poin: integer({ label: 'Point', ...sure }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  screen: {
    ...layar,
    path: '/tukar-point',
    title: 'Tukar Point',
    place: 4,
    icon: 'gift',
    purpose: 'Tukar point member dengan hadiah',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
})

/** Points given or taken by hand, with a reason; somebody else agrees. */
export const transaksiPoin = defineDocument({
  name: 'TRANSAKSI_POIN',
  title: 'Transaksi Poin',
  prefix: 'PM',
  states: valid,
  books: [poinBuku],
  commands: {
    simpan: makes({
      path: 'transaksi-poin/simpan',
      label: 'Simpan',
      summary: 'Give points to a member or take some, with a reason',
      right: whoSees('/transaksi-poin'),
      when,
      to: 'VALID',
      authorise: 'TRANSAKSI_POIN',
      body: {
        kode_member,
        arah: choice({
          label: 'Arah',
          of: { TAMBAH: 'Tambah', KURANG: 'Kurang' },
          ...sure,
          initial: 'TAMBAH',
        }),
        poin: integer({
          label: 'Point',
          ...sure,
          min: 1,
          max: 10_000_000,
          tooShort: 'Point Tidak Boleh Kosong',
        }),
        keterangan: text({ label: 'Alasan', required: 'Alasan Harus Diisi', max: 200 }),
      },
    }),
    batal: cancels('BATAL_TRANSAKSI_POIN', {
      path: 'transaksi-poin/batal',
      label: 'Batal Transaksi Poin',
      summary: 'Take back points that were given or taken by hand today',
      right: whoSees('/transaksi-poin'),
      when,
      authorise: 'TRANSAKSI_POIN',
    }),
  },
  list: {
    path: 'transaksi-poin/lihat',
    summary: 'Points given and taken by hand, newest first',
    right: whoSees('/transaksi-poin'),
    columns: {
      kode_member,
      poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
      keterangan: text({ label: 'Alasan', ...sure }),
    },
  },
  screen: {
    ...layar,
    path: '/transaksi-poin',
    title: 'Transaksi Poin',
    place: 3,
    icon: 'star',
    purpose: 'Tambah atau kurangi point seorang member dengan alasan',
    initially: pemimpin,
  },
})

/** Gifts that come to the shop, or leave it otherwise than to a member. */
export const stokHadiahDokumen = defineDocument({
  name: 'STOCK_HADIAH',
  title: 'Stock Hadiah',
  prefix: 'SH',
  states: valid,
  books: [stokHadiah],
  commands: {
    simpan: makes({
      path: 'stock-hadiah/simpan',
      label: 'Simpan',
      summary: 'Gifts come to the shop, or leave it with an approval',
      right: whoSees('/stock-hadiah'),
      when,
      to: 'VALID',
      mayAsk: ['HADIAH_KELUAR'],
      body: {
        kode_hadiah,
        arah: choice({
          label: 'Arah',
          of: { MASUK: 'Masuk', KELUAR: 'Keluar' },
          ...sure,
          initial: 'MASUK',
        }),
        jumlah,
        keterangan,
      },
    }),
    batal: cancels('BATAL_STOCK_HADIAH', {
      path: 'stock-hadiah/batal',
      label: 'Batal Stock Hadiah',
      summary: 'Take back gifts that came or left today',
      right: whoSees('/stock-hadiah'),
      when,
    }),
  },
  list: {
    path: 'stock-hadiah/lihat',
    summary: 'Gifts that came and left, newest first',
    right: whoSees('/stock-hadiah'),
    columns: {
      kode_hadiah,
      arah: choice({ label: 'Arah', of: { MASUK: 'Masuk', KELUAR: 'Keluar' }, ...sure }),
      jumlah,
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  screen: {
    ...layar,
    path: '/stock-hadiah',
    title: 'Stock Hadiah',
    place: 5,
    icon: 'gift',
    purpose: 'Hadiah yang masuk ke toko, atau keluar selain ditukar',
    initially: pemimpin,
  },
})
