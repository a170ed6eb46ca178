import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NamedDocument } from '#kernel/document'
import type { Endpoint } from '#kernel/endpoint'
import type { Fields } from '#kernel/field'
import type { Periode } from '#kernel/periode'
import { call } from '../call.tsx'
import { useAsked } from '../form/use-asked.tsx'
import { useForm, type Values } from '../form/use-form.tsx'
import type { Row } from '../master/rows.tsx'
import { keptFilters, periodeNow, valuesKept } from '../report/use-cara.tsx'
import type { KeptView } from '../report/use-views.tsx'
import { useShell } from '../session.tsx'
import { isCut } from './counted.tsx'

interface Asked<R extends Row> {
  readonly document: NamedDocument
  /** A call that sends the filters as its body (or query) and answers with the rows. */
  readonly list: Endpoint<never, unknown, unknown, readonly R[]>
}

const noFields: Fields = {}

/** The rows of a period, loaded again when the user searches or the live line brings news. */
function useDocuments<R extends Row>({ document, list }: Asked<R>, asked: Values | undefined) {
  return useQuery({
    queryKey: [document.name, 'daftar', list.path, asked],
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const given = list.method === 'GET' ? { query: asked ?? {} } : { body: asked }
      const { count, data } = await call(list, given, { signal })
      return { rows: data, cut: isCut(data, count) }
    },
  })
}

/** The filters: asked by their button, by a period's key, or as a kept view says. */
export function useAskedDocuments<R extends Row>(props: Asked<R>) {
  const { list } = props
  const { tgl_system: today } = useShell().toko
  const filters = list.body ?? list.query ?? noFields
  const form = useForm(filters, useAsked(filters))
  const [asked, setAsked] = useState<Values | undefined>(() => form.values)
  const [chosen, choose] = useState<Periode>()
  const found = useDocuments(props, asked)
  const search = (): void => {
    const values = form.submit()
    if (values === undefined) return
    setAsked(values)
    void found.refetch()
  }
  const ask = (values: Values, periode: Periode | undefined): void => {
    choose(periode)
    form.reset(values)
    setAsked(values)
  }
  const now = periodeNow(filters, form.values, chosen, today)
  return {
    ...{ filters, form, found, search },
    periode: chosen,
    onPeriode: (periode: Periode, dates: Values) => ask({ ...form.values, ...dates }, periode),
    /** As a view asks that is kept. */
    show: ({ isi }: KeptView) => ask(valuesKept(filters, isi, today), isi.periode ?? undefined),
    /** How it is asked, to be kept: a period by its word. */
    kept: { periode: now, saring: keptFilters(filters, form.values, now) },
  }
}
export type AskedDocuments<R extends Row> = ReturnType<typeof useAskedDocuments<R>>
