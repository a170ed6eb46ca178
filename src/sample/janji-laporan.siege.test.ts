import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf } from '#kernel/report-call'
import { audit } from '#server/audit/audit'
import { siegeCount } from '#server/test-siege'
import { laporanTutupToko } from '#modules/hari/laporan/tutup-toko'
import { Jam } from './jam.server.ts'
import { stafContoh } from './muat-contoh.server.ts'
import { tokoContoh } from './rantai.server.ts'
import { hitunganHutang } from './test-hutang-hitung.server.ts'
import { hitunganJanji, tokoKini, type Hitungan } from './test-janji-hitung.server.ts'
import { angka, janjiMentah, uang, type JanjiMentah } from './test-janji.server.ts'
import { load, type Loaded } from './test-muat.server.ts'

// What the sixteen reports of promises say of so many days of four shops, row by row, beside what
// the raw books say: the documents as they were written, their steps and the cash book.
const hari = siegeCount('DAYS', 30)
/** Long enough for a loan to be auctioned and an instalment to be late. */
const panjang = hari >= 90
let loaded: Loaded
let semua: readonly JanjiMentah[] = []
beforeAll(
  async () => {
    // Jakarta and Makassar are there: with Jayapura the chain has all three zones.
    Object.assign(tokoContoh.find(({ kode_toko }) => kode_toko === 'GS2') ?? {}, {
      zona: 'Asia/Jayapura',
    })
    loaded = await load({ hari })
    semua = await janjiMentah(loaded)
  },
  600_000 * Math.max(1, hari / 30),
)
afterAll(() => loaded?.drop())

type Baris = Readonly<Record<string, unknown>>

async function laporan({ isi, report }: Hitungan, kode_toko: string) {
  const toko = tokoContoh.find((one) => one.kode_toko === kode_toko)
  if (!toko) throw new Error(`no ${kode_toko}`)
  const jam = new Jam()
  jam.until(loaded.options.clock?.millis() ?? Date.now())
  const body = { ...report.contoh, kode_toko: null, ...isi }
  const given = { body, query: {}, params: {} }
  const answer = await stafContoh(loaded.options, toko, jam).ask('own', callOf(report), given)
  const { rows = [] }: { rows?: readonly Baris[] } = Object(answer)
  return rows
}

