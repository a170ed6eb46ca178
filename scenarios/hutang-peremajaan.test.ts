import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// A renewal that pays the interest alone is never refused, whatever gold is worth by now; its new
// letter comes with it, and the old one redeems nothing.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let gambar: string
let kartu: string

beforeAll(async () => {
  shop = await openShop('GS1', '2027-07-01T01:00:00+07:00') // its days may go on until then
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
  gambar = await foto(kasir, 'foto_jaminan')
  kartu = await foto(spv, 'IDENTITAS')
}, 60_000)
afterAll(() => shop.close())

const validasi = (...nomor: unknown[]) => spv.post('validasi/simpan/hutang', { nomor })
const baris = async (nomor: unknown) =>
  (await kasir.get(`hutang/lihat?q=${String(nomor)}`)).json.data[0]
const kode = async (nomor: unknown): Promise<string> => {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  return `${String(nomor)}.${row?.kode ?? ''}`
}
const hari = async (sampai: string): Promise<void> => {
  const [toko] = await shop.rows(sql<{ tgl: string }>`select tgl_system::text as tgl from toko`)
  dataOf(await spv.post('tutup-toko', { tgl_system: toko?.tgl, tgl_berikut: sampai }))
}
const perbarui = async (nomor: unknown, bayar: (bunga: number) => number) => {
  const { bunga, ltv_kini, sisa } = await baris(nomor)
  const jumlah = bayar(bunga)
  return kasir.post('hutang/perbarui', {
    ...{ nomor, sisa, bunga, ltv_kini, bayar: jumlah, pembayaran: tunai(jumlah) },
    ...{ bukti: 'NOTA', kode: await kode(nomor) },
  })
}
const bungaSaja = (bunga: number): number => bunga

let nomor: unknown
let lanjutan: unknown
let kwitansi: unknown

it('a pledge of 4.123 gr secures what the shop would not lend on it any more', async () => {
  const [emas] = pinjaman(gambar, kartu).jaminan
  const isi = { pokok: 4_100_000, pembayaran: tunai(4_090_000) }
  const dibuat = dataOf(
    await kasir.post(
      'hutang/simpan',
      pinjaman(gambar, kartu, { jaminan: [{ ...emas, berat: 4.123 }], ...isi }),
    ),
  )
  nomor = dibuat['nomor']
  dataOf(await validasi(dibuat['kwitansi']))
  // 4.123 gr of 75 % are 3.092 gr fine: 7,111,600 at 2,300,000; 4,328,800 at 1,400,000.
  expect(await baris(nomor)).toMatchObject({ ltv_kini: 57.66 })
  await hari('2026-12-28')
  const turun = { berlaku_mulai: '2026-12-01', harga_murni: 1_400_000, sumber: null }
  dataOf(await own.post('para-harga-emas/create', { kode_harga: 'TURUN', ...turun }))
  expect(await baris(nomor)).toMatchObject({ ltv_kini: 94.72 })
})

it('is quoted for a day that its customer asks about, while it is not over', async () => {
  const kutip = await kasir.get(`hutang/kutip?nomor=${String(nomor)}&tanggal=2027-01-09`)
  const bunga = 49 * 2_733 // 4,100,000 x 2 / 100 / 30 = 2,733.3
  expect(kutip.json.data).toEqual({ hari: 49, pokok: 4_100_000, bunga, total: 4_100_000 + bunga })
})

it('is renewed for its interest alone, and the desk gets the new letter', async () => {
  const { json } = await perbarui(nomor, bungaSaja)
  kwitansi = json.data.kwitansi
  expect(json.data.lanjutan).toBeNull() // it waits for the cashier
  const sah = dataOf(await validasi(json.data.kwitansi))
  ;[lanjutan] = sah['lanjutan'] as string[]
  expect(sah['lanjutan']).toEqual(['HT-GS1-261228-0001'])
  expect(await baris(nomor)).toMatchObject({ status: 'PEREMAJAAN', lanjutan })
  expect(await baris(lanjutan)).toMatchObject({
    ...{ status: 'AKTIF', pokok: 4_100_000, taksiran: 4_328_800, jatuh_tempo: '2027-04-27' },
  })
  const cetak = { nomor: [lanjutan], id_cetak: crypto.randomUUID(), alasan: null }
  expect((await kasir.post('hutang/cetak', cetak)).status).toBe(200)
  const kutip = await kasir.get(`hutang/kutip?nomor=${String(nomor)}&tanggal=2027-01-09`)
  expect(kutip.json.message).toBe(`Hutang ${String(nomor)} Sudah Peremajaan`)
  expect(await shop.audit()).toEqual([])
})

