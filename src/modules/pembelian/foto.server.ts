import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { holdsPicture } from '#server/files/held'
import { namedPictures } from '#server/files/unused'
import type { Context } from '#server/serve'

interface Berfoto {
  readonly baris: readonly { readonly foto: string | null }[]
  readonly no_identitas: string | null
  readonly foto_identitas: string | null
}

/** The photo of this very card, from an earlier visit. */
async function isOfCard(ctx: Context, { foto_identitas, no_identitas }: Berfoto): Promise<boolean> {
  const row = await ctx.db.row<{ sama: boolean }>(
    ctx.kodeToko,
    sql`select exists (select from kencana.pelanggan where kode_toko = ${ctx.kodeToko}
      and foto_identitas = ${foto_identitas} and no_identitas = ${no_identitas}
      and dihapus_pada is null) as sama`,
  )
  return row?.sama === true
}

/**
 * A photo tells something when this shop holds it, and when it tells of this purchase alone.
 * @param di where the lines stand in the body of the call: 'pembelian.'
 * @throws Refusal at the first photo that is not there, or that another purchase has
 */
export async function checkFoto(ctx: Context, given: Berfoto, di: string): Promise<void> {
  const photos = [
    ['foto_identitas', given.foto_identitas, 'Foto Identitas'] as const,
    ...given.baris.map(
      ({ foto }, index) => [`${di}baris.${index}.foto`, foto, 'Foto Timbangan'] as const,
    ),
  ].flatMap(([field, path, label]) => (path === null ? [] : [{ field, path, label }]))
  if (photos.length === 0) return
  const named = await namedPictures(
    ctx,
    ctx.kodeToko,
    photos.map(({ path }) => path),
  )
  for (const { field, label, path } of photos) {
    if (!(await holdsPicture(ctx, path)))
      throw refusedField(field, '{{field}} Tidak Ada, Ambil Fotonya Lagi', { field: label })
    if (!named.has(path)) continue
    if (field === 'foto_identitas' && (await isOfCard(ctx, given))) continue
    throw refusedField(field, '{{field}} Sudah Dipakai, Ambil Foto Yang Baru', { field: label })
  }
}