/** In one order, whatever the report's. */
const urut = (rows: readonly Baris[]): Baris[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

const hitungan = [...hitunganJanji, ...hitunganHutang].map((one) => [one.report.path, one] as const)

describe.each(tokoContoh.map(({ kode_toko }) => kode_toko))('in %s', (kode_toko) => {
  it.each(hitungan)('%s says what the raw books say', async (_path, satu) => {
    const punya = semua.filter((one) => one.kode_toko === kode_toko)
    const benar = satu.hitung(punya, await tokoKini(loaded, kode_toko))
    const names = Object.keys(benar[0] ?? {})
    const rows = await laporan(satu, kode_toko)
    const pilih = (row: Baris): Baris =>
      Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
    expect(urut(rows.map(pilih))).toEqual(urut(benar))
  })
})

it('each of them has something to say somewhere', async () => {
  const semuaToko = tokoContoh.map(async ({ kode_toko }) => {
    const kini = await tokoKini(loaded, kode_toko)
    const punya = semua.filter((one) => one.kode_toko === kode_toko)
    return hitungan.flatMap(([path, { hitung }]) => (hitung(punya, kini).length > 0 ? [path] : []))
  })
  const berisi = new Set((await Promise.all(semuaToko)).flat())
  const lama = ['/laporan-tunggakan-cicilan', '/laporan-lelang-hutang'] // only after weeks
  const kosong = hitungan.flatMap(([path]) => (berisi.has(path) ? [] : [path]))
  expect(kosong.filter((path) => panjang || !lama.includes(path))).toEqual([])
})

it('the books of all of it balance, in three time zones, over a price that rose and fell', async () => {
  expect((await audit(loaded.ownerUrl, () => undefined)).beda).toEqual([])
  const [dunia] = await loaded.owner.chain.rows(sql`
    with harga as (select harga_murni - lag(harga_murni) over (order by berlaku_mulai) as beda
      from para_harga_emas where kode_toko = 'GS1')
    select (select count(distinct zona)::int from toko) as zona,
      exists (select from harga where beda > 0) as naik,
      exists (select from harga where beda < 0) as turun`)
  expect(dunia).toEqual({ zona: 3, naik: true, turun: true })
})

it('the paper of a closed day says the money of promises that came and went on it', async () => {
  const hari = await loaded.owner.chain.rows<{ toko: string; tgl: string }>(sql`
    select distinct k.kode_toko as toko, k.tgl_system::text as tgl
    from kas k join kwitansi q on q.kode_toko = k.kode_toko and q.id = k.id_dokumen`)
  expect(hari.length).toBeGreaterThan(50)
  for (const { tgl, toko } of hari) {
    const satu = { report: laporanTutupToko, isi: { tgl }, hitung: () => [] }
    const rows = (await laporan(satu, toko)).filter(({ bagian }) => bagian === 'JANJI')
    const kas = semua
      .filter(({ kode_toko }) => kode_toko === toko)
      .flatMap((one) => one.kas.filter((uang) => uang.tgl === tgl))
    const jumlah = (nama: string): number =>
      rows.reduce((sum, row) => sum + Number(row[nama] ?? 0), 0)
    expect([toko, tgl, jumlah('masuk') - jumlah('keluar')]).toEqual([
      ...[toko, tgl, kas.reduce((sum, one) => sum + one.jumlah, 0)],
    ])
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ uraian }) => String(uraian)).join()).not.toMatch(/[A-Z]{3}|_|\//)
  }
})

it('interest of a day is a thirtieth of its month, in whole hundreds', () => {
  for (const one of semua.filter(({ jenis }) => jenis === 'HUTANG'))
    expect([one.nomor, angka(one, 'bunga_rp')]).toEqual([
      one.nomor,
      Math.round((angka(one, 'pokok') * angka(one, 'bunga_persen')) / 30_000_000) * 100,
    ])
})

it('what was lent went out of the drawers and accounts, less its fee', () => {
  const keluar = semua.filter(
    ({ id_asal, jenis, status }) =>
      jenis === 'HUTANG' && id_asal === null && !['OPEN', 'BATAL'].includes(status),
  )
  expect(keluar.length).toBeGreaterThan(10)
  for (const one of keluar)
    expect([one.nomor, -uang(one, 'PINJAM')]).toEqual([
      one.nomor,
      angka(one, 'pokok') - angka(one, 'biaya'),
    ])
})

it.runIf(panjang)('ninety days have seen every ending', () => {
  const paling = {
    PESANAN: [40, 'BATAL', 'DIAMBIL', 'OPEN', 'SELESAI', 'VALID'],
    SERVICE: [60, 'BATAL', 'DIAMBIL', 'MASUK', 'SELESAI'],
    HUTANG: [80, 'AKTIF', 'BATAL', 'DITAHAN', 'LELANG', 'LUNAS', 'OPEN', 'PEREMAJAAN'],
    CICILAN: [30, 'AKTIF', 'BATAL', 'DIAMBIL', 'LELANG', 'LUNAS'],
    PRE_ORDER: [10, 'BATAL', 'CLOSING', 'DITERIMA', 'OPEN'],
  }
  for (const [jenis, [sedikitnya, ...status]] of Object.entries(paling)) {
    const punya = semua.filter((one) => one.jenis === jenis)
    expect(punya.length, jenis).toBeGreaterThanOrEqual(Number(sedikitnya))
    expect([...new Set(punya.map((one) => one.status))].toSorted(), jenis).toEqual(status)
  }
})
