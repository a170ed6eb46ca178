import { handle, type Context, type Handler } from '#server/serve'
import { jawabCetak, semuaAda } from './cetak.server.ts'
import type { KertasCalls } from './kertas.calls.ts'
import { cetakKertas, contohKertas, type Calon } from './kertas.server.ts'

/**
 * Answers the three calls of a paper.
 * @param nama of the file, before the number or the date
 * @param muat the papers of these numbers; one that is missing is refused
 * @param ulang the approval that a second print needs; by default none
 */
export function serveKertas(
  calls: KertasCalls,
  nama: string,
  muat: (ctx: Context, nomor: readonly string[]) => Promise<readonly Calon[]>,
  ulang?: string,
): Handler[] {
  const semua = async (ctx: Context, nomor: readonly string[]): Promise<readonly Calon[]> => {
    const found = await muat(ctx, nomor)
    semuaAda(
      nomor,
      found.map(({ dicetak }) => dicetak.nomor),
    )
    return found
  }
  const berkas = (ctx: Context, [first, ...rest]: readonly string[]): string =>
    rest.length > 0 ? `${nama}-${ctx.toko.tgl_system}` : String(first)
  return [
    handle(calls.cetak, async (ctx, { body }) =>
      cetakKertas(ctx, await semua(ctx, body.nomor), { ...body, ulang }, berkas(ctx, body.nomor)),
    ),
    handle(calls.contoh, async (ctx, { body }) =>
      contohKertas(ctx, await semua(ctx, body.nomor), berkas(ctx, body.nomor)),
    ),
    handle(calls.konfirmasi, (ctx, { body }) => jawabCetak(ctx, body.nomor, body)),
  ]
}
