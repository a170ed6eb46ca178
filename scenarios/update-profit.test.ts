import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Three rings get another cost; one of them is sold while somebody changes it.
let shop: Shop
let spv: Person
let kasir: Person
let cincin: string[] = []

const minta = (kode: readonly (string | undefined)[], lain: object = {}) => ({
  cara: 'POKOK_NAIK',
  rupiah: null,
  persen: 10,
  alasan: 'Harga beli baru',
  baris: kode.map((kode_barcode) => ({ kode_barcode })),
  ...lain,
})
const pilih = (lain: object, who = spv) =>
  who.post('update-profit-barang/barang', {
    barcode: [],
    kode_baki: null,
    kode_group: null,
    ...lain,
  })
const pokok = async (kode: string | undefined): Promise<unknown> =>
  (await spv.get(`barang/get/${kode}`)).json.data.harga_pokok

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  cincin = await terimaCincin(spv, 3, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('cost and margin', () => {
  it('are chosen by scan, tray or group; what goods have cost is for leaders', async () => {
    for (const lain of [{ barcode: cincin }, { kode_baki: 'A01' }, { kode_group: '75' }])
      expect((await pilih(lain)).json.data).toHaveLength(3)
    expect((await pilih({ barcode: ['TIADA'] })).status).toBe(404)
    expect((await pilih({ barcode: cincin }, kasir)).status).toBe(403)
  })

  it('change with an approver who sees each piece before and after', async () => {
    const asked = await spv.post('update-profit-barang/simpan', minta(cincin.slice(0, 2)))
    // 6.200.000 + 10 %
    expect(asked.json.details).toMatchObject({
      sebelum: { [`${cincin[0]} CINCIN BELAH ROTAN`]: '6.200.000' },
      sesudah: { [`${cincin[0]} CINCIN BELAH ROTAN`]: '6.820.000' },
    })
    const done = await spv.postApproved(
      'update-profit-barang/simpan',
      minta(cincin.slice(0, 2)),
      'own',
    )
    expect(done.json.data).toEqual({ nomor: 'UP-GS1-261121-0001', pcs: 2 })
    expect([await pokok(cincin[0]), await pokok(cincin[2])]).toEqual([6_820_000, 6_200_000])
    const { json } = await spv.get(`barang/riwayat/${cincin[0]}`)
    expect(json.data.at(-1)).toMatchObject({
      peristiwa: 'HARGA',
      dokumen: 'UP-GS1-261121-0001',
      alasan: 'Harga beli baru',
      perubahan: { sebelum: { harga_pokok: 6_200_000 }, sesudah: { harga_pokok: 6_820_000 } },
    })
  })

  it('are refused in a sentence, and never for what is being sold', async () => {
    const say = async (body: object): Promise<unknown> =>
      (await spv.post('update-profit-barang/simpan', body)).json.message
    expect(await say(minta([]))).toBe('Belum Ada Barang Di Tabel')
    expect(await say(minta(cincin, { persen: null }))).toBe('Persen Tidak Boleh Kosong')
    expect(await say(minta(cincin, { persen: 0 }))).toBe('Tidak Ada Yang Dikoreksi')
    expect(await say(minta(['TIADA']))).toBe('Barcode TIADA Tidak Ditemukan')
    const dijual = cincin[2] ?? ''
    shop.before('update-profit-barang/simpan', () =>
      kasir.post('penjualan/simpan', notaCincin([dijual])),
    )
    const late = await spv.postApproved('update-profit-barang/simpan', minta([dijual]), 'own')
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(late.status).toBeLessThan(500)
    expect(await pokok(dijual)).toBe(6_200_000)
    expect(await shop.audit()).toEqual([])
  })
})
