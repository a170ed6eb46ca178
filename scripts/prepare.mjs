// Runs before start and test, with nothing but Node: installs and builds what is missing or stale.
//   node scripts/prepare.mjs              installs and builds when needed
//   node scripts/prepare.mjs --no-build   installs when needed
//   node scripts/prepare.mjs --force      installs when needed, builds always
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The floor of package.json's "engines": require() of ES modules and Vite 8 need it. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Dibutuhkan Node 20.19 atau lebih baru; ini ${process.version}.`)
  process.exit(1)
}

const option = process.argv[2] ?? ''
if (!['', '--no-build', '--force'].includes(option)) {
  console.error(`${option} tidak dikenal; yang ada: --no-build, --force.`)
  process.exit(2)
}

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const name = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(name) : [name]
    })
    .toSorted()

const digestOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(fs.readFileSync(file))
  return hash.digest('hex')
}

/** Does the work unless the stamp says that it was done for this state. */
const unlessStamped = (stamp, state, force, work) => {
  const done = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : ''
  if (done === state && !force) return
  // The stamp is removed first: work that is cut off in the middle must not look done.
  fs.rmSync(stamp, { force: true })
  const start = performance.now()
  const title = work()
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, state)
  const seconds = (performance.now() - start) / 1000
  const took = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }).format(seconds)
  console.log(`${title} (${took} detik).`)
}

const run = (command, args, explain) => {
  // NODE_ENV=production and npm's omit would leave out the build tools and their types.
  const {
    NODE_ENV: _mode,
    npm_config_omit: _omit,
    npm_config_production: _old,
    ...env
  } = process.env
  const done = spawnSync(command, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (done.status === 0) return
  if (done.signal) process.exit(130)
  console.error(explain)
  process.exit(done.status ?? 1)
}

const install = () => {
  console.log('Memasang paket (sekitar setengah menit, hanya setelah ada perubahan) ...')
  const npm = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  run(
    npm ? process.execPath : 'npm',
    [...(npm ? [npm] : []), ...args, '--loglevel=error'],
    'Paket tidak dapat dipasang (lihat di atas). Apakah mesin ini terhubung ke registri paket?',
  )
  return 'Paket terpasang'
}

const build = () => {
  console.log('Membangun halaman dan server ...')
  const vite = path.join('node_modules', 'vite', 'bin', 'vite.js')
  const failed = 'Pembangunan gagal (lihat di atas).'
  run(process.execPath, [vite, 'build', '--logLevel', 'warn'], failed)
  const members = ['build', '--mode', 'anggota', '--logLevel', 'warn']
  run(process.execPath, [vite, ...members], failed)
  const server = ['build', '--ssr', '--outDir', 'dist/server', '--logLevel', 'warn']
  run(process.execPath, [vite, ...server], failed)
  return 'Halaman dan server terbangun'
}

const platform = `${process.platform} ${process.arch} ${process.versions.modules}`
unlessStamped(
  path.join('node_modules', '.installed'),
  `${digestOf(['package-lock.json'])} ${platform}`,
  false,
  install,
)
if (option !== '--no-build') {
  const sources = ['src', 'migrations', 'tools'].flatMap(filesBelow)
  const built = sources.filter((file) => !/\.test\.tsx?$/.test(file))
  const state = digestOf([
    ...built,
    'vite.config.ts',
    'index.html',
    'package.json',
    'package-lock.json',
  ])
  unlessStamped(path.join('dist', '.built'), state, option === '--force', build)
}
