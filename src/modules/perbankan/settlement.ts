import { cancels, defineDocument, makes } from '#kernel/document'
import { choice, ref, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'

const sure = { required: true } as const
const right = whoSees('/settlement-kartu')

/** The ways of payment that a bank brings later. */
export const jenisKartu = { DEBET: 'Kartu Debet', CREDIT: 'Kartu Kredit' } as const
/** The same as somebody reads them: QRIS is a DEBET at a machine of QRIS (DOMAIN 12). */
export const caraKartu = { ...jenisKartu, QRIS: 'QRIS' } as const

const rekening = (label: string) => ref('rekening', { label, ...sure })
const jenis = choice({ label: 'Jenis', of: jenisKartu, ...sure, initial: 'DEBET' })

export const settlementMasuk = {
  no_rekening: rekening('Rekening Mesin'),
  jenis: { ...jenis, hint: 'QRIS dicatat sebagai Kartu Debet di rekening QRIS' },
  tgl: tanggal({ label: 'Tanggal Transaksi', ...sure }),
  /** Below zero: the bank takes back what was given back to a card. */
  kotor: rupiah({
    label: 'Jumlah Kotor',
    required: 'Jumlah Rp Tidak Boleh Kosong',
    min: -999_999_999_999,
  }),
  mdr: rupiah({ label: 'Potongan Bank (MDR)', ...sure, initial: 0 }),
  ke_rekening: ref('rekening', { label: 'Masuk Ke Rekening' }),
  no_ref: text({ label: 'No Batch', required: 'No Batch Tidak Boleh Kosong', max: 40 }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** The kind of approval that it needs. */
export const otorisasiSettlement = { BATAL_SETTLEMENT: 'Batal Settlement' } as const

/** The bank has brought what cards paid on a day, or a part of it, less what it keeps. */
export const settlement = defineDocument({
  name: 'SETTLEMENT',
  title: 'Settlement Kartu',
  prefix: 'ST',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'settlement/simpan',
      label: 'Simpan',
      summary:
        'What cards paid on a day has come to the bank, less its cut; never more than is due',
      right,
      to: 'VALID',
      body: settlementMasuk,
    }),
    batal: cancels('BATAL_SETTLEMENT', {
      path: 'settlement/batal',
      label: 'Batal Settlement',
      consequence: 'Kartu kembali belum cair.',
      summary: 'Take a settlement back, of any day: the exact negation; with an approval',
      right,
      anyDay: true,
      authorise: 'BATAL_SETTLEMENT',
    }),
  },
  list: {
    path: 'settlement/lihat',
    summary: 'What banks brought of cards, newest first; with count',
    right,
    columns: {
      kotor: rupiah({ label: 'Jumlah Kotor', ...sure, min: -999_999_999_999 }),
      tgl: tanggal({ label: 'Tanggal Transaksi', ...sure }),
      no_rekening: text({ label: 'Rekening Mesin', ...sure }),
      jenis: { ...jenis, hidden: true },
      mdr: rupiah({ label: 'Potongan Bank (MDR)', ...sure, hidden: true }),
      ke_rekening: text({ label: 'Masuk Ke Rekening', hidden: true }),
      no_ref: text({ label: 'No Batch', ...sure }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  screen: {
    path: '/settlement-kartu',
    title: 'Settlement Kartu',
    menu: 'utility',
    place: 29,
    heading: 'Uang',
    icon: 'bank-card',
    purpose: 'Uang kartu yang sudah dan belum dibawa bank, dengan potongannya',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
