import { useMemo } from 'react'
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Fields } from '#kernel/field'
import type { Master } from '#kernel/master'
import { callsOf, pathKeyOf } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { useShell } from '../session.tsx'

/** A row of any master, as the generic pages see it. */
export type Row = Readonly<Record<string, unknown>>

export const textAt = (row: Row | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** How long a choice is kept; the live line tells of a change before that. */
const fresh = 5 * 60_000

const allRows = (master: Master) =>
  queryOptions({
    queryKey: [master.name, 'semua'],
    staleTime: fresh,
    queryFn: async ({ signal }): Promise<readonly Row[]> =>
      (await call(callsOf(master).list, { params: {}, query: {} }, { signal })).data,
  })

/** The rows that belong to a value of a sibling field, by the master's own call if it has one. */
const rowsBy = (master: Master, by: string, value: string) =>
  queryOptions({
    queryKey: [master.name, 'semua', by, value],
    staleTime: fresh,
    enabled: value !== '',
    queryFn: async ({ signal }): Promise<readonly Row[]> => {
      const narrowed = callsOf(master).lists.find((list) => list.narrows.by === by)
      if (narrowed === undefined) {
        const { data } = await call(callsOf(master).list, { params: {}, query: {} }, { signal })
        return data.filter((row: Row) => row[by] === value)
      }
      const key = pathKeyOf(narrowed.path)
      const given = key
        ? { params: { [key]: value }, query: {} }
        : { params: {}, query: { [by]: value } }
      return (await call(narrowed, given, { signal })).data
    },
  })

/** A row that is not switched off (the master's Aktif). */
export const isActive = (row: Row): boolean => row['aktif'] !== false

/**
 * The choices for a reference: all active rows, or those of its sibling's value. `all` includes
 * rows that were switched off, for values chosen before.
 */
export function useChoices(name: string, by?: string, value?: string) {
  const master = useShell().house.master(name)
  const found = useQuery(by === undefined ? allRows(master) : rowsBy(master, by, value ?? ''))
  const rows = useMemo(() => found.data?.filter(isActive), [found.data])
  return { master, rows, all: found.data, loading: found.isFetching, error: found.error }
}

/** The rows of a master, once they are loaded: a scan that comes before the choices counts too. */
export function useRowsOf(name: string): () => Promise<readonly Row[]> {
  const queries = useQueryClient()
  const master = useShell().house.master(name)
  return () => queries.query({ ...allRows(master), staleTime: 'static' })
}

/** Finds the name of a key: 'TOKO' of gudang -> 'Etalase Depan'. */
export type NameOf = (master: string, key: string) => string | undefined

const dataOf = (found: readonly { readonly data: readonly Row[] | undefined }[]) =>
  found.map(({ data }) => data)

/** The names behind the references of a list, each master loaded once. */
export function useNames(fields: Fields): NameOf {
  const { house } = useShell()
  const masters = useMemo(() => {
    const names = new Set(Object.values(fields).flatMap((field) => field.ref?.master ?? []))
    return [...names].map((name) => house.master(name))
  }, [fields, house])
  const found = useQueries({ queries: masters.map((master) => allRows(master)), combine: dataOf })
  return useMemo(() => {
    const namesOf = (master: Master, rows: readonly Row[]) =>
      new Map(rows.map((row) => [textAt(row, master.key), textAt(row, master.shown)]))
    const maps = new Map(masters.map((one, at) => [one.name, namesOf(one, found[at] ?? [])]))
    return (master, key) => maps.get(master)?.get(key)
  }, [masters, found])
}
