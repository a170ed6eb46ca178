// Finds a Chromium to test with; on Debian, as root, installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  ...(process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name))),
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** What to say when there is no browser. */
export const noChromium =
  'The browser tests need Chromium. Install it (Debian: apt-get install chromium), ' +
  'or set CHROMIUM to the program of a Chromium or Chrome that is there.'

/**
 * The path of a Chromium or Chrome on this machine, or undefined. CHROMIUM decides if it is set.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return places.find((place) => existsSync(place))
}

/** Installs Debian's Chromium with fonts for all six languages, where that is possible. */
export function installChromium() {
  if (process.env.CHROMIUM || process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return undefined
  console.log("No Chromium here: installing Debian's (about 100 MB), once ...")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const wanted = ['chromium', 'fonts-noto-core', 'fonts-droid-fallback']
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...wanted],
  ]
  const done = steps.every(
    (step) =>
      spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0,
  )
  return done ? findChromium() : undefined
}
