import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// Cash goes from a branch to the head office: it is on the way, it is counted there once, and both
// books say the same of each other.
let http: TestHttp
let pusat: Person
let gs1: Person
let pemilik: Person

const kirim = {
  ...{ dari: 'BRANKAS', tujuan: 'PUSAT', jumlah_rp: 12_345_000, pembawa: 'Pak Hadi' },
  ...{ no_segel: 'TAS-7', keterangan: 'Setoran mingguan' },
}
const sql1 = (toko: string, text: ReturnType<typeof sql>) => http.database.db.rows(toko, text)
const akun = async (toko: string, ...nomor: string[]) =>
  sql1(
    toko,
    sql`select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal
      where nomor_akun in (${sql.join(nomor)}) group by 1 having sum(debit - kredit) <> 0 order by 1`,
  )
const sendiri = async (siapa: Person, body: object, approver: string) =>
  siapa.postApproved('kirim-uang', body, approver)
const surat = () => http.runner.work()
const lihat = async (siapa: Person, no_reff: string) =>
  (await siapa.get(`kirim-uang/${no_reff}`)).json
const terima = (siapa: Person, no_reff: string, body: object = {}) =>
  siapa.put(`kirim-uang/${no_reff}/reception`, { ke: 'BRANKAS', ...body })
const auditSemua = async () => (await audit(http.database.ownerUrl, () => undefined)).beda

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  const orang = async (user_id: string, level: 'OWN' | 'SPV' | 'KASIR', toko: string) =>
    personOf(http, user_id, await http.token(user_id, level, toko))
  pemilik = await orang('own', 'OWN', 'PUSAT')
  pusat = await orang('spv', 'SPV', 'PUSAT')
  const own1 = await orang('own.gs1', 'OWN', 'GS1')
  gs1 = await orang('spv.gs1', 'SPV', 'GS1')
  await fillMasters(pemilik)
  await fillMasters(own1)
  const awal = { tempat: 'KAS', jumlah: 50_000_000 }
  dataOf(await gs1.postApproved('cash/saldo-awal', awal, 'own.gs1'))
  dataOf(await pusat.postApproved('cash/saldo-awal', awal, 'own'))
})
afterAll(() => http.close())

