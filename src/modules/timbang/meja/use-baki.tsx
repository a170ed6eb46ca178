import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { lihatTimbang, satuTimbang } from '../timbang.calls.ts'
import type { barisTimbang } from '../timbang.ts'

export type BakiTimbang = RowOf<typeof barisTimbang>

/** The trays; asked anew when one of them changes. */
export function useBaki() {
  return useQuery({
    queryKey: ['baki', 'timbang'],
    queryFn: async ({ signal }) =>
      (await call(lihatTimbang, { query: {} }, { signal })).data.data_timbang,
  })
}

/** A weighing that is under way, with what was read so far. */
export function useSesi(id: string | undefined) {
  return useQuery({
    queryKey: ['baki', 'sesi', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      (await call(satuTimbang, { params: { id: id ?? '' } }, { signal })).data,
  })
}
export type SesiTimbang = NonNullable<ReturnType<typeof useSesi>['data']>
