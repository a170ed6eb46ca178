import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import type { PesanWa } from '../../pesan/KirimWa.tsx'
import { notaBeliSingle, type isiFaktur } from '../lihat.calls.ts'

/** Everything on one purchase. */
export type IsiFaktur = RowOf<typeof isiFaktur>

/** One purchase by its number. */
export const muatFaktur = async (nomor: string, signal: AbortSignal) =>
  (await call(notaBeliSingle, { body: { no_faktur: nomor } }, { signal })).data.data[0]

/** What its customer reads on his telephone. */
export async function waFaktur({ no_faktur_beli, no_hp }: IsiFaktur): Promise<PesanWa> {
  const { data } = await call(notaBeliSingle, { body: { no_faktur: no_faktur_beli } })
  return { receiver: no_hp, message: data.template_wa }
}

/** One purchase, loaded again when the live line tells of purchases. */
export const useFaktur = (nomor: string) =>
  useQuery({
    queryKey: ['PEMBELIAN', 'nota', nomor],
    queryFn: ({ signal }) => muatFaktur(nomor, signal),
  })
