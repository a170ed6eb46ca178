import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import { testPassword } from '#server/test-http'
import { sales } from '#modules/penjualan/sales'
import { harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Mistakes found after validation, the same day (DOMAIN 4): who bought, who sold, the remark and
// the kind of payment; never goods, weight, price or total.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const etalase: string[] = []

const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah, diterima: jumlah })
const debet = (jumlah: number, fee = 0) => ({
  jenis: 'DEBET',
  jumlah,
  fee,
  no_rekening: '1234567890',
  no_ref: '998877',
})

interface Jual {
  readonly bayar?: readonly object[]
  readonly barang?: number
  readonly lain?: object
}

/** A validated sale for cash, of one ring unless told. */
async function jual({ bayar, barang = 1, lain }: Jual = {}): Promise<string[]> {
  const isi = notaCincin(etalase.splice(0, barang), {
    nama_customer: 'Ibu Sari',
    ...(bayar ? { pembayaran: bayar } : {}),
    ...lain,
  })
  const saved = await kasir.post('penjualan/simpan', isi)
  const { no_faktur_group: grup, notajual } = saved.json.data
  await kasir.post('validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [] })
  return notajual
}

const masuk = (no_faktur_jual: string, lain: object = {}): object => ({
  no_faktur_jual,
  versi: 0,
  alasan: 'Salah pilih di konter',
  kode_sales: 'SLS1',
  nama_customer: 'Ibu Sari',
  pembayaran: [tunai(harga)],
  ...lain,
})
const koreksi = (isi: object) => kasir.postApproved('penjualan/koreksi', isi, 'spv')
const isi = async (nomor: string) =>
  (await kasir.post('penjualan/get/bynota/single', { no_faktur: nomor })).json.data.data[0]

/** What lies in the drawer, what the journal says of the cash account and of the bank. */
const buku = async () => {
  const [row] = await shop.rows<Record<string, number>>(sql`select
    (select coalesce(sum(saldo), 0)::bigint from kencana.saldo_laci) as laci,
    (select coalesce(sum(jumlah_in - jumlah_out), 0)::bigint from kencana.kas
      where jenis = 'DEBET') as debet,
    (select coalesce(sum(debit - kredit), 0)::bigint from kencana.jurnal) as jurnal,
    (select count(*)::int from kencana.gram) as gram,
    (select count(*)::int from kencana.gerak_barang) as gerak`)
  return row ?? {}
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR', 'kasir1')
  await own.post(sales.calls.create, { ...sales.contoh, kode_sales: 'SLS2', nama_sales: 'Dewi' })
  etalase.push(...(await terimaCincin(spv, 15)))
  await kasir.post('penjualan/harga-hari-ini', {})
  await isiLaci(spv, 4 * harga, own)
})
afterAll(() => shop.close())

it('cash that was a card moves from the drawer to the bank, and nothing else moves', async () => {
  const [nomor = ''] = await jual()
  const before = await buku()
  const change = masuk(nomor, { pembayaran: [debet(harga, 50_000)] })
  const refused = await kasir.post('penjualan/koreksi', change)
  expect([refused.status, refused.json.code]).toEqual([403, 'E-OTORISASI'])
  expect(refused.json.details).toMatchObject({
    kategori: 'KOREKSI_PENJUALAN',
    sebelum: { Pembayaran: 'Tunai 7.107.000' },
    sesudah: { Pembayaran: 'Kartu Debet 1234567890 998877 7.107.000 + Fee 50.000' },
  })
  const done = await koreksi(change)
  expect(done.json.data).toEqual({ nomor: 'KJ-GS1-261121-0001' })
  const after = await buku()
  expect(after).toEqual({
    ...before,
    laci: Number(before['laci']) - harga,
    debet: Number(before['debet']) + harga,
  })
  expect(await isi(nomor)).toMatchObject({
    versi_koreksi: 1,
    no_koreksi: 'KJ-GS1-261121-0001',
    harga_total: harga,
    pembayaran: [{ jenis: 'DEBET', jumlah: harga, fee: 50_000 }],
  })
  const kas = await shop.rows(sql`select k.jenis, jumlah_in, jumlah_out, fee from kencana.kas k
    join kencana.dokumen d on d.id = k.id_dokumen where d.nomor = 'KJ-GS1-261121-0001' order by n`)
  expect(kas).toEqual([
    { jenis: 'CASH', jumlah_in: 0, jumlah_out: harga, fee: 0 },
    { jenis: 'DEBET', jumlah_in: harga, jumlah_out: 0, fee: 50_000 },
  ])
  expect(await shop.audit()).toEqual([])
})

