import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  group,
  integer,
  kadar,
  list,
  rupiah,
  saat,
  tanggal,
  text,
  texts,
} from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/jejak-dokumen')

/** What a document is called and how it stands; words in the reader's language. */
const kepala = {
  nomor: text({ label: 'No Dokumen', ...sure }),
  nama: text({ label: 'Dokumen', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  saat: saat({ label: 'Waktu', ...sure }),
  input_by: text({ label: 'Oleh', ...sure }),
  status: text({ label: 'Status', ...sure }), // as it is stored
  nama_status: text({ label: 'Status', ...sure }),
}

export const langkahJejak = {
  saat: saat({ label: 'Waktu', ...sure }),
  nama_status: text({ label: 'Status', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  alasan: text({ label: 'Alasan' }),
  otorisasi: list({
    kategori: text({ label: 'Kategori', ...sure }),
    pemberi: text({ label: 'Pemberi' }),
  }),
}

export const barangJejak = {
  kode_barcode: text({ label: 'Barcode', ...sure, open: 'barang' }),
  nama_barang: text({ label: 'Nama Barang', ...sure, width: 24 }),
  dari: text({ label: 'Dari' }),
  ke: text({ label: 'Ke' }),
  berat: berat({ label: 'Berat', ...sure }),
}

export const uangJejak = {
  jenis: text({ label: 'Jenis', ...sure }),
  laci: text({ label: 'Laci' }),
  no_rekening: text({ label: 'No Rekening' }),
  masuk: rupiah({ label: 'Masuk', ...sure }),
  keluar: rupiah({ label: 'Keluar', ...sure }),
}

export const gramJejak = {
  akun: text({ label: 'Akun', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  kotor: berat({ label: 'Berat', ...sure, min: -1_000_000_000 }),
  murni: berat({ label: 'Murni', ...sure, min: -1_000_000_000 }),
}

export const jurnalJejak = {
  nomor_akun: text({ label: 'Nomor Akun', ...sure }),
  nama_akun: text({ label: 'Nama Akun', ...sure, width: 24 }),
  debit: rupiah({ label: 'Debit', ...sure }),
  kredit: rupiah({ label: 'Kredit', ...sure }),
}

const { nama, nomor, tgl_system } = kepala

export const cariDokumen = defineEndpoint({
  method: 'GET',
  path: 'dokumen/cari',
  summary: 'Documents of this number: the whole number, or its date and count without the rest',
  right,
  query: { q: text({ label: 'Cari', ...sure, max: 60 }) },
  answer: list({ nomor, nama, tgl_system, nama_status: kepala.nama_status }),
})

export const jejakDokumen = defineEndpoint({
  method: 'GET',
  path: 'dokumen/jejak/{nomor}',
  summary: 'A document: its states, who agreed, and the pieces, grams and money that it moved',
  right,
  answer: group({
    ...kepala,
    akhir: texts({ label: 'Status' }), // the states in which a document of its kind is over
    langkah: list(langkahJejak),
    jumlah_barang: integer({ label: 'Jumlah', ...sure }),
    barang: list(barangJejak),
    uang: list(uangJejak),
    gram: list(gramJejak),
    jurnal: list(jurnalJejak),
    terkait: list({ nomor, nama }),
  }),
})
