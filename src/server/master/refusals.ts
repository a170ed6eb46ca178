import pg from 'pg'
import type { Master } from '#kernel/master'
import type { House } from '#kernel/module'
import { Refusal, refusedField } from '#kernel/refusal'
import { encode } from '#kernel/schema'
import type { MasterValues } from './columns.ts'

export const notFound = (): Refusal => new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
export const stale = (): Refusal =>
  new Refusal('Data Sudah Berubah, Silahkan Ulangi Kembali', { code: 'E-MDB:02' })

/** 'Key (kode_toko, kode_baki)=(GS1, A01) ...' in whatever language: the last column and value. */
function lastColumn(detail: string | undefined): readonly [column: string, value: string] {
  const [, columns = '', values = ''] = /\(([^)]*)\)=\(([^)]*)\)/.exec(detail ?? '') ?? []
  return [columns.split(', ').at(-1) ?? '', values.split(', ').at(-1) ?? '']
}

/** The words for the place that still holds a row: a master, a book, a document, or its table. */
function placeOf(house: House, table: string): string {
  const named = [
    ...house.masters,
    ...house.documents,
    ...house.modules.flatMap((modul) => modul.ledgers ?? []),
  ].find((definition) => definition.name === table)
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return named?.title ?? words.join(' ')
}

/**
 * What is there already: the field that the constraint is named after, <table>_<field> with or
 * without PostgreSQL's _key; else the key. Under row-level security the error tells no values.
 */
function doubled(master: Master, constraint: string | undefined, row: MasterValues): Refusal {
  const name = (constraint ?? '').replace(/_key$/, '')
  const fields = Object.entries(master.fields)
  const isKey = ([one]: (typeof fields)[number]): boolean => one === master.key
  const found = fields.find(([one]) => name.endsWith(`_${one}`)) ?? fields.find(isKey)
  if (!found) throw new Error(`master ${master.name}: its key ${master.key} is no field`)
  const [field, about] = found
  const nilai = String(encode(about, row[field]))
  return refusedField(field, '{{field}} {{nilai}} Sudah Ada', { field: about.label, nilai })
}

/** What the database said about a row of a master, at the field that it is about. */
export function masterRefusal(
  house: House,
  master: Master,
  error: unknown,
  row: MasterValues,
): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (error.code === '23505') return doubled(master, error.constraint, row)
  const [column, nilai] = lastColumn(error.detail)
  const field = Object.hasOwn(master.fields, column) ? column : master.key
  const params = { field: master.fields[field]?.label ?? field, nilai }
  if (error.code !== '23503' && error.code !== '23001') return error
  // The table of the error is the one that points: our own when what it points at is missing.
  if (error.table === master.name)
    return refusedField(field, '{{field}} {{nilai}} Tidak Ditemukan', params)
  return new Refusal('{{field}} {{nilai}} Masih Dipakai Di {{tempat}}, Tidak Bisa Dihapus', {
    code: 'E-PAKAI',
    params: { ...params, tempat: placeOf(house, error.table ?? '') },
  })
}
