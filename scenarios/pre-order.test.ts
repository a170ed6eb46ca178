import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cicil, rencana } from './cicilan.ts'
import { cincin, dataOf } from './cincin.ts'
import { parameterCicilan } from '#modules/cicilan/parameter-cicilan'
import { bukaTitip, dengan, titip, tunai, type TokoTitip } from './titip.ts'

// Three rings and two bracelets are ordered; two rings are promised, the order is closed, and the
// goods come by a receipt.

let toko: TokoTitip
let nomor: string
beforeAll(async () => {
  toko = await bukaTitip(2)
  for (const modul of ['CICILAN_MODULE', 'PRE_ORDER_MODULE'])
    dataOf(await toko.own.put(`para-system/key/${modul}`, { value: true }))
  dataOf(await toko.own.post(parameterCicilan.calls.create, rencana))
}, 60_000)
afterAll(() => toko.shop.close())

const barang = [
  ['CINCIN POLOS', 3, 4.123, 6_201_000],
  ['CINCIN UKIR', 2, 10.017, 15_003_500],
].map(([nama_barang, qty, berat, harga]) => ({
  ...{ nama_barang, qty, berat, harga, kode_group: '75', kode_dept: 'CC' },
}))
const pesan = (lain: object = {}) => ({
  ...{ supplier: 'UBS', tgl_datang: '2026-11-20', keterangan: 'Lebaran', barang, ...lain },
})
const langkah = (apa: string, body: object) => toko.spv.post(`pre-order/${apa}`, body)
const daftar = async (query = '') => (await toko.spv.get(`pre-order${query}`)).json
const baris = async () => (await daftar()).data.preorders[0]

/** The cashier has this money; it is for no piece yet. */
async function uangTitipan(jumlah: number): Promise<string> {
  const body = titip(undefined, jumlah)
  const { no_titipan } = dataOf(await toko.kasir.post('titipan/simpan', body))
  dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
  return String(no_titipan)
}
const terimaDua = async (no_surat = 'SJ-99'): Promise<string> => {
  const { nomor: satu } = dataOf(
    await toko.spv.post('penerimaan-barang/simpan', {
      ...{ supplier: 'UBS', no_surat, keterangan: null },
      baris: [1, 2].map(() => ({ ...cincin, berat_kirim: cincin.berat, diterima: true })),
    }),
  )
  return String(satu)
}

it('says what is ordered, in pieces, grams and rupiah', async () => {
  expect(await daftar()).toMatchObject({
    data: { count: 0, preorders: [], skip: 0, limit: 50, page: 1 },
    message: 'Data Tidak Tersedia',
  })
  nomor = String(dataOf(await langkah('simpan', pesan()))['nomor'])
  expect(nomor).toBe('PO-GS1-261121-0001')
  // 3 x 4,123 + 2 x 10,017 gr; 3 x 6.201.000 + 2 x 15.003.500.
  expect(await baris()).toMatchObject({
    ...{ nomor, status: 'OPEN', supplier: 'UBS', qty: 5, berat: 32.403, total: 48_610_000 },
    ...{ terjual: 0, tersisa: 5, tgl_datang: '2026-11-20' },
  })
  expect((await daftar('?status=CLOSING')).data.count).toBe(0)
  expect((await daftar('?limit=9999&page=2')).data).toMatchObject({
    count: 1,
    skip: 9_999,
    page: 2,
  })
  expect(await toko.shop.audit()).toEqual([])
})

it('is promised to whoever left money, never more than is ordered', async () => {
  const no_titipan = await uangTitipan(2_000_000)
  const jual = { nomor, baris: 1, qty: 2, no_titipan }
  const asing = await langkah('jual', { ...jual, no_titipan: 'TT-GS1-261121-0099' })
  expect(asing.json.message).toBe('Titipan TT-GS1-261121-0099 Tidak Ada Atau Sudah Selesai')
  dataOf(await langkah('jual', jual))
  expect((await langkah('jual', jual)).json.message).toBe('CINCIN POLOS Tinggal 1 Pcs')
  // One deposit stands for what it was left for, and for nothing else.
  const lain = await langkah('jual', { ...jual, baris: 2, qty: 1 })
  expect(lain.json.message).toBe(`Titipan ${no_titipan} Sudah Dicatat Di ${nomor}`)
  expect(await baris()).toMatchObject({ terjual: 2, tersisa: 3 })
  const batal = await langkah('batal', { nomor, alasan: 'Supplier tutup' })
  expect(batal.json.message).toBe(`${nomor} Sudah Terjual 2 Pcs, Batalkan Dulu Titipannya`)
})

it('is no stock: the counter refuses its number', async () => {
  const { json } = await toko.kasir.post('penjualan/hitung', { baris: [{ kode_barcode: nomor }] })
  expect(json.data.baris[0].masalah).toEqual([
    {
      kode: 'BARANG_PO',
      kalimat: `Barang PO ${nomor} Belum Diterima, Tidak Dapat Dijual Sebagai Stock`,
    },
  ])
})

