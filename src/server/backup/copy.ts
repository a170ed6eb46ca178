import { Readable } from 'node:stream'
import type pg from 'pg'

const chunkSize = 64 * 1024

/** COPY .. TO STDOUT as a stream of chunks; whoever reads slowly holds up the database, not us. */
export class CopyOut extends Readable implements pg.Submittable {
  readonly #text: string
  #connection: pg.Connection | undefined
  #chunk = Buffer.allocUnsafe(chunkSize)
  #filled = 0
  /** How many rows came, once the stream has ended. */
  rows = 0

  constructor(text: string) {
    super({ highWaterMark: 4 * chunkSize })
    this.#text = text
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  /** One row. Its bytes are the parser's, which fills them anew: they are copied. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#filled + chunk.length > chunkSize) this.#flush()
    if (chunk.length > chunkSize) {
      this.#push(Buffer.from(chunk))
      return
    }
    chunk.copy(this.#chunk, this.#filled)
    this.#filled += chunk.length
  }

  #flush(): void {
    if (this.#filled === 0) return
    this.#push(this.#chunk.subarray(0, this.#filled))
    this.#chunk = Buffer.allocUnsafe(chunkSize)
    this.#filled = 0
  }

  #push(chunk: Buffer): void {
    if (!this.destroyed && !this.push(chunk)) this.#connection?.stream.pause()
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleReadyForQuery(): void {
    this.#flush()
    this.push(null)
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume()
    this.destroy(error)
  }
}

/** COPY .. FROM STDIN, fed chunk by chunk at the pace of the database. */
class CopyIn implements pg.Submittable {
  readonly #text: string
  readonly #opened: (connection: pg.Connection) => void
  readonly #failed: (error: Error) => void
  readonly #closed: () => void
  readonly opened: Promise<pg.Connection>
  readonly closed: Promise<void>
  #wake: () => void = () => undefined
  rows = 0
  broken = false

  constructor(text: string) {
    this.#text = text
    const opened = deferred<pg.Connection>()
    const closed = deferred<void>()
    this.opened = opened.promise
    this.closed = closed.promise
    this.#opened = opened.resolve
    this.#closed = closed.resolve
    this.#failed = (error) => {
      this.broken = true
      opened.reject(error)
      closed.reject(error)
    }
    // Both are awaited, but one after the other.
    for (const promise of [opened.promise, closed.promise]) promise.catch(() => undefined)
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#opened(connection)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleReadyForQuery(): void {
    this.#closed()
  }

  handleError(error: Error): void {
    this.#failed(error)
    this.#wake()
  }

  /** Waits until the database has taken what was sent, or has given up. */
  drained({ stream }: pg.Connection): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      stream.once('drain', resolve)
    })
  }
}

interface Deferred<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (error: Error) => void
}

function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined
  let reject: Deferred<T>['reject'] = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** Loads what the chunks hold. @returns how many rows that were */
export async function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(new CopyIn(text))
  const connection = await copy.opened
  try {
    for await (const chunk of chunks) {
      if (copy.broken) break
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await copy.drained(connection)
    }
  } catch (error) {
    if (!copy.broken) connection.sendCopyFail('the source has failed')
    await copy.closed.catch(() => undefined)
    throw error
  }
  if (!copy.broken) connection.endCopyFrom()
  await copy.closed
  return copy.rows
}
