import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Goods without a barcode: 10 pieces of 41,237 gr come, some are sold to the last milligram.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

const barang = { kode_group: '75', kode_dept: 'CC', kode_baki: 'A01' }
const siapa = { kode_sales: 'SLS1', nama_customer: 'BU RATNA', no_hp: '081234567801' }
const kartu = {
  ...{
    alamat_customer: 'Jalan Melati 3',
    jenis_identitas: 'KTP',
    no_identitas: '3578014106850002',
  },
}
const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah, diterima: jumlah }]
const nota = (arah: 'BELI' | 'JUAL', qty: number, berat: number, harga: number) => ({
  ...{ arah, ...siapa, ...(arah === 'BELI' ? kartu : {}) },
  ...{ baris: [{ ...barang, qty, berat, harga }] },
  ...{ total: harga, pembayaran: tunai(harga) },
})
const simpan = (who: Person, isi: object) =>
  who.postApproved('transaksi-jual-beli-manual/simpan', isi, 'own')
const validasi = (nomor: string, who = kasir) =>
  who.post('validasi/simpan/jual-beli-manual', { nomor: [nomor] })
const batalValidasi = (...nomor: string[]) =>
  kasir.post('validasi/cancel/jual-beli-manual', { nomor })
const cetak = (nomor: string) =>
  kasir.post('nota-manual/cetak', { nomor: [nomor], id_cetak: randomUUID() })
const saldo = async () =>
  (await spv.post('barang-manual', { kode_group: '75', kode_gudang: 'toko' })).json.data.map(
    (row: { kode_baki: string; qty: number; berat: number }) => [row.kode_baki, row.qty, row.berat],
  )

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  await own.post('baki/create', {
    ...{ kode_baki: 'A02', nama_baki: 'Anting Depan', kode_gudang: 'TOKO' },
    ...{ berat_baki: 350, status_baki: 'READY' },
  })
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
})
afterAll(() => shop.close())

it('is not there while the module is off', async () => {
  expect((await spv.post('barang-manual', {})).status).toBe(404)
  await own.put('para-system/key/BARANG_MANUAL_MODULE', { value: true })
  await own.put('para-system/key/PRINT_NOTA_MANUAL_DUPLICATE_MODULE', { value: true })
  await own.put('para-system/key/KURS_USD', { value: 16_437 })
})

it('takes goods into a tray when two people agree', async () => {
  const isi = { ...barang, qty: 10, berat: 41.237, nilai: 61_234_567, keterangan: 'Stok lama' }
  expect((await spv.post('data-barang-manual/simpan', isi)).status).toBe(403)
  const made = await spv.postApproved('data-barang-manual/simpan', isi, 'own')
  expect([made.status, made.json.message]).toEqual([200, made.json.message])
  expect(await saldo()).toEqual([['A01', 10, 41.237]])
  expect(await shop.audit()).toEqual([])
})

it('sells by the gram: out of the tray at once, into the books at the cashier', async () => {
  const made = await simpan(kasir, nota('JUAL', 3, 4.123, 9_500_001))
  expect([made.status, made.json.message]).toEqual([200, made.json.message])
  expect(await saldo()).toEqual([['A01', 7, 37.114]])
  expect(await shop.audit()).toEqual([])
  const { nomor } = made.json.data
  expect((await cetak(nomor)).json.message).toBe(`Faktur ${nomor} Belum Divalidasi`)
  expect((await validasi(nomor)).status).toBe(200)
  expect((await validasi(nomor)).json.code).toBe('E-MDB:02')
  expect(await shop.audit()).toEqual([])
  const kertas = await cetak(nomor)
  const lembar = readPdf(kertas.bytes).map(({ texts }) => texts.map(({ text }) => text).join(' '))
  expect(lembar).toHaveLength(2)
  expect(lembar[1]).toMatch(/COPY.*USD 577,96/)
  const wa = (await kasir.get(`nota-manual/wa/${nomor}`)).json.data
  expect(wa.data).toHaveLength(1)
  expect(wa.template_wa).toContain(`*Nota Penjualan ${nomor}*`)
  const [baris] = (await spv.get(`transaksi-jual-beli-manual/lihat?q=${nomor}`)).json.data
  expect(baris.total_usd).toBe('577,96')
  const batal = { nomor, alasan: 'Salah orang' }
  expect((await spv.postApproved('pembelian-manual/batal', batal, 'own')).status).toBe(404)
  const undone = await spv.postApproved('penjualan-manual/batal', batal, 'own')
  expect([undone.status, undone.json.message]).toEqual([200, undone.json.message])
  expect(await saldo()).toEqual([['A01', 10, 41.237]])
  expect(await shop.audit()).toEqual([])
})

