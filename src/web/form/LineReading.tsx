import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import type { Fields } from '#kernel/field'
import { toWire } from '../call.tsx'
import { usePaused } from '../late.tsx'
import { textAt } from '../master/rows.tsx'
import { CallError, isRecord, request } from '../request.tsx'
import { soundBad, soundGood } from '../sound.tsx'
import type { Values } from './use-form.tsx'

/** The number of the document that a step leads on: its lines are read against it. */
export const StepNumber = createContext<string | undefined>(undefined)

interface Props {
  readonly path: string
  readonly fields: Fields
  readonly line: Values
}

/** Asks what a line names as soon as it is entered: told below it, heard at once. */
export function LineReading({ fields, line, path }: Props) {
  const nomor = useContext(StepNumber)
  const given = Object.entries({ ...toWire(fields, line), nomor }).filter(([, value]) => value)
  const search = usePaused(
    new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString(),
    150,
  )
  const { data, error, isFetching } = useQuery({
    queryKey: [path, 'baris', search],
    enabled: search.includes('kode_'),
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const address = `/api/v1/${path}?${search}`
      const { data: row } = await request({ method: 'GET', address, signal })
      return isRecord(row) ? { kata: textAt(row, 'kata'), beda: textAt(row, 'beda') } : undefined
    },
  })
  const beda = error instanceof CallError ? error.message : data?.beda
  const heard = isFetching ? undefined : beda ? 'bad' : data && 'good'
  useEffect(() => {
    if (heard === 'bad') soundBad()
    if (heard === 'good') soundGood()
  }, [heard, search])
  if (!search.includes('kode_')) return null
  return (
    <p className="line-reading" role="status">
      {data?.kata} {beda ? <strong className="form-error">{beda}</strong> : null}
    </p>
  )
}
