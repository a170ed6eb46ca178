import { choice, rupiah, text, yes } from '#kernel/field'

/** Out of which drawer cash goes back: never out of somebody else's (DOMAIN 12). */
export const asalUang = { LACI: 'Laci Saya', BRANKAS: 'Brankas' } as const
export type AsalUang = keyof typeof asalUang

/** Nothing said: out of the own drawer. */
export const uangDari = choice({ label: 'Uang Kembali Dari', of: asalUang })

/** What a cancel would give back in cash, and where that much lies. */
export const uangKembali = {
  tunai: rupiah({ label: 'Uang Kembali', required: true }),
  laci: text({ label: 'Laci', required: true }),
  laci_cukup: yes({ label: 'Laci Cukup' }),
  brankas_cukup: yes({ label: 'Brankas Cukup' }),
}
