import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failure } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import type { createStore } from '#web/store'
import { useWords } from '#web/words'

/** What lies on a table: at least its barcode. */
export interface Scannable {
  readonly kode_barcode: string
}

export interface ScannedTable<R extends Scannable> {
  readonly rows: readonly R[]
  /** The one that was just taken off; it may come back. */
  readonly removed: R | undefined
  /** The sentence about the last scan that was refused. */
  readonly refused: string | undefined
  readonly scan: (text: string) => void
  readonly add: (rows: readonly R[]) => void
  readonly change: (row: R) => void
  readonly remove: (row: R) => void
  readonly restore: () => void
  readonly clear: () => void
}

interface Options<R extends Scannable> {
  /** What outlives a walk to another screen. */
  readonly store: ReturnType<typeof createStore<readonly R[]>>
  /** The piece behind a barcode; undefined when the scan meant something else, which was done. */
  readonly find: (code: string) => Promise<R | undefined>
  /** The id of the screen's scan field. */
  readonly scanId: string
  /** It lies on the table, and is not as it should be: the eyes are not on the screen. */
  readonly isOdd?: (row: R) => boolean
  /** What is said of one that lies there already; a phrase with kode_barcode. */
  readonly twice?: string
}

/** Pieces that another screen sent here (`?barang=A B`): each is scanned as if by hand, once. */
function useSent(scan: (code: string) => void): void {
  const { barang }: { readonly barang?: unknown } = useSearch({ strict: false })
  const done = useRef<unknown>(undefined)
  const scanNow = useEffectEvent(scan)
  useEffect(() => {
    if (barang === undefined || done.current === barang) return
    done.current = barang
    // One barcode of digits alone comes out of the address as a number.
    const sent = typeof barang === 'number' ? barang.toString() : barang
    if (typeof sent !== 'string') return
    for (const code of sent.split(' ')) scanNow(code)
  }, [barang])
}

/** Pieces are scanned onto a table one by one; none twice, each off again with undo (LOOK 5). */
export function useScanTable<R extends Scannable>({
  find,
  isOdd = () => false,
  scanId,
  store,
  twice = 'Barcode {{kode_barcode}} Sudah Ada Di Tabel',
}: Options<R>): ScannedTable<R> {
  const t = useWords()
  const rows = store.use()
  const [removed, setRemoved] = useState<R>()
  const [refused, setRefused] = useState<string>()
  // One scan after the other, in the order they came: a quick hand does not wait for answers.
  const queue = useRef<Promise<void>>(Promise.resolve())
  const isThere = (code: string): boolean => store.get().some((one) => one.kode_barcode === code)
  const take = async (code: string): Promise<void> => {
    setRefused(undefined)
    if (isThere(code)) {
      soundBad()
      setRefused(t(twice, { kode_barcode: code }))
      return
    }
    try {
      const row = await find(code)
      if (row) store.set([...store.get(), row])
      if (row && isOdd(row)) soundBad()
      else soundGood()
    } catch (error) {
      soundBad()
      if (error instanceof CallError) setRefused(error.message)
      else failure(error)
    }
  }
  const scan = (text: string): void => {
    const code = text.trim().toUpperCase()
    if (code !== '') queue.current = queue.current.then(() => take(code))
  }
  const add = (more: readonly R[]): void =>
    store.set([...store.get(), ...more.filter((row) => !isThere(row.kode_barcode))])
  useScan(scan, scanId)
  useSent(scan)
  return {
    rows,
    removed,
    refused,
    scan,
    add,
    change: (row) =>
      store.set(store.get().map((one) => (one.kode_barcode === row.kode_barcode ? row : one))),
    remove: (row) => {
      store.set(store.get().filter((one) => one.kode_barcode !== row.kode_barcode))
      setRemoved(row)
    },
    restore: () => {
      if (removed) add([removed])
      setRemoved(undefined)
    },
    clear: () => {
      store.set([])
      setRemoved(undefined)
      setRefused(undefined)
    },
  }
}
