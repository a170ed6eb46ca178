import type { RowOf } from '#kernel/field'
import { roundTo, type Rounding } from '#kernel/rounding'
import type { pembulatanBerat } from './pembulatan-berat.ts'

/** One tier: third decimals from .. to lead to this step, in this direction. */
export type TingkatBerat = Omit<RowOf<typeof pembulatanBerat.fields>, 'kode_tingkat'>

const steps: Readonly<Record<TingkatBerat['kelipatan'], number>> = { K005: 50, K010: 100 } // mg
const ways: Readonly<Record<TingkatBerat['arah'], Rounding>> = {
  NAIK: 'up',
  TURUN: 'down',
  DEKAT: 'half',
}

/**
 * The weight that is priced: the reading rounded by the tier of its third decimal (SPEC 5: steps of
 * 0.05 or 0.1), or the reading where no tier is set. A reading below the first step stays.
 * @param mg the reading, milligrams
 */
export function bulatkanBerat(mg: number, tiers: readonly TingkatBerat[]): number {
  const angka = mg % 10
  const tier = tiers.find((each) => each.angka_dari <= angka && angka <= each.angka_sampai)
  if (!tier) return mg
  return roundTo(mg, steps[tier.kelipatan], ways[tier.arah]) || mg
}
