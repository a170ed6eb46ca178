import type { Translate } from '#kernel/language'

interface Umur {
  readonly jam: number
  readonly terakhir: string | null
}

const sehari = 24

/** How old the last good backup is, in words. */
export function umurKata(t: Translate, { jam, terakhir }: Umur): string {
  if (terakhir === null) return t('Belum pernah ada cadangan.')
  if (jam === 0) return t('Cadangan terakhir kurang dari satu jam yang lalu.')
  return jam < 2 * sehari
    ? t('Cadangan terakhir {{jam}} jam yang lalu.', { jam })
    : t('Cadangan terakhir {{hari}} hari yang lalu.', { hari: Math.trunc(jam / sehari) })
}
