import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { DatabaseBus } from './bus.ts'

let database: TestDatabase
let silent = false
/** Everything that a line hears and says passes here, until it is silent without ending. */
const proxy = net.createServer((near) => {
  const { hostname, port } = new URL(database.appUrl)
  const far = net.connect(Number(port), hostname)
  const pass = (from: net.Socket, to: net.Socket): void => {
    from.on('data', (bytes) => void (silent || to.write(bytes)))
    from.on('error', () => undefined).on('close', () => to.destroy())
  }
  pass(near, far)
  pass(far, near)
})

beforeAll(async () => {
  database = await createEmptyDatabase()
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  proxy.close()
  await database.drop()
})

/** A machine that stops for a moment does not mean that the line is silent. */
const beat = { everyMs: 50, silentMs: 2_000 }

/** What Node says of this process: a connection that is asked twice at once. */
const warnings: string[] = []
process.on('warning', ({ message }) => warnings.push(message))

test('a line that went silent is given up, and everything kept is forgotten', async () => {
  const through = new URL(database.appUrl)
  through.port = String((proxy.address() as AddressInfo).port)
  const here = new DatabaseBus(database.db, database.appUrl)
  const there = new DatabaseBus(database.db, through.href, beat)
  let gaps = 0
  const heard: string[] = []
  const others: string[] = []
  there.onGap(() => (gaps += 1))
  there.listen(({ to }) => heard.push(to))
  here.listen(({ to }) => others.push(to))
  await Promise.all([here.open(), there.open()])
  here.publish({ kind: 'sesi', to: 'satu' })
  await expect.poll(() => heard).toEqual(['satu'])
  const before = gaps
  silent = true
  here.publish({ kind: 'sesi', to: 'dua' })
  // Messages in between are not lost: they are sent when the line is back.
  there.publish({ kind: 'sesi', to: 'tiga' })
  await expect.poll(() => there.up).toBe(false)
  expect(gaps).toBeGreaterThan(before)
  silent = false
  await expect.poll(() => there.up).toBe(true)
  await expect.poll(() => others).toEqual(['satu', 'dua', 'tiga'])
  await Promise.all([here.close(), there.close()])
  expect(warnings).toEqual([])
})

test('what is too long for the line is known to be missed, and what is said with it arrives', async () => {
  const here = new DatabaseBus(database.db, database.appUrl)
  const there = new DatabaseBus(database.db, database.appUrl)
  const heard: string[] = []
  let gaps = 0
  let own = 0
  there.onGap(() => (gaps += 1))
  here.onGap(() => (own += 1))
  there.listen(({ to }) => heard.push(to))
  await Promise.all([here.open(), there.open()])
  const [before, ownBefore] = [gaps, own]
  here.publish({ kind: 'berubah', to: 'satu' })
  here.publish({ kind: 'berubah', to: 'dua', facts: { isi: 'x'.repeat(7_500) } })
  here.publish({ kind: 'berubah', to: 'tiga' })
  await expect.poll(() => heard).toEqual(['satu', 'tiga'])
  expect([gaps - before, own - ownBefore]).toEqual([1, 0])
  await Promise.all([here.close(), there.close()])
})
