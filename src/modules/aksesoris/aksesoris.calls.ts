import { halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { code, integer, list, saat, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/tambah-dan-ambil-stock-aksesoris')

export const barisSaldo = {
  kode_aksesoris: code({ label: 'Kode Aksesoris', ...sure }),
  nama_aksesoris: text({ label: 'Nama Aksesoris', ...sure, width: 26 }),
  saldo: integer({ label: 'Saldo', ...sure }),
  satuan: text({ label: 'Satuan', ...sure }),
  minimum: integer({ label: 'Minimum' }),
}

export const saldoAksesoris = defineEndpoint({
  method: 'GET',
  path: 'tambah-dan-ambil-stock-aksesoris/saldo',
  summary: 'How many of each accessory there are',
  right,
  answer: list(barisSaldo),
})

export const barisGerak = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  saat: saat({ label: 'Waktu', ...sure }),
  nama_aksesoris: text({ label: 'Nama Aksesoris', ...sure }),
  jumlah: integer({ label: 'Jumlah', ...sure }),
  saldo: integer({ label: 'Saldo', ...sure }),
  keterangan: text({ label: 'Keterangan' }),
  input_by: text({ label: 'Oleh', ...sure }),
}

export const gerakAksesoris = defineEndpoint({
  method: 'GET',
  path: 'tambah-dan-ambil-stock-aksesoris/gerak',
  summary: 'What came and what was taken, newest first; with count',
  right,
  query: halaman,
  answer: list(barisGerak),
})
