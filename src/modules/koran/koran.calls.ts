import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  integer,
  list,
  ref,
  rupiah,
  tanggal,
  text,
  texts,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { barisKoran, bentukKoran, formatTabel } from './koran.ts'

const sure = { required: true } as const
const bolehMinus = { ...sure, min: -999_999_999_999 } as const
const right = whoSees('/rekonsiliasi-bank')

/** A statement of a bank is read; nothing is saved. */
export const bacaKoran = defineEndpoint({
  method: 'POST',
  path: 'rekening-koran/baca',
  summary: 'Read a bank statement (CSV, XLSX, MT940, CAMT.053): its lines, or what is wrong in it',
  right,
  upload: true,
  body: { no_rekening: ref('rekening', { label: 'No Rekening', ...sure }), ...formatTabel },
  answer: group({
    bentuk: choice({ label: 'Bentuk', of: bentukKoran, ...sure }),
    rekening: text({ label: 'No Rekening' }),
    ...formatTabel,
    /** The first rows of a table as they are, to say what its columns are. */
    contoh: list({ nomor: integer({ label: 'Baris', ...sure }), sel: texts({ label: 'Sel' }) }),
    baris: list(barisKoran),
    salah: list({
      baris: integer({ label: 'Baris', ...sure }),
      teks: text({ label: 'Isi', ...sure, max: 200 }),
    }),
    sudah: integer({ label: 'Sudah Ada', ...sure }),
    saldo_awal: rupiah({ label: 'Saldo Awal', min: -999_999_999_999 }),
    saldo_akhir: rupiah({ label: 'Saldo Akhir', min: -999_999_999_999 }),
    /** The day that it goes to: what the file says, else that of its last line. */
    sampai: tanggal({ label: 'Sampai' }),
  }),
})

const sisi = {
  id: uuid({ label: 'Posting', ...sure, hidden: true }),
  n: integer({ label: 'Baris', ...sure, hidden: true }),
  tgl: tanggal({ label: 'Tanggal', ...sure }),
}
const uang = rupiah({ label: 'Jumlah Rp', ...bolehMinus })

export const barisTerbuka = {
  ...sisi,
  keterangan: text({ label: 'Keterangan', max: 400 }),
  no_ref: text({ label: 'No Referensi', hidden: true }),
  jumlah: uang,
}
export const bukuTerbuka = {
  ...sisi,
  dokumen: text({ label: 'Dokumen', open: 'nota' }),
  kategori: text({ label: 'Kategori', ...sure }),
  keterangan: text({ label: 'Keterangan', max: 300 }),
  no_ref: text({ label: 'No Referensi' }),
  jumlah: uang,
  umur: integer({ label: 'Umur (Hari)', ...sure }),
}

export const keadaanBank = defineEndpoint({
  method: 'GET',
  path: 'rekonsiliasi-bank',
  summary: 'What of an account is not matched yet on either side, with proposals and their reason',
  right,
  query: { no_rekening: ref('rekening', { label: 'Rekening' }) },
  answer: group({
    no_rekening: text({ label: 'No Rekening' }),
    kode_bank: text({ label: 'Bank' }),
    saldo_buku: rupiah({ label: 'Saldo Buku', ...bolehMinus }),
    saldo_koran: rupiah({ label: 'Saldo Rekening Koran', min: -999_999_999_999 }),
    sampai: tanggal({ label: 'Sampai' }),
    koran: list(barisTerbuka),
    kas: list(bukuTerbuka),
    /** So many more are not shown yet. */
    koran_lagi: integer({ label: 'Baris Bank Lagi', ...sure }),
    kas_lagi: integer({ label: 'Baris Buku Lagi', ...sure }),
    usulan: list({
      alasan: text({ label: 'Alasan', ...sure }),
      pasti: yes({ label: 'Pasti' }),
      koran: texts({ label: 'Rekening Koran' }),
      kas: texts({ label: 'Buku' }),
    }),
    kartu: list({
      koran: text({ label: 'Rekening Koran', ...sure }),
      no_rekening: text({ label: 'Rekening Mesin', ...sure }),
      jenis: text({ label: 'Jenis', ...sure }),
      tgl: tanggal({ label: 'Tanggal Transaksi', ...sure }),
      kotor: rupiah({ label: 'Jumlah Kotor', ...sure }),
    }),
  }),
})
export type Keadaan = NonNullable<NonNullable<(typeof keadaanBank)['types']>['a']>
