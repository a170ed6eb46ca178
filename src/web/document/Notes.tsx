import type { NotesProps } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { useShell } from '../session.tsx'

/** What people wrote about a document. */
export function Notes({ nomor }: NotesProps) {
  const { notes } = useShell()
  return notes ? <LazyPart part={notes} given={{ nomor }} /> : null
}
