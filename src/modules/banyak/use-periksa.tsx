import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { usePaused } from '#web/late'
import { useWords } from '#web/words'
import type { kepalaBarang } from '../stok/tambah-barang.ts'
import { periksaBanyak } from './banyak.calls.ts'
import { kolomBanyak } from './banyak.ts'
import { periksaBaris, type BarisTeks } from './banyak.rules.ts'
import type { BarisMeja } from './use-tabel.tsx'

/** What is wrong with a row: by column, '' for the row itself. */
export type MasalahBaris = Readonly<Record<string, string>>

/** Every row with what is wrong in it: the forms of its cells, then what the server says. */
export function usePeriksa(
  baris: readonly BarisMeja[],
  bawaan: BarisTeks,
  asal: RowOf<typeof kepalaBarang>['asal'],
) {
  const t = useWords()
  const asked = usePaused(
    useMemo(() => ({ baris, bawaan, asal }), [baris, bawaan, asal]),
    300,
  )
  const lokal = useMemo(
    () =>
      periksaBaris(
        asked.baris.map(({ teks }) => teks),
        asked.bawaan,
      ),
    [asked],
  )
  const nomor = useMemo(() => new Map(asked.baris.map(({ id }, at) => [id, at])), [asked])
  const benar = lokal.isi.flatMap((isi, at) => (isi === undefined ? [] : [{ baris: at, isi }]))
  const found = useQuery({
    queryKey: ['barang', 'banyak', asked],
    enabled: benar.length > 0,
    queryFn: async ({ signal }) =>
      (await call(periksaBanyak, { body: { asal: asked.asal, baris: benar } }, { signal })).data,
  })
  const masalah = new Map<string, Record<string, string>>()
  const catat = (at: number, kolom: string, kalimat: string): void => {
    const id = asked.baris[at]?.id
    if (id !== undefined) masalah.set(id, { [kolom]: kalimat, ...masalah.get(id) })
  }
  for (const one of lokal.masalah) {
    const label = Object.entries(kolomBanyak).find(([name]) => name === one.field)?.[1].label
    catat(one.baris, one.field, t(one.text, { ...one.params, field: t(label ?? one.field) }))
  }
  for (const one of found.data?.masalah ?? []) catat(one.baris, one.kolom, one.kalimat)
  // Rows that are being changed were not looked at yet.
  const segar = asked.baris === baris && asked.bawaan === bawaan && asked.asal === asal
  return {
    masalah,
    isi: lokal.isi,
    /** What a row says, by its id: the rows on the table may be others than those looked at. */
    isiDari: (id: string) => lokal.isi[nomor.get(id) ?? -1],
    jumlah: found.data,
    galat: found.error,
    sibuk: !segar || found.isFetching,
  }
}
