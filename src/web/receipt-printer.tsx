import { keep, kept } from './storage.tsx'

/** How notas leave this computer: by the browser's own dialog, or as slips of a receipt printer. */
type ReceiptSetting = {
  readonly lewat: 'BROWSER' | 'USB' | 'SERIAL'
  /** Its roll, as a print asks for it. */
  readonly gulungan: 'STRUK80' | 'STRUK58'
  /** Opens the drawer that hangs on the printer. */
  readonly laci: boolean
}

/** The setting of this computer; it stays when the user leaves. */
export function receiptSetting(): ReceiptSetting {
  const [lewat, gulungan, laci] = (kept('struk') ?? '').split(' ')
  return {
    lewat: lewat === 'USB' || lewat === 'SERIAL' ? lewat : 'BROWSER',
    gulungan: gulungan === 'STRUK58' ? gulungan : 'STRUK80',
    laci: laci === 'laci',
  }
}

export const keepReceiptSetting = ({ gulungan, laci, lewat }: ReceiptSetting): void =>
  keep('struk', `${lewat} ${gulungan} ${laci ? 'laci' : '-'}`)

/** ESC p: a pulse of 50 ms to the drawer's first pin, and half a second of rest (Epson). */
const pulse = Uint8Array.of(0x1b, 0x70, 0, 25, 250)

/** What is sent, with the drawer opened first where it is asked for. */
export function withDrawer(bytes: ArrayBuffer, laci: boolean): ArrayBuffer {
  const head = laci ? pulse : new Uint8Array()
  const whole = new Uint8Array(head.length + bytes.byteLength)
  whole.set(head)
  whole.set(new Uint8Array(bytes), head.length)
  return whole.buffer
}
