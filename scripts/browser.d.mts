import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserServer,
  Page,
  Request,
} from 'playwright-core'

export type Viewport = 'desktop' | 'tablet' | 'phone'

export interface Look {
  /** desktop 1366x768; tablet 1024x768 and phone 390x844 with touch. */
  readonly viewport?: Viewport
  readonly theme?: 'light' | 'dark'
  /** Lets the page have its service worker; without it a test sees every request itself. */
  readonly worker?: boolean
  readonly lang?: 'id' | 'en' | 'it' | 'hk' | 'my' | 'jp'
}

/** The password of every user of the sample chain (DOMAIN 11). */
export const samplePassword: string

/** A Chromium that several processes can share; `wsEndpoint()` is for chromium.connect. */
export function launchChromium(executablePath?: string): Promise<BrowserServer>

/** A Chromium of this process alone, for tests. */
export function launchForTests(executablePath?: string): Promise<Browser>

/** The look of a context with these options: size, theme, language, no animations. */
export function contextOptions(origin: string, look: Look): BrowserContextOptions

/** Sets the language of the page before anything is drawn. */
export function speak(context: BrowserContext, lang: string): Promise<unknown>

/** Signs a user of the sample chain in by the log-in form. */
export function signIn(page: Page, user: string, password?: string): Promise<void>

/** Counts a new page's requests from its first on, so that `settle` knows when there are none. */
export function watch(page: Page): void

/** Waits until nothing is loading and every animation that ends has ended. */
export function settle(page: Page): Promise<void>

/**
 * Waits until the page has done what was asked last, so that the next key meets what a person sees.
 */
export function rest(page: Page): Promise<void>

/** A request that a test holds back itself is not waited for. */
export function leaveOut(page: Page, request: Request): void
