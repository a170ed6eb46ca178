import { sql } from 'kysely'
import {
  bolehCetak,
  catatCetak,
  jawabCetak,
  semuaAda,
  type Dicetak,
} from '#modules/faktur/cetak.server'
import { handle, type Context } from '#server/serve'
import { kertasNota, type IsiNota } from './kertas-nota.server.ts'
import { isiNotaDari } from './lihat.server.ts'
import { cetakNota, contohNota, konfirmasiCetak } from './cetak.calls.ts'

/** Whole notes by their numbers, every one of them. */
async function muatNota(ctx: Context, nomor: readonly string[]): Promise<IsiNota[]> {
  const notas = await isiNotaDari(ctx, sql`d.nomor = any(${nomor}::text[])`)
  semuaAda(
    nomor,
    notas.map((nota) => nota.no_faktur_jual),
  )
  return notas
}

const dicetak = (notas: readonly IsiNota[]): Dicetak[] =>
  notas.map(({ cetak, id, no_faktur_jual, status }) => ({
    id,
    nomor: no_faktur_jual,
    status,
    cetak: cetak ?? 0,
  }))

/**
 * Notas as one PDF. The front is counted, the back bears nothing of the sale, and counts for
 * nothing. What was not confirmed still counts: nobody knows that it did not come out.
 */
export const cetak = handle(cetakNota, async (ctx, { body }) => {
  const notas = await muatNota(ctx, body.no_faktur_jual)
  bolehCetak(dicetak(notas))
  if (body.sisi === 'BACK') return kertasNota(ctx, notas, ['BACK'], () => 1)
  const ke = await catatCetak(ctx, dicetak(notas), body)
  return kertasNota(ctx, notas, ['FRONT'], (id) => ke[id] ?? 1)
})

/** A look at both sides of the paper: marked across, of a note in any state, and no print. */
export const contoh = handle(contohNota, async (ctx, { body }) =>
  kertasNota(ctx, await muatNota(ctx, body.no_faktur_jual), ['FRONT', 'BACK'], () => 'CONTOH'),
)

/** Whether the papers of one press came out. */
export const konfirmasi = handle(konfirmasiCetak, (ctx, { body }) =>
  jawabCetak(ctx, body.no_faktur_jual, body),
)
