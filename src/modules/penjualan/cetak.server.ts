import { sql } from 'kysely'
import { jawabCetak, semuaAda } from '#modules/nota/cetak.server'
import { cetakKertas, contohKertas, kertasLepas, type Calon } from '#modules/nota/kertas.server'
import { handle, type Context } from '#server/serve'
import { cetakNota, contohNota, konfirmasiCetak } from './cetak.calls.ts'
import { calonBelakang, calonNota, type IsiNota, type KertasNota } from './kertas-nota.server.ts'
import { dilihat, isiNotaDari } from './lihat.server.ts'

/** Whole notes by their numbers, every one of them. */
async function muatNota(ctx: Context, nomor: readonly string[]): Promise<IsiNota[]> {
  const notas = await isiNotaDari(ctx, sql`d.nomor = any(${nomor}::text[])`)
  semuaAda(
    nomor,
    notas.map((nota) => nota.no_faktur_jual),
  )
  return notas
}

/** The file's name says which paper, and of what. */
function namaBerkas(ctx: Context, [first, ...rest]: readonly string[], kertas: KertasNota): string {
  const paper = { NOTA: '', ACC: 'slip-acc-', PERJANJIAN: 'perjanjian-', KUPON: 'kupon-' }[kertas]
  return rest.length > 0 ? `${paper || 'nota-'}${ctx.toko.tgl_system}` : `${paper}${first}`
}

/**
 * Papers of sales as one PDF. The front is counted, the back bears nothing of the sale, and counts
 * for nothing. What was not confirmed still counts: nobody knows that it did not come out.
 */
export const cetak = handle(cetakNota, async (ctx, { body }) => {
  const { no_faktur_jual: nomor } = body
  const kertas = body.kertas ?? 'NOTA'
  const notas = await muatNota(ctx, nomor)
  const name = namaBerkas(ctx, nomor, kertas)
  if (body.sisi === 'BACK')
    return kertasLepas(
      ctx,
      notas.map((nota) => calonBelakang(ctx, nota)),
      name,
    )
  return cetakKertas(
    ctx,
    notas.map((nota) => calonNota(ctx, nota, kertas)),
    body,
    name,
  )
})

/** A look at the paper, of a nota at both sides: marked across, in any state, and no print. */
export const contoh = handle(contohNota, async (ctx, { body }) => {
  const { no_faktur_jual: nomor } = body
  const kertas = body.kertas ?? 'NOTA'
  const notas = await muatNota(ctx, nomor)
  const calon = notas
    .map(dilihat)
    .flatMap((nota): Calon[] => [
      calonNota(ctx, nota, kertas),
      ...(kertas === 'NOTA' ? [calonBelakang(ctx, nota)] : []),
    ])
  return contohKertas(ctx, calon, namaBerkas(ctx, nomor, kertas))
})

/** Whether the papers of one press came out. */
export const konfirmasi = handle(konfirmasiCetak, (ctx, { body }) =>
  jawabCetak(ctx, body.no_faktur_jual, body),
)
