// Runs the linter or the formatter, installing them first where they are missing:
//   node tools/lint/run.mjs lint [files]          every finding is an error
//   node tools/lint/run.mjs format [files]        writes
//   node tools/lint/run.mjs format-check [files]  only looks
// They stand apart from the main lock file because npm writes down only the platform packages it
// found, and `npm ci` then refuses the lock on the next machine.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The exit code for "could not check": the caller decides whether that is a failure. */
export const notInstallable = 3

const home = import.meta.dirname
const root = path.resolve(home, '../..')
const stamp = path.join(home, 'node_modules/.installed')
const tasks = {
  lint: ['oxlint', '--no-error-on-unmatched-pattern'],
  format: ['oxfmt', '--write', '--no-error-on-unmatched-pattern'],
  'format-check': ['oxfmt', '--check', '--no-error-on-unmatched-pattern'],
}

const bin = (name) => path.join(home, 'node_modules', name, 'bin', name)
// The type-aware rules live in a program of their own, which oxlint looks for only in the root.
const typeAware = path.join(home, 'node_modules/.bin/tsgolint')
const works = (name) =>
  existsSync(bin(name)) && spawnSync(process.execPath, [bin(name), '--version']).status === 0

const install = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(home, 'package.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  console.log('Installing the linter and the formatter ...')
  const npm = process.env.npm_execpath
  const args = ['install', '--no-package-lock', '--include=optional', '--loglevel=error']
  const done = spawnSync(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), ...args], {
    cwd: home,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (done.status !== 0 || !works('oxlint') || !works('oxfmt')) return false
  writeFileSync(stamp, wanted)
  return true
}

const main = () => {
  const [task = '', ...files] = process.argv.slice(2)
  const command = tasks[task]
  if (!command) {
    console.error(`Say one of: ${Object.keys(tasks).join(', ')}`)
    return 2
  }
  if (!install()) {
    console.error(
      `oxlint and oxfmt could not be installed for ${process.platform}-${process.arch}: ` +
        'the package registry is out of reach, or has no build of them for this platform.',
    )
    return notInstallable
  }
  const [name, ...options] = command
  return spawnSync(process.execPath, [bin(name), ...options, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { OXLINT_TSGOLINT_PATH: typeAware, ...process.env },
  }).status
}

process.exitCode = main() ?? 1
