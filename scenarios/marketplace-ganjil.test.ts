import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin } from './cincin.ts'
import { bukaPasar, kini, type Pasar } from './pasar.ts'
import { shopId } from './shopee.ts'

// What goes otherwise than planned at the marketplace: a price below cost, a piece that was changed
// or deleted there, another shop, an order that is alive yet, a line that is dead.

let pasar: Pasar
beforeAll(async () => {
  pasar = await bukaPasar()
  await pasar.hubungkan()
  dataOf(await pasar.petakan())
}, 60_000)
afterEach(() => {
  pasar.shopee.sela = undefined
})
afterAll(() => pasar.tutup())

const isiJual = (nomor: unknown) => ({
  ...{ nomor, kode_sales: 'SLS1', nama_customer: 'siti88', no_hp: null },
})
const tawaran = async (kode_barcode: string) =>
  Object(
    (
      await pasar.shop.rows(sql`select status, item_id, shop_id::float8 as shop_id, galat, coba
    from tawaran_marketplace where kode_barcode = ${kode_barcode}`)
    )[0],
  )

describe('a price there that is below what the piece has cost', () => {
  it('is told to who offers it, and agreed to by somebody before the counter sells for it', async () => {
    const ditawarkan = await pasar.tawarkan(pasar.ring(0), { harga: 6_100_123 })
    expect(ditawarkan.json.message).toBe(
      'Barang Tampil Di Marketplace. Menjualnya Dengan Harga Ini Memerlukan Otorisasi',
    )
    const item_id = Number(pasar.diSana(pasar.ring(0))[0]?.['id'])
    const dipesan = { status: 'READY_TO_SHIP', item_id, harga: 6_100_123, ubah: kini }
    pasar.shopee.pesanan.set('2611220101', dipesan)
    await pasar.bekerja()
    const { nomor } = await pasar.pesanan('2611220101')
    const ditolak = await pasar.kasir.post('marketplace/jual', isiJual(nomor))
    expect(ditolak.json.code).toBe('E-OTORISASI')
    const semua = [Object(ditolak.json).details.semua].flat().map(Object)
    expect(semua.map(({ kategori }) => String(kategori)).toSorted()).toEqual([
      'DISKON_PENJUALAN',
      'JUAL_DIBAWAH_MODAL',
    ])
    // A cashier does not read what it has cost.
    expect(JSON.stringify(ditolak.json)).not.toContain('6.200.000')
    const dijual = dataOf(await pasar.kasir.postApproved('marketplace/jual', isiJual(nomor), 'own'))
    dataOf(
      await pasar.kasir.post(
        'penjualan/simpan',
        notaCincin([pasar.ring(0)], {
          total: 6_100_123,
          pembayaran: [{ jenis: 'TITIPAN', jumlah: 6_100_123, no_ref: dijual['no_titipan'] }],
        }),
      ),
    )
    expect(await pasar.shop.audit()).toEqual([])
  })
})

describe('an order', () => {
  it('is known by the number of its piece there, whatever its SKU says', async () => {
    dataOf(await pasar.tawarkan(pasar.ring(1)))
    pasar.dipesan('2611220102', pasar.ring(1))
    const id = Number(pasar.diSana(pasar.ring(1))[0]?.['id'])
    Object.assign(pasar.shopee.barang.get(id) ?? {}, { sku: 'CINCIN-1' })
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(1))).toBe('TITIP')
  })

  it('that is alive there is not let go here, but where nobody hears of it any more', async () => {
    const { nomor } = await pasar.pesanan('2611220102')
    const lepas = () => pasar.spv.post('marketplace/lepas', { nomor, alasan: 'Pembeli batal' })
    expect((await lepas()).json.message).toBe('Pesanan 2611220102 Belum Dibatalkan Di Marketplace')
    expect(await pasar.letak(pasar.ring(1))).toBe('TITIP')
    expect(
      (await pasar.own.put('para-system/key/MARKETPLACE_MODULE', { value: false })).json.message,
    ).toMatch(/^\d+ Barang Masih Di Marketplace, Tarik Atau Selesaikan Dahulu$/)
    const putus = async (sudah: boolean) =>
      (await pasar.spv.post('marketplace/putuskan', { sudah })).json.message
    const masih = '2 Barang Masih Di Marketplace, Tarik Atau Selesaikan Dahulu'
    expect([await putus(false), await putus(true)]).toEqual([masih, masih])
    // The marketplace lets the shop in no more: who says that he has looked after it there goes.
    pasar.shopee.habiskan()
    pasar.shopee.segar = 'dicabut'
    await pasar.bekerja()
    expect(dataOf(await pasar.spv.get('marketplace/lihat'))).toMatchObject({ mati: true })
    expect(await putus(false)).toBe(masih)
    expect(await putus(true)).toBe('Hubungan Marketplace Diputus')
    dataOf(await lepas())
    expect(await pasar.letak(pasar.ring(1))).toBe('ADA')
    expect(await pasar.shop.audit()).toEqual([])
  })
})

