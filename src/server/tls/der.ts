// The few forms of ASN.1's DER that a certificate needs (ITU-T X.690, RFC 5280 appendix A).

/** One value: its tag, its length, its content. */
function tagged(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = bytesOf(length, 256)
  return Buffer.from([0x80 | bytes.length, ...bytes])
}

/** The digits of a number in a base, the greatest first. */
function bytesOf(value: number, base: number): number[] {
  return value < base ? [value] : [...bytesOf(Math.floor(value / base), base), value % base]
}

export const sequence = (...items: readonly Uint8Array[]) => tagged(0x30, ...items)
export const set = (...items: readonly Uint8Array[]) => tagged(0x31, ...items)
export const truth = Buffer.from([0x01, 0x01, 0xff])
export const octets = (content: Uint8Array) => tagged(0x04, content)
export const utf8 = (text: string) => tagged(0x0c, Buffer.from(text, 'utf8'))

/** A positive integer, from its bytes; a leading bit would make it negative. */
export function integer(bytes: Uint8Array): Buffer {
  const first = bytes[0] ?? 0
  return first >= 0x80 ? tagged(0x02, Buffer.from([0]), bytes) : tagged(0x02, bytes)
}

/** A bit string; `unused` bits at its end do not count. */
export const bits = (content: Uint8Array, unused = 0) =>
  tagged(0x03, Buffer.from([unused]), content)

/** '2.5.29.17' and the like: base 128, all but the last byte of a part marked. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const parts = [first * 40 + second, ...rest].flatMap((part) => {
    const digits = bytesOf(part, 128)
    return digits.map((digit, index) => (index < digits.length - 1 ? digit | 0x80 : digit))
  })
  return tagged(0x06, Buffer.from(parts))
}

/** A value under a number that its place gives a meaning: [2] and the like. */
export const numbered = (number: number, content: Uint8Array) => tagged(0x80 | number, content)
export const numberedGroup = (number: number, ...content: readonly Uint8Array[]) =>
  tagged(0xa0 | number, ...content)

/** An instant ('2026-11-21T12:00:00.000Z'): with two digits of the year before 2050. */
export function time(instant: string): Buffer {
  const digits = `${instant.slice(0, 19).replaceAll(/[-T:]/g, '')}Z`
  return digits < '2050'
    ? tagged(0x17, Buffer.from(digits.slice(2)))
    : tagged(0x18, Buffer.from(digits))
}
