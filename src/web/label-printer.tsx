// The label printer on this computer, by WebUSB or Web Serial: it takes bytes in its own language.

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
interface UsbDevice {
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, bytes: ArrayBuffer): Promise<unknown>
}
interface Usb {
  requestDevice(options: object): Promise<UsbDevice>
}
interface Port {
  open(options: object): Promise<void>
  close(): Promise<void>
  readonly writable: WritableStream<Uint8Array> | null
}
interface Serial {
  requestPort(): Promise<Port>
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

/** A printer that somebody chose: takes bytes, one job after the other. */
export type LabelPrinter = (bytes: ArrayBuffer) => Promise<void>

/** USB's class of printers; others are not offered. */
const printers = { filters: [{ classCode: 7 }] }
const baudRate = 9600

async function sendByUsb(device: UsbDevice, bytes: ArrayBuffer): Promise<void> {
  await device.open()
  try {
    if (device.configuration === null) await device.selectConfiguration(1)
    for (const { alternate, interfaceNumber } of device.configuration?.interfaces ?? []) {
      const out = alternate.endpoints.find(({ direction }) => direction === 'out')
      if (out === undefined) continue
      await device.claimInterface(interfaceNumber)
      await device.transferOut(out.endpointNumber, bytes)
      return
    }
    throw new Error('the device has no way in')
  } finally {
    await device.close()
  }
}

async function sendBySerial(port: Port, bytes: ArrayBuffer): Promise<void> {
  await port.open({ baudRate })
  try {
    const writer = port.writable?.getWriter()
    await writer?.write(new Uint8Array(bytes))
    await writer?.close()
  } finally {
    await port.close()
  }
}

/**
 * Lets the person choose the printer. Must be called by a press of a button.
 * @returns undefined when nothing was chosen, or the browser has no such way
 */
export async function chooseLabelPrinter(way: PrinterWay): Promise<LabelPrinter | undefined> {
  try {
    if (way === 'USB') {
      const device = await usb()?.requestDevice(printers)
      return device && ((bytes) => sendByUsb(device, bytes))
    }
    const port = await serial()?.requestPort()
    return port && ((bytes) => sendBySerial(port, bytes))
  } catch {
    return undefined // the person closed the choice
  }
}
