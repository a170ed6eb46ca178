import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf } from './cincin.ts'
import { personOf, type Person } from './shop.ts'

// Three shops, each with its own money and costs: their balance sheets stand side by side, account
// by account, with the sum of the chain.
let http: TestHttp
let mu: Person

const toko = ['PUSAT', 'GS1', 'GS2'] as const
const hari = '2026-11-21'
const kas = { PUSAT: 50_000_003, GS1: 20_000_017, GS2: 7_000_101 } as const
const biaya = { PUSAT: 4_123_457, GS1: 87_653, GS2: 210_001 } as const

type Baris = Readonly<Record<string, unknown>>
const berdampingan = async (path: string, isi: object, oleh = mu) =>
  (await oleh.post(path, { ...isi, kode_toko: toko.join(), sisi: true })).json.data?.sisi
const saldo = async (kode: string, nomor: string): Promise<number> => {
  const [row] = await http.database.db.rows<{ n: number }>(
    kode,
    sql`select coalesce(sum(debit - kredit), 0)::int as n from kencana.jurnal
      where nomor_akun = ${nomor}`,
  )
  return row?.n ?? 0
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  for (const kode of toko) {
    await http.addShop(kode, kode === 'PUSAT' ? 'PUSAT' : undefined)
    const kecil = kode.toLowerCase()
    const own = personOf(http, `own.${kecil}`, await http.token(`own.${kecil}`, 'OWN', kode))
    const saya = personOf(http, `mu.${kecil}`, await http.token(`mu.${kecil}`, 'MU', kode))
    const spv = personOf(http, `spv.${kecil}`, await http.token(`spv.${kecil}`, 'SPV', kode))
    if (kode === 'PUSAT') mu = saya
    dataOf(await own.put('para-system/key/AKUNTANSI_MODULE', { value: true }))
    const awal = { tempat: 'KAS', jumlah: kas[kode] }
    dataOf(await spv.postApproved('cash/saldo-awal', awal, own.user_id))
    const baris = [
      { nomor_akun: '6101', debit: biaya[kode], kredit: 0 },
      { nomor_akun: '3103', debit: 0, kredit: biaya[kode] },
    ]
    const isi = { keterangan: 'Penyusutan', baris }
    dataOf(await saya.postApproved('jurnal-umum/simpan', isi, own.user_id))
    // One shop calls its cash by another name: it is the same account.
    if (kode === 'GS1') {
      const akun = { nomor_akun: '1101', nama_akun: 'Kas Laci', jenis_akun: 'HARTA', versi: 1 }
      dataOf(await own.put('akuns/update/1101', akun))
    }
  }
}, 120_000)
afterAll(() => http.close())

it('stands account by account, shop beside shop, with the sum of the chain', async () => {
  const { rows, series, totals } = await berdampingan('akun/report-neraca', { tgl: hari })
  expect(series.map(({ words }: { words: string }) => words)).toEqual([...toko])
  const jumlah = kas.PUSAT + kas.GS1 + kas.GS2
  expect(rows[0]).toMatchObject({
    ...{ nomor_akun: '1101', nama_akun: 'Kas' },
    ...{ harta_PUSAT: kas.PUSAT, harta_GS1: kas.GS1, harta_GS2: kas.GS2, harta_semua: jumlah },
  })
  const nomor = rows.map((row: Baris) => row['nomor_akun'])
  expect(nomor).toEqual([...nomor.filter((one: unknown) => one !== null).toSorted(), null])
  // What runs as profit is told last, and both sides are one in every shop and in the chain.
  const rugi = -biaya.PUSAT - biaya.GS1 - biaya.GS2
  expect(rows.at(-1)).toMatchObject({ nama_akun: 'Laba Berjalan', kewajiban_semua: rugi })
  for (const key of [...toko, 'semua'])
    expect(totals[`kewajiban_${key}`]).toBe(totals[`harta_${key}`])
  expect(totals.harta_semua).toBe(jumlah)
})

it('says of each shop what its own journal says', async () => {
  const { rows } = await berdampingan('akun/report-neraca', { tgl: hari })
  for (const row of rows.filter(({ nomor_akun }: Baris) => nomor_akun !== null))
    for (const kode of toko)
      expect(Number(row[`harta_${kode}`]) - Number(row[`kewajiban_${kode}`])).toBe(
        await saldo(kode, row.nomor_akun),
      )
  const { rows: laba } = await berdampingan('akun/report-laba-rugi', {
    ...{ tgl_from: hari, tgl_to: hari },
  })
  expect(laba).toMatchObject([
    {
      ...{ nomor_akun: '6101', jumlah_GS1: -biaya.GS1 },
      jumlah_semua: -biaya.PUSAT - biaya.GS1 - biaya.GS2,
    },
  ])
})

it("is the head office's: a branch reads its own", async () => {
  const cabang = personOf(http, 'mu.gs1', await http.token('mu.gs1'))
  expect(await berdampingan('akun/report-neraca', { tgl: hari }, cabang)).toBeUndefined()
})
