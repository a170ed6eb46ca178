import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { isUuid } from '#kernel/kinds'
import { Refusal } from '#kernel/refusal'
import { pesanKeluar } from '#server/courier/courier'
import { isUnknownNumber, takTerdaftar, type KabarConfig } from '#server/courier/sender'
import { fileReply, handlePublic, type PublicContext } from '#server/serve'
import { kenalKabar, terimaKabar } from './pesan.calls.ts'

// What the Cloud API says later of a message that it took (docs/adr/0395).

/** @throws Refusal where nothing is to be heard: another service, or no secrets */
function kabarDari({ messenger }: PublicContext): KabarConfig {
  if (messenger?.jenis !== 'cloud' || !messenger.kabar)
    throw new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return messenger.kabar
}

/** Says nothing of how much of it was right. */
function sama(is: string, should: string): boolean {
  const [diberi, benar] = [is, should].map((one) =>
    createHmac('sha256', 'sama').update(one).digest(),
  )
  return diberi !== undefined && benar !== undefined && timingSafeEqual(diberi, benar)
}

const kenal = handlePublic(kenalKabar, async (ctx, { query }) => {
  const { verifyToken } = kabarDari(ctx)
  const tantangan = query['hub.challenge'] ?? ''
  const benar = sama(query['hub.verify_token'] ?? '', verifyToken)
  if (query['hub.mode'] !== 'subscribe' || !benar || !/^[\w.-]{1,400}$/.test(tantangan))
    throw new Refusal('Token Verifikasi Tidak Cocok', { code: 'E-HAK' })
  return fileReply({ type: 'text/plain', name: 'kabar.txt', body: Buffer.from(tantangan) })
})

const statusDari = new Map([
  ...([
    ['sent', 'TERKIRIM'],
    ['delivered', 'SAMPAI'],
    ['read', 'DIBACA'],
  ] as const),
  ['failed', 'GAGAL'],
])

interface Kabar {
  readonly id_luar: string
  readonly status: string
  readonly galat: string | null
  /** The message and its try, as they went out with it. */
  readonly toko: string | null
  readonly id: string | null
  readonly coba: number | null
}

const daftar = (value: unknown): readonly Record<string, unknown>[] =>
  [value ?? []].flat().map((one) => Object(one))
const kata = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').slice(0, 300) : ''

/** Why it failed: our phrase, or the service's words and its number of them. */
function galatDari(errors: unknown): string {
  const [error = {}] = daftar(errors)
  const { code, error_data, message, title } = error
  if (isUnknownNumber(code)) return takTerdaftar
  const kalimat = kata(Object(error_data).details) || kata(message) || kata(title)
  return `${kalimat} (${String(code).slice(0, 20)})`.trim()
}

function acuanDari(value: unknown): Pick<Kabar, 'coba' | 'id' | 'toko'> {
  const [toko = '', id = '', coba = ''] = kata(value).split(' ')
  return isUuid(id) && /^\d{1,9}$/.test(coba)
    ? { toko, id, coba: Number(coba) }
    : { toko: null, id: null, coba: null }
}

/** What an event says of messages; of what is no status of one it says nothing. */
function isiKabar(entry: unknown): Kabar[] {
  const semua = daftar(entry)
    .flatMap(({ changes }) => daftar(changes))
    .flatMap(({ value }) => daftar(Object(value).statuses))
  return semua.flatMap(({ biz_opaque_callback_data, errors, id, status }) => {
    const ke = statusDari.get(kata(status))
    const id_luar = kata(id)
    if (ke === undefined || id_luar === '') return []
    const galat = ke === 'GAGAL' ? galatDari(errors) : null
    return [{ id_luar, status: ke, galat, ...acuanDari(biz_opaque_callback_data) }]
  })
}

const terima = handlePublic(terimaKabar, async (ctx, { body }) => {
  const { appSecret } = kabarDari(ctx)
  const { naskah = '', tandaHub = '' } = ctx.request
  const benar = createHmac('sha256', appSecret).update(naskah).digest('hex')
  if (!sama(tandaHub, `sha256=${benar}`))
    throw new Refusal('Tanda Tangan Server Tidak Cocok', { code: 'E-MASUK' })
  const kabar = isiKabar(body.entry)
  if (kabar.length === 0) return null
  const berubah = await ctx.db.chain.rows<{ kode_toko: string }>(
    sql`select kencana.terima_kabar_pesan(${JSON.stringify(kabar)}::jsonb) as kode_toko`,
  )
  for (const { kode_toko } of berubah) ctx.live.changed(kode_toko, { jenis: pesanKeluar })
  return null
})

export const kabarHandlers = [kenal, terima]
