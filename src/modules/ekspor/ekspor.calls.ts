import { defineEndpoint } from '#kernel/endpoint'
import { choice, list, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/export-csv')

export const isianEkspor = {
  tgl_from: tanggal({ label: 'Tanggal Awal' }),
  tgl_to: tanggal({ label: 'Tanggal Akhir' }),
}

export const daftarEkspor = defineEndpoint({
  method: 'GET',
  path: 'export-csv',
  summary: 'The tables that may be taken away: masters and books',
  right,
  answer: list({
    tabel: text({ label: 'Tabel', ...sure }),
    nama: text({ label: 'Nama', ...sure }),
    jenis: choice({ label: 'Jenis', of: { MASTER: 'Master', BUKU: 'Buku' }, ...sure }),
  }),
})

export const eksporCsv = defineEndpoint({
  method: 'GET',
  path: 'export-csv/{tabel}',
  summary: 'All rows of a table as CSV, sent while they are read; a book of a period',
  right,
  query: isianEkspor,
  file: true,
})
