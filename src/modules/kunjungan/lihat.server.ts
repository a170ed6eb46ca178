import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { likeOf } from '#server/like'
import { listed } from '#server/document/listed'
import type { Context, Reply } from '#server/serve'
import type { saringNota } from './nota.calls.ts'
import type { pembayaranTerbaca } from '#modules/pembayaran/pembayaran'

/** Notes of one kind: the query of their heads, narrowed, over the aliases d, p and st. */
export interface KepalaDari<H> {
  readonly kepala: (kodeToko: string, narrow: RawBuilder<unknown>) => RawBuilder<H>
  /** The column that is the note's number. */
  readonly nomor: string
  /** Where else a search looks, over the heads as n. */
  readonly juga: (found: string) => RawBuilder<unknown>
}

/** The heads of a period that the filters leave, the youngest first. */
export function daftarNota<H, R>(
  ctx: Context,
  { juga, kepala, nomor }: KepalaDari<H>,
  saring: RowOf<typeof saringNota>,
  shown: (row: H) => R,
): Promise<Reply<R[]>> {
  const found = likeOf(saring.q)
  const period = sql`
    p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    and (${saring.kode_sales}::text is null or p.kode_sales = ${saring.kode_sales})
    and (${saring.status}::text is null or st.status = ${saring.status})`
  return listed(
    ctx,
    sql<H>`
    select * from (${kepala(ctx.kodeToko, period)}) n
    where (${found} = '%%' or ${sql.ref(nomor)} ilike ${found} or no_faktur_group ilike ${found}
        or nama_customer ilike ${found} or ${juga(found)})
      and (not ${saring.belum_dicetak} or (not tercetak and status = 'VALID'))
    order by saat desc, ${sql.ref(nomor)}`,
    shown,
  )
}

type Bayar = RowOf<typeof pembayaranTerbaca>

/** The payments of visits as they stand: corrected ones count in their last version. */
export const pembayaranDari = (ctx: Context, groups: readonly string[]) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Bayar & { readonly id_group: string }>`
    select p.*, exists(select from kencana.rekening r where r.kode_toko = p.kode_toko
        and r.no_rekening = p.no_rekening and r.qris) as qris
    from kencana.pembayaran p
    where p.kode_toko = ${ctx.kodeToko} and p.id_group = any(${groups}::uuid[])
      and p.versi_bayar = (select max(versi_bayar) from kencana.pembayaran
        where kode_toko = p.kode_toko and id_group = p.id_group)
    order by p.id_group, p.n`,
  )

interface DiGroup {
  readonly id: string
  readonly id_group: string
}

/** Whole notes: each head with its own lines, and with the payments of its visit. */
export async function denganIsi<H extends DiGroup, L extends { readonly id: string }, N>(
  ctx: Context,
  heads: readonly H[],
  lines: (ctx: Context, ids: readonly string[]) => Promise<readonly L[]>,
  jadi: (head: H, baris: L[], pembayaran: Bayar[]) => N,
): Promise<N[]> {
  const ids = heads.map(({ id }) => id)
  const groups = [...new Set(heads.map(({ id_group }) => id_group))]
  const [baris, bayar] = await Promise.all([lines(ctx, ids), pembayaranDari(ctx, groups)])
  return heads.map((head) =>
    jadi(
      head,
      baris.filter(({ id }) => id === head.id),
      bayar.filter(({ id_group }) => id_group === head.id_group),
    ),
  )
}

/** Narrows to one note. */
export const satuNota = (no_faktur: string): RawBuilder<unknown> => sql`d.nomor = ${no_faktur}`

/** Narrows to all notes of the visit that a number belongs to, or is. */
export const seGroup = ({ kodeToko }: Context, no_faktur: string): RawBuilder<unknown> => sql`
  p.id_group in (select coalesce(id_group, id) from kencana.dokumen
    where kode_toko = ${kodeToko} and nomor = ${no_faktur})`

/** @throws Refusal when there are none */
export function adaNota<N>(notas: N[]): N[] {
  if (notas.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return notas
}
