import { afterEach, expect, test, vi } from 'vitest'
import { choosePrinter } from './printer.tsx'

const bytes = (...of: number[]): ArrayBuffer => Uint8Array.from(of).buffer

interface Fake {
  /** What happened to it, in order. */
  readonly log: string[]
  /** Takes a job; what it throws breaks the line. */
  readonly take: (job: readonly number[]) => Promise<void>
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('aborted')))
  })

/** A port that cannot be opened twice, nor closed while somebody holds its streams. */
function onSerial({ log, take }: Fake, tuli = false): void {
  let open = false
  let streams: { readonly readable: ReadableStream; readonly writable: WritableStream } | undefined
  const port = {
    getInfo: () => ({ usbVendorId: 1208, usbProductId: 514 }),
    get readable() {
      return streams?.readable ?? null
    },
    get writable() {
      return tuli ? null : (streams?.writable ?? null)
    },
    open: async () => {
      if (open) throw new Error('open already')
      open = true
      log.push('open')
      streams = {
        readable: new ReadableStream(),
        writable: new WritableStream<Uint8Array>({
          write: (job, { signal }) => Promise.race([take([...job]), aborted(signal)]),
        }),
      }
    },
    close: async () => {
      if (streams?.readable.locked || streams?.writable.locked) throw new Error('held')
      open = false
      log.push('closed')
    },
  }
  vi.stubGlobal('navigator', {
    serial: { requestPort: async () => port, getPorts: async () => [] },
  })
}

interface Sent {
  readonly status: string
  readonly bytesWritten: number
}

function onUsb(answer: Sent | Promise<Sent>): string[] {
  const log: string[] = []
  const note = (what: string) => async (): Promise<void> => void log.push(what)
  const endpoints = [{ direction: 'out', endpointNumber: 2 }]
  const device = {
    ...{ vendorId: 1208, productId: 514, open: note('open'), close: note('closed') },
    configuration: { interfaces: [{ interfaceNumber: 0, alternate: { endpoints } }] },
    claimInterface: async () => undefined,
    transferOut: async () => answer,
  }
  vi.stubGlobal('navigator', {
    usb: { requestDevice: async () => device, getDevices: async () => [] },
  })
  return log
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a printer on USB does not take whole has failed', async () => {
  for (const answer of [
    { status: 'stall', bytesWritten: 0 },
    { status: 'ok', bytesWritten: 2 },
  ]) {
    const log = onUsb(answer)
    const printer = await choosePrinter('USB', 'struk', true)
    await expect(printer?.send(bytes(1, 2, 3))).rejects.toThrow('did not take all')
    expect(log).toEqual(['open', 'closed'])
  }
  onUsb({ status: 'ok', bytesWritten: 3 })
  const printer = await choosePrinter('USB', 'struk', true)
  await expect(printer?.send(bytes(1, 2, 3))).resolves.toBeUndefined()
})

test('a serial printer that breaks lets its port go, and one without a way in has failed', async () => {
  const log: string[] = []
  let broken = true
  const take = async (): Promise<void> => {
    if (broken) throw new Error('pulled out')
    log.push('printed')
  }
  onSerial({ log, take })
  const printer = await choosePrinter('SERIAL', 'struk', true)
  await expect(printer?.send(bytes(1))).rejects.toThrow('pulled out')
  expect(log).toEqual(['open', 'closed'])
  broken = false
  await printer?.send(bytes(1))
  expect(log).toEqual(['open', 'closed', 'open', 'printed', 'closed'])
  onSerial({ log: [], take }, true)
  const tuli = await choosePrinter('SERIAL', 'struk', true)
  await expect(tuli?.send(bytes(1))).rejects.toThrow('did not take all')
})

test('jobs of one printer wait for each other, also behind one that failed', async () => {
  const log: string[] = []
  const take = async ([job]: readonly number[]): Promise<void> => {
    await Promise.resolve()
    if (job === 2) throw new Error('paper')
    log.push(String(job))
  }
  onSerial({ log, take })
  const [one, other] = [
    await choosePrinter('SERIAL', 'struk', true),
    await choosePrinter('SERIAL', 'label', true),
  ]
  const done = await Promise.allSettled([
    one?.send(bytes(1)),
    other?.send(bytes(2)),
    one?.send(bytes(3)),
  ])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['open', '1', 'closed', 'open', 'closed', 'open', '3', 'closed'])
})

test('a printer that is stuck with a job can still be asked how it is', async () => {
  vi.useFakeTimers()
  const log = onUsb(new Promise(() => undefined)) // out of paper
  const printer = await choosePrinter('USB', 'struk', true)
  void printer?.send(bytes(1))
  const asked = printer?.ask(bytes(16, 4, 2), 500)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(log).toEqual(['open'])
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(asked).resolves.toEqual(new Uint8Array())
  expect(log).toEqual(['open', 'open', 'closed']) // which ends the stuck job, too
})

test('a serial printer that takes nothing lets its port go when the time is over', async () => {
  const log: string[] = []
  onSerial({ log, take: () => new Promise(() => undefined) })
  const printer = await choosePrinter('SERIAL', 'struk', true)
  await expect(printer?.ask(bytes(16, 4, 2), 20)).resolves.toEqual(new Uint8Array())
  expect(log).toEqual(['open', 'closed'])
})
