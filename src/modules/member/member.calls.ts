import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  code,
  group,
  integer,
  list,
  persen,
  rupiah,
  tanggal,
  text,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

/** Whose birthday it is today, for the dashboard. */
export const ulangTahun = defineEndpoint({
  method: 'GET',
  path: 'member/find-current-birthday',
  summary: 'Members whose birthday is today, with what they have; empty without the module',
  right: whoSees('/dashboard', '/data-member'),
  query: {},
  answer: list({
    kode_member: text({ label: 'Kode Member', ...sure }),
    nama_member: text({ label: 'Nama Member', ...sure }),
    no_hp: text({ label: 'No HP', ...sure }),
    umur: integer({ label: 'Umur', ...sure }),
    poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
  }),
})

/** What a member has, and the gifts of this shop that it reaches. */
export const ringkasMember = defineEndpoint({
  method: 'GET',
  path: 'member/ringkas',
  summary: 'A member with his points, and each gift of the shop: what it costs, how many are left',
  right: whoSees('/tukar-point', '/transaksi-poin', '/data-member'),
  when: 'MEMBER_MODULE',
  query: { kode_member: code({ label: 'Kode Member', ...sure, max: 30 }) },
  answer: group({
    kode_member: text({ label: 'Kode Member', ...sure }),
    nama_member: text({ label: 'Nama Member', ...sure }),
    poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
    hadiah: list({
      kode_hadiah: text({ label: 'Kode Hadiah', ...sure }),
      nama_hadiah: text({ label: 'Nama Hadiah', ...sure }),
      gambar_path: text({ label: 'Gambar', ...sure }),
      point: integer({ label: 'Point', ...sure }),
      saldo: integer({ label: 'Saldo', ...sure }),
      cukup: yes({ label: 'Cukup' }),
    }),
  }),
})

/** What a customer's points may pay at the counter; without the rule or a member all are 0. */
export const poinBayar = defineEndpoint({
  method: 'GET',
  path: 'member/poin-bayar',
  summary: 'The points of the member with this number, what one is worth and how far they pay',
  right: whoSees('/transaksi-penjualan'),
  when: 'MEMBER_MODULE',
  query: { no_hp: text({ label: 'No HP', ...sure, max: 30 }) },
  answer: group({
    poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
    nilai_rp: rupiah({ label: 'Nilai Satu Point', ...sure }),
    point_minimum: integer({ label: 'Point Paling Sedikit', ...sure }),
    batas_persen: persen({ label: 'Batas Bayar (%)', ...sure }),
  }),
})

/** What each rule of points is about. */
export const jenisAturan = {
  DAPAT: 'Mendapat Point',
  NILAI: 'Membayar Dengan Point',
  HANGUS: 'Point Hangus',
  AJAK: 'Mengajak Teman',
} as const

/** The rules of points that are in force today, each in a sentence; a kind without one has none. */
export const aturanMember = defineEndpoint({
  method: 'GET',
  path: 'member/aturan',
  summary: 'The rules of points in force today, each in a sentence',
  right: whoSees('/setting-member'),
  when: 'MEMBER_MODULE',
  query: {},
  answer: list({
    jenis: choice({ label: 'Jenis', of: jenisAturan, ...sure }),
    kode: text({ label: 'Kode', ...sure }),
    mulai: tanggal({ label: 'Berlaku Mulai', ...sure }),
    kalimat: text({ label: 'Aturan', ...sure, max: 500 }),
  }),
})
