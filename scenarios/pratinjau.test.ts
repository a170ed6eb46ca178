import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHttp, testPassword, type TestAnswer, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf } from './cincin.ts'
import { fillMasters, personOf } from './shop.ts'

// What a command would post is told to whoever reads the journal, and to nobody else; asking leaves
// nothing behind (ADR 0299). batal-dokumen.test.ts asks of every document that can be cancelled.

let http: TestHttp
const token: Record<string, string> = {}
const uang = { kode_transaksi: 'LEBIH', jumlah: 261_753, keterangan: 'Uang muka', tgl_system: null }

const tanya = (user: string, path: string, body: object, headers = {}): Promise<TestAnswer> =>
  http.send('POST', `/api/v1/${path}`, {
    token: token[user] ?? '',
    body,
    headers: { 'x-pratinjau': '1', ...headers },
  })
const jumlah = async (tabel: string): Promise<number> => {
  const [row] = await http.database.db.rows<{ n: number }>(
    'GS1',
    sql`select count(*) as n from ${sql.table(tabel)} where kode_toko = 'GS1'`,
  )
  return row?.n ?? 0
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1', 'PUSAT')
  for (const [user, level] of [
    ['own', 'OWN'],
    ['spv', 'SPV'],
    ['kasir', 'KASIR'],
  ] as const) {
    await http.addUser(user, level, 'GS1')
    if (user === 'kasir') await http.sees(user, '/uang-kas')
    if (user === 'spv') await http.sees(user, '/uang-kas', '/laporan-jurnal')
    token[user] = await http.token(user)
  }
  const own = personOf(http, 'own', token['own'] ?? '')
  await fillMasters(own)
  const masuk = { nama_transaksi: 'Uang Lebih', jenis_transaksi: 'MASUK', nomor_akun: '6199' }
  dataOf(await own.post('paratransaksi/create', { kode_transaksi: 'LEBIH', ...masuk }))
})
afterAll(() => http.close())

it('tells accounts by name, debit and credit, and the drawer', async () => {
  const { json, status } = await tanya('spv', 'cash/uang-kas', uang)
  expect(status, json.message).toBe(200)
  expect(json.data.perlu).toEqual([])
  const baris = Object.fromEntries(
    json.data.buku.map((one: { buku: string; baris: object[] }) => [one.buku, one.baris]),
  )
  expect(baris.jurnal).toEqual([
    { nomor_akun: '1101', nama_akun: 'Kas', debit: 261_753, kredit: 0 },
    { nomor_akun: '6199', nama_akun: expect.any(String), debit: 0, kredit: 261_753 },
  ])
  expect(baris.kas).toEqual([{ jenis: 'CASH', tempat: 'spv', jumlah_in: 261_753, jumlah_out: 0 }])
})

it('tells a cashier nothing, and posts nothing for him either', async () => {
  const sebelum = await jumlah('posting')
  const { json, status } = await tanya('kasir', 'cash/uang-kas', uang)
  expect([status, json.message]).toEqual([403, 'Anda Tidak Memiliki Hak Akses'])
  expect(json.data).toBeUndefined()
  expect(await jumlah('posting')).toBe(sebelum)
})

it('refuses what the command refuses, with its sentence, at its field', async () => {
  const asked = await tanya('spv', 'cash/uang-kas', { ...uang, jumlah: 0 })
  const sent = await http.send('POST', '/api/v1/cash/uang-kas', {
    token: token['spv'] ?? '',
    body: { ...uang, jumlah: 0 },
  })
  expect([asked.status, asked.json]).toEqual([sent.status, sent.json])
  expect(asked.status).toBe(400)
})

it('refuses what only the database refuses', async () => {
  const setor = {
    ...{ asal: 'CASH', asal_rekening: null, tujuan: 'BCA', tujuan_rekening: '1234567890' },
    ...{ jumlah: 41_237, keterangan: 'Setor', kategori: 'LEBIH' },
  }
  const { json, status } = await tanya('own', 'cash/mutasi-uang-cash', setor)
  expect([status, json.message]).toEqual([422, 'Uang Di Laci own Tidak Cukup'])
})

it('refuses a call that posts nothing, so that nobody takes it for a question', async () => {
  const { json, status } = await tanya('own', 'paratransaksi/create', {
    kode_transaksi: 'BARU',
    ...{ nama_transaksi: 'Baru', jenis_transaksi: 'MASUK', nomor_akun: '6199' },
  })
  expect([status, json.message]).toEqual([400, 'Hanya Transaksi Yang Punya Jurnal'])
  expect(
    await http.database.db.rows(
      'GS1',
      sql`select from kode_transaksi where kode_transaksi = 'BARU'`,
    ),
  ).toEqual([])
})

it('claims no key: the same intent is posted afterwards, and takes the first number', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await tanya('spv', 'cash/uang-kas', uang, key)
  const sent = await http.send('POST', '/api/v1/cash/uang-kas', {
    token: token['spv'] ?? '',
    body: uang,
    headers: key,
  })
  expect(sent.json.data.nomor).toMatch(/-0001$/)
  // Asked once more under the key of what is posted, it is told anew and not the first answer.
  const again = await tanya('spv', 'cash/uang-kas', uang, key)
  expect(again.json.data.buku).toHaveLength(2)
  expect(await jumlah('posting')).toBe(1)
})

it('asks nobody for an approval, uses none up, and says that one is needed', async () => {
  const saldo = { tempat: 'KAS', no_rekening: null, jumlah: 4_123_000, keterangan: null }
  const asked = await tanya('own', 'cash/saldo-awal', saldo)
  expect(asked.json.data.perlu).toEqual(['SALDO_AWAL_KAS'])
  expect(await jumlah('otorisasi')).toBe(0)
  const own = personOf(http, 'own', token['own'] ?? '')
  const refused = await own.post('cash/saldo-awal', saldo)
  const { no_otorisasi } = refused.json.details ?? {}
  const word = { user_id: 'spv', password: testPassword, kategori: 'SALDO_AWAL_KAS', no_otorisasi }
  dataOf(await own.post('authorisation', word))
  await tanya('own', 'cash/saldo-awal', saldo, { 'x-otorisasi': String(no_otorisasi) })
  const sent = await own.post('cash/saldo-awal', saldo, { approvals: [String(no_otorisasi)] })
  expect(sent.status, sent.json.message).toBe(200)
})

it('lets nothing be written before the posting either', async () => {
  await expect(
    http.database.db.readOnly.rows('GS1', sql`update baki set nama_baki = 'x'`),
  ).rejects.toThrow('read-only transaction')
  await expect(
    http.database.db.readOnly.transaction('GS1', (tx) => tx.rows(sql`delete from baki`)),
  ).rejects.toThrow('read-only transaction')
  // The connection is as good as before.
  expect(await http.database.db.rows('GS1', sql`select 1 as n`)).toEqual([{ n: 1 }])
})
