import { useEffect, useRef, useSyncExternalStore } from 'react'
import { pembacaTimbangan, type BacaanTimbangan } from '#kernel/timbangan'
import { keep, kept } from './storage.tsx'
import { createStore } from './store.tsx'

// The scale on this computer, by Web Serial: one for the whole page, whichever screen listens.

/** The protocol of a scale; its manual names it. */
export interface ScaleSetting {
  readonly timbangan: string // what the staff calls it
  readonly baud: number
  readonly bits: '8N1' | '7E1'
}
const usual: ScaleSetting = { timbangan: 'UTAMA', baud: 9600, bits: '8N1' }

/** The settings of this computer's scale; they stay when the user leaves. */
export function scaleSetting(): ScaleSetting {
  const [timbangan, baud, bits] = (kept('timbangan') ?? '').split(' ')
  return timbangan
    ? { timbangan, baud: Number(baud) || usual.baud, bits: bits === '7E1' ? '7E1' : '8N1' }
    : usual
}
export const keepScaleSetting = ({ baud, bits, timbangan }: ScaleSetting): void =>
  keep('timbangan', `${timbangan} ${baud} ${bits}`)

export type ScaleState = 'putus' | 'menyambung' | 'tersambung' | 'gagal'
export interface Scale {
  readonly state: ScaleState
  /** What it said last, steady or not. */
  readonly last: BacaanTimbangan | undefined
  /** Bytes since the last reading: many of them mean that it speaks another way. */
  readonly unread: number
}
const nothing = { last: undefined, unread: 0 } as const
export const scale = createStore<Scale>({ state: 'putus', ...nothing })

// What is used of the browser's interface: TypeScript's own library does not describe it yet.
interface Port {
  open(options: object): Promise<void>
  close(): Promise<void>
  readonly readable: ReadableStream<Uint8Array> | null
}
interface Serial {
  requestPort(): Promise<Port>
}
const isSerial = (value: unknown): value is Serial =>
  typeof value === 'object' && value !== null && 'requestPort' in value

const serial = (): Serial | undefined => {
  const found: unknown = 'serial' in navigator ? navigator.serial : undefined
  return isSerial(found) ? found : undefined
}

/** Firefox and Safari do not have it, nor does a page without HTTPS: there the user types. */
export const hasSerial = (): boolean => serial() !== undefined

type Heard = (bacaan: BacaanTimbangan) => void
const listeners = new Set<Heard>()
let reader: ReadableStreamDefaultReader<Uint8Array> | undefined

async function listen(port: Port): Promise<void> {
  const read = pembacaTimbangan()
  const source = port.readable?.getReader()
  reader = source
  for (;;) {
    const { done = true, value } = (await source?.read()) ?? {}
    if (done || value === undefined) return
    const found = read(value)
    const last = found.at(-1)
    if (last) scale.set({ state: 'tersambung', last, unread: 0 })
    else scale.set({ ...scale.get(), unread: scale.get().unread + value.length })
    for (const bacaan of found) for (const heard of listeners) heard(bacaan)
  }
}

/**
 * Lets the person choose a port and listens to it until it is closed or pulled out. Must be called
 * by a press of a button. @returns false when nothing was chosen or the port did not open
 */
export async function connectScale(): Promise<boolean> {
  const found = serial()
  if (!found || reader) return false
  const { baud, bits } = scaleSetting()
  scale.set({ state: 'menyambung', ...nothing })
  try {
    const port = await found.requestPort()
    await port.open({
      baudRate: baud,
      dataBits: bits === '7E1' ? 7 : 8,
      parity: bits === '7E1' ? 'even' : 'none',
      stopBits: 1,
    })
    scale.set({ state: 'tersambung', ...nothing })
    void listen(port)
      .catch(() => undefined) // pulled out
      .finally(() => {
        reader = undefined
        scale.set({ state: 'putus', ...nothing })
        void port.close().catch(() => undefined)
      })
    return true
  } catch {
    scale.set({ state: 'gagal', ...nothing })
    return false
  }
}

export async function disconnectScale(): Promise<void> {
  await reader?.cancel()
}

/** Hears every reading while the screen is open; nothing is drawn again for it. */
export function useScaleHeard(heard: Heard): void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const mine: Heard = (bacaan) => latest.current(bacaan)
    listeners.add(mine)
    return () => void listeners.delete(mine)
  }, [])
}

/** Whether it is connected: drawn again when that changes, not at every reading. */
export const useScaleState = (): ScaleState =>
  useSyncExternalStore(scale.watch, () => scale.get().state)

/** Hears every reading, and shows each. */
export function useScale(heard: Heard): Scale {
  useScaleHeard(heard)
  return scale.use()
}
