import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { openKantong } from './kantong.ts'
import type { Person, Shop } from './shop.ts'

// An accountant books what no other document books, and reads the books of the day.
let shop: Shop
let own: Person
let mu: Person

const gaji = {
  keterangan: 'Gaji yang masih harus dibayar',
  baris: [
    { nomor_akun: '6101', debit: 7_123_456, kredit: 0 },
    { nomor_akun: '6102', debit: 1_000_001, kredit: 0 },
    { nomor_akun: '3103', debit: 0, kredit: 8_123_457 },
  ],
}
const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
const laporan = async (path: string, body: object = hari) => (await mu.post(path, body)).json.data
const simpan = (body: object) => mu.postApproved('jurnal-umum/simpan', body, 'own')
/** The journal itself, account by account: debit above zero. */
const jurnal = async (jenis: readonly string[]) =>
  shop.rows<{ nomor_akun: string; saldo: number }>(
    sql`select j.nomor_akun, sum(j.debit - j.kredit)::float8 as saldo from jurnal j
      join akun a using (kode_toko, nomor_akun)
      where a.jenis_akun in (${sql.join(jenis)}) group by 1
      having sum(j.debit - j.kredit) <> 0 order by 1`,
  )

beforeAll(async () => {
  ;({ shop } = await openKantong())
  own = await shop.person('OWN')
  mu = await shop.person('MU')
}, 60_000)
afterAll(() => shop.close())

describe('a general entry', () => {
  it('is there where the shop keeps accounts', async () => {
    const atur = async (value: boolean) =>
      dataOf(await own.put('para-system/key/AKUNTANSI_MODULE', { value }))
    await atur(false)
    expect((await mu.post('jurnal-umum/simpan', gaji)).status).toBe(404)
    await atur(true)
  })

  it('wants a second person, who reads both sides', async () => {
    expect((await mu.post('jurnal-umum/simpan', gaji)).json.details).toMatchObject({
      kategori: 'JURNAL_UMUM',
      sebelum: { 3103: 'Rp 8.123.457' },
      sesudah: { 6101: 'Rp 7.123.456', 6102: 'Rp 1.000.001' },
    })
    expect(dataOf(await simpan(gaji))['nomor']).toBe('JU-GS1-261121-0001')
    expect((await mu.get('jurnal-umum/lihat')).json.data).toMatchObject([
      { keterangan: gaji.keterangan, jumlah: 8_123_457, status: 'VALID' },
    ])
  })

  const [satu, dua, tiga] = gaji.baris
  it.each([
    [[satu, dua], 'Debet Dan Kredit Berbeda Rp 8.123.457'],
    [[satu], 'Baris Jurnal Tidak Boleh Kosong'],
    [[satu, dua, { ...tiga, nomor_akun: '9999' }], 'Nomor Akun Tidak Valid'],
    [
      [satu, dua, { ...tiga, nomor_akun: '1101' }],
      'Akun 1101 Punya Buku Sendiri (KAS), Pilih Akun Lain',
    ],
    [
      [satu, dua, { ...tiga, nomor_akun: '2103' }],
      'Akun 2103 Punya Buku Sendiri (PAJAK), Pilih Akun Lain',
    ],
  ])('is refused with %j', async (baris, message) => {
    expect((await simpan({ ...gaji, baris })).json.message).toBe(message)
  })
})

describe('the books of the day', () => {
  it('are even: every account of the journal, both sides', async () => {
    const { rows, totals } = await laporan('akun/report-neraca-saldo')
    expect(totals).toMatchObject({ awal: 0, akhir: 0, debet: totals.kredit })
    const akhir = new Map(
      rows.map((row: { nomor_akun: string; akhir: number }) => [row.nomor_akun, row.akhir]),
    )
    const semua = await jurnal(['HARTA', 'HUTANG', 'MODAL', 'PENDAPATAN', 'BIAYA'])
    expect(semua.length).toBeGreaterThan(5)
    expect(semua.map(({ nomor_akun }) => [nomor_akun, akhir.get(nomor_akun)])).toEqual(
      semua.map(({ nomor_akun, saldo }) => [nomor_akun, saldo]),
    )
  })

  it('say what was earned', async () => {
    const { rows, totals } = await laporan('akun/report-laba-rugi')
    const asli = await jurnal(['PENDAPATAN', 'BIAYA'])
    expect(totals.jumlah).toBe(0 - asli.reduce((sum, { saldo }) => sum + saldo, 0))
    expect(rows).toContainEqual(
      expect.objectContaining({ kelompok: 'Biaya', nomor_akun: '6101', jumlah: -7_123_456 }),
    )
  })

  it('weigh the same on both sides of the balance sheet', async () => {
    const { rows, totals } = await laporan('akun/report-neraca', { tgl: '2026-11-21' })
    expect(totals.harta).toBe(totals.kewajiban)
    const harta = await jurnal(['HARTA'])
    expect(totals.harta).toBe(harta.reduce((sum, { saldo }) => sum + saldo, 0))
    const laba = await laporan('akun/report-laba-rugi')
    expect(rows.at(-1)).toMatchObject({ nama_akun: 'Laba Berjalan', kewajiban: laba.totals.jumlah })
  })

  it('of the day before are empty', async () => {
    const { tgl_from: _, ...lain } = hari
    const kemarin = { ...lain, tgl_from: '2026-11-20', tgl_to: '2026-11-20' }
    expect((await laporan('akun/report-neraca-saldo', kemarin))?.rows ?? []).toEqual([])
  })
})

it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
