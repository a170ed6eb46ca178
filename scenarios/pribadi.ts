import { sql } from 'kysely'
import type { Shop } from './shop.ts'

/** The tables in which somebody would find what these words say. @param words a pattern */
export async function telling(shop: Shop, words: string): Promise<string[]> {
  const tables = await shop.rows<{ nama: string }>(
    sql`select relname::text as nama from pg_class where relkind = 'r'
      and relnamespace = 'kencana'::regnamespace
      and has_table_privilege('kencana_app', oid, 'select') order by 1`,
  )
  const found: string[] = []
  for (const { nama } of tables) {
    const [row] = await shop.rows<{ ada: boolean }>(
      sql`select exists (select from ${sql.table(nama)} t where t::text ~* ${words}) as ada`,
    )
    if (row?.ada) found.push(nama)
  }
  return found
}
