import { mulDiv } from '#kernel/rounding'

interface Gerak {
  /** What came and went in all, in rupiah at today's price, and in pure milligrams. */
  readonly nilai: number
  readonly emas: number
  /** Of that: what came, and what went (below zero), in pure milligrams. */
  readonly masuk: number
  readonly keluar: number
  /** What suppliers are owed less (above zero) or more, in pure milligrams. */
  readonly pasok: number
  /** Of a gram of pure gold, today. */
  readonly harga: number
}

/** The steps of a day from yesterday's worth to today's, in rupiah. */
export interface Tangga {
  readonly masuk: number
  readonly keluar: number
  /** Owed to suppliers since (below zero), or no more. */
  readonly pasok: number
  /** What was promised to customers (below zero), or is promised no more. */
  readonly janji: number
}

/**
 * What came, what went, what suppliers are owed for it and what was promised. The worth of a day is
 * rounded kadar by kadar: the rupiah that are left over stand in the largest step, so that they add
 * up.
 */
export function tanggaNilai({ emas, harga, keluar, masuk, nilai, pasok }: Gerak): Tangga {
  const rupiah = (murni: number): number => mulDiv(murni, harga, 1000)
  const langkah = {
    masuk: rupiah(masuk),
    keluar: rupiah(keluar),
    pasok: rupiah(pasok),
    janji: rupiah(emas - masuk - keluar - pasok),
  }
  const sisa = nilai - langkah.masuk - langkah.keluar - langkah.pasok - langkah.janji
  const besar = (['masuk', 'keluar', 'pasok', 'janji'] as const).reduce((one, other) =>
    Math.abs(langkah[other]) > Math.abs(langkah[one]) ? other : one,
  )
  return { ...langkah, [besar]: langkah[besar] + sisa }
}
