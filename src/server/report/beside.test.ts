import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHttp } from '#server/test-http'
import { bukaHarian, tanyaHarian } from './test-harian.ts'

// A report beside another month, and beside other shops.

let http: TestHttp
beforeAll(async () => {
  http = await bukaHarian(() => Date.parse('2026-11-24T03:00:00Z'))
})
afterAll(() => http.close())

const ask = (user: string, body: object, query?: { format: string }) =>
  tanyaHarian(http, user, body, query)

test('stands beside the month before, day beside day', async () => {
  const { json } = await ask('own', {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-02',
    banding: 'BULAN',
  })
  expect(json.data.sisi.rows).toEqual([
    expect.objectContaining({ tgl: '2026-11-01', berat: 4123, berat_lalu: 1120, berat_beda: 3003 }),
    expect.objectContaining({
      tgl: '2026-11-02',
      berat: 8246,
      berat_lalu: 2240,
      berat_naik: 26813,
    }),
  ])
  // 12.369 gr of 3.360: the percentage is of the totals, no sum of percentages.
  expect(json.data.sisi.totals).toMatchObject({ berat: 12369, berat_beda: 9009, berat_naik: 26813 })
  expect(json.data.sisi.totals).toMatchObject({ harga_beda: 0, harga_naik: 0 })
})

test('stands beside the same as a file, with the columns that are wanted', async () => {
  const body = {
    tgl_from: '2026-11-02',
    tgl_to: '2026-11-02',
    banding: 'BULAN',
    kolom: 'berat,-harga,-pcs,-jenis',
  }
  const { text } = await ask('own', body, { format: 'csv' })
  const lines = text.trim().split(/\r?\n/)
  expect(lines[0]).toContain('Berat,Berat Bulan Sebelumnya,Berat Selisih,%')
  expect(lines[0]).not.toContain('Harga')
  expect(lines[1]).toMatch(/^"?2026-11-02"?,8.246,2.240,6.006,268.13/)
  const pdf = await ask('own', body, { format: 'pdf' })
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('shows shops beside each other, and compares no report of one', async () => {
  const body = { tgl_from: '2026-11-03', tgl_to: '2026-11-03', kode_toko: 'GS1,GS2', sisi: true }
  const { json } = await ask('own', body)
  expect(json.data.sisi.rows).toEqual([
    expect.objectContaining({ berat_GS1: 12369, berat_GS2: 24738, berat_semua: 37107 }),
  ])
  const alone = await ask('cabang', body)
  expect(alone.json.message).toBe('Anda Tidak Memiliki Hak Akses')
})
