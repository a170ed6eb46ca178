import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Two receipts of three rings (4,120 gr each) lie in the tray A01; B01 is empty.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let lama: string[] = []
let baru: string[] = []
const terima = 'TB-GS1-261121-0002'

const mulai = (who: Person, no_terima: string) =>
  who.post('stock-opname-penerimaan/mulai', { no_terima, keterangan: null })
const scan = (id: string, kode: readonly string[], kode_baki: string | null = null) =>
  kasir.post('stock-opname/scan', {
    id,
    baris: kode.map((kode_barcode) => ({ id_scan: randomUUID(), kode_barcode, kode_baki })),
  })
const sesi = async (id: string) => (await spv.get(`stock-opname/get/${id}`)).json.data
const status = async (kode: string | undefined): Promise<unknown> =>
  (await spv.get(`barang/get/${kode}`)).json.data.status

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  lama = await terimaCincin(spv, 3, 'SUPPLIER')
  baru = await terimaCincin(spv, 3, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('the count of a receipt', () => {
  let id = ''

  it('begins with a receipt that stands, once', async () => {
    const { json } = await kasir.get('stock-opname-penerimaan/terima')
    expect(json.data.map((one: { nomor: string }) => one.nomor)).toEqual([
      terima,
      'TB-GS1-261121-0001',
    ])
    expect((await mulai(kasir, 'TB-GS1-261121-0009')).json.message).toBe(
      'Penerimaan TB-GS1-261121-0009 Tidak Ada Atau Dibatalkan',
    )
    id = String(dataOf(await mulai(kasir, terima))['id'])
    expect((await mulai(spv, terima)).json.message).toBe(
      'Stock Opname OP-GS1-261121-0001 Masih Berjalan Oleh kasir',
    )
    // Trays are counted beside it, and its tray goes on selling.
    const tray = { kode_gudang: 'TOKO', kode_baki: 'B01', keterangan: null }
    expect((await spv.post('stock-opname/mulai', tray)).status).toBe(400)
    const nota = await kasir.post('penjualan/simpan', notaCincin([lama[0] ?? '']))
    expect(nota.status).toBe(200)
  })

  it('expects what the receipt brought, and nothing else', async () => {
    const { json } = await scan(id, [baru[0] ?? '', baru[1] ?? '', lama[1] ?? ''])
    expect(json.data.map((one: { hasil: string }) => one.hasil)).toEqual([
      'KETEMU',
      'KETEMU',
      'PINDAH',
    ])
    expect(await sesi(id)).toMatchObject({ no_terima: terima, seharusnya: 3, ketemu: 2 })
    expect((await spv.get('stock-opname')).json.data).toEqual([])
    expect((await spv.get('stock-opname-penerimaan')).json.data).toMatchObject([
      { no_terima: terima, status: 'OPEN' },
    ])
  })

  it('writes off what is missing, and leaves the goods of others alone', async () => {
    const done = await kasir.postApproved('stock-opname/setujui', { id }, 'spv')
    expect(done.json.data).toMatchObject({ hilang: 1, pindah: 0, periksa: 1 })
    expect(await status(baru[2])).toBe('HILANG')
    expect(await status(lama[1])).toBe('ADA')
    expect(await shop.audit()).toEqual([])
  })
})

describe('the day of a shop', () => {
  const atur = async (value: boolean): Promise<void> =>
    void dataOf(await own.put('para-system/key/STOCK_OPNAME_GLOBAL_MODULE', { value }))
  const harian = () => spv.get('stock-opname-global-harian')

  it('is not there while its module is off', async () => {
    expect((await harian()).status).toBe(404)
    expect((await spv.post('stock-opname/report-global', { tgl: '2026-11-21' })).status).toBe(404)
    await atur(true)
  })

  it('owes a count of each tray that holds something; a receipt counts none', async () => {
    const { cabang, baki } = (await harian()).json.data
    expect(baki).toMatchObject([{ kode_baki: 'A01', pcs: 5, status: null, id: null }])
    expect(cabang).toMatchObject([{ kode_toko: 'GS1', wajib: 1, selesai: 0, oleh: null }])
  })

  it('knows who counts a tray, and what came of it', async () => {
    const tray = { kode_gudang: 'TOKO', kode_baki: 'A01', keterangan: null }
    const id = String(dataOf(await kasir.post('stock-opname/mulai', tray))['id'])
    expect((await harian()).json.data.baki).toMatchObject([{ status: 'OPEN', id, oleh: 'kasir' }])
    await scan(id, [lama[1] ?? '', baru[0] ?? '', baru[1] ?? ''])
    await kasir.postApproved('stock-opname/setujui', { id }, 'spv')
    const { cabang, baki } = (await harian()).json.data
    expect(baki[0]).toMatchObject({ status: 'VALID', nomor: 'OP-GS1-261121-0002' })
    // One of the rings was not there: 4,120 gr less.
    expect(cabang).toMatchObject([
      { wajib: 1, selesai: 1, selisih_pcs: 1, selisih_berat: -4.12, oleh: 'kasir' },
    ])
    const told = await spv.post('stock-opname/report-global', { tgl: '2026-11-21' })
    expect(told.json.data.rows).toMatchObject([{ selesai: 1, selisih_berat: -4.12 }])
    const kemarin = await spv.post('stock-opname/report-global', { tgl: '2026-11-20' })
    expect(kemarin.json.data.rows).toMatchObject([{ wajib: 0, selesai: 0 }])
    expect(await shop.audit()).toEqual([])
  })
})
