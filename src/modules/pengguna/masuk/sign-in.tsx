import { addressOf } from '#kernel/endpoint'
import { masuk } from '#modules/pengguna/sesi.calls'
import { CallError, isRecord, request } from '#web/request'
import { rememberSession } from '#web/session'
import { keep } from '#web/storage'

export interface Typed {
  readonly user_id: string
  readonly password: string
  readonly kode_toko: string
}

const ask = (typed: Typed, passkey: unknown = null) =>
  request({
    method: masuk.method,
    address: addressOf(masuk),
    body: { ...typed, kode_toko: typed.kode_toko || null, passkey },
  })

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The password was right and the shop wants a passkey as well: the device asks for the finger. */
async function withPasskey(typed: Typed, error: unknown): ReturnType<typeof ask> {
  if (!(error instanceof CallError) || error.code !== 'E-PASSKEY') throw error
  const { kredensial, rp, tantangan } = error.details
  if (tantangan === undefined) throw error // his passkey is of another address, which it says
  const { pakaiPasskey } = await import('../passkey/webauthn.tsx')
  const ids = Array.isArray(kredensial) ? kredensial.map(textIn) : []
  const asked = { tantangan: textIn(tantangan), rp: textIn(rp), kredensial: ids }
  return ask(typed, await pakaiPasskey(asked))
}

/** Logs in; the token goes into this browser and nowhere else. */
export async function signIn(typed: Typed): Promise<void> {
  const { data } = await ask(typed).catch((error: unknown) => withPasskey(typed, error))
  const token = isRecord(data) ? data['token'] : undefined
  const user = isRecord(data) && isRecord(data['user']) ? data['user'] : {}
  if (typeof token !== 'string') throw new Error('the log-in answered no token')
  rememberSession(token, typeof user['user_id'] === 'string' ? user['user_id'] : typed.user_id)
  keep('toko', typed.kode_toko)
}
