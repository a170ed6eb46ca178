/** An amount, a bar from one amount to another, or nothing. */
export type Bar = number | [number, number] | null

/** Where the ends of a stair stand: its changes are small beside them, and are to be seen. */
const alas = (values: readonly number[]): number => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return Math.max(low - (high > low ? high - low : high / 10), Math.min(low, 0))
}

/** The bars of a stair, of its ends or of its changes: from where to where. */
export function stairOf(
  series: readonly { readonly values: readonly number[] }[],
  at: number,
): Bar[] {
  const [ends = [], changes = []] = series.map(({ values }) => values)
  const tops = changes.map((_, n) =>
    changes.slice(0, n + 1).reduce((all, one) => all + one, ends[0] ?? 0),
  )
  const from = alas(tops)
  return tops.map((top, n): Bar => {
    const isEnd = n === 0 || n === tops.length - 1
    if (isEnd !== (at === 0)) return null
    return isEnd ? [from, top] : [tops[n - 1] ?? from, top]
  })
}
