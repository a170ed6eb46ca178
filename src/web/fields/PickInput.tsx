import { useQuery } from '@tanstack/react-query'
import type { PickFrom } from '#kernel/field'
import { textAt } from '../master/rows.tsx'
import { isRecord, request } from '../request.tsx'
import { useWords } from '../words.tsx'
import { Choices, labelOf, type Option } from './Choices.tsx'
import type { InputProps } from './input.tsx'

/** How long the choices are kept. */
const fresh = 5 * 60_000

/** The rows of the call that a picker names. */
function usePicked({ call: path, news, query = {}, value, words = value }: PickFrom) {
  const found = useQuery({
    queryKey: [news ?? path, 'pilihan', query],
    staleTime: news === undefined ? fresh : 0,
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams(query)
      const address = `/api/v1/${path}${search.size > 0 ? `?${search.toString()}` : ''}`
      const { data } = await request({ method: 'GET', address, signal })
      return Array.isArray(data) ? data.filter(isRecord) : []
    },
  })
  const options = (found.data ?? []).map((row): Option => {
    const code = textAt(row, value)
    return { value: code, label: labelOf(code, textAt(row, words)) }
  })
  return { options, loading: found.isFetching }
}

/** A choice of the rows of a call, after the words that the field itself has. */
export function PickInput({ pick, ...props }: InputProps & { readonly pick: PickFrom }) {
  const t = useWords()
  const { loading, options } = usePicked(pick)
  const own = Object.entries(props.field.of ?? {}).map(([value, words]): Option => ({
    value,
    label: t(words),
  }))
  return <Choices input={props} options={[...own, ...options]} loading={loading} />
}
