import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { lihatProfil } from './profil.calls.ts'

export type Profil = NonNullable<NonNullable<(typeof lihatProfil)['types']>['a']>

/** Who is meant: by one of these. */
export interface Siapa {
  readonly id?: string
  readonly no_hp?: string
  readonly kode_member?: string
}

/** All about a person, or the sentences alone. */
export const useProfil = (siapa: Siapa, singkat: boolean, mau = true) =>
  useQuery({
    queryKey: ['pelanggan', 'profil', siapa, singkat],
    enabled: mau && Object.values(siapa).some(Boolean),
    retry: false,
    staleTime: 15_000,
    queryFn: async ({ signal }) =>
      (await call(lihatProfil, { query: { ...siapa, singkat } }, { signal })).data,
  })
