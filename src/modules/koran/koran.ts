import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { choice, integer, list, ref, rupiah, tanggal, text, uuid, yes } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const bolehMinus = { ...sure, min: -999_999_999_999 } as const
const right = whoSees('/rekonsiliasi-bank')

/** As many lines as a statement may have. */
export const barisTerbanyak = 5_000

/** What the columns of a bank's table may be; the words of a format kept with the statement. */
export const peranKolom = {
  TGL: 'Tanggal',
  KETERANGAN: 'Keterangan',
  NO_REF: 'No Referensi',
  MASUK: 'Uang Masuk',
  KELUAR: 'Uang Keluar',
  JUMLAH: 'Jumlah',
  ARAH: 'D/K',
  SALDO: 'Saldo',
} as const
export const urutanTanggal = {
  DMY: 'Hari/Bulan/Tahun',
  MDY: 'Bulan/Hari/Tahun',
  YMD: 'Tahun/Bulan/Hari',
} as const
export const bentukKoran = {
  TABEL: 'CSV / Excel',
  MT940: 'MT940',
  CAMT: 'CAMT.053',
  TANPA: 'Tidak Ada Mutasi',
} as const

/** How the table of a bank is read: the last one of an account is proposed for the next. */
export const formatTabel = {
  judul: integer({ label: 'Baris Judul', min: 0, max: 100 }),
  /** A word of `peranKolom` for each column, or nothing; between commas. */
  peran: text({ label: 'Kolom', max: 300 }),
  urutan: choice({ label: 'Urutan Tanggal', of: urutanTanggal }),
}

/** A line of a bank statement. Whole rupiah: the sen of a bank are rounded by its balance. */
export const barisKoran = {
  tgl: tanggal({ label: 'Tanggal', ...sure }),
  keterangan: text({ label: 'Keterangan', ...sure, max: 400 }),
  no_ref: text({ label: 'No Referensi', max: 60 }),
  masuk: rupiah({ label: 'Uang Masuk', ...sure }),
  keluar: rupiah({ label: 'Uang Keluar', ...sure }),
}

/** The lines of statements. Those of one that was thrown away count no more. */
export const koranBuku = defineLedger({
  name: 'koran',
  title: 'Baris Rekening Koran',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    no_rekening: text({ label: 'No Rekening', ...sure }),
    ...barisKoran,
  },
  news: 'koran',
})

/** Names a row of a book: its posting and its place there. */
const kunciBaris = {
  id: uuid({ label: 'Posting', ...sure }),
  n: integer({ label: 'Baris', ...sure, min: 1 }),
}

/** Which lines of statements are which rows of the cash book. */
export const cocokBuku = defineLedger({
  name: 'cocok',
  title: 'Pencocokan Bank',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    pasangan: integer({ label: 'Pasangan', ...sure }),
    sisi: choice({ label: 'Sisi', of: { KORAN: 'Rekening Koran', KAS: 'Buku' }, ...sure }),
    id_baris: uuid({ label: 'Posting', ...sure }),
    n_baris: integer({ label: 'Baris', ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...bolehMinus }),
    lepas: yes({ label: 'Lepas' }),
  },
  news: 'koran',
})

/** The statement of an account, as the bank gave it. */
export const rekeningKoran = defineDocument({
  name: 'REKENING_KORAN',
  title: 'Rekening Koran',
  prefix: 'RK',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [koranBuku],
  commands: {
    simpan: makes({
      path: 'rekening-koran/simpan',
      label: 'Simpan',
      summary: 'Keep the lines of a bank statement that no earlier one had; it goes on from that',
      right,
      to: 'VALID',
      body: {
        no_rekening: ref('rekening', { label: 'No Rekening', ...sure }),
        bentuk: choice({ label: 'Bentuk', of: bentukKoran, ...sure }),
        nama_file: text({ label: 'Nama File', max: 200 }),
        ...formatTabel,
        saldo_awal: rupiah({ label: 'Saldo Awal', ...bolehMinus }),
        saldo_akhir: rupiah({ label: 'Saldo Akhir', ...bolehMinus }),
        sampai: tanggal({
          label: 'Sampai',
          hint: 'Hari terakhir rekening koran ini, juga bila sesudah baris terakhir tidak ada mutasi',
        }),
        baris: list(barisKoran, { label: 'Baris', max: barisTerbanyak }),
      },
    }),
    buang: moves(['VALID'], {
      path: 'rekening-koran/buang',
      label: 'Buang',
      consequence: 'Baris rekening koran ini tidak dihitung lagi.',
      summary: 'Throw the last statement of an account away, while none of its lines is matched',
      right,
      to: 'BATAL',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'rekening-koran/lihat',
    summary: 'Bank statements, newest first; with count',
    right,
    columns: {
      no_rekening: text({ label: 'No Rekening', ...sure }),
      dari: tanggal({ label: 'Dari', ...sure }),
      sampai: tanggal({ label: 'Sampai', ...sure }),
      jumlah_baris: integer({ label: 'Baris', ...sure }),
      saldo_akhir: rupiah({ label: 'Saldo Akhir', ...bolehMinus }),
      nama_file: text({ label: 'Nama File' }),
    },
  },
})

/** Lines of a statement are these rows of the cash book: both come to the same. */
export const pencocokan = defineDocument({
  name: 'PENCOCOKAN_BANK',
  title: 'Pencocokan Bank',
  prefix: 'CB',
  states: { VALID: 'Valid', LEPAS: 'Dilepas' },
  books: [cocokBuku],
  commands: {
    cocokkan: makes({
      path: 'rekonsiliasi-bank/cocokkan',
      label: 'Cocokkan',
      summary: 'Match lines of statements with rows of the cash book; nothing is matched twice',
      right,
      to: 'VALID',
      body: {
        no_rekening: ref('rekening', { label: 'No Rekening', ...sure }),
        pasangan: list(
          {
            alasan: text({ label: 'Alasan', max: 200 }),
            koran: list(kunciBaris, { label: 'Rekening Koran', max: 200 }),
            kas: list(kunciBaris, { label: 'Buku', max: 200 }),
          },
          { label: 'Pasangan', min: 1, max: 500 },
        ),
      },
    }),
    lepas: moves(['VALID'], {
      path: 'rekonsiliasi-bank/lepas',
      label: 'Lepas',
      consequence: 'Baris dan bukunya kembali belum cocok.',
      summary: 'Let what was matched go again',
      right,
      to: 'LEPAS',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'rekonsiliasi-bank/lihat',
    summary: 'What was matched, newest first; with count',
    right,
    columns: {
      no_rekening: text({ label: 'No Rekening', ...sure }),
      jumlah_pasangan: integer({ label: 'Pasangan', ...sure }),
      jumlah: rupiah({ label: 'Uang Masuk', ...bolehMinus }),
      sebab: text({ label: 'Alasan' }),
    },
  },
})