it('is closed once it is chosen, and then promises nothing more', async () => {
  const kosong = await langkah('closing', { nomor: '' })
  expect(kosong.json.message).toBe('No PO Harus Dipilih')
  const terbuka = async () =>
    (await toko.spv.get('pre-order/lihat?bagian=closing')).json.data.length
  expect(await terbuka()).toBe(1)
  dataOf(await langkah('closing', { nomor }))
  expect(await terbuka()).toBe(0)
  expect(await baris()).toMatchObject({ status: 'CLOSING', tgl_closing: '2026-11-21' })
  const jual = { nomor, baris: 1, qty: 1, no_titipan: await uangTitipan(1_000_000) }
  expect((await langkah('jual', jual)).status).toBe(409)
})

it('came when a goods receipt says so, one for each, until that is taken back', async () => {
  const tanpa = await langkah('terima', { nomor, no_terima: 'TB-GS1-261121-0009' })
  expect(tanpa.json.message).toBe('Penerimaan TB-GS1-261121-0009 Tidak Ada Atau Sudah Batal')
  const no_terima = await terimaDua()
  // Two of the five came: somebody else says that this is all.
  const terima = { nomor, no_terima }
  const kurang = await langkah('terima', terima)
  expect(kurang.json.details).toMatchObject({
    ...{ kategori: 'SELISIH_PRE_ORDER', sebelum: { [nomor]: '5 pcs' } },
    sesudah: { [no_terima]: '2 pcs' },
  })
  dataOf(await toko.spv.postApproved('pre-order/terima', terima, toko.own.user_id))
  expect(await baris()).toMatchObject({ status: 'DITERIMA', no_terima, pcs_terima: 2 })
  const dua = String(dataOf(await langkah('simpan', pesan()))['nomor'])
  dataOf(await langkah('closing', { nomor: dua }))
  const lagi = await langkah('terima', { nomor: dua, no_terima })
  expect(lagi.json.message).toBe(`Penerimaan ${no_terima} Sudah Dipakai ${nomor}`)
  expect((await langkah('buka-lagi', { nomor })).json.message).toBe(
    `Batalkan Dulu Penerimaan ${no_terima} Dari ${nomor}`,
  )
  const balik = { nomor: no_terima, alasan: 'Salah supplier' }
  dataOf(await toko.spv.postApproved('penerimaan-barang/batal', balik, toko.own.user_id))
  dataOf(await langkah('buka-lagi', { nomor }))
  dataOf(await langkah('batal', { nomor: dua, alasan: 'Supplier tutup' }))
  const status = await toko.shop.rows<{ status: string }>(
    sql`select status from kencana.status_dokumen where jenis = 'PRE_ORDER' order by id`,
  )
  expect(status.map((one) => one.status).toSorted()).toEqual(['BATAL', 'CLOSING'])
  expect(await toko.shop.audit()).toEqual([])
})

it('is reported line by line', async () => {
  const filter = { tgl_from: '2026-11-01', tgl_to: '2026-11-21', status: 'CLOSING' }
  const { json } = await toko.spv.post('pre-order/report', filter)
  expect(json.data.rows).toMatchObject([
    { barang: 'CINCIN POLOS', qty: 3, berat: 12.369, terjual: 2, tersisa: 1 },
    { barang: 'CINCIN UKIR', qty: 2, berat: 20.034, terjual: 0, tersisa: 2 },
  ])
})

it('reads its lines from a spreadsheet, or says what is wrong in it', async () => {
  const kirim = async (text: string) =>
    (await toko.spv.upload('pre-order/impor', Buffer.from(text))).json.data
  const kepala = 'Nama Barang;Kode Group;kode_dept;Qty;Berat;Harga;Catatan'
  expect(await kirim(`${kepala}\nCINCIN POLOS;75;CC;3;4,123;6.201.000;x`)).toEqual({
    barang: [barang[0]],
    asing: 'Catatan',
    masalah: [],
  })
  const salah = await kirim(`${kepala}\nCINCIN POLOS;75;CC;0;4,123;6.201.000;x`)
  expect(salah).toMatchObject({
    barang: [],
    masalah: [{ baris: 2, kalimat: 'Jumlah Tidak Boleh Diisi Dengan 0' }],
  })
})

it('is free again when the deposit paid for something else, and may be cancelled then', async () => {
  const dua = String(dataOf(await langkah('simpan', pesan()))['nomor'])
  const no_titipan = await uangTitipan(500_000)
  dataOf(await langkah('jual', { nomor: dua, baris: 2, qty: 2, no_titipan }))
  const harga = await toko.hargaKini(toko.rings[0])
  const pembayaran = [
    { jenis: 'TITIPAN', no_ref: no_titipan, jumlah: 500_000 },
    { jenis: 'CASH', jumlah: harga - 500_000 },
  ]
  const nota = dataOf(await toko.jual([toko.rings[0] ?? ''], { pembayaran }))
  const lama = await langkah('batal', { nomor: dua, alasan: 'Supplier tutup' })
  expect(lama.json.message).toBe(`${dua} Sudah Terjual 2 Pcs, Batalkan Dulu Titipannya`)
  dataOf(await toko.validasi(nota['no_faktur_group']))
  const [kini] = (await daftar()).data.preorders
  expect(kini).toMatchObject({ nomor: dua, terjual: 0, tersisa: 5 })
  dataOf(await langkah('batal', { nomor: dua, alasan: 'Supplier tutup' }))
  expect(await toko.shop.audit()).toEqual([])
})