describe('money to the head office', () => {
  let no_reff = ''

  it('wants a second person, a shop, a carrier, and the money', async () => {
    expect((await gs1.post('kirim-uang', kirim)).json.details).toMatchObject({
      kategori: 'KIRIM_UANG',
      sebelum: { Laci: 'BRANKAS' },
      sesudah: { Tujuan: 'PUSAT', 'Jumlah Rp': 'Rp 12.345.000', Pembawa: 'Pak Hadi' },
    })
    for (const [change, message] of [
      [{ tujuan: null }, 'Mohon Pilih Toko'],
      [{ tujuan: 'GS1' }, 'Toko Tujuan Tidak Boleh Toko Sendiri'],
      [{ tujuan: 'GS9' }, 'Toko Tidak Ditemukan'],
      [{ jumlah_rp: 50_000_001 }, 'Uang Di Laci BRANKAS Tidak Cukup'],
      [{ dari: null, jumlah_rp: 1 }, 'Uang Di Laci spv.gs1 Tidak Cukup'],
    ] as const)
      expect((await sendiri(gs1, { ...kirim, ...change }, 'own.gs1')).json.message).toBe(message)
    expect(await akun('GS1', '1103')).toEqual([])
  })

  it('is on the way in a book of its own, and told to the other shop', async () => {
    const sent = dataOf(await sendiri(gs1, kirim, 'own.gs1'))
    no_reff = String(sent['no_reff'])
    expect(sent).toMatchObject({ nota_kirim: 'KU-GS1-261121-0001' })
    expect(await akun('GS1', '1101', '1103', '1104')).toEqual([
      { nomor_akun: '1101', saldo: 37_655_000 },
      { nomor_akun: '1103', saldo: 12_345_000 },
    ])
    expect(await lihat(pusat, no_reff)).toMatchObject({ message: 'No Terima Tidak Ditemukan' })
    await surat()
    expect((await lihat(pusat, no_reff.toLowerCase())).data).toMatchObject([
      { no_reff, asal: 'GS1', tujuan: 'PUSAT', jumlah_rp: 12_345_000, status: 'KIRIM' },
    ])
    expect(await akun('PUSAT', '1101', '1104')).toEqual([{ nomor_akun: '1101', saldo: 50_000_000 }])
    expect(await auditSemua()).toEqual([])
  })

  it('is received once, though two try at the same moment, and the sender is told', async () => {
    const two = await Promise.all([terima(pusat, no_reff), terima(pemilik, no_reff)])
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(two.find(({ status }) => status === 200)?.json.message).toBe('Terima Uang Berhasil')
    expect((await terima(pusat, no_reff)).json.message).toMatch(/Sudah Diterima$/)
    await surat()
    expect(await akun('PUSAT', '1101', '1104')).toEqual([
      { nomor_akun: '1101', saldo: 62_345_000 },
      { nomor_akun: '1104', saldo: -12_345_000 },
    ])
    expect(await akun('GS1', '1103', '1104')).toEqual([{ nomor_akun: '1104', saldo: 12_345_000 }])
    const { data } = (await gs1.get('kirim-uang-history')).json
    expect(data).toMatchObject([{ no_reff, status: 'DONE', terhitung: 12_345_000 }])
    for (const [query, banyak] of [
      ['DONE', 1],
      ['KIRIM', 0],
      ['ALL', 1],
    ] as const)
      expect((await gs1.get(`kirim-uang?status=${query}`)).json.data).toHaveLength(banyak)
    expect(await auditSemua()).toEqual([])
  })

  it('prints the paper of a bag', async () => {
    const id_cetak = '0190a0f4-0000-7000-8000-0000000000c1'
    const paper = await gs1.post('kirim-uang/cetak', { nomor: ['KU-GS1-261121-0001'], id_cetak })
    expect(paper.status, paper.text).toBe(200)
    expect([paper.status, paper.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  })
})

describe('a bag that holds less', () => {
  it('asks why and a second person; the difference is of whoever counts', async () => {
    const { no_reff } = dataOf(await sendiri(gs1, { ...kirim, no_reff: 'tas-8' }, 'own.gs1'))
    expect(no_reff).toBe('TAS-8')
    await surat()
    const kurang = { terhitung: 12_295_000 }
    expect((await terima(pusat, 'TAS-8', kurang)).json.message).toBe(
      'Alasan Selisih Tidak Boleh Kosong',
    )
    const alasan = { ...kurang, alasan: 'Kurang satu lembar' }
    const asked = await terima(pusat, 'TAS-8', alasan)
    expect(asked.json.details).toMatchObject({
      kategori: 'SELISIH_TERIMA_UANG',
      sesudah: { 'TAS-8': 'Rp 12.295.000', Selisih: 'Rp -50.000' },
    })
    expect(await auditSemua()).toEqual([])
    expect((await terima(pemilik, 'TAS-8', alasan)).status).toBe(403)
  })

  it('has a reference of its own', async () => {
    const again = await sendiri(gs1, { ...kirim, no_reff: 'TAS-8' }, 'own.gs1')
    expect(again.json.message).toBe('No Referensi Sudah Dipakai')
  })
})

describe('money that is taken back', () => {
  const alasan = 'Tidak jadi dibawa'

  it('is let go by the other shop first: nobody counts it any more', async () => {
    dataOf(await sendiri(gs1, { ...kirim, no_reff: 'TAS-9' }, 'own.gs1'))
    await surat()
    const nomor = 'KU-GS1-261121-0003'
    dataOf(await gs1.postApproved('kirim-uang/batal', { nomor, alasan }, 'own.gs1'))
    expect((await terima(pusat, 'TAS-9')).json.message).toMatch(/Sudah Dibatalkan$/)
    expect(await akun('GS1', '1103')).toEqual([{ nomor_akun: '1103', saldo: 12_345_000 }])
    expect(await auditSemua()).toEqual([])
  })

  it('is let go by a shop that has not heard of it, which does not take it later', async () => {
    dataOf(await sendiri(gs1, { ...kirim, no_reff: 'TAS-DINI', jumlah_rp: 311_007 }, 'own.gs1'))
    const nomor = 'KU-GS1-261121-0004'
    dataOf(await gs1.postApproved('kirim-uang/batal', { nomor, alasan }, 'own.gs1'))
    await surat()
    const jobs = await sql1(
      'GS1',
      sql`select galat from kencana.tugas_cabang_toko where status = 'GAGAL'`,
    )
    expect(jobs).toEqual([{ galat: 'Kiriman Ini Sudah Ditarik Toko Asalnya' }])
    expect((await lihat(pusat, 'TAS-DINI')).data).toMatchObject([
      { asal: 'GS1', jumlah_rp: 311_007, status: 'BATAL' },
    ])
    expect((await terima(pusat, 'TAS-DINI')).json.message).toMatch(/Sudah Dibatalkan$/)
    expect(await akun('GS1', '1103')).toEqual([{ nomor_akun: '1103', saldo: 12_345_000 }])
    expect(await auditSemua()).toEqual([])
  })

  it('is not, once it was received', async () => {
    const gone = await gs1.postApproved(
      'kirim-uang/batal',
      { nomor: 'KU-GS1-261121-0001', alasan },
      'own.gs1',
    )
    expect(gone.json.message).toBe('KU-GS1-261121-0001 Berstatus Diterima, Tidak Dapat Dibatalkan')
  })
})

it('is seen by the closing of both shops, and in the report', async () => {
  const periksa = async (siapa: Person) =>
    JSON.stringify((await siapa.get('tutup-toko/status')).json)
  expect(await periksa(gs1)).toContain('Kiriman Uang Masih Di Jalan')
  expect(await periksa(pusat)).toContain('Kiriman Uang Belum Diterima')
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', status: null }
  const laporan = async (body: object) =>
    (await gs1.post('kirim-uang/report', { ...hari, ...body })).json
  expect((await laporan({ toko: null })).message).toBe('Mohon Pilih Toko')
  expect((await laporan({ toko: 'PUSAT' })).data).toMatchObject({
    rows: [
      { status: 'DONE', umur: 0, penerima: expect.any(String) },
      { no_reff: 'TAS-8', status: 'KIRIM', asal: 'GS1', tujuan: 'PUSAT' },
      { no_reff: 'TAS-9', status: 'BATAL' },
      { no_reff: 'TAS-DINI', status: 'BATAL', umur: 0 },
    ],
  })
  expect((await laporan({ toko: 'GS9' })).data?.rows ?? []).toEqual([])
})

it('tells the sender of a bag though it was empty', async () => {
  dataOf(await sendiri(gs1, { ...kirim, jumlah_rp: 123_457, no_reff: 'TAS-K' }, 'own.gs1'))
  await surat()
  const kosong = { ke: 'BRANKAS', terhitung: 0, alasan: 'Segel putus di jalan' }
  const path = 'kirim-uang/TAS-K/reception'
  dataOf(await pusat.putApproved(path, kosong, 'own'))
  await surat()
  const { data } = (await gs1.get('kirim-uang-history')).json
  expect(data[0]).toMatchObject({ no_reff: 'TAS-K', status: 'DONE', terhitung: 0 })
  expect(await auditSemua()).toEqual([])
})

describe('two shops that chose one reference', () => {
  it('are asked apart: the number alone says too little', async () => {
    const { no_reff: _, ...rest } = { ...kirim, no_reff: '' }
    await http.addShop('GS2')
    const own2 = personOf(http, 'own.gs2', await http.token('own.gs2', 'OWN', 'GS2'))
    const gs2 = personOf(http, 'spv.gs2', await http.token('spv.gs2', 'SPV', 'GS2'))
    await fillMasters(own2)
    dataOf(
      await gs2.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 7_000_000 }, 'own.gs2'),
    )
    for (const [siapa, jumlah_rp, own] of [
      [gs1, 311_000, 'own.gs1'],
      [gs2, 457_000, 'own.gs2'],
    ] as const)
      dataOf(await sendiri(siapa, { ...rest, jumlah_rp, no_reff: 'SAMA' }, own))
    await surat()
    expect((await terima(pusat, 'SAMA')).json.message).toBe(
      'Ada 2 Kiriman Dengan Nomor Ini, Pilih Dari Daftar',
    )
    dataOf(await terima(pusat, 'SAMA', { asal: 'GS1' }))
    expect((await terima(pusat, 'SAMA', { asal: 'GS1' })).json.message).toMatch(/Sudah Diterima$/)
    await surat()
    expect(await akun('GS2', '1103')).toEqual([{ nomor_akun: '1103', saldo: 457_000 }])
    dataOf(await terima(pusat, 'SAMA'))
    await surat()
    expect(await akun('GS2', '1103', '1104')).toEqual([{ nomor_akun: '1104', saldo: 457_000 }])
    expect(await auditSemua()).toEqual([])
  })
})

