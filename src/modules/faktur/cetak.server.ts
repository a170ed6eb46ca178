import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Context } from '#server/serve'

/** A document that has a paper, as it stands. */
export interface Dicetak {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly cetak: number // how often it was printed
}

/** Every number that was asked for is there. */
export function semuaAda(nomor: readonly string[], found: readonly string[]): void {
  const missing = nomor.find((each) => !found.includes(each))
  if (missing)
    throw new Refusal('Faktur {{nomor}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { nomor: missing },
    })
}

/** Only what is valid is printed; what waits is looked at, what was cancelled is no nota. */
export function bolehCetak(notas: readonly Pick<Dicetak, 'nomor' | 'status'>[]): void {
  const open = notas.find((nota) => nota.status !== 'VALID')
  if (!open) return
  throw new Refusal(
    open.status === 'BATAL'
      ? 'Faktur {{nomor}} Sudah Dibatalkan'
      : 'Faktur {{nomor}} Belum Divalidasi',
    { params: { nomor: open.nomor } },
  )
}

/** One press of the button. */
interface Cetakan {
  readonly id_cetak: string
  readonly alasan: string | null
}

/**
 * Counts a print of each, under the lock of its state: of all who print it for the first time at
 * once one gets the original. @returns which print of it each paper is, by id; from 1
 * @throws Refusal where one was printed before and nobody says why it is again
 */
export async function catatCetak(
  ctx: Context,
  notas: readonly Dicetak[],
  { alasan, id_cetak }: Cetakan,
): Promise<Readonly<Record<string, number>>> {
  if (!alasan && notas.some((nota) => nota.cetak > 0))
    throw new Refusal('Alasan Cetak Ulang Tidak Boleh Kosong', {
      code: 'E-ISI',
      fields: [{ field: 'alasan', text: 'Alasan Cetak Ulang Tidak Boleh Kosong' }],
    })
  const ke = await ctx.db.call<Readonly<Record<string, number>>>('catat_cetak', [
    ctx.kodeToko,
    JSON.stringify({
      id: notas.map((nota) => nota.id),
      id_cetak,
      oleh: ctx.user.user_id,
      perangkat: ctx.request.perangkat,
      alasan,
    }),
  ])
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor: notas.map((nota) => nota.nomor) })
  return ke
}

/**
 * What the person at the printer saw; a paper that did not come out waits under 'Belum Dicetak',
 * and the next one is no copy. Answered once, for the paper of this one press of the button.
 */
export async function jawabCetak(
  ctx: Context,
  nomor: readonly string[],
  { id_cetak, tercetak }: { readonly id_cetak: string; readonly tercetak: boolean },
): Promise<null> {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`
    update kencana.cetak_nota c set tercetak = ${tercetak}, dijawab_pada = now(),
      dijawab_oleh = ${ctx.user.user_id}
    from kencana.dokumen d
    where c.kode_toko = ${ctx.kodeToko} and d.kode_toko = c.kode_toko and d.id = c.id_dokumen
      and d.nomor = any(${nomor}::text[]) and c.tercetak is null
      and c.id_cetak = ${id_cetak}::uuid`,
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor })
  return null
}

/** How often a document was printed, and the paper nobody has said came out: SQL over alias d. */
export const cetakDari = sql`
    (select count(*) from kencana.cetak_nota x where x.kode_toko = d.kode_toko
      and x.id_dokumen = d.id and x.tercetak is not false) as cetak,
    (select x.id_cetak::text from kencana.cetak_nota x where x.kode_toko = d.kode_toko
      and x.id_dokumen = d.id and x.tercetak is null order by x.n desc limit 1) as cetakan_menunggu,
    exists (select from kencana.cetak_nota x where x.kode_toko = d.kode_toko
      and x.id_dokumen = d.id and x.tercetak) as tercetak`
