import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { antreanKasir, type barisAntrean } from './antrean.ts'

export type Antrean = RowOf<typeof barisAntrean>

/** Customers who wait at the other desks are seen within so many milliseconds. */
const tiap = 10_000

/** What waits at all cash desks; the longest first. */
export const useAntrean = () =>
  useQuery({
    queryKey: ['antrean_kasir'],
    refetchInterval: tiap,
    queryFn: async ({ signal }) => (await call(antreanKasir, {}, { signal })).data,
  })

/** Who a scanned number belongs to: the note's own, or that of the promise it pays. */
export const antreanDari = (rows: readonly Antrean[], kode: string): Antrean | undefined =>
  rows.find(({ nomor, untuk }) => nomor === kode || untuk === kode.split('.')[0])

/** Opens the desk where this one is validated, with its note ticked. */
export function useKeMeja() {
  const router = useRouter()
  return ({ layar, nomor }: Antrean): void =>
    router.history.push(`${layar}?${new URLSearchParams({ nota: nomor }).toString()}`)
}
