import { expect } from 'vitest'
import type { Person, Shop } from './shop.ts'

type Answer = Awaited<ReturnType<Person['post']>>

/**
 * Several people do something with one thing at once: one is answered, each of the others is told
 * in a sentence that he was late, and the books agree.
 * @returns the answer of the one that was first
 */
export async function balapan(shop: Shop, ...calls: Promise<Answer>[]): Promise<Answer> {
  const answers = await Promise.all(calls)
  const [first, ...lain] = answers.toSorted((a, b) => a.status - b.status)
  if (!first) throw new Error('nobody runs')
  expect([first.status, first.json.message]).toEqual([200, first.json.message])
  for (const { json, status } of lain) {
    expect([status, json.message], JSON.stringify(json)).toEqual([
      expect.toSatisfy((one: number) => one >= 400 && one < 500),
      expect.stringMatching(/\S+ \S+/),
    ])
  }
  expect(await shop.audit()).toEqual([])
  return first
}
