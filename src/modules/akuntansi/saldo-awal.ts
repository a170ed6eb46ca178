import type { Level } from '#kernel/right'

/** Who says what the shop had before its books began (docs/adr/0050). */
export const pengisiSaldoAwal: readonly Level[] = ['OWN', 'SPV']
