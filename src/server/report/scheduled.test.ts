import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { berkasLaporan, hentiJadwal, laporanSaya, simpanJadwal } from '#kernel/report-schedules'
import { hapusTampilan, simpanKolom, simpanTampilan, tampilanLaporan } from '#kernel/report-views'
import type { TestHttp } from '#server/test-http'
import { bukaHarian, harian, tanyaHarian } from './test-harian.ts'

// What a person keeps of a report, and what comes to him by itself, by a clock that the test moves.

/** Seven in the morning of a Monday in Jakarta. */
const senin = '2026-11-30T00:00:00Z'
let kini = Date.parse('2026-11-24T03:00:00Z')
let http: TestHttp
const path = harian.path
const cara = { saring: {}, periode: null, banding: null, sisi: false, toko: null, kolom: null }

beforeAll(async () => {
  http = await bukaHarian(() => kini)
})
afterAll(() => http.close())
beforeEach(() => http.database.db.rows('GS1', sql`delete from laporan_jadwal`))

const ask = (user: string, body: object, query?: { format: string }) =>
  tanyaHarian(http, user, body, query)

test('keeps a filter under a name, and only the owner shares it', async () => {
  const own = await http.token('own')
  const kept = { path, nama: 'Cincin', bersama: false, isi: { ...cara, periode: 'BULAN_INI' } }
  const first = await http.call(simpanTampilan, {}, { token: own, body: kept })
  const again = await http.call(
    simpanTampilan,
    {},
    { token: own, body: { ...kept, bersama: true } },
  )
  expect(again.json.data.id).toBe(first.json.data.id)
  const spv = await http.token('spv')
  const refused = await http.call(
    simpanTampilan,
    {},
    { token: spv, body: { ...kept, bersama: true } },
  )
  expect(refused.json.fields).toEqual([
    { field: 'bersama', message: 'Hanya OWN Yang Membagikan Saringan' },
  ])
  const seen = await http.call(tampilanLaporan, {}, { token: spv, query: { path } })
  expect(seen.json.data.tampilan).toMatchObject([
    { nama: 'Cincin', milik: false, isi: { periode: 'BULAN_INI' } },
  ])
  const { id } = first.json.data
  expect((await http.call(hapusTampilan, { id }, { token: spv })).status).toBe(404)
  await http.call(simpanKolom, {}, { token: spv, body: { path, kolom: 'harga,-berat' } })
  const mine = await http.call(tampilanLaporan, {}, { token: spv, query: { path } })
  expect(mine.json.data.kolom).toBe('harga,-berat')
  // Who may not open the report learns nothing of it.
  const kasir = await http.token('kasir')
  expect((await http.call(tampilanLaporan, {}, { token: kasir, query: { path } })).status).toBe(403)
  const strange = await http.call(tampilanLaporan, {}, { token: own, query: { path: '/tidak' } })
  expect(strange.status).toBe(404)
  expect((await http.call(hapusTampilan, { id }, { token: own })).status).toBe(200)
})

test('keeps how a list of documents is asked, too, and sends none by itself', async () => {
  const own = await http.token('own')
  const query = { path: '/lihat-penjualan' }
  const isi = { ...cara, saring: { q: 'gelang', status: 'OPEN' }, periode: 'BULAN_LALU' }
  const body = { ...query, nama: 'Gelang', bersama: false, isi }
  const { json } = await http.call(simpanTampilan, {}, { token: own, body })
  const seen = await http.call(tampilanLaporan, {}, { token: own, query })
  expect(seen.json.data.tampilan).toMatchObject([{ id: json.data.id, nama: 'Gelang', isi }])
  const pesanan = { token: own, query: { path: '/lihat-pesanan' } } // drawn from a definition
  expect((await http.call(tampilanLaporan, {}, pesanan)).json.data.tampilan).toEqual([])
  const sent = await jadwalkan('own', query)
  expect([sent.status, sent.json.message]).toEqual([404, 'Layar Tidak Ditemukan'])
})

const jadwal = {
  ...{ path, nama: 'Minggu lalu', tiap: 'MINGGU', hari_minggu: '1', tanggal: null, jam: '07:00' },
  ...{ format: 'xlsx', isi: { ...cara, periode: 'MINGGU_LALU' } },
}
const berkas = async (user: string) => {
  const { json } = await http.call(laporanSaya, {}, { token: await http.token(user) })
  return json.data.berkas
}
const jadwalkan = async (user: string, lain: object = {}) =>
  http.call(simpanJadwal, {}, { token: await http.token(user), body: { ...jadwal, ...lain } })