describe('an order whose piece was deleted there', () => {
  it('is heard of all the same: it is not let go before it is cancelled, and then by itself', async () => {
    const ring = pasar.ring(4)
    await pasar.hubungkan()
    dataOf(await pasar.tawarkan(ring))
    pasar.dipesan('2611220103', ring)
    await pasar.bekerja()
    await pasar.bekerja()
    expect(await pasar.letak(ring)).toBe('TITIP')
    pasar.shopee.barang.delete(Number(pasar.diSana(ring)[0]?.['id']))
    dataOf(await pasar.spv.post('marketplace/tarik', { kode_barcode: ring }))
    await pasar.bekerja()
    expect(await tawaran(ring)).toMatchObject({ status: 'DITARIK', item_id: null })
    const { nomor } = await pasar.pesanan('2611220103')
    const dini = await pasar.spv.post('marketplace/lepas', { nomor, alasan: 'Pembeli batal' })
    expect(dini.json.message).toBe('Pesanan 2611220103 Belum Dibatalkan Di Marketplace')
    const dulu = pasar.shopee.pesanan.get('2611220103')
    Object.assign(dulu ?? {}, { status: 'CANCELLED', sku: ring })
    await pasar.bekerja()
    await pasar.bekerja()
    expect(await pasar.letak(ring)).toBe('ADA')
  })
})

describe('a connection that is made again', () => {
  it('goes to one of two shops of ours that ask at the same moment', async () => {
    pasar.shopee.sela = async (jalan) => {
      if (jalan !== 'auth/token/get') return
      await pasar.shop.paksa([
        sql`insert into kencana.hubungan_marketplace (kode_toko, kode_marketplace, shop_id, kunci,
          berlaku, dilihat, berikut, oleh) values ('GS9', 'DARING', ${shopId}, '', now(), now(),
          'infinity', 'x')`,
      ])
    }
    await expect(pasar.hubungkan()).rejects.toThrow(
      'Toko Marketplace Ini Milik GS9, Putuskan Di Sana Dahulu',
    )
    await pasar.shop.paksa([sql`delete from kencana.hubungan_marketplace where kode_toko = 'GS9'`])
  })

  it('looks at orders from when the first of its pieces went on sale, fourteen days at most', async () => {
    const sejak = async (saat: string): Promise<unknown> => {
      await pasar.shop.paksa([
        sql`update kencana.tawaran_marketplace set saat = ${saat}::timestamptz
          where kode_barcode = ${pasar.ring(1)}`,
        sql`delete from kencana.hubungan_marketplace`,
      ])
      await pasar.hubungkan()
      const [row] = await pasar.shop.rows<{ sejak: number }>(
        sql`select extract(epoch from dilihat)::float8 as sejak from hubungan_marketplace`,
      )
      return (row?.sejak ?? 0) - kini
    }
    expect(await sejak('2026-11-20T01:00:00+07:00')).toBe(-2 * 86_400)
    expect(await sejak('2026-09-20T01:00:00+07:00')).toBe(-14 * 86_400)
  })

  it('with another shop there offers its pieces anew, and says where the old ones are', async () => {
    await pasar.shop.paksa([
      sql`update kencana.tawaran_marketplace set shop_id = 88 where kode_barcode = ${pasar.ring(1)}`,
    ])
    const lama = Number((await tawaran(pasar.ring(1))).item_id)
    Object.assign(pasar.shopee.barang.get(lama) ?? {}, { sku: pasar.ring(1) })
    await pasar.hubungkan()
    expect(await tawaran(pasar.ring(1))).toMatchObject({
      ...{ status: 'DITARIK', item_id: null, shop_id: null },
      galat: 'Masih Tampil Di Toko Marketplace Yang Dahulu: 88',
    })
    expect(JSON.stringify((await pasar.spv.get('beranda')).json)).toContain(
      '1 barang marketplace bentrok atau gagal',
    )
    dataOf(await pasar.tawarkan(pasar.ring(1)))
    expect(await tawaran(pasar.ring(1))).toMatchObject({ status: 'TAYANG', shop_id: shopId })
    // Back in a shop where it is on show it is found there, and not put there twice.
    expect(pasar.diSana(pasar.ring(1))).toHaveLength(1)
  })
})

