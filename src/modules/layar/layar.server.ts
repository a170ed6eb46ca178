import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { whoSees } from '#kernel/right'
import { fileOfPicture } from '#server/files/picture'
import { checkGate } from '#server/http/gate'
import { settingLayar } from './setting.ts'
import { guestDigest, guestOf, type Guest } from '#server/live/guest'
import {
  fileReply,
  handle,
  handlePublic,
  reply,
  type Context,
  type PublicContext,
} from '#server/serve'
import {
  buatLayar,
  cabutLayar,
  daftarLayar,
  logoLayar,
  type barisLayar,
  type JenisLayar,
  type tokoLayar,
} from './layar.calls.ts'

/** Whoever works at the screens where they are opened lets them in, and shuts them out. */
const rights = {
  PAPAN: whoSees('/harga-emas-hari-ini'),
  PELANGGAN: whoSees('/transaksi-penjualan', '/transaksi-pembelian'),
} as const
const check = (ctx: Context, jenis: JenisLayar): void =>
  checkGate(ctx.house, { right: rights[jenis] }, ctx)

/** More than a shop has walls and counters: a forgotten key is a key too many. */
const terbanyak = 30

/** The screen that shows its key. @throws Refusal for one that was shut out, or of another kind */
export async function layarDari(
  ctx: PublicContext,
  kunci: string,
  ...jenis: readonly JenisLayar[]
): Promise<Guest> {
  const { guesses } = ctx.sessions
  const detik = await guesses.takeFrom(ctx.request.ip)
  if (detik > 0)
    throw new Refusal('Terlalu Banyak Percobaan, Tunggu {{detik}} Detik', {
      status: 429,
      params: { detik },
    })
  const found = await guestOf(ctx.db, kunci)
  if (!found || !jenis.includes(found.jenis))
    throw new Refusal('Layar Ini Sudah Dicabut, Minta Alamat Baru', { status: 403, code: 'E-HAK' })
  await guesses.giveBack(ctx.request.ip)
  return found
}

/** What a screen shows of its shop. */
export async function tokoDari(
  ctx: PublicContext,
  kodeToko: string,
): Promise<RowOf<typeof tokoLayar>> {
  const shop = await ctx.shop(kodeToko)
  if (!shop) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { logo_nota, nama_toko, tgl_system, zona } = shop.toko
  return {
    ...{ nama_toko, zona, tgl_system, ada_logo: Boolean(logo_nota) },
    ...{ warna: shop.setting(settingLayar.WARNA_LAYAR) },
    sapaan: shop.setting(settingLayar.SAPAAN_LAYAR),
  }
}

const daftar = handle(daftarLayar, (ctx, { query: { jenis } }) => {
  check(ctx, jenis)
  return ctx.db.chain.rows<RowOf<typeof barisLayar>>(sql`
    select id, nama, coalesce(perangkat = ${ctx.request.perangkat}, false) as di_sini, dibuat,
      dibuat_oleh, terlihat
    from layar where kode_toko = ${ctx.kodeToko} and jenis = ${jenis} and dicabut_pada is null
    order by dibuat desc, id`)
})

const cabut = (ctx: Context, where: ReturnType<typeof sql>) =>
  ctx.db.chain.rows(sql`update layar
    set dicabut_pada = now(), dicabut_oleh = ${ctx.user.user_id}
    where kode_toko = ${ctx.kodeToko} and dicabut_pada is null and ${where} returning 1`)

const buat = handle(buatLayar, async (ctx, { body: { jenis, nama } }) => {
  check(ctx, jenis)
  const perangkat = jenis === 'PELANGGAN' ? ctx.request.perangkat : null
  if (perangkat === '') throw new Refusal('Browser Ini Tidak Bernama, Masuk Lagi')
  const kunci = randomBytes(32).toString('base64url')
  const made = await ctx.db.chain.rows(sql`
    insert into layar (kode_toko, jenis, nama, sidik_token, perangkat, dibuat_oleh)
    select ${ctx.kodeToko}, ${jenis}, ${nama}, decode(${guestDigest(kunci)}, 'hex'), ${perangkat},
      ${ctx.user.user_id}
    where ${terbanyak} > (select count(*) from layar
      where kode_toko = ${ctx.kodeToko} and jenis = ${jenis} and dicabut_pada is null)
    returning 1`)
  if (made.length === 0)
    throw new Refusal('Sudah Ada {{jumlah}} Layar, Cabut Yang Tidak Dipakai', {
      params: { jumlah: terbanyak },
    })
  return { kunci }
})

const keluarkan = handle(cabutLayar, async (ctx, { params }) => {
  const found = await ctx.db.chain.row<{ jenis: JenisLayar }>(sql`select jenis from layar
    where id = ${params.id}::uuid and kode_toko = ${ctx.kodeToko} and dicabut_pada is null`)
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  check(ctx, found.jenis)
  await cabut(ctx, sql`id = ${params.id}::uuid`)
  return reply(null, { message: 'Layar Dicabut' })
})

const logo = handlePublic(logoLayar, async (ctx, { body }) => {
  const { kode_toko } = await layarDari(ctx, body.kunci, 'PAPAN', 'PELANGGAN')
  const toko = await ctx.db.row<{ logo_nota: string | null }>(
    kode_toko,
    sql`select logo_nota from kencana.toko where kode_toko = ${kode_toko}`,
  )
  const file = toko?.logo_nota ? fileOfPicture(kode_toko, toko.logo_nota) : undefined
  const bytes = file ? await ctx.files.read(file) : undefined
  if (!bytes) throw new Refusal('Gambar Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return fileReply({ type: 'image/jpeg', name: 'logo.jpg', body: bytes, inline: true })
})

export const handlers = [daftar, buat, keluarkan, logo]
