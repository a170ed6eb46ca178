// A printer on this computer that takes bytes in its own language, by WebUSB or Web Serial.

import { keep, kept } from './storage.tsx'

// The parts of the browser's interfaces that are used here. TypeScript's library does not describe
// them yet.
interface UsbEndpoint {
  readonly direction: string
  readonly endpointNumber: number
}
interface UsbInterface {
  readonly interfaceNumber: number
  readonly alternate: { readonly endpoints: readonly UsbEndpoint[] }
}
interface UsbSent {
  readonly status: string // 'ok', 'stall' or 'babble'
  readonly bytesWritten: number
}
interface UsbDevice {
  readonly vendorId: number
  readonly productId: number
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, bytes: ArrayBuffer): Promise<UsbSent>
  transferIn(endpoint: number, length: number): Promise<{ readonly data?: DataView }>
}
interface Usb {
  requestDevice(options: object): Promise<UsbDevice>
  getDevices(): Promise<readonly UsbDevice[]>
}
interface Port {
  open(options: object): Promise<void>
  close(): Promise<void>
  getInfo(): { readonly usbVendorId?: number; readonly usbProductId?: number }
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
}
interface Serial {
  requestPort(): Promise<Port>
  getPorts(): Promise<readonly Port[]>
}

const isUsb = (value: unknown): value is Usb =>
  typeof value === 'object' && value !== null && 'requestDevice' in value
const isSerial = (value: unknown): value is Serial =>
  typeof value === 'object' && value !== null && 'requestPort' in value

const usb = (): Usb | undefined => {
  const found: unknown = 'usb' in navigator ? navigator.usb : undefined
  return isUsb(found) ? found : undefined
}
const serial = (): Serial | undefined => {
  const found: unknown = 'serial' in navigator ? navigator.serial : undefined
  return isSerial(found) ? found : undefined
}

export type PrinterWay = 'USB' | 'SERIAL'
export const hasPrinterWay = (way: PrinterWay): boolean =>
  (way === 'USB' ? usb() : serial()) !== undefined

/** An open line to a printer. */
interface Line {
  readonly send: (bytes: ArrayBuffer) => Promise<void>
  /** What it says next; undefined: it says nothing any more. */
  readonly hear: () => Promise<Uint8Array | undefined>
}

/** Opens the line for one piece of work, and closes it whatever happens. */
type Opened = <T>(work: (line: Line) => Promise<T>) => Promise<T>

/** A printer that somebody chose. */
export interface Printer {
  /** One job after the other. */
  readonly send: (bytes: ArrayBuffer) => Promise<void>
  /** Sends a question and collects what comes back within so many milliseconds. */
  readonly ask: (question: ArrayBuffer, milliseconds: number) => Promise<Uint8Array>
}

/** USB's class of printers; others are not offered. */
const printers = { filters: [{ classCode: 7 }] }
/** What printers are set to as they come. */
const usualBaud = 9600

const notWhole = (): Error => new Error('the printer did not take all of it')

const byUsb =
  (device: UsbDevice): Opened =>
  async (work) => {
    await device.open()
    try {
      if (device.configuration === null) await device.selectConfiguration(1)
      for (const { alternate, interfaceNumber } of device.configuration?.interfaces ?? []) {
        const end = (direction: string) =>
          alternate.endpoints.find((one) => one.direction === direction)?.endpointNumber
        const [into, from] = [end('out'), end('in')]
        if (into === undefined) continue
        await device.claimInterface(interfaceNumber)
        return await work({
          send: async (bytes) => {
            const { bytesWritten, status } = await device.transferOut(into, bytes)
            if (status !== 'ok' || bytesWritten < bytes.byteLength) throw notWhole()
          },
          hear: async () => {
            const data = from === undefined ? undefined : (await device.transferIn(from, 64)).data
            return data && new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
          },
        })
      }
      throw new Error('the device has no way in')
    } finally {
      await device.close()
    }
  }

const bySerial =
  (port: Port, baudRate: number): Opened =>
  async (work) => {
    await port.open({ baudRate })
    const { readable, writable } = port
    try {
      if (writable === null) throw notWhole()
      const writer = writable.getWriter()
      const reader = readable?.getReader()
      let stuck = false
      try {
        return await work({
          send: async (bytes) => {
            stuck = true
            await writer.write(new Uint8Array(bytes))
            stuck = false
          },
          hear: async () => (await reader?.read())?.value,
        })
      } finally {
        // What broke refuses to be ended, and keeps the port for ever where it is not let go.
        await reader?.cancel().catch(() => undefined)
        await (stuck ? writer.abort() : writer.close()).catch(() => undefined)
        reader?.releaseLock()
        writer.releaseLock()
      }
    } finally {
      await port.close()
    }
  }

