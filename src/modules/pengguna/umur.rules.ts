/** So long before a session has lasted its longest the page goes by itself, once it is quiet. */
export const masaPamit = 10 * 60_000

/**
 * What a page does about the longest life of its session: it goes on, says how long is left to
 * whoever is in the midst of something, or leaves while it costs nothing.
 * @param sisa milliseconds until the server ends it
 */
export const langkahUmur = (sisa: number, sibuk: boolean): 'LANJUT' | 'INGATKAN' | 'PAMIT' => {
  if (sisa > masaPamit) return 'LANJUT'
  return sibuk ? 'INGATKAN' : 'PAMIT'
}
