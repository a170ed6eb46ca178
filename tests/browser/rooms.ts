import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { contextOptions, speak, type Look } from '../../scripts/browser.mjs'

/** A context of a look, with a blank page of the program's address: storage is laid out there. */
interface Room {
  readonly context: BrowserContext
  readonly keeper: Page
}

/** What stands in the storage of a page from its first moment on. */
type Items = readonly { readonly name: string; readonly value: string }[]

interface Stored {
  readonly origins: readonly { readonly localStorage: Items }[]
}

/** The items of a session's file; none without a session. */
export function itemsIn(file: string | undefined): Items {
  if (file === undefined) return []
  const { origins }: Stored = JSON.parse(readFileSync(file, 'utf8'))
  return origins[0]?.localStorage ?? []
}

const free = new WeakMap<Browser, Map<string, Room[]>>()

function freeIn(browser: Browser, key: string): Room[] {
  const ofBrowser = free.get(browser) ?? new Map<string, Room[]>()
  free.set(browser, ofBrowser)
  const rooms = ofBrowser.get(key) ?? []
  ofBrowser.set(key, rooms)
  return rooms
}

async function newRoom(browser: Browser, origin: string, look: Look): Promise<Room> {
  const context = await browser.newContext(contextOptions(origin, look))
  await speak(context, look.lang ?? 'id')
  const keeper = await context.newPage()
  await keeper.route('**/*', (held) => held.fulfill({ contentType: 'text/html', body: '' }))
  await keeper.goto('/')
  return { context, keeper }
}

const contexts = new WeakMap<Page, BrowserContext>()

/** The browser's own debugger of a page: it ends with the page and leaves its context alone. */
export const debuggerOf = (page: Page): Promise<CDPSession> =>
  (contexts.get(page) ?? page.context()).newCDPSession(page)

export interface Lent {
  readonly page: Page
  /** @param clean nothing went wrong: what the browser read may serve the next test */
  readonly giveBack: (clean: boolean) => Promise<void>
}

/**
 * A page in a context that keeps what the browser has read and compiled of the program: the page
 * of a person who comes back, a third cheaper than that of somebody who never was here. Storage is
 * laid out anew for each. Whoever takes hold of the context, or of its clock, has it alone.
 */
export async function lend(
  browser: Browser,
  origin: string,
  look: Look,
  items: Items,
): Promise<Lent> {
  const { viewport = 'desktop', theme = 'light', lang = 'id' } = look
  const rooms = freeIn(browser, `${viewport} ${theme} ${lang}`)
  const room = rooms.pop() ?? (await newRoom(browser, origin, look))
  const { context, keeper } = room
  await context.clearCookies()
  await keeper.evaluate((all) => {
    localStorage.clear()
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, items)
  const page = await context.newPage()
  contexts.set(page, context)
  let taken = false
  const take = <T>(what: T): T => {
    taken = true
    return what
  }
  const { clock } = page
  page.context = () => take(context)
  Object.defineProperty(page, 'clock', { get: () => take(clock) })
  return {
    page,
    giveBack: async (clean) => {
      if (taken || !clean) return context.close()
      for (const one of context.pages()) if (one !== keeper) await one.close()
      rooms.push(room)
    },
  }
}
