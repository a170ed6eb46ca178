import { readSchema, type Migration, type Schema } from '../schema.ts'
import { openConnection } from '../db-connection.ts'

/** A seal of the day as a shop's folder of files has it. */
export const seal = (urut: number): Buffer =>
  Buffer.from(
    JSON.stringify({
      kode_toko: 'T1',
      nomor: `TT-${urut}`,
      tgl_system: '2026-11-21',
      urut,
      sidik: '0'.repeat(64),
    }),
  )

/** Runs on a connection of its own. */
export async function ask<R extends object>(url: string, text: string): Promise<R[]> {
  const client = await openConnection(url, () => undefined)
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** A program whose migrations are others. */
export function withMigrations(change: (all: readonly Migration[]) => readonly Migration[]): {
  readonly schema: Schema
} {
  const schema = readSchema()
  return { schema: { ...schema, migrations: change(schema.migrations) } }
}

/** A program with one table more. */
export const movedOn = () =>
  withMigrations((all) => [
    ...all,
    { nomor: 9000, nama: 'sesudah', sha256: '', text: 'create table kencana.baru ()' },
  ])
