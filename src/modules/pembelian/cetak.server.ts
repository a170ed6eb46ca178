import { sql } from 'kysely'
import {
  bolehCetak,
  catatCetak,
  jawabCetak,
  semuaAda,
  type Dicetak,
} from '#modules/faktur/cetak.server'
import { handle, type Context } from '#server/serve'
import { cetakNotaBeli, contohNotaBeli, konfirmasiCetakBeli } from './cetak.calls.ts'
import { kertasBeli } from './kertas-beli.server.ts'
import { isiFakturDari, type IsiFaktur } from './lihat.server.ts'

/** Whole purchases by their numbers, every one of them. */
async function muatFaktur(ctx: Context, nomor: readonly string[]): Promise<IsiFaktur[]> {
  const fakturs = await isiFakturDari(ctx, sql`d.nomor = any(${nomor}::text[])`)
  semuaAda(
    nomor,
    fakturs.map((faktur) => faktur.no_faktur_beli),
  )
  return fakturs
}

const dicetak = (fakturs: readonly IsiFaktur[]): Dicetak[] =>
  fakturs.map(({ cetak, id, no_faktur_beli, status }) => ({
    id,
    nomor: no_faktur_beli,
    status,
    cetak: cetak ?? 0,
  }))

/** Purchase notas as one PDF, each print counted. */
export const cetak = handle(cetakNotaBeli, async (ctx, { body }) => {
  const fakturs = await muatFaktur(ctx, body.no_faktur_beli)
  bolehCetak(dicetak(fakturs))
  const ke = await catatCetak(ctx, dicetak(fakturs), body)
  return kertasBeli(ctx, fakturs, (id) => ke[id] ?? 1)
})

/** A look at the paper: marked across, of a purchase in any state, and no print. */
export const contoh = handle(contohNotaBeli, async (ctx, { body }) =>
  kertasBeli(ctx, await muatFaktur(ctx, body.no_faktur_beli), () => 'CONTOH'),
)

/** Whether the papers of one press came out. */
export const konfirmasi = handle(konfirmasiCetakBeli, (ctx, { body }) =>
  jawabCetak(ctx, body.no_faktur_beli, body),
)