it('is kept, once it came, for whoever it was promised to', async () => {
  const cincin = [{ ...barang[0], qty: 2 }]
  const tiga = String(dataOf(await langkah('simpan', pesan({ barang: cincin })))['nomor'])
  const no_titipan = await uangTitipan(500_003)
  dataOf(await langkah('jual', { nomor: tiga, baris: 1, qty: 1, no_titipan }))
  dataOf(await langkah('closing', { nomor: tiga }))
  const no_terima = await terimaDua()
  dataOf(await langkah('terima', { nomor: tiga, no_terima }))
  const datang = await toko.shop.rows<{ kode_barcode: string }>(sql`select g.kode_barcode
    from gerak_barang g join transisi t on t.id_posting = g.id_posting
      join dokumen d on d.id = t.id_dokumen
    where d.nomor = ${no_terima} order by g.n`)
  const [satu = '', dua = ''] = datang.map(({ kode_barcode }) => kode_barcode)
  const harga = await toko.hargaKini(satu)
  // One of the two may go to anybody, both not, and not the second after the first.
  const berdua = await toko.jual([satu, dua], { pembayaran: tunai(2 * harga), total: 2 * harga })
  const kata = `Dijanjikan Untuk ${no_titipan} Di ${tiga}`
  expect(berdua.json.fields).toEqual([
    { field: 'baris.0.kode_barcode', message: `Barang ${satu} ${kata}` },
  ])
  dataOf(await toko.jual([satu], { pembayaran: tunai(harga) }))
  const asing = await toko.jual([dua], { pembayaran: tunai(harga) })
  expect(asing.json.fields?.[0]?.message).toBe(`Barang ${dua} ${kata}`)
  // Nobody else leaves money on it either, or pays it off by the month.
  const uang = await toko.kasir.post('titipan/simpan', titip(dua, 100_000, {}, harga))
  expect(uang.json.fields).toEqual([
    { field: 'baris.kode_barcode', message: `Barang ${dua} ${kata}` },
  ])
  const bulanan = await toko.kasir.post('cicilan/simpan', cicil(dua, { harga_setuju: harga }))
  expect(bulanan.json.fields).toEqual([{ field: 'kode_barcode', message: `Barang ${dua} ${kata}` }])
  dataOf(await toko.jual([dua], dengan(no_titipan, 500_003, harga - 500_003)))
  expect(await toko.shop.audit()).toEqual([])
})

it('counts what was promised alike before and after the goods came', async () => {
  const cincin = [{ ...barang[0], qty: 3 }]
  const empat = String(dataOf(await langkah('simpan', pesan({ barang: cincin })))['nomor'])
  const lain = await uangTitipan(400_001)
  dataOf(await langkah('jual', { nomor: empat, baris: 1, qty: 1, no_titipan: lain }))
  const untuknya = await uangTitipan(400_002)
  dataOf(await langkah('jual', { nomor: empat, baris: 1, qty: 1, no_titipan: untuknya }))
  const beli = async (kode_barcode: string, no: string, jumlah: number) => {
    const harga = await toko.hargaKini(kode_barcode)
    const nota = dataOf(await toko.jual([kode_barcode], dengan(no, jumlah, harga - jumlah)))
    dataOf(await toko.validasi(nota['no_faktur_group']))
  }
  const kini = async () => (await daftar()).data.preorders[0]
  // The first deposit buys a ring that was here before.
  await beli(toko.rings[1] ?? '', lain, 400_001)
  expect(await kini()).toMatchObject({ nomor: empat, terjual: 1, tersisa: 2 })
  dataOf(await langkah('closing', { nomor: empat }))
  const no_terima = await terimaDua('SJ-100')
  const terima = { nomor: empat, no_terima }
  dataOf(await toko.spv.postApproved('pre-order/terima', terima, toko.own.user_id))
  expect(await kini()).toMatchObject({ status: 'DITERIMA', terjual: 1, tersisa: 2 })
  const [datang] = await toko.shop.rows<{ kode_barcode: string }>(sql`select g.kode_barcode
    from gerak_barang g join transisi t on t.id_posting = g.id_posting
      join dokumen d on d.id = t.id_dokumen
    where d.nomor = ${no_terima} order by g.n limit 1`)
  // The second buys one of those that came: that promise was kept.
  await beli(datang?.kode_barcode ?? '', untuknya, 400_002)
  expect(await kini()).toMatchObject({ status: 'DITERIMA', terjual: 1, tersisa: 2 })
  expect(await toko.shop.audit()).toEqual([])
})
