// How soon the customer's screen follows its counter: a piece is scanned at the counter, and the
// second page shows it. Both pages stand in one browser, so that they read one clock.
import { chromium } from 'playwright-core'
import { contextOptions, launchChromium, signIn } from '../scripts/browser.mjs'
import { median } from './load.mjs'
import { row } from './row.mjs'

const origin = process.env.BENCH_ORIGIN
const scans = 20
/** Between two pieces, as a hand needs it: both pages are at rest again. */
const pauseMs = 500

/** When a part of the page was drawn that says this, or says something else than this. */
const drawn = (page, selector, text, differs) =>
  page.evaluate(
    ([selector, text, differs]) =>
      new Promise((done) => {
        const isThere = () => {
          const said = document.querySelector(selector)?.innerText ?? ''
          return differs ? said !== text : said.includes(text)
        }
        const seen = new MutationObserver(() => {
          if (!isThere()) return
          seen.disconnect()
          requestAnimationFrame(() => done(Date.now()))
        })
        const all = { subtree: true, childList: true, characterData: true }
        seen.observe(document, all)
      }),
    [selector, text, differs],
  )

/** Asks as the person in the page. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        'content-type': 'application/json',
        'x-auth-token': localStorage.getItem('token'),
        'x-perangkat': localStorage.getItem('perangkat'),
        'idempotency-key': crypto.randomUUID(),
      }
      const answer = await fetch(`/api/v1/${path}`, { method, headers, body })
      return (await answer.json()).data
    },
    [method, path, body && JSON.stringify(body)],
  )

/** A barcode scanner: its keys, 3 ms apart by their own clock. @returns when Enter was struck */
async function scan(page, device, code) {
  let at = Date.now()
  const strike = async (key, text) => {
    at += 3
    const stroke = { key, timestamp: at / 1000 }
    await device.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...stroke })
    await device.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke })
  }
  for (const character of code) await strike(character, character)
  const since = Date.now()
  await strike('Enter', '\r')
  return since
}

const shared = await launchChromium()
const browser = await chromium.connect(shared.wsEndpoint())
try {
  const context = await browser.newContext(contextOptions(origin, {}))
  const counter = await context.newPage()
  await signIn(counter, 'kasir1.gs1')
  await counter.goto('/transaksi-penjualan')
  await counter.locator('#konter-pindai').waitFor()
  if ((await ask(counter, 'GET', 'penjualan/harga-hari-ini')).length > 0) {
    await counter.locator('.konfirmasi-daftar').waitFor()
    await counter.keyboard.press('F9')
    await counter.locator('.konfirmasi-daftar').waitFor({ state: 'hidden' })
  }
  const { kunci } = await ask(counter, 'POST', 'layar', { jenis: 'PELANGGAN', nama: 'Tablet' })
  const guests = await browser.newContext(contextOptions(origin, { viewport: 'tablet' }))
  const customer = await guests.newPage()
  await customer.goto(`/layar-pelanggan#${kunci}`)
  await customer.getByText('Selamat Datang').waitFor()

  const found = await ask(counter, 'GET', 'barang/cari?kode_group=75&limit=200')
  const pieces = found.filter(({ status }) => status === 'ADA').slice(0, scans)
  if (pieces.length < scans) throw new Error(`only ${pieces.length} pieces of group 75 are free`)
  await counter.locator('#konter-pindai').focus()
  const device = await context.newCDPSession(counter)
  const times = []
  const total = '.pelanggan-jumlah'
  for (const { kode_barcode } of pieces) {
    const before = (await customer.locator(total).allInnerTexts())[0] ?? ''
    const here = drawn(counter, '.konter-tabel', kode_barcode, false)
    const there = drawn(customer, total, before, true)
    const since = await scan(counter, device, kode_barcode)
    const [own, followed] = await Promise.all([here, there])
    await customer.waitForTimeout(pauseMs)
    times.push({ scanned: followed - since, behind: followed - own })
  }
  const reference = `median of ${scans} scans`
  const worst = Math.max(...times.map(({ scanned }) => scanned))
  row({
    figure: "from a scan to the customer's screen",
    value: median(times.map(({ scanned }) => scanned)),
    unit: 'ms',
    reference: `${reference}, the longest ${worst} ms`,
    goal: { most: 200 },
  })
  row({
    figure: "the customer's screen behind the counter's own line",
    value: median(times.map(({ behind }) => behind)),
    unit: 'ms',
    reference,
  })
} finally {
  await browser.close()
  await shared.close()
}
