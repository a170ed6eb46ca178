import { X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import type { Config } from './config.ts'
import { isOwnHost } from './own-host.ts'
import { ownNames } from './tls/local-authority.ts'

/**
 * The names of this server, from its configuration: a request cannot be trusted to name the server.
 * Passkeys, printed addresses and redirections use one of these names.
 */
export interface ServerNames {
  /** True when the operator gave a name: ORIGIN, HTTPS_NAMES, or a certificate. */
  readonly given: boolean
  /** True when other machines may reach it unencrypted and without a proxy. */
  readonly plain: boolean
  /** The hosts that a passkey may belong to; an IP address is none. */
  readonly passkeys: () => readonly string[]
  /** The host in the request, if it is one of the server's own; else the first of its own. */
  readonly hostOf: (host: string) => string
  /** The same of a whole address, https://toko.example:4443; ORIGIN where there is one. */
  readonly originOf: (said: string) => string
}

export type NamedBy = Pick<Config, 'origin'> &
  Partial<Pick<Config, 'https' | 'httpsNames' | 'certificate' | 'host' | 'trustProxy'>>

/** A new network card or a renewed certificate is seen this soon. */
const keptMs = 60_000

/** The names in the operator's certificate; `*.toko.example` stays as it is. */
function namesIn(file: string): string[] {
  const { subjectAltName = '' } = new X509Certificate(fs.readFileSync(file))
  return [...subjectAltName.matchAll(/(?:DNS|IP Address):([^,\s]+)/g)].map(([, name]) => name ?? '')
}

const isAt = (host: string) => (name: string) =>
  name.startsWith('*.') ? host.slice(host.indexOf('.')) === name.slice(1) : host === name

const bare = (host: string): string => host.replace(/^\[|\]$/g, '')
const isName = (name: string): boolean => net.isIP(name) === 0 && !name.startsWith('*.')

/** @param read the names by which this server is called, without ORIGIN; tests bring their own */
export function serverNames(
  config: NamedBy,
  read: () => readonly string[] = () =>
    config.certificate
      ? ['localhost', ...namesIn(config.certificate.cert), ...ownNames(config.httpsNames ?? [])]
      : ownNames(config.httpsNames ?? []),
): ServerNames {
  const named = (config.httpsNames ?? []).length > 0
  const secure = named || (config.https !== undefined && config.https !== 'off')
  const public_ = config.origin === undefined ? undefined : new URL(config.origin)
  let names: readonly string[] = []
  let readAt = -Infinity
  const known = (): readonly string[] => {
    if (performance.now() - readAt > keptMs) {
      names = read()
      readAt = performance.now()
    }
    return names
  }
  const hostOf = (host: string): string =>
    public_?.hostname ??
    (known().some(isAt(bare(host).toLowerCase()))
      ? host
      : (known().find((name) => isName(name) && (secure || name === 'localhost')) ?? 'localhost'))
  return {
    given: public_ !== undefined || secure,
    plain:
      config.https === 'off' &&
      !isOwnHost(config.host ?? 'localhost') &&
      !config.trustProxy?.length,
    passkeys: () =>
      public_ ? [public_.hostname] : secure ? known().filter(isName) : ['localhost'],
    hostOf,
    originOf: (said) => {
      if (public_) return public_.origin
      const address = new URL(said)
      address.hostname = hostOf(address.hostname)
      return address.origin
    },
  }
}
