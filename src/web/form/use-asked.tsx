import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Field, Fields, KindName } from '#kernel/field'
import { decode } from '#kernel/wire'
import type { Values } from './use-form.tsx'

const figures: readonly KindName[] = ['integer', 'rupiah', 'berat', 'karat', 'persen', 'kadar']

/** A value of the wire that stands in an address. */
function valueOf(field: Field | undefined, text: unknown): unknown {
  if (field === undefined || typeof text !== 'string') return text
  if (field.kind === 'yes') return text === 'true'
  return figures.includes(field.kind) ? decode(field, Number(text)) : text
}

/** The filters that another screen puts into the address of this one, by their names. */
export function useAsked(filters: Fields): Values {
  const search: Values = useSearch({ strict: false })
  const [given] = useState(() =>
    Object.entries(search).filter(([name]) => Object.hasOwn(filters, name)),
  )
  return useMemo(
    () => Object.fromEntries(given.map(([name, text]) => [name, valueOf(filters[name], text)])),
    [given, filters],
  )
}
