import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import type { TestAnswer } from '#server/test-http'
import { notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The paper of a sale (SPEC 9; DOMAIN 5): one original, every other one marked and explained.

let shop: Shop
let kasir1: Person
let kasir2: Person
const etalase: string[] = []

const teks = ({ bytes }: TestAnswer): string =>
  readPdf(bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')

/** A validated note of one ring, or one that still waits. */
async function jual(valid = true): Promise<{ nomor: string; grup: string }> {
  const saved = await kasir1.post('penjualan/simpan', notaCincin(etalase.splice(0, 1)))
  const { no_faktur_group: grup, notajual } = saved.json.data
  if (valid) await kasir1.post('validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [] })
  return { nomor: notajual[0], grup }
}

const cetak = (who: Person, nomor: string, lain: object = {}) =>
  who.post('penjualan/cetak', { no_faktur_jual: [nomor], id_cetak: randomUUID(), ...lain })
const keluar = (who: Person, nomor: string, id_cetak: string, tercetak: boolean) =>
  who.post('penjualan/cetak/konfirmasi', { no_faktur_jual: [nomor], id_cetak, tercetak })
const isi = async (nomor: string) =>
  (await kasir1.post('penjualan/get/bynota/single', { no_faktur: nomor })).json.data.data[0]
const belumDicetak = async (): Promise<string[]> => {
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
  const found = await kasir1.post('penjualan/lihat', { ...hari, belum_dicetak: true })
  return found.json.data.map((row: { no_faktur_jual: string }) => row.no_faktur_jual)
}

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  kasir1 = await shop.person('KASIR', 'kasir1')
  kasir2 = await shop.person('KASIR', 'kasir2')
  etalase.push(...(await terimaCincin(spv, 10)))
  await kasir1.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

it('of four who print it for the first time at once, one gets the original', async () => {
  const { nomor } = await jual()
  const people = [kasir1, kasir2, kasir1, kasir2]
  const answers = await Promise.all(people.map((who) => cetak(who, nomor)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { json, status } of answers.filter((one) => one.status !== 200)) {
    expect([400, 422]).toContain(status)
    expect(json.message).toMatch(
      /^Alasan Cetak Ulang Tidak Boleh Kosong$|Sudah Dicetak Oleh KASIR[12]|Oleh kasir[12]/i,
    )
  }
  expect((await isi(nomor)).cetak).toBe(1)
})

it('where all four explain themselves, three papers are marked and numbered', async () => {
  const { nomor } = await jual()
  const people = [kasir1, kasir2, kasir1, kasir2]
  const answers = await Promise.all(
    people.map((who) => cetak(who, nomor, { alasan: 'Empat kasir sekaligus' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const papers = answers.map(teks)
  expect(papers.filter((text) => text.includes('COPY'))).toHaveLength(3)
  const numbers = papers.map((text) => /Cetak ulang ke-(\d)/.exec(text)?.[1] ?? '0')
  expect(numbers.toSorted()).toEqual(['0', '1', '2', '3'])
})

it('a receipt printer gets the slip of a nota as a picture, counted as any print', async () => {
  const { nomor } = await jual()
  const satu = await cetak(kasir1, nomor, { format: 'STRUK80' })
  expect(satu.status).toBe(200)
  expect([...satu.bytes.subarray(0, 8)]).toEqual([0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 576 / 8, 0])
  expect((await isi(nomor)).cetak).toBe(1)
  const diam = await cetak(kasir1, nomor, { format: 'STRUK58' })
  expect(diam.json.message).toBe('Alasan Cetak Ulang Tidak Boleh Kosong')
  const lagi = await cetak(kasir1, nomor, { format: 'STRUK58', alasan: 'Gulungan habis' })
  expect([...lagi.bytes.subarray(0, 8)]).toEqual([0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 384 / 8, 0])
  // What is no slip stays a page.
  const belakang = await cetak(kasir1, nomor, { format: 'STRUK80', sisi: 'BACK' })
  expect(readPdf(belakang.bytes)).toHaveLength(1)
  const janji = await cetak(kasir1, nomor, { format: 'STRUK80', kertas: 'PERJANJIAN' })
  expect(readPdf(janji.bytes).map(({ lebar }) => Math.round(lebar))).toEqual([595])
  expect((await cetak(kasir1, nomor, { format: 'STRUK99' })).status).toBe(400)
})

it('the database itself knows one original of a nota', async () => {
  const { nomor } = await jual()
  await cetak(kasir1, nomor)
  const second = shop.rows(sql`insert into kencana.cetak_nota (kode_toko, id_dokumen, n, oleh)
    select kode_toko, id, 2, 'kasir2' from kencana.dokumen where nomor = ${nomor}`)
  await expect(second).rejects.toMatchObject({ code: '23505' })
})

it('a look at the paper is no print, of a note in any state', async () => {
  const { nomor } = await jual(false)
  const lihat = (no: string) => kasir1.post('penjualan/cetak/contoh', { no_faktur_jual: [no] })
  const open = await lihat(nomor)
  expect(teks(open)).toContain('CONTOH')
  expect(readPdf(open.bytes)).toHaveLength(2) // front and back
  expect((await isi(nomor)).cetak).toBe(0)
  expect((await cetak(kasir1, nomor)).json.message).toBe(`Faktur ${nomor} Belum Divalidasi`)
  expect((await lihat('FJ-GS1-261121-9999')).status).toBe(404)
})

it('the back bears the terms, and counts for nothing', async () => {
  const { nomor } = await jual()
  const back = await cetak(kasir1, nomor, { sisi: 'BACK' })
  expect(teks(back)).toContain('KETENTUAN JUAL BELI')
  expect(teks(back)).toContain(nomor)
  expect(teks(back)).not.toContain('7.107.000')
  expect((await isi(nomor)).cetak).toBe(0)
})

it('what did not come out waits under Belum Dicetak, and its next print is no copy', async () => {
  const { nomor } = await jual()
  const id = randomUUID()
  expect(await belumDicetak()).toContain(nomor)
  await cetak(kasir1, nomor, { id_cetak: id })
  expect(await belumDicetak(), 'asked for, not yet seen').toContain(nomor)
  expect((await isi(nomor)).cetakan_menunggu).toBe(id)
  await keluar(kasir2, nomor, id, false)
  const again = await cetak(kasir2, nomor)
  expect(again.status).toBe(200)
  expect(teks(again)).not.toContain('COPY')
  await keluar(kasir2, nomor, String((await isi(nomor)).cetakan_menunggu), true)
  expect(await belumDicetak()).not.toContain(nomor)
  expect(await isi(nomor)).toMatchObject({ cetak: 1, cetakan_menunggu: null })
})

it('an answer is about its own paper: a copy that failed frees no original', async () => {
  const { nomor } = await jual()
  await cetak(kasir1, nomor)
  const copy = randomUUID()
  await cetak(kasir1, nomor, { id_cetak: copy, alasan: 'Kertas robek' })
  await keluar(kasir1, nomor, copy, false)
  expect((await cetak(kasir1, nomor)).json.message).toBe('Alasan Cetak Ulang Tidak Boleh Kosong')
  await keluar(kasir1, nomor, copy, true) // answered once
  expect((await isi(nomor)).cetak).toBe(1)
  expect((await keluar(kasir1, nomor, 'bukan-uuid', true)).status).toBe(400)
  expect((await cetak(kasir1, nomor, { id_cetak: 'bukan-uuid', alasan: 'Uji' })).status).toBe(400)
})
