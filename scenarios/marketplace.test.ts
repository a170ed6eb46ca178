import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf, harga, notaCincin } from './cincin.ts'
import { bukaPasar, type Pasar } from './pasar.ts'
import { shopId } from './shopee.ts'

// Pieces are on offer at a marketplace: never twice, with a reason where it refuses, and down as
// soon as they are sold here.

let pasar: Pasar
beforeAll(async () => {
  pasar = await bukaPasar()
}, 60_000)
beforeEach(() => {
  pasar.shopee.dipanggil.length = 0
})
afterAll(() => pasar.tutup())

describe('the connection', () => {
  it('is begun here, agreed to there, and kept so that nobody reads it', async () => {
    const belum = await pasar.tawarkan(pasar.ring(0))
    expect(belum.json.message).toBe('Toko Belum Terhubung Dengan Marketplace')
    const { alamat, kembali } = await pasar.mulai()
    expect(alamat.pathname).toBe('/api/v2/shop/auth_partner')
    expect((await fetch(alamat)).status).toBe(200) // its signature is right
    expect(pasar.shopee.dipanggil).toEqual(['shop/auth_partner'])
    const redirect = new URL(kembali)
    expect(redirect.pathname).toBe('/setting-marketplace')
    const kunci = redirect.searchParams.get('kunci') ?? ''
    const kirim = (lain: object = {}) =>
      pasar.spv.post('marketplace/hubungkan', { kunci, code: 'kode-uji', shop_id: shopId, ...lain })
    expect((await kirim({ kunci: `${kunci.slice(0, -1)}x` })).json.message).toBe(
      'Hubungkan Marketplace Dari Layar Ini, Sekali Lagi',
    )
    expect((await kirim({ code: 'lain' })).json.message).toBe(
      'Gagal Simpan Marketplace: tolak error_code',
    )
    const milikLain = shopId + 1
    await pasar.shop.paksa([
      sql`insert into kencana.hubungan_marketplace (kode_toko, kode_marketplace, shop_id, kunci, berlaku,
        dilihat, berikut, oleh) values ('GS9', 'DARING', ${milikLain}, '', now(), now(), 'infinity', 'x')`,
    ])
    expect((await kirim({ shop_id: milikLain })).json.message).toBe(
      'Toko Marketplace Ini Milik GS9, Putuskan Di Sana Dahulu',
    )
    expect((await kirim()).json.message).toBe('Toko Terhubung Dengan Marketplace')
    const [row] = await pasar.shop.rows<{ kunci: Buffer }>(
      sql`select kunci from hubungan_marketplace`,
    )
    expect(row?.kunci.toString('latin1')).not.toContain(pasar.shopee.akses)
    expect(JSON.stringify((await pasar.spv.get('marketplace/lihat')).json)).not.toContain('akses-')
  })
})

