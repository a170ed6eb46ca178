import type http from 'node:http'
import { Server, type Socket } from 'socket.io'
import { always } from '../http/headers.ts'
import type { SignedIn } from '../session/signed-in.ts'
import type { Bus, BusMessage } from './bus.ts'
import { counterName, guestName, type Guest } from './guest.ts'
import type { Change, Facts, Live } from './live.ts'

/** The user of a token; undefined when it is not valid any more. */
export type FindUser = (token: string, cabang?: string) => Promise<SignedIn | undefined>

/** Screens of the shop that nobody is signed in at (docs/adr/0353). */
export interface Guests {
  readonly find: (token: string) => Promise<Guest | undefined>
  /** The news that they hear, by what it is about; nothing else of the shop reaches them. */
  readonly topics: ReadonlySet<string>
}

const shopRoom = (kodeToko: string): string => `toko:${kodeToko}`
const userRoom = (userId: string): string => `user:${userId}`
const guestRoom = (kodeToko: string): string => `tamu:${kodeToko}`
/** The pages of a counter: what its customer's screen shows comes from one of them. */
const counterRoom = (name: string): string => `meja:${name}`

/** Whose line it is. */
interface Listener {
  readonly user_id: string
  readonly kode_toko: string
  readonly perangkat: string
  readonly guest: boolean
}

/**
 * What a handshake says: the token, and the branch that its page works in. It is the socket's own
 * `auth`, never the address (it would be logged).
 */
function saidIn(socket: Socket, name: 'token' | 'cabang' | 'layar'): string | undefined {
  const auth: unknown = socket.handshake.auth
  const said = new Map<string, unknown>(
    typeof auth === 'object' && auth !== null ? Object.entries(auth) : [],
  )
  const value = said.get(name)
  return typeof value === 'string' ? value : undefined
}

/** A counter says so much at once and so often; what is more is left out: the last word counts. */
const mostSaid = 40
const saidEveryMs = 1_000

/** A change is announced once, however many postings of a moment caused it. */
const batchMs = 25

/** Screens of one user that hear at once: tabs of one browser, not a flood. */
const mostOfOne = 20

/** How soon the line is cut when a session ends by itself (unused, too old). */
const lookEveryMs = 5_000

/** By then a user who has just changed his password has his new token. */
const handedMs = 2_000

/** Answers of the line itself (a refusal, an upgrade) have the headers of every other answer. */
function guardAnswers(server: http.Server, io: Server): void {
  server.prependListener('request', (request, response) => {
    if (!request.url?.startsWith(io.path())) return
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  })
  io.engine.on('headers', (headers: Record<string, string>) => void Object.assign(headers, always))
}

/** The live line to the screens (SPEC 7: realtime socket), fed by the bus of all servers. */
export class Hub implements Live {
  readonly #bus: Bus
  readonly #find: FindUser
  readonly #guests: Guests
  readonly #io: Server
  readonly #waiting = new Map<string, BusMessage>()
  readonly #look: NodeJS.Timeout
  /** Users who are getting a new token: their old line is cut a moment later. */
  readonly #handed = new Set<string>()
  #looking = false
  #timer: NodeJS.Timeout | undefined

