import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import { dataOf } from './cincin.ts'
import { dibaca, semua } from './elemen.ts'
import { bayar, bukaMasa, langkahMasa, november, type TokoMasa } from './masa-pajak.ts'

// Goods without a barcode are sold in a shop that is taxed in every way: 4,123 gr for 9.500.001
// with PPN inside, the same to one who trades with gold, and 3,007 gr with PPN on top. Then the day
// and the month are told.

const hari = '2026-11-21'
const siapa = { kode_sales: 'SLS1', nama_customer: 'BU RATNA', no_hp: '081234567801' }
const pengusaha = {
  ...{ pembeli_pajak: 'PENGUSAHA', npwp: '01.234.567.8-901.000' },
  ...{ nama_customer: 'PT EMAS JAYA', alamat_customer: 'Jalan Emas 5', no_hp: '081298765432' },
}
const barang = { kode_group: '75', kode_dept: 'CC', kode_baki: 'A01' }
const satu = { ...barang, qty: 3, berat: 4.123, harga: 9_500_001 }
const jual = (total: number, lain: object = {}, line: object = satu) => ({
  ...{ arah: 'JUAL', ...siapa, baris: [line], total, pembayaran: bayar(total), ...lain },
})

let buka: TokoMasa
let langkah: ReturnType<typeof langkahMasa>
const hitung = async (lain: object = {}, line: object = satu) =>
  dataOf(
    await buka.kasir.post('transaksi-jual-beli-manual/hitung', {
      ...{ arah: 'JUAL', baris: [line], ...lain },
    }),
  )
const simpan = (isi: object) => buka.kasir.post('transaksi-jual-beli-manual/simpan', isi)
const jadi = async (isi: object): Promise<string> => {
  const made = await buka.kasir.postApproved('transaksi-jual-beli-manual/simpan', isi, 'own')
  const nomor = String(dataOf(made)['nomor'])
  dataOf(await buka.kasir.post('validasi/simpan/jual-beli-manual', { nomor: [nomor] }))
  return nomor
}
const diminta = async (isi: object) =>
  Object(await simpan(isi)).json.details?.semua.map((one: { kategori: string }) => one.kategori)
const laporan = async (path: string, lain: object = {}) => {
  const masa = { tgl_from: hari, tgl_to: hari, ...lain }
  return dataOf(await buka.own.post(path, masa))['rows']
}

beforeAll(async () => {
  buka = await bukaMasa()
  langkah = langkahMasa(buka)
  const { own, setel, spv } = buka
  await setel('BARANG_MANUAL_MODULE', true)
  const baki = { kode_baki: 'A02', nama_baki: 'Anting', kode_gudang: 'TOKO' }
  dataOf(await own.post('baki/create', { ...baki, berat_baki: 350, status_baki: 'READY' }))
  const masuk = { ...barang, qty: 30, berat: 41.237, nilai: 61_234_567, keterangan: 'Stok lama' }
  dataOf(await spv.postApproved('data-barang-manual/simpan', masuk, 'own'))
  const mahal = { ...masuk, kode_baki: 'A02', berat: 10, nilai: 30_000_000 }
  dataOf(await spv.postApproved('data-barang-manual/simpan', mahal, 'own'))
}, 120_000)
afterAll(() => buka.shop.close())

it('tells what a note comes to before it is saved', async () => {
  // 9.500.001 x 1,65 / 101,65 = 154.205,62; PPh 22: 9.345.795 x 0,25 % = 23.364,49.
  const dalam = { ppn: 0, pajak_termasuk: 154_206, meterai: 10_000 }
  expect(await hitung()).toMatchObject({ ...dalam, pph22: 0, total: 9_500_001 })
  expect(await hitung({ pembeli_pajak: 'PENGUSAHA' })).toMatchObject({
    ...{ ...dalam, pph22: 23_364, total: 9_523_365 },
  })
  expect(await hitung({ arah: 'BELI' })).toMatchObject({ pajak_termasuk: 0, meterai: 0 })
})

