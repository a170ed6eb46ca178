// One way to start Chromium and to sign in, for the browser tests and for `npm run screens`.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findChromium, noChromium } from './chromium.mjs'

/** The sizes that people sit in front of (LOOK 3). */
export const viewports = {
  desktop: { viewport: { width: 1366, height: 768 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** The password of every user of the sample chain (DOMAIN 11). */
const samplePassword = 'kencana-contoh'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a window the print preview brings Chromium down; without the preview print() does not.
  '--disable-print-preview',
]

/** A Chromium that several processes can share; `wsEndpoint()` is for chromium.connect. */
export function launchChromium(executablePath = findChromium()) {
  if (executablePath === undefined) throw new Error(noChromium)
  return chromium.launchServer({ executablePath, headless: true, args })
}

/** How a context of this opening looks: size, theme, language, no animations. */
export function contextOptions(origin, { viewport = 'desktop', theme = 'light', lang = 'id' }) {
  return {
    baseURL: origin,
    ...viewports[viewport],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: lang === 'id' ? 'id-ID' : 'en-GB',
    timezoneId: 'Asia/Jakarta',
    acceptDownloads: true,
  }
}

/** Makes the page speak this language from its first moment on; the PDF viewer keeps nothing. */
export function speak(context, lang) {
  return context.addInitScript((language) => localStorage?.setItem('bahasa', language), lang)
}

/** Signs a user of the sample chain in by the log-in form. */
export async function signIn(page, user, password = samplePassword) {
  await page.goto('/')
  await page.locator('input[autocomplete="username"]').fill(user)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.keyboard.press('Enter')
  try {
    await page.waitForFunction(() => Boolean(localStorage.getItem('token')), null, {
      timeout: 90_000,
    })
  } catch {
    const text = await page.locator('body').innerText()
    throw new Error(`${user} could not sign in. The page says:\n${text}`)
  }
}

/** How long a page asks for nothing before it has all it wants: React shows a part of a screen
 * that came late 300 ms after the one before. */
const quietMs = 350

/** The requests of a page that are under way, and since when there are none. */
const traffic = new WeakMap()

/** Notes a new page's requests from its first on, so that `settle` knows when there are none. */
export function watch(page) {
  const state = { open: new Set(), since: performance.now() }
  const over = (request) => {
    if (state.open.delete(request)) state.since = performance.now()
  }
  page.on('request', (request) => state.open.add(request))
  page.on('requestfinished', over).on('requestfailed', over)
  traffic.set(page, state)
}

async function quiet(page) {
  const state = traffic.get(page)
  if (state === undefined) return page.waitForLoadState('networkidle')
  const deadline = performance.now() + 30_000
  for (;;) {
    const left = state.open.size > 0 ? quietMs : quietMs - (performance.now() - state.since)
    if (left <= 0) return undefined
    if (performance.now() > deadline) {
      const open = [...state.open].map((request) => request.url())
      throw new Error(`${page.url()} goes on loading ${open.join(', ')}`)
    }
    await sleep(Math.min(left, 25))
  }
}

/** What came may be about to ask for more: until the page has nothing to do, nobody knows. */
async function atRest(page) {
  const state = traffic.get(page)
  for (;;) {
    await quiet(page)
    const since = state?.since
    await page.evaluate(
      () => new Promise((rested) => requestIdleCallback(() => rested(), { timeout: 5_000 })),
    )
    if (state?.since === since && (state?.open.size ?? 0) === 0) return
  }
}

/** Waits until nothing is loading and every animation that ends has ended. */
export async function settle(page) {
  await page.waitForLoadState()
  await atRest(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
