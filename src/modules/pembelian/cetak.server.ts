import { sql } from 'kysely'
import { jawabCetak, semuaAda } from '#modules/nota/cetak.server'
import { cetakKertas, contohKertas, type Calon } from '#modules/nota/kertas.server'
import { handle, type Context } from '#server/serve'
import { cetakNotaBeli, contohNotaBeli, konfirmasiCetakBeli } from './cetak.calls.ts'
import { calonBeli } from './kertas-beli.server.ts'
import { isiFakturDari } from './lihat.server.ts'

/** The papers of purchases by their numbers, every one of them. */
async function muatCalon(ctx: Context, nomor: readonly string[]): Promise<Calon[]> {
  const fakturs = await isiFakturDari(ctx, sql`d.nomor = any(${nomor}::text[])`)
  semuaAda(
    nomor,
    fakturs.map((faktur) => faktur.no_faktur_beli),
  )
  return calonBeli(ctx, fakturs)
}

const namaBerkas = (ctx: Context, [first, ...rest]: readonly string[]): string =>
  rest.length > 0 ? `nota-beli-${ctx.toko.tgl_system}` : String(first)

/** Purchase notas as one PDF, each print counted. */
export const cetak = handle(cetakNotaBeli, async (ctx, { body }) => {
  const { no_faktur_beli: nomor } = body
  return cetakKertas(ctx, await muatCalon(ctx, nomor), body, namaBerkas(ctx, nomor))
})

/** A look at the paper: marked across, of a purchase in any state, and no print. */
export const contoh = handle(contohNotaBeli, async (ctx, { body }) => {
  const { no_faktur_beli: nomor } = body
  return contohKertas(ctx, await muatCalon(ctx, nomor), namaBerkas(ctx, nomor))
})

/** Whether the papers of one press came out. */
export const konfirmasi = handle(konfirmasiCetakBeli, (ctx, { body }) =>
  jawabCetak(ctx, body.no_faktur_beli, body),
)
