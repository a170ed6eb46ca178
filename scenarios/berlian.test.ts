import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import type { TestAnswer } from '#server/test-http'
import { cincin, dataOf, harga, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A diamond ring of Rp 9.000.000 that cost Rp 6.500.000: one stone of 0,50 ct, twelve of 0,24 ct.

let shop: Shop
let own: Person
let spv: Person
let barcode = ''

const soliter = {
  jml_batu: 1,
  kode_shape: 'RD',
  karat_batu: 0.5,
  kode_color: 'F',
  kode_clarity: 'VS1',
  kode_cutgrade: 'EX',
}
const tabur = { ...soliter, jml_batu: 12, karat_batu: 0.24, kode_cutgrade: null }
const { kode_cutgrade: _, ...taburTersimpan } = tabur

const permata = {
  ...cincin,
  nama_barang: 'CINCIN SOLITER',
  kode_dept: 'CB',
  harga_pokok: 6_500_000,
  harga_tetap: 9_000_000,
  data_berlian: [soliter, tabur],
}
const modul = (value: boolean) => own.put('para-system/key/BERLIAN_MODULE', { value })
const terima = (isi: object = {}) =>
  spv.post('barang/tambah', { asal: 'SALDO AWAL', baris: [{ ...permata, ...isi }] })
const batuOf = async (): Promise<unknown> =>
  dataOf(await spv.get(`barang/get/${barcode}`))['data_berlian']

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  spv = await shop.person('SPV')
  await fillMasters(own)
  await modul(true)
  const kategori = { kode_kategori: 'BERLIAN', nama_kategori: 'Berlian', cara_harga: 'TETAP' }
  dataOf(await own.post('kategori/create', kategori))
  const jenis = { kode_dept: 'CB', nama_dept: 'Cincin Berlian', kode_kategori: 'BERLIAN' }
  dataOf(await own.post('jenis/create', { ...jenis, berlian: true }))
})
afterAll(() => shop.close())

it('a new shop knows the grades of a certificate', async () => {
  const kode = async (path: string, key: string): Promise<unknown[]> =>
    (await own.get(path)).json.data.map((row: Record<string, unknown>) => row[key])
  expect(await kode('batu-color', 'kode_color')).toEqual('DEFGHIJKLMNOPQRSTUVWXYZ'.split(''))
  expect(await kode('batu-clarity', 'kode_clarity')).toHaveLength(11)
  expect(await kode('batu-polish', 'kode_polish')).toEqual(['EX', 'FR', 'GD', 'PR', 'VG'])
  expect((await own.get('parameter-berlian')).json.data).toMatchObject([
    { karat_dari: 0, tukar_persen: 20, jual_persen: 25 },
  ])
})

it('a piece keeps its stones; carats have two decimals', async () => {
  const { barang } = dataOf(await terima())
  barcode = Object(Array.isArray(barang) ? barang[0] : {}).kode_barcode
  expect(await batuOf()).toEqual([soliter, taburTersimpan])
  const [entry] = await shop.rows<{ batu: unknown }>(
    sql`select isi->'data_berlian' as batu from kencana.gerak_barang
      where kode_barcode = ${barcode}`,
  )
  expect(entry?.batu).toMatchObject([{ karat_batu: 50 }, { karat_batu: 24 }])
})

it.each([
  [{ kode_dept: 'CC' }, 'data_berlian', 'Data Berlian Hanya Untuk Jenis Berlian'],
  [{ data_berlian: [{ ...soliter, kode_color: 'ZZ' }] }, 'data_berlian', 'Color Tidak Valid'],
  [
    { data_berlian: [{ ...soliter, karat_batu: 0 }] },
    'data_berlian.0.karat_batu',
    'Karat Tidak Boleh Kurang Dari 0.01',
  ],
  [
    { data_berlian: [{ ...soliter, kode_shape: null }] },
    'data_berlian.0.kode_shape',
    'Shape Tidak Boleh Kosong',
  ],
  [{ harga_tetap: null }, 'harga_tetap', 'Harga Tetap Tidak Boleh Kosong'],
])('refuses %j', async (change, field, message) => {
  const refused = await terima(change)
  expect(refused.status).toBe(400)
  expect(refused.json.fields).toEqual([{ field: `baris.0.${field}`, message }])
})

