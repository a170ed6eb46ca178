import path from 'node:path'
import { expect, test } from 'vitest'
import { readWish, type Config } from './config.ts'

function configOf(variables: Record<string, string>, ...args: string[]): Config {
  const wish = readWish(args, variables)
  if (wish.kind !== 'run') throw new Error(JSON.stringify(wish))
  return wish.config
}

function mistakesOf(variables: Record<string, string>, ...args: string[]): readonly string[] {
  const wish = readWish(args, variables)
  return wish.kind === 'mistakes' ? wish.sentences : []
}

test('without any variable the server runs on its own', () => {
  const config = configOf({})
  expect(config).toMatchObject({
    port: 4080,
    host: '127.0.0.1',
    https: 'off',
    httpsPort: 4081,
    trustProxy: [],
    sample: false,
    scale: 1,
    databaseUrl: undefined,
    certificate: undefined,
    logLevel: 'info',
    databasePool: 10,
  })
  expect(path.basename(config.dataDir)).toBe('data')
})

test('an empty variable counts as not set', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4080 })
})

test('each mistake gets one sentence that names its variable', () => {
  expect(
    mistakesOf({
      PORT: '99999',
      HOST: 'a b',
      DATABASE_URL: 'mysql://x',
      HTTPS: 'ya',
      TRUST_PROXY: '10.0.0.0/64',
      LOG_LEVEL: 'keras',
      DATABASE_POOL: '1',
      ORIGIN: 'https://a.example/x',
      TLS_CERT: '/tidak/ada',
      METRICS_TOKEN: 'pendek',
      METRICS_FROM: 'semua',
      BACKUP_HOUR: '24',
      BACKUP_PASSPHRASE: 'pendek',
    }),
  ).toEqual([
    'PORT harus nomor port, 0 sampai 65535.',
    'HOST harus alamat IP atau nama mesin, misalnya 127.0.0.1.',
    'DATABASE_URL harus alamat PostgreSQL, misalnya postgres://pengguna:sandi@mesin:5432/kencana.',
    'DATABASE_POOL harus bilangan 2 sampai 100.',
    'HTTPS harus salah satu dari: auto, off, on, only.',
    'TLS_CERT menunjuk berkas yang tidak ada atau tidak boleh dibaca.',
    'TRUST_PROXY harus daftar alamat proxy, misalnya loopback atau 127.0.0.1,10.0.0.0/8.',
    'ORIGIN harus alamat tanpa jalur, misalnya https://toko.example.',
    'METRICS_TOKEN harus 16 sampai 200 huruf dan angka tanpa spasi.',
    'METRICS_FROM harus daftar alamat, misalnya loopback atau 10.0.0.5,10.1.0.0/16.',
    'BACKUP_HOUR harus jam 0 sampai 23, atau off.',
    'BACKUP_PASSPHRASE harus sedikitnya 12 huruf.',
    'LOG_LEVEL harus salah satu dari: fatal, error, warn, info, debug, silent.',
  ])
})

test('what belongs together is asked for together', () => {
  const file = path.join(import.meta.dirname, 'config.ts')
  expect(mistakesOf({ TLS_CERT: file })).toEqual(['TLS_KEY harus diisi bersama TLS_CERT.'])
  expect(mistakesOf({ PUSH_KUNCI_UMUM: 'a'.repeat(87) })).toEqual([
    'PUSH_KUNCI_RAHASIA harus diisi bersama PUSH_KUNCI_UMUM.',
  ])
  expect(mistakesOf({ EMAIL_URL: 'smtp://kurir:x@surat.example' })).toEqual([
    'EMAIL_DARI harus diisi: nama di EMAIL_URL bukan alamat e-mail.',
  ])
  const dari = 'smtp://kabar%40toko.example:x@surat.example'
  expect(configOf({ EMAIL_URL: dari }).mail?.dari).toBe('kabar@toko.example')
  expect(mistakesOf({ DATABASE_APP_URL: 'postgres://a@b/c' })).toEqual([
    'DATABASE_APP_URL hanya berarti bersama DATABASE_URL.',
  ])
  expect(mistakesOf({ HTTPS: 'on', PORT: '5000', HTTPS_PORT: '5000' })).toEqual([
    'HTTPS_PORT tidak boleh sama dengan PORT.',
  ])
  expect(configOf({ TLS_CERT: file, TLS_KEY: file }).https).toBe('on')
})

test('a mistake never repeats a secret', () => {
  expect(mistakesOf({ DATABASE_URL: 'http://u:rahasia@h/d' }).join('')).not.toContain('rahasia')
})

test('options of the command line', () => {
  expect(configOf({ DATA_DIR: '.', PORT: '0' }, '--sample', '--scale', '10')).toMatchObject({
    sample: true,
    scale: 10,
    dataDir: process.cwd(),
    port: 0,
    httpsPort: 0,
  })
  expect(mistakesOf({}, '--contoh', 'x')).toEqual([
    '--contoh tidak dikenal; yang ada: --help, --sample, --scale.',
    'x tidak dikenal; yang ada: --help, --sample, --scale.',
  ])
  const scale = '--scale harus bilangan 1 sampai 500, misalnya --scale=10.'
  for (const wrong of ['--scale', '--scale=0', '--scale=1.5', '--scale=banyak'])
    expect(mistakesOf({}, '--sample', wrong)).toEqual([scale])
  expect(mistakesOf({}, '--scale=3')).toEqual(['--scale hanya berarti bersama --sample.'])
  const help = readWish(['--help'], { PORT: 'salah' })
  expect(help).toMatchObject({ kind: 'help' })
  expect(help.kind === 'help' && help.text).toMatch(/PORT +Port tempat server .* \[4080\]/)
})

test('a server is this machine’s own until somebody says otherwise, and speaks HTTPS then', () => {
  const file = path.join(import.meta.dirname, 'config.ts')
  const own = { TLS_CERT: file, TLS_KEY: file }
  for (const [variables, host, https] of [
    [{}, '127.0.0.1', 'off'],
    [{ HOST: '127.8.0.1' }, '127.8.0.1', 'off'],
    [{ HOST: 'localhost' }, 'localhost', 'off'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0', 'outside'],
    [{ HOST: '192.168.7.31' }, '192.168.7.31', 'outside'],
    [{ HOST: '0.0.0.0', HTTPS: 'off' }, '0.0.0.0', 'off'],
    [{ HOST: '0.0.0.0', HTTPS: 'on' }, '0.0.0.0', 'on'],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.2' }, '0.0.0.0', 'on'],
    [{ HOST: '0.0.0.0', ...own }, '0.0.0.0', 'on'],
  ] as const)
    expect(configOf(variables), JSON.stringify(variables)).toMatchObject({ host, https })
  expect(configOf({}, '--sample')).toMatchObject({ host: '127.0.0.1' })
})

test('lists are read with commas and blanks', () => {
  expect(
    configOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8 fc00::/7', HTTPS_NAMES: 'toko.lan,kasir' }),
  ).toMatchObject({
    trustProxy: ['loopback', '10.0.0.0/8', 'fc00::/7'],
    httpsNames: ['toko.lan', 'kasir'],
  })
})
