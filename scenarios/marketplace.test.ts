import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { mainkanShopee, partnerId, partnerKey, pushDari, shopId, type Shopee } from './shopee.ts'

// Pieces are on offer at a marketplace that the test plays: what is sold here goes down there, what
// is ordered there is kept here, and nothing is sold twice.

const jam = '2026-11-22T01:00:00+07:00'
const kini = Date.parse(jam) / 1000
let shop: Shop
let shopee: Shopee
let own: Person
let spv: Person
let kasir: Person
let rings: string[]
/** The address by which the server knows itself. */
let asal: string

beforeAll(async () => {
  shopee = await mainkanShopee(kini)
  const marketplace = { url: shopee.url, partnerId, partnerKey }
  const grosir = { domain: undefined, url: undefined, token: undefined }
  shop = await openShop('GS1', jam, false, { outside: { marketplace, grosir } })
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  await kasir.post('penjualan/harga-hari-ini', {})
  dataOf(await own.put('para-system/key/MARKETPLACE_MODULE', { value: true }))
  dataOf(await own.put('para-system/key/MARKETPLACE_KATEGORI', { value: 100_635 }))
  rings = await terimaCincin(spv, 12)
  const merah = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const
  const foto = await spv.upload('gambar/foto_produk', await sharp(merah).png().toBuffer())
  const { gambar_path } = dataOf(foto)
  await shop.paksa([
    sql`update kencana.barang set gambar = ${gambar_path} where kode_barcode <> ${rings[11]}`,
  ])
}, 60_000)
beforeEach(() => {
  shopee.dipanggil.length = 0
})
afterAll(async () => {
  await shop.close()
  await shopee.tutup()
})

/** Everything that is due, and what waits for a later try, at once. */
async function bekerja(): Promise<void> {
  for (const table of ['tawaran', 'pesanan', 'hubungan'])
    await shop.rows(sql`update ${sql.table(`${table}_marketplace`)} set berikut = clock_timestamp()`)
  for (const worker of shop.http.workers) await worker.work()
}
const tawarkan = async (kode_barcode: string, lain: object = {}) => {
  const isi = { nama: `Cincin ${kode_barcode}`, harga: 7_500_000, saluran: ['8003'] }
  const deskripsi = 'Cincin belah rotan emas 75, 4,12 gram'
  const sent = spv.post('marketplace/tawarkan', { kode_barcode, deskripsi, ...isi, ...lain })
  // The worker takes it up as soon as it is there.
  const adaBaru = () =>
    shop.rows(sql`select from tawaran_marketplace where kode_barcode = ${kode_barcode}
      and status = 'KIRIM'`)
  for (let n = 0; n < 40 && (await adaBaru()).length === 0; n += 1)
    if (await Promise.race([sent.then(() => true), new Promise((d) => setTimeout(d, 25, false))]))
      break
  for (const worker of shop.http.workers) await worker.work()
  return sent
}
const daftar = async (kode_barcode: string) =>
  Object(
    [dataOf(await spv.get('marketplace/lihat'))['tawaran']]
      .flat()
      .find((one) => Object(one).kode_barcode === kode_barcode),
  )
const letak = async (kode_barcode: string) =>
  (await shop.rows<{ status: string }>(sql`select status from barang
    where kode_barcode = ${kode_barcode}`))[0]?.status
const diSana = (sku: string) =>
  [...shopee.barang].filter(([, one]) => one.sku === sku).map(([id, one]) => ({ id, ...one }))
const dipesan = async (no: string, sku: string, lain: object = {}) => {
  const item_id = diSana(sku)[0]?.id ?? 0
  shopee.pesanan.set(no, { status: 'UNPAID', item_id, harga: 7_500_000, ubah: kini, ...lain })
}
const pesanan = async (no: string) =>
  Object(
    [(await kasir.get('marketplace/pesanan')).json.data]
      .flat()
      .find((one) => Object(one).no_pesanan === no),
  )
const ring = (n: number): string => rings[n] ?? ''

