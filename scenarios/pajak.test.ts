import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, harga, notaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const hari = '2026-11-21'

const setel = async (key: string, value: unknown) =>
  dataOf(await own.put(`para-system/key/${key}`, { value }))
/** A delivery with its tax invoice, or without one. */
const terima = async (faktur_pajak: string | null, lain: object = {}): Promise<string> => {
  const answer = dataOf(
    await spv.post('penerimaan-barang/simpan', {
      supplier: null,
      no_surat: `SJ-${faktur_pajak ?? 'tanpa'}-${JSON.stringify(lain).length}`,
      faktur_pajak,
      baris: [{ ...cincin, berat_kirim: cincin.berat, diterima: true, ...lain }],
    }),
  )
  const barang: unknown = answer['barang']
  if (!Array.isArray(barang)) throw new Error('nothing was received')
  return String(barang[0].kode_barcode)
}
const hitung = async (kode_barcode: string, tgl_system: string | null = null) => {
  const { baris } = dataOf(
    await kasir.post('penjualan/hitung', { baris: [{ kode_barcode }], tgl_system }),
  )
  return Array.isArray(baris) ? baris[0] : undefined
}
/** What the books keep of the tax of a piece. */
const terpajak = (kode_barcode: string) =>
  shop.rows(sql`select kode_pajak, perolehan, dasar::int, tarif::int, pajak::int
    from kencana.penjualan_pajak where kode_barcode = ${kode_barcode} order by objek`)

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  dataOf(
    await own.post('kategori/create', {
      kode_kategori: 'LM',
      nama_kategori: 'Logam Mulia',
      cara_harga: 'GRAM',
    }),
  )
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await setel('PPN_PERSEN_MODULE', true)
  await setel('SKIP_VALIDASI_MODULE', true)
  await setel('SUPPLIER_MODULE', false)
  await spv.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('the rate of a piece', () => {
  it('is 1,1 % with a complete tax invoice, 1,65 % without one', async () => {
    const dengan = await terima('010.000-26.00000001')
    const tanpa = await terima(null)
    // 7.107.000 x 1,1 / 101,1 = 77.326,4; x 1,65 / 101,65 = 115.362,07
    expect((await hitung(dengan)).pajak_termasuk).toBe(77_326)
    expect((await hitung(tanpa)).pajak_termasuk).toBe(115_362)
    dataOf(await kasir.post('penjualan/simpan', notaCincin([dengan, tanpa])))
    expect(await terpajak(dengan)).toEqual([
      { kode_pajak: 'PPN-FAKTUR', perolehan: 'ADA', dasar: 7_029_674, tarif: 1_10, pajak: 77_326 },
    ])
    expect(await terpajak(tanpa)).toEqual([
      { kode_pajak: 'PPN', perolehan: 'TIDAK', dasar: 6_991_638, tarif: 1_65, pajak: 115_362 },
    ])
  })

  it('is told by the recap, which comes to the account of taxes', async () => {
    const { json } = await own.post('penjualan/report-rekap-pajak', {
      tgl_from: hari,
      tgl_to: hari,
    })
    expect(json.data.rows).toEqual([
      expect.objectContaining({
        dpp: 14_021_312,
        ppn: 192_688,
        tarif: 1.37,
        perolehan: 'CAMPUR',
        aturan: 'PMK 48/2023 jo. PMK 11/2025',
      }),
    ])
    expect(
      await shop.rows(sql`select sum(kredit - debit)::int as pajak from kencana.jurnal
        where nomor_akun = '2103'`),
    ).toEqual([{ pajak: 192_688 }])
  })

  it('is nothing for a bar, whatever its kadar', async () => {
    const jenis = { kode_dept: 'LM', nama_dept: 'Logam Mulia', kode_kategori: 'LM', berlian: false }
    dataOf(await own.post('jenis/create', jenis))
    const batang = await terima(null, { kode_dept: 'LM', kode_bandrol: null, ongkos: 309_000 })
    const priced = await hitung(batang)
    expect(priced.pajak_termasuk).toBe(3_362) // of 309.000 labour: 309.000 x 1,1 / 101,1
    dataOf(await kasir.post('penjualan/simpan', notaCincin([batang])))
    expect(await terpajak(batang)).toEqual([
      { kode_pajak: 'PPN-LM', perolehan: 'TIDAK', dasar: 6_798_000, tarif: 0, pajak: 0 },
      { kode_pajak: 'PPN-JASA', perolehan: 'TIDAK', dasar: 305_638, tarif: 1_10, pajak: 3_362 },
    ])
  })
})

describe('a rate begins on its day', () => {
  let barang: string
  it('a new one leaves today alone and takes over tomorrow; a back-dated note keeps its own', async () => {
    dataOf(
      await own.post('para-pajak/create', {
        kode_pajak: 'PPN-BARU',
        berlaku_mulai: '2026-11-22',
        aturan: 'Aturan baru',
        jenis_pajak: 'PPN_PERSEN',
        objek: 'BARANG',
        kode_kategori: null,
        perolehan: 'TIDAK',
        tarif: 2.2,
        faktor_atas: 1,
        faktor_bawah: 1,
        per_gram: 0,
      }),
    )
    barang = await terima(null, { size: '12' })
    expect((await hitung(barang)).pajak_termasuk).toBe(115_362)
    await setel('EDIT_TANGGAL_OWNER_MODULE', true)
    dataOf(await spv.post('tutup-toko', { tgl_system: hari, tgl_berikut: '2026-11-22' }))
    await spv.post('penjualan/harga-hari-ini', {})
    await terima(null, { size: '13' }) // the next day has begun
    dataOf(await own.post('tutup-toko/buka', { tgl_system: hari, alasan: 'Nota tertinggal' }))
    expect((await hitung(barang)).pajak_termasuk).toBe(152_988) // 7.107.000 x 2,2 / 102,2
    expect((await hitung(barang, hari)).pajak_termasuk).toBe(115_362)
  })

  it('and so does a price: yesterday’s note takes yesterday’s', async () => {
    const { json } = await own.get('group/get/all')
    const lama = json.data.find((row: { kode_group: string }) => row.kode_group === '75')
    dataOf(await own.put('group/update/75', { ...Object(lama), harga: 1_700_000 }))
    expect((await hitung(barang)).harga_gram).toBe(1_700_000)
    expect((await hitung(barang, hari)).harga_gram).toBe(1_650_000)
    const nota = { ...notaCincin([barang]), tgl_system: hari }
    const saved = dataOf(await own.post('penjualan/simpan', nota))
    expect(saved['total']).toBe(harga)
  })

  it('leaves books that balance', async () => expect(await shop.audit()).toEqual([]))
})
