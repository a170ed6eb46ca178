import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { group } from '#kernel/field'
import { columnsAsked, usualReportSentences, type Report } from '#kernel/report'
import { callOf, flatAnswer, totalFields } from '#kernel/report-call'
import { encode } from '#kernel/wire'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

/** Every report, through HTTP, from its own example, on an empty database. */

let http: TestHttp
let own: string
let pusat: string

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  pusat = await http.token('own.pusat', 'OWN', 'PUSAT')
  const flags = house.reports.flatMap(({ columns, when }) => [
    when,
    ...Object.values(columns).map((column) => column.when),
  ])
  for (const token of [own, pusat])
    for (const when of new Set(flags))
      if (when)
        await http.send('PUT', `/api/v1/para-system/key/${when}`, { token, body: { value: true } })
})
afterAll(() => http.close())

const filterOf = (report: Report) => encode(group(report.filters), report.contoh)
const ask = (report: Report, more: object = {}, query: Record<string, string> = {}, token = own) =>
  http.call(callOf(report), {}, { token, query, body: { ...Object(filterOf(report)), ...more } })

describe.each(house.reports.map((report) => [report.title, report] as const))('%s', (_, report) => {
  // An opening balance is a row even where nothing happened.
  test('runs; its rows fit its columns, its totals are those of its rows', async () => {
    const { json, status } = await ask(report)
    expect(status).toBe(200)
    const said = { ...usualReportSentences, ...report.sentences }
    const { rows }: { rows: Record<string, unknown>[] } = flatAnswer(report, json.data)
    expect(json.message).toBe(rows.length > 0 ? said.available : said.empty)
    expect([json.count, json.data.count]).toEqual([rows.length, rows.length])
    const names = Object.keys(columnsAsked(report, report.contoh))
    for (const row of rows) expect(Object.keys(row)).toEqual(names)
    const plain = (name: string): boolean => report.columns[name]?.ratio === undefined
    const summed = Object.entries(totalFields(report.columns)).filter(([name]) => plain(name))
    const sums = summed.map(([name, field]) => [
      name,
      field.total === 'sum'
        ? rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)
        : rows.length,
    ])
    const totals = Object.entries(json.data.totals).filter(([name]) => plain(name))
    expect(totals).toEqual(sums) // a ratio is of the totals: report-compare.test.ts
    expect(json.data.groups === null).toBe(report.groupBy === undefined)
  })

  test('asks for each filter that it needs, with its sentence', async () => {
    for (const [name, field] of Object.entries(report.filters)) {
      if (field.required === false) continue
      const answer = await ask(report, { [name]: null })
      const message =
        typeof field.required === 'string' ? field.required : `${field.label} Tidak Boleh Kosong`
      expect(answer.json.fields, name).toEqual([{ field: name, message }])
    }
  })

  test('leaves as PDF, spreadsheet and CSV', async () => {
    const pdf = await ask(report, {}, { format: 'pdf' })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.bytes.subarray(-6).toString()).toContain('EOF')
    const xlsx = await ask(report, {}, { format: 'xlsx' })
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK')
    const csv = await ask(report, {}, { format: 'csv' })
    const shown = Object.values(columnsAsked(report, report.contoh)).filter(
      (field) => !field.hidden && field.kind !== 'image',
    )
    expect(csv.text.replace('\uFEFF', '').split('\r\n')[0]?.split(',')).toHaveLength(shown.length)
  })

  test('shows a branch to the head office, and to no other branch', async () => {
    expect((await ask(report, { kode_toko: 'GS1' }, {}, pusat)).status).toBe(200)
    expect((await ask(report, { kode_toko: 'PUSAT' })).status).toBe(403)
    expect((await ask(report, { kode_toko: 'TIADA' }, {}, pusat)).status).toBe(404)
    const all = await ask(report, { kode_toko: 'ALL' }, {}, pusat)
    expect(all.status, all.text).toBe(report.nested || report.chain ? 422 : 200)
    if (!report.when) return
    const flag = (value: boolean) =>
      http.send('PUT', `/api/v1/para-system/key/${report.when}`, { token: own, body: { value } })
    await flag(false)
    const off = await ask(report, { kode_toko: 'GS1' }, {}, pusat)
    expect([off.status, off.json.message]).toEqual([404, 'Laporan Ini Tidak Dibuka Untuk Toko GS1'])
    await flag(true)
  })

  test('keeps to one month where the shop says so, at both dates', async () => {
    const { tgl_from, tgl_to } = report.filters
    if (!tgl_from || !tgl_to) return
    const protect = (value: boolean) =>
      http.send('PUT', '/api/v1/para-system/key/ONE_MONTH_PROTECTION_MODULE', {
        token: own,
        body: { value },
      })
    const long = { tgl_from: '2026-01-31', tgl_to: '2026-03-01' }
    expect((await ask(report, long)).status).toBe(200)
    await protect(true)
    const tooLong = 'Rentang tanggal tidak boleh lebih dari 1 bulan'
    expect((await ask(report, long)).json.fields).toEqual([
      { field: 'tgl_from', message: tooLong },
      { field: 'tgl_to', message: tooLong },
    ])
    expect((await ask(report, { tgl_from: '2026-01-31', tgl_to: '2026-02-28' })).status).toBe(200)
    const turned = await ask(report, { tgl_from: '2026-02-02', tgl_to: '2026-02-01' })
    expect(turned.json.message).toBe('Tanggal awal tidak boleh lebih besar dari tanggal akhir')
    await protect(false)
  })
})
