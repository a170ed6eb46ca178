import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#kernel/endpoint'
import { call } from '#web/call'
import { topicsIn, useLive } from '#web/live'
import { useSetting } from '#web/session'
import type { Saring } from './kasir.ts'
import { settingKasir } from './setting.ts'
import { kabarkan, useKabar } from './use-kabar.tsx'

/** What waits at the cash desk: its call, and the documents whose postings change it. */
export interface Antre<R> {
  readonly daftar: Endpoint<never, Saring, unknown, R[]>
  /** The first is the list's query key, too. */
  readonly topik: readonly string[]
}

/** What waits, of everybody or as filtered; what another cashier does is heard at once. */
export function useMenunggu<R>({ daftar, topik }: Antre<R>, saring: string | null) {
  const perUser = useSetting(settingKasir.VALIDASI_USER_FILTER_MODULE)
  const found = useQuery({
    queryKey: [topik[0], 'menunggu', perUser, saring],
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { kode_sales: perUser ? null : saring, user_id: perUser ? saring : null }
      const { data, message } = await call(daftar, { query }, { signal })
      return { rows: data, pesan: message, ada: data.length > 0 }
    },
  })
  useLive('berubah', (facts) => {
    if (topicsIn(facts).some((one) => topik.includes(one))) void found.refetch()
  })
  const { data, error, refetch } = found
  useKabar(saring, data, error)
  const muat = async (): Promise<void> => {
    const { data: fresh } = await refetch()
    if (fresh) kabarkan(fresh)
  }
  return { rows: data?.rows, error, muat }
}
