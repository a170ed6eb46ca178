import { createHash, randomBytes } from 'node:crypto'
import { isUuid } from '#kernel/kinds'

const asUuid = (bytes: Buffer, version: number): string => {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex', 0, 16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** A uuid v7: those made later sort later, so that books grow at their end. */
export function newId(millis: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(millis, 0, 6)
  return asUuid(bytes, 7)
}

/** The header Idempotency-Key as the books keep it: a uuid as it is, another text's digest. */
export const keyOf = (header: string): string =>
  isUuid(header) ? header.toLowerCase() : asUuid(createHash('sha256').update(header).digest(), 8)

/** JSON with the names of every object in order: equal values give equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const texts = members
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
  return `{${texts.join(',')}}`
}

/** sha256 of a value's canonical text, in hex. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex')
