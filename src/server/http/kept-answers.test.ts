import { expect, it } from 'vitest'
import { defineEndpoint } from '#kernel/endpoint'
import { text } from '#kernel/field'
import { anyone } from '#kernel/right'
import type { BusMessage } from '../live/bus.ts'
import { handlePublic } from '../serve.ts'
import { unsentCall, type Outcome } from './incoming.ts'
import { KeptAnswers } from './kept-answers.ts'

const asked = defineEndpoint({
  ...{ method: 'GET', path: 'tamu/uji', summary: 'x', right: anyone },
  query: { toko: text({ label: 'Toko' }) },
})
const handler = handlePublic(asked, () => null, ['kategori_katalog', 'group_harga'])

/** Guests, and how often the answer was worked out for them. */
function guests() {
  const heard: ((message: BusMessage) => void)[] = []
  const gaps: (() => void)[] = []
  const line = { up: true }
  const kept = new KeptAnswers({
    listen: (one) => void heard.push(one),
    onGap: (one) => void gaps.push(one),
    get up() {
      return line.up
    },
  })
  const count = { runs: 0, status: 200 }
  const run = (): Promise<Outcome> => {
    count.runs += 1
    return Promise.resolve({ status: count.status, json: { ke: count.runs } })
  }
  return {
    ...{ count, line },
    ask: (toko: string) => kept.answer(handler, { ...unsentCall('x'), query: { toko } }, run),
    news: (message: Omit<BusMessage, 'to'>) => {
      for (const one of heard) one({ to: 'GS1', ...message })
    },
    gap: () => {
      for (const one of gaps) one()
    },
  }
}

it('works an answer out once for all who ask at a time, and one for each question', async () => {
  const { ask, count } = guests()
  const [satu, dua] = await Promise.all([ask('GS1'), ask('GS1')])
  expect(satu).toBe(dua)
  await ask('GS2')
  await ask('GS1')
  expect(count.runs).toBe(2)
})

it('forgets it when one of its topics is news, and at nothing else', async () => {
  const { ask, count, gap, line, news } = guests()
  await ask('GS1')
  news({ kind: 'berubah', facts: { jenis: 'PENJUALAN', juga: ['kas'] } })
  await ask('GS1')
  expect(count.runs).toBe(1)
  for (const change of [
    () => news({ kind: 'berubah', facts: { jenis: 'UBAH_HARGA', juga: ['group_harga'] } }),
    () => news({ kind: 'berubah', facts: { jenis: 'kategori_katalog' } }),
    () => news({ kind: 'settings' }),
    gap,
  ]) {
    const { runs } = count
    change()
    await ask('GS1')
    await ask('GS1')
    expect(count.runs).toBe(runs + 1)
  }
  // News do not reach this server: nothing that it has kept is believed.
  line.up = false
  const { runs } = count
  await ask('GS1')
  expect(count.runs).toBe(runs + 1)
})

it('throws away what was begun before the news, and keeps no refusal', async () => {
  const { ask, count, news } = guests()
  const begun = ask('GS1')
  news({ kind: 'berubah', facts: { jenis: 'group_harga' } })
  await begun
  await ask('GS1')
  expect(count.runs).toBe(2)
  count.status = 404
  await ask('GS9')
  await ask('GS9')
  expect(count.runs).toBe(4)
})

it('keeps no more than so many questions', async () => {
  const { ask, count } = guests()
  for (let toko = 0; toko < 250; toko += 1) await ask(`T${toko}`)
  await ask('T249')
  expect(count.runs).toBe(250)
  await ask('T0')
  expect(count.runs).toBe(251)
})
