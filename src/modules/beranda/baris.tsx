import type { ReactNode } from 'react'
import type { bacaBeranda } from './beranda.calls.ts'

/** The query key of home. */
export const kunci = 'BERANDA'

/** A line of home. */
export type Baris = NonNullable<NonNullable<(typeof bacaBeranda)['types']>['a']>[number]

/** The figures of a sentence stand out: they are what is looked for. */
export function menonjol(kalimat: string): ReactNode[] {
  let dari = 0
  const bagian = [...kalimat.matchAll(/[+-]?\d[\d.,:-]*\d|\d/g)].flatMap(({ 0: angka, index }) => {
    const sebelum = kalimat.slice(dari, index)
    dari = index + angka.length
    return [sebelum, <b key={index}>{angka}</b>]
  })
  return [...bagian, kalimat.slice(dari)]
}

/** Where a line leads. */
export const alamat = (path: string) => {
  const [to = path, search = ''] = path.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(search)) }
}

/** News: what is wrong, and what waits, but for what is only due when the day is closed. */
export const isKabar = ({ kode, nada }: Baris): boolean =>
  nada === 'BURUK' || (nada === 'TUNGGU' && !kode.startsWith('tutup '))
