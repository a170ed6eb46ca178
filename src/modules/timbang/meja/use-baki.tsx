import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { lihatTimbang, satuTimbang, type barisTimbang } from '../timbang.calls.ts'

export type BakiTimbang = RowOf<typeof barisTimbang>

/** The trays of a gudang, or all of them; asked anew when one of them changes. */
export function useBaki(kode_gudang: string | null) {
  return useQuery({
    queryKey: ['baki', 'timbang', kode_gudang],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(lihatTimbang, { query: { kode_gudang } }, { signal })).data.data_timbang,
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
