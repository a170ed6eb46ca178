import { alasan, cancels, defineDocument, makes } from '#kernel/document'
import { integer, rupiah, text, uuid } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'

const sure = { required: true } as const
const right = whoSees('/rekonsiliasi-bank')

/** The kind of approval that it needs. */
export const otorisasiKoran = { TRANSFER_HILANG: 'Transfer Tidak Datang' } as const

/** Money that the book has on an account, and no bank ever had: it is taken from the account. */
export const transferHilang = defineDocument({
  name: 'TRANSFER_HILANG',
  title: 'Transfer Tidak Datang',
  prefix: 'TN',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'rekonsiliasi-bank/transfer-hilang',
      label: 'Transfer Tidak Datang',
      consequence: 'Uangnya keluar dari rekening dan menjadi kerugian, sampai pelanggan membayar.',
      summary: 'Take a transfer that never came off the account: a loss, until somebody pays it',
      right,
      to: 'VALID',
      body: {
        no_rekening: text({ label: 'No Rekening', ...sure, max: 40 }),
        id: uuid({ label: 'Posting', ...sure }),
        n: integer({ label: 'Baris', ...sure, min: 1 }),
        alasan,
      },
      authorise: 'TRANSFER_HILANG',
    }),
    batal: cancels('BATAL_TRANSFER_HILANG', {
      path: 'rekonsiliasi-bank/transfer-hilang/batal',
      label: 'Batal Transfer Tidak Datang',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'The transfer came after all: the exact negation, on any day; with an approval',
      right,
      anyDay: true,
      authorise: 'TRANSFER_HILANG',
    }),
  },
  list: {
    path: 'rekonsiliasi-bank/transfer-hilang/lihat',
    summary: 'Transfers that never came, newest first; with count',
    right,
    columns: {
      no_rekening: text({ label: 'No Rekening', ...sure }),
      dokumen: text({ label: 'Dokumen', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      alasan: text({ label: 'Alasan' }),
    },
  },
})
