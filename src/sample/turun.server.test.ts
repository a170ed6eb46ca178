import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedFrom, isFigure, leadsTo } from '#kernel/report-from'
import { callOf } from '#kernel/report-call'
import type { Report } from '#kernel/report'
import { house } from '../house.ts'
import { Jam } from './jam.server.ts'
import { stafContoh } from './muat-contoh.server.ts'
import { tokoContoh } from './rantai.server.ts'
import { ready, type Loaded } from './test-muat.server.ts'

// A figure that is clicked opens a list, and the list comes to the figure: over the sample chain,
// every row and total of every report that leads on.
type Baris = Readonly<Record<string, unknown>>
let loaded: Loaded
let [awal, akhir] = ['', '']
beforeAll(async () => {
  loaded = await ready()
  const [toko] = await loaded.owner.chain.rows<{ awal: string; akhir: string }>(
    sql`select (tgl_system - 13)::text as awal, tgl_system::text as akhir
      from kencana.toko where kode_toko = 'PUSAT'`,
  )
  if (toko) [awal, akhir] = [toko.awal, toko.akhir]
}, 600_000)
afterAll(() => loaded?.drop())

/** A form as it opens, over a fortnight. */
const formulir = ({ filters }: Report): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { initial, kind }]) => {
      const day = name === 'tgl_from' ? awal : akhir
      return [name, kind === 'tanggal' ? day : (initial ?? null)]
    }),
  )

interface Jawaban {
  readonly rows?: readonly Baris[]
  readonly totals?: Baris
}

async function tanya(report: Report, body: Baris): Promise<Required<Jawaban>> {
  const toko = tokoContoh.find(({ kode_toko }) => kode_toko === 'PUSAT')
  if (!toko) throw new Error('no PUSAT')
  const jam = new Jam()
  jam.until(loaded.options.clock?.millis() ?? Date.now())
  const given = { body: { ...body, kode_toko: null }, query: {}, params: {} }
  const answer: Jawaban = Object(
    await stafContoh(loaded.options, toko, jam).ask('own', callOf(report), given),
  )
  return { rows: answer.rows ?? [], totals: answer.totals ?? {} }
}

type Hitung = (list: Baris, row: Baris) => number
const kolom =
  (name: string): Hitung =>
  (list) =>
    Number(list[name] ?? 0)
const bersih: Hitung = ({ keluar, masuk }) => Number(masuk) - Number(keluar)
/** A list ends with the last balance; with what moved undone it is the first. */
const saldoKas: Hitung = (list, { uraian }) =>
  Number(list['saldo']) - (uraian === 'Saldo Awal' ? bersih(list, {}) : 0)
/** Figures that a list says under another name, where the definition names none (`sums`). */
const lain: Readonly<Record<string, Readonly<Record<string, Hitung>>>> = {
  '/laporan-laba-rugi': { jumlah: ({ debet, kredit }) => Math.abs(Number(debet) - Number(kredit)) },
  '/laporan-laba-rugi-cabang': { laba: kolom('jumlah') },
  '/laporan-pendapatan-bunga': { bunga_hitung: kolom('bunga_pinjam') },
  '/laporan-penjualan-per-pembayaran /laporan-uang-kas': { neto: bersih },
  '/laporan-penjualan-per-pembayaran /laporan-uang-bank': { neto: bersih },
  '/laporan-tutup-toko /laporan-neraca-gram': { berat: kolom('akhir') },
  '/laporan-tutup-toko /laporan-uang-kas': {
    ...{ masuk: kolom('masuk'), keluar: kolom('keluar'), saldo: saldoKas },
  },
  '/laporan-tutup-toko /laporan-uang-bank': { masuk: kolom('masuk'), keluar: kolom('keluar') },
  '/laporan-tutup-toko /laporan-penjualan': { masuk: kolom('harga_total'), berat: kolom('berat') },
  '/laporan-tutup-toko /laporan-pembelian': { keluar: kolom('harga'), berat: kolom('berat') },
}
/** Lists that say more than the figure, and why there is no narrower one. */
const lebih: Readonly<Record<string, string>> = {
  '/laporan-analisa-manajerial /laporan-pembelian':
    'the figure holds loose goods too: notes of another kind, which no filter of this list adds',
  '/laporan-analisa-manajerial /laporan-penjualan':
    'the figure holds loose goods too: notes of another kind, which no filter of this list adds',
  '/laporan-hasil-uji-silang /laporan-uji-silang':
    'the figure was kept that night; the list checks anew, with what was mended since',
  '/laporan-penjualan-per-pembayaran /laporan-tukar-tambah':
    'of a visit the smaller side was set off, line by line: a figure of no column there',
  '/laporan-settlement-kartu /laporan-uang-bank':
    'the figure is less what went back to cards, and without what the bank fetched of other days',
}

