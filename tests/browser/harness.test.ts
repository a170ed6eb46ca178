import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, inject } from 'vitest'
import { axeFindings } from './axe.ts'
import { test } from './harness.ts'

describe('a page is opened', () => {
  test('signed out, without any error', async ({ open }) => {
    const { page } = await open({ user: null })
    await expect.poll(() => page.locator('input[type="password"]').count()).toBe(1)
  })

  test('signed in, in its size, theme and language', async ({ open }) => {
    const { page, shot } = await open({ viewport: 'tablet', theme: 'dark', lang: 'en' })
    // The page speaks the language once its words are here.
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    const seen = await page.evaluate(() => ({
      width: innerWidth,
      touch: matchMedia('(pointer: coarse)').matches,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      lang: document.documentElement.lang,
    }))
    expect(seen).toEqual({ width: 1024, touch: true, dark: true, lang: 'en' })
    await expect.poll(() => page.locator('input[type="password"]').count()).toBe(0)
    expect(existsSync(await shot('harness'))).toBe(!process.env['CI'])
  })

  test('and scanned into', async ({ open }) => {
    const { page, scan } = await open({ user: null })
    await page.evaluate(() =>
      addEventListener('keydown', ({ key }) => (document.title += ` ${key}`), { capture: true }),
    )
    await scan('0042')
    await expect.poll(() => page.title()).toMatch(/0 0 4 2 Enter$/)
  })
})

describe('a page meets nothing of the one before', () => {
  const look = { user: null, theme: 'dark', lang: 'en' } as const
  const times = [1, 2]
  test.for(times)('in its storage, cookies and routes (%i)', async (time, { open }) => {
    const { page } = await open(look)
    const kept = await page.evaluate(async (said) => {
      const found = [
        localStorage.getItem('bekas'),
        sessionStorage.getItem('bekas'),
        document.cookie,
        document.body.dataset['bekas'],
        (await fetch('/readyz')).ok,
      ]
      localStorage.setItem('bekas', said)
      sessionStorage.setItem('bekas', said)
      document.cookie = `bekas=${said}`
      return found
    }, String(time))
    expect(kept).toEqual([null, null, '', undefined, true])
    await page.route('**/readyz', (asked) => asked.abort())
    await page.addInitScript(() => (document.body.dataset['bekas'] = 'yes'))
  })

  test.for(times)('in its clock, permissions and line (%i)', async (_time, { open }) => {
    const { page } = await open(look)
    const state = await page.evaluate(async () => ({
      late: Math.abs(Date.now() - performance.timeOrigin - performance.now()) > 60_000,
      told: (await navigator.permissions.query({ name: 'geolocation' })).state,
      on: navigator.onLine,
    }))
    expect(state).toEqual({ late: false, told: 'denied', on: true })
    await page.goto('/readyz') // without the program, which has much to say about what follows
    await page.clock.install({ time: '2030-01-01' })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setOffline(true)
  })
})

/** `npm run audit` beside the running server. */
const audit = promisify(execFile)

test('the sample chain has its ninety days behind it, and balances (DOMAIN 11)', async () => {
  const { dataDir } = inject('browserTest')
  const { stdout } = await audit(process.execPath, ['dist/server/audit.server.js'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  expect(stdout).toContain('Tidak ada perbedaan.')
  const sealed = /^4 toko, .*\n(\d+) segel tutup toko/.exec(stdout)?.[1]
  expect(Number(sealed)).toBeGreaterThanOrEqual(4 * 90)
})

describe('the harness notes', () => {
  test('an error in the console', async ({ open }) => {
    const { page, forgive } = await open({ user: null })
    await page.evaluate(() => console.error('planted'))
    forgive(/console: planted/)
  })

  test('an exception that nobody caught', async ({ open }) => {
    const { page, errors, forgive } = await open({ user: null })
    await page.evaluate(() => setTimeout(() => Reflect.apply(JSON.parse, null, ['planted']), 0))
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    forgive(/uncaught: SyntaxError/)
  })

  test('a breach of the security policy', async ({ open }) => {
    const { page, errors, forgive } = await open({ user: null })
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.planted = true'
      document.body.append(script)
    })
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    forgive(/inline script violates/)
  })

  test('what axe finds', async ({ open }) => {
    const { page } = await open({ user: null })
    await page.evaluate(() => document.body.append(document.createElement('img')))
    expect(await axeFindings(page)).toEqual([expect.stringContaining('image-alt')])
  })

  test('what axe finds in the one row of a table that is made in another way', async ({ open }) => {
    const { page } = await open({ user: null })
    const found = (spoil: string) =>
      page.evaluate((what) => {
        document.querySelector('.planted')?.remove()
        const table = document.createElement('table')
        table.className = 'planted'
        for (let nth = 0; nth < 20; nth += 1)
          table.insertRow().insertCell().append(document.createElement('b'), `Row ${nth}`)
        document.body.prepend(table)
        const words = table.querySelectorAll('b')[12]
        words?.append('faint')
        if (what === 'class') words?.classList.add('faint')
        if (what === 'style' && words) words.style.color = '#ccc'
        if (what === 'alt') words?.append(document.createElement('img'))
        if (what === 'state') words?.setAttribute('aria-selected', 'maybe')
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('.planted { background: #fff; color: #000 } .faint { color: #ccc }')
        document.adoptedStyleSheets = [sheet]
      }, spoil)
    const rules = async (spoil: string) => {
      await found(spoil)
      return [...new Set((await axeFindings(page, '.planted')).map((one) => one.split(':')[0]))]
    }
    expect(await rules('nothing')).toEqual([])
    expect(await rules('class')).toEqual(['color-contrast'])
    expect(await rules('style')).toEqual(['color-contrast'])
    expect(await rules('alt')).toEqual(['image-alt'])
    expect(await rules('state')).toEqual(['aria-allowed-attr', 'aria-valid-attr-value'])
  })
})