describe('a piece on offer', () => {
  it('that was deleted there is offered anew', async () => {
    dataOf(await pasar.tawarkan(pasar.ring(2)))
    const id = () => Number(pasar.diSana(pasar.ring(2))[0]?.['id'])
    pasar.shopee.barang.delete(id())
    dataOf(await pasar.spv.post('marketplace/tarik', { kode_barcode: pasar.ring(2) }))
    await pasar.bekerja()
    expect(await tawaran(pasar.ring(2))).toMatchObject({ status: 'DITARIK', item_id: null })
    dataOf(await pasar.tawarkan(pasar.ring(2)))
    pasar.shopee.barang.delete(id())
    await pasar.shop.paksa([
      sql`update kencana.tawaran_marketplace set status = 'PULANG'
        where kode_barcode = ${pasar.ring(2)}`,
    ])
    await pasar.bekerja()
    await pasar.bekerja()
    expect(await tawaran(pasar.ring(2))).toMatchObject({ status: 'TAYANG' })
    expect(pasar.diSana(pasar.ring(2))).toHaveLength(1)
  })

  it('is written down by whoever holds it: not by one who was too slow', async () => {
    const milik = sql`where kode_barcode = ${pasar.ring(3)}`
    await pasar.shop.paksa([
      sql`insert into kencana.tawaran_marketplace (kode_toko, kode_barcode, nama, deskripsi, harga,
        saluran, oleh) values ('GS1', ${pasar.ring(3)}, 'Cincin', '-', 7500000, '{8003}', 'spv')`,
    ])
    pasar.shopee.sela = async (jalan) => {
      if (jalan === 'product/add_item')
        await pasar.shop.paksa([
          sql`update kencana.tawaran_marketplace
            set dipegang = clock_timestamp() + interval '1 hour' ${milik}`,
        ])
    }
    await pasar.bekerja()
    expect(await tawaran(pasar.ring(3))).toMatchObject({ status: 'KIRIM', item_id: null })
    pasar.shopee.sela = undefined
    await pasar.shop.paksa([sql`update kencana.tawaran_marketplace set dipegang = null ${milik}`])
    await pasar.bekerja()
    expect(await tawaran(pasar.ring(3))).toMatchObject({ status: 'TAYANG' })
    expect(pasar.diSana(pasar.ring(3))).toHaveLength(1)
  })

  it('that does not come down, and a line that is dead, are told in the morning and at night', async () => {
    const kabar = async () => [
      JSON.stringify((await pasar.spv.get('beranda')).json),
      JSON.stringify((await pasar.spv.get('tutup-toko/status')).json),
    ]
    expect((await kabar()).join('')).not.toContain('tidak terlihat')
    await pasar.shop.paksa([
      sql`update kencana.tawaran_marketplace set status = 'TARIK', coba = 4, berikut = 'infinity'
        where kode_barcode = ${pasar.ring(3)}`,
      sql`update kencana.hubungan_marketplace set galat = 'x',
        dilihat = now() - interval '41 minutes', berikut = 'infinity'`,
    ])
    const [pagi, malam] = await kabar()
    expect(pagi).toContain('Pesanan marketplace tidak terlihat 41 menit, hubungkan lagi')
    expect(pagi).toContain('1 barang marketplace bentrok atau gagal')
    expect(malam).toContain('Pesanan Marketplace Tidak Terlihat 41 Menit')
    expect(malam).toContain('1 Barang Marketplace Bentrok Atau Gagal')
  })
})
