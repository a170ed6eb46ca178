import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Command } from '#kernel/document'
import { group, type Fields } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import { nameOfCall, valueOf } from '#server/chain/chain'
import { jobOfPosting, keyOfTry } from '#server/chain/jobs'
import { handle, type Context } from '#server/serve'
import { tokoTujuan } from './antar-toko.calls.ts'

export const tidakAda = () => new Refusal('No Terima Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** The other shops that can be reached from here, by the order of the chain. */
export async function tokoLain(ctx: Context) {
  const shops = (await ctx.chain.shops()).map(({ kode_toko, nama_toko }) => ({
    ...{ kode_toko, nama_toko },
  }))
  const { headOffice } = ctx.chain
  const pusat = headOffice === undefined ? [] : [{ kode_toko: headOffice, nama_toko: headOffice }]
  return [...pusat, ...shops].filter(({ kode_toko }) => kode_toko !== ctx.kodeToko)
}

/** Short enough to be told by telephone, and no other consignment's. */
export const nomorBaru = ({ kodeToko }: Context): string =>
  `${kodeToko}-${String(randomInt(100_000_000)).padStart(8, '0')}`

/** One number means one consignment of a shop. @throws Refusal at this field */
export async function checkNomor(
  { db, kodeToko }: Context,
  jenis: string,
  [field, kalimat]: readonly [field: string, kalimat: string],
  no: string,
): Promise<void> {
  const row = await db.row<{ dipakai: boolean }>(
    kodeToko,
    sql`select nomor_kiriman_dipakai(${kodeToko}, ${jenis}, ${no}) as dipakai`,
  )
  if (row?.dipakai) throw refusedField(field, kalimat)
}

/** No other document of this kind has this number (periksa_nomor_kiriman). */
export const periksaNomor = (jenis: string, no: string): readonly [string, unknown] => [
  'nomor_kiriman',
  { jenis, no },
]

type Letter<B, A> = Command<string, string, B, A>
const fieldsOf = ({ body }: { readonly body?: Fields }) => group(body ?? {})

/** What the other shop is told, once, by a letter in the posting of its cause. */
export const suratKe = <B extends object>(
  ctx: Context,
  ke: string,
  command: Letter<B, unknown>,
  body: NoInfer<B>,
  about: { readonly judul: string; readonly keterangan: string; readonly subjek: string },
) =>
  jobOfPosting(ctx, {
    ...about,
    panggilan: nameOfCall(command),
    isi: { body: encode(fieldsOf(command), body) },
    cabang: [ke],
  })

/**
 * The other shop lets it go before it comes back here: nobody receives what was taken back. The
 * same request again, by `cara`, gets the same answer.
 * @throws Refusal where the other shop did not let it go
 */
export async function mintaLepas<B extends object, A>(
  ctx: Context,
  { cara = '', id, ke }: { readonly id: string; readonly ke: string; readonly cara?: string },
  command: Letter<B, A>,
  body: NoInfer<B>,
): Promise<A> {
  const told = await ctx.chain.ask(
    ke,
    nameOfCall(command),
    { body: encode(fieldsOf(command), body) },
    {
      ...{ oleh: ctx.user.user_id, bahasa: ctx.language },
      kunci: keyOfTry(`${id}${cara}`, ke),
    },
  )
  if (!told.ok)
    throw new Refusal('Toko Tujuan Belum Melepas Kiriman Ini: {{kalimat}}', {
      params: { kalimat: told.message },
    })
  return valueOf(command, told)
}

export const antarTokoHandlers = [handle(tokoTujuan, (ctx) => tokoLain(ctx))]
