/**
 * How often a siege test repeats its work: a few times in `npm run check`, as often as
 * scripts/siege.mjs says in `npm run siege`.
 */
export function siegeCount(
  name: 'BAGS' | 'KILLS' | 'RACES' | 'FUZZ' | 'VISITS' | 'OPENING' | 'DAYS' | 'PREVIEWS',
  small: number,
): number {
  const full = process.env[`SIEGE_${name}`]
  return full === undefined ? small : Number(full)
}
