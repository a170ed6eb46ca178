import type { Transporter } from 'nodemailer'
import type { Sender, Sent } from './sender.ts'

/** How e-mail leaves this server: EMAIL_URL, EMAIL_DARI. */
export interface MailConfig {
  readonly url: string // smtp://user:password@host:587, smtps://host
  readonly dari: string
}

const patienceMs = 15_000

interface Failed {
  readonly code?: unknown
  readonly message?: unknown
  readonly responseCode?: unknown
  readonly syscall?: unknown
}

/** Nobody was reached: words of nodemailer for which it has no code of their own. */
const unreached = /^(?:Connection timeout|Greeting never received)/

/**
 * What the server of the mail said: 5xx is for good, 4xx and a wrong password may be mended. Nobody
 * reached: again. Whatever else goes wrong may have happened after the letter was handed over.
 */
function judge({ code, message, responseCode, syscall }: Failed): Sent {
  const galat = typeof message === 'string' ? message.slice(0, 300) : ''
  const status = typeof responseCode === 'number' ? responseCode : 0
  if (status >= 500 && code !== 'EAUTH') return { hasil: 'GAGAL', galat }
  if (code === 'EENVELOPE' && status === 0) return { hasil: 'GAGAL', galat }
  const before =
    status >= 400 ||
    ['EAUTH', 'EDNS', 'ETLS'].includes(String(code)) ||
    ['connect', 'getaddrinfo'].includes(String(syscall)) ||
    unreached.test(galat)
  return { hasil: before ? 'LAGI' : 'TIDAK_PASTI', galat }
}

/** Sends one letter; it never throws. A message has one Message-ID, whoever sends it. */
export function mailerAt({ dari, url }: MailConfig): Sender {
  const { hostname, password, port, protocol, username } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '', // no password goes over an open line
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Transporter | undefined
  return async ({ id, isi, judul, penerima }) => {
    try {
      transport ??= (await import('nodemailer')).createTransport(options)
      const { messageId } = await transport.sendMail({
        from: dari,
        to: { name: '', address: penerima },
        subject: judul,
        text: isi,
        messageId: `<${id}@kencana>`,
      })
      return { hasil: 'TERKIRIM', id_luar: messageId }
    } catch (error) {
      return judge(Object(error))
    }
  }
}
