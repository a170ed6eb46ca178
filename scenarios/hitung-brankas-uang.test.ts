import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The money of the safe, counted blind at the closing of a day.
let shop: Shop
let own: Person
let spv: Person

const hitung = (pecahan: readonly [number, number][], keterangan: string | null = null) => ({
  pecahan: pecahan.map(([nilai, lembar]) => ({ pecahan: nilai, lembar })),
  keterangan,
})
interface Periksa {
  readonly kode: string
  readonly langkah: string
}
const perhatian = async (): Promise<Periksa[]> =>
  (await spv.get('tutup-toko/status')).json.data.perhatian
/** What the closing says of the drawers, and whether the screen of the counts tells the safe. */
const saldo = async () => [
  (await spv.get('tutup-toko/status')).json.data.laci,
  (await spv.get('cash/laci')).json.data.brankas_terhitung,
]
const laci = async () => (await perhatian()).filter(({ langkah }) => langkah === 'LACI')

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
})
afterAll(() => shop.close())

it('waits at the closing while money lies there, and the shop wants it counted', async () => {
  expect(await laci()).toEqual([])
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 4_123_500 }, 'own'))
  expect(await laci()).toMatchObject([{ kode: 'uang_brankas' }])
  expect(await saldo()).toEqual([[{ laci: 'BRANKAS', nama: null, saldo: null }], false])
  dataOf(await own.put('para-system/key/HITUNG_BRANKAS_MODULE', { value: false }))
  expect(await laci()).toEqual([])
  expect(await saldo()).toEqual([[{ laci: 'BRANKAS', nama: null, saldo: 4_123_500 }], true])
  dataOf(await own.put('para-system/key/HITUNG_BRANKAS_MODULE', { value: true }))
})

it('is counted by two people; what differs has a reason and is booked', async () => {
  const kurang = hitung([
    [100_000, 41],
    [500, 3],
  ])
  const path = 'cash/laci/hitung-brankas'
  expect((await spv.post(path, kurang)).json.message).toBe('Selisih Rp -22.000 Perlu Alasan')
  expect((await spv.post(path, hitung([[3_000, 1]], 'x'))).json.message).toBe('Pecahan Tidak Valid')
  const dengan = { ...kurang, keterangan: 'Selembar hilang' }
  expect((await spv.post(path, dengan)).status).toBe(403)
  const { selisih, terhitung } = dataOf(await spv.postApproved(path, dengan, 'own'))
  expect([terhitung, selisih]).toEqual([4_101_500, -22_000])
  expect(
    await shop.rows(sql`select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal
      where nomor_akun in ('1101', '5105') group by 1 order by 1`),
  ).toEqual([
    { nomor_akun: '1101', saldo: 4_101_500 },
    { nomor_akun: '5105', saldo: 22_000 },
  ])
  expect(await laci()).toEqual([])
  expect(await saldo()).toEqual([[{ laci: 'BRANKAS', nama: null, saldo: 4_101_500 }], true])
})

it('is counted again without a difference: a document, and no money moves', async () => {
  const pas = hitung([
    [100_000, 41],
    [500, 3],
  ])
  const { nomor, selisih } = dataOf(await spv.postApproved('cash/laci/hitung-brankas', pas, 'own'))
  expect([nomor, selisih]).toEqual(['LC-GS1-261121-0002', 0])
  expect(await shop.audit()).toEqual([])
})

it('stands in the report of the day: the book, what was counted of which notes, what differed', async () => {
  dataOf(await spv.postApproved('cash/laci/modal', { jumlah: 100_000, keterangan: null }, 'own'))
  expect((await saldo())[0]).toMatchObject([{ saldo: 4_001_500 }, { laci: 'spv', saldo: null }])
  const setor = { ...hitung([[50_000, 2]]), sisa: 20_000 }
  dataOf(await spv.postApproved('cash/laci/setor', setor, 'own'))
  expect((await saldo())[0]).toMatchObject([{ saldo: 4_081_500 }, { laci: 'spv', saldo: 20_000 }])
  const { json } = await spv.post('tutup-toko/report', { tgl: '2026-11-21' })
  const rows: { bagian: string; uraian: string; saldo: number; keterangan: string | null }[] =
    json.data.rows
  expect(
    rows
      .filter(({ bagian }) => bagian === 'HITUNG')
      .map(({ keterangan, saldo: rp, uraian }) => [uraian, rp, keterangan]),
  ).toEqual([
    ['Brankas: Menurut Buku', 4_123_500, 'LC-GS1-261121-0001 spv'],
    ['Brankas: Terhitung', 4_101_500, '41 x 100,000 + 3 x 500'],
    ['Brankas: Selisih', -22_000, 'Selembar hilang'],
    ['Brankas: Menurut Buku', 4_101_500, 'LC-GS1-261121-0002 spv'],
    ['Brankas: Terhitung', 4_101_500, '41 x 100,000 + 3 x 500'],
    ['Brankas: Selisih', 0, null],
    ['spv: Menurut Buku', 100_000, 'LC-GS1-261121-0004 spv'],
    ['spv: Terhitung', 100_000, '2 x 50,000'],
    ['spv: Selisih', 0, null],
  ])
})

