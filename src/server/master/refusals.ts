import pg from 'pg'
import type { Master } from '#kernel/master'
import type { House } from '#kernel/module'
import { Refusal, refusedField } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import type { MasterValues } from './columns.ts'

export const notFound = (): Refusal => new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** A table that names a row of a master, and how many of its rows do. */
export interface Uses {
  readonly tabel: string
  readonly banyak: number
}

/**
 * The words for the place that still holds a row: a master, a book, a document (also by its lines),
 * or its table.
 */
function placeOf(house: House, table: string): string {
  const own = table.replace(/_baris$/, '')
  const named = [
    ...house.masters,
    ...house.documents,
    ...house.modules.flatMap((modul) => modul.ledgers ?? []),
  ].find(({ name }) => name.toLowerCase() === own)
  const words = own.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return named?.title ?? words.join(' ')
}

/**
 * The field that a constraint is named after, <table>_<field> with or without PostgreSQL's endings;
 * else the key. Under row-level security the error tells neither columns nor values.
 */
function blamed(master: Master, constraint: string | undefined) {
  const name = (constraint ?? '').replace(/_f?key$/, '')
  const fields = Object.entries(master.fields)
  const isKey = ([one]: (typeof fields)[number]): boolean => one === master.key
  const found = fields.find(([one]) => name.endsWith(`_${one}`)) ?? fields.find(isKey)
  if (!found) throw new Error(`master ${master.name}: its key ${master.key} is no field`)
  const [field, about] = found
  return { field, about }
}

function paramsOf({ about, field }: ReturnType<typeof blamed>, row: MasterValues) {
  const nilai = encode(about, row[field])
  return { field: about.label, nilai: typeof nilai === 'number' ? nilai : asText(nilai) }
}
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const stillUsed = '{{field}} {{nilai}} Masih Dipakai Di {{tempat}}, Tidak Bisa Dihapus'

/** 'Kode Sales SLS1 Masih Dipakai Di Penjualan (58), Pembelian (3), Tidak Bisa Dihapus'. */
export function inUse(
  house: House,
  master: Master,
  row: MasterValues,
  uses: readonly Uses[],
): Refusal {
  const often = new Map<string, number>()
  for (const { banyak, tabel } of uses) {
    const place = placeOf(house, tabel)
    often.set(place, (often.get(place) ?? 0) + banyak)
  }
  const tempat = [...often].map(([place, count]) => `${place} (${count})`).join(', ')
  const params = { ...paramsOf(blamed(master, undefined), row), tempat }
  return new Refusal(stillUsed, { code: 'E-PAKAI', params })
}

/** The database's refusal of a row of a master, at the field that it is about. */
export function masterRefusal(
  house: House,
  master: Master,
  error: unknown,
  row: MasterValues,
): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const isOurs = error.table === master.name
  // The error names the table that refers: it is our own table when the referred row is missing.
  const at = blamed(master, isOurs ? error.constraint : undefined)
  const params = paramsOf(at, row)
  if (error.code === '23505') return refusedField(at.field, '{{field}} {{nilai}} Sudah Ada', params)
  if (error.code !== '23503' && error.code !== '23001') return error
  if (isOurs) return refusedField(at.field, '{{field}} {{nilai}} Tidak Ditemukan', params)
  return new Refusal(stillUsed, {
    code: 'E-PAKAI',
    params: { ...params, tempat: placeOf(house, error.table ?? '') },
  })
}
