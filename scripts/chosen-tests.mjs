// Which tests of the server and of the screens `npm test` runs outside CI: those that speak of what
// changed, the nearest first, and a few that hold everywhere (ADR 0410). CI and `npm run check` run
// all of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Every screen and every report of the house, one after the other. */
export const walks = ['src/web/screens.browser.test.ts', 'src/web/report/report.browser.test.ts']

/** A day of a shop, races, hostile input; the weight of a page. */
export const always = {
  server: [
    'scenarios/satu-hari.test.ts',
    'scenarios/balapan.siege.test.ts',
    'src/server/posting/race.test.ts',
    'src/server/walk/hostile.siege.test.ts',
  ],
  browser: ['tests/browser/weight.test.ts'],
}

/** So many files of each are chosen: a few minutes on two cores. */
const most = { server: 40, browser: 8 }
/** What says only words that ten others say too is not near. */
const nearMin = 0.1

const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, '/')),
  )

const read = (name) => {
  const file = path.join(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The calls, screens and modules that a file names: what it quotes with a slash inside. */
const wordsOf = (text) =>
  new Set(text.match(/(?<=['`])(?:#modules|[a-z][\w-]*|)(?:\/[\w{}-]+)+(?=['`/$?])/g) ?? [])

/** The helpers of tests that a test imports, and theirs. */
function helpersOf(name, found = new Set()) {
  for (const [, asked] of read(name).matchAll(/from '(\.[^']+)'/g)) {
    const helper = path.posix.join(path.posix.dirname(name), asked)
    if (!/^(?:scenarios|tests)\//.test(helper) || found.has(helper)) continue
    found.add(helper)
    helpersOf(helper, found)
  }
  return found
}

const kindOf = (name) => {
  if (!name.endsWith('.test.ts')) return undefined
  if (/^tests\/browser\/|\.browser\.test\.ts$/.test(name)) return 'browser'
  const onServer = /^(?:scenarios|src\/server)\/|\.(?:server|siege)\.test\.ts$/
  return onServer.test(name) ? 'server' : undefined
}

/** The folder whose files belong together: a module, a room of the server, the folder itself. */
const homeOf = (name) =>
  /^src\/(?:modules|server|web|sample)\/[^/]+(?=\/)/.exec(name)?.[0] ?? path.posix.dirname(name)

/**
 * How near each test is to what changed: a test beside it is nearest; then every word of the
 * changed homes that a test says counts the more, the fewer tests say it.
 */
function nearness(changed, tests) {
  const homes = new Set(changed.map(homeOf))
  const own = [...homes].flatMap((home) => filesBelow(home).filter((name) => /\.tsx?$/.test(name)))
  const wanted = new Set(
    own
      .filter((name) => !/test/.test(path.basename(name)))
      .flatMap((name) => [...wordsOf(read(name))]),
  )
  for (const home of homes)
    if (home.startsWith('src/modules/')) wanted.add(home.replace('src/', '#'))
  const said = new Map(
    tests.map((name) => [
      name,
      new Set([name, ...helpersOf(name)].flatMap((one) => [...wordsOf(read(one))])),
    ]),
  )
  const sayers = new Map()
  for (const words of said.values())
    for (const word of words) sayers.set(word, (sayers.get(word) ?? 0) + 1)
  const worth = (name) =>
    [...said.get(name)]
      .filter((word) => wanted.has(word))
      .reduce((sum, word) => sum + 1 / sayers.get(word), 0)
  return new Map(
    tests.map((name) => [
      name,
      changed.includes(name) ? Infinity : worth(name) + (homes.has(homeOf(name)) ? 1_000 : 0),
    ]),
  )
}

/**
 * The tests of each kind for these changed files, and how many stay behind. Without a history
 * (`changed` undefined) only those that hold everywhere.
 * @param resting tests of whole processes that are not due
 */
export function chosenTests(changed = [], resting = []) {
  const all = ['src', 'scenarios', 'tests'].flatMap(filesBelow).filter(kindOf)
  const tests = all.filter((name) => !walks.includes(name) && !resting.includes(name))
  const there = changed.filter((name) => existsSync(path.join(root, name)))
  const near = nearness(there, tests)
  const choose = (kind) => {
    const ranked = tests
      .filter((name) => kindOf(name) === kind && near.get(name) > nearMin)
      .toSorted((a, b) => near.get(b) - near.get(a))
    return [...new Set([...always[kind], ...ranked.slice(0, most[kind])])]
  }
  const chosen = { server: choose('server'), browser: choose('browser') }
  return { ...chosen, left: all.length - chosen.server.length - chosen.browser.length }
}
