import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { notaBeliSingle, type isiFaktur } from '../lihat.calls.ts'

/** Everything on one purchase. */
export type IsiFaktur = RowOf<typeof isiFaktur>

/** One purchase by its number, loaded again when the live line tells of purchases. */
export const useFaktur = (nomor: string) =>
  useQuery({
    queryKey: ['PEMBELIAN', 'faktur', nomor],
    enabled: nomor !== '',
    queryFn: async ({ signal }) =>
      (await call(notaBeliSingle, { body: { no_faktur: nomor } }, { signal })).data.data[0],
  })