describe('categories', () => {
  it('are fetched, kept, and chosen with what they ask', async () => {
    expect((await pasar.tawarkan(pasar.ring(0))).json.fields).toEqual([
      {
        field: 'kode_barcode',
        message: 'Kategori Marketplace Untuk Jenis CC Belum Diisi',
      },
    ])
    expect(dataOf(await pasar.spv.get('marketplace/peta'))).toMatchObject({
      ...{ jumlah: 0, diambil: null },
    })
    expect((await pasar.petakan({ kategori: '100101' })).json.fields).toEqual([
      { field: 'kategori', message: 'Kategori Di Marketplace Tidak Valid' },
    ])
    expect((await pasar.spv.get('marketplace/kategori')).json.data).toEqual([
      { id: '100635', jalur: 'Aksesoris Fashion > Perhiasan > Cincin' },
    ])
    expect((await pasar.spv.get('marketplace/atribut/100635')).json.data).toMatchObject([
      { id: '100134', nama: 'Bahan', induk: null },
      { id: '100135', nama: 'Kadar Emas', induk: '100134', jika: '812' },
    ])
    const tanpaKadar = { atribut: [{ nomor: '100134', nilai: '812', satuan: null }] }
    expect((await pasar.petakan(tanpaKadar)).json.fields).toEqual([
      { field: 'atribut_100135', message: 'Kadar Emas Tidak Boleh Kosong' },
    ])
    expect((await pasar.petakan({ kode_dept: 'XX' })).json.fields?.[0]?.field).toBe('kode_dept')
    expect((await pasar.petakan()).json.message).toBe('Kategori Marketplace Disimpan')
    const { jenis, jumlah } = Object(dataOf(await pasar.spv.get('marketplace/peta')))
    expect([jumlah, jenis.find((one: object) => Object(one).kode_dept === 'CC')]).toEqual([
      1,
      {
        ...{ kode_dept: 'CC', nama_dept: 'Cincin', kategori: '100635', atribut: 2 },
        ...{ jalur: 'Aksesoris Fashion > Perhiasan > Cincin', biaya_persen: 5.25 },
        jawab: [
          { nomor: '100134', nilai: '812', satuan: null },
          { nomor: '100135', nilai: '75%', satuan: null },
        ],
      },
    ])
    expect((await pasar.kasir.post('marketplace/kategori/ambil', {})).json.code).toBe('E-HAK')
  })
})

