import type { RowStream } from '../db-stream.ts'
import type { Live } from '../live/live.ts'
import type { RequestFacts } from '../serve.ts'

/** The event of the live line that says how many rows of a file have passed. */
export const beritaBerkas = 'berkas-maju'

/** As often as an eye follows; a file that is sooner whole says nothing. */
const everyMs = 400

interface Waits {
  readonly live: Live
  readonly request: Pick<RequestFacts, 'berkas'>
  readonly user: { readonly user_id: string }
}

/**
 * The same rows. Whoever waits for the file under a name of his own (header `x-berkas`) hears now
 * and then how many have passed, and of how many as soon as that is known.
 * @param jam milliseconds that only go up
 */
export function toldRows<R>(
  { live, request: { berkas }, user }: Waits,
  rows: RowStream<R>,
  semua?: Promise<number>,
  jam = (): number => performance.now(),
): RowStream<R> {
  if (!berkas) return rows
  let baris = 0
  let dari: number | undefined
  const tell = (): void => {
    const facts = { berkas, baris, ...(dari === undefined ? {} : { dari }) }
    live.tell(user.user_id, beritaBerkas, facts)
  }
  semua?.then(
    (n) => {
      dari = n
      tell()
    },
    () => undefined, // without it the rows are told alone
  )
  async function* passing(): AsyncGenerator<R[]> {
    let told = jam()
    for await (const batch of rows) {
      yield batch
      baris += batch.length
      if (jam() - told < everyMs) continue
      told = jam()
      tell()
    }
  }
  return { close: () => rows.close(), [Symbol.asyncIterator]: passing }
}
