import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { dariNota, tanpaNota } from './mata.ts'
import { bukaTitip, dengan, hargaEmas, type TokoTitip } from './titip.ts'

// Gold of the public, and what keeps one person from buying it alone.
let toko: TokoTitip
const setel = async (key: string, value: unknown) =>
  dataOf(await toko.own.put(`para-system/key/${key}`, { value }))

interface Kunjungan {
  readonly total: number
  readonly body: Record<string, unknown>
}
/** A purchase as the counter sends it: at the price that it was told. */
async function kunjungan(...baris: readonly object[]): Promise<Kunjungan> {
  const pembelian = { jenis: 'BELI', baris }
  const { total } = Object(dataOf(await toko.kasir.post('pembelian/hitung', pembelian)))
  const identitas = { jenis_identitas: 'KTP', no_identitas: '3275010112345678' }
  return {
    total,
    body: {
      kode_sales: 'SLS1',
      baris: [],
      nama_customer: 'BUDI',
      alamat_customer: 'Jalan Kenari 1',
      no_hp: '087712345678',
      pembelian: { ...pembelian, ...identitas },
      pembayaran: [{ jenis: 'CASH', jumlah: total }],
      total: -total,
    },
  }
}
const sah = (who: { post: TokoTitip['spv']['post'] }, nomor: unknown) =>
  who.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [nomor] })
/** Rows of every book that a validation writes. */
const buku = () =>
  toko.shop.rows(sql`select (select count(*)::int from kas) as kas,
    (select count(*)::int from gram) as gram, (select count(*)::int from jurnal) as jurnal,
    (select count(*)::int from kantong) as kantong, (select count(*)::int from posting) as posting`)
const menunggu = () =>
  toko.shop.rows(sql`select id from status_dokumen where jenis = 'PEMBELIAN' and status = 'OPEN'`)

beforeAll(async () => {
  toko = await bukaTitip(2)
  await setel('SORTIR_MASA_TUNGGU', 0)
  await isiLaci(toko.spv, 30_000_000, toko.spv, toko.own)
}, 60_000)
afterAll(() => toko.shop.close())

