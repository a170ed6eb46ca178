/** How devices are called: a pair of VAPID keys, and hosts besides those of browsers' makers. */
export interface PushConfig {
  readonly umum: string
  readonly rahasia: string
  readonly kontak: string
  readonly layanan: readonly string[]
}

/** A device that wants to be called, as its browser gave it. */
export interface PushDevice {
  readonly alamat: string
  readonly p256dh: string
  readonly auth: string
}

/** What calls a device. HILANG: its browser does not want to be called any more. */
export interface Pusher {
  readonly kunci: string
  /** Whether this is an address of a push service: no other address is ever called. */
  allows(alamat: string): boolean
  call(device: PushDevice, text: string): Promise<'GAGAL' | 'HILANG' | 'OK'>
}

const patienceMs = 10_000
/** A question waits for minutes; a call that comes later is of no use. */
const ttlSeconds = 300

/** The services of the browsers' makers. */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

const belongs = (host: string, to: string): boolean => host === to || host.endsWith(`.${to}`)

export function pusherAt({ kontak, layanan, rahasia, umum }: PushConfig): Pusher {
  return {
    kunci: umum,
    allows: (alamat) => {
      if (!URL.canParse(alamat)) return false
      const { host, hostname, protocol } = new URL(alamat)
      if (layanan.includes(host)) return true
      return protocol === 'https:' && known.some((one) => belongs(hostname, one))
    },
    call: async ({ alamat, auth, p256dh }, text) => {
      try {
        const { default: webPush } = await import('web-push') // only where there is a key for it
        const { body, endpoint, headers } = webPush.generateRequestDetails(
          { endpoint: alamat, keys: { p256dh, auth } },
          text,
          {
            vapidDetails: { subject: kontak, publicKey: umum, privateKey: rahasia },
            TTL: ttlSeconds,
            urgency: 'high',
            topic: 'otorisasi',
          },
        )
        const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: sent.map(([name, value]): [string, string] => [name, value]),
          body: new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        })
        await answer.arrayBuffer()
        if (answer.status === 404 || answer.status === 410) return 'HILANG'
        return answer.ok ? 'OK' : 'GAGAL'
      } catch {
        return 'GAGAL'
      }
    },
  }
}
