import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useAsked } from '#web/form/use-asked'
import { useForm } from '#web/form/use-form'
import { usePaused } from '#web/late'
import { saveFile } from '#web/page/download'
import {
  cariBarang,
  eksporBarang,
  jumlahKembali,
  saringBarang,
  type barisDataBarang,
} from '../data-barang.calls.ts'

export type DataBarang = RowOf<typeof barisDataBarang>

/** How many rows come at once, and how many can be ticked at most: an address holds no more. */
const sekali = 200
const terbanyak = 1_000

/** Rows of one page. */
export const perHalaman = 50

/** Search as you type: the words and the filters, asked again a moment after the last key. */
export function useCari() {
  const [kata, setKata] = useState('')
  const [halaman, setHalaman] = useState(0)
  const saring = useForm(saringBarang, useAsked(saringBarang))
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
    /** The barcodes of everything found, up to the most that another screen takes. */
    semua: async (): Promise<string[]> => {
      const q = kata.trim()
      const semua: string[] = []
      while (semua.length < terbanyak) {
        const query = { ...saring.values, q, skip: semua.length, limit: sekali }
        const { data } = await call(cariBarang, { query })
        semua.push(...data.map(({ kode_barcode }) => kode_barcode))
        if (data.length < sekali) break
      }
      return semua
    },
    /** All that is found, as a spreadsheet. */
    unduh: async (): Promise<void> => {
      try {
        const query = { ...saring.values, q: kata.trim() }
        saveFile(await callFile(eksporBarang, { query }, { milliseconds: 5 * 60_000 }))
      } catch (error) {
        failure(error)
      }
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