describe('a token', () => {
  it('is renewed when it is over, once, and the calls go on', async () => {
    pasar.shopee.habiskan()
    pasar.shopee.dipanggil.length = 0
    const semua = await Promise.all(
      [0, 1, 2].map((n) => pasar.spv.get(`marketplace/calon/${pasar.ring(n)}`)),
    )
    expect(semua.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(pasar.shopee.dipanggil.filter((one) => one === 'auth/access_token/get')).toHaveLength(1)
    expect(semua[0]?.json.data).toMatchObject({
      ...{
        kode_barcode: pasar.ring(0),
        harga,
        nama: expect.stringMatching(/^CINCIN BELAH ROTAN .* 4,120? gr$/),
      },
      saluran: [{ id: '8003', nama: 'Reguler' }],
    })
  })
})

describe('a piece on offer', () => {
  it('needs a photo and a way of delivery, and a description that says something', async () => {
    expect((await pasar.tawarkan(pasar.ring(7))).json.fields).toEqual([
      { field: 'kode_barcode', message: 'Foto Marketplace Harus Diisi Di Data Barang' },
    ])
    expect((await pasar.tawarkan(pasar.ring(0), { saluran: [] })).json.fields).toEqual([
      { field: 'saluran', message: 'Pilihan Pengiriman Marketplace Harus Diisi' },
    ])
    expect((await pasar.tawarkan(pasar.ring(0), { deskripsi: 'Cincin' })).json.fields).toEqual([
      { field: 'deskripsi', message: 'Deskripsi kurang dari 20 karakter' },
    ])
    expect(pasar.shopee.barang.size).toBe(0)
  })

  it('is there with its photo, price and parcel, and not a second time', async () => {
    const { json } = await pasar.tawarkan(pasar.ring(0))
    expect([json.data, json.message]).toEqual([
      { status: 'TAYANG' },
      'Barang Tampil Di Marketplace',
    ])
    expect(pasar.shopee.dipanggil).toEqual(['media_space/upload_image', 'product/add_item'])
    expect(pasar.diSana(pasar.ring(0))).toMatchObject([
      {
        ...{ harga: 7_500_000, stok: 1, tampil: true },
        isi: {
          ...{ weight: 0.105, category_id: 100_635, image: { image_id_list: ['gambar-1'] } },
          logistic_info: [{ logistic_id: 8003, enabled: true }],
          attribute_list: [
            { attribute_id: 100_134, attribute_value_list: [{ value_id: 812 }] },
            {
              attribute_id: 100_135,
              attribute_value_list: [{ value_id: 0, original_value_name: '75%' }],
            },
          ],
        },
      },
    ])
    expect(await pasar.daftar(pasar.ring(0))).toMatchObject({ status: 'TAYANG', bersih: 7_106_250 })
    expect((await pasar.tawarkan(pasar.ring(0))).json.fields?.[0]?.message).toBe(
      `Barang ${pasar.ring(0)} Sudah Ada Di Marketplace`,
    )
  })

  it('says why it was refused, and is sent again by a person', async () => {
    pasar.shopee.ulah.set('media_space/upload_image', [
      { error: 'error_param', message: 'too small' },
    ])
    expect((await pasar.tawarkan(pasar.ring(1))).json.message).toBe(
      'Gagal Kirim Ke Marketplace: Upload Foto Gagal, Ubah Di Data Barang: too small',
    )
    pasar.shopee.ulah.set('product/add_item', [{ error: 'error_param', message: 'bad category' }])
    dataOf(await pasar.spv.post('marketplace/kirim-lagi', { kode_barcode: pasar.ring(1) }))
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(1))).toMatchObject({
      ...{ status: 'GAGAL', galat: 'Gagal Menambah Barang: bad category' },
    })
    expect(JSON.stringify((await pasar.spv.get('tutup-toko/status')).json)).toContain(
      '1 Barang Marketplace Bentrok Atau Gagal',
    )
    dataOf(await pasar.spv.post('marketplace/kirim-lagi', { kode_barcode: pasar.ring(1) }))
    await pasar.bekerja()
    expect(pasar.diSana(pasar.ring(1))).toHaveLength(1)
  })

  it('that came there although nobody heard of it is found, not added again', async () => {
    pasar.shopee.ulah.set('product/add_item', ['PUTUS'])
    await pasar.tawarkan(pasar.ring(2))
    expect(await pasar.daftar(pasar.ring(2))).toMatchObject({ status: 'KIRIM' })
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(2))).toMatchObject({ status: 'TAYANG', galat: null })
    expect(pasar.diSana(pasar.ring(2))).toHaveLength(1)
  })

  it('waits while the marketplace is away', async () => {
    pasar.shopee.ulah.set('media_space/upload_image', [503])
    const { json } = await pasar.tawarkan(pasar.ring(3))
    expect([json.data, json.message]).toEqual([{ status: 'KIRIM' }, 'Barang Menunggu Dikirim'])
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(3))).toMatchObject({ status: 'TAYANG' })
  })

  it('goes down when it is in a note here, however often that fails, and comes back by hand', async () => {
    dataOf(await pasar.kasir.post('penjualan/simpan', notaCincin([pasar.ring(3)])))
    pasar.shopee.ulah.set('product/unlist_item', [503, { error: 'error_param', message: 'no' }])
    await pasar.bekerja()
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(3))).toMatchObject({ status: 'TARIK', galat: 'no' })
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(3))).toMatchObject({ status: 'DITARIK', galat: null })
    expect(pasar.diSana(pasar.ring(3))).toMatchObject([{ tampil: false }])
    const lagi = await pasar.spv.post('marketplace/kirim-lagi', { kode_barcode: pasar.ring(3) })
    expect(lagi.json.code).toBe('E-MDB:02')
    pasar.shopee.dipanggil.length = 0
    await pasar.bekerja()
    expect(pasar.shopee.dipanggil).not.toContain('product/unlist_item')
    dataOf(await pasar.spv.post('marketplace/tarik', { kode_barcode: pasar.ring(2) }))
    await pasar.bekerja()
    expect(pasar.diSana(pasar.ring(2))).toMatchObject([{ tampil: false }])
    dataOf(await pasar.spv.post('marketplace/kirim-lagi', { kode_barcode: pasar.ring(2) }))
    await pasar.bekerja()
    expect(pasar.diSana(pasar.ring(2))).toMatchObject([{ tampil: true, stok: 1 }])
    expect(
      (await pasar.kasir.post('marketplace/tarik', { kode_barcode: pasar.ring(2) })).json.code,
    ).toBe('E-HAK')
  })
})
