import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failure } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import type { createStore } from '#web/store'
import { useWords } from '#web/words'

/** What lies on a table: at least its barcode. */
export interface DiMeja {
  readonly kode_barcode: string
}

export interface MejaBarang<R extends DiMeja> {
  readonly baris: readonly R[]
  /** The one that was just taken off; it may come back. */
  readonly dibuang: R | undefined
  /** The sentence about the last scan that was refused. */
  readonly ditolak: string | undefined
  readonly pindai: (text: string) => void
  readonly tambah: (rows: readonly R[]) => void
  readonly ubah: (row: R) => void
  readonly buang: (row: R) => void
  readonly urungkan: () => void
  readonly kosongkan: () => void
}

interface Options<R extends DiMeja> {
  /** What outlives a walk to another screen. */
  readonly meja: ReturnType<typeof createStore<readonly R[]>>
  /** The piece behind a barcode; undefined when the scan meant something else, which was done. */
  readonly cari: (kode: string) => Promise<R | undefined>
  /** The id of the screen's scan field. */
  readonly idPindai: string
}

/** Pieces that another screen sent here (`?barang=A B`): each is scanned as if by hand, once. */
function useKiriman(pindai: (kode: string) => void): void {
  const { barang }: { readonly barang?: unknown } = useSearch({ strict: false })
  const sudah = useRef<unknown>(undefined)
  const pindaiKini = useEffectEvent(pindai)
  useEffect(() => {
    if (barang === undefined || sudah.current === barang) return
    sudah.current = barang
    // One barcode of digits alone comes out of the address as a number.
    const kiriman = typeof barang === 'number' ? barang.toString() : barang
    if (typeof kiriman !== 'string') return
    for (const kode of kiriman.split(' ')) pindaiKini(kode)
  }, [barang])
}

/** Pieces are scanned onto a table one by one; none twice, each off again with undo (LOOK 5). */
export function useMejaBarang<R extends DiMeja>({
  cari,
  idPindai,
  meja,
}: Options<R>): MejaBarang<R> {
  const t = useWords()
  const baris = meja.use()
  const [dibuang, setDibuang] = useState<R>()
  const [ditolak, setDitolak] = useState<string>()
  // One scan after the other, in the order they came: a quick hand does not wait for answers.
  const antre = useRef<Promise<void>>(Promise.resolve())
  const ada = (kode: string): boolean => meja.get().some((one) => one.kode_barcode === kode)
  const masuk = async (kode: string): Promise<void> => {
    setDitolak(undefined)
    if (ada(kode)) {
      soundBad()
      setDitolak(t('Barcode {{kode_barcode}} Sudah Ada Di Tabel', { kode_barcode: kode }))
      return
    }
    try {
      const row = await cari(kode)
      if (row) meja.set([...meja.get(), row])
      soundGood()
    } catch (error) {
      soundBad()
      if (error instanceof CallError) setDitolak(error.message)
      else failure(error)
    }
  }
  const pindai = (text: string): void => {
    const kode = text.trim().toUpperCase()
    if (kode !== '') antre.current = antre.current.then(() => masuk(kode))
  }
  const tambah = (rows: readonly R[]): void =>
    meja.set([...meja.get(), ...rows.filter((row) => !ada(row.kode_barcode))])
  useScan(pindai, idPindai)
  useKiriman(pindai)
  return {
    baris,
    dibuang,
    ditolak,
    pindai,
    tambah,
    ubah: (row) =>
      meja.set(meja.get().map((one) => (one.kode_barcode === row.kode_barcode ? row : one))),
    buang: (row) => {
      meja.set(meja.get().filter((one) => one.kode_barcode !== row.kode_barcode))
      setDibuang(row)
    },
    urungkan: () => {
      if (dibuang) tambah([dibuang])
      setDibuang(undefined)
    },
    kosongkan: () => {
      meja.set([])
      setDibuang(undefined)
      setDitolak(undefined)
    },
  }
}
