// Finds a Chromium to test with; on Debian, as root, installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

// The shell comes first: the whole browser draws its own menus for every page that a test opens,
// even without a window, which costs as much as the page.
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
const places = [
  ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The sentence to print when there is no browser. */
export const noChromium =
  'The browser tests need Chromium. Install it (Debian: apt-get install chromium), ' +
  'or set CHROMIUM to the program of a Chromium or Chrome that is there.'

const find = (suits) => {
  const chosen = process.env.CHROMIUM
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return places.find((place) => suits(place) && existsSync(place))
}
const isShell = (place) => shells.includes(path.basename(place))

/**
 * The path of a Chromium or Chrome on this machine, or undefined. CHROMIUM decides if it is set.
 */
export const findChromium = () => find(() => true)

/** The same for a whole browser, with a PDF viewer and a print dialog. */
export const findWholeChromium = () => find((place) => !isShell(place))

/**
 * On Debian, as root, installs what is missing of Debian's Chromium, its shell and the fonts for
 * all six languages; true when a whole browser is there.
 */
export function prepareChromium() {
  const whole = findWholeChromium() !== undefined
  const nothingMissing = process.env.CHROMIUM || (whole && find(isShell) !== undefined)
  if (nothingMissing || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return whole
  console.log("No Chromium here: installing Debian's (about 150 MB), once ...")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...step) =>
    spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  const install = (...wanted) => apt('install', '-y', '-qq', '--no-install-recommends', ...wanted)
  apt('update', '-qq')
  if (!whole) install('chromium', 'fonts-noto-core', 'fonts-droid-fallback')
  install('chromium-headless-shell') // an older Debian has none: then the whole browser serves
  return findWholeChromium() !== undefined
}
