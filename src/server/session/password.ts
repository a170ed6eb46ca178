import { hash, verify, type Options } from '@node-rs/argon2'

/** argon2id (the library's own choice), 19 MiB, two passes: about 25 ms, off the event loop. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

/** A text that no password has, checked when there is no such user: both answers take as long. */
let nobody: Promise<string> | undefined

export async function isPassword(stored: string | undefined, given: string): Promise<boolean> {
  nobody ??= hashPassword('tidak ada')
  const right = await verify(stored ?? (await nobody), given)
  return right && stored !== undefined
}
