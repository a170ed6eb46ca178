import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { openDb, type Db } from '../db.ts'
import { newId } from '../document/ids.ts'
import { createTestHttp, type TestHttp } from '../test-http.ts'
import { audit, type Difference } from './audit.ts'
import { readSeals, sealCode } from './seal.ts'

// What is sealed with a day besides its postings, and what of it is stored outside the database.
// Each test does what the owner of the database might do, and expects the audit to name it.

let http: TestHttp
let owner: Db
let own: string
let now = Date.parse('2026-11-22T10:00:00+07:00')

const close = async (tgl_system: string, tgl_berikut: string) => {
  const answer = await http.send('POST', '/api/v1/tutup-toko', {
    token: own,
    body: { tgl_system, tgl_berikut },
    headers: { 'idempotency-key': newId() },
  })
  expect(answer.status, answer.text).toBe(200)
}

/** Two days with prints, approvals and a changed master, both closed; then a print of today. */
async function twoDays(): Promise<void> {
  const nota = newId()
  const lalu = (menit: number) => sql`now() - make_interval(mins => ${menit})`
  for (const n of [1, 2])
    await owner.chain.rows(sql`insert into cetak_nota (kode_toko, id_dokumen, n, saat, oleh, ke,
        tercetak, dijawab_pada, dijawab_oleh)
      values ('GS1', ${nota}, ${n}, ${lalu(60 - n)}, 'kasir', ${n}, true, ${lalu(50 - n)},
        'kasir')`)
  await owner.chain.rows(sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik,
      diminta_oleh, dibuat, berlaku_sampai, sebelum, sesudah)
    values ('GS1', ${newId()}, 'OT-1', 'X', '\\x01', 'kasir', ${lalu(40)}, ${lalu(30)},
      '{"harga": "1.000"}', '{"harga": "900"}')`)
  await owner.chain.rows(sql`update otorisasi set status = 'DITOLAK', pemberi = 'spv',
    cara = 'SANDI', diputus_pada = ${lalu(39)}, alasan = 'terlalu murah'`)
  // Two whose data somebody asked for; the one of them was forgotten.
  for (const [hp, tindakan] of [
    ['1', 'EKSPOR'],
    ['2', 'HAPUS'],
  ])
    await owner.chain.rows(sql`with p as (
        insert into pelanggan (kode_toko, id, nama_customer, no_hp, dihapus_pada)
        values ('GS1', gen_random_uuid(), '', ${hp},
          case when ${tindakan}::text = 'HAPUS' then now() end) returning id)
      insert into urusan_pribadi (kode_toko, id_pelanggan, tindakan, saat, oleh, alasan)
      select 'GS1', id, ${tindakan}, ${lalu(45)}, 'own', 'surat' from p`)
  await owner.chain.rows(sql`alter table riwayat_master disable trigger all`)
  await owner.chain.rows(sql`update riwayat_master set saat = saat - interval '1 hour'`)
  await owner.chain.rows(sql`alter table riwayat_master enable trigger all`)
  await close('2026-11-21', '2026-11-22')
  await close('2026-11-22', '2026-11-23')
  await owner.chain.rows(sql`insert into cetak_nota (kode_toko, id_dokumen, n, oleh, ke, tercetak)
    values ('GS1', ${nota}, 3, 'kasir', 3, null)`)
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: { millis: () => now } })
  owner = openDb(http.database.ownerUrl)
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  await http.addUser('spv', 'SPV', 'GS1')
  await twoDays()
}, 60_000)
afterAll(async () => {
  await owner.close()
  await http.close()
})

const beda = async (): Promise<readonly Difference[]> =>
  (await audit(http.database.ownerUrl, () => undefined, { seals: readSeals(http.files) })).beda
const found = async (): Promise<string[]> => (await beda()).map(({ pemeriksaan }) => pemeriksaan)

/** What the audit says while this table is changed. */
async function tampered(table: string, statement: string): Promise<string[]> {
  const asIs = sql.table(`asli_${table}`)
  const raw = (text: string) => owner.chain.rows(sql.raw(text))
  await raw(`create table kencana.asli_${table} as table ${table}`)
  try {
    await raw(`alter table ${table} disable trigger all`)
    const touched = await raw(`${statement} returning 1`)
    expect(touched.length).toBeGreaterThan(0)
    return await found()
  } finally {
    await raw(`delete from ${table}`)
    await owner.chain.rows(sql`insert into ${sql.table(table)} select * from ${asIs}`)
    await raw(`drop table kencana.asli_${table}`)
    await raw(`alter table ${table} enable trigger all`)
  }
}

test('what nobody touched agrees, prints of today included', async () =>
  expect(await beda()).toEqual([]))

describe('the audit names', () => {
  test.each([
    ['a print that was deleted', 'segel', 'cetak_nota', 'delete from cetak_nota where n = 2'],
    ['all prints deleted', 'segel', 'cetak_nota', 'delete from cetak_nota'],
    [
      'a print of today deleted from between',
      'cetak_nota',
      'cetak_nota',
      'delete from cetak_nota where n = 2',
    ],
    ['who printed', 'segel', 'cetak_nota', `update cetak_nota set oleh = 'lain' where n = 1`],
    [
      'a print said not to have come out',
      'segel',
      'cetak_nota',
      `update cetak_nota set tercetak = false where n = 1`,
    ],
    [
      'a print put in long after',
      'segel',
      'cetak_nota',
      `insert into cetak_nota (kode_toko, id_dokumen, n, saat, oleh) values ('GS1', gen_random_uuid(), 1, now() - interval '1 hour', 'x')`,
    ],
    ['a refused approval taken away', 'segel', 'otorisasi', 'delete from otorisasi'],
    [
      'the figures of a refused approval',
      'segel',
      'otorisasi',
      `update otorisasi set sesudah = '{"harga": "990"}'`,
    ],
    ['the reason of a refusal', 'segel', 'otorisasi', `update otorisasi set alasan = 'lupa'`],
    [
      'who changed a master',
      'segel',
      'riwayat_master',
      `update riwayat_master set oleh = 'lain' where tabel = 'users'`,
    ],
    [
      'an older row of a master’s history',
      'segel',
      'riwayat_master',
      `delete from riwayat_master where tabel = 'users' and kunci = 'spv'`,
    ],
    [
      'a cost in an older snapshot',
      'segel',
      'rekap_harian_stok',
      `insert into rekap_harian_stok (kode_toko, tgl_system, kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat, murni, harga_pokok, berat_gram, harga_atribut, harga_tetap) values ('GS1', '2026-11-21', 'Y', '', '75', 'CC', 7500, 0, 0, 0, 1, 0, 0, 0)`,
    ],
    [
      'who took a person’s data',
      'segel',
      'urusan_pribadi',
      `update urusan_pribadi set oleh = 'lain' where tindakan = 'EKSPOR'`,
    ],
    [
      'that a person’s data was taken',
      'segel',
      'urusan_pribadi',
      `delete from urusan_pribadi where tindakan = 'EKSPOR'`,
    ],
    [
      'an entry that is said to be older than the seals',
      'segel',
      'urusan_pribadi',
      `update urusan_pribadi set disegel = false where tindakan = 'EKSPOR'`,
    ],
    [
      'somebody forgotten without a word, also today',
      'urusan_pribadi',
      'urusan_pribadi',
      `delete from urusan_pribadi where tindakan = 'HAPUS'`,
    ],
    [
      'somebody who is there again',
      'urusan_pribadi',
      'pelanggan',
      `update pelanggan set nama_customer = 'Sari', dihapus_pada = null where no_hp = '2'`,
    ],
    ['a seal of its own', 'rantai', 'segel', `update segel set pinggir = '{}'`],
  ])('%s', async (_, pemeriksaan, table, statement) =>
    expect(await tampered(table, statement)).toContain(pemeriksaan),
  )
})

describe('the seal outside', () => {
  const folder = () => path.join(http.files, 'GS1', 'segel')

  test('is a file of each closing, and the same code that the screen tells', async () => {
    const { seals } = readSeals(http.files)
    expect(seals.map(({ kode_toko, tgl_system }) => [kode_toko, tgl_system])).toEqual([
      ['GS1', '2026-11-21'],
      ['GS1', '2026-11-22'],
    ])
    const { json } = await http.send('GET', '/api/v1/tutup-toko/status', { token: own })
    expect(json.data.kode_segel).toBe(sealCode(seals[1]?.sidik ?? ''))
    expect(json.data.kode_segel).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/)
    const paper = await http.send('POST', '/api/v1/tutup-toko/report', {
      token: own,
      body: { tgl: '2026-11-22' },
      headers: { 'accept-language': 'en' },
    })
    const rows: { bagian: string; uraian: string; keterangan: string }[] = paper.json.data.rows
    expect(rows.map(({ uraian }) => uraian)).toContain('Opening balance')
    expect(rows.find(({ bagian }) => bagian === 'SEGEL')?.keterangan).toContain(
      json.data.kode_segel,
    )
  })

  test('tells of a chain that was hashed anew from end to end', async () => {
    await owner.chain.rows(sql`create table kencana.asli as table posting`)
    const raw = (text: string) => owner.chain.rows(sql.raw(text))
    try {
      await raw('alter table posting disable trigger all; alter table rantai disable trigger all')
      await raw(`update posting set perintah = 'tutup-toko/lain' where urut = 1`)
      await raw(`do $$ declare p posting; h bytea := '\\x00'; begin
        for p in select * from posting where kode_toko = 'GS1' order by urut loop
          h := sha256(h || convert_to(naskah_posting(p), 'UTF8'));
          update posting set hash = h where kode_toko = 'GS1' and id = p.id;
        end loop;
        update rantai set hash = h where kode_toko = 'GS1'; end $$`)
      const told = await beda()
      expect(told.map(({ pemeriksaan }) => pemeriksaan)).toContain('segel di luar')
      expect(told.map(({ pemeriksaan }) => pemeriksaan)).not.toContain('rantai')
      const [first] = readSeals(http.files).seals
      expect(told.find(({ pemeriksaan }) => pemeriksaan === 'segel di luar')?.kalimat).toContain(
        sealCode(first?.sidik ?? ''),
      )
    } finally {
      await raw('delete from posting; insert into posting select * from kencana.asli')
      await raw(`update rantai set hash = (select hash from posting where kode_toko = 'GS1'
        order by urut desc limit 1) where kode_toko = 'GS1'`)
      await raw('alter table posting enable trigger all; alter table rantai enable trigger all')
      await raw('drop table kencana.asli')
    }
    expect(await beda()).toEqual([])
  })

  test('that cannot be read, or is of no shop that there is, is told', async () => {
    const file = path.join(folder(), 'TH-GS1-261121-0001.json')
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, text.replace('"sidik":"', '"sidik":"zz'))
    expect(await found()).toEqual(['segel di luar'])
    fs.writeFileSync(file, text)
    const lain = path.join(http.files, 'HILANG', 'segel')
    fs.mkdirSync(lain, { recursive: true })
    fs.writeFileSync(path.join(lain, 'a.json'), text.replaceAll('GS1', 'HILANG'))
    expect((await beda()).map(({ kode_toko }) => kode_toko)).toContain('HILANG')
    fs.rmSync(path.join(http.files, 'HILANG'), { recursive: true })
    expect(await beda()).toEqual([])
  })

  test('of an empty folder is none', () =>
    expect(readSeals(path.join(os.tmpdir(), 'kencana-tidak-ada'))).toEqual({
      seals: [],
      broken: [],
      anchors: [],
    }))
})

test('a day that is skipped is sealed as any other', async () => {
  now = Date.parse('2026-11-24T10:00:00+07:00')
  own = await http.token('own')
  const before = readSeals(http.files).seals.length
  const shop = await owner.chain.row<{ tgl: string; status: string }>(
    sql`select tgl_system as tgl, status from toko where kode_toko = 'GS1'`,
  )
  expect(shop).toEqual({ tgl: '2026-11-23', status: 'TUTUP' })
  const opened = await http.send('POST', '/api/v1/tutup-toko/mulai', {
    token: own,
    body: { tgl_system: '2026-11-23', tgl_buka: '2026-11-24' },
    headers: { 'idempotency-key': newId() },
  })
  expect(opened.status, opened.text).toBe(200)
  expect(readSeals(http.files).seals.length).toBe(before + 1)
  expect(await beda()).toEqual([])
})
