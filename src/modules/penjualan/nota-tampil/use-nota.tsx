import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import type { PesanWa } from '../../pesan/KirimWa.tsx'
import { notaJualSingle, type isiNota } from '../penjualan.calls.ts'

/** Everything on one note. */
export type IsiNota = RowOf<typeof isiNota>

/** One note by its number. */
export const muatNota = async (nomor: string, signal: AbortSignal) =>
  (await call(notaJualSingle, { body: { no_faktur: nomor } }, { signal })).data.data[0]

/** What its customer reads on his telephone. */
export async function waNota({ no_faktur_jual, no_hp }: IsiNota): Promise<PesanWa> {
  const { data } = await call(notaJualSingle, { body: { no_faktur: no_faktur_jual } })
  return { receiver: no_hp, message: data.template_wa }
}

/** One note, loaded again when the live line tells of sales. */
export const useNota = (nomor: string) =>
  useQuery({
    queryKey: ['PENJUALAN', 'nota', nomor],
    queryFn: ({ signal }) => muatNota(nomor, signal),
  })
