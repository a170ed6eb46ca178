import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Every address picks its kota and kecamatan from the masters of the chain.

let shop: Shop
let own: Person
let kasir: Person
let rings: string[]

const gading = { kode_kota: '3175', kode_kecamatan: '3175050' }
const siti = {
  nama_customer: 'Siti Rahma',
  no_hp: '081234567817',
  alamat_customer: 'Jalan Boulevard 17',
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  kasir = await shop.person('KASIR')
  await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true })
  await own.post('penjualan/harga-hari-ini', {})
  rings = await terimaCincin(own, 4)
})
afterAll(() => shop.close())

const jual = async (lain: object): Promise<string> => {
  const { notajual } = dataOf(
    await kasir.post('penjualan/simpan', notaCincin([rings.pop() ?? ''], lain)),
  )
  return String(Object(notajual)[0])
}
const nota = async (no_faktur: string) =>
  (await kasir.post('penjualan/get/bynota/single', { no_faktur })).json.data.data[0]

it('of a shop and of those who deliver and work for it', async () => {
  dataOf(await own.put('para-system/key/SUPPLIER_MODULE', { value: true }))
  const pemasok = { kode_supplier: 'GAD', nama_supplier: 'Gading Mas', ...gading }
  expect((await own.post('supplier-barang/create', pemasok)).json.data).toMatchObject(gading)
  const salah = { ...gading, kode_kota: '3171' } // Kelapa Gading lies in Jakarta Utara
  const refused = await own.put('supplier-barang/update/GAD', salah)
  expect([refused.status, refused.json.code]).toEqual([400, 'E-ISI'])
  expect((await own.put('tokos/GS1', gading)).status).toBe(200)
  expect((await own.get('tokos')).json.data[0]).toMatchObject(gading)
  const dipakai = await own.delete('kecamatan/delete/3175050')
  expect(dipakai.json.code).toBe('E-PAKAI')
})

it('of a customer: on the note and its paper, found again, and kept where nobody says it', async () => {
  const pertama = await jual({ ...siti, ...gading })
  expect(await nota(pertama)).toMatchObject({
    ...gading,
    alamat_customer: 'Jalan Boulevard 17',
    tempat_customer: 'Kelapa Gading, Jakarta Utara',
  })
  const cetak = await kasir.post('penjualan/cetak', {
    no_faktur_jual: [pertama],
    id_cetak: randomUUID(),
  })
  const paper = readPdf(cetak.bytes).flatMap(({ texts }) => texts.map(({ text }) => text))
  expect(paper.join(' ')).toContain('Jalan Boulevard 17, Kelapa Gading, Jakarta Utara')
  expect((await kasir.get('pelanggan/cari?q=Siti')).json.data[0]).toMatchObject(gading)
  // He is the same person whether he is asked again or not, and moves within the chain's masters.
  expect(await nota(await jual(siti))).toMatchObject(gading)
  expect(await nota(await jual({ ...siti, kode_kota: '3171' }))).toMatchObject({
    kode_kota: '3171',
    kode_kecamatan: null,
  })
  const orang = await shop.rows(
    sql<{
      id: string
    }>`select id from kencana.pelanggan where nama_customer = ${siti.nama_customer}`,
  )
  expect(orang).toHaveLength(1)
  for (const [tempat, field] of [
    [{ kode_kota: '9999' }, 'kode_kota'],
    [{ kode_kecamatan: '3175050' }, 'kode_kota'],
    [{ ...gading, kode_kota: '3171' }, 'kode_kecamatan'],
  ] as const) {
    const asing = notaCincin([rings[0] ?? ''], { ...siti, ...tempat })
    expect((await kasir.post('penjualan/simpan', asing)).json.fields?.[0]?.field).toBe(field)
  }
})

it('is forgotten with him', async () => {
  const [orang] = await shop.rows(
    sql<{
      id: string
    }>`select id from kencana.pelanggan where nama_customer = ${siti.nama_customer}`,
  )
  await shop.rows(
    sql`select kencana.hapus_pribadi(array[${orang?.id}]::uuid[], 'own', 'Diminta pelanggan',
      '{"terbuka": {}, "foto": []}')`,
  )
  expect(
    await shop.rows(
      sql`select kode_kota, kode_kecamatan from kencana.pelanggan where id = ${orang?.id}::uuid`,
    ),
  ).toEqual([{ kode_kota: null, kode_kecamatan: null }])
  expect(await shop.audit()).toEqual([])
})
