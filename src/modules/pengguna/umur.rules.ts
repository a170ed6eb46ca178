/** How long before the end of a session the page may leave by itself, once it is quiet. */
export const masaPamit = 10 * 60_000

/**
 * What a page does near the end of its session: it goes on, tells a busy user how long is left, or
 * leaves while nothing is open.
 * @param sisa milliseconds until the server ends it
 */
export const langkahUmur = (sisa: number, sibuk: boolean): 'LANJUT' | 'INGATKAN' | 'PAMIT' => {
  if (sisa > masaPamit) return 'LANJUT'
  return sibuk ? 'INGATKAN' : 'PAMIT'
}
