import { Link } from '@tanstack/react-router'
import type { Opened } from '#kernel/field'
import { useShell } from '../session.tsx'
import { openedPath } from './opened-path.tsx'

interface Props {
  readonly what: Opened | undefined // undefined: nothing to open
  readonly value: string
}

/** The number of a note or the code of a piece opens it, for a user who may see it (Field.open). */
export function OpenLink({ value, what }: Props) {
  const path = openedPath(useShell(), what, value)
  return path === undefined ? value : <Link to={path}>{value}</Link>
}
