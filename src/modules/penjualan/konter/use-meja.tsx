import { useCallback, useMemo, useState } from 'react'
import { idBaru } from './use-draf.tsx'
import {
  keluarkan,
  kembalikan,
  notaKosong,
  tambah,
  type BarisKonter,
  type Kepala,
  type NotaKonter,
} from './nota-konter.ts'

/** A line that was taken off and may come back. */
export interface Dikeluarkan {
  readonly line: BarisKonter
  readonly at: number
  readonly nama: string
}

export interface Meja {
  readonly nota: NotaKonter
  readonly ubah: (change: (nota: NotaKonter) => NotaKonter) => void
  readonly ubahKepala: (change: Partial<Kepala>) => void
  /** Puts another note on the counter. */
  readonly ganti: (nota: NotaKonter) => void
  readonly kosongkan: () => void
  readonly dipilih: string | undefined
  readonly pilih: (kodeBarcode: string | undefined) => void
  readonly geser: (steps: number) => void
  readonly tambah: (kodeBarcode: string) => void
  readonly keluarkan: (kodeBarcode: string, nama: string) => void
  readonly dikeluarkan: Dikeluarkan | undefined
  readonly kembalikan: () => void
}

/** What lies on the counter, which line is looked at, and what was just taken off. */
export function useMeja(): Meja {
  const [nota, ubah] = useState<NotaKonter>(() => notaKosong(idBaru()))
  const [wanted, pilih] = useState<string>()
  const [dikeluarkan, setDikeluarkan] = useState<Dikeluarkan>()
  const { baris } = nota
  const dipilih = baris.some((line) => line.kode_barcode === wanted)
    ? wanted
    : baris.at(-1)?.kode_barcode
  const ganti = useCallback((next: NotaKonter): void => {
    ubah(next)
    pilih(undefined)
    setDikeluarkan(undefined)
  }, [])
  return useMemo(() => {
    const at = (kode: string | undefined): number =>
      baris.findIndex((line) => line.kode_barcode === kode)
    return {
      nota,
      ubah,
      ubahKepala: (change) => ubah((now) => ({ ...now, kepala: { ...now.kepala, ...change } })),
      ganti,
      kosongkan: () => ganti(notaKosong(idBaru())),
      dipilih,
      pilih,
      geser: (steps) => {
        const next = Math.min(baris.length - 1, Math.max(0, at(dipilih) + steps))
        pilih(baris[next]?.kode_barcode)
      },
      tambah: (kode) => {
        ubah((now) => tambah(now, kode))
        pilih(kode)
        setDikeluarkan(undefined)
      },
      keluarkan: (kode, nama) => {
        const line = baris[at(kode)]
        if (line === undefined) return
        setDikeluarkan({ line, at: at(kode), nama })
        pilih((baris[at(kode) + 1] ?? baris[at(kode) - 1])?.kode_barcode)
        ubah((now) => keluarkan(now, kode))
      },
      dikeluarkan,
      kembalikan: () => {
        if (dikeluarkan === undefined) return
        ubah((now) => kembalikan(now, dikeluarkan.line, dikeluarkan.at))
        pilih(dikeluarkan.line.kode_barcode)
        setDikeluarkan(undefined)
      },
    }
  }, [nota, baris, dipilih, dikeluarkan, ganti])
}
