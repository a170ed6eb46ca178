import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { notaJualSingle, type isiNota } from '../penjualan.calls.ts'

/** Everything on one note. */
export type IsiNota = RowOf<typeof isiNota>

/** One note by its number. */
export const muatNota = async (nomor: string, signal: AbortSignal) =>
  (await call(notaJualSingle, { body: { no_faktur: nomor } }, { signal })).data.data[0]

/** One note, loaded again when the live line tells of sales. */
export const useNota = (nomor: string) =>
  useQuery({
    queryKey: ['PENJUALAN', 'nota', nomor],
    queryFn: ({ signal }) => muatNota(nomor, signal),
  })
