import { sql } from 'kysely'
import type { Master } from '#kernel/master'
import { refusedField } from '#kernel/refusal'
import type { Context } from '../serve.ts'
import { tableOf } from './columns.ts'

/** A row of a master that a new document chooses, and the field of the body where it does. */
export interface Chosen {
  readonly master: Master
  readonly field: string
  readonly kode: string | null | undefined
  /**
   * The version of the master's table, if the caller has read it, so that nothing is asked twice.
   */
  readonly versi?: number | undefined
}

interface Off {
  readonly versi: number | undefined
  readonly kode: ReadonlySet<string>
}
// For each database, by shop and master: the version of the table says whether it is still valid.
const kept = new WeakMap<object, Map<string, Off>>()

async function switchedOff(ctx: Context, { master, versi }: Chosen): Promise<ReadonlySet<string>> {
  const ofDatabase = kept.get(ctx.db) ?? new Map<string, Off>()
  kept.set(ctx.db, ofDatabase)
  const name = `${ctx.kodeToko} ${master.name}`
  const known = ofDatabase.get(name)
  if (known && versi !== undefined && known.versi === versi) return known.kode
  const rows = await ctx.db.rows<{ kode: string }>(
    ctx.kodeToko,
    sql`select ${sql.ref(master.key)} as kode from ${tableOf(master)}
      where kode_toko = ${ctx.kodeToko} and not aktif`,
  )
  const off = { versi, kode: new Set(rows.map(({ kode }) => kode)) }
  ofDatabase.set(name, off)
  return off.kode
}

/**
 * Checks that the rows named by a new document are not switched off. (Each rule checks that they
 * exist; a row that was switched off stays valid in every document that has it.)
 * @throws Refusal at the field whose row is switched off
 */
export async function onlyActive(ctx: Context, ...chosen: readonly Chosen[]): Promise<void> {
  for (const one of chosen) {
    const { field, kode, master } = one
    if (kode && (await switchedOff(ctx, one)).has(kode))
      throw refusedField(field, '{{apa}} {{kode}} Tidak Aktif, Pilih Yang Lain', {
        apa: master.fields[master.key]?.label ?? master.title,
        kode,
      })
  }
}

/**
 * Checks that the rows named by a new document exist, where no foreign key does: what stands in
 * frozen facts. One question for each master.
 * @throws Refusal at the field whose row does not exist
 */
export async function checkExists(ctx: Context, ...chosen: readonly Chosen[]): Promise<void> {
  for (const master of new Set(chosen.map((one) => one.master))) {
    const named = chosen.filter((one) => one.master === master && one.kode)
    const rows = await ctx.db.rows<{ kode: string }>(
      ctx.kodeToko,
      sql`select ${sql.ref(master.key)} as kode from ${tableOf(master)}
        where kode_toko = ${ctx.kodeToko}
          and ${sql.ref(master.key)} = any(${named.map(({ kode }) => kode)})`,
    )
    const missing = named.find(({ kode }) => !rows.some((row) => row.kode === kode))
    if (missing)
      throw refusedField(missing.field, '{{field}} {{nilai}} Tidak Ditemukan', {
        field: master.fields[master.key]?.label ?? master.title,
        nilai: missing.kode ?? '',
      })
  }
}