describe('the connection', () => {
  it('is begun here, agreed to there, and kept so that nobody reads it', async () => {
    const belum = await tawarkan(ring(0))
    expect(belum.json.message).toBe('Toko Belum Terhubung Dengan Marketplace')
    const { alamat } = dataOf(
      await spv.post('marketplace/hubungkan/mulai', { kode_marketplace: 'PASAR' }),
    )
    const di = new URL(String(alamat))
    expect(di.pathname).toBe('/api/v2/shop/auth_partner')
    expect((await fetch(di)).status).toBe(200) // its signature is right
    expect(shopee.dipanggil).toEqual(['shop/auth_partner'])
    const kembali = di.searchParams.get('redirect') ?? ''
    asal = kembali.slice(0, kembali.indexOf('/setting-marketplace'))
    const redirect = new URL(kembali)
    expect(redirect.pathname).toBe('/setting-marketplace')
    const kunci = redirect.searchParams.get('kunci') ?? ''
    const kirim = (lain: object = {}) =>
      spv.post('marketplace/hubungkan', { kunci, code: 'kode-uji', shop_id: shopId, ...lain })
    expect((await kirim({ kunci: `${kunci.slice(0, -1)}x` })).json.message).toBe(
      'Hubungkan Marketplace Dari Layar Ini, Sekali Lagi',
    )
    expect((await kirim({ code: 'lain' })).json.message).toBe(
      'Gagal Simpan Marketplace: tolak error_code',
    )
    expect((await kirim()).json.message).toBe('Toko Terhubung Dengan Marketplace')
    const [row] = await shop.rows<{ kunci: Buffer }>(sql`select kunci from hubungan_marketplace`)
    expect(row?.kunci.toString('latin1')).not.toContain(shopee.akses)
    expect(JSON.stringify((await spv.get('marketplace/lihat')).json)).not.toContain('akses-')
  })

  it('renews a token that is over, once, and goes on', async () => {
    shopee.habiskan()
    const semua = await Promise.all([0, 1, 2].map((n) => spv.get(`marketplace/calon/${ring(n)}`)))
    expect(semua.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(shopee.dipanggil.filter((one) => one === 'auth/access_token/get')).toHaveLength(1)
    expect(semua[0]?.json.data).toMatchObject({
      ...{ kode_barcode: ring(0), harga, nama: expect.stringMatching(/^CINCIN BELAH ROTAN .* 4,120? gr$/) },
      saluran: [{ id: '8003', nama: 'Reguler' }],
    })
  })
})

describe('a piece on offer', () => {
  it('needs a photo and a way of delivery, and a description that says something', async () => {
    expect((await tawarkan(ring(11))).json.fields).toEqual([
      { field: 'kode_barcode', message: 'Foto Marketplace Harus Diisi Di Data Barang' },
    ])
    expect((await tawarkan(ring(0), { saluran: [] })).json.fields).toEqual([
      { field: 'saluran', message: 'Pilihan Pengiriman Marketplace Harus Diisi' },
    ])
    expect((await tawarkan(ring(0), { deskripsi: 'Cincin' })).json.fields).toEqual([
      { field: 'deskripsi', message: 'Deskripsi kurang dari 20 karakter' },
    ])
    expect(shopee.barang.size).toBe(0)
  })

  it('is there with its photo, price and parcel, and not a second time', async () => {
    const { json } = await tawarkan(ring(0))
    expect([json.data, json.message]).toEqual([
      { status: 'TAYANG' },
      'Barang Tampil Di Marketplace',
    ])
    expect(shopee.dipanggil).toEqual(['media_space/upload_image', 'product/add_item'])
    expect(diSana(ring(0))).toMatchObject([
      {
        ...{ harga: 7_500_000, stok: 1, tampil: true },
        isi: {
          ...{ weight: 0.105, category_id: 100_635, image: { image_id_list: ['gambar-1'] } },
          logistic_info: [{ logistic_id: 8003, enabled: true }],
        },
      },
    ])
    expect(await daftar(ring(0))).toMatchObject({ status: 'TAYANG', bersih: 7_162_500 })
    expect((await tawarkan(ring(0))).json.fields?.[0]?.message).toBe(
      `Barang ${ring(0)} Sudah Ada Di Marketplace`,
    )
  })

  it('says why it was refused, and is sent again by a person', async () => {
    shopee.ulah.set('media_space/upload_image', [{ error: 'error_param', message: 'too small' }])
    expect((await tawarkan(ring(1))).json.message).toBe(
      'Gagal Kirim Ke Marketplace: Upload Foto Gagal, Ubah Di Data Barang: too small',
    )
    shopee.ulah.set('product/add_item', [{ error: 'error_param', message: 'bad category' }])
    dataOf(await spv.post('marketplace/kirim-lagi', { kode_barcode: ring(1) }))
    await bekerja()
    expect(await daftar(ring(1))).toMatchObject({
      ...{ status: 'GAGAL', galat: 'Gagal Menambah Barang: bad category' },
    })
    expect(JSON.stringify((await spv.get('tutup-toko/status')).json)).toContain(
      '1 Barang Marketplace Bentrok Atau Gagal',
    )
    dataOf(await spv.post('marketplace/kirim-lagi', { kode_barcode: ring(1) }))
    await bekerja()
    expect(diSana(ring(1))).toHaveLength(1)
  })

  it('that came there although nobody heard of it is found, not added again', async () => {
    shopee.ulah.set('product/add_item', ['PUTUS'])
    await tawarkan(ring(2))
    expect(await daftar(ring(2))).toMatchObject({ status: 'KIRIM' })
    await bekerja()
    expect(await daftar(ring(2))).toMatchObject({ status: 'TAYANG', galat: null })
    expect(diSana(ring(2))).toHaveLength(1)
  })

  it('waits while the marketplace is away', async () => {
    shopee.ulah.set('media_space/upload_image', [503])
    const { json } = await tawarkan(ring(3))
    expect([json.data, json.message]).toEqual([{ status: 'KIRIM' }, 'Barang Menunggu Dikirim'])
    await bekerja()
    expect(await daftar(ring(3))).toMatchObject({ status: 'TAYANG' })
  })

  it('goes down when it is in a note here, however often that fails, and comes back by hand', async () => {
    dataOf(await kasir.post('penjualan/simpan', notaCincin([ring(3)])))
    shopee.ulah.set('product/unlist_item', [503, { error: 'error_param', message: 'no' }])
    await bekerja()
    await bekerja()
    expect(await daftar(ring(3))).toMatchObject({ status: 'TARIK', galat: 'no' })
    await bekerja()
    expect(await daftar(ring(3))).toMatchObject({ status: 'DITARIK', galat: null })
    expect(diSana(ring(3))).toMatchObject([{ tampil: false }])
    const lagi = await spv.post('marketplace/kirim-lagi', { kode_barcode: ring(3) })
    expect(lagi.json.code).toBe('E-MDB:02')
    shopee.dipanggil.length = 0
    await bekerja()
    expect(shopee.dipanggil).not.toContain('product/unlist_item')
    dataOf(await spv.post('marketplace/tarik', { kode_barcode: ring(2) }))
    await bekerja()
    expect(diSana(ring(2))).toMatchObject([{ tampil: false }])
    dataOf(await spv.post('marketplace/kirim-lagi', { kode_barcode: ring(2) }))
    await bekerja()
    expect(diSana(ring(2))).toMatchObject([{ tampil: true, stok: 1 }])
    expect((await kasir.post('marketplace/tarik', { kode_barcode: ring(2) })).json.code).toBe('E-HAK')
  })
})

describe('a piece that is ordered there', () => {
  it('is kept here at once: the counter says for which order', async () => {
    await dipesan('2611220001', ring(0))
    const alamat = `${asal}/api/v1/marketplace/push`
    const isi = { shop_id: shopId, code: 3, timestamp: kini, data: { ordersn: '2611220001' } }
    const { body, headers } = pushDari(alamat, isi)
    const kirim = (lain: object = {}) =>
      shop.http.send('POST', '/api/v1/marketplace/push', {
        body,
        headers: { 'content-type': 'application/json', ...headers, ...lain },
      })
    expect((await kirim({ authorization: 'palsu' })).status).toBe(401)
    for (const worker of shop.http.workers) await worker.work()
    expect(await letak(ring(0))).toBe('ADA')
    const diterima = await kirim()
    expect([diterima.status, diterima.text]).toEqual([200, ''])
    for (const worker of shop.http.workers) await worker.work()
    expect(await letak(ring(0))).toBe('TITIP')
    expect(await daftar(ring(0))).toMatchObject({ status: 'DIPESAN', no_pesanan: '2611220001' })
    const hitung = { baris: [{ kode_barcode: ring(0) }] }
    expect(dataOf(await kasir.post('penjualan/hitung', hitung))['baris']).toMatchObject([
      {
        masalah: [
          {
            kode: 'BARANG_DIPESAN',
            kalimat: `Barang ${ring(0)} Dipesan Di Marketplace 2611220001`,
          },
        ],
      },
    ])
    expect((await kasir.post('penjualan/simpan', notaCincin([ring(0)]))).status).not.toBe(200)
    expect(await pesanan('2611220001')).toMatchObject({
      ...{ status: 'DIPESAN', kode_barcode: ring(0), harga: 7_500_000, pembeli: 'siti88' },
      nomor: 'OM-GS1-261121-0001',
    })
    expect(shopee.dipanggil).not.toContain('product/unlist_item')
    expect(await shop.audit()).toEqual([])
  })

  it('is not kept twice by two servers, nor by a second look', async () => {
    await dipesan('2611220002', ring(1))
    await shop.rows(sql`update hubungan_marketplace set berikut = clock_timestamp()`)
    const [worker] = shop.http.workers
    await Promise.all([worker?.work(), worker?.work()])
    await bekerja()
    const held = await shop.rows(sql`select from dokumen where jenis = 'PESANAN_MARKETPLACE'
      and isi->>'no_pesanan' = '2611220002'`)
    expect(held).toHaveLength(1)
  })

  it('is free again when its order is cancelled there', async () => {
    Object.assign(shopee.pesanan.get('2611220002') ?? {}, { status: 'CANCELLED' })
    await bekerja()
    expect(await letak(ring(1))).toBe('ADA')
    expect(await pesanan('2611220002')).toMatchObject({ status: 'BATAL' })
    expect(await daftar(ring(1))).toMatchObject({ status: 'TAYANG', no_pesanan: null })
    expect(diSana(ring(1))).toMatchObject([{ tampil: true }])
    expect(await shop.audit()).toEqual([])
  })

  it('waits while the shop is closed, and is kept when it opens', async () => {
    await dipesan('2611220003', ring(1))
    await shop.paksa([sql`update kencana.toko set status = 'TUTUP'`])
    await shop.http.engine.shops.load('GS1')
    await bekerja()
    expect(await daftar(ring(1))).toMatchObject({ status: 'PESAN' })
    await shop.paksa([sql`update kencana.toko set status = 'BUKA'`])
    await bekerja()
    expect(await daftar(ring(1))).toMatchObject({ status: 'DIPESAN', galat: null })
  })

  it('is sold at the counter for what the marketplace took', async () => {
    const { nomor } = await pesanan('2611220001')
    const isi = { nomor, kode_sales: 'SLS1', nama_customer: 'siti88', no_hp: null }
    expect((await kasir.post('marketplace/jual', isi)).json.message).toBe(
      'Rekening Marketplace Belum Diisi',
    )
    const master = dataOf(await own.get('marketplace'))
    const [pasar] = [master].flat().map(Object)
    dataOf(
      await own.put('marketplace/update/PASAR', { ...pasar, no_rekening: '1234567890' }),
    )
    const dijual = dataOf(await kasir.post('marketplace/jual', isi))
    expect(dijual).toMatchObject({ nomor, kode_barcode: ring(0) })
    expect((await kasir.post('marketplace/jual', isi)).json.code).toBe('E-MDB:02')
    expect(await shop.audit()).toEqual([])
    const nota = await kasir.post(
      'penjualan/simpan',
      notaCincin([ring(0)], {
        total: 7_500_000,
        pembayaran: [{ jenis: 'TITIPAN', jumlah: 7_500_000, no_ref: dijual['no_titipan'] }],
      }),
    )
    dataOf(nota)
    await bekerja()
    expect(await letak(ring(0))).toBe('DALAM_NOTA')
    // An order that is cancelled later may not offer it once more.
    expect(diSana(ring(0))).toMatchObject([{ tampil: false }])
    expect(await shop.audit()).toEqual([])
  })

  it('is let go by a person, with a reason', async () => {
    const { nomor } = await pesanan('2611220003')
    dataOf(await spv.post('marketplace/lepas', { nomor, alasan: 'Pembeli minta batal' }))
    expect(await letak(ring(1))).toBe('ADA')
    expect((await spv.post('marketplace/lepas', { nomor, alasan: 'lagi lagi' })).json.code).toBe(
      'E-MDB:02',
    )
    await bekerja()
    expect(await letak(ring(1))).toBe('ADA')
  })
})

describe('the same piece sold here and there', () => {
  it('goes to the counter where that was first, and the order says so loudly', async () => {
    await tawarkan(ring(4))
    dataOf(await kasir.post('penjualan/simpan', notaCincin([ring(4)])))
    await dipesan('2611220004', ring(4))
    await bekerja()
    expect(await letak(ring(4))).toBe('DALAM_NOTA')
    expect(await daftar(ring(4))).toMatchObject({ status: 'BENTROK', no_pesanan: '2611220004' })
    expect(JSON.stringify((await spv.get('beranda')).json)).toContain('bentrok atau gagal')
    expect(diSana(ring(4))).toMatchObject([{ tampil: false }])
    Object.assign(shopee.pesanan.get('2611220004') ?? {}, { status: 'CANCELLED' })
    await bekerja()
    expect(await daftar(ring(4))).toMatchObject({ status: 'DITARIK', no_pesanan: null })
  })

  it('goes to one of them alone where both post at the same moment', async () => {
    await tawarkan(ring(5))
    await dipesan('2611220005', ring(5))
    shop.before('penjualan/simpan', bekerja)
    const kalah = await kasir.post('penjualan/simpan', notaCincin([ring(5)]))
    expect(kalah.status).not.toBe(200)
    expect(await letak(ring(5))).toBe('TITIP')
    await tawarkan(ring(6))
    await dipesan('2611220006', ring(6))
    shop.before('marketplace/pesan', () => kasir.post('penjualan/simpan', notaCincin([ring(6)])))
    await bekerja()
    expect(await letak(ring(6))).toBe('DALAM_NOTA')
    await bekerja()
    expect(await daftar(ring(6))).toMatchObject({ status: 'BENTROK' })
    expect(await shop.audit()).toEqual([])
  })

  it('says when the marketplace lets the shop in no more, and sends nothing meanwhile', async () => {
    shopee.habiskan()
    shopee.segar = 'dicabut'
    await bekerja()
    expect(dataOf(await spv.get('marketplace/lihat'))['galat']).toBe(
      'Hubungan Marketplace Berakhir, Hubungkan Lagi',
    )
    dataOf(await spv.post('marketplace/putuskan', {}))
    shopee.dipanggil.length = 0
    await bekerja()
    expect(shopee.dipanggil).toEqual([])
    expect((await spv.get(`marketplace/calon/${ring(7)}`)).json.message).toBe(
      'Marketplace Menolak: Toko Belum Terhubung Dengan Marketplace',
    )
  })

  it('is not there while the module is off', async () => {
    dataOf(await own.put('para-system/key/MARKETPLACE_MODULE', { value: false }))
    expect((await spv.get('marketplace/lihat')).status).toBe(404)
  })
})
