import { expect, test } from 'vitest'
import type { RowStream } from '../db-stream.ts'
import { toldRows } from './maju.ts'

/** 4.123 rows, by a thousand. */
const rows = (): RowStream<number> => ({
  close: async () => undefined,
  async *[Symbol.asyncIterator]() {
    for (const length of [1_000, 1_000, 1_000, 1_000, 123]) yield Array.from({ length }, () => 7)
  },
})

/** What is told of a file whose every batch takes so long. */
async function told(berkas: string | undefined, ms: number, semua?: Promise<number>) {
  const heard: unknown[] = []
  const tell = (userId: string, event: string, facts: object): void =>
    void heard.push({ userId, event, ...facts })
  const live = { changed: () => undefined, shopChanged: () => undefined, tell }
  let now = 0
  const asked = toldRows(
    { live, request: { berkas }, user: { user_id: 'kasir' } },
    rows(),
    semua,
    () => now,
  )
  let passed = 0
  for await (const batch of asked) {
    passed += batch.length
    now += ms
  }
  expect(passed).toBe(4_123)
  return heard
}
const berita = { userId: 'kasir', event: 'berkas-maju', berkas: 'b1' }

test('whoever waits hears the rows that passed, not oftener than he can follow', async () => {
  expect(await told('b1', 250)).toEqual([
    { ...berita, baris: 2_000 },
    { ...berita, baris: 4_000 },
  ])
  expect(await told('b1', 10)).toEqual([])
  expect(await told(undefined, 900)).toEqual([])
})

test('and of how many, from when that is known; without it the rows alone', async () => {
  expect(await told('b1', 250, Promise.resolve(4_123))).toEqual([
    { ...berita, baris: 0, dari: 4_123 },
    { ...berita, baris: 2_000, dari: 4_123 },
    { ...berita, baris: 4_000, dari: 4_123 },
  ])
  expect(await told('b1', 600, Promise.reject(new Error('slow')))).toHaveLength(5)
})
