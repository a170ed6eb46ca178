// npm run screens -- /home /master-baki          pictures of these screens of the built server
//   --user kasir1 --lang id,en --theme light,dark --viewport desktop,tablet   (these are the
// defaults,
//   but for the user, who is own)  --full  the whole page, not only what fits
// They land in node_modules/.cache/screens/ and are for people to look at.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { contextOptions, launchChromium, settle, signIn, speak } from './browser.mjs'
import { startBuiltServer } from './built-server.mjs'

const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/screens')
const text = (value) => ({ type: 'string', default: value })
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: text('own'),
    lang: text('id,en'),
    theme: text('light,dark'),
    viewport: text('desktop,tablet'),
    full: { type: 'boolean', default: false },
  },
})
const routes = positionals.length > 0 ? positionals : ['/', '/home']

const looks = values.viewport
  .split(',')
  .flatMap((viewport) =>
    values.theme
      .split(',')
      .flatMap((theme) => values.lang.split(',').map((lang) => ({ viewport, theme, lang }))),
  )

/** The signed-in user's storage, or an empty one for the log-in page itself. */
const sessionOf = async (browser, origin, user) => {
  const context = await browser.newContext({ baseURL: origin })
  await signIn(await context.newPage(), user)
  const session = await context.storageState()
  await context.close()
  return session
}

const picture = async (browser, origin, storageState, route, look) => {
  const signedOut = route === '/'
  const context = await browser.newContext({
    ...contextOptions(origin, look),
    ...(signedOut ? {} : { storageState }),
  })
  await speak(context, look.lang)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${route}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${route}: ${message.text()}`)
  })
  await page.goto(route)
  await settle(page)
  const name = route.replace(/^\//, '').replaceAll('/', '-') || 'login'
  const file = path.join(folder, `${name}-${look.viewport}-${look.theme}-${look.lang}.png`)
  await page.screenshot({ path: file, fullPage: values.full, caret: 'initial' })
  await context.close()
  console.log(file)
}

mkdirSync(folder, { recursive: true })
const server = await startBuiltServer({ args: ['--sample'] })
try {
  const shared = await launchChromium()
  const browser = await chromium.connect(shared.wsEndpoint())
  const session = await sessionOf(browser, server.origin, values.user)
  for (const route of routes) {
    for (const look of looks) await picture(browser, server.origin, session, route, look)
  }
  await browser.close()
  await shared.close()
} finally {
  await server.stop()
}
