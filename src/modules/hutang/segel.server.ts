import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Context } from '#server/serve'

/**
 * What the posting checks once more: no other loan bears this seal.
 * @param nomor of the loan that does, if it is there already
 */
export const periksaSegel = (
  no_segel: string,
  nomor: string | null = null,
): readonly [string, unknown] => ['segel', [{ no_segel, nomor }]]

/** The sentence of a seal that another running loan bears. */
export const segelDipakai = 'No Segel {{no_segel}} Sudah Dipakai {{nomor}}'

/** @throws Refusal at no_segel */
export async function checkSegel({ db, kodeToko }: Context, no_segel: string): Promise<void> {
  const found = await db.row<{ nomor: string | null }>(
    kodeToko,
    sql`select segel_dipakai(${kodeToko}, ${no_segel}, null) as nomor`,
  )
  if (found?.nomor) throw refusedField('no_segel', segelDipakai, { no_segel, nomor: found.nomor })
}
