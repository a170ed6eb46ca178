import type { Page } from 'playwright-core'

/**
 * A printer on USB that writes down what it is sent, and answers each of these questions. It stays
 * plugged in on every page that follows, and it is chosen whenever somebody is to choose.
 * @param answers bytes by the question, each as figures with commas: '16,4,2'
 */
export async function printerOnUsb(
  page: Page,
  answers: Readonly<Record<string, readonly number[]>> = {},
): Promise<void> {
  const plug = (known: typeof answers): void => {
    const sent: number[] = []
    const said: number[] = []
    const endpoints = [
      { direction: 'out', endpointNumber: 2 },
      { direction: 'in', endpointNumber: 1 },
    ]
    const done = async (): Promise<void> => undefined
    const device = {
      ...{ vendorId: 1208, productId: 514 },
      configuration: { interfaces: [{ interfaceNumber: 0, alternate: { endpoints } }] },
      open: done,
      close: done,
      claimInterface: done,
      selectConfiguration: done,
      transferOut: async (_: number, bytes: ArrayBuffer) => {
        const job = [...new Uint8Array(bytes)]
        if (Reflect.get(window, 'macet') === true) return { status: 'stall', bytesWritten: 0 }
        const answer = known[job.join(',')]
        if (answer) said.push(...answer)
        else for (const byte of job) sent.push(byte)
        return { status: 'ok', bytesWritten: job.length }
      },
      transferIn: async () => {
        if (said.length === 0) return new Promise<never>(() => undefined)
        return { data: new DataView(Uint8Array.from(said.splice(0)).buffer) }
      },
    }
    Object.defineProperty(navigator, 'usb', {
      configurable: true,
      value: { requestDevice: async () => device, getDevices: async () => [device] },
    })
    Object.assign(window, { terkirim: sent })
  }
  await page.addInitScript(plug, answers)
  await page.evaluate(plug, answers)
}

/** What the printer was sent since the page was opened. */
export const sentToUsb = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'terkirim') as readonly number[])])

/** From now on it takes nothing: out of paper, or switched off; or it works again. */
export const jamUsb = (page: Page, macet: boolean): Promise<void> =>
  page.evaluate((now) => void Object.assign(window, { macet: now }), macet)
