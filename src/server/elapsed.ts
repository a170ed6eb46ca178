const seconds = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** How long something took, for the console: '1,4 detik'. */
export const elapsed = (milliseconds: number): string =>
  `${seconds.format(milliseconds / 1000)} detik`

/**
 * At most one line a second: the first at once; of lines that come too quickly the last one is
 * printed when the second is over, so that the line shows what takes long.
 */
export function atMostEachSecond(say: (line: string) => void) {
  let timer: NodeJS.Timeout | undefined
  let waiting: string | undefined
  const over = (): void => {
    timer = undefined
    const line = waiting
    waiting = undefined
    if (line !== undefined) tell(line)
  }
  const tell = (line: string): void => {
    if (timer !== undefined) {
      waiting = line
      return
    }
    say(line)
    timer = setTimeout(over, 1000).unref()
  }
  return { tell, stop: () => clearTimeout(timer) }
}