  constructor(server: http.Server, bus: Bus, find: FindUser, guests: Guests) {
    this.#bus = bus
    this.#find = find
    this.#guests = guests
    // A screen reconnects by itself; a message is a hint to load again and never a large one.
    this.#io = new Server(server, {
      serveClient: false,
      maxHttpBufferSize: 10_000,
      // The page uses no other transport, and a socket that waits for its token needs memory.
      transports: ['websocket'],
      connectTimeout: 10_000,
    })
    guardAnswers(server, this.#io)
    this.#io.use((socket, next) => void this.#admit(socket, next))
    this.#io.on('connection', (socket) => this.#join(socket))
    bus.listen((message) => this.#hear(message))
    this.#look = setInterval(() => void this.#lookAtAll(), lookEveryMs).unref()
  }

  async #admit(socket: Socket, next: (error?: Error) => void): Promise<void> {
    next(await this.#refusalOf(socket))
  }

  async #refusalOf(socket: Socket): Promise<Error | undefined> {
    try {
      const who = await this.#who(socket)
      if (!who) return new Error('Invalid Token')
      const open = this.#io.sockets.adapter.rooms.get(userRoom(who.user_id))?.size ?? 0
      if (open >= mostOfOne) return new Error('Terlalu Banyak Layar')
      Object.assign(socket.data, who)
      return undefined
    } catch {
      return new Error('Koneksi bermasalah...')
    }
  }

  async #who(socket: Socket): Promise<Listener | undefined> {
    const screen = saidIn(socket, 'layar')
    if (screen === undefined) {
      const user = await this.#find(saidIn(socket, 'token') ?? '', saidIn(socket, 'cabang'))
      if (!user) return undefined
      const { kode_toko, perangkat, user_id } = user
      return { user_id, kode_toko, perangkat, guest: false }
    }
    const found = await this.#guests.find(screen)
    const { id, kode_toko, perangkat } = found ?? {}
    if (id === undefined || kode_toko === undefined) return undefined
    return { user_id: guestName(id), kode_toko, perangkat: perangkat ?? '', guest: true }
  }

  #join(socket: Socket): void {
    const kode_toko = String(socket.data.kode_toko)
    const own = userRoom(String(socket.data.user_id))
    const counter = counterName(kode_toko, String(socket.data.perangkat))
    const named = socket.data.perangkat !== ''
    if (socket.data.guest === true) {
      void socket.join([guestRoom(kode_toko), own, ...(named ? [userRoom(counter)] : [])])
      if (named) this.#ask(counter)
      return
    }
    void socket.join([shopRoom(kode_toko), own, ...(named ? [counterRoom(counter)] : [])])
    if (named) this.#relay(socket, counter)
  }

  /** A counter's page tells the screens of this counter what its customer may see. */
  #relay(socket: Socket, counter: string): void {
    let [said, since] = [0, 0]
    socket.on('tayang', (facts: unknown) => {
      const now = performance.now()
      if (now - since > saidEveryMs) [said, since] = [0, now]
      said += 1
      if (said > mostSaid || typeof facts !== 'object' || facts === null) return
      this.tell(counter, 'tayang', { ...facts })
    })
  }

  /** A screen has come, and knows nothing yet: its counter says it again. */
  #ask(counter: string): void {
    this.#bus.publish({ kind: 'konter', to: counter })
  }

  #hear({ event, facts, kind, to }: BusMessage): void {
    if (kind === 'berubah') {
      this.#io.to(shopRoom(to)).emit('berubah', facts)
      const jenis = String(facts?.['jenis'])
      if (this.#guests.topics.has(jenis)) this.#io.to(guestRoom(to)).emit('berubah', { jenis })
    }
    if (kind === 'konter') this.#io.to(counterRoom(to)).emit('layar-hadir', {})
    if (kind === 'user') this.#io.to(userRoom(to)).emit(event ?? 'kabar', facts)
    if (kind === 'toko')
      this.#io.to([shopRoom(to), guestRoom(to)]).emit('berubah', { jenis: 'toko', kode_toko: to })
    if (kind === 'settings') this.#io.to(shopRoom(to)).emit('setting-berubah', { kode_toko: to })
    if (kind !== 'sesi') return
    if (event === 'PASSWORD') this.#handOver(to)
    else void this.#dismiss(to)
  }

  #handOver(userId: string): void {
    this.#handed.add(userId)
    const over = (): void => {
      this.#handed.delete(userId)
      void this.#dismiss(userId)
    }
    setTimeout(over, handedMs).unref()
  }

  #dismiss(userId: string): Promise<void> {
    return this.#cut([...(this.#io.sockets.adapter.rooms.get(userRoom(userId)) ?? [])])
  }

  async #lookAtAll(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    const all = [...this.#io.sockets.sockets.values()]
    const others = all.filter(({ data }) => !this.#handed.has(String(data.user_id)))
    await this.#cut(others.map(({ id }) => id))
    this.#looking = false
  }

  /** Cuts those of these sockets whose session has ended. */
  async #cut(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const socket = this.#io.sockets.sockets.get(id)
      // When the database is away the session is asked again at the next call.
      if (socket && !(await this.#who(socket).catch(() => true))) socket.disconnect(true)
    }
  }

  /** Sockets that are open. */
  get open(): number {
    return this.#io.engine.clientsCount
  }

  changed(kodeToko: string, change: Change): void {
    const facts = { ...change, kode_toko: kodeToko }
    this.#waiting.set(JSON.stringify(facts), { kind: 'berubah', to: kodeToko, facts })
    this.#timer ??= setTimeout(() => this.#flush(), batchMs)
  }

  #flush(): void {
    this.#timer = undefined
    for (const message of this.#waiting.values()) this.#bus.publish(message)
    this.#waiting.clear()
  }

  tell(userId: string, event: string, facts: Facts): void {
    this.#bus.publish({ kind: 'user', to: userId, event, facts })
  }

  shopChanged(kodeToko: string, what: 'settings' | 'toko'): void {
    this.#bus.publish({ kind: what, to: kodeToko })
  }

  /**
   * Drops the lines without a message: a screen that is told to leave would not come back by itself
   * when the server is back. The opener of the HTTP server closes it.
   */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    clearInterval(this.#look)
    this.#flush()
    this.#io.engine.close()
  }
}
