import { afterAll, beforeAll, expect, it } from 'vitest'
import { house } from '../src/house.ts'
import { cincin, dataOf, terimaCincin } from './cincin.ts'
import { gelang, openKantong, type TokoKantong } from './kantong.ts'

// Gold of 66.60 in a shop whose groups are 75 and, later, 66: what its label and price would make
// of it, an approver sees first.
let toko: TokoKantong

const terima = (change: object): object => ({
  asal: 'SUPPLIER',
  supplier: 'UBS',
  baris: [{ ...cincin, berat: 3.117, ...change }],
})

const tambahKadar = async (kode_kadar: string, kadar: number): Promise<void> => {
  const own = await toko.shop.person('OWN', 'own')
  const master = { kode_kadar, nama_kadar: 'Emas 16K', kadar, kadar_cetak: '16K' }
  dataOf(await own.post(house.master('kadar').calls.create, master))
  const eod = { kode_kadar, kadar_eod: kadar }
  dataOf(await own.post(house.master('kadar_eod').calls.create, eod))
  const beli = { kode_harga: 'HB66', harga_per_gram: 1_111_000, kadar }
  dataOf(await own.post(house.master('para_harga_beli').calls.create, beli))
}

beforeAll(async () => {
  toko = await openKantong()
  await tambahKadar('K66', 66.6)
  const own = await toko.shop.person('OWN', 'own')
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
}, 60_000)
afterAll(() => toko.shop.close())

it('takes in gold of another kadar with a label of its own and an approval', async () => {
  const { spv } = toko
  const nameless = await spv.post('barang/tambah', terima({ kadar: 66.6 }))
  expect([nameless.status, nameless.json.fields]).toEqual([
    400,
    [
      expect.objectContaining({
        field: 'baris.0.kadar_cetak',
        message: 'Kadar Cetak Harus Diisi: Kadar 66,60 Lain Dari Kadar Group 75,00',
      }),
    ],
  ])
  const body = terima({ kadar: 66.6, kadar_cetak: '16K' })
  const asked = await spv.post('barang/tambah', body)
  expect([asked.status, asked.json.details?.semua]).toEqual([
    403,
    [
      expect.objectContaining({
        kategori: 'KADAR_LAIN',
        sebelum: { '1. CINCIN BELAH ROTAN': '75 · 75,00 · 750' },
        sesudah: { '1. CINCIN BELAH ROTAN': '66,60 · 16K · 3,117 gr' },
      }),
    ],
  ])
  const { barang } = dataOf(await spv.postApproved('barang/tambah', body, 'own'))
  const [{ kode_barcode }] = Object(barang)
  expect(await toko.barang(kode_barcode)).toMatchObject({ kadar: 66.6, kadar_cetak: '16K' })
  const { json } = await toko.kasir.post('penjualan/hitung', { baris: [{ kode_barcode }] })
  expect(json.data.baris[0].perhatian).toEqual([
    { kode: 'KADAR_LAIN', kalimat: 'Kadar 66,60 Lain Dari Kadar Group 75, 75,00' },
  ])
})

it('asks the same of a delivery and of a correction', async () => {
  const { spv } = toko
  const line = { ...cincin, berat: 3.117, berat_kirim: 3.117, diterima: true }
  const kirim = (kadar_cetak: string | null) => ({
    supplier: 'UBS',
    no_surat: 'SJ-66',
    baris: [{ ...line, kadar: 66.6, kadar_cetak }],
  })
  expect((await spv.post('penerimaan-barang/simpan', kirim(null))).status).toBe(400)
  const asked = await spv.post('penerimaan-barang/simpan', kirim('16K'))
  expect(asked.json.details).toMatchObject({ kategori: 'KADAR_LAIN' })
  dataOf(await spv.postApproved('penerimaan-barang/simpan', kirim('16K'), 'own'))

  const [kode_barcode = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
  const { data } = (await spv.get(`barang/get/${kode_barcode}`)).json
  const koreksi = { ...data, alasan: 'Uji ulang', kadar: 66.6, kadar_cetak: '16K' }
  const more = await spv.post('barang/koreksi', koreksi)
  expect(more.json.details?.semua).toMatchObject([
    { kategori: 'KOREKSI_BARANG' },
    { kategori: 'KADAR_LAIN' },
  ])
  dataOf(await spv.postApproved('barang/koreksi', koreksi, 'own'))
  const again = await spv.get(`barang/get/${kode_barcode}`)
  const size = { ...again.json.data, alasan: 'Ukuran', size: '14' }
  const asksOnce = (await spv.post('barang/koreksi', size)).json.details?.semua
  expect(asksOnce).toHaveLength(1) // its kadar was agreed to already
})

it('proposes the group that bought gold is as pure as, and asks of any other', async () => {
  const { kasir, spv } = toko
  const line = { ...gelang, kadar_uji: 66.6, cara_uji: 'BATU_UJI', nama_barang: 'GELANG PATAH' }
  const kode_kantong = `${await toko.beli([line])}/1`
  const usul = async () => (await spv.post('kantong/satu', { kode_kantong })).json.data.isi
  expect(await usul()).toMatchObject({ kode_group: '75', kadar_cetak: null }) // there is none yet
  const isi = { kode_kantong, kode_gudang: 'TOKO', kode_baki: 'A01', berat: 2, size: '16' }
  const body = async (change: object = {}) => ({ ...(await usul()), ...isi, ...change })
  const nameless = await spv.post('jual-lagi/simpan', await body())
  expect(nameless.json.fields?.[0]?.field).toBe('kadar_cetak')
  const asked = await spv.post('jual-lagi/simpan', await body({ kadar_cetak: '16K' }))
  expect(asked.json.details).toMatchObject({
    kategori: 'KADAR_LAIN',
    sesudah: { [kode_kantong]: '66,60 · 16K · 2,000 gr' },
  })
  const own = await toko.shop.person('OWN', 'own')
  const group = { kode_group: '66', nama_group: 'EMAS 16K', kode_kelompok: 'TUA', profit: 0 }
  const harga = { harga: 1_465_000, harga_beli: 1_333_000, kadar: 66.6, kadar_cetak: '666' }
  dataOf(await own.post(house.master('group_harga').calls.create, { ...group, ...harga }))
  expect(await usul()).toMatchObject({ kode_group: '75' }) // no group of this jenis yet
  const milik = { kode_jenis_group: 'CC-66', kode_dept: 'CC', kode_group: '66' }
  dataOf(await own.post(house.master('para_jenis_group').calls.create, milik))
  expect(await usul()).toMatchObject({ kode_group: '66', kadar_cetak: null })
  const made = dataOf(await spv.post('jual-lagi/simpan', await body()))
  expect(await toko.barang(String(made['kode_barcode']))).toMatchObject({ kadar_cetak: '666' })
  const { json } = await kasir.post('penjualan/hitung', {
    baris: [{ kode_barcode: made['kode_barcode'] }],
  })
  expect(json.data.baris[0].perhatian).toEqual([])
})
