import { describe, expect, test } from 'vitest'
import { postingOrder } from './order.ts'
import { expectNone, tree } from './tree.ts'

test('the tree orders postings by their number in the chain', () => expectNone(postingOrder(tree)))

describe('the rule of order finds', () => {
  const server = (text: string) => [{ path: 'src/modules/kas/buku.server.ts', text }]
  const functions = (text: string) => [{ path: 'src/modules/kas/buku.sql', text }]
  const fault = [expect.stringContaining('orders by the id of a posting')]

  test.each([
    'sql`select 1 from kas order by id_posting desc, n limit 5`',
    'sql`window w as (order by b.tgl, b.id_posting nulls first, b.n)`',
    'sql`select 1 from kencana.posting p order by p.saat,\n p.id desc`',
  ])('a planted fault in code: %s', (text) => expect(postingOrder(server(text))).toEqual(fault))

  test('a planted fault in a function', () => {
    const text =
      "SELECT jsonb_agg(k ORDER BY coalesce(k.tgl, '-infinity'), k.id_posting) FROM kas k;"
    expect(postingOrder(functions(text))).toEqual(fault)
  })

  test.each([
    'sql`select id_posting from kas where id_posting = ${id} order by n`',
    'sql`select 1 from posting p join kas k on k.id_posting = p.id order by p.urut, k.n`',
    'sql`select 1 from kas order by urut_posting(kode_toko, id_posting), n`',
    'sql`(select 1 from kas order by n) k where k.id_posting = ${id}`',
  ])('nothing in %s', (text) => expect(postingOrder(server(text))).toEqual([]))
})
