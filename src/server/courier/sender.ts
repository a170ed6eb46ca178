/** By what the Cloud API's later word is believed: WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN. */
export interface KabarConfig {
  readonly appSecret: string
  readonly verifyToken: string
}

/** How messages leave this server: WHATSAPP_URL, WHATSAPP_TOKEN, WHATSAPP_JENIS. */
export interface MessengerConfig {
  readonly url: string
  readonly token: string | undefined
  readonly jenis: 'cloud' | 'webhook'
  readonly kabar?: KabarConfig | undefined
}

/** The ways of a message. */
export type Kanal = 'EMAIL' | 'WHATSAPP'

/** A message as it goes out. */
export interface Message {
  readonly id: string
  /** What the Cloud API says again with its later word: which message, and which try of it. */
  readonly acuan: string
  readonly judul: string // the subject of a letter
  readonly pengirim: string // the shop's own number at the service, '' where it has none
  readonly penerima: string // 628..., or an address of e-mail
  readonly isi: string
}

/**
 * What became of it: TERKIRIM the service has it; GAGAL it never will; LAGI it has it not, and may
 * later; TIDAK_PASTI it may have it: nobody sends it again by himself.
 */
export interface Sent {
  readonly hasil: 'GAGAL' | 'LAGI' | 'TERKIRIM' | 'TIDAK_PASTI'
  /** The service's own id. */
  readonly id_luar?: string
  /** In the service's own words, or a phrase. */
  readonly galat?: string
}
export type Sender = (message: Message) => Promise<Sent>

/** Nobody has WhatsApp at this number (SPEC 8). */
export const takTerdaftar = 'No Wa Tidak Terdaftar'

const patienceMs = 15_000
/** Codes of the Cloud API for a number that gets no messages. */
const unknownNumbers = new Set([131_026, 131_030, 131_021])
export const isUnknownNumber = (code: unknown): boolean => unknownNumbers.has(Number(code))
/** It was never connected, so nothing went out. */
const neverSent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
])

const request = ({ jenis, url }: MessengerConfig, message: Message) => {
  const { acuan, isi, penerima, pengirim } = message
  return jenis === 'cloud'
    ? {
        address: `${url.replace(/\/$/, '')}/${encodeURIComponent(pengirim)}/messages`,
        body: {
          ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: penerima },
          ...{ type: 'text', text: { preview_url: true, body: isi } },
          biz_opaque_callback_data: acuan,
        },
      }
    : { address: url, body: { sender: pengirim, receiver: penerima, message: isi, type: 'text' } }
}

interface Told {
  readonly success?: unknown
  readonly id?: unknown
  readonly message?: unknown
  readonly registered?: unknown
  readonly messages?: readonly { readonly id?: unknown }[]
  readonly error?: { readonly code?: unknown; readonly message?: unknown }
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')

/** What the service said. */
function judge(status: number, told: Told): Sent {
  const kalimat = textOf(told.error?.message) || textOf(told.message) || `HTTP ${status}`
  if (status === 429 || status === 503) return { hasil: 'LAGI', galat: kalimat }
  // Another error of the server may come after it took the message: 500 of a later step, 504.
  if (status >= 500) return { hasil: 'TIDAK_PASTI', galat: kalimat }
  const unknown = isUnknownNumber(told.error?.code) || told.registered === false
  if (unknown) return { hasil: 'GAGAL', galat: takTerdaftar }
  if (status >= 400 || told.success === false) return { hasil: 'GAGAL', galat: kalimat }
  const id = textOf(told.messages?.[0]?.id) || textOf(told.id)
  return { hasil: 'TERKIRIM', ...(id ? { id_luar: id } : {}) }
}

const codeOf = (error: unknown): string => {
  const cause: unknown = Object(error).cause
  return textOf(Object(cause).code)
}

/** Sends one message; it never throws. */
export function senderAt(config: MessengerConfig): Sender {
  return async (message) => {
    const { address, body } = request(config, message)
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(config.token === undefined ? {} : { authorization: `Bearer ${config.token}` }),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await answer.text()
      let told: Told = {}
      try {
        told = Object(JSON.parse(text))
      } catch {
        // A service that says nothing readable said it by its status.
      }
      return judge(answer.status, told)
    } catch (error) {
      const galat = textOf(Object(error).message)
      return { hasil: neverSent.has(codeOf(error)) ? 'LAGI' : 'TIDAK_PASTI', galat }
    }
  }
}
