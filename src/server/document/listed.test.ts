import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { longestListed } from '#kernel/document'
import { createEmptyDatabase } from '../test-database.ts'
import { listed } from './listed.ts'

it('says that there are more only where there are', async () => {
  const database = await createEmptyDatabase()
  const some = async (many: number) => {
    const query = sql<{ n: number }>`select n from generate_series(1, ${many}::int) n`
    const { count, data } = await listed({ db: database.db, kodeToko: 'GS1' }, query, ({ n }) => n)
    return { count, last: data.at(-1) }
  }
  expect(await some(3)).toEqual({ count: 3, last: 3 })
  const full = { count: longestListed, last: longestListed }
  expect(await some(longestListed)).toEqual(full)
  expect(await some(longestListed + 1)).toEqual({ ...full, count: longestListed + 1 })
  expect(await some(longestListed + 2)).toEqual({ ...full, count: longestListed + 1 })
  await database.drop()
})
