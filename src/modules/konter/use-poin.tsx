import { useQuery } from '@tanstack/react-query'
import { poinBayar } from '#modules/member/member.calls'
import { palingPoin } from '#modules/member/poin-bayar.rules'
import { settingMember } from '#modules/member/setting'
import type { PoinBayar } from '#modules/pembayaran/bayar.rules'
import { call } from '#web/call'
import { useSetting } from '#web/session'

/** The points of the visit's customer, as far as they may pay what is due. */
export function usePoinBayar(no_hp: string | null, total: number): PoinBayar | undefined {
  const ada = useSetting(settingMember.MEMBER_MODULE)
  const { data } = useQuery({
    queryKey: ['member', 'poin-bayar', no_hp],
    enabled: ada && Boolean(no_hp),
    queryFn: async ({ signal }) =>
      (await call(poinBayar, { query: { no_hp: no_hp ?? '' } }, { signal })).data,
  })
  if (data === undefined || data.nilai_rp === 0 || total <= 0) return undefined
  return { poin: data.poin, nilai_rp: data.nilai_rp, paling: palingPoin(data, data.poin, total) }
}
