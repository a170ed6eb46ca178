import type { Screen } from '#kernel/screen'

export const when = 'BARANG_MANUAL_MODULE'

/** What the screens of manual goods have in common. */
export const layarManual = (
  place: number,
  more: Pick<Screen, 'icon' | 'initially' | 'menu' | 'path' | 'purpose' | 'title'>,
): Screen => ({ heading: 'Barang Manual', place, when, ...more })
export const pemimpin = ['SPV', 'MU', 'DEV'] as const
export const denganKasir = ['SPV', 'MU', 'KASIR', 'DEV'] as const
