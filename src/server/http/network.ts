/**
 * The network that an address stands for where calls are counted: an IPv6 address is one of 2^64
 * that its owner has (a /64), an IPv4 address is its own, also as IPv6 writes it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':') || plain.includes('.')) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter((part) => part !== '')
  const after = (tail ?? '').split(':').filter((part) => part !== '')
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const parts = [...before, ...gap, ...after].slice(0, 4)
  return parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')
}
