import { alasan, cancels, defineDocument, makes, moves, nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, code, group, integer, list, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { hasilSegel } from './brankas.rules.ts'

const sure = { required: true } as const
const right = whoSees('/hitung-brankas')

const no_segel = code({ label: 'No Segel', required: 'No Segel Tidak Boleh Kosong', max: 30 })
const no_faktur_hutang = text({ label: 'No Hutang' })
const nama_barang = text({ label: 'Jaminan', ...sure })

/** A bag that was scanned: what it is, and nothing of those that were not. */
export const tasDipindai = {
  no_segel,
  hasil: choice({ label: 'Hasil', of: hasilSegel, ...sure }),
  no_faktur_hutang,
  nama_barang,
  berat: berat({ label: 'Berat' }),
  toko: text({ label: 'Toko' }),
}

/** A bag that should lie there and does not. */
const tasHilang = {
  no_segel,
  no_faktur_hutang,
  nama_customer: text({ label: 'Customer', ...sure }),
  nama_barang,
  berat: berat({ label: 'Berat', ...sure }),
  pokok: rupiah({ label: 'Pokok Pinjaman', ...sure }),
}

/** The kinds of approval that a count may need. */
export const otorisasiBrankas = {
  HITUNG_BRANKAS: 'Selisih Hitung Brankas',
  BATAL_HITUNG_BRANKAS: 'Batal Hitung Brankas',
} as const

export const pindaiSegel = defineEndpoint({
  method: 'POST',
  path: 'hitung-brankas/pindai',
  summary: 'What a bag is by its seal; nothing is kept, and nothing said of the others',
  right,
  reads: true,
  body: { no_segel },
  answer: group(tasDipindai),
})

/** The report of a count, for both to sign. */
export const kertasBrankas = kertasCalls('hitung-brankas/cetak', 'No Dokumen', right)

/** The safe counted blind, by the seals of its bags: it posts to no book. */
export const hitungBrankas = defineDocument({
  name: 'HITUNG_BRANKAS',
  title: 'Hitung Brankas',
  prefix: 'BR',
  onSpot: true,
  states: { OPEN: 'Ada Selisih', VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [],
  commands: {
    selesai: makes({
      path: 'hitung-brankas/selesai',
      label: 'Selesai Hitung',
      summary: 'End a count: the server works out what is missing and what does not belong there',
      right,
      to: 'VALID',
      or: ['OPEN'],
      body: { tas: list({ no_segel }, { label: 'Tas', max: 5_000 }) },
    }),
    setujui: moves(['OPEN'], {
      path: 'hitung-brankas/setujui',
      label: 'Setujui Selisih',
      summary: 'Say why a count differs; somebody else agrees',
      consequence: 'Hasil hitungan tetap seperti yang dipindai.',
      right,
      freezes: true,
      to: 'VALID',
      authorise: 'HITUNG_BRANKAS',
      body: { nomor, alasan },
    }),
    batal: cancels('BATAL_HITUNG_BRANKAS', {
      path: 'hitung-brankas/batal',
      label: 'Batal Hitung Brankas',
      consequence: 'Brankas dianggap belum dihitung.',
      summary: 'Take a count of today back; with an approval',
      right,
      from: ['VALID', 'OPEN'],
      authorise: 'BATAL_HITUNG_BRANKAS',
    }),
  },
  list: {
    path: 'hitung-brankas/daftar',
    summary: 'Counts of the safe, newest first; with count',
    right,
    reckons: { hilang: 'hilang_brankas' },
    columns: {
      dihitung: integer({ label: 'Tas Dihitung', ...sure }),
      seharusnya: integer({ label: 'Seharusnya', ...sure, hidden: true }), // the next is blind, too
      jumlah_hilang: integer({ label: 'Hilang', ...sure }),
      jumlah_lebih: integer({ label: 'Lebih', ...sure }),
      sebab: text({ label: 'Alasan', hidden: true }),
      hilang: list(tasHilang, { label: 'Tas Hilang', hidden: true }),
      lebih: list(tasDipindai, { label: 'Tas Yang Tidak Seharusnya Ada', hidden: true }),
    },
  },
})
