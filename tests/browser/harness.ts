import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import {
  contextOptions,
  launchForTests,
  leaveOut,
  rest,
  samplePassword,
  settle,
  speak,
  watch,
  type Look,
} from '../../scripts/browser.mjs'
import { findWholeChromium } from '../../scripts/chromium.mjs'
import { axeFindings } from './axe.ts'

export interface Opening extends Look {
  /** A user of the sample chain (DOMAIN 11): own, spv, su, mu, dev, kasir1, kasir1.gs1, ...; null
   * opens the page signed out. */
  readonly user?: string | null
  readonly path?: string
}

/** An open page that remembers everything that went wrong in it. */
export interface Screen {
  readonly page: Page
  /** Console errors, policy violations, uncaught exceptions and failed calls so far. */
  readonly errors: readonly string[]
  /** Takes out the errors that this test provoked; fails when there were none. */
  readonly forgive: (pattern: RegExp) => void
  /** Fails on every finding of WCAG A and AA, in the page or within one element. */
  readonly axe: (within?: string) => Promise<void>
  /**
   * Writes node_modules/.cache/screens/<name>-<viewport>-<theme>-<lang>.png and returns its path.
   * It is for people to look at: in CI nobody does, and nothing is written.
   */
  readonly shot: (name: string) => Promise<string>
  /** What a barcode scanner does: a burst of keys ended by Enter, wherever the focus is. */
  readonly scan: (code: string) => Promise<void>
  /** Keys one after the other, as Playwright names them: 'F2', 'Control+K', 'Enter'. */
  readonly press: (...keys: readonly string[]) => Promise<void>
  /** Both without waiting for the page: of somebody who is faster than it. */
  readonly atOnce: Pick<Screen, 'scan' | 'press'>
}

export const screensFolder = path.resolve(import.meta.dirname, '../../node_modules/.cache/screens')

/** Collects what a user never sees and a developer must. */
function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // A refused call is the screen's to show; what matters of it is noted from the answer below.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) errors.push(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    const isCall = new URL(answer.url()).pathname.includes('/api/')
    if (answer.status() >= (isCall ? 500 : 400)) errors.push(`${answer.status()}: ${answer.url()}`)
  })
  return errors
}

interface Stored {
  readonly origins: readonly {
    readonly localStorage: readonly { readonly name: string; readonly value: string }[]
  }[]
}

/** Whether the session stored there still lives: another device may have taken it over since. */
async function lives(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  const { origins }: Stored = JSON.parse(readFileSync(file, 'utf8'))
  const kept = new Map(origins[0]?.localStorage.map(({ name, value }) => [name, value]))
  const headers = {
    'x-auth-token': kept.get('token') ?? '',
    'x-perangkat': kept.get('perangkat') ?? '',
  }
  const { origin } = inject('browserTest')
  return (await fetch(`${origin}/api/v1/users/sesi`, { headers })).ok
}

/**
 * The stored session of a user: what the log-in form leaves in the browser. The form itself has its
 * tests; a page for each user only to sign in costs half a minute of a run.
 */
