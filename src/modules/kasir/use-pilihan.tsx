import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { soundBad, soundGood } from '#web/sound'
import { antreanDari, useAntrean, useKeMeja } from './use-antrean.tsx'

interface Daftar<R> {
  /** What may be ticked now; undefined: not here yet. */
  readonly rows: readonly R[] | undefined
  readonly nomor: (row: R) => string
  /** What a scan means: its own number, or what lies there. */
  readonly cari: (rows: readonly R[], kode: string) => R | undefined
}

/**
 * Which rows at the cash desk are ticked, by number; one that somebody else took is ticked no more.
 * One that another screen leads to is ticked when it is there. The scan of one that waits elsewhere
 * leads to its desk.
 */
export function usePilihan<R>({ cari, nomor, rows }: Daftar<R>) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const { nota }: { readonly nota?: string } = useSearch({ strict: false })
  const dipilih = (rows ?? []).filter((row) => wanted.has(nomor(row)))
  const pilih = (one: string, on: boolean): void =>
    setWanted((now) => new Set(on ? [...now, one] : [...now].filter((each) => each !== one)))
  const antrean = useAntrean()
  const keMeja = useKeMeja()
  const latest = useRef(pilih)
  useEffect(() => {
    latest.current = pilih
  })
  const ada = rows?.some((row) => nomor(row) === nota) === true
  useEffect(() => {
    if (ada && nota !== undefined) latest.current(nota, true)
  }, [ada, nota])
  return {
    dipilih,
    nomor: new Set(dipilih.map(nomor)),
    pilih,
    semua: (): void => setWanted(new Set((rows ?? []).map(nomor))),
    kosongkan: (): void => setWanted(new Set()),
    pindai: (text: string): void => {
      const kode = text.trim().toUpperCase()
      const found = cari(rows ?? [], kode)
      const lain = found ? undefined : antreanDari(antrean.data ?? [], kode)
      if (found) pilih(nomor(found), true)
      else if (lain) keMeja(lain)
      if (found ?? lain) soundGood()
      else soundBad()
    },
  }
}
