import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { dibayar, gelang, openKantong, type TokoKantong } from './kantong.ts'

// Bought gold lies in bags: they are weighed and handed to the safe. Gold and cost agree after
// every step.
let toko: TokoKantong
const kantong = (n: number): string => toko.kantong(n)
const setor = (baris: object[]) => ({ penerima: 'Pak Hadi', baris })

beforeAll(async () => {
  toko = await openKantong()
}, 60_000)
afterAll(() => toko.shop.close())

describe('the bags of a purchase', () => {
  it('are there once it is valid, as heavy and dear as its lines', async () => {
    const { json } = await toko.spv.post('kantong/cari', { tempat: 'PEMBELIAN' })
    expect(json.count).toBe(5)
    expect(json.data.at(-1)).toMatchObject({
      kode_kantong: kantong(5),
      nama_barang: 'GELANG RANTAI',
      kode_barcode: null,
      berat: 2,
      harga: 2_850_000, // 2 gr x 1,425,000
    })
    // 4 rings of 4.120 gr and 2.000 gr, at 75 %: 4 x 3,090 + 1,500 mg fine
    expect(await toko.gram('PEMBELIAN')).toEqual([18_480, 13_860])
    const closing = (await toko.spv.get('tutup-toko/status')).json.data
    expect(closing.perhatian).toContainEqual(
      expect.objectContaining({ kalimat: '5 Kantong Emas Belum Disetor', path: '/setoran-emas' }),
    )
    expect(closing.pembelian).toMatchObject({ nota: 1, pcs: 5, berat: 18.48 })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('are found by a word, and by their number', async () => {
    expect((await toko.spv.post('kantong/cari', { q: 'gelang' })).json.count).toBe(1)
    expect((await toko.spv.post('kantong/cari', { q: kantong(2) })).json.count).toBe(1)
    const none = await toko.spv.post('kantong/satu', { kode_kantong: `${toko.faktur}/99` })
    expect([none.status, none.json.message]).toEqual([
      404,
      `Kantong ${toko.faktur}/99 Tidak Ditemukan`,
    ])
  })

  it('have labels', async () => {
    const paper = await toko.kasir.post('kantong/label', { kode_kantong: [kantong(1), kantong(5)] })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const none = await toko.kasir.post('kantong/label', { kode_kantong: ['FB-X/1'] })
    expect(none.status).toBe(404)
  })
})

describe('setoran emas', () => {
  it('takes bags into the safe at the book weight when the scale agrees', async () => {
    const body = setor([
      { kode_kantong: kantong(1), timbang: 4.115 },
      { kode_kantong: kantong(5), timbang: 2 },
    ])
    expect(dataOf(await toko.kasir.post('setoran-emas/simpan', body))).toEqual({
      nomor: 'SE-GS1-261121-0001',
      qty: 2,
    })
    expect(await toko.gram('BRANKAS')).toEqual([6_120, 4_590])
    expect(await toko.gram('PEMBELIAN')).toEqual([12_360, 9_270])
    expect(await toko.gram('SUSUT')).toEqual([0, 0])
    expect(await toko.tempat(1)).toBe('BRANKAS')
    expect(await toko.shop.audit()).toEqual([])
  })

  it.each([
    [[{ kode_kantong: 'FB-X/1', timbang: 1 }], 'baris.0.kode_kantong', 'Tidak Ditemukan'],
    [[{ kode_kantong: 'oops', timbang: 1 }], 'baris.0.kode_kantong', 'Tidak Ditemukan'],
    [[], 'baris', ''],
  ])('refuses %j', async (baris, field, said) => {
    const { json, status } = await toko.kasir.post('setoran-emas/simpan', setor(baris))
    expect([status, json.fields?.[0]?.field]).toEqual([400, field])
    expect(json.fields?.[0]?.message).toContain(said)
  })

  it('refuses a bag twice, and one that lies in the safe already', async () => {
    const line = { kode_kantong: kantong(2), timbang: 4.12 }
    const twice = await toko.kasir.post('setoran-emas/simpan', setor([line, line]))
    expect(twice.json.fields?.[0]).toEqual({
      field: 'baris.1.kode_kantong',
      message: `Kantong ${kantong(2)} Sudah Ada Di Tabel`,
    })
    const gone = await toko.kasir.post(
      'setoran-emas/simpan',
      setor([{ kode_kantong: kantong(1), timbang: 4.12 }]),
    )
    expect(gone.json.fields?.[0]?.message).toBe(
      `Kantong ${kantong(1)} Sudah Tidak Bisa Dipakai, Sekarang Di Brankas`,
    )
  })

  it('needs an approver beyond the tolerance: then the scale is right', async () => {
    const body = setor([{ kode_kantong: kantong(2), timbang: 4.1 }])
    const asked = await toko.kasir.post('setoran-emas/simpan', body)
    expect(asked.json.details).toMatchObject({
      kategori: 'SETORAN_EMAS',
      sebelum: { [kantong(2)]: '4,120 gr' },
      sesudah: { [kantong(2)]: '4,100 gr' },
    })
    const before = [await toko.akun('1203'), await toko.akun('5103')]
    dataOf(await toko.kasir.postApproved('setoran-emas/simpan', body, 'spv'))
    // 5,438,500 x 0.020 / 4.120 = 26,400.49
    expect([await toko.akun('1203'), await toko.akun('5103')]).toEqual([
      (before[0] ?? 0) - 26_400,
      (before[1] ?? 0) + 26_400,
    ])
    // 4.100 gr x 75 % = 3.075 gr fine; 0.020 and 0.015 are lost
    expect(await toko.gram('BRANKAS')).toEqual([10_220, 7_665])
    expect(await toko.gram('SUSUT')).toEqual([20, 15])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('gives one bag to one of two who hand it over at once', async () => {
    const body = setor([{ kode_kantong: kantong(3), timbang: 4.12 }])
    const both = await Promise.all([
      toko.kasir.post('setoran-emas/simpan', body),
      toko.spv.post('setoran-emas/simpan', body),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.filter(({ status }) => status >= 500)).toEqual([])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('has a receipt, and a list of the day', async () => {
    const paper = await toko.kasir.post('setoran-emas/cetak', { nomor: 'SE-GS1-261121-0002' })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const { json } = await toko.kasir.get('setoran-emas/hari-ini')
    expect(json.data.map((row: { qty: number }) => row.qty)).toEqual([1, 1, 2])
  })

  it('is taken back the same day: the exact negation', async () => {
    const batal = { nomor: 'SE-GS1-261121-0002', alasan: 'Kantong tertukar' }
    const done = await toko.kasir.postApproved('setoran-emas/batal', batal, 'own')
    expect(dataOf(done)).toEqual({ nomor: expect.stringContaining('BT-') })
    expect(await toko.gram('SUSUT')).toEqual([0, 0])
    expect(await toko.akun('5103')).toBe(0)
    expect(await toko.tempat(2)).toBe('PEMBELIAN')
    const again = await toko.kasir.post('setoran-emas/batal', batal)
    expect(again.json.message).toBe('SE-GS1-261121-0002 Sudah Dibatalkan')
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a purchase whose bags were used', () => {
  it('goes with its bags as long as they lie at the counter', async () => {
    const lain = await toko.beli([gelang])
    const batal = { no_faktur_beli: lain, alasan: 'Salah orang' }
    dataOf(await toko.spv.postApproved('pembelian/batal', batal, 'own'))
    expect((await toko.spv.post('kantong/satu', { kode_kantong: `${lain}/1` })).status).toBe(404)
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is not cancelled any more', async () => {
    const batal = { no_faktur_beli: toko.faktur, alasan: 'Salah orang' }
    // Before anybody is asked to approve it.
    const { json, status } = await toko.spv.post('pembelian/batal', batal)
    expect([status, json.message]).toEqual([422, `Kantong ${kantong(1)} Sudah Disetor Atau Diolah`])
  })

  it('not even when a bag is handed over in that very moment', async () => {
    const lain = await toko.beli([gelang])
    const batal = { no_faktur_beli: lain, alasan: 'Salah orang' }
    const { details } = (await toko.spv.post('pembelian/batal', batal)).json
    expect(details).toMatchObject({ kategori: 'BATAL_PEMBELIAN' })
    const setoran = setor([{ kode_kantong: `${lain}/1`, timbang: 2 }])
    toko.shop.before('pembelian/batal', () => toko.kasir.post('setoran-emas/simpan', setoran))
    const { json, status } = await toko.spv.postApproved('pembelian/batal', batal, 'own')
    expect([status, json.message]).toEqual([409, `Kantong ${lain}/1 Sudah Disetor Atau Diolah`])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('leaves a snapshot of its day that reports read', async () => {
    const closed = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
    dataOf(await toko.spv.post('tutup-toko', closed))
    const [day] = await toko.shop.rows(
      sql<object>`select sum(nota)::int as nota, sum(qty)::int as qty, sum(berat)::int as berat,
        sum(harga)::int as harga from rekap_harian_beli where tgl_system = '2026-11-21'`,
    )
    // The one that was cancelled is none; the other is one more bracelet.
    expect(day).toEqual({
      nota: 2,
      qty: 6,
      berat: 20_480,
      harga: 4 * dibayar + 2 * 2_850_000,
    })
    expect(await toko.shop.audit()).toEqual([])
  })
})
