import { useState } from 'react'
import { randomId } from '#web/random-id'
import { createKeptStore } from '#web/kept-store'
import { isRecord } from '#web/request'
import type { Key } from '#web/storage'
import type { Store } from '#web/store'
import type { BarisTeks } from './banyak.rules.ts'

/** A row of the table, as it was pasted or changed. */
export interface BarisMeja {
  readonly id: string
  readonly teks: BarisTeks
}

const isTeks = (value: unknown): value is BarisTeks =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')

const isBaris = (value: unknown): value is BarisMeja =>
  isRecord(value) && typeof value['id'] === 'string' && isTeks(value['teks'])

/** Where a screen's rows outlive a walk to another screen, and a reload. */
export const mejaBaru = (key: Key): Store<readonly BarisMeja[]> =>
  createKeptStore<readonly BarisMeja[]>(key, {
    initial: [],
    read: (value) => (Array.isArray(value) ? value.filter(isBaris) : undefined),
    write: (rows) => rows,
  })

/** The rows of a table: they come by paste or file, are changed, leave with undo. */
export function useTabel(meja: ReturnType<typeof mejaBaru>) {
  const baris = meja.use()
  const [dibuang, setDibuang] = useState<{ at: number; baris: readonly BarisMeja[] }>()
  return {
    baris,
    dibuang,
    tambah: (rows: readonly BarisTeks[]): void =>
      meja.set([...meja.get(), ...rows.map((teks) => ({ id: randomId(), teks }))]),
    ganti: (id: string, teks: BarisTeks): void =>
      meja.set(meja.get().map((row) => (row.id === id ? { id, teks } : row))),
    buang: (row: BarisMeja): void => {
      const at = meja.get().findIndex(({ id }) => id === row.id)
      if (at < 0) return
      meja.set(meja.get().toSpliced(at, 1))
      setDibuang({ at, baris: [row] })
    },
    urungkan: (): void => {
      if (dibuang) meja.set(meja.get().toSpliced(dibuang.at, 0, ...dibuang.baris))
      setDibuang(undefined)
    },
    /** All rows, with undo: an hour's work hangs on one click. */
    kosongkan: (): void => {
      setDibuang({ at: 0, baris: meja.get() })
      meja.set([])
    },
    /** All rows, which are posted now. */
    tersimpan: (): void => {
      meja.set([])
      setDibuang(undefined)
    },
  }
}
export type Tabel = ReturnType<typeof useTabel>
