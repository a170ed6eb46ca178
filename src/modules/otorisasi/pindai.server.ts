import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { handlePublic, type PublicContext } from '#server/serve'
import { forgetTries } from '#modules/pengguna/percobaan.server'
import { catatGagal, type Tempat } from './gagal.server.ts'
import { jembatanDari, type Jembatan } from './jembatan.server.ts'
import { beriKabar, putuskan } from './keputusan.server.ts'
import { halanganPemberi } from './pemberi.server.ts'
import { hasilPindai, pindaiMenunggu } from './sidik-jari.calls.ts'

interface Pindai {
  readonly id: string
  readonly jenis: 'DAFTAR' | 'OTORISASI'
  readonly user_id: string
  readonly id_otorisasi: readonly string[]
  readonly kategori: string | null
  readonly diminta_oleh: string
  readonly templat: string | null
}

/** What waits at this bridge's counter, the oldest first; a bridge reads one finger at a time. */
const waitingAt = (ctx: PublicContext, at: Jembatan): Promise<Pindai[]> =>
  ctx.db.rows<Pindai>(
    at.kode_toko,
    sql`select p.id, p.jenis, p.user_id, p.id_otorisasi, p.kategori, p.diminta_oleh, s.templat
    from pindai p left join sidik_jari s on s.id = p.id_sidik and s.dicabut_pada is null
    where p.kode_toko = ${at.kode_toko} and p.hasil is null and p.berlaku_sampai > now()
      and p.perangkat = ${at.perangkat}
      and (p.jenis = 'DAFTAR' or s.id is not null)
    order by p.dibuat, p.id limit 1`,
  )

const waiting = handlePublic(pindaiMenunggu, async (ctx, { body }) =>
  waitingAt(ctx, await jembatanDari(ctx, body.kunci)),
)

/** Stores the finger of a user who gave his password for it. */
async function enrol(ctx: PublicContext, { user_id }: Pindai, templat: string): Promise<void> {
  await ctx.db.chain.rows(sql`insert into sidik_jari (id, user_id, templat)
    values (${newId()}, ${user_id}, ${templat})`)
}

/**
 * Gives the approval, if the owner of the finger may approve. @returns the reason why not, or null
 */
async function approve(ctx: PublicContext & Tempat, pindai: Pindai): Promise<string | null> {
  const { id_otorisasi, diminta_oleh, user_id } = pindai
  const sebab = await halanganPemberi(ctx, user_id, diminta_oleh)
  if (sebab !== null) return sebab
  const done = await putuskan(ctx, {
    ids: id_otorisasi,
    setuju: true,
    pemberi: user_id,
    cara: 'SIDIK_JARI',
    alasan: null,
  })
  if (!done) return 'SIDIK_JARI'
  await forgetTries(ctx, diminta_oleh, 'otorisasi')
  await beriKabar(ctx)
  return null
}

async function keepFailure(ctx: Tempat, pindai: Pindai, sebab: string): Promise<void> {
  const asked = await ctx.db.rows<{ no_otorisasi: string; kategori: string }>(
    ctx.kodeToko,
    sql`select no_otorisasi, kategori from otorisasi
      where kode_toko = ${ctx.kodeToko} and id = any(${[...pindai.id_otorisasi]}::uuid[])`,
  )
  const { diminta_oleh, user_id } = pindai
  for (const question of asked)
    await catatGagal(ctx, {
      ...question,
      diminta_oleh,
      pemberi: user_id,
      sebab,
      cara: 'SIDIK_JARI',
    })
}

const outcome = handlePublic(hasilPindai, async (ctx, { body }) => {
  const at = await jembatanDari(ctx, body.kunci)
  const [pindai] = (await waitingAt(ctx, at)).filter(({ id }) => id === body.id)
  if (!pindai) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { jenis, user_id } = pindai
  if (jenis === 'DAFTAR' && body.status && body.templat === null)
    throw new Refusal('Data Tidak Valid', { code: 'E-ISI' })
  const hasil = body.status ? 'COCOK' : 'TIDAK_COCOK'
  const taken = await ctx.db.rows(
    at.kode_toko,
    sql`update pindai set hasil = ${hasil}, id_jembatan = ${at.id}
      where kode_toko = ${at.kode_toko} and id = ${pindai.id} and hasil is null returning 1`,
  )
  if (taken.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const here = { ...ctx, kodeToko: at.kode_toko }
  let status = body.status
  if (jenis === 'DAFTAR') {
    if (body.status && body.templat !== null) await enrol(ctx, pindai, body.templat)
  } else {
    const sebab = body.status ? await approve(here, pindai) : 'SIDIK_JARI'
    if (sebab !== null) await keepFailure(here, pindai, sebab)
    status = sebab === null
  }
  const facts = { status, auth_for: pindai.kategori ?? jenis, user_id }
  ctx.live.tell(pindai.diminta_oleh, 'fingerprint-auth', facts)
  return null
})

export const pindaiHandlers = [waiting, outcome]