it('refuses a total without its tax, and a gold dealer without his number or a rate', async () => {
  const pesan = async (isi: object) => {
    const { json } = await simpan(isi)
    return [json.fields?.[0]?.field, json.fields?.[0]?.message]
  }
  expect(await pesan(jual(9_500_001, pengusaha))).toEqual([
    ...['total', 'Harga Barang Dan Pajak Rp 9.523.365, Bukan Rp 9.500.001'],
  ])
  expect(await pesan(jual(9_523_365, { ...pengusaha, npwp: null }))).toEqual([
    ...['npwp', 'NPWP Pembeli Harus Diisi, Ia Berdagang Emas'],
  ])
  const mulai = (tgl: string) =>
    buka.shop.rows(
      sql`update kencana.para_pajak set berlaku_mulai = ${tgl}::date where kode_pajak = 'PPH22'`,
    )
  await mulai('2027-01-01')
  expect(await pesan(jual(9_523_365, pengusaha))).toEqual([
    ...['baris.0.kode_group', 'Tarif PPh 22 Belum Ada Di Parameter Pajak Untuk Tanggal Ini'],
  ])
  await mulai('2023-05-01')
})

it('asks somebody else below cost, and above the limit of a sale', async () => {
  const { setel } = buka
  expect(await diminta(jual(9_500_001, {}, { ...satu, kode_baki: 'A02' }))).toEqual([
    'JUAL_DIBAWAH_MODAL',
  ])
  await setel('BATAS_PENJUALAN', 9_500_000)
  expect(await diminta(jual(9_500_001))).toEqual(['LIMIT_PENJUALAN'])
  await setel('BATAS_PENJUALAN', 9_500_001)
  expect((await simpan(jual(9_500_000))).json.fields?.[0]?.field).toBe('total')
  await setel('BATAS_PENJUALAN', 0)
})

it('books the tax and the stamp on the accounts of every sale, and prints them', async () => {
  const { kasir, setel, shop } = buka
  const { akun } = langkah
  const nomor = await jadi(jual(9_500_001))
  expect(await akun('2103', hari, hari)).toBe(154_206)
  expect(await akun('4101', hari, hari)).toBe(9_345_795)
  expect(await akun('6105', hari, hari)).toBe(-10_000)
  await jadi(jual(9_523_365, pengusaha))
  expect(await akun('2103', hari, hari)).toBe(308_412)
  expect(await akun('2107', hari, hari)).toBe(23_364)
  const cetak = { nomor: [nomor], id_cetak: randomUUID() }
  const [lembar] = readPdf((await kasir.post('nota-manual/cetak', cetak)).bytes)
  const kertas = lembar?.texts.map(({ text }) => text).join(' ')
  expect(kertas).toMatch(/DPP 9\.345\.795/)
  expect(kertas).toMatch(/Sudah termasuk PPN 154\.206/)
  expect(kertas).toMatch(/Meterai Rp 10\.000/)
  // 6.000.007 x 1,65 % = 99.000,12, and no stamp.
  await setel('PAJAK_DI_LUAR_HARGA_MODULE', true)
  const dua = { ...barang, qty: 1, berat: 3.007, harga: 6_000_007 }
  expect(await hitung({}, dua)).toMatchObject({ ppn: 99_000, pajak_termasuk: 0, total: 6_099_007 })
  expect((await simpan(jual(6_000_007, {}, dua))).json.fields?.[0]?.field).toBe('total')
  await setel('METERAI_MODULE', false)
  await jadi(jual(6_099_007, {}, dua))
  await setel('PAJAK_DI_LUAR_HARGA_MODULE', false)
  expect(await akun('2103', hari, hari)).toBe(407_412)
  expect(await shop.audit()).toEqual([])
})

it('takes the tax back with the sale', async () => {
  const { spv } = buka
  const nomor = await jadi(jual(9_500_001))
  expect(await langkah.akun('2103', hari, hari)).toBe(561_618)
  const batal = { nomor, alasan: 'Salah orang' }
  dataOf(await spv.postApproved('penjualan-manual/batal', batal, 'own'))
  expect(await langkah.akun('2103', hari, hari)).toBe(407_412)
})

