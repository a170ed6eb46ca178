import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { beli, bukaMata, tanpaNota, temuanOf } from './mata.ts'
import { temuanDengan } from './periksa-batas.ts'
import type { Person, Shop } from './shop.ts'

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const temuan = (kode: 'BELI_BEDA') => temuanOf(spv, kode)

beforeAll(async () => {
  ;({ kasir, own, shop, spv } = await bukaMata(1))
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
  dataOf(await own.put('para-system/key/SEPUHAN_MODULE', { value: true }))
}, 60_000)
afterAll(() => shop.close())

it('gold that was bought turns out to be less than what was paid for', async () => {
  const hancur = async (berat_hasil: number): Promise<string> => {
    const faktur = await beli([kasir, spv], tanpaNota(2.5))
    const body = {
      alasan: 'Dilebur untuk setoran',
      baris: [{ kode_kantong: `${faktur}/1`, berat_hasil }],
    }
    dataOf(await spv.postApproved('hancur-pembelian/simpan', body, 'own'))
    return faktur
  }
  await hancur(2.48)
  expect(await temuan('BELI_BEDA')).toEqual([])
  const ringan = await hancur(2.4)
  expect(await temuan('BELI_BEDA')).toMatchObject([{ dokumen: ringan, user_id: 'kasir' }])

  // 2,400 gr of 2,500 gr: four hundredths.
  const batas = (persen: number) =>
    temuanDengan(shop, 'BELI_BEDA', ['PERIKSA_SUSUT_LEBUR', persen], [])
  expect([await batas(4_01), await batas(4_00)]).toEqual([0, 1])

  const uji = async (kadar_uji: number): Promise<string> => {
    const faktur = await beli([kasir, spv], tanpaNota(2.5))
    const line = { kode_kantong: `${faktur}/1`, timbang: 2.5, tujuan: 'SORTIR_LEBUR' }
    const baris = [{ ...line, kadar_uji, cara_uji: 'XRF' }]
    dataOf(await spv.post('sortir-pembelian/simpan', { baris, keterangan: null }))
    return faktur
  }
  await uji(73.51)
  expect(await temuan('BELI_BEDA')).toHaveLength(1)
  const muda = await uji(73.5) // two hundredths less gold than was paid for
  const [teruji] = (await temuan('BELI_BEDA')).filter(({ dokumen }) => dokumen === muda)
  expect(teruji?.bukti).toContainEqual(
    expect.objectContaining({ label: 'Ditemukan', teks: '73,50 %' }),
  )

  const faktur = await beli([kasir, spv], tanpaNota(3.5))
  const kode_kantong = `${faktur}/1`
  const { isi } = Object(dataOf(await spv.post('kantong/satu', { kode_kantong })))
  const tempat = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_bandrol: 'KECIL' }
  const lagi = { ...isi, ...tempat, kode_kantong, berat: 3.5 }
  const { kode_barcode } = Object(dataOf(await spv.post('jual-lagi/simpan', lagi)))
  const { json } = await spv.get(`barang/get/${kode_barcode}`)
  const k70 = { kode_kadar: 'K70', nama_kadar: 'Emas 16K', kadar: 70, kadar_cetak: '700' }
  dataOf(await own.post('kadar/create', k70))
  dataOf(await own.post('kadar-eod/create', { kode_kadar: 'K70', kadar_eod: 70 }))
  const koreksi = { ...json.data, alasan: 'Diuji ulang', kadar: 70 }
  dataOf(await spv.postApproved('barang/koreksi', koreksi, 'own'))
  const found = await temuan('BELI_BEDA')
  expect(found.map(({ dokumen }) => dokumen)).toContain(faktur)
  expect(found.find(({ dokumen }) => dokumen === faktur)?.bukti).toContainEqual(
    expect.objectContaining({ label: 'Ditemukan', teks: '70,00 %' }),
  )
})
