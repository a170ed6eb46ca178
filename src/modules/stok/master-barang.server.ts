import type { FaktaMaster } from './barang.rules.ts'

type Pairs<M> = M extends ReadonlyMap<infer K, infer V> ? readonly (readonly [K, V])[] : never

/** The masters that a piece's facts follow from (master_barang of migration 0013). */
export interface MasterTermuat {
  readonly versi: Readonly<Record<string, number>>
  readonly jenis: Pairs<FaktaMaster['jenis']>
  readonly group: Pairs<FaktaMaster['group']>
  readonly bandrol: Pairs<FaktaMaster['bandrol']>
  readonly kadar_eod: Pairs<FaktaMaster['kadar_eod']>
  readonly akun: Readonly<Record<string, string>>
}

export const faktaMaster = (termuat: MasterTermuat): FaktaMaster => ({
  jenis: new Map(termuat.jenis),
  group: new Map(termuat.group),
  bandrol: new Map(termuat.bandrol),
  kadar_eod: new Map(termuat.kadar_eod),
})

/** The posting is refused when one of these masters has changed since it was read. */
export const periksaMaster = ({ versi }: MasterTermuat): readonly [string, unknown] => [
  'tabel',
  Object.entries(versi).map(([tabel, nomor]) => ({ tabel, versi: nomor })),
]

/** A book is written only when it gets rows. */
export const isi = (book: string, rows: readonly unknown[]): [string, unknown][] =>
  rows.length > 0 ? [[book, rows]] : []
