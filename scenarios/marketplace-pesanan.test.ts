import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf, notaCincin } from './cincin.ts'
import { bukaPasar, kini, type Pasar } from './pasar.ts'
import { pushDari, shopId } from './shopee.ts'

// What is ordered at the marketplace is kept here, and nothing is sold twice.

let pasar: Pasar
/** The address by which the server knows itself. */
let asal: string
beforeAll(async () => {
  pasar = await bukaPasar()
  const { kembali } = await pasar.mulai()
  asal = kembali.slice(0, kembali.indexOf('/setting-marketplace'))
  await pasar.hubungkan()
  dataOf(await pasar.petakan())
  for (const n of [0, 1]) dataOf(await pasar.tawarkan(pasar.ring(n)))
}, 60_000)
beforeEach(() => {
  pasar.shopee.dipanggil.length = 0
})
afterAll(() => pasar.tutup())

describe('a piece that is ordered there', () => {
  it('is kept here at once: the counter says for which order', async () => {
    pasar.dipesan('2611220001', pasar.ring(0))
    const alamat = `${asal}/api/v1/marketplace/push`
    const isi = { shop_id: shopId, code: 3, timestamp: kini, data: { ordersn: '2611220001' } }
    const { body, headers } = pushDari(alamat, isi)
    const kirim = (lain: object = {}) =>
      pasar.shop.http.send('POST', '/api/v1/marketplace/push', {
        body,
        headers: { 'content-type': 'application/json', ...headers, ...lain },
      })
    expect((await kirim({ authorization: 'palsu' })).status).toBe(401)
    for (const worker of pasar.shop.http.workers) await worker.work()
    expect(await pasar.letak(pasar.ring(0))).toBe('ADA')
    const diterima = await kirim()
    expect([diterima.status, diterima.text]).toEqual([200, ''])
    for (const worker of pasar.shop.http.workers) await worker.work()
    expect(await pasar.letak(pasar.ring(0))).toBe('TITIP')
    expect(await pasar.daftar(pasar.ring(0))).toMatchObject({
      status: 'DIPESAN',
      no_pesanan: '2611220001',
    })
    const hitung = { baris: [{ kode_barcode: pasar.ring(0) }] }
    expect(dataOf(await pasar.kasir.post('penjualan/hitung', hitung))['baris']).toMatchObject([
      {
        masalah: [
          {
            kode: 'BARANG_DIPESAN',
            kalimat: `Barang ${pasar.ring(0)} Dipesan Di Marketplace 2611220001`,
          },
        ],
      },
    ])
    expect(
      (await pasar.kasir.post('penjualan/simpan', notaCincin([pasar.ring(0)]))).status,
    ).not.toBe(200)
    expect(await pasar.pesanan('2611220001')).toMatchObject({
      ...{ status: 'DIPESAN', kode_barcode: pasar.ring(0), harga: 7_500_000, pembeli: 'siti88' },
      nomor: 'OM-GS1-261121-0001',
    })
    expect(pasar.shopee.dipanggil).not.toContain('product/unlist_item')
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('is not kept twice by two servers, nor by a second look', async () => {
    pasar.dipesan('2611220002', pasar.ring(1))
    await pasar.shop.rows(sql`update hubungan_marketplace set berikut = clock_timestamp()`)
    const [worker] = pasar.shop.http.workers
    await Promise.all([worker?.work(), worker?.work()])
    await pasar.bekerja()
    const held = await pasar.shop.rows(sql`select from dokumen where jenis = 'PESANAN_MARKETPLACE'
      and isi->>'no_pesanan' = '2611220002'`)
    expect(held).toHaveLength(1)
  })

  it('is free again when its order is cancelled there', async () => {
    Object.assign(pasar.shopee.pesanan.get('2611220002') ?? {}, { status: 'CANCELLED' })
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(1))).toBe('ADA')
    expect(await pasar.pesanan('2611220002')).toMatchObject({ status: 'BATAL' })
    expect(await pasar.daftar(pasar.ring(1))).toMatchObject({ status: 'TAYANG', no_pesanan: null })
    expect(pasar.diSana(pasar.ring(1))).toMatchObject([{ tampil: true }])
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('waits while the shop is closed, and is kept when it opens', async () => {
    pasar.dipesan('2611220003', pasar.ring(1))
    await pasar.shop.paksa([sql`update kencana.toko set status = 'TUTUP'`])
    await pasar.shop.http.engine.shops.load('GS1')
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(1))).toMatchObject({ status: 'PESAN' })
    await pasar.shop.paksa([sql`update kencana.toko set status = 'BUKA'`])
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(1))).toMatchObject({ status: 'DIPESAN', galat: null })
  })

  it('is sold at the counter for what the marketplace took', async () => {
    const { nomor } = await pasar.pesanan('2611220001')
    const isi = { nomor, kode_sales: 'SLS1', nama_customer: 'siti88', no_hp: null }
    const rekening = async (no_rekening: string | null): Promise<void> => {
      const [satu] = [dataOf(await pasar.own.get('marketplace'))].flat().map(Object)
      dataOf(await pasar.own.put('marketplace/update/PASAR', { ...satu, no_rekening }))
    }
    await rekening(null)
    expect((await pasar.kasir.post('marketplace/jual', isi)).json.message).toBe(
      'Rekening Marketplace Belum Diisi',
    )
    await rekening('1234567890')
    const luar = async (status: string): Promise<void> => {
      await pasar.shop.paksa([
        sql`update kencana.pesanan_marketplace set status_luar = ${status}
          where no_pesanan = '2611220001'`,
      ])
    }
    for (const status of ['UNPAID', 'IN_CANCEL']) {
      await luar(status)
      expect((await pasar.kasir.post('marketplace/jual', isi)).json.message).toBe(
        'Pesanan Ini Belum Dibayar Di Marketplace',
      )
    }
    await luar('READY_TO_SHIP')
    const dijual = dataOf(await pasar.kasir.post('marketplace/jual', isi))
    expect(dijual).toMatchObject({ nomor, kode_barcode: pasar.ring(0) })
    expect((await pasar.kasir.post('marketplace/jual', isi)).json.code).toBe('E-MDB:02')
    expect(await pasar.shop.audit()).toEqual([])
    const nota = await pasar.kasir.post(
      'penjualan/simpan',
      notaCincin([pasar.ring(0)], {
        total: 7_500_000,
        pembayaran: [{ jenis: 'TITIPAN', jumlah: 7_500_000, no_ref: dijual['no_titipan'] }],
      }),
    )
    dataOf(nota)
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(0))).toBe('DALAM_NOTA')
    // An order that is cancelled later may not offer it once more.
    expect(pasar.diSana(pasar.ring(0))).toMatchObject([{ tampil: false }])
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('costs what the marketplace kept, once its order is over there', async () => {
    const no_pesanan = '2611220001'
    const biaya = async () =>
      [(await pasar.spv.get('marketplace/biaya/lihat')).json.data].flat().map(Object)
    expect((await pasar.spv.post('marketplace/biaya', { no_pesanan })).json.message).toBe(
      'Pesanan 2611220001 Belum Selesai Di Marketplace',
    )
    Object.assign(pasar.shopee.pesanan.get(no_pesanan) ?? {}, { status: 'COMPLETED' })
    await pasar.bekerja()
    // Not worked out there yet: it waits, and says why.
    expect(await biaya()).toEqual([])
    expect(await pasar.daftar(pasar.ring(0))).toMatchObject({
      galat: 'Marketplace Menolak: tolak error_not_found',
    })
    pasar.shopee.pendapatan.set(no_pesanan, {
      ...{ escrow_amount: 7_007_999, commission_fee: 341_233, service_fee: 150_000 },
      ...{ seller_transaction_fee: 768, items: [{ discounted_price: 7_500_000 }] },
    })
    await pasar.bekerja()
    await pasar.bekerja()
    const [satu, ...lain] = await biaya()
    expect(lain).toEqual([])
    expect(satu).toMatchObject({
      ...{ no_pesanan, kotor: 7_500_000, biaya: 492_001, perkiraan: 393_750 },
      ...{ bersih: 7_007_999, komisi: 341_233, lain: 0, status: 'VALID' },
    })
    const akun = () =>
      pasar.shop.rows(sql`select nomor_akun, sum(debit - kredit)::int as jumlah from jurnal
        where nomor_akun in ('6111', '1102') group by 1 order by 1`)
    expect(await akun()).toEqual([
      { nomor_akun: '1102', jumlah: 7_500_000 - 492_001 },
      { nomor_akun: '6111', jumlah: 492_001 },
    ])
    expect(
      await pasar.shop.rows(sql`select no_rekening, jumlah_out::int as keluar, no_ref from kas
        where kategori = 'BIAYA MARKETPLACE'`),
    ).toEqual([{ no_rekening: '1234567890', keluar: 492_001, no_ref: no_pesanan }])
    expect((await pasar.spv.post('marketplace/biaya', { no_pesanan })).json.message).toBe(
      'Biaya Pesanan 2611220001 Sudah Dicatat',
    )
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('is asked again what it kept when that is taken back', async () => {
    const [satu] = [(await pasar.spv.get('marketplace/biaya/lihat')).json.data].flat().map(Object)
    const batal = { nomor: satu.nomor, alasan: 'Potongan salah' }
    const minta = await pasar.spv.post('marketplace/biaya/batal', batal)
    expect(minta.json.code).toBe('E-OTORISASI')
    dataOf(await pasar.spv.postApproved('marketplace/biaya/batal', batal, 'own'))
    pasar.shopee.pendapatan.set('2611220001', {
      ...{ escrow_amount: 7_106_250, commission_fee: 393_750 },
      items: [{ discounted_price: 7_500_000 }],
    })
    await pasar.bekerja()
    const kini = [(await pasar.spv.get('marketplace/biaya/lihat')).json.data].flat().map(Object)
    expect(kini.map(({ biaya, status }) => [biaya, status])).toEqual([
      [393_750, 'VALID'],
      [492_001, 'BATAL'],
    ])
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('is let go by a person, with a reason', async () => {
    const { nomor } = await pasar.pesanan('2611220003')
    await pasar.shop.paksa([
      sql`update kencana.pesanan_marketplace set status_luar = 'CANCELLED'
        where no_pesanan = '2611220003'`,
    ])
    dataOf(await pasar.spv.post('marketplace/lepas', { nomor, alasan: 'Pembeli minta batal' }))
    expect(await pasar.letak(pasar.ring(1))).toBe('ADA')
    expect(
      (await pasar.spv.post('marketplace/lepas', { nomor, alasan: 'lagi lagi' })).json.code,
    ).toBe('E-MDB:02')
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(1))).toBe('ADA')
  })
})

