import { describe, expect, test } from 'vitest'
import { askedFrom, filledBy, leadsTo, openColumns } from '#kernel/report-from'
import { canCompare, subjectsOf } from '#kernel/report-compare'
import { kadar, ref, tanggal, text } from '#kernel/field'
import { house } from './house.ts'

/** Reports whose rows lead nowhere, and why. */
const nowhere: Readonly<Record<string, string>> = {
  '/laporan-akurasi-taksir': 'lots of a clerk; the list of melts has those of everybody',
  '/laporan-authorization': 'a row is a try at a password or finger; no document need follow',
  '/laporan-kartu-stock-hadiah': 'gifts come and go by documents that no report has line by line',
  '/laporan-neraca-gram': 'an account of grams; nothing lists its postings one by one',
  '/laporan-perubahan-harga-emas': 'a row is the change itself',
  '/laporan-posisi-emas': 'gold of many books: trays, bags, goldsmiths, what is promised',
  '/laporan-riwayat-masuk': 'a row is the log-in itself',
  '/laporan-service-per-tukang': 'his work in services; his account has other work, too',
  '/laporan-stock-opname-global': 'trays of a day over many sessions and shops',
  '/laporan-validasi': 'a row is a visit; its notes stand on the screen of validation',
}

/** Accounts open their postings, and are the same account in every month. */
const akun = ['/laporan-laba-rugi', '/laporan-neraca-saldo']

/** Where the figures of a report lead; '' is a row that leads nowhere. */
const pathsOf = ({ from }: (typeof house.reports)[number]): string[] =>
  [from?.path ?? '', ...Object.values(from?.per?.paths ?? {})].filter(Boolean)

