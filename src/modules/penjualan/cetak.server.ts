import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { kertasNota, type IsiNota } from './kertas-nota.server.ts'
import { isiNotaDari } from './lihat.server.ts'
import { cetakNota, contohNota, konfirmasiCetak } from './cetak.calls.ts'

/** Whole notes by their numbers, every one of them. */
async function muatNota(ctx: Context, nomor: readonly string[]): Promise<IsiNota[]> {
  const notas = await isiNotaDari(ctx, sql`d.nomor = any(${nomor}::text[])`)
  const missing = nomor.find((each) => !notas.some((nota) => nota.no_faktur_jual === each))
  if (missing)
    throw new Refusal('Faktur {{nomor}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { nomor: missing },
    })
  return notas
}

function checkPrintable(notas: readonly IsiNota[]): void {
  const open = notas.find((nota) => nota.status !== 'VALID')
  if (!open) return
  throw new Refusal(
    open.status === 'BATAL'
      ? 'Faktur {{nomor}} Sudah Dibatalkan'
      : 'Faktur {{nomor}} Belum Divalidasi',
    { params: { nomor: open.no_faktur_jual } },
  )
}

function checkAlasan(notas: readonly IsiNota[], alasan: string | null): void {
  if (alasan || notas.every((nota) => (nota.cetak ?? 0) === 0)) return
  throw new Refusal('Alasan Cetak Ulang Tidak Boleh Kosong', {
    code: 'E-ISI',
    fields: [{ field: 'alasan', text: 'Alasan Cetak Ulang Tidak Boleh Kosong' }],
  })
}

/**
 * Notas as one PDF. The front is counted, under the lock of the nota's state: of all who print it
 * for the first time at once one gets the original. The back bears nothing of the sale, and counts
 * for nothing.
 */
export const cetak = handle(cetakNota, async (ctx, { body }) => {
  const notas = await muatNota(ctx, body.no_faktur_jual)
  checkPrintable(notas)
  if (body.sisi === 'BACK') return kertasNota(ctx, notas, ['BACK'], () => 1)
  checkAlasan(notas, body.alasan)
  const ke = await ctx.db.call<Readonly<Record<string, number>>>('catat_cetak', [
    ctx.kodeToko,
    JSON.stringify({
      id: notas.map((nota) => nota.id),
      id_cetak: body.id_cetak,
      oleh: ctx.user.user_id,
      perangkat: ctx.request.perangkat,
      alasan: body.alasan,
    }),
  ])
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor: body.no_faktur_jual })
  return kertasNota(ctx, notas, ['FRONT'], (id) => ke[id] ?? 1)
})

/** A look at both sides of the paper: marked across, of a note in any state, and no print. */
export const contoh = handle(contohNota, async (ctx, { body }) =>
  kertasNota(ctx, await muatNota(ctx, body.no_faktur_jual), ['FRONT', 'BACK'], () => 'CONTOH'),
)

/**
 * What the person at the printer saw; a paper that did not come out waits under 'Belum Dicetak',
 * and the next one is no copy. Answered once, for the paper of this one press of the button.
 */
export const konfirmasi = handle(konfirmasiCetak, async (ctx, { body }) => {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`
    update kencana.cetak_nota c set tercetak = ${body.tercetak}, dijawab_pada = now(),
      dijawab_oleh = ${ctx.user.user_id}
    from kencana.dokumen d
    where c.kode_toko = ${ctx.kodeToko} and d.kode_toko = c.kode_toko and d.id = c.id_dokumen
      and d.nomor = any(${body.no_faktur_jual}::text[]) and c.tercetak is null
      and c.id_cetak = ${body.id_cetak}::uuid`,
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor: body.no_faktur_jual })
  return null
})
