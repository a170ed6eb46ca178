import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { bukaPasar, kini, type Pasar } from './pasar.ts'
import { shopId } from './shopee.ts'

// A connection is not left while pieces or orders are there, and nothing is done to an order of
// another one.

const lain = 88_004_123
let pasar: Pasar
beforeAll(async () => {
  pasar = await bukaPasar()
  await pasar.hubungkan()
  dataOf(await pasar.petakan())
}, 60_000)
afterAll(() => pasar.tutup())

const putus = async (isi: object = {}) =>
  (await pasar.spv.post('marketplace/putuskan', isi)).json.message
const hubungkan = async (shop_id: number) => {
  const kunci = new URL((await pasar.mulai()).kembali).searchParams.get('kunci')
  const isi = { kunci, code: 'kode-uji', shop_id }
  return (await pasar.spv.post('marketplace/hubungkan', isi)).json.message
}
const masih = (jumlah: number) =>
  `${jumlah} Barang Masih Di Marketplace, Tarik Atau Selesaikan Dahulu`
const masihDi = (jumlah: number, shop: number) =>
  `${jumlah} Barang Masih Di Toko Marketplace ${shop}, Tarik Atau Selesaikan Dahulu`
const milikLain = (nomor: string) =>
  `Pesanan ${nomor} Milik Toko Marketplace ${shopId}, Hubungkan Toko Itu Dahulu`
const pesan = async (nomor: string) => {
  const [row] = await pasar.shop.rows<{ status: string; shop_id: number }>(
    sql`select status, shop_id::float8 as shop_id from pesanan_marketplace
      where no_pesanan = ${nomor}`,
  )
  return row
}

describe('a connection', () => {
  it('is not left while a piece is on show there; once it is down, it is', async () => {
    dataOf(await pasar.tawarkan(pasar.ring(0)))
    expect(await putus()).toBe(masih(1))
    // Nobody's word helps while the marketplace lets the shop in.
    expect(await putus({ sudah: true })).toBe(masih(1))
    expect(await hubungkan(lain)).toBe(masihDi(1, shopId))
    expect(await hubungkan(shopId)).toBe('Toko Terhubung Dengan Marketplace')
    expect((await pasar.kasir.post('marketplace/putuskan', {})).json.code).toBe('E-HAK')
    dataOf(await pasar.spv.post('marketplace/tarik', { kode_barcode: pasar.ring(0) }))
    expect(await putus()).toBe(masih(1))
    await pasar.bekerja()
    expect(pasar.diSana(pasar.ring(0))).toMatchObject([{ tampil: false }])
    expect(await putus()).toBe('Hubungan Marketplace Diputus')
    expect(await putus()).toBe('Hubungan Marketplace Diputus')
    await pasar.hubungkan()
  })

  it('is not left while an order is open there, nor another one made meanwhile', async () => {
    dataOf(await pasar.tawarkan(pasar.ring(1)))
    pasar.dipesan('2611220201', pasar.ring(1))
    await pasar.bekerja()
    expect(await pesan('2611220201')).toEqual({ status: 'DIPESAN', shop_id: shopId })
    expect(await putus()).toBe(masih(2))
    expect(await hubungkan(lain)).toBe(masihDi(2, shopId))
    await pasar.shop.paksa([sql`delete from kencana.hubungan_marketplace`])
    expect(await hubungkan(lain)).toBe(masihDi(1, shopId))
  })
})

describe('an order', () => {
  it('of another shop of the marketplace is neither sold nor let go', async () => {
    await pasar.hubungkan()
    const toko = (shop: number) =>
      pasar.shop.paksa([sql`update kencana.hubungan_marketplace set shop_id = ${shop}`])
    await toko(lain)
    const { nomor } = await pasar.pesanan('2611220201')
    const orang = { kode_sales: 'SLS1', nama_customer: 'siti88', no_hp: null }
    const jual = async () =>
      (await pasar.kasir.post('marketplace/jual', { nomor, ...orang })).json.message
    const lepas = async () =>
      (await pasar.spv.post('marketplace/lepas', { nomor, alasan: 'Pembeli batal' })).json.message
    expect([await jual(), await lepas()]).toEqual([
      milikLain('2611220201'),
      milikLain('2611220201'),
    ])
    // What that other shop says of it is not believed.
    Object.assign(pasar.shopee.pesanan.get('2611220201') ?? {}, { status: 'CANCELLED' })
    await pasar.bekerja()
    expect(await pesan('2611220201')).toEqual({ status: 'DIPESAN', shop_id: shopId })
    expect(await pasar.letak(pasar.ring(1))).toBe('TITIP')
    await toko(shopId)
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(1))).toBe('ADA')
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('is not written down for a shop that was connected with another while it was asked', async () => {
    dataOf(await pasar.tawarkan(pasar.ring(2)))
    pasar.dipesan('2611220202', pasar.ring(2))
    pasar.shopee.sela = async (jalan) => {
      if (jalan === 'order/get_order_detail')
        await pasar.shop.paksa([
          sql`update kencana.hubungan_marketplace set shop_id = ${lain}, dilihat = 'epoch'`,
        ])
    }
    await pasar.bekerja()
    pasar.shopee.sela = undefined
    expect(await pesan('2611220202')).toBeUndefined()
    const [row] = await pasar.shop.rows<{ lama: boolean }>(
      sql`select dilihat = 'epoch' as lama from hubungan_marketplace`,
    )
    expect(row?.lama).toBe(true)
  })

  it('has its fee asked by the shop that it is of alone', async () => {
    await pasar.shop.paksa([
      sql`update kencana.pesanan_marketplace set status = 'DIJUAL', status_luar = 'COMPLETED'
        where no_pesanan = '2611220201'`,
    ])
    pasar.shopee.dipanggil.length = 0
    for (const worker of pasar.shop.http.workers) await worker.work()
    expect(pasar.shopee.dipanggil).not.toContain('payment/get_escrow_detail')
    const biaya = await pasar.spv.post('marketplace/biaya', { no_pesanan: '2611220201' })
    expect(biaya.json.message).toBe(milikLain('2611220201'))
  })
})

