import { sql } from 'kysely'
import type { House } from '#kernel/module'
import type { Db } from '../db.ts'
import type { Chore } from '../chore.ts'
import { fileOfPicture } from './picture.ts'
import type { FileStore } from './store.ts'

/** A form that was not saved within a week will not be saved any more. */
const days = 7

/** Which of these pictures a row still names. */
export async function namedPictures(
  { db, house }: { readonly db: Db; readonly house: House },
  kodeToko: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (const { column, key, several, table, within } of house.pictureColumns) {
    const bundle = sql.ref(column)
    if (several) {
      const rows = await db.rows<{ gambar: string }>(
        kodeToko,
        sql`select g as gambar from ${sql.table(table)}, jsonb_array_elements_text(${bundle}) g
          where kode_toko = ${kodeToko} and g = any (${paths}::text[])`,
      )
      for (const { gambar } of rows) named.add(gambar)
      continue
    }
    const facts = within === undefined ? bundle : sql`line`
    const lines =
      within === undefined ? sql`` : sql`, jsonb_array_elements(${bundle}->${sql.lit(within)}) line`
    const path = key === undefined ? bundle : sql`${facts}->>${sql.lit(key)}`
    const there = key === undefined ? sql`` : sql`and ${bundle} ? ${sql.lit(within ?? key)}`
    const rows = await db.rows<{ gambar: string }>(
      kodeToko,
      sql`select ${path} as gambar from ${sql.table(table)} ${lines}
        where kode_toko = ${kodeToko} ${there} and ${path} = any (${paths}::text[])`,
    )
    for (const { gambar } of rows) named.add(gambar)
  }
  return named
}

/**
 * Deletes files whose rows are gone, and that stand on the list of uploads since then; afterwards
 * they are off the list.
 */
export async function deleteListed(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  kodeToko: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  for (const path of paths) {
    const file = fileOfPicture(kodeToko, path)
    if (file) await files.write(file, undefined)
  }
  await db.rows(
    kodeToko,
    sql`delete from unggahan where kode_toko = ${kodeToko} and gambar = any (${paths}::text[])`,
  )
}

/**
 * Takes old uploads off the list: pictures that a row names by now stay for good, the others are
 * deleted with their files (docs/adr/0038).
 */
export const sweepPictures: Chore = async ({ db, files, house }, kodeToko, most) => {
  const old = await db.rows<{ gambar: string }>(
    kodeToko,
    sql`select gambar from unggahan where kode_toko = ${kodeToko}
      and saat < now() - make_interval(days => ${days}) limit ${most}`,
  )
  const paths = old.map(({ gambar }) => gambar)
  if (paths.length === 0) return 0
  const kept = await namedPictures({ db, house }, kodeToko, paths)
  for (const path of paths) {
    const file = fileOfPicture(kodeToko, path)
    if (file && !kept.has(path)) await files.write(file, undefined)
  }
  await db.rows(
    kodeToko,
    sql`delete from unggahan where kode_toko = ${kodeToko} and gambar = any (${paths}::text[])`,
  )
  return paths.length
}