async function sessionOf(user: string): Promise<string> {
  const { origin, sessions } = inject('browserTest')
  const file = path.join(sessions, `${user}.json`)
  if (await lives(file)) return file
  const perangkat = randomUUID()
  const answer = await fetch(`${origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-perangkat': perangkat },
    body: JSON.stringify({ user_id: user, password: samplePassword, kode_toko: null }),
  })
  const { data, message } = await answer.json()
  if (!answer.ok) throw new Error(`${user} could not sign in: ${message}`)
  const { token } = data
  const kept = { islogin: 'true', token, user_id: data.user.user_id, perangkat, toko: '' }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  writeFileSync(file, JSON.stringify({ cookies: [], origins: [{ origin, localStorage }] }))
  return file
}

/** A step that takes longer hangs; a slow machine is no failure. */
const stepMsMax = 60_000

/** Closes what may have gone already: a browser that does not answer holds nobody up. */
const close = (one: { close(): Promise<void> }): Promise<unknown> =>
  Promise.race([one.close(), sleep(stepMsMax, undefined, { ref: false })])

/** A scanner's keys, 3 ms apart by their own clock, however late a busy machine hands them on. */
async function scanInto(page: Page, code: string): Promise<void> {
  const device = await page.context().newCDPSession(page)
  let at = Date.now()
  const strike = async (key: string, text: string): Promise<void> => {
    at += 3
    const stroke = { key, timestamp: at / 1000 }
    await device.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...stroke })
    await device.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke })
  }
  for (const character of code) await strike(character, character)
  await strike('Enter', '\r')
  await device.detach()
}

/** Enter and the space bar no faster than by a person: what comes faster is a bounced key. */
function unhurried(): (key: string) => Promise<void> {
  let entered = Number.NEGATIVE_INFINITY
  return async (key) => {
    if (key !== 'Enter' && key !== ' ' && key !== 'Space') return
    const left = entered + 60 - performance.now()
    if (left > 0) await sleep(left)
    entered = performance.now()
  }
}

/**
 * Every key, and every page that is opened, waits until the page is at rest: a step that comes too
 * early for a slow machine cannot be written. What a test holds back itself is not waited for.
 */
function steady(page: Page): Screen['atOnce'] {
  const { keyboard } = page
  const press = keyboard.press.bind(keyboard)
  const type = keyboard.type.bind(keyboard)
  const insertText = keyboard.insertText.bind(keyboard)
  const enter = unhurried()
  keyboard.press = async (key, options) => {
    await rest(page)
    await enter(key)
    await press(key, options)
  }
  keyboard.type = async (text, options) => {
    await rest(page)
    await type(text, options)
  }
  keyboard.insertText = async (text) => {
    await rest(page)
    await insertText(text)
  }
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    await rest(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    await rest(page)
    return answer
  }
  const route = page.route.bind(page)
  page.route = (url, handler, options) =>
    route(
      url,
      (held, request) => {
        leaveOut(page, request)
        return handler(held, request)
      },
      options,
    )
  return {
    scan: (code) => scanInto(page, code),
    async press(...keys) {
      for (const key of keys) await press(key)
    },
  }
}

/** A page in a context of the test's own, which waits as every other page does. */
export async function pageIn(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(stepMsMax)
  const page = await context.newPage()
  watch(page)
  steady(page)
  return page
}

async function openScreen(browser: Browser, opening: Opening): Promise<Screen> {
  const { viewport = 'desktop', theme = 'light', lang = 'id', user = 'own' } = opening
  const context = await browser.newContext({
    ...contextOptions(inject('browserTest').origin, opening),
    ...(user === null ? {} : { storageState: await sessionOf(user) }),
  })
  context.setDefaultTimeout(stepMsMax)
  await speak(context, lang)
  const page = await context.newPage()
  watch(page)
  const atOnce = steady(page)
  const errors = listen(page)
  await page.goto(opening.path ?? (user === null ? '/' : '/home'))
  return {
    page,
    errors,
    forgive(pattern) {
      const left = errors.filter((error) => !pattern.test(error))
      expect(left.length, `errors like ${pattern}`).toBeLessThan(errors.length)
      errors.splice(0, errors.length, ...left)
    },
    async axe(within) {
      expect((await axeFindings(page, within)).join('\n')).toBe('')
    },
    async shot(name) {
      mkdirSync(screensFolder, { recursive: true })
      const file = path.join(screensFolder, `${name}-${viewport}-${theme}-${lang}.png`)
      await settle(page)
      if (process.env['CI']) return file
      // Hiding the caret would put a style into the page, which its policy refuses.
      await page.screenshot({ path: file, caret: 'initial' })
      return file
    },
    async scan(code) {
      await rest(page)
      await atOnce.scan(code)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    atOnce,
  }
}

/** What a person sees there now: of a test that failed, often the whole explanation. */
async function seen({ errors, page }: Screen): Promise<string> {
  const said = page.evaluate(() => {
    const short = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
    const focus = document.activeElement?.outerHTML.slice(0, 160)
    const above = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alert]')]
    const over = above.map((one) => `above: ${short(one.innerText).slice(0, 600)}`)
    const all = short(document.body.innerText)
    return [`focus: ${short(focus)}`, ...over, `page: ${all.slice(0, 1500)}`].join('\n')
  })
  const late = sleep(stepMsMax / 6, 'it does not answer', { ref: false })
  return [page.url(), await Promise.race([said.catch(String), late]), ...errors].join('\n')
}

interface Fixtures {
  browser: Browser
  open: (opening?: Opening) => Promise<Screen>
}

const testIn = (launch: () => Promise<Browser>, scope: 'file' | 'worker') =>
  base.extend<Fixtures>({
    browser: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads what a fixture needs from here
      async ({}, use) => {
        const browser = await launch()
        await use(browser)
        await close(browser)
      },
      { scope },
    ],
    open: async ({ browser, task }, use) => {
      const screens: Screen[] = []
      await use(async (opening = {}) => {
        const screen = await openScreen(browser, opening)
        screens.push(screen)
        return screen
      })
      const hasFailed = task.result?.state === 'fail'
      const texts = hasFailed ? await Promise.all(screens.map(seen)) : []
      for (const { page } of screens) await close(page.context())
      if (hasFailed) throw new Error(`The pages at that moment:\n${texts.join('\n')}`)
      expect(screens.flatMap(({ errors }) => errors).join('\n')).toBe('')
    },
  })

/**
 * A test with a browser: `test('...', async ({ open }) => { const { page } = await open() })`.
 * At its end every page it opened is closed, and any error noted in one of them fails it.
 */
export const test = testIn(() => launchForTests(), 'worker')

/** The same in a whole browser, with its viewer of PDF and its print dialog. */
export const testOnPaper = testIn(() => launchForTests(findWholeChromium()), 'file')
