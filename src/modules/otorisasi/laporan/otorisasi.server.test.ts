import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, tanggalDi } from '#kernel/tanggal'
import { newId } from '#server/document/ids'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../../house.server.ts'
import { house } from '../../../house.ts'
import { kategoriOtorisasi, mintaJauh, putusJauh } from '../jauh.calls.ts'
import { otorisasi } from '../sandi.calls.ts'

let http: TestHttp
let kasir: string
let own: string
const kategori = 'LIMIT_PENJUALAN'

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await http.token('kasir', 'KASIR')
  own = await http.token('own', 'OWN')
  await http.addUser('spv', 'SPV', 'GS1')
  await fill()
})
afterAll(() => http.close())

async function question(no: string): Promise<string> {
  const id = newId()
  await http.database.db.rows(
    'GS1',
    sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh,
        sebelum, sesudah, berlaku_sampai)
      values ('GS1', ${id}, ${no}, ${kategori}, '\\x0a', 'kasir', '{"Limit Penjualan": "50.000.000"}',
        '{"Limit Penjualan": "62.000.000", "x": "9"}', now() + interval '10 minutes')`,
  )
  return id
}

/** One approved by password after a wrong try, one refused from afar, one that ran out. */
async function fill(): Promise<void> {
  await question('OT-SANDI')
  for (const password of ['salah', testPassword])
    await http.call(
      otorisasi,
      {},
      { token: kasir, body: { user_id: 'spv', password, kategori, no_otorisasi: 'OT-SANDI' } },
    )
  const id = await question('OT-JAUH')
  await http.call(mintaJauh, {}, { token: kasir, body: { no_otorisasi: ['OT-JAUH'] } })
  await http.call(putusJauh, {}, { token: own, body: { id, setuju: false, alasan: 'mahal' } })
  await question('OT-LAMA')
  await http.database.db.rows(
    'GS1',
    sql`update otorisasi set berlaku_sampai = now() where no_otorisasi = 'OT-LAMA'`,
  )
}

// Midnight may fall between the action and the report.
const hari = tanggalDi('Asia/Jakarta')
const besok = addDays(hari, 1)
const report = async (call: string, filter: object = {}, token = own, bahasa = 'id') => {
  const body = { tgl_from: hari, tgl_to: besok, ...filter }
  const headers = { 'accept-language': bahasa }
  const { json } = await http.send('POST', `/api/v1/${call}`, { token, body, headers })
  return json.data.rows as Record<string, unknown>[]
}

test('laporan otorisasi tells what was asked, and what became of it', async () => {
  const rows = await report('authorisation/report-otorisasi')
  expect(rows.map(({ status, pemberi, cara, gagal }) => [status, pemberi, cara, gagal])).toEqual([
    ['DISETUJUI', 'SPV', 'SANDI', 1],
    ['DITOLAK', 'OWN', 'JAUH', 0],
    ['KADALUARSA', null, null, 0],
  ])
  expect(rows[1]).toMatchObject({
    kategori: 'Penjualan Di Atas Limit',
    peminta: 'KASIR',
    perubahan: 'Limit Penjualan: 50.000.000 → 62.000.000; x: 9',
    alasan: 'mahal',
    dokumen: null,
  })
  const refused = await report('authorisation/report-otorisasi', { status: 'DITOLAK' })
  expect(refused).toHaveLength(1)
  expect(await report('authorisation/report-otorisasi', { pemberi: 'spv' })).toHaveLength(1)
  expect(await report('authorisation/report-otorisasi', { kategori: 'LAIN' })).toEqual([])
})

test('both say what it was for in the reader’s language', async () => {
  for (const call of ['authorisation/report-otorisasi', 'authorisation/report-authorization'])
    expect((await report(call, {}, own, 'en'))[0]?.['kategori']).toBe('Sale above the limit')
  const [asked] = await report('authorisation/report-otorisasi', {}, own, 'en')
  expect(asked?.['perubahan']).toBe('Sales limit: 50.000.000 → 62.000.000; x: 9')
})

test('laporan authorization tells every word that was given or tried', async () => {
  const rows = await report('authorisation/report-authorization')
  expect(rows.map(({ hasil, cara, pemberi, sebab }) => [hasil, cara, pemberi, sebab])).toEqual([
    ['GAGAL', 'SANDI', 'SPV', 'SANDI'],
    ['DISETUJUI', 'SANDI', 'SPV', null],
    ['DITOLAK', 'JAUH', 'OWN', null],
  ])
  const failed = await report('authorisation/report-authorization', { hasil: 'GAGAL' })
  expect(failed).toMatchObject([{ no_otorisasi: 'OT-SANDI', peminta: 'KASIR' }])
  expect(await report('authorisation/report-authorization', { cara: 'PASSKEY' })).toEqual([])
})

test('paper and sheets tell the time of the shop’s own clock', async () => {
  const body = { tgl_from: hari, tgl_to: besok }
  const address = '/api/v1/authorisation/report-otorisasi'
  const answer = await http.send('POST', address, { token: own, body, query: { format: 'csv' } })
  const first = answer.bytes.toString('utf8').split('\n')[1] ?? ''
  expect(first).toMatch(new RegExp(`^(${hari}|${besok}) \\d\\d:\\d\\d,Penjualan Di Atas Limit,`))
})

test('both are of the own shop, and not for those who ask', async () => {
  const other = await http.token('own.gs2', 'OWN', 'GS2')
  expect(await report('authorisation/report-otorisasi', {}, other)).toEqual([])
  expect(await report('authorisation/report-authorization', {}, other)).toEqual([])
  for (const call of ['authorisation/report-otorisasi', 'authorisation/report-authorization'])
    expect(
      (await http.send('POST', `/api/v1/${call}`, { token: kasir, body: { tgl_from: hari } }))
        .status,
    ).toBe(403)
})

test('the kinds to choose from are those that the modules ask for', async () => {
  const { json } = await http.call(kategoriOtorisasi, {}, { token: own })
  expect(json.data).toContainEqual({ kategori, nama: 'Penjualan Di Atas Limit' })
  const kinds = json.data.map((row: { kategori: string }) => row.kategori)
  expect(new Set(kinds).size).toBe(kinds.length)
})
