import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { dipesan } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// SPEC 6: another person allows the reprint of an order.
let shop: Shop
let kasir: Person
let spv: Person
let nomor: string
beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 1_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const dibuat = dataOf(await kasir.post('pesanan/simpan', dipesan(1_234_567)))
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [dibuat['kwitansi']] }))
  nomor = String(dibuat['nomor'])
}, 60_000)
afterAll(() => shop.close())

const isi = (alasan: string | null) => ({
  ...{ nomor: [nomor], id_cetak: crypto.randomUUID(), alasan },
})
const cetak = (alasan: string | null) => kasir.post('pesanan/cetak', isi(alasan))

it('the first print is free; another is explained, and allowed for this press alone', async () => {
  const satu = await cetak(null)
  expect([satu.status, satu.headers['content-type']]).toEqual([200, 'application/pdf'])
  const diam = await cetak(null)
  expect(diam.json.fields?.[0]?.message).toBe('Alasan Cetak Ulang Tidak Boleh Kosong')
  const sendiri = await cetak('nota hilang')
  expect([sendiri.status, sendiri.json.details]).toMatchObject([
    ...[403, { kategori: 'CETAK_ULANG_PESANAN', sebelum: { [nomor]: 1 } }],
  ])
  // A number that nobody has approved opens nothing.
  const palsu = { approvals: [String(sendiri.json.details?.['no_otorisasi'])] }
  const dipalsu = await kasir.post('pesanan/cetak', isi('nota hilang'), palsu)
  expect(dipalsu.status).toBe(403)
  const dua = await kasir.postApproved('pesanan/cetak', isi('nota hilang'), 'own')
  expect([dua.status, dua.headers['content-type']]).toEqual([200, 'application/pdf'])
  const tiga = await cetak('nota hilang')
  expect(tiga.json.details).toMatchObject({ sebelum: { [nomor]: 2 } })
  expect(
    await shop.rows(sql`select status, pemberi from otorisasi where kategori like 'CETAK%'
      order by status`),
  ).toEqual([
    { status: 'DIMINTA', pemberi: null },
    { status: 'DIPAKAI', pemberi: 'own' },
  ])
  expect(await shop.rows(sql`select ke, alasan from cetak_nota order by n`)).toEqual([
    { ke: 1, alasan: null },
    { ke: 2, alasan: 'nota hilang' },
  ])
  expect(await shop.audit()).toEqual([])
})

it('of two who were allowed the same reprint one gets it', async () => {
  const body = isi('nota basah')
  const { json } = await kasir.post('pesanan/cetak', body)
  const no_otorisasi = String(json.details?.['no_otorisasi'])
  const izin = { user_id: 'own', password: 'rahasia', kategori: 'CETAK_ULANG_PESANAN' }
  expect((await kasir.post('authorisation', { ...izin, no_otorisasi })).status).toBe(403)
  const [satu, dua] = await Promise.all([
    kasir.postApproved('pesanan/cetak', body, 'own'),
    kasir.postApproved('pesanan/cetak', body, 'own'),
  ])
  // The other asks anew (403), or comes when the approval is just used up (422).
  const [cetak, lain] = [satu, dua].toSorted((a, b) => a.status - b.status)
  expect(cetak?.status).toBe(200)
  expect([403, 422]).toContain(lain?.status)
})

it('nothing is printed by what was read before somebody else said that it did not come out', async () => {
  const [d] = await shop.rows<{ id: string }>(sql`select id from dokumen where nomor = ${nomor}`)
  const dicetak = (lain: object) => {
    const minta = {
      ...{ id_cetak: crypto.randomUUID(), oleh: 'kasir', perangkat: 'K1', alasan: 'hilang' },
      cetak: [{ id: d?.id, kertas: 'NOTA', bagian: '', cetak: 3, gagal: 0, ...lain }],
      ulang: true,
    }
    return shop.rows(sql`select kencana.catat_cetak('GS1', ${JSON.stringify(minta)})`)
  }
  await expect(dicetak({ gagal: 1 })).rejects.toThrow('berubah')
  await expect(dicetak({ cetak: 2 })).rejects.toThrow('berubah')
})

it('that it did not come out is believed once; then somebody agrees', async () => {
  const dibuat = dataOf(await kasir.post('pesanan/simpan', dipesan(1_234_567)))
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [dibuat['kwitansi']] }))
  nomor = String(dibuat['nomor'])
  const gagal = async (minta: ReturnType<typeof isi>) => {
    const jawab = { nomor: [nomor], id_cetak: minta.id_cetak, tercetak: false }
    dataOf(await kasir.post('pesanan/cetak/konfirmasi', jawab))
  }
  for (const _ of [1, 2]) {
    const minta = isi(null)
    expect((await kasir.post('pesanan/cetak', minta)).status).toBe(200)
    await gagal(minta)
    await gagal(minta) // said again, of the same paper, it counts once
  }
  const diam = await cetak(null)
  expect(diam.json.fields?.[0]?.message).toBe('Alasan Cetak Ulang Tidak Boleh Kosong')
  const alasan = 'kertas macet lagi'
  expect((await cetak(alasan)).json.details).toMatchObject({
    ...{ kategori: 'CETAK_SETELAH_GAGAL', sebelum: { [nomor]: '2 x' }, sesudah: { [nomor]: 1 } },
  })
  const tiga = isi(alasan)
  expect((await kasir.postApproved('pesanan/cetak', tiga, 'own')).status).toBe(200)
  const cetakan = await shop.rows(sql`select ke, tercetak, alasan from cetak_nota c
    join dokumen d on d.id = c.id_dokumen where d.nomor = ${nomor} order by c.n`)
  expect(cetakan).toEqual([
    { ke: 1, tercetak: false, alasan: null },
    { ke: 1, tercetak: false, alasan: null },
    { ke: 1, tercetak: null, alasan },
  ])
  // It came out by now: the next one is a copy, as any is.
  expect((await cetak('hilang')).json.details).toMatchObject({ kategori: 'CETAK_ULANG_PESANAN' })
  expect(await shop.audit()).toEqual([])
})
