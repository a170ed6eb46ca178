import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { MarketplaceConfig } from '#server/outside'

// Shopee Open Platform v2, as its guides of 2025 say (API calls; Authorization and Authentication;
// Push Mechanism): docs/adr/0344.

const patienceMs = 15_000

const tandaTangan = (kunci: string, teks: string): string =>
  createHmac('sha256', kunci).update(teks).digest('hex')

/** What signs a push: the address that it was sent to, and its body letter for letter. */
export const tandaPush = (
  { partnerKey }: Pick<MarketplaceConfig, 'partnerKey'>,
  alamat: string,
  naskah: string,
): string => tandaTangan(partnerKey, `${alamat}|${naskah}`)

/** A shop's way in: a token of four hours, and the one that renews it. */
export interface Masuk {
  readonly shop_id: number
  readonly access_token: string
  readonly refresh_token: string
}

/** Why a call came to nothing: LAGI it may go later; MASUK the token is over; else never. */
export class Ditolak extends Error {
  readonly sebab: 'LAGI' | 'MASUK' | 'TOLAK'
  constructor(sebab: 'LAGI' | 'MASUK' | 'TOLAK', kalimat: string) {
    super(kalimat)
    this.sebab = sebab
  }
}

/** What is asked, and with what. */
interface Panggilan {
  readonly jalan: string // below /api/v2/
  readonly query?: Readonly<Record<string, string | number>>
  readonly isi?: object | FormData
  readonly masuk?: Masuk
}

const tokenHabis = new Set(['invalid_access_token', 'invalid_acceess_token', 'error_auth'])
const nantiLagi = /error_(?:server|inner|system_busy|rate_limit|network|data|timeout)|too.?many/i

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')

/** The address of a call, signed: by id, path and time; one of a shop by its token, too. */
export function alamatTertanda(
  { partnerId, partnerKey, url }: MarketplaceConfig,
  { jalan, masuk, query = {} }: Pick<Panggilan, 'jalan' | 'masuk' | 'query'>,
  detik: number,
): string {
  const path = `/api/v2/${jalan}`
  const milik = masuk ? `${masuk.access_token}${masuk.shop_id}` : ''
  const cari = new URLSearchParams({
    partner_id: String(partnerId),
    timestamp: String(detik),
    ...(masuk ? { access_token: masuk.access_token, shop_id: String(masuk.shop_id) } : {}),
    sign: tandaTangan(partnerKey, `${partnerId}${path}${detik}${milik}`),
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
  return `${url}${path}?${cari.toString()}`
}

type Jawaban = Readonly<Record<string, unknown>>

/** What it said, where that is an answer. @throws Ditolak */
function dinilai(status: number, teks: string): Jawaban {
  let told: Jawaban = {}
  try {
    told = Object(JSON.parse(teks))
  } catch {
    throw new Ditolak(status >= 400 && status < 500 ? 'TOLAK' : 'LAGI', `HTTP ${status}`)
  }
  const error = textOf(told['error'])
  const kalimat = textOf(told['message']) || error || `HTTP ${status}`
  if (tokenHabis.has(error)) throw new Ditolak('MASUK', kalimat)
  if (status === 429 || status >= 500 || nantiLagi.test(error)) throw new Ditolak('LAGI', kalimat)
  if (error !== '' || status >= 400) throw new Ditolak('TOLAK', kalimat)
  return told
}

/** One call. @throws Ditolak, also where nobody answers */
export async function panggil(
  config: MarketplaceConfig,
  panggilan: Panggilan,
  detik: number,
): Promise<Jawaban> {
  const { isi } = panggilan
  const json = isi !== undefined && !(isi instanceof FormData)
  let answer: Response
  try {
    answer = await fetch(alamatTertanda(config, panggilan, detik), {
      method: isi === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...(json ? { headers: { 'content-type': 'application/json' } } : {}),
      ...(isi === undefined ? {} : { body: json ? JSON.stringify(isi) : isi }),
    })
    return dinilai(answer.status, await answer.text())
  } catch (error) {
    if (error instanceof Ditolak) throw error
    throw new Ditolak('LAGI', textOf(Object(error).message))
  }
}

/** The answer proper of a call that names it `response`. */
export const isiJawaban = (told: Jawaban): Jawaban => Object(told['response'])

const kunciBrankas = ({ partnerKey }: MarketplaceConfig): Buffer =>
  createHash('sha256').update(`kencana marketplace ${partnerKey}`).digest()

/** Tokens as they are kept: nobody reads them who has the database alone, or a backup. */
export function dikunci(config: MarketplaceConfig, masuk: Masuk): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', kunciBrankas(config), iv)
  const sandi = Buffer.concat([cipher.update(JSON.stringify(masuk), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sandi])
}

/** @throws Ditolak where another partner key sealed them */
export function dibuka(config: MarketplaceConfig, kunci: Buffer): Masuk {
  try {
    const cipher = createDecipheriv('aes-256-gcm', kunciBrankas(config), kunci.subarray(0, 12))
    cipher.setAuthTag(kunci.subarray(12, 28))
    const text = Buffer.concat([cipher.update(kunci.subarray(28)), cipher.final()]).toString('utf8')
    return Object(JSON.parse(text))
  } catch {
    throw new Ditolak('MASUK', 'Hubungan Marketplace Berakhir, Hubungkan Lagi')
  }
}
