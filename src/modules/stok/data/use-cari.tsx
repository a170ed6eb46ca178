import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { useForm } from '#web/form/use-form'
import { usePaused } from '#web/late'
import {
  cariBarang,
  jumlahKembali,
  saringBarang,
  type barisDataBarang,
} from '../data-barang.calls.ts'

export type DataBarang = RowOf<typeof barisDataBarang>

/** Rows of one page. */
export const perHalaman = 50

/** Search as you type: the words and the filters, asked again a moment after the last key. */
export function useCari() {
  const [kata, setKata] = useState('')
  const [halaman, setHalaman] = useState(0)
  const saring = useForm(saringBarang)
  const asked = usePaused(JSON.stringify([kata.trim(), saring.values]), 150)
  const found = useQuery({
    queryKey: ['barang', 'cari', asked, halaman],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = {
        ...saring.values,
        q: kata.trim(),
        skip: halaman * perHalaman,
        limit: perHalaman,
      }
      return call(cariBarang, { query }, { signal })
    },
  })
  return {
    kata,
    halaman,
    saring,
    rows: found.data?.data,
    count: found.data?.count ?? 0,
    error: found.error,
    sibuk: found.isPlaceholderData,
    ulang: found.refetch,
    setHalaman,
    /** The piece that the words name: by its whole barcode, else the first that is found. */
    terbaik: async (): Promise<DataBarang | undefined> => {
      const q = kata.trim()
      const { data } = await call(cariBarang, { query: { ...saring.values, q, limit: 1 } })
      return data[0]
    },
    cari: (words: string): void => {
      setKata(words)
      setHalaman(0)
    },
  }
}

/** How many pieces came back and wait for a tray. */
export function useJumlahKembali(): number {
  const found = useQuery({
    queryKey: ['barang', 'kembali'],
    queryFn: async ({ signal }) => (await call(jumlahKembali, {}, { signal })).data,
  })
  return found.data?.jumlah ?? 0
}