it('a correction keeps the stones before and after, and is in the life of the piece', async () => {
  const kini = dataOf(await spv.get(`barang/get/${barcode}`))
  const body = { ...permata, ...kini, alasan: 'Sertifikat menyebut satu batu' }
  const koreksi = { ...body, data_berlian: [soliter] }
  expect(await spv.postApproved('barang/koreksi', koreksi, 'own')).toMatchObject({ status: 200 })
  expect(await batuOf()).toMatchObject([soliter])
  const bab = (await spv.get(`barang/riwayat/${barcode}`)).json.data.at(-1)
  expect(bab.perubahan.sebelum.data_berlian).toHaveLength(2)
  expect(bab.perubahan.sesudah.data_berlian).toHaveLength(1)
})

it('while the module is off nothing is heard of stones, and a correction leaves them', async () => {
  await modul(false)
  expect((await spv.get('batu-shape')).status).toBe(404)
  const kini = dataOf(await spv.get(`barang/get/${barcode}`))
  expect(kini).not.toHaveProperty('data_berlian')
  const body = { ...permata, ...kini, alasan: 'Ukuran salah', size: '14', data_berlian: [] }
  expect(await spv.postApproved('barang/koreksi', body, 'own')).toMatchObject({ status: 200 })
  await modul(true)
  expect(await batuOf()).toMatchObject([soliter])
})

const nota = (lain: object = {}) => ({
  kode_sales: 'SLS1',
  baris: [{ kode_barcode: barcode }],
  pembayaran: [{ jenis: 'CASH', jumlah: 9_000_000 }],
  total: 9_000_000,
  ...lain,
})

it('a diamond piece is not sold while the module is off', async () => {
  await modul(false)
  const refused = await own.post('penjualan/simpan', nota())
  expect(refused.json).toMatchObject({
    masalah: 'MODUL_BERLIAN_MATI',
    fields: [{ field: 'baris.0.kode_barcode', message: 'Modul Berlian Tidak Aktif' }],
  })
  const { baris } = dataOf(await own.post('penjualan/hitung', nota()))
  expect(baris).toMatchObject([{ masalah: [{ kode: 'MODUL_BERLIAN_MATI' }] }])
  await modul(true)
})

it('below cost it needs a word of its own kind', async () => {
  // 9.000.000 - 2.500.001 = 6.499.999, one rupiah below what it cost
  const murah = nota({
    baris: [{ kode_barcode: barcode, diskon: 2_500_001 }],
    pembayaran: [{ jenis: 'CASH', jumlah: 6_499_999 }],
    total: 6_499_999,
  })
  const refused = await own.post('penjualan/simpan', murah)
  expect(refused.json.details).toMatchObject({ kategori: 'BERLIAN_DIBAWAH_MODAL' })
})

it('a sale freezes the stones and the rates of diamonds with its line', async () => {
  const saved = dataOf(await own.post('penjualan/simpan', nota()))
  const [no_faktur] = Object(saved).notajual
  const isi = dataOf(await own.post('penjualan/get/bynota/single', { no_faktur }))
  expect(Object(isi)[0] ?? Object(isi).data[0]).toMatchObject({
    janji: [{ potongan_tukar: 20, potongan_jual: 25 }],
    baris: [{ harga_jual: 9_000_000, harga_gram: 0, data_berlian: [soliter] }],
  })
  expect(await shop.rows(sql`select jml_batu, karat_batu from kencana.penjualan_batu`)).toEqual([
    { jml_batu: 1, karat_batu: 50 },
  ])
})

it('a grade that a piece carries is not deleted; one that nothing carries is', async () => {
  const hapus = (path: string) => own.delete(path)
  const refused = await hapus('batu-shape/delete/RD')
  expect(refused.json.message).toBe(
    'Kode Shape RD Masih Dipakai Di Penjualan Batu (1), Barang (1), Tidak Bisa Dihapus',
  )
  for (const path of ['batu-color/delete/F', 'batu-clarity/delete/VS1', 'batu-cutgrade/delete/EX'])
    expect((await hapus(path)).json.code, path).toBe('E-PAKAI')
  expect((await hapus('batu-shape/delete/MQ')).status).toBe(200)
})

