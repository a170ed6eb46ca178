import { alasan } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, group, integer, list, rupiah, saat, tanggal, text } from '#kernel/field'
import { periode } from '#kernel/report'
import { whoSees } from '#kernel/right'
import { namaPola } from './pola.ts'

const sure = { required: true } as const
const right = whoSees('/transaksi-perlu-diperiksa')

export const statusTemuan = { TERBUKA: 'Belum Diperiksa', DITUTUP: 'Sudah Diperiksa' } as const

/** A finding: what the books say, and who has looked at it. */
export const barisTemuan = {
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }),
  saat: saat({ label: 'Waktu', ...sure }),
  pola: choice({ label: 'Pola', of: namaPola, ...sure }),
  skor: integer({ label: 'Skor', ...sure }),
  dokumen: text({ label: 'Dokumen' }),
  pasangan: text({ label: 'Pasangan' }),
  user_id: text({ label: 'User' }),
  status: choice({ label: 'Status', of: statusTemuan, ...sure }),
}

/** One thing that speaks for it: its words, and one figure or text. */
const bukti = {
  label: text({ label: 'Bukti', ...sure }),
  teks: text({ label: 'Isi' }),
  rupiah: rupiah({ label: 'Rupiah' }),
  berat: berat({ label: 'Berat' }),
  saat: saat({ label: 'Waktu' }),
}

export const daftarTemuan = defineEndpoint({
  method: 'GET',
  path: 'transaksi-perlu-diperiksa',
  summary: 'Odd patterns of these days with their evidence, the worst first',
  right,
  query: {
    ...periode,
    pola: choice({ label: 'Pola', of: namaPola }),
    status: choice({ label: 'Status', of: statusTemuan, initial: 'TERBUKA' }),
  },
  answer: list({
    ...barisTemuan,
    kunci: text({ label: 'Kunci', ...sure, hidden: true }),
    jenis: text({ label: 'Jenis', hidden: true }),
    bukti: list(bukti),
    alasan: text({ label: 'Alasan', hidden: true }),
    ditutup_oleh: text({ label: 'Diperiksa Oleh', hidden: true }),
    ditutup_pada: saat({ label: 'Diperiksa Pada', hidden: true }),
  }),
})

/** How many of the last week nobody has looked at. */
export const jumlahTemuan = defineEndpoint({
  method: 'GET',
  path: 'transaksi-perlu-diperiksa/jumlah',
  summary: 'How many findings of the last week are open',
  right,
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})

export const tutupTemuan = defineEndpoint({
  method: 'POST',
  path: 'transaksi-perlu-diperiksa/tutup',
  summary: 'Close a finding with a reason; other facts are another finding',
  right,
  posting: true,
  body: {
    pola: choice({ label: 'Pola', of: namaPola, ...sure }),
    kunci: text({ label: 'Kunci', ...sure, max: 200 }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    alasan,
  },
  answer: group({ kunci: text({ label: 'Kunci', ...sure }) }),
})
