import { expect, test } from 'vitest'
import { ReportTurns } from './turns.ts'

/** Work that ends on request, and who does it. */
function works() {
  const at: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => (): Promise<void> => {
    at.push(name)
    return new Promise((resolve) => void ends.push(resolve))
  }
  return { at, work, endFirst: () => ends.shift()?.() }
}

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

test('a user reads two reports at once; his others wait for him, not for the shop', async () => {
  const turns = new ReportTurns(8)
  const { at, endFirst, work } = works()
  const all = ['a', 'a', 'a', 'b'].map((user) => turns.take(user, work(user)))
  await settled()
  expect(at).toEqual(['a', 'a', 'b'])
  endFirst()
  await settled()
  expect(at).toEqual(['a', 'a', 'b', 'a'])
  for (const _ of all) endFirst()
  await Promise.all(all)
})

test('all of them have half of the connections', async () => {
  const turns = new ReportTurns(5)
  const { at, endFirst, work } = works()
  const all = ['a', 'b', 'c'].map((user) => turns.take(user, work(user)))
  await settled()
  expect(at).toEqual(['a', 'b'])
  for (const _ of all) {
    endFirst()
    await settled()
  }
  await Promise.all(all)
  expect(at).toEqual(['a', 'b', 'c'])
})

test('who asks a hundred times is told to wait; another is served all the same', async () => {
  const turns = new ReportTurns(8)
  const { endFirst, work } = works()
  const all = Array.from({ length: 100 }, () => turns.take('a', work('a')))
  const told = Promise.allSettled(all)
  const other = turns.take('b', async () => 'hadir')
  expect(await other).toBe('hadir')
  for (let n = 0; n < 22; n += 1) {
    endFirst()
    await settled()
  }
  const refused = (await told).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(78)
})
