import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '#kernel/report'
import { callOf } from '#kernel/report-call'
import { laporanCicilan } from '#modules/cicilan/laporan/cicilan'
import { laporanHutang } from '#modules/hutang/laporan/hutang'
import { laporanPesanan } from '#modules/pesanan/laporan/pesanan'
import { laporanServicePerTukang } from '#modules/service/laporan/per-tukang'
import { laporanService } from '#modules/service/laporan/service'
import { Jam } from './jam.server.ts'
import { stafContoh } from './muat-contoh.server.ts'
import { tokoContoh } from './rantai.server.ts'
import { load, type Loaded } from './test-muat.server.ts'

// What the reports of promises say of a month of four shops, beside what the raw books say: the
// documents as they were written, the cash book and the gold.
let loaded: Loaded
beforeAll(async () => {
  loaded = await load({ hari: 30 })
}, 600_000)
afterAll(() => loaded?.drop())

const periode = { tgl_from: '2026-01-01', tgl_to: '2026-12-31' }

type Baris = Readonly<Record<string, unknown>>

async function laporan(report: Report, kode_toko: string, isi: object = {}) {
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
const jumlah = (rows: readonly Baris[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)

interface Mentah {
  readonly banyak: number
  readonly a: number
  readonly b: number
  readonly c: number
}
const satu = async (statement: ReturnType<typeof sql<Mentah>>): Promise<Mentah> => {
  const [row] = await loaded.owner.chain.rows(statement)
  return row ?? { banyak: 0, a: 0, b: 0, c: 0 }
}

/** Money of a kind of promise by its document, out of the cash book: what came less what went. */
const kasJanji = (jenis: string) => sql`(select q.id_janji as id,
    sum(k.jumlah_in - k.jumlah_out)::bigint as jumlah
  from (select id, id_janji from kwitansi
      union select b.id, coalesce(q.id_janji, b.id_asal) from dokumen b
        left join kwitansi q on q.id = b.id_asal where b.jenis like 'BATAL%'
      union select id, id from dokumen where jenis = ${jenis}) q
    join kas k on k.id_dokumen = q.id group by 1)`
/** A fact of a document: what was written last. */
const akhir = (nama: string) => sql`coalesce((select f.isi->>${sql.lit(nama)} from fakta f
  where f.id_dokumen = d.id and f.isi ? ${sql.lit(nama)}
  order by urut_posting(d.kode_toko, f.id_posting) desc, f.n desc limit 1),
  d.isi->>${sql.lit(nama)})`

describe.each(tokoContoh.map(({ kode_toko }) => kode_toko))('the reports of %s', (toko) => {
  it('say of services what came in, what it cost and what was wasted', async () => {
    const rows = await laporan(laporanService, toko, periode)
    const mentah = await satu(sql<Mentah>`select count(*)::int as banyak,
        sum((d.isi->>'berat_masuk')::bigint)::int as a, sum((${akhir('biaya')})::bigint)::int as b,
        0 as c from dokumen d where d.jenis = 'SERVICE' and d.kode_toko = ${toko}`)
    expect(mentah.banyak).toBeGreaterThan(2)
    expect([rows.length, jumlah(rows, 'berat_masuk'), jumlah(rows, 'biaya')]).toEqual([
      ...[mentah.banyak, mentah.a, mentah.b],
    ])
    const tukang = await laporan(laporanServicePerTukang, toko, periode)
    const emas = await satu(sql<Mentah>`select count(*)::int as banyak, coalesce(sum(
        (d.isi->>'berat_masuk')::bigint + coalesce((${akhir('berat_tambah')})::bigint, 0)
          - (${akhir('berat_selesai')})::bigint - (${akhir('berat_sisa')})::bigint), 0)::int as a,
        0 as b, 0 as c
      from dokumen d join status_dokumen s using (kode_toko, id)
      where d.jenis = 'SERVICE' and d.kode_toko = ${toko} and s.status <> 'BATAL'
        and ${akhir('berat_selesai')} is not null`)
    expect(jumlah(tukang, 'susut')).toBe(emas.a)
  })

  it('say of orders what was paid and what remains', async () => {
    const rows = await laporan(laporanPesanan, toko, periode)
    const mentah = await satu(sql<Mentah>`select count(*)::int as banyak,
        coalesce(sum(case when s.status in ('OPEN', 'VALID', 'SELESAI')
          then (${akhir('biaya')})::bigint - coalesce(k.jumlah, 0) else 0 end), 0)::int as a,
        0 as b, 0 as c
      from dokumen d join status_dokumen s using (kode_toko, id)
        left join ${kasJanji('PESANAN')} k on k.id = d.id
      where d.jenis = 'PESANAN' and d.kode_toko = ${toko}`)
    expect(mentah.banyak).toBeGreaterThan(3)
    expect([rows.length, jumlah(rows, 'sisa')]).toEqual([mentah.banyak, mentah.a])
  })

  it('say of instalments what came and what is to come', async () => {
    const rows = await laporan(laporanCicilan, toko, periode)
    const mentah = await satu(sql<Mentah>`select count(*)::int as banyak,
        coalesce(sum(k.jumlah), 0)::int as a, coalesce(sum(case when s.status = 'AKTIF'
          then (d.isi->>'total')::bigint - coalesce(k.jumlah, 0) else 0 end), 0)::int as b, 0 as c
      from dokumen d join status_dokumen s using (kode_toko, id)
        left join ${kasJanji('CICILAN')} k on k.id = d.id
      where d.jenis = 'CICILAN' and d.kode_toko = ${toko}`)
    expect(mentah.banyak).toBeGreaterThan(0)
    expect([rows.length, jumlah(rows, 'terbayar'), jumlah(rows, 'sisa')]).toEqual([
      ...[mentah.banyak, mentah.a, mentah.b],
    ])
  })

  it('say of loans what is lent, and its interest day by day', async () => {
    const rows = await laporan(laporanHutang, toko)
    const mentah = await satu(sql<Mentah>`select count(*)::int as banyak,
        sum((${akhir('pokok')})::bigint)::int as a,
        sum((${akhir('bunga_rp')})::bigint * greatest((${akhir('hari_minimum')})::int,
          t.tgl_system - (${akhir('tgl_hutang')})::date))::int as b, 0 as c
      from dokumen d join status_dokumen s using (kode_toko, id)
        join toko t on t.kode_toko = d.kode_toko
      where d.jenis = 'HUTANG' and d.kode_toko = ${toko} and s.status in ('AKTIF', 'DITAHAN')`)
    expect(mentah.banyak).toBeGreaterThan(2)
    expect([rows.length, jumlah(rows, 'pokok'), jumlah(rows, 'bunga_berjalan')]).toEqual([
      ...[mentah.banyak, mentah.a, mentah.b],
    ])
    // What was lent and is not back is what the account says.
    const akun = await satu(sql<Mentah>`select 0 as banyak, 0 as b, 0 as c,
        coalesce(sum(debit - kredit), 0)::int as a from jurnal
      where kode_toko = ${toko} and nomor_akun = '1122'`)
    expect(akun.a).toBe(mentah.a)
  })
})
