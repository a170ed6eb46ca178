import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Level } from '#kernel/right'
import { Courier } from '#server/courier/courier'
import { mailerAt } from '#server/courier/mail'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../src/house.ts'
import { servedModules } from '../src/house.server.ts'
import { dataOf } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'
import { serverSurat } from './surat.ts'

// Members who agreed are told by e-mail, in their own language, once: by a server of mail that the
// test plays.
let toko: TestHttp
let own: Person
let surat: Awaited<ReturnType<typeof serverSurat>>
let courier: Courier

const orang = (kode_member: string, no_hp: string, lain: object) => ({
  ...{ kode_member, nama_member: `Bu ${kode_member}`, no_hp, alamat_member: null },
  ...{ kode_kota: null, kode_kecamatan: null, tgl_lahir: '1991-11-21', kode_ajak: null },
  ...{ aktif: true, saluran: 'EMAIL', bahasa: 'id', ...lain },
})
const siang = '2026-11-21 10:30+07'
const lihat = async (email = true): Promise<number> => {
  const row = await toko.database.db.row<{ n: number }>(
    'GS1',
    sql`select kencana.antri_pesan_otomatis(${siang}::timestamptz, ${email}) as n`,
  )
  return row?.n ?? -1
}
const kotak = () =>
  toko.database.db.rows<{ kanal: string; penerima: string; status: string; galat: string | null }>(
    'GS1',
    sql`select kanal, penerima, status, galat from kencana.pesan_keluar order by penerima`,
  )
const segera = () =>
  toko.database.db.rows('GS1', sql`update kencana.pesan_keluar set berikut = clock_timestamp()`)

beforeAll(async () => {
  surat = await serverSurat()
  const mail = { url: surat.url, dari: 'Kencana <kabar@toko.example>' }
  toko = await createTestHttp({ house, modules: servedModules, config: { mail } })
  await toko.addShop('GS1', 'PUSAT')
  const level: Level = 'OWN'
  await toko.addUser('own', level, 'GS1')
  own = personOf(toko, 'own', await toko.token('own'))
  await fillMasters(own)
  for (const key of ['WHATSAPP_MODULE', 'MEMBER_MODULE'])
    dataOf(await own.put(`para-system/key/${key}`, { value: true }))
  courier = new Courier(toko.engine, { listen: () => undefined }, { EMAIL: mailerAt(mail) })
}, 60_000)
afterAll(async () => {
  await courier.stop()
  await toko.close()
  await surat.close()
})

it('refuses an address that is none, and a way without one', async () => {
  const salah = await own.post('member/create', orang('K1', '6281298760001', { email: 'bu rini' }))
  expect(salah.json.message).toContain('E-mail Tidak Valid')
  const tanpa = await own.post('member/create', orang('K1', '6281298760001', { email: null }))
  expect(tanpa.json.message).toContain('E-mail Harus Diisi')
  const kode = orang('081298760001', '6281298760001', { email: 'a@b.id' })
  expect((await own.post('member/create', kode)).json.message).toContain(
    'Kode Member Bukan Nomor HP-nya',
  )
})

