import { useState } from 'react'
import { randomId } from '#web/random-id'
import { createKeptStore } from '#web/kept-store'
import { isRecord } from '#web/request'
import type { Key } from '#web/storage'
import type { Store } from '#web/store'
import type { BarisDatang, BarisTeks } from './banyak.rules.ts'

/** A row of the table, as it was pasted or changed. */
export interface BarisMeja {
  readonly id: string
  /** Its number in the file, or in what was pasted. */
  readonly nomor: number
  readonly teks: BarisTeks
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Ten thousand rows fit where a browser keeps five million letters: no name twice. */
function tulis(rows: readonly BarisMeja[]): unknown {
  const kolom = [...new Set(rows.flatMap(({ teks }) => Object.keys(teks)))]
  return {
    kolom,
    baris: rows.map(({ id, nomor, teks }) => {
      const cells = new Map(Object.entries(teks))
      return [id, String(nomor), ...kolom.map((one) => cells.get(one) ?? '')]
    }),
  }
}

function baca(value: unknown): readonly BarisMeja[] | undefined {
  if (!isRecord(value) || !isTexts(value['kolom']) || !Array.isArray(value['baris']))
    return undefined
  const { kolom } = value
  const rows: readonly unknown[] = value['baris']
  return rows.filter(isTexts).map(([id, nomor, ...cells]) => ({
    id: id ?? randomId(),
    nomor: Number(nomor),
    teks: Object.fromEntries(kolom.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))),
  }))
}

/** Where a screen's rows outlive a walk to another screen, and a reload. */
export const mejaBaru = (key: Key): Store<readonly BarisMeja[]> =>
  createKeptStore<readonly BarisMeja[]>(key, {
    initial: [],
    read: baca,
    write: tulis,
  })

/** The rows of a table: they come by paste or file, are changed, leave with undo. */
export function useTabel(meja: ReturnType<typeof mejaBaru>) {
  const baris = meja.use()
  const [dibuang, setDibuang] = useState<{ at: number; baris: readonly BarisMeja[] }>()
  return {
    baris,
    dibuang,
    tambah: (rows: readonly BarisDatang[]): void =>
      meja.set([...meja.get(), ...rows.map((row) => ({ id: randomId(), ...row }))]),
    ganti: (id: string, teks: BarisTeks): void =>
      meja.set(meja.get().map((row) => (row.id === id ? { ...row, teks } : row))),
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
    /** These rows, or all of them, which are posted now. */
    tersimpan: (ids?: ReadonlySet<string>): void => {
      meja.set(ids === undefined ? [] : meja.get().filter(({ id }) => !ids.has(id)))
      setDibuang(undefined)
    },
  }
}
export type Tabel = ReturnType<typeof useTabel>