describe('from a figure to its notes', () => {
  test('each report opens documents, leads to another report, or says why not', () => {
    const wrong = house.reports.flatMap((report) => {
      const leads = openColumns(report).length > 0 || report.from !== undefined
      return leads === report.path in nowhere ? [report.path] : []
    })
    expect(wrong).toEqual([])
    const known = new Set(house.reports.map(({ path }) => path))
    expect(Object.keys(nowhere).filter((path) => !known.has(path))).toEqual([])
  })

  test('one that leads on leads to a report that ends at documents or pieces', () => {
    const found = new Map(house.reports.map((report) => [report.path, report]))
    const ends = (path: string, left = 3): boolean => {
      const report = found.get(path)
      if (report === undefined || left === 0) return false
      return openColumns(report).length > 0 || pathsOf(report).some((to) => ends(to, left - 1))
    }
    const wrong = house.reports.flatMap((report) =>
      pathsOf(report).filter((to) => !ends(to) && !(to in nowhere)),
    )
    expect(wrong).toEqual([])
  })

  test('what the row says fills a filter of the report that it leads to', () => {
    const wrong = house.reports.flatMap(({ columns, from, path }) => {
      if (!from) return []
      const { by = {}, per } = from
      const named = [...Object.values(by), ...(per ? [per.column] : [])]
      return named.every((column) => column in columns) ? [] : [path]
    })
    expect(wrong).toEqual([])
  })

  test('a report that a row names is not narrowed by a text of another meaning', async () => {
    // A column of the same name often means something else there: a number of a ledger.
    const filled: string[] = []
    const named = house.reports.flatMap((report) =>
      Object.values(report.columns).flatMap(({ of = {}, open }) =>
        open === 'laporan' ? Object.keys(of).map((to) => ({ report, to })) : [],
      ),
    )
    for (const { report, to } of named) {
      const target = house.reports.find(({ path }) => path === to)
      const { filters = {} } = (await target?.late?.()) ?? target ?? {}
      const texts = Object.entries(filters).filter(([name, filter]) => {
        const columns = filledBy(name, filter, report.from)
        return filter.kind === 'text' && columns.some((column) => column in report.columns)
      })
      filled.push(...texts.map(([name]) => `${report.path} ${to} ${name}`))
    }
    expect(named.length).toBeGreaterThan(0)
    expect(filled).toEqual([])
  })

  test('a list without a filter that narrows the figures is not led to where it is asked', async () => {
    const wrong: string[] = []
    for (const report of house.reports) {
      const { filters, from, path, shapes } = (await report.late?.()) ?? report
      const said = [from?.per?.column, shapes?.by, 'sort_by', ...Object.values(from?.by ?? {})]
      const lists = new Set(
        pathsOf(report).map((to) => house.reports.find((one) => one.path === to)),
      )
      for (const list of lists)
        for (const [name, { kind }] of Object.entries(filters)) {
          const known = list === undefined || name in list.filters || kind === 'tanggal'
          if (!known && !said.includes(name) && !from?.without?.includes(name))
            wrong.push(`${path} ${list.path} ${name}`)
        }
    }
    expect(wrong).toEqual([])
    const from = { path: '/nota', without: ['kode_group'] }
    expect(leadsTo(from, {}, { kode_group: '75' })).toBeUndefined()
    for (const kode_group of ['ALL', '', null, undefined])
      expect(leadsTo(from, {}, { kode_group, kode_sales: 'SLS1' })).toBe('/nota')
  })

  test('an empty text of a row is asked as -, and - of a code is nothing', () => {
    const filters = { size: text({ label: '' }), kode_dept: ref('jenis', { label: '' }) }
    expect(askedFrom({}, filters, {}, { size: '', kode_dept: '-' })).toEqual({ size: '-' })
    expect(askedFrom({}, filters, { size: '' }, { size: null })).toEqual({ size: '' })
  })

  test('a filter is filled from the row: by its name, by what it refers to, by the day', () => {
    const day = tanggal({ label: '' })
    expect(filledBy('tgl_from', day, { by: { tgl_from: 'hari' } })[0]).toBe('hari')
    const filters = {
      tgl_from: day,
      tgl_to: day,
      kode_dept: ref('jenis', { label: '' }),
      kadar: kadar({ label: '' }),
    }
    const row = { tgl: '2026-11-07', jenis: 'CIN Cincin', berat: 4123 }
    const asked = { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kadar: 750 }
    expect(askedFrom({}, filters, asked, row)).toEqual({
      tgl_from: '2026-11-07',
      tgl_to: '2026-11-07',
      kode_dept: 'CIN',
      kadar: 750,
    })
    const whole = { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kadar: 750 }
    expect(askedFrom({}, filters, asked, {})).toEqual(whole)
    const month = askedFrom({ month: true }, filters, { tgl: '2026-11-21' }, {})
    expect(month).toEqual({ tgl_from: '2026-11-01', tgl_to: '2026-11-21' })
  })

  test('beside another month a report is about no document, and about the days of its period', () => {
    const compared = house.reports.filter((report) => canCompare(report))
    const documents = compared.filter(({ path, ...report }) =>
      subjectsOf(report).some((name) => openColumns(report).includes(name) && !akun.includes(path)),
    )
    expect(documents.map(({ path }) => path)).toEqual([])
    const days = compared.flatMap((report) =>
      subjectsOf(report).filter((name) => report.columns[name]?.kind === 'tanggal'),
    )
    // A day of another name is the day of the period, or the report says `subjects`.
    const known = ['tgl', 'tgl_system', 'tgl_batal', 'tgl_lunas', 'tgl_pesanan', 'tanggal']
    expect(days.filter((name) => !known.includes(name))).toEqual([])
  })

  test('a row of another kind leads elsewhere', () => {
    const per = { column: 'metode', paths: { CASH: '/kas' } }
    expect(leadsTo({ path: '/semua', per }, { metode: 'CASH' })).toBe('/kas')
    expect(leadsTo({ path: '/semua', per }, { metode: 'POIN' })).toBe('/semua')
    expect(leadsTo({ per }, {})).toBeUndefined()
  })
})