describe('the same piece sold here and there', () => {
  it('goes to the counter where that was first, and the order says so loudly', async () => {
    await pasar.tawarkan(pasar.ring(4))
    dataOf(await pasar.kasir.post('penjualan/simpan', notaCincin([pasar.ring(4)])))
    pasar.dipesan('2611220004', pasar.ring(4))
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(4))).toBe('DALAM_NOTA')
    expect(await pasar.daftar(pasar.ring(4))).toMatchObject({
      status: 'BENTROK',
      no_pesanan: '2611220004',
    })
    expect(JSON.stringify((await pasar.spv.get('beranda')).json)).toContain('bentrok atau gagal')
    expect(pasar.diSana(pasar.ring(4))).toMatchObject([{ tampil: false }])
    Object.assign(pasar.shopee.pesanan.get('2611220004') ?? {}, { status: 'CANCELLED' })
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(4))).toMatchObject({ status: 'DITARIK', no_pesanan: null })
  })

  it('goes to one of them alone where both post at the same moment', async () => {
    await pasar.tawarkan(pasar.ring(5))
    pasar.dipesan('2611220005', pasar.ring(5))
    pasar.shop.before('penjualan/simpan', () => pasar.bekerja())
    const kalah = await pasar.kasir.post('penjualan/simpan', notaCincin([pasar.ring(5)]))
    expect(kalah.status).not.toBe(200)
    expect(await pasar.letak(pasar.ring(5))).toBe('TITIP')
    await pasar.tawarkan(pasar.ring(6))
    pasar.dipesan('2611220006', pasar.ring(6))
    pasar.shop.before('marketplace/pesan', () =>
      pasar.kasir.post('penjualan/simpan', notaCincin([pasar.ring(6)])),
    )
    await pasar.bekerja()
    expect(await pasar.letak(pasar.ring(6))).toBe('DALAM_NOTA')
    await pasar.bekerja()
    expect(await pasar.daftar(pasar.ring(6))).toMatchObject({ status: 'BENTROK' })
    expect(await pasar.shop.audit()).toEqual([])
  })

  it('says when the marketplace lets the shop in no more, and sends nothing meanwhile', async () => {
    pasar.shopee.habiskan()
    pasar.shopee.segar = 'dicabut'
    await pasar.bekerja()
    expect(dataOf(await pasar.spv.get('marketplace/lihat'))['galat']).toBe(
      'Hubungan Marketplace Berakhir, Hubungkan Lagi',
    )
    dataOf(await pasar.spv.post('marketplace/putuskan', { sudah: true }))
    pasar.shopee.dipanggil.length = 0
    await pasar.bekerja()
    expect(pasar.shopee.dipanggil).toEqual([])
    expect((await pasar.spv.get(`marketplace/calon/${pasar.ring(6)}`)).json.message).toBe(
      'Marketplace Menolak: Toko Belum Terhubung Dengan Marketplace',
    )
  })

  it('is not there while the module is off, which it is once no order holds a piece', async () => {
    const matikan = () => pasar.own.put('para-system/key/MARKETPLACE_MODULE', { value: false })
    // Nothing is connected any more, but the piece could be let go nowhere else.
    expect(await pasar.letak(pasar.ring(5))).toBe('TITIP')
    expect((await matikan()).json.message).toBe(
      '1 Barang Masih Di Marketplace, Tarik Atau Selesaikan Dahulu',
    )
    const { nomor } = await pasar.pesanan('2611220005')
    dataOf(await pasar.spv.post('marketplace/lepas', { nomor, alasan: 'Toko sana ditutup' }))
    dataOf(await matikan())
    expect((await pasar.spv.get('marketplace/lihat')).status).toBe(404)
  })
})
