import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/call'
import { info } from '#web/dialogs/notices'
import { useLive } from '#web/live'
import { useWords } from '#web/words'
import { masukJauh } from './jauh.calls.ts'

/** The questions that wait for this approver, and their query key. */
export const masukKey = ['otorisasi-masuk']
const load = async (signal: AbortSignal) => (await call(masukJauh, {}, { signal })).data
export type PermintaanMasuk = Awaited<ReturnType<typeof load>>[number]

/** The live line tells of changes; the page also asks now and then, in case the line was cut. */
export const useMasuk = () =>
  useQuery({
    queryKey: masukKey,
    queryFn: ({ signal }) => load(signal),
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/**
 * Loads the questions again when the server tells of a new one, and says who asks. It stands once,
 * in the bell.
 */
export function useKabarMasuk(): void {
  const t = useWords()
  const queries = useQueryClient()
  useLive('otorisasi-masuk', ({ dari }) => {
    void queries.invalidateQueries({ queryKey: masukKey })
    if (typeof dari === 'string') info(t('{{nama}} Meminta Otorisasi', { nama: dari }))
  })
}
