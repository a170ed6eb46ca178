// What the first page costs: a kept session, an empty cache, an address opened by itself. Requests,
// bytes over the line and the time until rows are seen; then the same over a slow mobile line.
import { chromium } from 'playwright-core'
import { contextOptions, launchChromium, signIn } from '../scripts/browser.mjs'
import { median } from './load.mjs'
import { row } from './row.mjs'

const origin = process.env.BENCH_ORIGIN
const runs = 5
const rows = 'main tbody:not([aria-hidden]) tr'
const listGoals = { requests: 15, ms: 500, far: 2500 }
/** What is seen there, who opens it, and what it may cost. */
const pages = [
  { address: '/master-kategori', seen: rows, goals: listGoals },
  { address: '/lihat-penjualan', seen: rows, goals: listGoals },
  { address: '/home', seen: 'main a, main button', goals: {} },
  { address: '/', seen: 'input', goals: {}, nobody: true },
]

/** As lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const mobile = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Opens an address in a browser that has kept only the session. */
async function open(browser, storageState, { address, seen: wanted }, line) {
  const context = await browser.newContext({ ...contextOptions(origin, {}), storageState })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  if (line) await network.send('Network.emulateNetworkConditions', line)
  const seen = { requests: 0, bytes: 0, asked: [] }
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (/^(?:data|blob):/.test(request.url)) return
    seen.asked.push(request.url)
  })
  network.on(
    'Network.loadingFinished',
    ({ encodedDataLength }) => (seen.bytes += encodedDataLength),
  )
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(wanted).first().waitFor()
  const ms = performance.now() - start
  const found = { ms, requests: seen.asked.length, bytes: seen.bytes, asked: [...seen.asked] }
  await context.close()
  return found
}

const shared = await launchChromium()
const browser = await chromium.connect(shared.wsEndpoint())
try {
  const context = await browser.newContext({ baseURL: origin })
  await signIn(await context.newPage(), 'own.gs1')
  const session = await context.storageState()
  await context.close()
  for (const page of pages) {
    const { address, goals, nobody } = page
    const kept = nobody ? undefined : session
    const found = []
    for (let run = 0; run < runs; run += 1) found.push(await open(browser, kept, page))
    const slow = await open(browser, kept, page, mobile)
    const of = (value) => median(found.map(value))
    const most = (limit) => (limit === undefined ? {} : { most: limit })
    if (process.env.BENCH_ASKED) console.log(found[0].asked.join('\n'))
    const reference = `${address}, an empty cache, median of ${runs}`
    const requests = of((one) => one.requests)
    row({
      figure: 'requests until seen',
      value: requests,
      unit: '',
      reference,
      goal: most(goals.requests),
    })
    row({
      figure: 'time until seen',
      value: of((one) => one.ms),
      unit: 'ms',
      reference,
      goal: most(goals.ms),
    })
    row({ figure: 'over the line', value: of((one) => one.bytes) / 1024, unit: 'KB', reference })
    const far = `${address}, 1.6 Mbit/s and 150 ms`
    row({
      figure: 'time until seen',
      value: slow.ms,
      unit: 'ms',
      reference: far,
      goal: most(goals.far),
    })
  }
} finally {
  await browser.close()
  await shared.close()
}