it('keeps every count that was told the book, also who left it and counted again', async () => {
  const kasir = await shop.person('KASIR')
  dataOf(await kasir.postApproved('cash/laci/modal', { jumlah: 100_000, keterangan: null }, 'own'))
  const terhitung = async (lembar: number) =>
    dataOf(
      await kasir.post('cash/laci/terhitung', {
        ...{ tempat: 'LACI', pecahan: [{ pecahan: 1_000, lembar }] },
      }),
    )
  expect(await terhitung(77)).toEqual({ terhitung: 77_000 }) // 23.000 are missing: he counts again
  expect(await terhitung(97)).toEqual({ terhitung: 97_000 })
  const kurang = { ...hitung([[1_000, 97]], 'Kembalian keliru'), sisa: 0 }
  const { nomor } = dataOf(await kasir.postApproved('cash/laci/setor', kurang, 'own'))
  const asing = { tempat: 'LACI', pecahan: [{ pecahan: 3_000, lembar: 1 }] }
  expect((await kasir.post('cash/laci/terhitung', asing)).json.message).toBe('Pecahan Tidak Valid')
  // The safe was counted last, and nothing came of it.
  const brankas = { tempat: 'BRANKAS', pecahan: [{ pecahan: 500, lembar: 3 }] }
  const ditolak = await kasir.post('cash/laci/terhitung', brankas)
  expect([ditolak.status, ditolak.json.message]).toEqual([403, 'Anda Tidak Memiliki Hak Akses'])
  dataOf(await spv.post('cash/laci/terhitung', brankas))

  expect(
    await shop.rows(sql`select oleh, laci, buku::int, terhitung::int from kencana.hitungan_buta
      order by saat, id_posting`),
  ).toEqual([
    { oleh: 'kasir', laci: 'kasir', buku: 100_000, terhitung: 77_000 },
    { oleh: 'kasir', laci: 'kasir', buku: 100_000, terhitung: 97_000 },
    { oleh: 'spv', laci: 'BRANKAS', buku: 4_078_500, terhitung: 1_500 },
  ])
  // The paper of the day and the trail of the hand-over name the two that nothing came of.
  const { rows } = (await spv.post('tutup-toko/report', { tgl: '2026-11-21' })).json.data
  const kata = (uraian: string) =>
    rows
      .filter((row: { uraian: string }) => row.uraian === uraian)
      .map(({ keterangan, saldo: rp }: { keterangan: string; saldo: number }) => [rp, keterangan])
  const jam = expect.stringMatching(/^\d\d:\d\d kasir$/)
  expect(kata('kasir: Terhitung, Lalu Ditinggalkan')).toEqual([[77_000, jam]])
  expect(kata('kasir: Selisih').toSorted()).toEqual([
    [-23_000, null],
    [-3_000, 'Kembalian keliru'],
  ])
  expect(kata('Brankas: Terhitung, Lalu Ditinggalkan')).toMatchObject([
    [1_500, expect.stringContaining('spv')],
  ])
  const jejak = dataOf(await spv.get(`dokumen/jejak/${String(nomor)}`))
  expect(jejak['langkah']).toMatchObject([
    { nama_status: 'Terhitung, Lalu Ditinggalkan', oleh: 'kasir', alasan: 'Rp 77.000 (-23.000)' },
    { nama_status: 'Valid' },
  ])
  expect(await shop.audit()).toEqual([])
})

it('has a paper that both sign, for who leads', async () => {
  const id_cetak = '0190a0f4-0000-7000-8000-0000000000b7'
  const cetak = (siapa: Person, nomor: string) =>
    siapa.post('cash/laci/cetak', { nomor: [nomor], id_cetak })
  const paper = await cetak(spv, 'LC-GS1-261121-0001')
  expect([paper.status, paper.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  const kasir = await shop.person('KASIR')
  expect((await cetak(kasir, 'LC-GS1-261121-0001')).status).toBe(404)
  expect((await cetak(spv, 'LC-GS1-261121-0099')).status).toBe(404)
})

it('is a step of the closing, beside the others that are done', async () => {
  const { langkah } = (await spv.get('tutup-toko/status')).json.data
  expect(langkah.map(({ kode }: { kode: string }) => kode)).toEqual([
    ...['NOTA', 'LACI', 'BANK', 'BARANG', 'JALAN', 'JANJI', 'LAIN'],
  ])
})
