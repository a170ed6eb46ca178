import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The counter of a shop without barcodes: what the server says of lines while they lie there, an
// exchange of equal worth, somebody without a name, and drafts.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

const barang = { kode_group: '75', kode_dept: 'CC', kode_baki: 'A01' }
const baris = (arah: 'BELI' | 'JUAL', qty: number, berat: number, lain: object = {}) => ({
  ...{ ...barang, qty, berat, arah, harga: null, ...lain },
})
const hitung = async (...lines: object[]) =>
  dataOf(await kasir.post('transaksi-jual-beli-manual/hitung', { arah: 'JUAL', baris: lines }))
const penjual = {
  ...{ nama_customer: 'BU RATNA', no_hp: '081234567801', alamat_customer: 'Jalan Melati 3' },
  ...{ jenis_identitas: 'KTP', no_identitas: '3578014106850002' },
}
const nota = (total: number, lines: readonly object[], lain: object = {}) => ({
  ...{ arah: 'JUAL', kode_sales: 'SLS1', baris: lines, total, ...lain },
  pembayaran: total === 0 ? [] : [{ jenis: 'CASH', jumlah: total, diterima: total }],
})
const simpan = (isi: object) => kasir.post('transaksi-jual-beli-manual/simpan', isi)
/** The grams beside the cost of what was sold, in milligrams. */
const terjual = async () => {
  const [row] = await shop.rows(sql<{ kotor: number }>`select kotor::int
    from kencana.gerak_emas_akun('GS1', '2026-11-21', '2026-11-21') where nomor_akun = '5101'`)
  return row?.kotor
}
const saldo = async (q: string) =>
  (await kasir.post('barang-manual', { q })).json.data.map((row: Record<string, unknown>) => [
    ...[row['kode_baki'], row['qty'], row['berat']],
  ])

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  await own.put('para-system/key/BARANG_MANUAL_MODULE', { value: true })
  const baki = { kode_baki: 'A02', nama_baki: 'Anting Depan', kode_gudang: 'TOKO' }
  await own.post('baki/create', { ...baki, berat_baki: 350, status_baki: 'READY' })
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  const masuk = { ...barang, qty: 10, berat: 41.237, nilai: 31_234_567, keterangan: 'Stok lama' }
  dataOf(await spv.postApproved('data-barang-manual/simpan', masuk, 'own'))
})
afterAll(() => shop.close())

it('finds heaps by words of their tray, group and jenis', async () => {
  expect(await saldo('a01 75')).toEqual([['A01', 10, 41.237]])
  expect(await saldo('cincin')).toEqual([['A01', 10, 41.237]])
  expect(await saldo('a01 kalung')).toEqual([])
  expect(await saldo('A02')).toEqual([]) // nothing lies there
})

it('prices a line by its group, and tells bad lines apart from good ones', async () => {
  const dihitung = await hitung(
    baris('JUAL', 3, 4.123),
    baris('JUAL', 1, 1), //                            the same heap again
    baris('JUAL', 1, 1, { kode_baki: 'A02' }), //      nothing lies there
    baris('BELI', 2, 3.007, { kode_baki: 'A02' }),
  )
  const [satu, dua, tiga, empat] = Object(dihitung['baris'])
  const harga = Math.floor((satu.harga_gram * 4_123) / 1_000 + 0.5)
  expect(satu).toMatchObject({
    daftar: harga,
    harga,
    sisa_qty: 10,
    sisa_berat: 41.237,
    masalah: [],
  })
  expect(dua).toMatchObject({
    harga: null,
    masalah: [{ kode: 'BARIS_MANUAL', kalimat: 'Barang Ini Sudah Ada Di Tabel' }],
  })
  expect(tiga.masalah).toMatchObject([{ kalimat: 'Berat Melebihi Stock 75 Di A02: 0,000 gr' }])
  expect(dihitung).toMatchObject({
    jual: { qty: 3, berat: 4.123, total: satu.harga_total },
    beli: { qty: 2, berat: 3.007, total: empat.harga },
    total: satu.harga_total - empat.harga,
  })
  expect(dihitung['penjual_wajib']).toContain('no_identitas')
})

it('says beforehand which approval a price will ask for', async () => {
  const { perlu } = await hitung(baris('JUAL', 3, 4.123, { harga: 1_000 }))
  expect(perlu).toMatchObject([
    { kategori: 'HARGA_MANUAL', sesudah: { 'A01 75 CC': 'Rp 1.000' } },
    { kategori: 'JUAL_DIBAWAH_MODAL' },
  ])
})

