import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { notaJualSingle } from '../penjualan.calls.ts'

type Answer = NonNullable<NonNullable<(typeof notaJualSingle)['types']>['a']>
/** Everything on one note. */
export type IsiNota = Answer['data'][number]

/** One note by its number, loaded again when the live line tells of sales. */
export const useNota = (nomor: string) =>
  useQuery({
    queryKey: ['PENJUALAN', 'nota', nomor],
    enabled: nomor !== '',
    queryFn: async ({ signal }) =>
      (await call(notaJualSingle, { body: { no_faktur: nomor } }, { signal })).data.data[0],
  })
