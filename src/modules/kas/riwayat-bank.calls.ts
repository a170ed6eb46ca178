import { halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { code, list, rupiah, saat, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { laporanUangBank } from './laporan/uang-bank.ts'

const sure = { required: true } as const

/** One movement at a bank: of a note, a deposit, a transfer from the drawer. */
export const barisBank = {
  dokumen: text({ label: 'No Dokumen', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  saat: saat({ label: 'Waktu', ...sure }),
  no_rekening: text({ label: 'No Rekening', ...sure }),
  kategori: text({ label: 'Kategori', ...sure }),
  jenis: text({ label: 'Jenis', ...sure }),
  jumlah_in: rupiah({ label: 'Uang Masuk', ...sure }),
  jumlah_out: rupiah({ label: 'Uang Keluar', ...sure }),
  fee: rupiah({ label: 'Fee', ...sure }),
  no_ref: text({ label: 'No Referensi' }),
  keterangan: text({ label: 'Keterangan' }),
  user_id: text({ label: 'User', ...sure }),
}

/** SPEC 7 names the path; who may read the report of the accounts may read this. */
export const riwayatBank = defineEndpoint({
  method: 'GET',
  path: 'cash/history-bank',
  summary: 'What came to and went from the bank accounts, newest first; with count',
  right: whoSees(laporanUangBank.path),
  query: { ...halaman, no_rekening: code({ label: 'No Rekening' }) },
  answer: list(barisBank),
})