it('refuses what is not there, pieces without weight, and a total that is not the sum', async () => {
  const pesan = async (isi: object) => (await simpan(kasir, isi)).json.message
  expect(await pesan(nota('JUAL', 3, 41.238, 99_000_000))).toBe(
    'Berat Melebihi Stock 75 Di A01: 41,237 gr',
  )
  expect(await pesan(nota('JUAL', 11, 4, 99_000_000))).toBe('Stock 75 Di A01 Tinggal 10 Pcs')
  expect(await pesan(nota('JUAL', 10, 41, 99_000_000))).toBe(
    'Sisa 75 Di A01 Harus Ada Pcs Dan Beratnya',
  )
  expect(await pesan({ ...nota('JUAL', 1, 4, 9_000_000), total: 8_000_000 })).toBe(
    'Jumlah Harga Barang Rp 9.000.000, Bukan Rp 8.000.000',
  )
  const murah = await kasir.post('transaksi-jual-beli-manual/simpan', nota('JUAL', 1, 4, 1_000))
  expect([murah.status, murah.json.code]).toEqual([403, 'E-OTORISASI'])
})

it('asks a seller who he is, and somebody else where much is bought', async () => {
  const beli = nota('BELI', 1, 4.123, 1_000_000)
  const tanpa = await kasir.post('transaksi-jual-beli-manual/simpan', {
    ...{ ...beli, no_identitas: null },
  })
  expect([tanpa.status, tanpa.json.message]).toEqual([400, 'No Identitas Tidak Boleh Kosong'])
  await own.put('para-system/key/LIMIT_PEMBELIAN', { value: 999_999 })
  const asked = await kasir.post('transaksi-jual-beli-manual/simpan', beli)
  expect(asked.json.details).toMatchObject({ semua: [{ kategori: 'LIMIT_PEMBELIAN' }] })
  await own.put('para-system/key/LIMIT_PEMBELIAN', { value: 10_000_000 })
  await own.put('para-system/key/BATAS_DATA_PELANGGAN', { value: 9_000_000 })
  const banyak = await kasir.post(
    'transaksi-jual-beli-manual/simpan',
    nota('JUAL', 1, 4, 9_000_001),
  )
  expect(banyak.json.message).toBe(
    'Transaksi Rp 9.000.001 Dalam 3 Hari: Alamat Customer Tidak Boleh Kosong',
  )
  await own.put('para-system/key/BATAS_DATA_PELANGGAN', { value: 0 })
})

it('gives a withdrawn note back to its tray', async () => {
  const { nomor } = (await simpan(kasir, nota('JUAL', 3, 4.123, 9_500_000))).json.data
  expect((await batalValidasi(nomor)).status).toBe(200)
  expect(await saldo()).toEqual([['A01', 10, 41.237]])
  expect(await shop.audit()).toEqual([])
})

it('sells the last gram to one of two', async () => {
  const semua = nota('JUAL', 10, 41.237, 99_000_000)
  shop.before('transaksi-jual-beli-manual/simpan', () => simpan(spv, semua))
  const late = await kasir.post('transaksi-jual-beli-manual/simpan', semua)
  expect([late.status, late.json.message]).toEqual([409, 'Stock 75 Di A01 Tinggal 0 Pcs, 0,000 gr'])
  expect(await saldo()).toEqual([])
  expect(await shop.audit()).toEqual([])
})