test('comes by itself on Monday at seven of the shop, once, and again a week later', async () => {
  const { json } = await jadwalkan('own')
  expect(Date.parse(json.data.berikut)).toBe(Date.parse(senin))
  kini = Date.parse(senin) - 1000
  expect(await http.scheduled.work()).toBe(0)
  kini = Date.parse(senin) + 1000
  expect(await http.scheduled.work()).toBe(1)
  expect(await http.scheduled.work()).toBe(0)
  const [made, ...others] = await berkas('own')
  expect(others).toEqual([])
  expect(made).toMatchObject({ nama: 'Minggu lalu', laporan: 'Harian Uji', status: 'JADI' })
  const file = await http.call(berkasLaporan, { id: made.id }, { token: await http.token('own') })
  expect(file.headers['content-disposition']).toContain('harian-uji')
  expect(file.bytes.subarray(0, 2).toString()).toBe('PK')
  // It is nobody else's.
  const spv = await http.call(berkasLaporan, { id: made.id }, { token: await http.token('spv') })
  expect(spv.status).toBe(404)
  kini += 7 * 86_400_000
  expect(await http.scheduled.work()).toBe(1)
  // A server that slept for three weeks sends the last one only.
  kini += 21 * 86_400_000
  expect(await http.scheduled.work()).toBe(1)
  expect(await berkas('own')).toHaveLength(3)
})

test('comes once and at once for the dates on screen, at most ten at a time', async () => {
  await http.database.db.rows('GS1', sql`delete from laporan_berkas`)
  const isi = { ...cara, saring: { tgl_from: '2026-11-01', tgl_to: '2026-11-02' } }
  const sekali = { tiap: 'SEKALI', isi, format: 'xlsx', nama: 'Sekarang' }
  for (let n = 0; n < 10; n += 1) expect((await jadwalkan('own', sekali)).status).toBe(200)
  const lagi = await jadwalkan('own', sekali)
  expect([lagi.status, lagi.json.message]).toEqual([422, 'Paling Banyak 10 Laporan Terjadwal'])
  expect(await http.scheduled.work()).toBe(10)
  const [made] = await berkas('own')
  expect(made).toMatchObject({ nama: 'Sekarang', laporan: 'Harian Uji', status: 'JADI' })
  const file = await http.call(berkasLaporan, { id: made.id }, { token: await http.token('own') })
  const asked = await ask('own', isi.saring, { format: 'xlsx' })
  expect(file.bytes.length).toBe(asked.bytes.length)
  const saya = await http.call(laporanSaya, {}, { token: await http.token('own') })
  expect(saya.json.data.jadwal).toEqual([])
  // It is made once: a day later nothing is due.
  kini += 86_400_000
  expect(await http.scheduled.work()).toBe(0)
  await http.database.db.rows('GS1', sql`delete from laporan_berkas`)
})

test('is made once whatever time was left in its hidden field', async () => {
  for (const jam of [null, 'pagi'])
    expect((await jadwalkan('own', { tiap: 'SEKALI', jam })).status).toBe(200)
})

test('comes once for the period on the screen: of the day of the shop, not of the calendar', async () => {
  await http.database.db.rows('GS1', sql`delete from laporan_berkas`)
  // The shop is in November still; by the calendar that month is over.
  kini = Math.max(kini, Date.parse('2026-12-02T03:00:00Z'))
  const isi = { ...cara, periode: 'BULAN_INI' }
  expect((await jadwalkan('own', { tiap: 'SEKALI', isi })).status).toBe(200)
  expect(await http.scheduled.work()).toBe(1)
  const [made] = await berkas('own')
  const file = await http.call(berkasLaporan, { id: made.id }, { token: await http.token('own') })
  const layar = { tgl_from: '2026-11-01', tgl_to: '2026-11-21' }
  const asked = await ask('own', layar, { format: 'xlsx' })
  expect(file.bytes.length).toBe(asked.bytes.length)
  const [row] = await http.database.db.rows('GS1', sql`select isi from laporan_berkas limit 1`)
  expect(row).toMatchObject({ isi: { saring: layar, periode: null } })
})

