/** So many prices are read from across the shop in one column, and in two. */
const satuKolom = 8
const sehalaman = 16

/** Prices by page and column: as few pages as there can be, columns of the same length. */
export function susunPapan<T>(baris: readonly T[]): T[][][] {
  const pages = Math.ceil(baris.length / sehalaman)
  const each = Math.ceil(baris.length / Math.max(1, pages))
  return Array.from({ length: pages }, (_, page) => {
    const here = baris.slice(page * each, (page + 1) * each)
    const columns = here.length > satuKolom ? 2 : 1
    const long = Math.ceil(here.length / columns)
    return Array.from({ length: columns }, (_, at) => here.slice(at * long, (at + 1) * long))
  })
}