it('is not renewed for nothing: on its first day no interest is owed', async () => {
  const { json, status } = await perbarui(lanjutan, bungaSaja)
  const message = 'Bunga Masih Rp 0, Bayar Sebagian Pokok Atau Pakai Tebus'
  expect([status, json.fields]).toEqual([400, [{ field: 'bayar', message }]])
})

it('is not taken back under whoever asks for its money meanwhile', async () => {
  const { sisa } = await baris(lanjutan)
  let tebusan: unknown
  shop.before('kwitansi/batal/hutang', async () => {
    const tebus = { nomor: lanjutan, sisa, bayar: sisa, bukti: 'NOTA', pembayaran: tunai(sisa) }
    const isi = { ...tebus, kode: await kode(lanjutan) }
    tebusan = dataOf(await kasir.post('hutang/tebus', isi))['kwitansi']
  })
  const isi = { nomor: kwitansi, alasan: 'salah peremajaan', uang_dari: 'LACI' }
  const batal = await spv.postApproved('kwitansi/batal/hutang', isi, 'own')
  expect(batal.json.message).toContain('Menunggu Validasi') // judged again, as it is by then
  expect(await baris(lanjutan)).toMatchObject({ status: 'AKTIF' })
  dataOf(await spv.post('validasi/cancel/hutang', { nomor: [tebusan] }))
  expect(await shop.audit()).toEqual([])
})

it('its old code redeems nothing any more', async () => {
  await hari('2027-01-09')
  const { sisa } = await baris(lanjutan)
  const tebus = { nomor: lanjutan, sisa, bayar: sisa, bukti: 'NOTA', pembayaran: tunai(sisa) }
  const lama = await kasir.post('hutang/tebus', { ...tebus, kode: await kode(nomor) })
  expect(lama.json.fields?.[0]?.message).toBe('Kode QR Nota Tidak Cocok')
})

it('is renewed where the rules that it was lent by are gone', async () => {
  for (const call of ['plafond-hutang-kadar', 'para-bunga-hutang', 'para-hutang-pokok'] as const) {
    const { json } = await own.get(call)
    for (const row of json.data as Record<string, unknown>[]) {
      const kunci = String(row['kode_plafond'] ?? row['kode_bunga'] ?? row['kode_pokok'])
      dataOf(await own.delete(`${call}/delete/${kunci}`))
    }
  }
  const { json } = await perbarui(lanjutan, bungaSaja)
  const { lanjutan: [ketiga] = [] } = dataOf(await validasi(json.data.kwitansi)) as {
    lanjutan?: string[]
  }
  expect(await baris(ketiga)).toMatchObject({
    ...{ status: 'AKTIF', pokok: 4_100_000, bunga_rp: 2_733, jatuh_tempo: '2027-05-09' },
  })
  expect(await shop.audit()).toEqual([])
})

it('answers the new letter itself where nothing is validated', async () => {
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  await hari('2027-01-20')
  const [row] = (await kasir.get('hutang/lihat?status=AKTIF')).json.data
  const { json } = await perbarui(row.nomor, (bunga) => bunga + 1_000_000)
  expect(json.data.lanjutan).toBe('HT-GS1-270120-0001')
  expect(await baris(json.data.lanjutan)).toMatchObject({ status: 'AKTIF', pokok: 3_100_000 })
  expect(await shop.audit()).toEqual([])
})

it('the report of loans lets only those earn that run', async () => {
  await hari('2027-01-30')
  const semua = async (status: string | null) =>
    (await laporanHari(own, '/laporan-hutang', { status })).rows
  const lalu = await semua('PEREMAJAAN')
  expect(
    lalu.map(({ bunga_berjalan, hari: lama, taksiran }) => [lama, bunga_berjalan, taksiran]),
  ).toEqual([37, 12, 11].map((lama) => [lama, 0, 0]))
  const [jalan] = await semua(null)
  // 3,100,000 x 2 / 100 / 30 = 2,066.67 a day, for ten days.
  expect(jalan).toMatchObject({ pokok: 3_100_000, hari: 10, bunga_berjalan: 20_670 })
})
