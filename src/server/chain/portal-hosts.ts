/** This machine itself: the only address that may be called without TLS. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)

/**
 * Whether calls may be sent to a portal: a host of PORTAL_HOSTS (`host` or `host:port`) or that of
 * PORTAL_PUSAT, over HTTPS. A row of a master alone is not enough.
 */
export function maySendTo(portal: string, hosts: readonly string[], pusat?: string): boolean {
  if (!URL.canParse(portal)) return false
  const { host, hostname, protocol, username } = new URL(portal)
  if (username !== '' || (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))))
    return false
  const known = pusat === undefined ? hosts : [...hosts, new URL(pusat).host]
  return known.some((one) => one.toLowerCase() === host || one.toLowerCase() === hostname)
}