test('comes once from two servers, and once when the first of them dies meanwhile', async () => {
  await http.database.db.rows('GS1', sql`delete from laporan_berkas`)
  await jadwalkan('own', { tiap: 'HARI', isi: { ...cara, periode: 'KEMARIN' } })
  kini += 86_400_000
  const [held] = await http.scheduled.take()
  expect(held?.coba).toBe(1)
  expect(await http.scheduled.take()).toEqual([])
  // Ten minutes later another server makes it; the first one wakes up and is too late.
  kini += 601_000
  expect(await http.scheduled.work()).toBe(1)
  if (held) await http.scheduled.finish(held)
  const rows = await http.database.db.rows<{ coba: number }>(
    'GS1',
    sql`select coba from laporan_berkas where status = 'JADI'`,
  )
  expect(rows).toEqual([{ coba: 2 }])
})

test('comes with the rights that the person has then: none, when he is blocked', async () => {
  await http.database.db.rows('GS1', sql`delete from laporan_berkas`)
  expect((await jadwalkan('spv', { tiap: 'HARI' })).status).toBe(200)
  kini += 86_400_000
  await http.scheduled.work()
  const [dulu] = await berkas('spv')
  expect(dulu).toMatchObject({ status: 'JADI' })
  await http.sees('spv', '/home')
  // What was made before his right was taken is not his any more either.
  const lama = await http.call(berkasLaporan, { id: dulu.id }, { token: await http.token('spv') })
  expect([lama.status, lama.json.message]).toEqual([403, 'Anda Tidak Memiliki Hak Akses'])
  kini += 86_400_000
  await http.scheduled.work()
  const refused = { status: 'GAGAL', keterangan: 'Anda Tidak Memiliki Hak Akses' }
  expect(await berkas('spv')).toMatchObject([refused])
  await http.database.db.rows('GS1', sql`update users set diblokir = true where user_id = 'spv'`)
  kini += 86_400_000
  expect(await http.scheduled.work()).toBe(0)
})

test('is told by a message where the module is on, and stops when it is stopped', async () => {
  await http.database.db.rows('GS1', sql`delete from laporan_berkas`)
  await http.database.db.rows(
    'GS1',
    sql`update users set no_whatsapp = '6281234567890' where user_id = 'own'`,
  )
  const { json } = await jadwalkan('own', { tiap: 'HARI', isi: { ...cara, periode: 'KEMARIN' } })
  kini += 86_400_000
  expect(await http.scheduled.work()).toBe(1)
  const pesan = () =>
    http.database.db.rows<{ isi: string }>('GS1', sql`select isi from pesan_keluar`)
  expect(await pesan()).toEqual([])
  await http.database.db.rows(
    'GS1',
    sql`insert into parameter (kode_toko, key, value) values ('GS1', 'WHATSAPP_MODULE', 'true')`,
  )
  kini += 86_400_000
  expect(await http.scheduled.work()).toBe(1)
  expect(await pesan()).toEqual([{ isi: 'Minggu lalu (Harian Uji) Siap Diunduh' }])
  const token = await http.token('own')
  expect((await http.call(hentiJadwal, { id: json.data.id }, { token })).status).toBe(200)
  kini += 86_400_000
  expect(await http.scheduled.work()).toBe(0)
})

test.for([
  [{ jam: '25:00' }, 'jam'],
  [{ jam: null }, 'jam'],
  [{ tiap: 'BULAN', tanggal: 29 }, 'tanggal'],
  [{ tiap: 'BULAN', tanggal: null }, 'tanggal'],
  [{ isi: cara }, 'periode'],
] as const)('refuses a schedule of %j', async ([lain, field]) => {
  const { json } = await jadwalkan('own', lain)
  expect(json.fields?.map((one) => one.field)).toEqual([field])
})

test('files go after a month', async () => {
  const { db } = http.database
  await db.rows(
    'GS1',
    sql`update laporan_berkas set untuk = untuk - interval '400 days' where kode_toko = 'GS1'`,
  )
  const sapu = () => db.row<{ n: number }>('GS1', sql`select rapikan_laporan(now(), 500) as n`)
  expect((await sapu())?.n).toBeGreaterThan(0)
  expect((await sapu())?.n).toBe(0)
})
