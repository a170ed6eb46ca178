import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '#kernel/field'
import { encode } from '#kernel/wire'
import { bagian, barisDari, isiDari, type BarisSel } from '#modules/banyak/banyak.rules'
import { barisSekali } from '#modules/banyak/banyak'
import { barisBarang } from '#modules/stok/tambah-barang'
import { writeSheet } from '#server/sheet/sheet'
import { siegeCount } from '#server/test-siege'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The goods of a shop that begins: one file, judged and saved a thousand at a time.
const banyak = siegeCount('OPENING', 2_123)

let shop: Shop
let own: Person
const bawaan = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_dept: 'CC', kode_group: '75' }

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
}, 60_000)
afterAll(() => shop.close())

async function berkas(): Promise<Buffer> {
  const out = new PassThrough({ highWaterMark: 1 << 26 })
  async function* batches() {
    yield Array.from({ length: banyak }, (_, n) => [
      `CINCIN AWAL ${n}`,
      `4,${123 + (n % 700)}`,
      String(6_200_000 + n),
    ])
  }
  const kolom = ['Nama', 'Berat', 'Harga Pokok'].map((judul) => ({
    judul,
    lebar: 16,
    jenis: 'teks' as const,
  }))
  await writeSheet('xlsx', { judul: 'Barang', kolom, baris: batches() }, out)
  return buffer(out)
}

const detik = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

it('come out of one file and into the books', { timeout: 600_000 }, async () => {
  const told: string[] = []
  let at = performance.now()
  const step = (name: string): void => {
    told.push(`${name} ${detik(at)} s, ${process.memoryUsage.rss() >> 20} MB`)
    at = performance.now()
  }
  const dibaca = dataOf(await own.upload('tambah-barang-banyak/baca', await berkas()))['baris']
  step('read')
  const rows: readonly BarisSel[] = Array.isArray(dibaca) ? dibaca : []
  expect(rows).toHaveLength(banyak + 1)
  const baris = barisDari(rows).map(({ nomor, teks }, n) => {
    expect(nomor).toBe(n + 2)
    const result = isiDari(teks, bawaan)
    if ('refused' in result) throw new Error(JSON.stringify(result.refused))
    return Object(encode(group(barisBarang), result.value))
  })
  step('checked')
  const asal = 'SALDO AWAL'
  for (const part of bagian(baris, barisSekali)) {
    const isi = part.map((one, n) => ({ baris: n, isi: one }))
    const looked = dataOf(await own.post('tambah-barang-banyak/periksa', { asal, baris: isi }))
    expect(looked).toMatchObject({ pcs: part.length, masalah: [] })
  }
  step('judged')
  for (const part of bagian(baris, barisSekali))
    dataOf(await own.post('barang/tambah', { asal, baris: part }))
  step('saved')
  const [row] = await shop.rows<{ n: number; dokumen: number }>(
    sql`select count(*)::int as n, (select count(*) from kencana.dokumen
      where jenis = 'TAMBAH_BARANG')::int as dokumen from kencana.barang`,
  )
  expect(row).toEqual({ n: banyak, dokumen: Math.ceil(banyak / barisSekali) })
  expect(await shop.audit()).toEqual([])
  if (banyak > 5_000) process.stdout.write(`${told.join('; ')}\n`)
})
