import type { RowOf } from '#kernel/field'
import type { caraLaporan } from '#kernel/report-views'
import { addressWith } from '#web/form/address'

type Cara = RowOf<typeof caraLaporan>

/** The address that asks as a kept filter says. */
export const alamatSaringan = (path: string, isi: Cara): string =>
  addressWith(path, [
    ...Object.entries(typeof isi.saring === 'object' ? { ...isi.saring } : {}),
    ['periode', isi.periode],
    ['banding', isi.banding],
    ['toko', isi.toko],
    ['sisi', isi.sisi || null],
  ])
