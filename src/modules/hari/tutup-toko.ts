import { alasan, defineDocument, makes, moves } from '#kernel/document'
import { group, tanggal, text, yes } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { only, whoSees } from '#kernel/right'

/** The history of the business day: opened, sealed, opened again. */
export const hariBuku = defineLedger({
  name: 'hari',
  title: 'Buku Hari',
  entry: {
    id_dokumen: text({ label: 'Dokumen', required: true }),
    status: text({ label: 'Status', required: true }),
    tgl_system: tanggal({ label: 'Tanggal', required: true }),
    alasan: text({ label: 'Alasan' }),
  },
  asks: { berikut: tanggal({ label: 'Tanggal Berikutnya' }) }, // which the shop stands on then
  news: 'hari',
})

/** The seal of the days that a posting closes; its writer reckons it from all books. */
export const segelBuku = defineLedger({
  name: 'segel',
  title: 'Segel',
  entry: {},
  reckons: ['sampai', 'pinggir', 'stok'],
})

/** The date that the screen showed: a user who was slower is refused, and closes no second day. */
const tglSystem = tanggal({ label: 'Tanggal', required: true })

export const tutupMasuk = {
  tgl_system: tglSystem,
  tgl_berikut: tanggal({
    label: 'Tanggal Berikutnya',
    hint: 'Kosong bila tanggal yang dibuka lagi ditutup kembali',
  }),
  alasan: text({ label: 'Keterangan', max: 200 }),
}

/** What OWN says when a closed day is opened again. */
export const bukaLagiMasuk = { tgl_system: tglSystem, alasan }

const right = whoSees('/tutup-toko')
const ditanggal = group({ tgl_system: tanggal({ label: 'Tanggal', required: true }) })

/** A closed day (DOMAIN 4, ganti hari). What it counted is frozen in the document. */
export const tutupHari = defineDocument({
  name: 'TUTUP_HARI',
  title: 'Tutup Toko',
  prefix: 'TH',
  states: { TUTUP: 'Ditutup', DIBUKA_LAGI: 'Dibuka Lagi' },
  books: [hariBuku, segelBuku],
  commands: {
    tutup: makes({
      path: 'tutup-toko',
      label: 'Tutup Toko',
      summary: 'Close the day: seal it, write its snapshots, move the business date',
      right,
      to: 'TUTUP',
      body: tutupMasuk,
      answer: group({
        nomor: text({ label: 'No Dokumen', required: true }),
        tgl_system: tanggal({ label: 'Tanggal', required: true }),
        buka: yes({ label: 'Buka' }),
      }),
    }),
    /** A day that is skipped is closed as any other, with a document of its own. */
    mulai: makes({
      path: 'tutup-toko/mulai',
      label: 'Buka Toko',
      summary:
        'Open the closed shop for its date, or for a later one: the days between are skipped',
      right,
      to: 'TUTUP',
      body: {
        tgl_system: tglSystem,
        tgl_buka: tanggal({ label: 'Buka Untuk Tanggal', required: true }),
      },
      answer: ditanggal,
    }),
    bukaLagi: moves(['TUTUP'], {
      path: 'tutup-toko/buka',
      label: 'Buka Lagi',
      summary: 'Open the last closed day again, with a reason',
      right: only('OWN'),
      to: 'DIBUKA_LAGI',
      body: bukaLagiMasuk,
      answer: ditanggal,
    }),
  },
})
