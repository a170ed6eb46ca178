import { sql } from 'kysely'
import { write, type Written } from '#kernel/ledger'
import type { Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import { pelangganDari, type PelangganMasuk } from '#modules/pelanggan/pelanggan.server'
import type { Janji } from './janji.rules.ts'

/** What whoever pays later tells of himself, where he is asked. */
export interface DikatakanPembayar {
  readonly alamat_customer?: string | null
  readonly jenis_identitas?: string | null
  readonly no_identitas?: string | null
}

interface Pembayar {
  readonly id: string
  readonly nama_customer: string
  readonly alamat_customer: string
  readonly no_hp: string
  readonly jenis_pelanggan: string
  readonly jenis_identitas: string | null
  readonly no_identitas: string | null
}

/** Whom a promise names. Of somebody who was forgotten nothing is asked: it is over. */
const pembayarDari = (ctx: Context, { id }: Pick<Janji, 'id'>): Promise<Pembayar | undefined> =>
  ctx.db.row<Pembayar>(
    ctx.kodeToko,
    sql`select p.id, p.nama_customer, p.alamat_customer, p.no_hp, p.jenis_pelanggan,
        p.jenis_identitas, p.no_identitas
      from kencana.dokumen d join kencana.pelanggan p on p.kode_toko = d.kode_toko
        and p.id::text = d.isi->>'id_pelanggan' and p.dihapus_pada is null
      where d.kode_toko = ${ctx.kodeToko} and d.id = ${id}`,
  )

/**
 * Money that comes later counts as a visit does: whoever passes the limit with it says who he is,
 * and what he says is kept with him (ADR 0306).
 * @returns what the posting looks at once more, and the news of him
 * @throws Refusal at the field
 */
export async function checkPembayar(
  ctx: Context,
  janji: Janji,
  dikatakan: DikatakanPembayar,
  nilai: number,
): Promise<{ periksa: NonNullable<Posting['periksa']>; books: readonly Written<'pelanggan'>[] }> {
  const dikenal = await pembayarDari(ctx, janji)
  if (!dikenal) return { periksa: [], books: [] }
  const { alamat_customer, jenis_identitas, no_identitas } = dikatakan
  const kini = {
    ...dikenal,
    alamat_customer: dikenal.alamat_customer || (alamat_customer ?? ''),
    jenis_identitas: dikenal.jenis_identitas ?? jenis_identitas ?? null,
    no_identitas: dikenal.no_identitas ?? no_identitas ?? null,
  }
  const periksa = await checkDikenal(ctx, kini, { nilai })
  const isNews =
    kini.alamat_customer !== dikenal.alamat_customer ||
    kini.jenis_identitas !== dikenal.jenis_identitas ||
    kini.no_identitas !== dikenal.no_identitas
  const lain = { foto_identitas: null, npwp: null, kode_kota: null, kode_kecamatan: null }
  return { periksa, books: isNews ? [write(pelangganBuku, [{ ...kini, ...lain }])] : [] }
}

/** Whom it names, with whatever he told. */
export const orangDari = (body: PelangganMasuk) => ({
  nama_customer: body.nama_customer,
  alamat_customer: body.alamat_customer,
  no_hp: body.no_hp,
  jenis_identitas: body.jenis_identitas ?? null,
  no_identitas: body.no_identitas ?? null,
})

/**
 * Who buys at an auction is asked as any buyer is. His name stands in his own row alone; the
 * payment names him by that (ADR 0363).
 * @returns what the posting looks at once more, and what makes him known to it
 * @throws Refusal at the field
 */
export async function pembeliDari(ctx: Context, body: PelangganMasuk, nilai: number) {
  const periksa = await checkDikenal(ctx, orangDari(body), { nilai })
  return { periksa, pelanggan: await pelangganDari(ctx, body) }
}
