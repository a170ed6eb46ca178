import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { narrower } from '#server/files/picture'
import {
  fileReply,
  handlePublic,
  reply,
  type FileReply,
  type OpenShop,
  type PublicContext,
} from '#server/serve'
import { kurangKirim } from '#modules/pesan/siap.server'
import { gambarToko, selamanya } from '#modules/toko/gambar.server'
import { katalog as katalogModul } from './module.ts'
import { gambarTamu, katalogTamu, tokoTamu, type barisToko, type isiTamu } from './tamu.calls.ts'

const tidakAda = (): Refusal => new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
/** How long a guest's telephone asks nothing, in seconds. */
const simpan = 60

/** A shop that shows its catalogue. @throws Refusal where there is none, or the module is off */
async function pemilik(
  ctx: PublicContext,
  kode: string,
): Promise<OpenShop & { readonly kodeToko: string }> {
  const kodeToko = kode.trim().toUpperCase()
  const shop = await ctx.shop(kodeToko)
  if (!shop?.isOn('KATALOG_MODULE')) throw tidakAda()
  return { ...shop, kodeToko }
}

/** What a catalogue is made of: a crowd is told one answer until one of these changes. */
const berita = [
  ...(katalogModul.masters ?? []).map(({ name }) => name),
  ...['group_harga', 'kategori_katalog'],
]

/** A link leads to a web page: one without its scheme gets one, and nothing else runs. */
const keWeb = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`)

/** What is told: links of the web alone, and a way in only where this server can send the code. */
function diberikan(dapatKirim: boolean, isi: RowOf<typeof isiTamu>): RowOf<typeof isiTamu> {
  const halaman = <H extends { readonly url_pendukung: string }>(one: H): H => ({
    ...{ ...one, url_pendukung: keWeb(one.url_pendukung) },
  })
  return {
    ...isi,
    toko: { ...isi.toko, masuk: isi.toko.masuk && dapatKirim },
    banner: isi.banner.map(halaman),
    info: isi.info.map(halaman),
    item: isi.item.map((one) => ({ ...one, direct_url: keWeb(one.direct_url) })),
  }
}

const toko = handlePublic(
  tokoTamu,
  async (ctx) => {
    const rows = await ctx.db.chain.rows<RowOf<typeof barisToko>>(
      sql`select * from kencana.toko_tamu()`,
    )
    return reply(rows, { keep: simpan })
  },
  [],
)

const katalog = handlePublic(
  katalogTamu,
  async (ctx, { query }) => {
    const milik = await pemilik(ctx, query.toko)
    const { kodeToko } = milik
    const row = await ctx.db.row<{ isi: RowOf<typeof isiTamu> }>(
      kodeToko,
      sql`select kencana.katalog_tamu(${kodeToko}) as isi`,
    )
    if (!row) throw tidakAda()
    return reply(diberikan(kurangKirim(ctx, milik) === undefined, row.isi), { keep: simpan })
  },
  berita,
)

/** Pictures in the width of a telephone, as far as they are asked for again: so many bytes. */
const kecilMax = 24_000_000
const kecil = new Map<string, Buffer>()
let besarnya = 0

function ingat(kunci: string, isi: Buffer): void {
  kecil.set(kunci, isi)
  besarnya += isi.length
  for (const [lama, dulu] of kecil) {
    if (besarnya <= kecilMax) return
    kecil.delete(lama)
    besarnya -= dulu.length
  }
}

interface Dicari {
  readonly kodeToko: string
  readonly folder: string
  readonly name: string
}

/** The picture that wide. One that is changed has another name: it is not even looked at again. */
async function sekecil(ctx: PublicContext, dicari: Dicari, lebar: string): Promise<FileReply> {
  const { folder, kodeToko, name } = dicari
  const jadi = (body: Buffer, keep: number): FileReply =>
    fileReply({ type: 'image/webp', name: 'gambar.webp', body, inline: true, keep })
  const kunci = JSON.stringify([kodeToko, folder, name, lebar])
  const dulu = kecil.get(kunci)
  if (dulu) return jadi(dulu, selamanya)
  const asli = await gambarToko({ ...ctx, kodeToko }, folder, name)
  if (!Buffer.isBuffer(asli.body)) return asli
  // Where the name stays when it changes, it is known by what it is.
  const sidik = createHash('sha256').update(asli.body).digest('base64url')
  const tetap = asli.keep === selamanya ? kunci : `${sidik} ${lebar}`
  const body = kecil.get(tetap) ?? (await narrower(asli.body, Number(lebar)))
  if (!body) return asli
  if (!kecil.has(tetap)) ingat(tetap, body)
  return jadi(body, asli.keep)
}

const gambar = handlePublic(gambarTamu, async (ctx, { params, query }) => {
  const { folder, name } = params
  if (ctx.house.pictures.get(folder)?.when !== 'KATALOG_MODULE') throw tidakAda()
  const { kodeToko } = await pemilik(ctx, params.toko)
  return query.lebar === null
    ? gambarToko({ ...ctx, kodeToko }, folder, name)
    : sekecil(ctx, { kodeToko, folder, name }, query.lebar)
})

export const tamuHandlers = [toko, katalog, gambar]
