import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type net from 'node:net'
import { createSecureContext } from 'node:tls'
import type { Config } from '../config.ts'
import { isOwnHost } from '../own-host.ts'
import type { ServerNames } from '../server-names.ts'
import { StartProblem } from '../start-problem.ts'
import { installPage } from './install-pages.ts'
import { isPermitted, LocalAuthority, ownNames, type Credentials } from './local-authority.ts'

/** The certificate that the server shows over HTTPS. */
export interface Identity {
  /** The certificate that devices install; undefined when the operator brought his own. */
  readonly authority: string | undefined
  credentials(): Credentials
}

export function openIdentity(
  config: Config,
  folder: string,
  say: (line: string) => void,
): Identity | undefined {
  if (config.https === 'off') return undefined
  if (config.certificate) return operatorIdentity(config.certificate)
  const strange = config.httpsNames.filter((name) => !isPermitted(name))
  if (strange.length > 0) {
    say(`Sertifikat buatan sendiri tidak berlaku untuk ${strange.join(', ')}; pakai TLS_CERT.`)
  }
  const authority = new LocalAuthority(folder)
  return {
    authority: authority.certificate,
    credentials: () => authority.credentialsFor(ownNames(config.httpsNames)),
  }
}

function operatorIdentity(files: { readonly cert: string; readonly key: string }): Identity {
  const credentials = () => ({
    cert: fs.readFileSync(files.cert, 'utf8'),
    key: fs.readFileSync(files.key, 'utf8'),
  })
  try {
    createSecureContext(credentials())
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`TLS_CERT dan TLS_KEY tidak dapat dipakai bersama: ${why}`)
  }
  return { authority: undefined, credentials }
}

const checkEveryMs = 60_000

/**
 * A second port of a server: requests and sockets that come by TLS are handed to it, so that
 * nothing behind it needs to know of two ports. New addresses of this machine and renewed
 * certificates are used while it runs.
 */
export function openSecureDoor(identity: Identity, inner: http.Server): https.Server {
  let shown = identity.credentials()
  const door = https.createServer({ ...shown, minVersion: 'TLSv1.2' })
  const handOver = ['request', 'upgrade', 'checkContinue', 'clientError'] as const
  for (const event of handOver) {
    door.on(event, (...args: unknown[]) => inner.emit(event, ...args))
  }
  const watch = setInterval(() => {
    try {
      const now = identity.credentials()
      if (now.cert !== shown.cert) door.setSecureContext({ ...now, minVersion: 'TLSv1.2' })
      shown = now
    } catch {
      // The file is half written by a renewal: the old certificate stays in use, and the next check
      // comes soon.
    }
  }, checkEveryMs)
  watch.unref()
  door.once('close', () => clearInterval(watch))
  return door
}

/** Whether a caller is on this machine. */
const isInside = ({ remoteAddress = '' }: net.Socket): boolean =>
  isOwnHost(remoteAddress.replace(/^::ffff:/, ''))

/**
 * The HTTP port serves the certificate pages and sends everyone else to HTTPS.
 * @param inside the server for callers on this machine; none: HTTPS=only
 */
export function openRedirectingDoor(
  identity: Identity,
  securePort: () => number,
  { hostOf }: Pick<ServerNames, 'hostOf'>,
  inside?: http.Server,
): http.Server {
  const door = http.createServer((request, response) => {
    if (inside && isInside(request.socket)) {
      inside.emit('request', request, response)
      return
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const page = identity.authority ? installPage(path, identity.authority) : undefined
    if (page) {
      response.writeHead(200, { 'content-type': page.type }).end(page.body)
      return
    }
    // Never to a name that is not ours, whatever name the caller uses for us.
    const host = hostOf((request.headers.host ?? 'localhost').replace(/:\d+$/, ''))
    const port = securePort() === 443 ? '' : `:${securePort()}`
    // 308 keeps the method: a posting is not turned into a reading.
    response.writeHead(308, { location: `https://${host}${port}${request.url ?? '/'}` }).end()
  })
  if (inside)
    door.on('upgrade', (request, socket, head) => {
      if (isInside(request.socket)) inside.emit('upgrade', request, socket, head)
      else socket.destroy()
    })
  return door
}

/** Where a server listens, once it does. */
export function portOf(server: net.Server): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
