import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Endpoint } from '#kernel/endpoint'
import { group } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import { nameOfCall, valueOf } from '#server/chain/chain'
import { jobOfPosting, keyOfTry } from '#server/chain/jobs'
import { mostBytes } from '#server/chain/letter'
import { checked } from '#server/http/wire'
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

type Letter<B, A> = Endpoint<string, unknown, B, A>

const always = (): boolean => true

/**
 * A body as it travels, judged as the shop that reads it will: what it would refuse is not sent.
 * @throws Refusal
 */
export function bacaan<B extends object>({ body: fields }: Letter<B, unknown>, body: B): unknown {
  const wire = encode(group(fields ?? {}), body)
  checked(fields, wire, always)
  if (Buffer.byteLength(JSON.stringify(wire)) > mostBytes)
    throw new Refusal('Isi Kiriman Terlalu Besar, Bagi Menjadi Beberapa Kiriman')
  return wire
}

/**
 * What the other shop is told, once, by a letter in the posting of its cause.
 * @throws Refusal where that shop would refuse to read it
 */
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
    isi: { body: bacaan(command, body) },
    cabang: [ke],
  })

/** What a document of a pair begins with in the shop that it goes to. */
type Kepala = Readonly<Record<'asal' | 'id_kirim', string>>

/** A letter comes after the promise not to take it; the promise is asked for after the letter. */
export const sudahDitarik = 'Kiriman Ini Sudah Ditarik Toko Asalnya'
export const baruDatang = 'Kiriman Ini Baru Saja Datang, Silahkan Ulangi'

/**
 * The first that a shop hears of a consignment: its letter, or that it never comes (docs/adr/0319).
 * @returns what the posting checks again (periksa_surat_pertama)
 * @throws Refusal with this sentence where it has heard of it
 */
export async function suratPertama(
  { db, kodeToko }: Context,
  jenis: string,
  { asal, id_kirim }: Kepala,
  kalimat: string,
) {
  const isi = { jenis, asal, id_kirim }
  const row = await db.row<{ ada: boolean }>(
    kodeToko,
    sql`select surat_tercatat(${kodeToko}, ${JSON.stringify(isi)}::jsonb) as ada`,
  )
  if (row?.ada) throw new Refusal(kalimat)
  return [['surat_pertama', isi] as const]
}

/** A call to another shop, and its body. */
type Minta<B, A> = readonly [command: Letter<B, A>, body: NoInfer<B>]

/**
 * The other shop lets it go before it comes back here: nobody receives what was taken back. A shop
 * that has not heard of it promises (`urung`) not to take it when it comes. The same request of a
 * person again, by `cara`, gets the same answer.
 * @throws Refusal where the other shop did not let it go
 */
export async function mintaLepas<B extends object, U extends object, A>(
  ctx: Context,
  { cara = '', id, ke }: { readonly id: string; readonly ke: string; readonly cara?: string },
  lepas: Minta<B, A>,
  urung: Minta<U, A>,
): Promise<A> {
  const { language: bahasa, user } = ctx
  const tanya = <T extends object>([command, body]: Minta<T, A>, jalan: string) =>
    ctx.chain.ask(
      ke,
      nameOfCall(command),
      { body: bacaan(command, body) },
      { oleh: user.user_id, bahasa, kunci: keyOfTry(`${id}${jalan} ${user.user_id}`, ke) },
    )
  const dilepas = await tanya(lepas, cara)
  const told =
    dilepas.ok || dilepas.code !== 'E-TIDAK-ADA' ? dilepas : await tanya(urung, `${cara}/urung`)
  if (!told.ok)
    throw new Refusal('Toko Tujuan Belum Melepas Kiriman Ini: {{kalimat}}', {
      params: { kalimat: told.message },
    })
  return valueOf(lepas[0], told)
}

export const antarTokoHandlers = [handle(tokoTujuan, (ctx) => tokoLain(ctx))]
