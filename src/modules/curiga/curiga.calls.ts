import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  group,
  integer,
  list,
  paragraph,
  rupiah,
  saat,
  tanggal,
  text,
} from '#kernel/field'
import { periode } from '#kernel/report'
import { whoSees } from '#kernel/right'
import { namaCuriga, statusCuriga, tandaCuriga } from './pola.ts'

const sure = { required: true } as const
export const layarCuriga = '/transaksi-mencurigakan'
const right = whoSees(layarCuriga)

/** A finding about a person as a list shows it. */
export const barisCuriga = {
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  pola: choice({ label: 'Pola', of: namaCuriga, ...sure }),
  nama_customer: text({ label: 'Customer' }),
  identitas: text({ label: 'Identitas' }),
  nilai: rupiah({ label: 'Jumlah', ...sure }),
  toko_lain: integer({ label: 'Toko Lain', ...sure }),
  user_id: text({ label: 'User' }),
  status: choice({ label: 'Status', of: statusCuriga, ...sure }),
  no_laporan: text({ label: 'No Laporan' }),
}

/** One thing that speaks for it: its words, and one figure or text. */
const bukti = {
  label: text({ label: 'Bukti', ...sure }),
  teks: text({ label: 'Isi' }),
  rupiah: rupiah({ label: 'Rupiah' }),
  berat: berat({ label: 'Berat' }),
  saat: saat({ label: 'Waktu' }),
}

/** A document of it in this shop. */
const nota = {
  nomor: text({ label: 'No Dokumen', ...sure }),
  jenis: text({ label: 'Jenis', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  nilai: rupiah({ label: 'Jumlah' }),
}

/** A word that somebody said of it. */
const kata = {
  saat: saat({ label: 'Waktu', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  tanda: choice({ label: 'Tanda', of: tandaCuriga, ...sure }),
  alasan: text({ label: 'Alasan' }),
  no_laporan: text({ label: 'No Laporan' }),
  tgl_lapor: tanggal({ label: 'Tanggal Lapor' }),
}

const pola = choice({ label: 'Pola', of: namaCuriga })
export const saringCuriga = {
  ...periode,
  pola,
  status: choice({ label: 'Status', of: statusCuriga }),
}

export const daftarCuriga = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan',
  summary: 'Large and split transactions of people over the chain, with what was said of each',
  right,
  query: saringCuriga,
  answer: list({
    ...barisCuriga,
    kunci: text({ label: 'Kunci', ...sure, hidden: true }),
    ke: integer({ label: 'Ke', ...sure, hidden: true }),
    skor: integer({ label: 'Skor', ...sure, hidden: true }),
    tgl_lapor: tanggal({ label: 'Tanggal Lapor', hidden: true }),
    bukti: list(bukti),
    nota: list(nota),
    riwayat: list(kata),
  }),
})

/** Days of which somebody still remembers something. */
export const jumlahCuriga = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan/jumlah',
  summary: 'How many findings of the last week nobody has looked at',
  right,
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})

/** Which finding it is. */
const dipilih = {
  pola: choice({ label: 'Pola', of: namaCuriga, ...sure }),
  kunci: text({ label: 'Kunci', ...sure, max: 200 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
}

const lapor = ['tanda', 'DILAPORKAN'] as const
/** What somebody says of it. */
export const isianTanda = {
  tanda: choice({ label: 'Tanda', of: tandaCuriga, ...sure, initial: 'DIPERIKSA' }),
  no_laporan: text({ label: 'No Laporan', max: 60, beside: lapor }),
  tgl_lapor: tanggal({ label: 'Tanggal Lapor', beside: lapor, initial: 'today' }),
  alasan: paragraph({ label: 'Alasan', min: 5, max: 200 }),
}

export const tandai = defineEndpoint({
  method: 'POST',
  path: 'transaksi-mencurigakan/tandai',
  summary: 'Say of a finding that it is looked at, fair, or reported; other facts are another one',
  right,
  posting: true,
  body: { ...dipilih, ke: integer({ label: 'Ke', ...sure }), ...isianTanda },
  answer: group({ kunci: text({ label: 'Kunci', ...sure }) }),
})

export const eksporCuriga = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan/ekspor',
  summary: 'Findings that are looked at or reported as CSV, one line a document',
  right,
  query: periode,
  file: true,
})

export const laporanXml = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan/xml',
  summary: 'One finding as a report in the public part of the goAML layout, not verified',
  right,
  query: dipilih,
  file: true,
})
