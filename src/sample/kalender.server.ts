import { mulDiv } from '#kernel/rounding'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { Acak } from './acak.server.ts'
import { groupContoh } from './group.server.ts'

/** One business day of the chain. */
export interface HariContoh {
  readonly tanggal: Tanggal
  readonly ke: number // from 0
  readonly terakhir: boolean
  /** So many days follow. */
  readonly sisa: number
  /** Rupiah per gram of each group. */
  readonly harga: ReadonlyMap<string, number>
  /** The price is another one than the day before. */
  readonly hargaBaru: boolean
  /** How busy the day is: 100 is usual. */
  readonly ramai: number
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
const hariKe = (tanggal: Tanggal): number => (Math.floor(Date.parse(tanggal) / 86_400_000) + 4) % 7

/** Business days up to the last one, which may be a Sunday; the others never are. */
function tanggalKerja(terakhir: Tanggal, banyak: number): Tanggal[] {
  const days = [terakhir]
  for (let day = addDays(terakhir, -1); days.length < banyak; day = addDays(day, -1))
    if (hariKe(day) !== 0) days.unshift(day)
  return days
}

/** Saturdays are busy, and so are the days after wages. */
function ramaiPada(tanggal: Tanggal): number {
  const sabtu = hariKe(tanggal) === 6 ? 45 : 0
  const date = Number(tanggal.slice(8))
  return 85 + sabtu + (date >= 26 || date <= 3 ? 35 : 0)
}

/** The same prices in the whole chain: gold goes up and down a little, mostly up. */
function hargaPada(persepuluhribu: number): ReadonlyMap<string, number> {
  return new Map(
    groupContoh.map(({ harga, kode_group }) => [
      kode_group,
      mulDiv(harga, persepuluhribu, 10_000_000, 'half') * 1000,
    ]),
  )
}

/** The days of the sample chain, the last of them today. */
export function kalenderContoh(terakhir: Tanggal, banyak: number): HariContoh[] {
  const acak = new Acak('harga emas')
  let naik = 10_000
  return tanggalKerja(terakhir, banyak).map((tanggal, ke, all) => {
    const hargaBaru = ke > 0 && acak.chance(0.4)
    if (hargaBaru) naik += acak.int(-55, 85)
    return {
      tanggal,
      ke,
      terakhir: ke === all.length - 1,
      sisa: all.length - 1 - ke,
      harga: hargaPada(naik),
      hargaBaru,
      ramai: ramaiPada(tanggal),
    }
  })
}
