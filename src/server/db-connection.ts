import net from 'node:net'
import pg from 'pg'

/** The one schema of ours; every connection looks there and nowhere else. */
export const SCHEMA = 'kencana'
/** The setting that the wall (row-level security) compares `kode_toko` with. */
export const SHOP_SETTING = 'kencana.toko'

export interface ConnectionOptions {
  readonly name?: string
  readonly connectTimeoutMs?: number
  /** 0 = none. A statement that runs longer is cancelled with SQLSTATE 57014. */
  readonly statementTimeoutMs?: number
}

/** Asks the server to give up what this connection is doing. Nobody may use it afterwards. */
export function cancelWork(client: pg.Client): void {
  const { host, port } = client
  const pid: unknown = Reflect.get(client, 'processID')
  const secret: unknown = Reflect.get(client, 'secretKey')
  if (typeof pid !== 'number' || typeof secret !== 'number') return
  const packet = Buffer.alloc(16)
  packet.writeInt32BE(16, 0)
  packet.writeInt32BE(cancelRequest, 4)
  packet.writeInt32BE(pid, 8)
  packet.writeInt32BE(secret, 12)
  const isFolder = host.startsWith('/')
  const socket = isFolder ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)
  // If the request is lost, the statement ends by its own limit.
  socket.on('error', () => undefined).setTimeout(5_000, () => socket.destroy())
  socket.end(packet)
}

/** How PostgreSQL's protocol distinguishes such a message from the start of a connection. */
const cancelRequest = 80_877_102

const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  numeric: 1700,
  textArray: 1009,
  int8Array: 1016,
  dateArray: 1182,
  timestampArray: 1115,
  timestamptzArray: 1185,
  numericArray: 1231,
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Bilangan di luar batas aman: ${text}`)
  return value
}

/** '2024-11-21 11:37:00.5+00' -> '2024-11-21T11:37:00.5+00:00', the form it has inside jsonb. */
function instant(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

const parseTextArray: (text: string) => unknown[] = pg.types.getTypeParser(oid.textArray)
const each = (parse: (text: string) => unknown) => (text: string) =>
  parseTextArray(text).map((item) => (typeof item === 'string' ? parse(item) : item))
const asText = (text: string) => text

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeInteger],
  [oid.int8Array, each(safeInteger)],
  [oid.timestamp, instant],
  [oid.timestamptz, instant],
  [oid.timestampArray, each(instant)],
  [oid.timestamptzArray, each(instant)],
  // A Date would be read in the zone of this machine: a day off. A float would lose digits.
  [oid.date, asText],
  [oid.dateArray, each(asText)],
  [oid.numeric, asText],
  [oid.numericArray, each(asText)],
  [oid.interval, asText],
])

const types: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    return parsers.get(id) ?? pg.types.getTypeParser(id, format)
  },
}

/**
 * Opens one connection with our parsers and settings. The settings go by a statement, not by the
 * start-up packet: an address may carry `options` of its own, and some poolers refuse them.
 * The caller listens to 'error' before anything else can happen to it.
 */
export async function openConnection(
  url: string,
  onLost: (error: Error) => void,
  options: ConnectionOptions = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: options.name ?? 'kencana',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    keepAlive: true,
    types,
  })
  client.on('error', onLost)
  try {
    await client.connect()
    await client.query(
      `select set_config('search_path', $1, false), set_config('timezone', 'UTC', false),
        set_config('datestyle', 'ISO, YMD', false), set_config('jit', 'off', false),
        set_config('statement_timeout', $2, false),
        set_config('idle_in_transaction_session_timeout', '60s', false),
        set_config('${SHOP_SETTING}', '', false)`,
      [SCHEMA, String(options.statementTimeoutMs ?? 0)],
    )
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