/** Money of the same notes that no sum of their list says, and why it leads there all the same. */
const senota: Readonly<Record<string, string>> = {
  '/laporan-analisa-manajerial': 'averages, and what other lists call otherwise',
  '/laporan-laba-rugi-cabang': 'the accounts of a group stand in the list one by one',
  '/laporan-pendapatan-bunga': 'the list says what was due, not what was paid of it',
}

/** How the list says a figure: by a sum, or a card of moves by its last balance. */
function caraBaca(report: Report, target: Report): Readonly<Record<string, Hitung>> {
  const { path } = report
  const known = lain[`${path} ${target.path}`] ?? lain[path]
  if (known) return known
  const named =
    report.from?.sums ??
    Object.fromEntries(
      Object.entries(report.columns).flatMap(([name, { total }]) =>
        total === 'sum' && target.columns[name]?.total === 'sum' ? [[name, name]] : [],
      ),
    )
  return Object.fromEntries(Object.entries(named).map(([name, there]) => [name, kolom(there)]))
}

const turun = house.reports.filter(({ from }) => from)

async function bandingkan(report: Report, row: Baris, isTotal: boolean, asked: Baris) {
  const said = isTotal ? {} : row
  const to = house.reports.find((one) => one.path === leadsTo(report.from, said, asked))
  if (!to || `${report.path} ${to.path}` in lebih) return []
  const target = (await to.late?.()) ?? to
  const question = {
    ...formulir(target),
    ...askedFrom(report.from, target.filters, asked, said),
  }
  const { rows, totals } = await tanya(target, question)
  const list = { ...rows.at(-1), ...totals }
  const cara = caraBaca(report, target)
  // Money that can be clicked, and that the list says nowhere.
  const tanpa = Object.entries(report.columns).flatMap(([figure, field]) =>
    Number(row[figure] ?? 0) !== 0 &&
    field.kind === 'rupiah' &&
    report.from &&
    !(report.path in senota) &&
    isFigure(report.from, figure, field) &&
    !(figure in cara)
      ? [{ dari: row, figure, ke: to.path, question, ada: 'tidak ada' }]
      : [],
  )
  const terbaca = Object.entries(cara).flatMap(([figure, baca]) => {
    const value = Number(row[figure] ?? 0)
    if (value === 0) return [] // nothing, and nothing to click on
    const ada = baca(list, row)
    const beda = { dari: row, figure, value, ke: to.path, question, ada }
    return [Math.abs(value) === Math.abs(ada) ? undefined : beda]
  })
  return [...tanpa, ...terbaca]
}

describe.each(turun.map((report) => [report.path, report] as const))('%s', (path, report) => {
  it('leads to lists that come to its figures', async () => {
    const asked = formulir(report)
    const { rows, totals } = await tanya(report, asked)
    const { from } = report
    const total = from?.path && !from.rowsOnly ? await bandingkan(report, totals, true, asked) : []
    const found = [...total]
    for (const row of rows.slice(0, 25))
      found.push(...(await bandingkan(report, row, false, asked)))
    expect(found.filter((one) => one !== undefined)).toEqual([])
    const belum = Object.keys(lebih).some((one) => one.startsWith(`${path} `))
    expect(belum || rows.length === 0 || found.length > 0).toBe(true)
  }, 60_000)
})
