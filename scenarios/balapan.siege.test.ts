import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siegeCount } from '#server/test-siege'
import type { TestAnswer } from '#server/test-http'
import { notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// 32 counters at once, over the same pieces, through HTTP: each piece is sold once, everybody else
// is told so in a sentence, no request waits for another for ever, and the books agree in the
// end.

const counters = 32
/** Sales that are tried in all. */
const races = siegeCount('RACES', 640)

let shop: Shop
let spv: Person
const kasir: Person[] = []

const terima = (jumlah: number) => terimaCincin(spv, jumlah)
const jual = (who: Person, barcode: readonly string[], key?: string) =>
  who.post('penjualan/simpan', notaCincin(barcode), key ? { key } : {})

/** How an attempt ended: sold, or what the loser was told. */
const akhir = ({ json, status }: TestAnswer): string =>
  status === 200
    ? 'terjual'
    : `${status} ${(json.message ?? '').replace(/[A-Z]*-?[\d-]{6,}\S*/g, '#')}`

const hitung = async (where: string): Promise<number> => {
  const rows = await shop.rows<{ n: number }>(
    sql`select count(*)::int as n from kencana.barang where status = ${where}`,
  )
  return rows[0]?.n ?? -1
}

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  // One after the other: so many strangers at once would be told to wait.
  for (let at = 1; at <= counters; at += 1) kasir.push(await shop.person('KASIR', `kasir${at}`))
  await spv.post('penjualan/harga-hari-ini', {})
}, 120_000)
afterAll(() => shop.close())

it('sells each of the same pieces once, and tells everybody else', async () => {
  const pieces = Math.max(1, Math.trunc(races / counters))
  const rounds = Math.ceil(pieces / 100)
  const told = new Set<string>()
  let sold = 0
  for (let round = 0; round < rounds; round += 1) {
    const barang = await terima(Math.min(100, pieces - round * 100))
    const results = await Promise.all(
      kasir.map(async (who, at) => {
        const mine: string[] = []
        // Everybody begins elsewhere and goes round: all meet at every piece.
        for (let step = 0; step < barang.length; step += 1) {
          const place = (step + (at % 4) * 7) % barang.length
          mine.push(akhir(await jual(who, [barang[place] ?? ''])))
        }
        return mine
      }),
    )
    sold += results.flat().filter((one) => one === 'terjual').length
    for (const one of results.flat()) told.add(one)
  }
  expect(sold).toBe(pieces)
  expect(await hitung('DALAM_NOTA')).toBe(pieces)
  for (const one of told) expect(one).toMatch(/^terjual$|^4\d\d .{10,}/)
})

it('answers the same request five times with one note', async () => {
  const [satu = ''] = await terima(1)
  const key = randomUUID()
  const who = kasir[0] ?? spv
  const answers = await Promise.all(Array.from({ length: 5 }, () => jual(who, [satu], key)))
  const faktur = answers.map(({ json }) => json.data?.no_faktur_group)
  expect(new Set(faktur).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const late = await jual(who, [satu], key)
  expect(late.json.data.no_faktur_group).toBe(faktur[0])
  const other = await who.post('penjualan/simpan', notaCincin([satu], { keterangan: 'lain' }), {
    key,
  })
  expect([other.status, other.json.code]).toEqual([409, 'E-KUNCI'])
})

it('takes the same pieces in opposite orders without a deadlock', async () => {
  const pairs = Math.max(8, Math.trunc(races / 40))
  const barang = await terima(pairs * 2)
  const before = await hitung('DALAM_NOTA')
  for (let at = 0; at < pairs; at += 1) {
    const pair = [barang[2 * at] ?? '', barang[2 * at + 1] ?? '']
    const answers = await Promise.all(
      kasir.slice(0, 8).map((who, nth) => jual(who, nth % 2 ? pair : pair.toReversed())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500)
  }
  expect(await hitung('DALAM_NOTA')).toBe(before + pairs * 2)
})

it('lets one of two cashiers validate a group, and tells the other', async () => {
  const groups = await Promise.all(
    (await terima(10)).map(async (satu) => (await jual(spv, [satu])).json.data.no_faktur_group),
  )
  for (const satu of groups) {
    const body = { penjualan: [satu], pembelian: [] }
    const answers = await Promise.all(
      kasir.slice(0, 4).map((who) => who.post('validasi/simpan/jualbeli', body)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
  }
})

it('leaves numbers without a gap and books that agree', async () => {
  const gaps = await shop.rows(sql`select prefix, count(*)::int as n, max(urut) as terakhir
    from kencana.dokumen group by prefix having count(*) <> max(urut)`)
  expect(gaps).toEqual([])
  expect(await shop.audit()).toEqual([])
})