describe('a conflict', () => {
  const bentrok = async (nomor: string, status_luar: string, shop_id = shopId) =>
    pasar.shop.paksa([
      sql`insert into kencana.pesanan_marketplace as p
          (kode_toko, no_pesanan, kode_barcode, status, status_luar, harga, shop_id)
        select kode_toko, ${nomor}, kode_barcode, 'BENTROK', ${status_luar}, harga, ${shop_id}
        from kencana.tawaran_marketplace where kode_barcode = ${pasar.ring(2)}
        on conflict (kode_toko, no_pesanan, kode_barcode) do update set
          status_luar = excluded.status_luar`,
    ])
  const diingatkan = async () =>
    JSON.stringify(dataOf(await pasar.spv.get('tutup-toko/status'))['perhatian'])
  const matikan = async () =>
    (await pasar.own.put('para-system/key/MARKETPLACE_MODULE', { value: false })).json.message
  it('keeps its shop until it is over there: the buyer took another ring', async () => {
    pasar.shopee.pesanan.clear()
    await pasar.shop.paksa([sql`delete from kencana.hubungan_marketplace`])
    await pasar.hubungkan()
    for (const n of [1, 2])
      dataOf(await pasar.spv.post('marketplace/tarik', { kode_barcode: pasar.ring(n) }))
    await pasar.bekerja()
    await bentrok('2611220301', 'READY_TO_SHIP')
    expect(await putus()).toBe(masih(1))
    expect(await hubungkan(lain)).toBe(masihDi(1, shopId))
    expect(await diingatkan()).toContain('1 Barang Marketplace Bentrok Atau Gagal')
    expect(await matikan()).toBe(masih(1))
    await bentrok('2611220301', 'COMPLETED')
    expect(await diingatkan()).not.toContain('Bentrok')
    expect(await matikan()).not.toBe(masih(1))
    dataOf(await pasar.own.put('para-system/key/MARKETPLACE_MODULE', { value: true }))
    expect(await putus()).toBe('Hubungan Marketplace Diputus')
  })

  it('keeps no shop that is not heard of any more', async () => {
    await bentrok('2611220302', 'READY_TO_SHIP', lain)
    expect(await hubungkan(shopId)).toBe('Toko Terhubung Dengan Marketplace')
    expect(await putus()).toBe('Hubungan Marketplace Diputus')
  })
})

describe('a shop that the marketplace lets in no more', () => {
  const lihat = async () => dataOf(await pasar.spv.get('marketplace/lihat'))
  const ditolak = (...salah: { readonly error: string; readonly message: string }[]) =>
    pasar.shopee.ulah.set('order/get_order_list', salah)

  it('is known when it renews the way in and refuses again, until orders are told once more', async () => {
    await pasar.hubungkan()
    dataOf(await pasar.tawarkan(pasar.ring(3)))
    const dicabut = { error: 'error_auth', message: 'Seller withdrew consent' }
    ditolak(dicabut, dicabut)
    await pasar.bekerja()
    const mati = { galat: 'Hubungan Marketplace Berakhir, Hubungkan Lagi', mati: true }
    expect(await lihat()).toMatchObject(mati)
    // Renewed by whoever asks for something else: orders are not told for that.
    pasar.shopee.habiskan()
    dataOf(await pasar.spv.get(`marketplace/calon/${pasar.ring(4)}`))
    expect(await lihat()).toMatchObject(mati)
    await pasar.bekerja()
    expect(await lihat()).toMatchObject({ galat: null, mati: false })
    expect(await putus({ sudah: true })).toBe(masih(1))
    ditolak(dicabut, dicabut)
    await pasar.bekerja()
    expect(await putus()).toBe(masih(1))
    expect(await putus({ sudah: true })).toBe('Hubungan Marketplace Diputus')
  })

  it('is known when it has refused everything for three days', async () => {
    await pasar.hubungkan()
    const sejak = (dilihat: number, saat: number) =>
      pasar.shop.paksa([
        sql`update kencana.hubungan_marketplace set
          dilihat = to_timestamp(${kini}) - make_interval(hours => ${dilihat}),
          saat = to_timestamp(${kini}) - make_interval(hours => ${saat})`,
      ])
    await sejak(73, 73)
    expect(await lihat()).toMatchObject({ galat: null, mati: false })
    ditolak({ error: 'error_shop', message: 'Shop is frozen' })
    await pasar.bekerja()
    expect(await lihat()).toMatchObject({ galat: 'Shop is frozen', mati: true })
    await sejak(71, 99)
    expect(await lihat()).toMatchObject({ mati: false })
    // Connected just now: orders are looked at from long before.
    await sejak(99, 71)
    expect(await putus({ sudah: true })).toBe(masih(1))
    await sejak(73, 99)
    expect(await putus()).toBe(masih(1))
    expect(await putus({ sudah: true })).toBe('Hubungan Marketplace Diputus')
  })
})
