import type { caraLaporan } from '#kernel/report-views'
import type { RowOf } from '#kernel/field'

type Cara = RowOf<typeof caraLaporan>

/** The address that asks as a kept filter says. */
export function alamatSaringan(path: string, isi: Cara): string {
  const { banding, periode, saring, sisi, toko } = isi
  const semua: (readonly [string, unknown])[] = [
    ...Object.entries(typeof saring === 'object' && saring !== null ? saring : {}),
    ['periode', periode],
    ['banding', banding],
    ['toko', toko],
    ['sisi', sisi === true ? true : null],
  ]
  const kata = semua.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return `${path}?${new URLSearchParams(kata).toString()}`
}
