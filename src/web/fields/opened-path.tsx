import type { Opened } from '#kernel/field'
import type { Shell } from '../session.tsx'

/**
 * Where a cell leads that opens what its value names (Field.open); undefined: nowhere. A report of
 * notes may name other documents: each has a list of its own.
 */
export function openedPath(
  { house, opens }: Pick<Shell, 'house' | 'opens'>,
  what: Opened | undefined,
  value: string,
): string | undefined {
  if (what === undefined) return undefined
  const [prefix] = value.split('-')
  const found = house.documents.find((one) => one.prefix === prefix)
  const list = found?.listScreen ?? (what === 'dokumen' ? found?.screen : undefined)
  return list ? `${list.path}?nota=${encodeURIComponent(value)}` : opens[what]?.(value)
}
