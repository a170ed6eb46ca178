import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Fields } from '#kernel/field'
import type { Values } from './use-form.tsx'

/** The filters that another screen puts into the address of this one, by their names. */
export function useAsked(filters: Fields): Values {
  const search: Values = useSearch({ strict: false })
  const [given] = useState(() =>
    Object.entries(search).filter(([name]) => Object.hasOwn(filters, name)),
  )
  return useMemo(() => Object.fromEntries(given), [given])
}
