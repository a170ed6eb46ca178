import { alasan, cancels, defineDocument, makes } from '#kernel/document'
import { choice, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { settlementMasuk } from './settlement.ts'

const sure = { required: true } as const
const right = whoSees('/kartu-ditarik')
const { jenis, no_rekening, tgl } = settlementMasuk

/** What becomes of the money: the bank owes it again, or it is lost. */
export const jadiDitarik = { PIUTANG: 'Tagihan', RUGI: 'Kerugian' } as const
const jadi = choice({
  label: 'Dicatat Sebagai',
  of: jadiDitarik,
  ...sure,
  initial: 'PIUTANG',
  hint: 'Tagihan bila toko menyanggahnya',
})
const jumlah = rupiah({ label: 'Jumlah Rp', required: 'Jumlah Rp Tidak Boleh Kosong', min: 1 })
const dari = ref('rekening', { label: 'Dari Rekening', ...sure })

/** The kind of approval that it needs. */
export const otorisasiDitarik = { KARTU_DITARIK: 'Kartu Ditarik Bank' } as const

/** The bank takes back what it had brought of cards or QRIS of a day, all of it or a part. */
export const kartuDitarik = defineDocument({
  name: 'KARTU_DITARIK',
  title: 'Kartu Ditarik Bank',
  prefix: 'KD',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'kartu-ditarik/simpan',
      label: 'Simpan',
      summary: 'The bank took settled card money back: owed by it again, or lost; two people',
      consequence: 'Uangnya keluar dari rekening. Nota pelanggan tetap seperti semula.',
      right,
      to: 'VALID',
      body: {
        ...{ no_rekening, jenis, tgl, jumlah, jadi, dari_rekening: dari },
        no_ref: text({ label: 'No Referensi', max: 40 }),
        alasan,
      },
      authorise: 'KARTU_DITARIK',
    }),
    batal: cancels('BATAL_KARTU_DITARIK', {
      path: 'kartu-ditarik/batal',
      label: 'Batal Kartu Ditarik',
      consequence: 'Uangnya kembali ke rekening.',
      summary: 'It was not taken, or it is decided otherwise: the exact negation, on any day',
      right,
      anyDay: true,
      authorise: 'KARTU_DITARIK',
    }),
  },
  list: {
    path: 'kartu-ditarik/lihat',
    summary: 'What banks took back of cards, newest first; with count',
    right,
    columns: {
      ...{ jumlah, tgl, jadi },
      no_rekening: text({ label: 'Rekening Mesin', ...sure }),
      jenis: { ...jenis, hidden: true },
      dari_rekening: text({ label: 'Dari Rekening', ...sure, hidden: true }),
      no_ref: text({ label: 'No Referensi' }),
      alasan: text({ label: 'Alasan', ...sure, hidden: true }),
    },
  },
  screen: {
    path: '/kartu-ditarik',
    title: 'Kartu Ditarik Bank',
    menu: 'utility',
    place: 30,
    heading: 'Uang',
    icon: 'bank-card',
    purpose: 'Uang kartu dan QRIS yang sudah cair lalu diambil lagi oleh bank',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
