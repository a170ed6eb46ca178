import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { hashPassword, whosePassword } from '#server/session/password'

/** Letters that nobody takes for another one. */
const huruf = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The secret of a slip: whoever has it may come for what lies with us. */
export const kodeAmbilBaru = (): string =>
  Array.from({ length: 10 }, () => huruf[randomInt(huruf.length)]).join('')

const baku = (pin: string): string => pin.trim().toUpperCase()

/** What is kept of a PIN: a hash as slow as that of a password, for six digits are soon tried. */
export const sidikPin = (pin: string): Promise<string> => hashPassword(baku(pin))

/** What was kept before: a digest of the document and the PIN, in sixty-four digits. */
const lama = (id: string, pin: string): Buffer =>
  createHash('sha256')
    .update(`${id} ${baku(pin)}`)
    .digest()

/**
 * Whether this is the PIN that was chosen.
 * @param id of the document for which it was
 */
export async function samaPin(sidik: string, id: string, pin: string): Promise<boolean> {
  if (/^[0-9a-f]{64}$/.test(sidik)) return timingSafeEqual(Buffer.from(sidik, 'hex'), lama(id, pin))
  const found = await whosePassword(() => Promise.resolve({ sandi: sidik }), baku(pin))
  return found !== undefined
}
