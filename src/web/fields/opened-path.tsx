import { lookedUpAt } from '#kernel/document'
import type { Opened } from '#kernel/field'
import type { Shell } from '../session.tsx'

/** The notes of the counter open by themselves, also in a column of other documents. */
const counter: Readonly<Record<string, Opened>> = { FJ: 'nota', FB: 'nota_beli', TT: 'titipan' }

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
  const [prefix = ''] = value.split('-')
  const found = house.documents.find((one) => one.prefix === prefix)
  const list = (found && lookedUpAt(found)) ?? (what === 'dokumen' ? found?.screen : undefined)
  const own = what === 'nota' || what === 'dokumen' ? (counter[prefix] ?? what) : what
  return list ? `${list.path}?nota=${encodeURIComponent(value)}` : opens[own]?.(value)
}

/** The days and the shop that a report was asked for, behind the address of one that it opens. */
export function sameDays(
  path: string,
  asked: Readonly<Record<string, unknown>>,
  branch: string | null,
): string {
  const { tgl, tgl_from, tgl_to } = asked
  const from = tgl_from ?? (typeof tgl === 'string' ? `${tgl.slice(0, 7)}-01` : undefined)
  const given = { tgl_from: from, tgl_to: tgl_to ?? tgl, toko: branch }
  const texts = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return [path, ...texts].join('&')
}
