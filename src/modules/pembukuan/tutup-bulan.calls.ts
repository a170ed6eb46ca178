import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

/** How the reconciliation of an account stands at the end of a month. */
export const keadaanBankBulan = {
  COCOK: 'Cocok',
  BEDA: 'Ada Baris Belum Cocok',
  KURANG: 'Rekening Koran Belum Sampai Akhir Bulan',
  TANPA: 'Belum Ada Rekening Koran',
} as const

const saldo = { min: -999_999_999_999 } as const

/** One account of a bank, and how far its statements go. */
export const barisBankBulan = {
  kode_bank: text({ label: 'Bank' }),
  no_rekening: text({ label: 'No Rekening', required: true }),
  keadaan: choice({ label: 'Rekonsiliasi', of: keadaanBankBulan, required: true }),
  nomor: text({ label: 'Rekening Koran' }),
  sampai: tanggal({ label: 'Sampai' }),
  saldo_buku: rupiah({ label: 'Saldo Menurut Buku', required: true, ...saldo }),
  saldo_koran: rupiah({ label: 'Saldo Menurut Bank', ...saldo }),
  belum: integer({ label: 'Baris Belum Cocok', required: true }),
}

/** What a closing of the month would say of the bank. */
export const bankBulan = defineEndpoint({
  method: 'GET',
  path: 'tutup-bulan/bank',
  summary: 'The reconciliation of each bank account at the end of a month',
  right: whoSees('/tutup-bulan'),
  when: 'AKUNTANSI_MODULE',
  query: { sampai: tanggal({ label: 'Sampai Akhir Bulan', required: true }) },
  answer: list(barisBankBulan),
})

/** The month to close next: the oldest that is open and over. */
export const bulanBerikut = defineEndpoint({
  method: 'GET',
  path: 'tutup-bulan/berikut',
  summary: 'The end of the oldest month that is over and open still, if there is one',
  right: whoSees('/tutup-bulan'),
  when: 'AKUNTANSI_MODULE',
  answer: group({ sampai: tanggal({ label: 'Sampai Akhir Bulan' }) }),
})