it('sells to somebody without a name at the price of the group, and gives money back', async () => {
  const { total } = await hitung(baris('JUAL', 3, 4.123))
  const rp = Number(total)
  const isi = nota(rp, [baris('JUAL', 3, 4.123)])
  const lama = await simpan({ ...isi, total: rp - 1 })
  expect(lama.json.fields?.[0]?.field).toBe('total')
  const pembayaran = [{ jenis: 'CASH', jumlah: rp, diterima: rp + 1_000 }]
  const { kembali, kartu_milik, nomor } = dataOf(await simpan({ ...isi, pembayaran }))
  expect([kembali, kartu_milik]).toEqual([1_000, null])
  dataOf(await kasir.post('validasi/simpan/jual-beli-manual', { nomor: [nomor] }))
  expect(await saldo('A01')).toEqual([['A01', 7, 37.114]])
  expect(await shop.audit()).toEqual([])
})

it('exchanges goods of equal worth: no money, both sides in the books', async () => {
  const { total } = await hitung(baris('JUAL', 1, 2.003))
  const tukar = [
    baris('JUAL', 1, 2.003),
    baris('BELI', 1, 4.321, { kode_baki: 'A02', harga: total }),
  ]
  const dihitung = await hitung(...tukar)
  expect(dihitung['total']).toBe(0)
  const tanpa = await kasir.postApproved('transaksi-jual-beli-manual/simpan', nota(0, tukar), 'own')
  expect(tanpa.json.fields?.[0]?.field).toBe('nama_customer')
  const { nomor } = dataOf(
    await kasir.postApproved('transaksi-jual-beli-manual/simpan', nota(0, tukar, penjual), 'own'),
  )
  const lain = await shop.person('SPV', 'spv2')
  dataOf(await lain.post('validasi/simpan/jual-beli-manual', { nomor: [nomor] }))
  expect(await saldo('75')).toEqual([
    ['A01', 6, 35.111],
    ['A02', 1, 4.321],
  ])
  expect(await terjual()).toBe(-6_126) // what was bought is no cost
  expect(await shop.audit()).toEqual([])
  const batal = { nomor, alasan: 'Tidak jadi tukar' }
  dataOf(await spv.postApproved('penjualan-manual/batal', batal, 'own'))
  expect(await saldo('75')).toEqual([['A01', 7, 37.114]])
  expect(await terjual()).toBe(-4_123)
  expect(await shop.audit()).toEqual([])
})

it('keeps a draft with its lines, also while the counter of barcodes is closed', async () => {
  await own.put('para-system/key/STOCK_JUAL_MANUAL', { value: true })
  const id = '0193c1f0-0000-7000-8000-000000000077'
  const manual = [{ ...baris('JUAL', 3, 4.123), harga_total: 9_500_001 }]
  const isi = { judul: 'Anting', kode_sales: 'SLS1', baris: [], manual, pembayaran: [] }
  dataOf(await kasir.put(`penjualan/draf/${id}`, isi))
  const { data } = (await kasir.get('penjualan/draf')).json
  expect(data).toMatchObject([{ id, judul: 'Anting', isi: { manual: [{ harga: null, qty: 3 }] } }])
  expect((await kasir.get('penjualan/toko-buka')).status).toBe(200)
  const tutup = async () => (await spv.get('tutup-toko/status')).json.data.perhatian[0]
  const draf = { kalimat: '1 Draf Masih Di Meja' }
  expect(await tutup()).toMatchObject({ ...draf, path: '/transaksi-jual-beli-manual' })
  await own.put('para-system/key/STOCK_JUAL_MANUAL', { value: false })
  expect(await tutup()).toMatchObject({ ...draf, path: '/transaksi-penjualan' })
})

it('sells a draft once, also when two tabs save it at the same time', async () => {
  const id_draf = '0193c1f0-0000-7000-8000-000000000078'
  const draf = { judul: 'Cincin', baris: [], pembayaran: [] }
  dataOf(await kasir.put(`penjualan/draf/${id_draf}`, draf))
  const lines = [baris('JUAL', 1, 1.017)]
  const { total } = await hitung(...lines)
  const isi = nota(Number(total), lines, { id_draf })
  // What is refused has not used it up.
  const lama = await simpan({ ...isi, total: Number(total) - 1 })
  expect(lama.json.fields?.[0]?.field).toBe('total')
  const dua = await Promise.all([simpan(isi), simpan(isi)])
  expect(dua.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const nomor = dua.flatMap(({ json, status }) => (status === 200 ? [json.data.nomor] : []))
  const kata = `Draf Ini Sudah Menjadi Nota ${String(nomor[0])}`
  expect(dua.find(({ status }) => status === 409)?.json.message).toBe(kata)
  expect(await saldo('A01')).toEqual([['A01', 6, 36.097]])
  // Another tab that shows it still keeps no draft of it.
  expect((await kasir.put(`penjualan/draf/${id_draf}`, draf)).json.message).toBe(kata)
  const drafts: readonly { id: string }[] = (await kasir.get('penjualan/draf')).json.data
  expect(drafts.map(({ id }) => id)).not.toContain(id_draf)
  expect((await simpan(nota(Number(total), lines))).status).toBe(200)
  expect(await shop.audit()).toEqual([])
})
