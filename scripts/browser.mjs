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
export const samplePassword = 'kencana-contoh'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a window the print preview crashes Chromium; with the preview off, print() works.
  '--disable-print-preview',
]
/**
 * A page of a test lives for seconds: what it would win by code that is made faster while it runs
 * costs more than it brings.
 */
const argsOfTests = [...args, '--js-flags=--no-opt']

/** A Chromium that several processes can share; `wsEndpoint()` is for chromium.connect. */
export function launchChromium(executablePath = findChromium()) {
  if (executablePath === undefined) throw new Error(noChromium)
  return chromium.launchServer({ executablePath, headless: true, args })
}

/** A Chromium of this process alone, for tests: no other process stands between it and them. */
export function launchForTests(executablePath = findChromium()) {
  if (executablePath === undefined) throw new Error(noChromium)
  return chromium.launch({ executablePath, headless: true, args: argsOfTests })
}

/** The look of a context with these options: size, theme, language, no animations. */
export function contextOptions(
  origin,
  { viewport = 'desktop', theme = 'light', lang = 'id', worker = false },
) {
  return {
    baseURL: origin,
    serviceWorkers: worker ? 'allow' : 'block',
    ...viewports[viewport],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: lang === 'id' ? 'id-ID' : 'en-GB',
    timezoneId: 'Asia/Jakarta',
    acceptDownloads: true,
  }
}

/** Sets the language of the page before anything is drawn; the PDF viewer keeps nothing. */
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

/** How long React may wait before it shows the next late part of a screen. */
const lateMs = 350

/** The requests of a page that are under way, and since when there are none. */
const traffic = new WeakMap()

/** Notes a new page's requests from its first on, so that `settle` knows when there are none. */
export function watch(page) {
  const state = { open: new Set(), since: performance.now(), part: performance.now() }
  const over = (request) => {
    if (!state.open.delete(request)) return
    state.since = performance.now()
    if (request.resourceType() === 'script') state.part = state.since
  }
  page.on('request', (request) => state.open.add(request))
  page.on('requestfinished', over).on('requestfailed', over)
  traffic.set(page, state)
}

/** A request that a test holds back itself is not waited for. */
export function leaveOut(page, request) {
  traffic.get(page)?.open.delete(request)
}

/** @param since from when on the page has to be quiet for a while: `since` any request, `part` */
async function quiet(page, since) {
  const state = traffic.get(page)
  if (state === undefined) return page.waitForLoadState('networkidle')
  const deadline = performance.now() + 60_000
  for (;;) {
    const left = state.open.size > 0 ? lateMs : lateMs - (performance.now() - state[since])
    if (left <= 0) return undefined
    if (performance.now() > deadline) {
      const open = [...state.open].map((request) => request.url())
      throw new Error(`${page.url()} goes on loading ${open.join(', ')}`)
    }
    await sleep(Math.min(left, 25))
  }
}

/** What a page still does when nothing is loading: what came is drawn, what ends has ended. */
const drawn = (page) =>
  page.evaluate(async () => {
    await new Promise((rested) => {
      // An answer is drawn after the tasks that it has started.
      const idle = () => requestIdleCallback(() => rested(), { timeout: 5_000 })
      setTimeout(() => requestAnimationFrame(idle), 0)
    })
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })

/** An answer may lead to more requests: nobody knows until the page has nothing to do. */
async function atRest(page, since) {
  const state = traffic.get(page)
  for (;;) {
    await quiet(page, since)
    const before = state?.since
    await drawn(page)
    if (state?.since === before && (state?.open.size ?? 0) === 0) return
  }
}

/** A page that is being loaded again does not answer; the new page does. */
async function onThisPage(page, since) {
  for (let turn = 0; ; turn += 1) {
    try {
      await page.waitForLoadState()
      await atRest(page, since)
      return
    } catch (error) {
      if (turn > 5 || !/context was destroyed|navigation/.test(String(error))) throw error
    }
  }
}

/** Waits until nothing is loading and every animation that ends has ended. */
export const settle = (page) => onThisPage(page, 'since')

/**
 * Waits until the page has done what was asked of it last: nothing is loading, every answer is
 * drawn, every dialog is open. The next key meets what a person would see by now.
 */
export const rest = (page) => onThisPage(page, 'part')
