import { sql } from 'kysely'
import { changedSince, Refusal, refusedField } from '#kernel/refusal'
import { personHere } from '#server/chain/people'
import { handle, reply, type Context } from '#server/serve'
import { passwordOf } from '#modules/pengguna/percobaan.server'
import { isPortal } from '#modules/toko/master-toko'
import { cabangKu, penggunaDiPusat, ubahPortal } from './kerja-cabang.calls.ts'

const person = handle(penggunaDiPusat, async (ctx, { body }) => {
  const here = async (kodeToko: string) =>
    kodeToko === ctx.kodeToko ? { toko: ctx.toko, isOn: ctx.isOn } : undefined
  const found = await personHere(ctx, body.user_id, here)
  if (!found) throw new Refusal('User Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
})

const branches = handle(cabangKu, async (ctx) => {
  const rows = await ctx.db.chain.rows<{
    kode_toko: string
    nama_toko: string
    portal: string
    versi: number
  }>(sql`select kode_toko, nama_toko, coalesce(portal, '') as portal, versi from toko
    where jenis_toko = 'CABANG' order by no_toko`)
  return rows.map((row) => {
    const here = ctx.chain.isHere({ ...row, jenis_toko: 'CABANG' })
    return { ...row, terjangkau: here || ctx.chain.mayReach(row.portal) }
  })
})

/** @throws Refusal at the field, unless it is an owner of the head office who says so */
async function checkOwner(ctx: Context, userId: string, password: string): Promise<void> {
  const akun = await passwordOf(ctx, userId, password)
  const owner = akun?.level === 'OWN' && !akun.diblokir && akun.kode_toko === ctx.kodeToko
  if (!owner) throw refusedField('password', 'Password OWN Salah')
}

const change = handle(ubahPortal, async (ctx, { body, params }) => {
  if (!ctx.toko.pusat) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const portal = body.portal ?? ''
  if (portal !== '' && !isPortal(portal))
    throw refusedField('portal', '{{field}} Tidak Valid', { field: 'Portal' })
  const shop = { kode_toko: '', nama_toko: '', jenis_toko: 'CABANG', portal } as const
  if (!ctx.chain.isHere(shop) && !ctx.chain.mayReach(portal))
    throw refusedField('portal', 'Alamat Ini Tidak Ada Di PORTAL_HOSTS Server, Atau Bukan https')
  await checkOwner(ctx, body.user_id, body.password)
  const changed = await ctx.db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    return tx.row(sql`update toko set portal = ${portal}
      where kode_toko = ${params.kode_toko} and jenis_toko = 'CABANG' and versi = coalesce(${body.versi}, versi)
      returning 1`)
  })
  if (!changed) throw changedSince()
  ctx.live.shopChanged(params.kode_toko, 'toko')
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

export const kerjaCabangHandlers = [person, branches, change]
