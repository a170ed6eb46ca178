import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/call'
import { info } from '#web/dialogs/notices'
import { useLive } from '#web/live'
import { useWords } from '#web/words'
import { masukJauh } from './jauh.calls.ts'

/** What waits for this approver's word, and where it is kept. */
export const masukKey = ['otorisasi-masuk']
const load = async (signal: AbortSignal) => (await call(masukJauh, {}, { signal })).data
export type PermintaanMasuk = Awaited<ReturnType<typeof load>>[number]

/** Told by the live line; asked now and then, too, for a line that was cut. */
export const useMasuk = () =>
  useQuery({
    queryKey: masukKey,
    queryFn: ({ signal }) => load(signal),
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/** Loads again when the server tells of it; says who asks. Stands once, in the bell. */
export function useKabarMasuk(): void {
  const t = useWords()
  const queries = useQueryClient()
  useLive('otorisasi-masuk', ({ dari }) => {
    void queries.invalidateQueries({ queryKey: masukKey })
    if (typeof dari === 'string') info(t('{{nama}} Meminta Otorisasi', { nama: dari }))
  })
}