const lama = { ...barang, kode_dept: 'CC', kode_baki: 'B09', qty: 1, berat: 2.003, arah: 'BELI' }
const penjual = {
  ...{ alamat_customer: 'Jalan Melati 3', jenis_identitas: 'KTP' },
  no_identitas: '3578014106850002',
}
const tukar = (harga: number, lain: object = {}) => {
  const isi = jual(9_500_001 - harga, { ...siapa, ...penjual, ...lain })
  return { ...isi, baris: [...isi.baris, { ...lama, harga }] }
}

it('sells and buys in one note, paid at once by the difference', async () => {
  const { kasir, own, setel, shop, spv } = buka
  const baki = { kode_baki: 'B09', nama_baki: 'Tukar', kode_gudang: 'TOKO' }
  dataOf(await own.post('baki/create', { ...baki, berat_baki: 350, status_baki: 'READY' }))
  const tanpa = await simpan(tukar(1_000_003, { no_identitas: null }))
  expect(tanpa.json.message).toBe('No Identitas Tidak Boleh Kosong')
  const lebih = await simpan(tukar(9_500_002))
  expect(lebih.json.fields?.[0]?.field).toBe('total')
  const balik = await simpan({ ...tukar(9_600_002), total: 1, pembayaran: bayar(1) })
  expect(balik.json.fields?.[0]).toEqual({
    field: 'arah',
    message: 'Uangnya Mengalir Ke Arah Lain: Ganti Transaksinya',
  })
  await setel('LIMIT_PEMBELIAN', 1_000_002)
  expect(await diminta(tukar(1_000_003))).toEqual(['LIMIT_PEMBELIAN'])
  await setel('LIMIT_PEMBELIAN', 0)
  const sebelum = await shop.rows(sql`select * from kencana.saldo_manual order by kode_baki`)
  const isi = tukar(1_000_003)
  const nomor = String(
    dataOf(await spv.postApproved('transaksi-jual-beli-manual/simpan', isi, 'own'))['nomor'],
  )
  const [tunggu] = (await kasir.get('validasi/all/jual-beli-manual')).json.data
  expect(tunggu).toMatchObject({ nomor, arah: 'JUAL', jumlah: 8_499_998 })
  expect(await shop.audit()).toEqual([])
  dataOf(await kasir.post('validasi/simpan/jual-beli-manual', { nomor: [nomor] }))
  const [kas] =
    await shop.rows(sql`select sum(jumlah_in - jumlah_out)::int as jumlah from kencana.kas
    where id_dokumen = (select id from kencana.dokumen where nomor = ${nomor})`)
  expect(kas).toEqual({ jumlah: 8_499_998 })
  expect(await langkah.akun('2103', hari, hari)).toBe(561_618)
  expect(
    await shop.rows(sql`select qty, berat::int, nilai::int from kencana.saldo_manual
    where kode_baki = 'B09'`),
  ).toEqual([{ qty: 1, berat: 2_003, nilai: 1_000_003 }])
  const besar = { tgl_from: hari, tgl_to: hari }
  await setel('BATAS_TRANSAKSI_BESAR', 25_000_000)
  const register = await own.post('penjualan/report-transaksi-besar', besar)
  expect(register.json.data.rows).toMatchObject([{ jual: 15_599_008, tukar: 9_500_001 }])
  await setel('BATAS_TRANSAKSI_BESAR', 500_000_000)
  expect((await own.get('pembelian/chart?type=today')).json.data).toMatchObject([
    { nota: 1, qty: 1, berat: 2.003, total: 1_000_003 },
  ])
  expect((await own.get('penjualan/chart?type=monthly')).json.data).toMatchObject([
    { nota: 4, total: 34_622_374 },
  ])
  expect(await laporan('pembelian-manual/report', { kode_group: null })).toMatchObject([
    { no: nomor, berat: 2.003, harga: 1_000_003 },
  ])
  expect(await shop.audit()).toEqual([])
  const batal = { nomor, alasan: 'Tidak jadi tukar' }
  dataOf(await spv.postApproved('penjualan-manual/batal', batal, 'own'))
  expect(await langkah.akun('2103', hari, hari)).toBe(407_412)
  const sesudah = await shop.rows(
    sql`select * from kencana.saldo_manual where qty > 0 order by kode_baki`,
  )
  expect(sesudah).toMatchObject(
    sebelum.map((row) => ({ ...Object(row), versi: expect.anything() })),
  )
  expect(await shop.audit()).toEqual([])
})

