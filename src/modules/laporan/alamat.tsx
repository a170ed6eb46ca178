import type { RowOf } from '#kernel/field'
import type { caraLaporan } from '#kernel/report-views'
import { addressWith } from '#web/form/address'

interface Tersimpan {
  readonly id: string
  readonly path: string
  readonly isi: RowOf<typeof caraLaporan>
}

/** The address that opens a kept filter: what it asks, and which it is, for its columns. */
export const alamatSaringan = ({ id, isi, path }: Tersimpan): string =>
  addressWith(path, [
    ...Object.entries(typeof isi.saring === 'object' ? { ...isi.saring } : {}),
    ['periode', isi.periode],
    ['banding', isi.banding],
    ['toko', isi.toko],
    ['sisi', isi.sisi || null],
    ['tampilan', id],
  ])
