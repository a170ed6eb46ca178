import { useEffect, useState } from 'react'
import type { Fields } from '#kernel/field'
import { isRecord } from '../request.tsx'
import { keep, kept, type Key } from '../storage.tsx'
import { useForm, type Form, type Values } from './use-form.tsx'

const plain = new Set(['string', 'number', 'boolean'])

/** The stored values of these fields; a date that begins as today is today. */
function remembered(key: Key, fields: Fields): Values {
  const stored: unknown = JSON.parse(kept(key) ?? 'null')
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) =>
        fields[name] && fields[name].initial !== 'today' && plain.has(typeof value),
    ),
  )
}

/**
 * A form that keeps its values when the user visits another screen or reloads. They end with the
 * session.
 */
export function useKeptForm<F extends Fields>(key: Key, declared: F): Form<F> {
  const [given] = useState(() => remembered(key, declared))
  const form = useForm(declared, given)
  const { values } = form
  useEffect(() => keep(key, JSON.stringify(values)), [key, values])
  return form
}
