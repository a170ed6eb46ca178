import fs from 'node:fs'
import path from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { freePort } from '#server/postgres/processes'
import { until, type ServerProcess, type ServerProcesses } from '#server/test-process'
import type { Sent, TestAnswer } from '#server/test-http'

/** A whole server of a scenario, reached through its port. */
export interface Mesin {
  readonly port: number
  readonly origin: string
  readonly server: ServerProcess
  send(method: string, address: string, sent?: Sent): Promise<TestAnswer>
  /** Every event of the live line of whoever has this token. */
  dengar(token: string): Promise<{ socket: Socket; heard: string[] }>
}

/** Starts a server with a data folder of its own; the port of one that died may be taken again. */
export async function nyalakan(
  servers: ServerProcesses,
  nama: string,
  variables: Readonly<Record<string, string>>,
  port?: number,
): Promise<Mesin> {
  const at = port ?? (await freePort())
  const folder = path.join(servers.dataDir, nama)
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const server = servers.launch({ ...variables, PORT: String(at), DATA_DIR: folder })
  const { child, said } = server
  // An empty database is migrated first, on a machine that may have other things to do.
  await until(() => said().includes('Kencana siap') || child.exitCode !== null, 90)
  if (child.exitCode !== null) throw new Error(`${nama} did not come up: ${said()}`)
  const origin = `http://127.0.0.1:${at}`
  return { port: at, origin, server, send: sendTo(origin), dengar: listenTo(origin) }
}

const sendTo =
  (origin: string): Mesin['send'] =>
  async (method, address, { body, headers, query, token } = {}) => {
    const isBytes = body instanceof Buffer
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const answer = await fetch(origin + address + search, {
      method,
      headers: {
        'x-auth-token': token ?? '',
        'x-perangkat': 'uji',
        // One connection a request, as behind a proxy that keeps none to a server that is leaving.
        connection: 'close',
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined
        ? {}
        : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = bytes.toString('utf8')
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    return { status: answer.status, headers: {}, text, bytes, json: isJson ? JSON.parse(text) : {} }
  }

const listenTo =
  (origin: string): Mesin['dengar'] =>
  async (token) => {
    const socket = io(origin, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    })
    const heard: string[] = []
    socket.onAny((event: string) => heard.push(event))
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve)
      socket.on('connect_error', reject)
    })
    return { socket, heard }
  }

/** The first visit: founds the shop of this server and signs its owner in. */
export async function dirikan(mesin: Mesin, kode_toko: string): Promise<string> {
  await until(() => mesin.server.said().includes('kode setup'), 90)
  const kode = /kode setup (\w+)/.exec(mesin.server.said())?.[1]
  const user = { user_id: `own.${kode_toko.toLowerCase()}`, password: 'kencana-uji' }
  const shop = { kode_toko, nama_toko: `Toko ${kode_toko}`, zona: 'Asia/Jakarta' }
  const body = { kode, ...shop, usere_name: 'Pemilik', ...user }
  const made = await mesin.send('POST', '/api/v1/setup', { body })
  if (made.status !== 200) throw new Error(made.text)
  return masuk(mesin, user.user_id)
}

export async function masuk(mesin: Mesin, user_id: string, perangkat = 'uji'): Promise<string> {
  const body = { user_id, password: 'kencana-uji' }
  const { json, text } = await mesin.send('POST', '/api/v1/users/login', {
    body,
    headers: { 'x-perangkat': perangkat },
  })
  if (!json.data) throw new Error(text)
  return String(json.data.token)
}
