import { createHash, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { pesanKeluar } from '#server/courier/courier'
import { networkOf } from '#server/http/network'
import { handlePublic, reply, type OpenShop, type PublicContext } from '#server/serve'
import { keluarAnggota, kodeAnggota, masukAnggota } from './anggota.calls.ts'

/** For how long a code is good. */
const menit = 5
const tokenForm = /^[\w-]{43}$/

const sidikOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const tokoTiada = (): Refusal =>
  new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** A shop whose members have an app. @throws Refusal where there is none, or it is off */
export async function tokoAnggota(
  ctx: PublicContext,
  kode: string,
): Promise<OpenShop & { readonly kodeToko: string }> {
  const kodeToko = kode.trim().toUpperCase()
  const shop = await ctx.shop(kodeToko)
  if (!shop?.isOn('KATALOG_MODULE') || !shop.isOn('MEMBER_MODULE')) throw tokoTiada()
  return { ...shop, kodeToko }
}

export interface Anggota {
  readonly kode_member: string
  readonly nama_member: string
  readonly no_hp: string
}

/** Whose token the call brings. @throws Refusal E-MASUK */
export async function siapa(ctx: PublicContext): Promise<Anggota> {
  const { tamu } = ctx.request
  const found = tokenForm.test(tamu)
    ? await ctx.db.chain.row<Anggota>(
        sql`select * from kencana.sesi_anggota_kini(decode(${sidikOf(tamu)}, 'hex'))`,
      )
    : undefined
  if (!found) throw new Refusal('Silakan Masuk Lagi', { code: 'E-MASUK' })
  return found
}

const kode = handlePublic(kodeAnggota, async (ctx, { body: { no_hp, toko } }) => {
  const { isOn, kodeToko, toko: ini } = await tokoAnggota(ctx, toko)
  if (!isOn('WHATSAPP_MODULE')) throw tokoTiada()
  const rahasia = String(randomInt(1_000_000)).padStart(6, '0')
  const isi = ctx.t(
    'Kode masuk {{toko}}: {{kode}}. Berlaku {{menit}} menit. Jangan berikan kepada siapa pun.',
    { toko: ini.nama_toko, kode: rahasia, menit },
  )
  const dari = networkOf(ctx.request.ip)
  const row = await ctx.db.chain.row<{ detik: number }>(
    sql`select kencana.minta_kode_anggota(${kodeToko}, ${no_hp}, ${dari}, ${rahasia},
      ${isi}, ${menit}) as detik`,
  )
  const detik = row?.detik ?? 0
  if (detik > 0)
    throw new Refusal('Tunggu {{detik}} Detik Sebelum Meminta Kode Lagi', {
      status: 429,
      params: { detik },
    })
  ctx.live.changed(kodeToko, { jenis: pesanKeluar })
  return reply({ menit }, { message: 'Bila Nomor Ini Member, Kodenya Dikirim Lewat WhatsApp' })
})

const masuk = handlePublic(masukAnggota, async (ctx, { body }) => {
  await tokoAnggota(ctx, body.toko)
  const token = randomBytes(32).toString('base64url')
  const row = await ctx.db.chain.row<{ boleh: boolean }>(
    sql`select kencana.masuk_anggota(${body.no_hp}, ${body.kode.replaceAll(/\s/g, '')},
      ${networkOf(ctx.request.ip)}, decode(${sidikOf(token)}, 'hex'), ${menit}) as boleh`,
  )
  if (!row?.boleh)
    throw new Refusal('Kode Salah Atau Sudah Tidak Berlaku', {
      code: 'E-ISI',
      fields: [{ field: 'kode', text: 'Kode Salah Atau Sudah Tidak Berlaku' }],
    })
  return { token }
})

const keluar = handlePublic(keluarAnggota, async (ctx, { body }) => {
  const { tamu } = ctx.request
  if (tokenForm.test(tamu))
    await ctx.db.chain.rows(
      sql`select kencana.keluar_anggota(decode(${sidikOf(tamu)}, 'hex'), ${body.semua})`,
    )
  return null
})

export const masukHandlers = [kode, masuk, keluar]
