import { createHash, randomInt } from 'node:crypto'

/** Letters that nobody takes for another one. */
const huruf = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The secret of a slip: whoever has it may come for what lies with us. */
export const kodeAmbilBaru = (): string =>
  Array.from({ length: 10 }, () => huruf[randomInt(huruf.length)]).join('')

/** What is kept of a PIN. */
export const sidikPin = (id: string, pin: string): string =>
  createHash('sha256').update(`${id} ${pin.trim().toUpperCase()}`).digest('hex')
