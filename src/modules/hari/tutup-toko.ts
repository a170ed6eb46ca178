import { describeDocument } from '#kernel/described'
import { defineLedger } from '#kernel/ledger'
import { tanggal, text } from '#kernel/field'

/** The history of the business day: opened, sealed, opened again. */
export const hariBuku = defineLedger({
  name: 'hari',
  title: 'Buku Hari',
  entry: {
    id_dokumen: text({ label: 'Dokumen', required: true }),
    status: text({ label: 'Status', required: true }),
    tgl_system: tanggal({ label: 'Tanggal', required: true }),
    berikut: tanggal({ label: 'Tanggal Berikutnya' }),
    alasan: text({ label: 'Alasan' }),
  },
})

/** The date as the screen showed it: whoever was slower is told, and closes no second day. */
const tglSystem = tanggal({ label: 'Tanggal', required: true })

export const tutupMasuk = {
  tgl_system: tglSystem,
  tgl_berikut: tanggal({
    label: 'Tanggal Berikutnya',
    hint: 'Kosong bila tanggal yang dibuka lagi ditutup kembali',
  }),
  alasan: text({ label: 'Keterangan', max: 200 }),
}

/** A closed day (DOMAIN 4, ganti hari). What it counted is frozen in the document. */
export const tutupHari = describeDocument({
  name: 'TUTUP_HARI',
  title: 'Tutup Toko',
  prefix: 'TH',
  states: { TUTUP: 'Ditutup', DIBUKA_LAGI: 'Dibuka Lagi' },
  header: tutupMasuk,
  lines: {},
  posts: [hariBuku],
  commands: {
    tutup: { label: 'Tutup Toko', from: [], to: 'TUTUP', call: 'tutup-toko' },
    bukaLagi: {
      label: 'Buka Lagi',
      from: ['TUTUP'],
      to: 'DIBUKA_LAGI',
      call: 'tutup-toko/buka',
      reason: true,
    },
  },
  contoh: {
    TUTUP: { tgl_system: '2025-11-21', tgl_berikut: '2025-11-22', alasan: null, baris: [] },
    DIBUKA_LAGI: { tgl_system: '2025-11-21', tgl_berikut: '2025-11-22', alasan: null, baris: [] },
  },
})
