import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { bukaPasar, type Pasar } from './pasar.ts'

// Before a holiday a shop takes everything down at once.

let pasar: Pasar
beforeAll(async () => {
  pasar = await bukaPasar()
  await pasar.hubungkan()
  dataOf(await pasar.petakan())
  for (const n of [0, 1, 2]) dataOf(await pasar.tawarkan(pasar.ring(n)))
}, 60_000)
afterAll(() => pasar.tutup())

const semua = async (orang = pasar.spv) => (await orang.post('marketplace/tarik-semua', {})).json

describe('everything is taken down at once', () => {
  it('but what is ordered, which is sold there already', async () => {
    pasar.dipesan('2611220401', pasar.ring(1))
    await pasar.bekerja()
    expect((await semua(pasar.kasir)).code).toBe('E-HAK')
    expect(await semua()).toMatchObject({ message: '2 Barang Sedang Ditarik Dari Marketplace' })
    for (const n of [0, 2])
      expect(await pasar.daftar(pasar.ring(n))).toMatchObject({ status: 'TARIK' })
    await pasar.bekerja()
    for (const n of [0, 2]) {
      expect(await pasar.daftar(pasar.ring(n))).toMatchObject({ status: 'DITARIK' })
      expect(pasar.diSana(pasar.ring(n))).toMatchObject([{ tampil: false }])
    }
    expect(await pasar.daftar(pasar.ring(1))).toMatchObject({ status: 'DIPESAN' })
    expect(pasar.diSana(pasar.ring(1))).toMatchObject([{ tampil: true }])
  })

  it('once; a piece that is shown again goes down with the next', async () => {
    const tidakAda = { message: 'Tidak Ada Barang Yang Dapat Ditarik Dari Marketplace' }
    expect(await semua()).toMatchObject(tidakAda)
    dataOf(await pasar.spv.post('marketplace/kirim-lagi', { kode_barcode: pasar.ring(2) }))
    expect(await semua()).toMatchObject({ message: '1 Barang Sedang Ditarik Dari Marketplace' })
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(2))).toMatchObject({ status: 'DITARIK' })
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('what was ordered goes too, once its order is cancelled there', async () => {
    await pasar.shop.paksa([
      sql`update kencana.pesanan_marketplace set status = 'LEPAS' where no_pesanan = '2611220401'`,
    ])
    expect(await semua()).toMatchObject({ message: '1 Barang Sedang Ditarik Dari Marketplace' })
  })
})
