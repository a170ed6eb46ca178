import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { playDay } from './hari-konter.ts'
import type { Person } from './shop.ts'

// A day of the counter, an interest, a shrinkage: what the owner earned, by where it came from.
let day: Awaited<ReturnType<typeof playDay>>
let mu: Person

const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-30' }
/** Income above zero, out of the journal itself. */
const akun = async (...nomor: string[]): Promise<number> => {
  const [row] = await day.shop.rows<{ jumlah: number }>(
    sql`select coalesce(sum(kredit - debit), 0)::float8 as jumlah from jurnal
      where nomor_akun in (${sql.join(nomor)})`,
  )
  return row?.jumlah ?? Number.NaN
}

beforeAll(async () => {
  day = await playDay()
  mu = await day.shop.person('MU')
  dataOf(await day.own.put('para-system/key/AKUNTANSI_MODULE', { value: true }))
  const baris = [
    { nomor_akun: '5103', debit: 71_237, kredit: 0 },
    { nomor_akun: '6101', debit: 4_123_457, kredit: 0 },
    { nomor_akun: '4107', debit: 0, kredit: 87_653 },
    { nomor_akun: '4106', debit: 0, kredit: 210_001 },
    { nomor_akun: '3103', debit: 0, kredit: 3_897_040 },
  ]
  const isi = { keterangan: 'Akhir hari', baris }
  dataOf(await mu.postApproved('jurnal-umum/simpan', isi, 'own'))
}, 120_000)
afterAll(() => day.shop.close())

it('says of each source what the journal says, and adds up to the profit', async () => {
  const { rows } = (await mu.post('akun/report-laba-rugi-cabang', hari)).json.data
  const margin = await akun('4101', '4102', '4104', '5101', '5102')
  expect(margin).not.toBe(0)
  expect(rows).toMatchObject([
    {
      ...{ margin, ongkos: await akun('4103'), bunga: 87_653, service: 210_001 },
      ...{ susut: await akun('5103'), lain: await akun('4105', '4109') },
      biaya: await akun('5104', '5105', '5106', '5108', '6101', '6103', '6104', '6109', '6110'),
    },
  ])
  const laba = (await mu.post('akun/report-laba-rugi', hari)).json.data.totals.jumlah
  expect(rows[0].laba).toBe(laba)
  const { margin: m, ongkos, bunga, service, lain, susut, biaya } = rows[0]
  expect(m + ongkos + bunga + service + lain + susut + biaya).toBe(laba)
})