it('buys into the tray, moves and destroys; a purchase that went on cannot be taken back', async () => {
  const [satu] = (await spv.get('transaksi-jual-beli-manual/lihat?status=OPEN')).json.data
  expect((await validasi(satu.nomor)).status).toBe(200)
  const made = await simpan(spv, nota('BELI', 2, 7.777, 3_000_000))
  expect([made.status, made.json.message]).toEqual([200, made.json.message])
  const { nomor } = made.json.data
  expect(await saldo()).toEqual([])
  expect((await validasi(nomor, spv)).json.message).toMatch(/Harus Divalidasi Oleh Orang Lain/)
  expect((await validasi(nomor)).status).toBe(200)
  expect(await saldo()).toEqual([['A01', 2, 7.777]])
  const pindah = await spv.post('pindah-barang-manual/simpan', {
    ...{ ...barang, ke_baki: 'A02', qty: 1, berat: 3.333 },
  })
  expect([pindah.status, pindah.json.message]).toEqual([200, pindah.json.message])
  expect(await saldo()).toEqual([
    ['A01', 1, 4.444],
    ['A02', 1, 3.333],
  ])
  const patah = {
    ...{ ...barang, kode_baki: 'A02', qty: 1, berat: 3.333, berat_hasil: 3.331 },
    keterangan: 'Patah',
  }
  // Gold of the public waits three days, whichever tray it lies in, and whatever way it would go.
  const menunggu = '75 Baru Dibeli, Boleh Keluar 0,000 gr, Sisanya Tanggal 2026-11-24'
  const dini = await spv.post('hancur-barang-manual/simpan', patah)
  expect(dini.json.fields).toEqual([{ field: 'berat', message: menunggu }])
  expect((await simpan(kasir, nota('JUAL', 1, 4.444, 9_500_000))).json.fields).toEqual([
    { field: 'baris.0.berat', message: menunggu },
  ])
  await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 })
  const hancur = await spv.postApproved('hancur-barang-manual/simpan', patah, 'own')
  expect([hancur.status, hancur.json.message]).toEqual([200, hancur.json.message])
  const batal = { nomor, alasan: 'Salah orang' }
  expect((await spv.postApproved('pembelian-manual/batal', batal, 'own')).status).toBe(409)
  expect(await shop.audit()).toEqual([])
})

it('does not take a purchase back whose cost is mixed with what lay there', async () => {
  const { nomor } = (await simpan(spv, nota('BELI', 1, 4.123, 1_000_000))).json.data
  expect((await validasi(nomor)).status).toBe(200)
  // 1 piece of 4,444 gr of the dearer ones goes: what is left has cost more than this purchase.
  const jual = (await simpan(kasir, nota('JUAL', 1, 4.444, 9_000_000))).json.data
  const batal = { nomor, alasan: 'Salah orang' }
  const mixed = await spv.postApproved('pembelian-manual/batal', batal, 'own')
  expect([mixed.status, mixed.json.message]).toEqual([
    409,
    'Barang 75 Di A01 Sudah Bercampur, Tidak Dapat Dibatalkan',
  ])
  expect(await saldo()).toEqual([['A01', 1, 4.123]])
  await batalValidasi(jual.nomor)
  expect((await spv.postApproved('pembelian-manual/batal', batal, 'own')).status).toBe(200)
  expect(await saldo()).toEqual([['A01', 1, 4.444]])
  expect(await shop.audit()).toEqual([])
})

it('validates several at once, as they are paid now, and none that another cashier had', async () => {
  const satu = (await simpan(spv, nota('BELI', 1, 1.111, 400_000))).json.data.nomor
  const dua = (await simpan(spv, nota('BELI', 2, 2.222, 800_000))).json.data.nomor
  const jual = (await simpan(kasir, nota('JUAL', 1, 4.444, 9_999_000))).json.data.nomor
  const menunggu = await kasir.get('validasi/all/jual-beli-manual')
  expect(
    menunggu.json.data.map((row: { nomor: string; jumlah: number }) => [row.nomor, row.jumlah]),
  ).toEqual([
    [satu, -400_000],
    [dua, -800_000],
    [jual, 9_999_000],
  ])
  const lain = [{ jenis: 'CASH', jumlah: 399_999, diterima: 399_999 }]
  const ubah = (pembayaran: object[]) =>
    kasir.post('validasi/bayar/jual-beli-manual', { nomor: satu, pembayaran })
  expect((await ubah(lain)).status).toBe(400)
  const bayar = await ubah(tunai(400_000))
  expect([bayar.status, bayar.json.message]).toEqual([200, bayar.json.message])
  const dilihat = [{ no_faktur_group: satu, versi: menunggu.json.data[0].versi }]
  const sahkan = (isi: object) =>
    kasir.post('validasi/simpan/jual-beli-manual', { nomor: [satu, dua, jual], ...isi })
  expect((await sahkan({ dilihat })).json.message).toBe(`Faktur ${satu} Sudah Berubah`)
  expect((await sahkan({ nomor: [] })).json.message).toMatch(/PILIH minimal 1 faktur/)
  const sah = await sahkan({})
  expect([sah.status, sah.json.message]).toEqual([200, 'Validasi Transaksi Berhasil'])
  expect(sah.json.data.nomor).toEqual([satu, dua, jual])
  expect(await saldo()).toEqual([['A01', 3, 3.333]])
  expect((await sahkan({})).json.code).toBe('E-MDB:02')
  expect(await shop.audit()).toEqual([])
})

