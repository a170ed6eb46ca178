import { hash, verify, type Options } from '@node-rs/argon2'
import { Refusal } from '#kernel/refusal'
import { Places } from '../places.ts'

/** argon2id (the library's own choice), 19 MiB, two passes: about 25 ms, off the event loop. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing uses the same four threads as reading files and pictures, so one is left to these.
 * Strangers at the log-in never take all of the rest (docs/adr/0054).
 */
const everybody = new Places({ atOnce: 3, queue: 40, waitMs: 10_000 })
const strangers = new Places({ atOnce: 2, queue: 20, waitMs: 10_000 })

/** Holds a place in every line while the work is done. @throws Refusal 429 when one is too long */
async function inTurn<T>(lines: readonly Places[], work: () => Promise<T>): Promise<T> {
  const [line, ...rest] = lines
  if (!line) return work()
  const leave = await line.take()
  if (!leave) throw new Refusal('Server Sedang Sibuk, Coba Lagi Sebentar', { status: 429 })
  try {
    return await inTurn(rest, work)
  } finally {
    leave()
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn([everybody], () => hash(password, options))

/** A text that no password has, checked when there is no such user: both answers take as long. */
let nobody: Promise<string> | undefined

export async function isPassword(stored: string | undefined, given: string): Promise<boolean> {
  nobody ??= hash('tidak ada', options)
  const right = await verify(stored ?? (await nobody), given)
  return right && stored !== undefined
}

/**
 * The user of the password. `find` runs when the turn has come: a caller that is refused because
 * too many wait has tried nothing.
 */
export function whosePassword<A extends { readonly sandi: string }>(
  find: () => Promise<A | undefined>,
  given: string,
  from: 'known' | 'stranger' = 'known',
): Promise<A | undefined> {
  const lines = from === 'stranger' ? [strangers, everybody] : [everybody]
  return inTurn(lines, async () => {
    const one = await find()
    return (await isPassword(one?.sandi, given)) ? one : undefined
  })
}
