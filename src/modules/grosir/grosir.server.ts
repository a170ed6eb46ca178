import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { checkLetter, sealed, type Letter } from '#server/chain/letter'
import { handle, handlePublic, type Context } from '#server/serve'
import { checkFree } from '#modules/pengguna/masuk.server'
import { belumDiatur, keGrosir, masukTiket, mintaTiket, tiketSalah } from './grosir.calls.ts'
import { settingGrosir } from './setting.ts'

const sabarMs = 8_000
/** A ticket is used at once: a browser that is slow asks again. */
const berlakuDetik = 60

const invalid = (): Refusal => new Refusal(tiketSalah, { status: 403, code: 'E-HAK' })

/** The question as it is signed: for whom, by whom nobody else may be taken (ADR 0146). */
const suratDari = (user_id: string): Letter => ({
  ...{ method: mintaTiket.method, address: `/api/v1/${mintaTiket.path}`, body: { user_id } },
  ...{ toko: '', oleh: user_id, orang: true, kunci: '' },
})

interface Dijawab {
  readonly status: number
  readonly tiket: string
}

/** What the wholesale program's server says; undefined: nothing. */
async function ditanya(url: string, body: object): Promise<Dijawab | undefined> {
  try {
    const answer = await fetch(`${url}/api/v1/${mintaTiket.path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(sabarMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const tiket: unknown = Object(Object(await answer.json()).data).tiket
    return { status: answer.status, tiket: typeof tiket === 'string' ? tiket : '' }
  } catch {
    return undefined
  }
}

/** SPEC 2: the semi-wholesale module chooses the target. */
const tujuan = (ctx: Context): string =>
  ctx.setting(settingGrosir.SEMI_GROSIR_MODULE) ? '/transaksi-penjualan' : '/'

const ke = handle(keGrosir, async (ctx) => {
  const { domain, token, url } = ctx.outside.grosir
  if (domain === undefined || url === undefined || token === undefined)
    throw new Refusal(belumDiatur)
  const { user_id } = ctx.user
  const surat = sealed(token, suratDari(user_id), ctx.clock.millis())
  const answer = await ditanya(url, {
    ...{ user_id, waktu: surat['x-waktu'] },
    ...{ sekali: surat['x-sekali'], tanda: surat['x-tanda'] },
  })
  if (answer?.status === 404)
    throw new Refusal('User {{user_id}} Tidak Dikenal Di Program Grosir', { params: { user_id } })
  if (answer?.status === 403) throw invalid()
  if (answer?.status !== 200 || answer.tiket === '')
    throw new Refusal('Server Grosir Tidak Menjawab', { code: 'E-KONEKSI' })
  // Behind the #: no server and no log of one sees it on the way.
  return { alamat: `${domain}${tujuan(ctx)}#tiket=${answer.tiket}` }
})

const digest = (tiket: string): Buffer => createHash('sha256').update(tiket).digest()

const minta = handlePublic(mintaTiket, async (ctx, { body }) => {
  const { sekali, tanda, user_id, waktu } = body
  const { token } = ctx.outside.grosir
  try {
    checkLetter(
      token,
      { ...suratDari(user_id), waktu: Number(waktu), sekali, tanda },
      ctx.clock.millis(),
    )
  } catch {
    throw invalid()
  }
  const first = await ctx.db.chain.row<{ baru: boolean }>(
    sql`select kencana.terima_surat(decode(${tanda}, 'hex')) as baru`,
  )
  if (!first?.baru) throw invalid()
  const known = await ctx.db.chain.row(
    sql`select 1 from users where user_id = ${user_id} and not diblokir`,
  )
  if (!known) throw new Refusal('User Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const tiket = randomBytes(32).toString('base64url')
  await ctx.db.chain.rows(
    sql`select kencana.buat_tiket(${digest(tiket)}, ${user_id}, ${berlakuDetik}::int)`,
  )
  return { tiket }
})

const masuk = handlePublic(masukTiket, async (asked, { body }) => {
  const ctx = { ...asked, db: asked.db.urgent }
  const found = await ctx.db.chain.row<{ user_id: string | null }>(
    sql`select kencana.tukar_tiket(${digest(body.tiket)}) as user_id`,
  )
  if (!found?.user_id) throw invalid()
  const { user_id } = found
  await checkFree(ctx, user_id)
  const { ip, perangkat } = ctx.request
  return { token: await ctx.sessions.begin(user_id, { ip, perangkat }), user_id }
})

export const grosirHandlers = [ke, minta, masuk]
