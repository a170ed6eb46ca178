import { sql } from 'kysely'
import { group } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import { nameOfCall, valueOf } from '#server/chain/chain'
import { fileOfPicture, isOurs } from '#server/files/picture'
import { handle, type Context } from '#server/serve'
import { suratKe } from '#modules/antar-toko/antar-toko.server'
import { ambilGambar, gambarBarang, sekaliAmbil } from './gambar.calls.ts'
import { terimaBarang } from './terima-barang.ts'
import type { Datang } from './terima-barang.rules.ts'

/** The photos of pieces that were received; a failed one never stops the goods (docs/adr/0320). */
export function mintaGambar(
  ctx: Context,
  { asal, id, no_reff, versi }: Datang,
  pieces: readonly { readonly fakta: { readonly gambar: string | null } }[],
) {
  const semua = [...new Set(pieces.flatMap(({ fakta }) => fakta.gambar ?? []))]
  const kali = Math.ceil(semua.length / sekaliAmbil)
  return Array.from({ length: kali }, (_, n) => n).flatMap((n) =>
    suratKe(
      ctx,
      ctx.kodeToko,
      ambilGambar,
      { asal, gambar: semua.slice(n * sekaliAmbil, (n + 1) * sekaliAmbil) },
      {
        ...{ judul: terimaBarang.title, keterangan: no_reff },
        subjek: `gambar/${id}/${versi}/${n}`,
      },
    ),
  )
}

const baca = async ({ files, kodeToko }: Context, gambar: string): Promise<Buffer | undefined> => {
  const file = fileOfPicture(kodeToko, gambar)
  const bytes = file === undefined ? undefined : await files.read(file)
  return bytes && isOurs(bytes) ? bytes : undefined
}

const beri = handle(gambarBarang, async (ctx, { body }) => {
  const rows = await ctx.db.rows<{ gambar: string }>(
    ctx.kodeToko,
    sql`select distinct gambar from barang where kode_toko = ${ctx.kodeToko}
      and gambar = any (${body.gambar}::text[])`,
  )
  const ada = await Promise.all(
    rows.map(async ({ gambar }) => ({ gambar, bytes: await baca(ctx, gambar) })),
  )
  return ada.flatMap(({ bytes, gambar }) =>
    bytes ? [{ gambar, isi: bytes.toString('base64') }] : [],
  )
})

const ambil = handle(ambilGambar, async (ctx, { body: { asal, gambar } }) => {
  const punya = await Promise.all(gambar.map((satu) => baca(ctx, satu)))
  const belum = gambar.filter((_, at) => punya[at] === undefined)
  if (belum.length === 0) return { jumlah: 0 }
  const told = await ctx.chain.ask(
    asal,
    nameOfCall(gambarBarang),
    { body: encode(group(gambarBarang.body ?? {}), { gambar: belum }) },
    { oleh: ctx.user.user_id, bahasa: ctx.language },
  )
  if (!told.ok && told.lagi) throw new Refusal(told.message, { code: 'E-KONEKSI' })
  const dapat = valueOf(gambarBarang, told).filter((satu) => belum.includes(satu.gambar))
  for (const satu of dapat) {
    const file = fileOfPicture(ctx.kodeToko, satu.gambar)
    const bytes = Buffer.from(satu.isi, 'base64')
    if (file && isOurs(bytes)) await ctx.files.write(file, bytes)
  }
  return { jumlah: dapat.length }
})

export const gambarHandlers = [beri, ambil]