it('who bought, who sold and the remark are corrected; reports and paper follow', async () => {
  const [nomor = ''] = await jual()
  const id_cetak = randomUUID()
  await kasir.post('penjualan/cetak', { no_faktur_jual: [nomor], id_cetak })
  await koreksi(
    masuk(nomor, {
      kode_sales: 'SLS2',
      nama_customer: 'Ibu Rina',
      no_hp: '081234567890',
      keterangan: 'Kotak beludru',
    }),
  )
  expect(await isi(nomor)).toMatchObject({
    kode_sales: 'SLS2',
    nama_sales: 'Dewi',
    nama_customer: 'Ibu Rina',
    no_hp: '6281234567890',
    keterangan: 'Kotak beludru',
    cetak: 1,
  })
  const dicari = async (nama_customer: string): Promise<readonly object[]> =>
    (await kasir.post('pembelian/cari-nota', { nama_customer })).json.data ?? []
  const iniNota = expect.objectContaining({ no_faktur_jual: nomor, nama_customer: 'Ibu Rina' })
  expect(await dicari('rina'), 'a lost note is his whom it belongs to').toEqual([iniNota])
  expect(await dicari('sari')).not.toContainEqual(
    expect.objectContaining({ no_faktur_jual: nomor }),
  )
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
  const perSales = await spv.post('penjualan/report-per-sales', { ...hari, kode_sales: 'SLS2' })
  expect(perSales.json.data.rows).toMatchObject([{ sales: 'SLS2 Dewi', qty: 1 }])
  const again = await kasir.post('penjualan/cetak', {
    no_faktur_jual: [nomor],
    id_cetak: randomUUID(),
    alasan: 'Nota dikoreksi',
  })
  const text = readPdf(again.bytes)
    .flatMap(({ texts }) => texts.map((one) => one.text))
    .join(' ')
  for (const word of ['Ibu Rina', 'SLS2 Dewi', 'COPY', 'Koreksi KJ-', 'Cetak ulang ke-1'])
    expect(text).toContain(word)
  const life = (await kasir.post('penjualan/riwayat', { no_faktur: nomor })).json.data
  expect(life.map((bab: { peristiwa: string }) => bab.peristiwa)).toEqual([
    'SIMPAN',
    'VALIDASI',
    'CETAK_MENUNGGU',
    'KOREKSI',
    'CETAK_MENUNGGU',
  ])
  expect(life[3]).toMatchObject({
    alasan: 'Salah pilih di konter',
    perubahan: [
      { label: 'Sales', sebelum: 'SLS1 Rina', sesudah: 'SLS2 Dewi' },
      { label: 'Customer', sebelum: 'Ibu Sari', sesudah: 'Ibu Rina · 6281234567890' },
      { label: 'Keterangan', sebelum: '-', sesudah: 'Kotak beludru' },
    ],
  })
  const chained = await shop.rows<{ isi: string }>(
    sql`select isi::text as isi from kencana.dokumen where jenis = 'KOREKSI_PENJUALAN'
      union all select k::text from kencana.koreksi_penjualan k`,
  )
  expect(chained.map((row) => row.isi).join(), 'no names in the chain').not.toContain('Rina')
  const asked = await shop.rows<{ isi: string }>(
    sql`select concat(sebelum, sesudah) as isi from kencana.otorisasi`,
  )
  const seen = asked.map((row) => row.isi).join()
  expect(seen, 'masked for the approver').toContain('I** R**')
  expect(seen, 'no names among the approvals').not.toMatch(/Ibu (Sari|Rina)/)
})

it('is refused without a difference, a known seller, an account, the total, or a fresh look', async () => {
  const [nomor = ''] = await jual()
  const said = async (change: object) => {
    const { json } = await koreksi(masuk(nomor, change))
    return json.fields?.[0]?.message ?? json.message
  }
  expect(await said({})).toBe('Tidak Ada Yang Dikoreksi')
  expect(await said({ kode_sales: 'TIDAKADA' })).toBe('Sales Harus Dipilih')
  expect(await said({ pembayaran: [{ ...debet(harga), no_rekening: '000' }] })).toBe(
    'Rekening 000 Tidak Ditemukan',
  )
  expect(await said({ pembayaran: [tunai(harga - 1)] })).toBe('Pembayaran Masih Kurang Rp 1')
  expect(await said({ keterangan: 'Lama', versi: 1 })).toBe(
    'Data Sudah Berubah, Silahkan Ulangi Kembali',
  )
  expect(await said({ keterangan: 'Singkat', alasan: 'Ya' })).not.toBeUndefined()
  expect((await koreksi(masuk('FJ-GS1-261121-9999', {}))).status).toBe(404)
})

