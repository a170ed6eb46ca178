import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, integer, list, paragraph, rupiah, saat, tanggal, text } from '#kernel/field'
import { periode } from '#kernel/report'
import { whoSees } from '#kernel/right'
import { defineTemuan } from '#modules/periksa/temuan/temuan'
import { polaCuriga, statusCuriga, tandaCuriga } from './pola.ts'
import { layarCuriga } from './layar.ts'

const sure = { required: true } as const

/** A document of it in this shop. */
const nota = {
  nomor: text({ label: 'No Dokumen', ...sure }),
  jenis: text({ label: 'Jenis', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  nilai: rupiah({ label: 'Jumlah Rp' }),
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

const lapor = ['tanda', 'DILAPORKAN'] as const

/** Large and split transactions of people over the chain. */
export const curigaan = defineTemuan({
  layar: layarCuriga,
  pola: polaCuriga,
  status: statusCuriga,
  kolom: ({ pola, status, tgl_system, user_id }) => ({
    tgl_system,
    pola,
    nama_customer: text({ label: 'Customer' }),
    identitas: text({ label: 'Identitas' }),
    nilai: rupiah({ label: 'Jumlah Rp', ...sure }),
    toko_lain: integer({ label: 'Toko Lain', ...sure }),
    user_id,
    status,
    no_laporan: text({ label: 'No Laporan' }),
  }),
  lagi: {
    tgl_lapor: tanggal({ label: 'Tanggal Lapor' }),
    nota: list(nota),
    riwayat: list(kata),
  },
  menjawab: { ke: integer({ label: 'Ke', ...sure }) },
  tanda: {
    tanda: choice({ label: 'Tanda', of: tandaCuriga, ...sure, initial: 'DIPERIKSA' }),
    no_laporan: text({ label: 'No Laporan', max: 60, beside: lapor }),
    tgl_lapor: tanggal({ label: 'Tanggal Lapor', beside: lapor, initial: 'today' }),
    alasan: paragraph({ label: 'Alasan', min: 5, max: 200 }),
  },
  tandai: 'transaksi-mencurigakan/tandai',
  summary: {
    daftar: 'Large and split transactions of people over the chain, with what was said of each',
    jumlah: 'How many findings of the last week nobody has looked at',
    tandai: 'Say of a finding that it is looked at, fair, or reported; other facts are another one',
  },
})

/** Whom the sums leave out (docs/adr/0309). */
export const tokoTerpisah = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan/toko-terpisah',
  summary: 'Shops of the chain on servers of their own, which these sums leave out',
  right: whoSees(layarCuriga),
  answer: list({ kode_toko: code({ label: 'Toko', ...sure }) }),
})

export const eksporCuriga = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan/ekspor',
  summary: 'Findings that are looked at or reported as CSV, one line a document',
  right: whoSees(layarCuriga),
  query: periode,
  file: true,
})

const { kunci, pola, tgl_system } = curigaan.dipilih
export const laporanXml = defineEndpoint({
  method: 'GET',
  path: 'transaksi-mencurigakan/xml',
  summary: 'One finding as a report in the public part of the goAML layout, not verified',
  right: whoSees(layarCuriga),
  query: { pola, kunci, tgl_system },
  file: true,
})
