import { useCallback, useMemo, useState } from 'react'
import { useShell } from '#web/session'
import { useWorking } from '#web/working'
import { kunciBerikut, tambahBeli, type BarisBaru, type BeliKonter } from './beli-konter.ts'
import { idBaru } from './use-draf.tsx'
import {
  dilepas,
  keluarkan,
  kembalikan,
  notaKosong,
  tambah,
  urutan,
  type Dilepas,
  type Kepala,
  type NotaKonter,
} from './nota-konter.ts'
import { ingatSales, salesTerakhir } from './sales-terakhir.tsx'

/** A line that was taken off and may come back. */
export interface Dikeluarkan {
  readonly line: Dilepas
  readonly kunci: string
  readonly nama: string
}

export interface Meja {
  readonly nota: NotaKonter
  readonly ubah: (change: (nota: NotaKonter) => NotaKonter) => void
  readonly ubahKepala: (change: Partial<Kepala>) => void
  readonly ubahBeli: (change: (beli: BeliKonter) => BeliKonter) => void
  /** Puts another note on the counter. */
  readonly ganti: (nota: NotaKonter) => void
  readonly kosongkan: () => void
  /** The key of the line that is looked at. */
  readonly dipilih: string | undefined
  readonly pilih: (kunci: string | undefined) => void
  readonly geser: (steps: number) => void
  readonly tambah: (kodeBarcode: string) => void
  /** Adds to the purchase. @returns the key of the first new line */
  readonly tambahBeli: (lines: readonly BarisBaru[]) => string
  /** A line of goods without a barcode, new or changed. */
  readonly pasang: (kunci: string, change: (nota: NotaKonter) => NotaKonter) => void
  readonly keluarkan: (kunci: string, nama: string) => void
  readonly dikeluarkan: Dikeluarkan | undefined
  readonly kembalikan: () => void
}

/** The lines on the desk, the chosen line, and the line that was just taken off. */
export function useMeja(beliDulu: boolean): Meja {
  const { user_id } = useShell().user
  const kosong = useCallback(() => notaKosong(idBaru(), salesTerakhir(user_id)), [user_id])
  const [nota, ubah] = useState<NotaKonter>(kosong)
  const [wanted, pilih] = useState<string>()
  const [dikeluarkan, setDikeluarkan] = useState<Dikeluarkan>()
  const keys = useMemo(() => urutan(nota, beliDulu), [nota, beliDulu])
  useWorking(keys.length > 0)
  const dipilih = wanted !== undefined && keys.includes(wanted) ? wanted : keys.at(-1)
  const ganti = useCallback((next: NotaKonter): void => {
    ubah(next)
    pilih(undefined)
    setDikeluarkan(undefined)
  }, [])
  return useMemo(() => {
    const ubahBeli: Meja['ubahBeli'] = (change) =>
      ubah((now) => ({ ...now, beli: change(now.beli) }))
    return {
      nota,
      ubah,
      ubahKepala: (change) => {
        if (change.kode_sales) ingatSales(user_id, change.kode_sales)
        ubah((now) => ({ ...now, kepala: { ...now.kepala, ...change } }))
      },
      ubahBeli,
      ganti,
      kosongkan: () => ganti(kosong()),
      dipilih,
      pilih,
      geser: (steps) => {
        const at = keys.indexOf(dipilih ?? '') + steps
        pilih(keys[Math.min(keys.length - 1, Math.max(0, at))])
      },
      tambah: (kode) => {
        ubah((now) => tambah(now, kode))
        pilih(kode)
        setDikeluarkan(undefined)
      },
      tambahBeli: (lines) => {
        const first = kunciBerikut(nota.beli)
        ubahBeli((beli) => lines.reduce(tambahBeli, beli))
        pilih(first)
        setDikeluarkan(undefined)
        return first
      },
      pasang: (kunci, change) => {
        ubah(change)
        pilih(kunci)
        // A new line may bear the key of the one that was taken off.
        if (!keys.includes(kunci)) setDikeluarkan(undefined)
      },
      keluarkan: (kunci, nama) => {
        const line = dilepas(nota, kunci)
        if (line === undefined) return
        setDikeluarkan({ line, kunci, nama })
        const at = keys.indexOf(kunci)
        pilih(keys[at + 1] ?? keys[at - 1])
        ubah((now) => keluarkan(now, kunci))
      },
      dikeluarkan,
      kembalikan: () => {
        if (dikeluarkan === undefined) return
        ubah((now) => kembalikan(now, dikeluarkan.line))
        pilih(dikeluarkan.kunci)
        setDikeluarkan(undefined)
      },
    }
  }, [nota, keys, dipilih, dikeluarkan, ganti, kosong, user_id])
}