it('wishes well by e-mail in her language, only who agreed, and once', async () => {
  dataOf(await own.post('member/create', orang('K1', '6281298760001', { email: 'k1@uji.id' })))
  const inggris = { email: 'k2@uji.id', bahasa: 'en' }
  dataOf(await own.post('member/create', orang('K2', '6281298760002', inggris)))
  const diam = { email: 'k3@uji.id', saluran: null }
  dataOf(await own.post('member/create', orang('K3', '6281298760003', diam)))
  dataOf(await own.post('member/create', orang('K4', '6281298760004', { saluran: 'WHATSAPP' })))
  expect(await lihat()).toBe(0)
  const rows: { kode_pesan: string }[] = (await own.get('template-pesan/get/all')).json.data
  const row = rows.find(({ kode_pesan }) => kode_pesan === 'ULANG_TAHUN')
  const isi = { ...row, otomatis: true, isi_en: 'Happy birthday {{nama}}, from {{toko}}' }
  dataOf(await own.put('template-pesan/update/ULANG_TAHUN', isi))
  // Who agreed to e-mail alone is not told by WhatsApp where the server has none.
  expect(await lihat(false)).toBe(1)
  expect(await lihat()).toBe(2)
  expect(await lihat()).toBe(0)
  await courier.work()
  await courier.work()
  expect(surat.datang.map(({ kepada }) => kepada).toSorted()).toEqual([
    expect.stringContaining('<k1@uji.id>'),
    expect.stringContaining('<k2@uji.id>'),
  ])
  const semua = surat.datang.map((each) => each.isi).join('\n')
  expect(semua).toContain('Happy birthday Bu K2')
  expect(semua).toContain('Selamat ulang tahun Bu K1!')
  expect(semua).toMatch(/^Message-ID: <[0-9a-f-]{36}@kencana>$/m)
  // By WhatsApp nothing goes out here: it waits for a server that has it.
  expect(await kotak()).toMatchObject([
    { kanal: 'WHATSAPP', penerima: '6281298760004', status: 'ANTRI' },
    { kanal: 'EMAIL', penerima: 'k1@uji.id', status: 'TERKIRIM' },
    { kanal: 'EMAIL', penerima: 'k2@uji.id', status: 'TERKIRIM' },
  ])
  expect((await own.get('pesan/lihat')).json.data).toMatchObject({ surat: true, diatur: false })
})

it('tries again what was not taken, gives up what never will be, and is never sure for you', async () => {
  surat.datang.splice(0)
  const tulis = (penerima: string) =>
    toko.database.db.rows(
      'GS1',
      sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, kanal, penerima, isi)
        values ('GS1', ${penerima}, 'own', 'CHAT', 'EMAIL', ${penerima}, 'Halo')`,
    )
  const nasib = async (penerima: string) =>
    (await kotak()).find((each) => each.penerima === penerima)
  surat.menolak((kata) => (kata === 'RCPT' ? '451 penuh' : undefined))
  await tulis('penuh@uji.id')
  await courier.work()
  expect(await nasib('penuh@uji.id')).toMatchObject({ status: 'ANTRI' })
  surat.menolak(() => undefined)
  await segera()
  await courier.work()
  expect(await nasib('penuh@uji.id')).toMatchObject({ status: 'TERKIRIM' })
  surat.menolak((kata) => (kata === 'RCPT' ? '550 tidak ada' : undefined))
  await tulis('tiada@uji.id')
  await courier.work()
  expect(await nasib('tiada@uji.id')).toMatchObject({ status: 'GAGAL' })
  // It hung up after it had the letter: nobody knows.
  surat.menolak((kata) => (kata === 'SURAT' ? 'PUTUS' : undefined))
  await tulis('putus@uji.id')
  await courier.work()
  expect(await nasib('putus@uji.id')).toMatchObject({ status: 'TIDAK_PASTI' })
  surat.menolak(() => undefined)
  await segera()
  await courier.work()
  expect(surat.datang.filter(({ kepada }) => kepada.includes('putus'))).toHaveLength(1)
})

it('wishes well once in the chain: not again where another shop did, or to a record joined to hers', async () => {
  await toko.addShop('GS2', 'CABANG')
  for (const ke of [5, 6, 7]) {
    const isi = { saluran: 'WHATSAPP', email: null, nama_member: 'Bu Tini' }
    dataOf(await own.post('member/create', orang(`K${ke}`, `628129876000${ke}`, isi)))
  }
  await toko.database.db.rows(
    'GS1',
    sql`update kencana.member set aktif = false, kode_gabung = 'K6' where kode_member = 'K7'`,
  )
  await toko.database.db.rows(
    'GS2',
    sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi)
      select 'GS2', 'ULANG_TAHUN ' || kode || ' ' || tahun, 'kencana', 'ULANG_TAHUN', '62', 'Selamat'
      from (values ('K5', 2026), ('K7', 2026), ('K6', 2025)) v(kode, tahun)`,
  )
  expect(await lihat()).toBe(0)
  await toko.database.db.rows(
    'GS2',
    sql`update kencana.pesan_keluar set kunci = replace(kunci, 'K7 2026', 'K7 2025')`,
  )
  expect(await lihat()).toBe(1)
  expect(await lihat()).toBe(0)
})