/** A piece with these stones, sold and validated; the answers of both. */
async function jual(barcodes: readonly string[], total: number) {
  const saved = dataOf(
    await own.post('penjualan/simpan', {
      ...nota({ total, pembayaran: [{ jenis: 'CASH', jumlah: total }] }),
      baris: barcodes.map((kode_barcode) => ({ kode_barcode })),
    }),
  )
  const { no_faktur_group, notajual } = Object(saved)
  const body = { penjualan: [no_faktur_group], pembelian: [] }
  return { notajual, sah: dataOf(await own.post('validasi/simpan/jualbeli', body)) }
}
const terimaSatu = async (isi: object = {}): Promise<string> =>
  Object(dataOf(await terima(isi))['barang'])[0].kode_barcode
const teks = ({ bytes }: TestAnswer): string =>
  readPdf(bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')

it('with the diamond nota each sale stands in one list, and is printed as that paper', async () => {
  dataOf(await own.put('para-system/key/PRINT_NOTA_BERLIAN_MODULE', { value: true }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  const [emas = ''] = await terimaCincin(spv, 1)
  const permata = await terimaSatu()
  const berlian = await jual([permata], 9_000_000)
  expect(berlian.sah).toMatchObject({
    notajual: [],
    notajualberlian: berlian.notajual,
    notajualemas: [],
    datajualberlian: [
      {
        no_faktur_jual: berlian.notajual[0],
        baris: [{ kode_barcode: permata, data_berlian: [{ jml_batu: 1 }, { jml_batu: 12 }] }],
      },
    ],
  })
  const print = (no_faktur_jual: string[]) =>
    own.post('penjualan/cetak', { no_faktur_jual, id_cetak: randomUUID() })
  const paper = teks(await print(berlian.notajual))
  for (const word of ['NOTA PENJUALAN BERLIAN', '1 RD 0,50 ct F VS1 EX', '12 RD 0,24 ct F VS1'])
    expect(paper).toContain(word)
  expect(paper).toContain('tukar 20 %, jual 25 %') // SPEC 9
  const murni = await jual([emas], harga)
  expect(murni.sah).toMatchObject({
    notajual: [],
    notajualberlian: [],
    notajualemas: murni.notajual,
    datajualberlian: null,
  })
  expect(teks(await print(murni.notajual))).toContain('NOTA PENJUALAN EMAS')
})

const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }

it('the sales of diamonds are told stone by stone, price and margin once a piece', async () => {
  const { json } = await own.post('penjualan/report-berlian', { ...hari, kode_sales: null })
  // 9.000.000 - 6.500.000 = 2.500.000 earned with the piece that was validated.
  expect(json.data.rows).toMatchObject([
    { jml_batu: 1, karat_batu: 0.5, harga_total: 9_000_000, margin: 2_500_000 },
    { jml_batu: 12, karat_batu: 0.24, harga_total: null, margin: null },
  ])
  expect(json.data.totals).toMatchObject({ jml_batu: 13, karat_batu: 0.74, margin: 2_500_000 })
  const kasir = await shop.person('KASIR')
  expect((await kasir.post('penjualan/report-berlian', { ...hari, kode_sales: null })).status).toBe(
    403,
  )
})

it('the book of the diamonds holds entries, corrections and sales, and adds up', async () => {
  const filter = { ...hari, kode_shape: null }
  const { json } = await own.post('reportbarang/buku-berlian', filter)
  // Twice 1 + 12 stones came in; a correction took 12 off the first piece, whose last stone lies in
  // an open nota still; the second piece was sold with its 13.
  expect(json.data.totals).toMatchObject({ masuk: 27, keluar: 26 })
  expect(json.data.rows[0]).toMatchObject({ apa: 'AWAL', saldo: 0 })
  expect(json.data.rows.at(-1)).toMatchObject({
    mutu: 'F VS1 EX',
    keluar: 1,
    saldo: 1,
    saldo_karat: 0.5,
  })
  const later = await own.post('reportbarang/buku-berlian', {
    ...filter,
    tgl_from: '2026-11-22',
    tgl_to: '2026-11-22',
  })
  expect(later.json.data.rows).toMatchObject([{ apa: 'AWAL', saldo: 1, saldo_karat: 0.5 }])
  const oval = await own.post('reportbarang/buku-berlian', { ...filter, kode_shape: 'OV' })
  expect(oval.json.data.rows).toHaveLength(1)
})

it('a stone says what its certificate adds, on the note and in the book; its supplier stays inside', async () => {
  const sifat = { kode_polish: 'EX', kode_symmetry: 'VG', kode_fluorescence: 'FAINT' }
  const asal = { kode_jenis_batu: 'LAB', kode_supplier: 'KBR' }
  const baru = { ...soliter, karat_batu: 0.73, ...sifat, ...asal }
  const pemasok = { kode_supplier: 'KBR', nama_supplier: 'Kilau Berlian Raya' }
  dataOf(await own.post('supplier-berlian/create', pemasok))
  const piece = await terimaSatu({ data_berlian: [baru, tabur] })
  const dilihat = async (who: Person) =>
    Object(dataOf(await who.get(`barang/get/${piece}`)))['data_berlian'][0]
  expect(await dilihat(own)).toEqual(baru)
  const pramu = await shop.person('KASIR', 'pramu', '/data-barang', '/transaksi-penjualan')
  expect(await dilihat(pramu)).toEqual({ ...baru, kode_supplier: null })
  const ditawarkan = await pramu.post('penjualan/hitung', { baris: [{ kode_barcode: piece }] })
  expect(JSON.stringify(ditawarkan.json)).not.toContain('KBR')
  const { notajual } = await jual([piece], 9_000_000)
  const cetak = await own.post('penjualan/cetak', {
    no_faktur_jual: notajual,
    id_cetak: randomUUID(),
  })
  const paper = teks(cetak)
  expect(paper).toContain('1 LAB RD 0,73 ct F VS1 EX Pol EX Sym VG Flu FAINT')
  expect(paper).toContain('12 RD 0,24 ct F VS1')
  expect(paper).not.toContain('KBR')
  const [line] = (
    await own.post('reportbarang/buku-berlian', { ...hari, supplier_berlian: 'KBR' })
  ).json.data.rows.filter(({ masuk }: { masuk: number }) => masuk > 0)
  expect(line).toMatchObject({
    kode_jenis_batu: 'LAB',
    mutu: 'F VS1 EX',
    sifat: 'Pol EX Sym VG Flu FAINT',
    kode_supplier: 'KBR',
    karat: 0.73,
  })
  const sebagai = await shop.person('KASIR', 'juru', '/laporan-buku-berlian')
  const { json } = await sebagai.post('reportbarang/buku-berlian', { ...hari })
  expect(JSON.stringify(json)).toContain('Flu FAINT')
  expect(JSON.stringify(json)).not.toContain('KBR')
  const dipakai = 'batu-polish/EX batu-symmetry/VG batu-fluorescence/FAINT jenis-batu/LAB'
  for (const path of `${dipakai} supplier-berlian/KBR`.split(' '))
    expect((await own.delete(path.replace('/', '/delete/'))).json.code, path).toBe('E-PAKAI')
})

it('a grade goes or a piece with it comes, never both at once', async () => {
  const batu = (kode_color: string) => ({ data_berlian: [{ ...soliter, kode_color }] })
  shop.before('barang/tambah', () => own.delete('batu-color/delete/Z'))
  const late = await terima(batu('Z')) // its grade was read, and then deleted
  expect(late.json.fields).toEqual([
    { field: 'baris.0.data_berlian', message: 'Color Tidak Valid' },
  ])
  for (const color of 'MNOPQRSTUVWX') {
    const [piece, grade] = await Promise.all([
      terima(batu(color)),
      own.delete(`batu-color/delete/${color}`),
    ])
    expect([piece.status, grade.status].filter((status) => status === 200)).toHaveLength(1)
  }
  const lost = await shop.rows(sql`select b.kode_barcode from kencana.barang b,
      jsonb_array_elements(b.data_berlian) s
    where not exists (select from kencana.batu_color c where c.kode_color = s->>'kode_color')`)
  expect(lost).toEqual([])
})

it('the books agree', async () => {
  expect(await shop.audit()).toEqual([])
})
