import { refusedField } from '#kernel/refusal'
import { holdsPicture } from '#server/files/held'
import type { Context } from '#server/serve'

/**
 * A photo of goods that this shop holds; several pieces of one model may share it (docs/adr/0211).
 * @param tetap the photo that the piece has already: it is not checked
 * @throws Refusal that names the field of the first missing photo
 */
export async function fotoAda(
  ctx: Context,
  baris: readonly { readonly gambar: string | null }[],
  fieldAt: (at: number) => string = (at) => `baris.${at}.gambar`,
  tetap: string | null = null,
): Promise<void> {
  const known = new Set([tetap])
  for (const [at, { gambar }] of baris.entries()) {
    if (gambar === null || known.has(gambar)) continue
    if (!(await holdsPicture(ctx, gambar)))
      throw refusedField(fieldAt(at), 'Gambar Tidak Ditemukan')
    known.add(gambar)
  }
}
