import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../audit/audit.ts'
import { newId } from '../document/ids.ts'
import { hari, jual } from '../posting/test-sale.ts'
import { openShops, piece, post, type TestShops } from '../posting/test-shop.ts'
import type { ReportContext } from '../serve.ts'
import { house } from '../../house.ts'
import { servedModules } from '../../house.server.ts'
import { isByDay, sumDays } from './days.ts'
import { Sums, type ReportRow } from './totals.ts'

const besok = '2026-11-23'
const byDay = servedModules.flatMap(({ reports }) => reports.filter(isByDay))

const ctx: ReportContext = {
  house,
  toko: {
    kode_toko: 'T1',
    nama_toko: 'T1',
    alamat_toko: '',
    no_hp: null,
    npwp: null,
    nama_pajak: null,
    latar_nota: null,
    desain_nota: null,
    huruf_nota: null,
    logo_nota: null,
    zona: 'Asia/Jakarta',
    pusat: false,
    tgl_system: besok,
    buka: true,
  },
  user: {
    id_sesi: '',
    perangkat: '',
    user_id: 'SPV',
    usere_name: 'SPV',
    level: 'SPV',
    kode_toko: 'T1',
    no_whatsapp: null,
    bahasa: 'id',
    tema: 'TERANG',
    akses: [],
    wajib_ganti: false,
  },
  setting: () => {
    throw new Error('no report over days asks for a setting')
  },
  t: (text) => text,
}

let shops: TestShops
beforeAll(async () => {
  // Two sales and one that is cancelled before it is paid, a closed day, and a day that is open.
  shops = await openShops(20)
  const { app } = shops
  await post(app, jual([piece(1), piece(2)]).isi)
  await post(app, jual([piece(3)]).isi)
  const open = jual([piece(4)], {}, true)
  await post(app, open.isi)
  await post(app, {
    transisi: [open.group, open.nota].map((id) => ({ id, dari: 'OPEN', ke: 'BATAL' })),
  })
  const id = newId()
  const dokumen = [{ id, jenis: 'TUTUP_TOKO', prefix: 'JU', status: 'VALID' }]
  const days = [
    { status: 'TUTUP', tgl_system: hari, berikut: besok, id_dokumen: id },
    { status: 'BUKA', tgl_system: besok, id_dokumen: id },
  ]
  await post(app, { oleh: 'SPV', dokumen, tulis: [['hari', days]] })
  await post(app, jual([piece(5), piece(6), piece(7)]).isi)
})
afterAll(() => shops?.close())

const rowsOf = (statement: Parameters<TestShops['database']['db']['rows']>[1]) =>
  shops.database.db.rows<ReportRow>('T1', sql`select * from (${statement}) q`)

describe.each(byDay.map((served) => [served.report.path, served] as const))('%s', (_, served) => {
  const { columns, contoh } = served.report
  const filters = [
    {},
    { status: null },
    { status: 'BATAL' },
    { kode_sales: 'S1' },
    { laci: 'KASIR1' },
    { nomor_akun: '1101' },
    { kadar: 75_00 },
    { no_rekening: '1234567890' },
  ]

  test.each([
    [hari, hari],
    [besok, besok],
    [hari, besok],
    ['2026-11-22', '2026-11-22'],
  ])('its days from %s to %s hold what its rows add up to', async (tgl_from, tgl_to) => {
    for (const more of filters) {
      const filter = { ...contoh, tgl_from, tgl_to, ...more }
      const sums = new Sums(columns)
      for (const row of await rowsOf(served.query(filter, ctx))) sums.add(row)
      const days = served.days(filter, ctx)
      const perDay = days ? await shops.database.db.rows('T1', days.statement) : []
      const { count, totals } = sumDays(perDay, columns, 1)
      expect({ filter, count, totals }).toEqual({
        filter,
        count: sums.count,
        totals: sums.totals,
      })
    }
  })

  test('its first rows are those of the first days, where it says so', async () => {
    // Of the bank, the cards that are not settled too: few rows lie on an account here.
    const semua = served.report.path === '/laporan-uang-bank' ? { jenis: 'ALL' } : {}
    const filter = { ...contoh, ...semua, tgl_from: hari, tgl_to: besok }
    const sorts = Object.keys(served.report.filters['sort_by']?.of ?? {})
    for (const sort_by of ['no_faktur_jual', ...sorts.filter((one) => one === 'kode_toko')]) {
      const asked = { ...filter, sort_by }
      expect(served.days(asked, ctx)?.inOrder).toBe(true)
      const first = await rowsOf(served.query({ ...asked, tgl_to: hari }, ctx))
      const all = await rowsOf(served.query(asked, ctx))
      expect(first.length).toBeGreaterThan(1)
      expect(all.length).toBeGreaterThan(first.length)
      expect(all.slice(0, first.length)).toEqual(first)
    }
  })
})

test('the closed day counts by its snapshot, the open one by its books', async () => {
  await shops.owner.query(`update rekap_harian_kas set baris = 7 where jenis = 'CASH'`)
  const kas = byDay.find(({ report }) => report.path === '/laporan-uang-kas')
  const days = kas?.days({ tgl_from: hari, tgl_to: besok, laci: null, kategori: null }, ctx)
  const perDay = days ? await shops.database.db.rows('T1', days.statement) : []
  expect(perDay.map(({ tgl, baris }) => [tgl, baris])).toEqual([
    [hari, 8],
    [besok, 1],
  ])
})

test('a snapshot of moves that is not what the pieces did is told', async () => {
  const { database, owner } = shops
  await owner.query(`update rekap_harian_gerak set masuk_berat = masuk_berat + 1`)
  const found: string[] = []
  await audit(database.ownerUrl, ({ kalimat }) => found.push(kalimat))
  expect(found).toContain(`Rekap gerak barang ${hari} tidak sama dengan gerakannya`)
})