it('stands in the month, line by line and in the recap', async () => {
  const { banding, jenis, meterai, pph22 } = await langkah.masa()
  expect(jenis).toEqual([{ jenis: 'MANUAL', nota: 3, dasar: 24_691_597, ppn: 407_412 }])
  expect(banding).toEqual([
    { pajak: 'PPN', rekap: 407_412, akun: 407_412, selisih: 0 },
    { pajak: 'PPH22', rekap: 23_364, akun: 23_364, selisih: 0 },
  ])
  expect([pph22, meterai]).toEqual([
    { nota: 1, dasar: 9_345_795 },
    { nota: 2, jumlah: 20_000, toko: 20_000 },
  ])
  expect(await laporan('penjualan/report-rekap-pajak')).toMatchObject([
    { dpp: 9_345_795, tarif: 1.65, ppn: 154_206, pph22: 0, meterai: 10_000, perolehan: 'TIDAK' },
    { dpp: 9_345_795, ppn: 154_206, pph22: 23_364, aturan: 'PMK 48/2023 jo. PMK 11/2025' },
    { dpp: 6_000_007, ppn: 99_000, meterai: 0 },
  ])
})

it('stands in the register of large sums, and in what is told of it', async () => {
  const { setel } = buka
  await setel('BATAS_TRANSAKSI_BESAR', 15_599_008)
  expect(await laporan('penjualan/report-transaksi-besar')).toMatchObject([
    { pelanggan: 'BU RATNA', jual: 15_599_008, kumulatif: 15_599_008, status_lapor: 'BELUM' },
  ])
  const path = `transaksi-mencurigakan?tgl_from=${hari}&tgl_to=${hari}&pola=BATAS`
  const [temuan, ...lain] = (await buka.spv.get(path)).json.data
  expect([temuan.nilai, lain]).toEqual([15_599_008, []])
  expect(temuan.nota).toMatchObject([{ nilai: 9_500_001 }, { nilai: 6_099_007 }])
  await setel('BATAS_TRANSAKSI_BESAR', 500_000_000)
})

it('stands in the figures of the day, by the hour, and in those of a period', async () => {
  const { own } = buka
  const jumlah = 9_500_001 + 9_523_365 + 6_099_007
  const { jenis, penjualan, sales } = dataOf(await own.get('dashboard/hari-ini'))
  expect(penjualan).toMatchObject({ nota: 3, qty: 7, berat: 11.253, total: jumlah })
  expect([jenis, sales]).toMatchObject([
    [{ kode: 'CC', total: jumlah }],
    [{ kode: 'SLS1', total: jumlah }],
  ])
  for (const type of ['today', 'monthly'])
    expect((await own.get(`penjualan/chart?type=${type}`)).json.data).toMatchObject([
      { nota: 3, total: jumlah },
    ])
  expect(await laporan('periksa/report-analisa-manajerial')).toMatchObject([
    { kegiatan: 'Penjualan', nota: 3, jumlah },
    { kegiatan: 'Di Antaranya Manual', nota: 3, jumlah, berat: 11.253 },
    { kegiatan: 'Pembelian', nota: 0 },
    ...[{ kegiatan: 'Service' }, { kegiatan: 'Hutang' }],
  ])
})

it('says the same of a day that is closed, and is filed', async () => {
  const { own, shop } = buka
  const tahun = async () => (await own.get('transaction/daily-transaction-get-year')).json.data
  const sebelum = await tahun()
  dataOf(await own.put('tokos/GS1', { npwp: '09.876.543.2-109.000', nitku: '000003' }))
  await langkah.tutup(hari, '2026-12-01')
  expect(await tahun()).toEqual(sebelum)
  expect(await shop.audit()).toEqual([])
  const faktur = await dibaca((await own.get(`ekspor-pajak/faktur?${november}`)).text)
  expect(semua(faktur, 'TaxInvoice')).toHaveLength(1)
  expect(semua(faktur, 'BuyerName')).toMatchObject([{ teks: 'PT EMAS JAYA' }])
})