/** The last job of each printer: one that is open cannot be opened again. */
const jobs = new WeakMap<object, Promise<unknown>>()

/** A long slip takes that long over a serial line; by USB it is stuck, as without paper. */
const longest = { USB: 10_000, SERIAL: 150_000 } as const

async function ended(job: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([
    job,
    new Promise((done) => {
      timer = setTimeout(done, milliseconds)
    }),
  ])
  clearTimeout(timer)
}

/** Waits for the job before it, but not for one that is stuck: a check must be able to say so. */
const inTurn =
  (device: object, opened: Opened, way: PrinterWay): Opened =>
  (work) => {
    const before = jobs.get(device) ?? Promise.resolve()
    const mine = ended(before, longest[way]).then(() => opened(work))
    jobs.set(
      device,
      mine.catch(() => undefined),
    )
    return mine
  }

const printerOf = (opened: Opened): Printer => ({
  send: (bytes) => opened((line) => line.send(bytes)),
  ask: (question, milliseconds) =>
    opened(async ({ hear, send }) => {
      const heard: number[] = []
      const over = new Promise<undefined>((done) => setTimeout(done, milliseconds))
      await Promise.race([send(question), over])
      for (;;) {
        // Closing the line ends a reading that nothing answers.
        const part = await Promise.race([hear().catch(() => undefined), over])
        if (part === undefined) return Uint8Array.from(heard)
        heard.push(...part)
      }
    }),
})

const usbPrinter = (device: UsbDevice): Printer => printerOf(inTurn(device, byUsb(device), 'USB'))
const serialPrinter = (port: Port, role: PrinterRole): Printer =>
  printerOf(inTurn(port, bySerial(port, printerBaud(role)), 'SERIAL'))

/** What a printer is for; this computer may have one of each. */
export type PrinterRole = 'label' | 'struk'
const memory = { label: 'printer-label', struk: 'printer-struk' } as const

/** The speed of its serial line: what is set at the printer itself. */
export const printerBaud = (role: PrinterRole): number =>
  Number(kept(`${memory[role]}-baud`)) || usualBaud
export const keepPrinterBaud = (role: PrinterRole, baud: number): void =>
  keep(`${memory[role]}-baud`, String(baud))

const nameOf = (vendor: number | undefined, product: number | undefined): string =>
  `${vendor ?? 0}:${product ?? 0}`
const nameOfDevice = ({ productId, vendorId }: UsbDevice): string => nameOf(vendorId, productId)
const nameOfPort = (port: Port): string => {
  const { usbProductId, usbVendorId } = port.getInfo()
  return nameOf(usbVendorId, usbProductId)
}

/** The printer that was chosen here before, where it is plugged in: nobody is asked. */
async function knownPrinter(way: PrinterWay, role: PrinterRole): Promise<Printer | undefined> {
  const name = kept(memory[role])
  if (name === null) return undefined
  if (way === 'USB') {
    const device = (await usb()?.getDevices())?.find((one) => nameOfDevice(one) === name)
    return device && usbPrinter(device)
  }
  // Two ports of one name may be this printer and a scale: then somebody has to say which.
  const [port, ...more] =
    (await serial()?.getPorts())?.filter((one) => nameOfPort(one) === name) ?? []
  return port && more.length === 0 ? serialPrinter(port, role) : undefined
}

/**
 * The printer of this computer: the one that was chosen before, else the person chooses; that the
 * browser allows only in a press of a button.
 * @param anew asks in any case
 * @returns undefined when nothing was chosen, or the browser has no such way
 */
export async function choosePrinter(
  way: PrinterWay,
  role: PrinterRole,
  anew = false,
): Promise<Printer | undefined> {
  const known = anew ? undefined : await knownPrinter(way, role)
  if (known) return known
  try {
    if (way === 'USB') {
      const device = await usb()?.requestDevice(printers)
      if (device) keep(memory[role], nameOfDevice(device))
      return device && usbPrinter(device)
    }
    const port = await serial()?.requestPort()
    if (port) keep(memory[role], nameOfPort(port))
    return port && serialPrinter(port, role)
  } catch {
    return undefined // the person closed the choice
  }
}