it('needs no cashier where the shop validates nothing, but for a purchase above its limit', async () => {
  await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true })
  const beli = nota('BELI', 1, 1.234, 500_000)
  const made = await simpan(kasir, beli)
  expect([made.status, made.json.message]).toEqual([200, made.json.message])
  expect(made.json.data.siap_cetak).toBe(true)
  expect(await saldo()).toEqual([['A01', 4, 4.567]])
  const jual = await simpan(kasir, nota('JUAL', 1, 1.234, 4_000_000))
  expect([jual.status, jual.json.data.siap_cetak]).toEqual([200, true])
  expect(await shop.audit()).toEqual([])
  const batal = { nomor: jual.json.data.nomor, alasan: 'Salah orang' }
  expect((await spv.postApproved('penjualan-manual/batal', batal, 'own')).status).toBe(200)
  const balik = { nomor: made.json.data.nomor, alasan: 'Salah orang' }
  expect((await spv.postApproved('pembelian-manual/batal', balik, 'own')).status).toBe(200)
  await own.put('para-system/key/LIMIT_PEMBELIAN', { value: 499_999 })
  const banyak = await simpan(kasir, beli)
  expect([banyak.status, banyak.json.data.siap_cetak]).toEqual([200, false])
  expect(await shop.audit()).toEqual([])
})

it('is all that a shop without barcodes sells and buys: the counter says where', async () => {
  const mode = (value: boolean) => own.put('para-system/key/STOCK_JUAL_MANUAL', { value })
  expect((await spv.put('para-system/key/STOCK_JUAL_MANUAL', { value: true })).status).toBe(403)
  expect((await mode(true)).status).toBe(200)
  const kalimat = 'Toko Ini Menjual Barang Manual: Pakai Transaksi Jual Beli Manual'
  for (const who of [kasir, own])
    for (const [path, body] of [
      ['penjualan/simpan', { baris: [] }],
      ['titipan/simpan', {}],
    ] as const) {
      const { json, status } = await who.post(path, body)
      expect([path, status, json.message]).toEqual([path, 422, kalimat])
    }
  // What was entered before is still validated, shown and taken back; people are found.
  expect((await kasir.get('validasi/all')).status).toBe(200)
  expect((await kasir.get('pelanggan/cari?q=RATNA')).status).toBe(200)
  const cek = { arah: 'JUAL', baris: [{ ...barang, qty: 1, berat: 1, harga: 9_000_000 }] }
  expect((await kasir.post('transaksi-jual-beli-manual/hitung', cek)).json.data).toMatchObject({
    total: 9_000_000,
  })
  expect((await mode(false)).status).toBe(200)
  expect((await kasir.post('penjualan/simpan', { baris: [] })).json.message).not.toBe(kalimat)
})

it('stands on the page of the day, among sales, purchases, money and gold', async () => {
  const { rows } = (await spv.post('tutup-toko/report', { tgl: '2026-11-21' })).json.data
  const manual = rows.filter((row: { uraian: string }) => /manual/i.test(row.uraian))
  expect(
    manual.map((row: Record<string, unknown>) => [
      ...[row['bagian'], row['uraian'], row['pcs'], row['berat']],
      ...[row['masuk'], row['keluar'], row['keterangan']],
    ]),
  ).toEqual([
    ['KAS', 'Pembelian Manual', null, null, 1_500_000, 5_700_000, null],
    ['KAS', 'Penjualan Manual', null, null, 122_499_001, 13_500_001, null],
    ['PENJUALAN', 'Barang Manual', 11, 45.681, 108_999_000, null, '2 Nota, 4 Batal'],
    ['PEMBELIAN', 'Barang Manual', 5, 11.11, null, 4_200_000, '3 Nota, 2 Batal'],
    ['GRAM', 'Barang Manual Etalase Depan', null, 2.5, null, null, null],
  ])
})

it('reports what stands, and nothing that was cancelled', async () => {
  const masa = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', kode_group: '75' }
  const jual = await spv.post('penjualan-manual/report', {
    ...{ ...masa, kode_dept: null, kode_baki: 'A01' },
  })
  expect(jual.json.data.rows).toMatchObject([
    { qty: 10, berat: 41.237, total: 99_000_000 },
    { qty: 1, berat: 4.444, total: 9_999_000 },
  ])
  const beli = await spv.post('pembelian-manual/report', masa)
  expect(beli.json.data.rows).toMatchObject([
    { group: '75', berat: 7.777, harga: 3_000_000 },
    { berat: 1.111, harga: 400_000 },
    { berat: 2.222, harga: 800_000 },
  ])
})
