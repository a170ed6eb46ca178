import { Link } from '@tanstack/react-router'
import type { Opened } from '#kernel/field'
import { useShell } from '../session.tsx'

interface Props {
  readonly what: Opened | undefined // undefined: nothing to open
  readonly value: string
}

/** The number of a note or the code of a piece opens it, for a user who may see it (Field.open). */
export function OpenLink({ value, what }: Props) {
  const { house, opens } = useShell()
  // A report of notes may name other documents: each has a list of its own.
  const [prefix] = value.split('-')
  const list = what && house.documents.find((one) => one.prefix === prefix)?.listScreen
  const path = list
    ? `${list.path}?nota=${encodeURIComponent(value)}`
    : what && opens[what]?.(value)
  return path === undefined ? value : <Link to={path}>{value}</Link>
}