it('is taken back on a later day, too: nobody counted it', async () => {
  const kiriman = async () =>
    ((await gs1.get('kirim-uang-history')).json.data ?? []).find(
      (row: { no_reff: string }) => row.no_reff === 'TAS-8',
    )
  const { nomor, status } = await kiriman()
  expect(status).toBe('KIRIM')
  dataOf(await gs1.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  const batal = { nomor, alasan: 'Pembawa kembali tanpa menyerahkan' }
  dataOf(await gs1.postApproved('kirim-uang/batal', batal, 'own.gs1'))
  expect((await kiriman()).status).toBe('BATAL')
  expect(await akun('GS1', '1103')).toEqual([])
  // Sent on the 21st, taken back on the 22nd: a day on the way, and no more since.
  dataOf(await gs1.post('tutup-toko', { tgl_system: '2026-11-22', tgl_berikut: '2026-11-25' }))
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', status: 'BATAL', toko: 'PUSAT' }
  expect((await gs1.post('kirim-uang/report', hari)).json.data.rows).toMatchObject([
    { no_reff: 'TAS-8', umur: 1 },
    { no_reff: 'TAS-9', umur: 0 },
    { no_reff: 'TAS-DINI', umur: 0 },
  ])
  expect(await auditSemua()).toEqual([])
})
