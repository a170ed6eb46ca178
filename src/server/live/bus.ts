import { sql } from 'kysely'
import type pg from 'pg'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openConnection } from '../db-connection.ts'
import type { Db } from '../db.ts'

/** A message of one server to the others and to itself. */
export interface BusMessage {
  readonly kind: 'berubah' | 'user' | 'toko' | 'settings' | 'sesi' | 'konter'
  /** A shop, for `user` and `sesi` a user, for `konter` a counter. */
  readonly to: string
  readonly event?: string | undefined
  readonly facts?: Readonly<Record<string, unknown>> | undefined
}

const envelope = z.object({
  dari: z.string(),
  /** null: something was said that is too long for the line. */
  isi: z.nullable(
    z.array(
      z.object({
        kind: z.enum(['berubah', 'user', 'toko', 'settings', 'sesi', 'konter']),
        to: z.string(),
        event: z.string().optional(),
        facts: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  ),
})

export interface Bus {
  /** True while the news of every other server reach this one: caches are valid. */
  readonly up: boolean
  /** Handed to our own listeners at once, to the other servers a moment later. */
  publish(message: BusMessage): void
  listen(heard: (message: BusMessage) => void): void
  /** All that was cached may be stale: news were missed, or may have been. */
  onGap(forget: () => void): void
  close(): Promise<void>
}

const channel = 'kencana'
/** Long enough to gather the effects of one click; too short to be noticed. */
const batchMs = 20
/** NOTIFY refuses payloads from 8000 bytes on. */
const longestPayload = 7_500
const retryMs = 1_000
/** With more messages waiting, the others have noticed the gap already. */
const mostUnsent = 1_000

/** How often the line is checked, and after which silence it counts as broken. */
interface Beat {
  readonly everyMs: number
  readonly silentMs: number
}
const usualBeat: Beat = { everyMs: 5_000, silentMs: 12_000 }

/**
 * The line between servers of one database: LISTEN and NOTIFY, batched and never inside a posting
 * (a NOTIFY there would queue up the commits of all shops).
 */
export class DatabaseBus implements Bus {
  readonly #db: Db
  readonly #url: string
  readonly #me = randomBytes(6).toString('hex')
  readonly #heard: ((message: BusMessage) => void)[] = []
  readonly #gaps: (() => void)[] = []
  readonly #waiting: BusMessage[] = []
  readonly #unsent: string[] = []
  readonly #beat: Beat
  #sending: Promise<void> | undefined
  /** When the line was last used, and whether an answer is still missing. */
  #said: Promise<unknown> = Promise.resolve()
  #speaking = 0
  #pulse: NodeJS.Timeout | undefined
  #heardAt = 0
  #timer: NodeJS.Timeout | undefined
  #client: pg.Client | undefined
  #closed = false

  constructor(db: Db, url: string, beat: Beat = usualBeat) {
    this.#db = db
    this.#url = url
    this.#beat = beat
  }

  get up(): boolean {
    return this.#client !== undefined
  }

  listen(heard: (message: BusMessage) => void): void {
    this.#heard.push(heard)
  }

  onGap(forget: () => void): void {
    this.#gaps.push(forget)
  }

  /** Opens the line; when it breaks, it is opened again until `close`. */
  async open(): Promise<void> {
    if (this.#closed) return
    try {
      const client = await openConnection(this.#url, () => this.#lost(client), { name: channel })
      client.on('end', () => this.#lost(client))
      client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
      await client.query(`listen ${channel}`)
      this.#client = client
      this.#heardAt = performance.now()
      this.#pulse = setInterval(() => this.#listenFor(client), this.#beat.everyMs).unref()
      this.#gap()
      void this.#send()
      if (this.#closed) await client.end()
    } catch {
      this.#retry()
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#pulse)
    this.#gap()
    this.#retry()
  }

  #gap(): void {
    for (const forget of this.#gaps) forget()
  }

  /** Listens to itself: a broken line looks the same as a quiet one. */
  #listenFor(client: pg.Client): void {
    if (performance.now() - this.#heardAt > this.#beat.silentMs) {
      this.#lost(client)
      client.end().catch(() => undefined)
      return
    }
    // A message under way serves as a beat as well: it is heard, or the silence goes on.
    if (this.#speaking > 0) return
    this.#say(client, JSON.stringify({ dari: this.#me, isi: [] })).catch(() => undefined)
  }

  /** One statement at a time: a connection takes no second one while it answers the first. */
  async #say(client: pg.Client, payload: string): Promise<void> {
    this.#speaking += 1
    const before = this.#said
    const said = before.then(() => client.query('select pg_notify($1, $2)', [channel, payload]))
    this.#said = said.catch(() => undefined)
    try {
      await said
    } finally {
      this.#speaking -= 1
    }
  }

  #retry(): void {
    if (this.#closed) return
    setTimeout(() => void this.open(), retryMs).unref()
  }

  #receive(payload: string): void {
    this.#heardAt = performance.now()
    const { data } = envelope.safeParse(jsonOf(payload))
    if (data?.dari === this.#me) return
    if (data?.isi) for (const message of data.isi) for (const heard of this.#heard) heard(message)
    else this.#gap() // its messages were not heard
  }

  publish(message: BusMessage): void {
    for (const heard of this.#heard) heard(message)
    this.#waiting.push(message)
    this.#timer ??= setTimeout(() => void this.#flush(), batchMs)
  }

  #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#unsent.push(...payloadsOf(this.#me, this.#waiting.splice(0)))
    this.#unsent.splice(0, this.#unsent.length - mostUnsent)
    return this.#send()
  }

  /** Sends waiting messages, in order, on the line itself; what was not sent is sent again. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    for (let [payload] = this.#unsent; payload !== undefined; [payload] = this.#unsent) {
      try {
        if (this.#client) await this.#say(this.#client, payload)
        else await this.#db.urgent.chain.rows(sql`select pg_notify(${channel}, ${payload})`)
        this.#unsent.shift()
      } catch {
        if (!this.#closed) this.#timer ??= setTimeout(() => void this.#flush(), retryMs)
        return
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#pulse)
    await this.#flush()
    await this.#client?.end().catch(() => undefined)
  }
}

/** Somebody else may send anything on our channel. */
function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

function payloadsOf(dari: string, messages: readonly BusMessage[]): string[] {
  const payload = JSON.stringify({ dari, isi: messages })
  if (Buffer.byteLength(payload) <= longestPayload) return messages.length > 0 ? [payload] : []
  const [first, ...rest] = messages
  if (!first) return []
  // One message too long to send: the others learn that they missed something.
  if (rest.length === 0) return [JSON.stringify({ dari, isi: null })]
  const middle = messages.length >> 1
  return [
    ...payloadsOf(dari, messages.slice(0, middle)),
    ...payloadsOf(dari, messages.slice(middle)),
  ]
}
