import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// A seal belongs to one running loan.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let gambar: string
let kartu: string

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 90_000_000, spv, kasir)
  await aturHutang(own)
  gambar = await foto(kasir, 'foto_jaminan')
  kartu = await foto(spv, 'IDENTITAS')
}, 60_000)
afterAll(() => shop.close())

const simpan = (no_segel: string) =>
  kasir.post('hutang/simpan', pinjaman(gambar, kartu, { no_segel }))
const validasi = async (diminta: Record<string, unknown>) =>
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [diminta['kwitansi']] }))
const tebus = async (nomor: unknown): Promise<Record<string, unknown>> => {
  const sisa = 7_350_000 + 15 * 4_288
  const isi = {
    ...{ nomor, sisa, bayar: sisa, bukti: 'KARTU', pembayaran: tunai(sisa) },
    foto_kartu: await foto(kasir, 'kartu_hutang'),
  }
  const diminta = dataOf(await kasir.postApproved('hutang/tebus', isi, 'own'))
  await validasi(diminta)
  return diminta
}

it('a seal that a running loan bears is refused at its field', async () => {
  const { nomor, ...diminta } = dataOf(await simpan('tas 7'))
  const kalimat = `No Segel TAS 7 Sudah Dipakai ${String(nomor)}`
  const coba = async () => (await simpan('TAS 7')).json.fields
  expect(await coba()).toEqual([{ field: 'no_segel', message: kalimat }]) // it waits for its money
  await validasi(diminta)
  expect(await coba()).toEqual([{ field: 'no_segel', message: kalimat }])
})

it('when its loan is over it is free, and a redemption is not taken back past another', async () => {
  const { nomor, ...diminta } = dataOf(await simpan('TAS 8'))
  await validasi(diminta)
  const { kwitansi } = await tebus(nomor)
  const baru = dataOf(await simpan('TAS 8'))
  const batal = { nomor: kwitansi, alasan: 'salah tebus', uang_dari: 'LACI' }
  const { json } = await spv.postApproved('kwitansi/batal/hutang', batal, 'own')
  expect(json.message).toBe(`No Segel TAS 8 Sudah Dipakai ${String(baru['nomor'])}`)
  dataOf(await spv.post('validasi/cancel/hutang', { nomor: [baru['kwitansi']] }))
  dataOf(await spv.postApproved('kwitansi/batal/hutang', batal, 'own'))
  expect(await shop.audit()).toEqual([])
})

it('of loans that are saved at once only one gets it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const jawab = await Promise.all(Array.from({ length: 4 }, () => simpan(`BALAP ${round}`)))
    const kalah = jawab.filter(({ status }) => status !== 200)
    expect(kalah).toHaveLength(3)
    for (const { json } of kalah)
      expect(json.fields?.[0]?.message ?? json.message).toMatch(
        /^No Segel BALAP \d Sudah Dipakai HT-/,
      )
  }
  let lebihDulu = ''
  shop.before('hutang/simpan', async () => {
    lebihDulu = String(dataOf(await simpan('BALAP 9'))['nomor'])
  })
  const { json, status } = await simpan('BALAP 9')
  expect([status, json.message]).toEqual([422, `No Segel BALAP 9 Sudah Dipakai ${lebihDulu}`])
  expect(await shop.audit()).toEqual([])
})