describe('a purchase', () => {
  it('is validated by another than who entered it; a refusal changes nothing', async () => {
    const { body } = await kunjungan(tanpaNota(2.503))
    const { no_faktur_group } = dataOf(await toko.kasir.post('penjualan/simpan', body))
    const before = await buku()
    const own = await sah(toko.kasir, no_faktur_group)
    expect([own.status, own.json.message]).toEqual([
      422,
      `Pembelian ${String(no_faktur_group)} Harus Divalidasi Oleh Orang Lain, Minta Kasir Atau SPV Lain`,
    ])
    expect(await buku()).toEqual(before)
    expect(await menunggu()).toHaveLength(1)
    dataOf(await sah(toko.spv, no_faktur_group))
    expect(await menunggu()).toEqual([])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('by its own person where the shop has switched that off', async () => {
    await setel('VALIDASI_BELI_ORANG_LAIN_MODULE', false)
    const { body } = await kunjungan(tanpaNota(1.007))
    const { no_faktur_group } = dataOf(await toko.spv.post('penjualan/simpan', body))
    expect((await sah(toko.spv, no_faktur_group)).status).toBe(200)
    await setel('VALIDASI_BELI_ORANG_LAIN_MODULE', true)
  })

  it('without our nota has a limit a visit: all its lines together', async () => {
    const { body, total } = await kunjungan(tanpaNota(2.503), tanpaNota(3.457))
    await setel('LIMIT_PEMBELIAN', total - 1)
    const before = await buku()
    const asked = await toko.kasir.post('penjualan/simpan', body)
    expect([asked.status, asked.json.details?.['kategori']]).toEqual([403, 'LIMIT_PEMBELIAN'])
    expect(await buku()).toEqual(before)
    await setel('LIMIT_PEMBELIAN', total)
    const { no_faktur_group } = dataOf(await toko.kasir.post('penjualan/simpan', body))
    dataOf(await sah(toko.spv, no_faktur_group))
    // The other limit, with the word of somebody else.
    await setel('LIMIT_PEMBELIAN', 1_000_000)
    const besar = await kunjungan(tanpaNota(2.503))
    const agreed = await toko.kasir.postApproved('penjualan/simpan', besar.body, 'spv')
    dataOf(await sah(toko.own, dataOf(agreed)['no_faktur_group']))
    expect(await toko.shop.audit()).toEqual([])
  })

  it('goes without validation up to the limit, and waits above it', async () => {
    await setel('SKIP_VALIDASI_MODULE', true)
    const kecil = await kunjungan(tanpaNota(0.601))
    await setel('LIMIT_PEMBELIAN', kecil.total)
    await isiLaci(toko.spv, 5_000_000, toko.kasir, toko.own)
    dataOf(await toko.kasir.post('penjualan/simpan', kecil.body))
    expect(await menunggu()).toEqual([])
    const lebih = await kunjungan(tanpaNota(0.602))
    expect(lebih.total).toBeGreaterThan(kecil.total)
    const saved = await toko.kasir.postApproved('penjualan/simpan', lebih.body, 'spv')
    const { no_faktur_group } = dataOf(saved)
    expect(await menunggu()).toHaveLength(1)
    await setel('SKIP_VALIDASI_MODULE', false)
    expect((await sah(toko.kasir, no_faktur_group)).status).toBe(422)
    dataOf(await sah(toko.spv, no_faktur_group))
    await setel('LIMIT_PEMBELIAN', 10_000_000)
    expect(await toko.shop.audit()).toEqual([])
  })

  it('that costs more a gram than gold is sold at is told so, and not refused', async () => {
    const perhatian = async () => {
      const body = { jenis: 'BELI', baris: [tanpaNota(2.503)] }
      const { json } = await toko.kasir.post('pembelian/hitung', body)
      return json.data.baris[0].perhatian
    }
    expect(await perhatian()).toEqual([])
    const list = await toko.own.get('para-harga-beli')
    const row = list.json.data.find(({ kadar }: { kadar: number | null }) => kadar === 75)
    const naik = { harga_per_gram: 1_650_001 }
    const put = await toko.own.put(`para-harga-beli/update/${row.kode_harga}`, naik)
    expect([put.status, put.json.message]).toEqual([
      200,
      'Berhasil Mengedit Data. Harga Beli Rp 1.650.001 Di Atas Harga Jual Rp 1.650.000 Group 75',
    ])
    expect(await perhatian()).toMatchObject([{ kode: 'DI_ATAS_HARGA_JUAL' }])
    const turun = { harga_per_gram: row.harga_per_gram }
    const back = await toko.own.put(`para-harga-beli/update/${row.kode_harga}`, turun)
    expect(back.json.message).toBe('Berhasil Mengedit Data')
  })
})

describe('a piece of a supplier', () => {
  it('comes in with its cost, or not at all (POKOK_WAJIB)', async () => {
    const { harga_pokok: _, ...tanpa } = cincin
    const body = (asal: string) => ({ asal, baris: [cincin, tanpa] })
    const before = await buku()
    const { json, status } = await toko.spv.post('barang/tambah', body('SUPPLIER'))
    expect([status, json.fields?.[0]?.field]).toEqual([400, 'baris.1.harga_pokok'])
    expect(await buku()).toEqual(before)
    await setel('POKOK_WAJIB_MODULE', false)
    dataOf(await toko.spv.post('barang/tambah', body('SUPPLIER')))
    await setel('POKOK_WAJIB_MODULE', true)
  })
})

describe('a deposit whose piece was let go', () => {
  it('is money only: it holds no price of the piece that came back', async () => {
    const [ring = ''] = toko.rings
    const dulu = await toko.hargaKini(ring)
    const nomor = await toko.dititip(ring, dulu, dulu)
    const bayar = { ...dengan(nomor, dulu - 1_000, 1_000), total: dulu }
    const { no_faktur_group } = dataOf(await toko.jual([ring], bayar))
    dataOf(await toko.validasi(no_faktur_group))
    expect(await toko.satu(nomor)).toMatchObject({ status: 'TITIP', saldo: 1_000 })
    const kembali = await kunjungan(dariNota(ring, cincin.berat))
    const { notabeli, no_faktur_group: beli } = Object(
      dataOf(await toko.kasir.post('penjualan/simpan', kembali.body)),
    )
    dataOf(await sah(toko.spv, beli))
    const kode_kantong = `${notabeli[0]}/1`
    const { json } = await toko.spv.post('kantong/satu', { kode_kantong })
    const tempat = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_bandrol: 'KECIL' }
    const lagi = { ...json.data.isi, kode_kantong, berat: json.data.berat, ...tempat }
    dataOf(await toko.spv.post('jual-lagi/simpan', lagi))
    await hargaEmas(toko, 1_716_000) // 4 % dearer
    const kini = await toko.hargaKini(ring)
    expect(kini).toBeGreaterThan(dulu)
    expect(await toko.hargaKini(ring, nomor)).toBe(kini)
    // The one that keeps its piece keeps its price.
    const [, lain = ''] = toko.rings
    const janji = await toko.dititip(lain, 500_000, await toko.hargaKini(lain))
    const seharga = await toko.hargaKini(lain, janji)
    await hargaEmas(toko, 1_780_000)
    expect(await toko.hargaKini(lain, janji)).toBe(seharga)
    expect(await toko.shop.audit()).toEqual([])
  })
})
