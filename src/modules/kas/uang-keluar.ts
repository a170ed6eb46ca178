import { choice, ref, text } from '#kernel/field'

/** From where money leaves that a shop pays to somebody. */
export const asalUang = { BANK: 'Rekening', LACI: 'Laci' } as const

/** What a payment asks for besides whom and how much. */
export const uangKeluar = {
  tempat: choice({ label: 'Dibayar Dari', of: asalUang, required: true, initial: 'BANK' }),
  no_rekening: ref('rekening', { label: 'No Rekening', beside: ['tempat', 'BANK'] }),
  no_ref: text({ label: 'No Referensi', max: 40, beside: ['tempat', 'BANK'] }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** What money asks that comes in from somebody. */
export const uangMasuk = {
  ...uangKeluar,
  tempat: choice({ label: 'Masuk Ke', of: asalUang, required: true, initial: 'BANK' }),
}

/** The same in a list of what was paid, behind the rows. */
export const uangKeluarKolom = {
  tempat: { ...uangKeluar.tempat, hidden: true },
  no_rekening: text({ label: 'No Rekening', hidden: true }),
  no_ref: text({ label: 'No Referensi', hidden: true }),
  keterangan: text({ label: 'Keterangan', hidden: true }),
}