it('the same request again is the same correction', async () => {
  const [nomor = ''] = await jual()
  const change = masuk(nomor, { keterangan: 'Sekali saja' })
  const key = randomUUID()
  const { details } = (await kasir.post('penjualan/koreksi', change, { key })).json
  const no_otorisasi = String(details?.['no_otorisasi'])
  await kasir.post('authorisation', {
    user_id: 'spv',
    password: testPassword,
    kategori: 'KOREKSI_PENJUALAN',
    no_otorisasi,
  })
  const send = () => kasir.post('penjualan/koreksi', change, { key, approvals: [no_otorisasi] })
  const first = await send()
  expect(first.status).toBe(200)
  expect((await send()).json).toEqual(first.json)
  expect((await isi(nomor)).versi_koreksi).toBe(1)
})

it('of two at once one is told, and the books stay whole', async () => {
  const [nomor = ''] = await jual()
  const answers = await Promise.all(
    ['Satu', 'Dua', 'Tiga', 'Empat'].map((keterangan) => koreksi(masuk(nomor, { keterangan }))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'E-MDB:02')).toHaveLength(3)
  expect((await isi(nomor)).versi_koreksi).toBe(1)
})

it('a corrected sale is cancelled by the way it was really paid', async () => {
  const [nomor = ''] = await jual({ bayar: [tunai(7_000_000), debet(107_000)] })
  const before = await buku()
  await koreksi(masuk(nomor, { pembayaran: [tunai(107_000), debet(7_000_000)] }))
  const batal = { no_faktur_jual: nomor, alasan: 'Ukuran tidak cocok' }
  expect((await own.postApproved('penjualan/batal', batal, 'spv')).status).toBe(200)
  const after = await buku()
  expect(after['laci']).toBe(Number(before['laci']) - 7_000_000)
  expect(after['debet']).toBe(Number(before['debet']) - 107_000)
  expect((await koreksi(masuk(nomor, { keterangan: 'Terlambat' }))).json.message).toBe(
    `Penjualan ${nomor} Sudah Dibatalkan`,
  )
  expect(await shop.audit()).toEqual([])
})

it('the payment of a visit stands still once one of its notes is cancelled', async () => {
  const [first = '', second = ''] = await jual({ barang: 2, lain: { nota_per: 'BARANG' } })
  const batal = { no_faktur_jual: first, alasan: 'Ukuran tidak cocok' }
  expect((await own.postApproved('penjualan/batal', batal, 'spv')).status).toBe(200)
  const refused = await koreksi(masuk(second, { pembayaran: [debet(2 * harga)] }))
  expect(refused.json.fields?.[0]?.message).toBe(
    'Pembayaran Tidak Dapat Dikoreksi, Ada Nota Kunjungan Ini Yang Dibatalkan',
  )
  const remark = { pembayaran: [tunai(2 * harga)], keterangan: 'Diambil adiknya' }
  expect((await koreksi(masuk(second, remark))).status).toBe(200)
  const rest = { no_faktur_jual: second, alasan: 'Ikut dikembalikan' }
  expect((await own.postApproved('penjualan/batal', rest, 'spv')).status).toBe(200)
  expect(await shop.audit()).toEqual([])
})

it('what waits is not corrected, and yesterday neither; the sealed day is as corrected', async () => {
  const waiting = await kasir.post('penjualan/simpan', notaCincin(etalase.splice(0, 1)))
  const { no_faktur_group: grup, notajual } = waiting.json.data
  expect((await koreksi(masuk(notajual[0], { keterangan: 'Dini' }))).json.message).toBe(
    `Penjualan ${notajual[0]} Belum Divalidasi`,
  )
  await kasir.post('validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [] })
  const tutup = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
  expect((await spv.post('tutup-toko', tutup)).status).toBe(200)
  expect((await koreksi(masuk(notajual[0], { keterangan: 'Telat' }))).json.message).toBe(
    'Tidak Dapat Mengoreksi Penjualan Kemarin',
  )
  const rekap = await shop.rows(sql`select kode_sales, sum(qty)::int as qty
    from kencana.rekap_harian_jual group by 1 order by 1`)
  expect(rekap).toMatchObject([{ kode_sales: 'SLS1' }, { kode_sales: 'SLS2', qty: 1 }])
  expect(await shop.audit()).toEqual([])
})

it('the book of corrections is only added to', async () => {
  const change = shop.rows(sql`update kencana.koreksi_penjualan set keterangan = 'lain'`)
  await expect(change).rejects.toThrow(/permission denied|buku_tidak_dapat_diubah/)
})
