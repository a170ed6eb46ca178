import type { FastifyInstance } from 'fastify'
import type http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import type { Config } from './config.ts'
import { serverNames } from './server-names.ts'
import { codeOf, StartProblem } from './start-problem.ts'
import { isOwnHost } from './own-host.ts'
import { openRedirectingDoor, openSecureDoor, portOf, type Identity } from './tls/doors.ts'
import { isPermitted } from './tls/local-authority.ts'
import { CERTIFICATE_PATH, INSTALL_PATH, sealOf } from './tls/install-pages.ts'

/** The open ports of a server. */
export interface Listening {
  readonly port: number
  /** undefined = no HTTPS. */
  readonly securePort: number | undefined
  /** No new connection is accepted, open requests finish, and after the limit they are cut. */
  close(limitMs: number): Promise<void>
}

/** The command line that sets a variable, as the shell of this system has it. */
const startWith = (variable: string, port: number): string =>
  process.platform === 'win32'
    ? `set "${variable}=${port}" && npm start`
    : `${variable}=${port} npm start`

function listenProblem(error: unknown, variable: string, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: ` +
          startWith(variable, port + 10),
      )
    case 'EACCES':
      return new StartProblem(
        `Port ${port} tidak boleh dipakai akun ini; pilih port di atas 1024 (${variable}).`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(`HOST ${host} bukan alamat mesin ini.`)
    default:
      return error
  }
}

function listen(server: net.Server, variable: string, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, variable, host, port)))
    server.listen({ host, port }, resolve)
  })
}

/** Reports a port in use before minutes are spent on the database. */
export async function checkPorts(config: Config): Promise<void> {
  const wanted = [{ variable: 'PORT', port: config.port }]
  if (config.https !== 'off') wanted.push({ variable: 'HTTPS_PORT', port: config.httpsPort })
  for (const { variable, port } of wanted) {
    if (port === 0) continue
    const probe = net.createServer()
    await listen(probe, variable, config.host, port)
    await new Promise((resolve) => probe.close(resolve))
  }
}

export async function openDoors(
  app: FastifyInstance,
  config: Config,
  identity: Identity | undefined,
): Promise<Listening> {
  await app.ready()
  const doors: http.Server[] = []
  const sockets = new Set<net.Socket>()
  const track = (server: http.Server) => {
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
  }
  track(app.server)
  const secure = identity && openSecureDoor(identity, app.server)
  const outer =
    identity && (config.https === 'only' || config.https === 'outside')
      ? openRedirectingDoor(
          identity,
          () => (secure ? portOf(secure) : 0),
          serverNames({ ...config, origin: undefined }),
          config.https === 'outside' ? app.server : undefined,
        )
      : undefined
  for (const door of [secure, outer]) {
    if (!door) continue
    track(door)
    doors.push(door)
  }
  const close = (limitMs: number) => closeDoors(app, doors, sockets, limitMs)
  try {
    if (secure) await listen(secure, 'HTTPS_PORT', config.host, config.httpsPort)
    if (outer) await listen(outer, 'PORT', config.host, config.port)
    else await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close(0)
    throw listenProblem(error, 'PORT', config.host, config.port)
  }
  return { port: portOf(outer ?? app.server), securePort: secure && portOf(secure), close }
}

async function closeDoors(
  app: FastifyInstance,
  doors: readonly http.Server[],
  sockets: ReadonlySet<net.Socket>,
  limitMs: number,
): Promise<void> {
  const servers = [app.server, ...doors]
  // A connection that a browser keeps open becomes idle only when its request has ended.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 50)
  let limit: NodeJS.Timeout | undefined
  const patienceEnds = new Promise<void>((resolve) => {
    limit = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
      resolve()
    }, limitMs)
  })
  const closing = doors.map((door) => new Promise((resolve) => door.close(resolve)))
  await Promise.race([Promise.all([app.close(), ...closing]), patienceEnds])
  clearTimeout(limit)
  clearInterval(sweep)
}

/** Where to point the browser, on this machine and from the others of the shop. */
export function addressesOf(
  { port, securePort }: Pick<Listening, 'port' | 'securePort'>,
  config: Config,
  authority: boolean,
): { readonly plain: string[]; readonly shown: string[] } {
  const hosts = reachableHosts(config.host)
  const plain = hosts.map((host) => `http://${host}:${port}`)
  // Our own authority signs for the shop's networks only: an address on the internet cannot be
  // used.
  const secure = hosts
    .filter((host) => securePort !== undefined && (!authority || isPermitted(host)))
    .map((host) => `https://${host}:${securePort}`)
  const open = config.https === 'outside' ? plain.filter(isOwn) : plain
  return { plain, shown: config.https === 'only' ? secure : [...open, ...secure] }
}

/** The same in words, with the way to make a device of the shop trust them. */
export function addressLines(
  listening: Pick<Listening, 'port' | 'securePort'>,
  config: Config,
  authority: boolean,
  certificate?: string,
): string[] {
  const { plain, shown } = addressesOf(listening, config, authority)
  const lines = ['Buka di browser:', ...shown.map((address) => `  ${address}`)]
  if (listening.securePort === undefined && plain.some((address) => !isOwn(address)))
    lines.push(
      'Peringatan: tanpa HTTPS sandi dan data pelanggan lewat jaringan tanpa dikunci.',
      '  Nyalakan dengan HTTPS=auto (docs/operasi/menjalankan.md).',
    )
  if (isOwnHost(config.host))
    lines.push('Hanya mesin ini yang dapat membukanya; untuk perangkat lain: HOST=0.0.0.0')
  if (authority) {
    const base = plain.at(-1) ?? ''
    lines.push(`Sertifikat untuk perangkat toko: ${base}${CERTIFICATE_PATH}`)
    lines.push(`Cara memasangnya: ${base}${INSTALL_PATH}`)
    if (certificate !== undefined)
      lines.push(`Sidik jarinya (SHA-256), bandingkan di tiap perangkat: ${sealOf(certificate)}`)
  }
  return lines
}

const isOwn = (address: string): boolean => isOwnHost(new URL(address).hostname)

const everywhere = new Set(['0.0.0.0', '::'])

function reachableHosts(host: string): string[] {
  if (!everywhere.has(host)) return [net.isIPv6(host) ? `[${host}]` : host]
  const cards = Object.values(os.networkInterfaces()).flatMap((card) => card ?? [])
  const outside = cards.filter(({ internal, family }) => !internal && family === 'IPv4')
  return ['localhost', ...outside.map(({ address }) => address)]
}
