import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A correction of who bought takes nobody his tax invoice, and nobody out of the sums by which a
// person is known (ADR 0384).
let shop: Shop
let kasir: Person
let etalase: string[] = []
const nik = '3578016502900003'
const ratih = {
  ...{ nama_customer: 'IBU RATIH', alamat_customer: 'Jalan Mawar 3', no_hp: '081234500001' },
  ...{ jenis_identitas: 'KTP', no_identitas: '3171234567890001' },
}

const jual = async (banyak: number, lain: object): Promise<string> => {
  const saved = dataOf(
    await kasir.post('penjualan/simpan', notaCincin(etalase.splice(0, banyak), lain)),
  )
  return String(Object(saved['notajual'])[0])
}
const koreksi = (no_faktur_jual: string, jumlah: number, lain: object) =>
  kasir.postApproved(
    'penjualan/koreksi',
    {
      ...{ no_faktur_jual, versi: 0, alasan: 'Salah tulis di konter', kode_sales: 'SLS1' },
      pembayaran: [{ jenis: 'CASH', jumlah, diterima: jumlah }],
      ...lain,
    },
    'spv',
  )
/** Who bought, as the tax office and the police would read it. */
const pembeli = async (nomor: string) => {
  const [row] = await shop.rows(sql`select c.nama_customer, c.npwp, c.no_identitas
    from kencana.dokumen d join kencana.penjualan_kini p on p.id = d.id
      left join kencana.pelanggan c on c.id = p.id_pelanggan where d.nomor = ${nomor}`)
  return row
}

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  for (const [key, value] of [
    ['SKIP_VALIDASI_MODULE', true],
    ['BATAS_TRANSAKSI_HARI', 1],
    ['BATAS_DATA_PELANGGAN', 3 * harga],
  ] as const)
    dataOf(await own.put(`para-system/key/${key}`, { value }))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  etalase = await terimaCincin(spv, 8)
})
afterAll(() => shop.close())

it('a mended name keeps tax number and card; a number is mended or taken away only by saying so', async () => {
  const nomor = await jual(1, { ...ratih, npwp: nik })
  const { jenis_identitas: _jenis, no_identitas, ...nama } = ratih
  const benar = { ...nama, nama_customer: 'IBU RATIH DEWI' }
  dataOf(await koreksi(nomor, harga, benar))
  expect(await pembeli(nomor)).toEqual({
    ...{ nama_customer: 'IBU RATIH DEWI', npwp: nik, no_identitas },
  })
  const lain = '3578016502910004'
  dataOf(await koreksi(nomor, harga, { ...benar, versi: 1, npwp: lain }))
  expect(await pembeli(nomor)).toMatchObject({ npwp: lain, no_identitas })
  const { json } = await koreksi(nomor, harga, { ...benar, versi: 2, npwp: '12345' })
  expect(json.fields?.[0]).toMatchObject({
    field: 'npwp',
    message: 'NPWP Atau NIK Tidak Valid, Isi 15 Atau 16 Angka',
  })
  expect((await koreksi(nomor, harga, { ...benar, versi: 2 })).json.message).toBe(
    'Tidak Ada Yang Dikoreksi',
  )
  dataOf(await koreksi(nomor, harga, { ...benar, versi: 2, tanpa_npwp: true }))
  expect(await pembeli(nomor)).toMatchObject({ npwp: null, no_identitas })
})

it("a large sale becomes nobody's by no correction, nor somebody's whom the shop does not know", async () => {
  const nomor = await jual(3, ratih)
  const said = async (lain: object) =>
    (await koreksi(nomor, 3 * harga, { ...lain })).json.fields?.[0]
  expect(await said({ nama_customer: null })).toEqual({
    field: 'nama_customer',
    message: 'Transaksi Rp 21.321.000 Sehari: Nama Customer Tidak Boleh Kosong',
  })
  const sari = {
    nama_customer: 'IBU SARI',
    alamat_customer: 'Jalan Melati 4',
    no_hp: '081234500002',
  }
  expect(await said(sari)).toMatchObject({ field: 'jenis_identitas' })
  const kartu = { jenis_identitas: 'KTP', no_identitas: '3171234567890002' }
  dataOf(await koreksi(nomor, 3 * harga, { ...sari, ...kartu }))
  expect(await pembeli(nomor)).toMatchObject({ nama_customer: 'IBU SARI', ...{ npwp: null } })
})

it('a small note is counted with what its new buyer did on that day', async () => {
  const budi = { nama_customer: 'PAK BUDI', alamat_customer: null, no_hp: '081234500003' }
  await jual(2, budi)
  const nomor = await jual(1, { nama_customer: null })
  expect((await koreksi(nomor, harga, budi)).json.fields?.[0]).toMatchObject({
    field: 'alamat_customer',
    message: 'Transaksi Rp 21.321.000 Sehari: Alamat Customer Tidak Boleh Kosong',
  })
  expect(await pembeli(nomor)).toMatchObject({ nama_customer: null })
  expect(await shop.audit()).toEqual([])
})
