import { useQueries, useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { validasiDetail } from './validasi.calls.ts'

export type BarisBayar = NonNullable<NonNullable<(typeof validasiDetail)['types']>['a']>[number]

const pembayaranOf = (nomor: string) => ({
  queryKey: ['VALIDASI', 'pembayaran', nomor],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(validasiDetail, { body: { deskripsi: nomor } }, { signal })).data,
})

/** The payments of a group as they were entered last. */
export const usePembayaran = (nomor: string) => useQuery(pembayaranOf(nomor))

/** Those of every ticked group, by its number. */
export const usePembayaranDari = (
  nomor: readonly string[],
): ReadonlyMap<string, readonly BarisBayar[]> =>
  useQueries({
    queries: nomor.map(pembayaranOf),
    combine: (found) => new Map(nomor.map((each, at) => [each, found[at]?.data ?? []] as const)),
  })
