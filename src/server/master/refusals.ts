import pg from 'pg'
import type { Master } from '#kernel/master'
import type { House } from '#kernel/module'
import { Refusal, refusedField } from '#kernel/refusal'

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

/** What the database said about a row of a master, at the field that it is about. */
export function masterRefusal(house: House, master: Master, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const [column, nilai] = lastColumn(error.detail)
  const field = Object.hasOwn(master.fields, column) ? column : master.key
  const params = { field: master.fields[field]?.label ?? field, nilai }
  if (error.code === '23505') return refusedField(field, '{{field}} {{nilai}} Sudah Ada', params)
  if (error.code !== '23503' && error.code !== '23001') return error
  // The table of the error is the one that points: our own when what it points at is missing.
  if (error.table === master.name)
    return refusedField(field, '{{field}} {{nilai}} Tidak Ditemukan', params)
  return new Refusal('{{field}} {{nilai}} Masih Dipakai Di {{tempat}}, Tidak Bisa Dihapus', {
    code: 'E-PAKAI',
    params: { ...params, tempat: placeOf(house, error.table ?? '') },
  })
}
