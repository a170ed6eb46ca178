import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDb } from '#server/db'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// November is closed: its paper says of every bank account how far it was compared with its bank.
let shop: Shop
let own: Person
let mu: Person
let spv: Person

const sampai = '2026-11-30'
const no_rekening = '1234567890'
const akun = async () => {
  const { data } = (await mu.get(`tutup-bulan/bank?sampai=${sampai}`)).json
  return data
}
const tutup = () => mu.postApproved('tutup-bulan/simpan', { sampai, keterangan: null }, 'own')
const uang = async (jumlah: number, no_ref: string) =>
  dataOf(
    await spv.post('cash/uang-bank', {
      ...{ kode_bank: 'BCA', no_rekening, kode_transaksi: 'BUNGA', jumlah, no_ref },
      keterangan: 'uji',
    }),
  )
const kirim = (
  saldo_awal: number,
  baris: readonly [tgl: string, jumlah: number][],
  hari: string | null,
) =>
  spv.post('rekening-koran/simpan', {
    ...{ no_rekening, bentuk: 'TABEL', nama_file: 'k.csv', judul: 1, urutan: 'DMY' },
    ...{ peran: 'TGL,KETERANGAN,KELUAR,MASUK,SALDO', saldo_awal, sampai: hari },
    saldo_akhir: baris.reduce((sum, [, jumlah]) => sum + jumlah, saldo_awal),
    baris: baris.map(([tgl, jumlah]) => ({
      ...{ tgl, keterangan: `BANK ${jumlah}`, no_ref: null },
      ...{ masuk: Math.max(0, jumlah), keluar: Math.max(0, 0 - jumlah) },
    })),
  })
const koran = async (saldo_awal: number, ...baris: [tgl: string, jumlah: number][]) =>
  dataOf(await kirim(saldo_awal, baris, null))
/** The bank did nothing until a day. */
const tanpaMutasi = (saldo: number, hari: string | null) => kirim(saldo, [], hari)
interface Baris {
  readonly id: string
  readonly n: number
  readonly jumlah: number
}
const cocokkan = async (jumlah: number): Promise<void> => {
  const { kas, koran: lines } = (await spv.get(`rekonsiliasi-bank?no_rekening=${no_rekening}`)).json
    .data
  const kunci = (rows: readonly Baris[]) =>
    rows.filter((row) => row.jumlah === jumlah).map(({ id, n }) => ({ id, n }))
  const pasangan = [{ alasan: null, koran: kunci(lines), kas: kunci(kas) }]
  dataOf(await spv.post('rekonsiliasi-bank/cocokkan', { no_rekening, pasangan }))
}
const kertas = async (): Promise<readonly Record<string, unknown>[]> => {
  const { data } = (await mu.post('tutup-bulan/report', { tgl: '2026-11-17' })).json
  return data.rows
}

beforeAll(async () => {
  shop = await openShop('GS1', '2026-12-02T02:00:00+07:00')
  own = await shop.person('OWN')
  mu = await shop.person('MU')
  spv = await shop.person('SPV')
  await fillMasters(own)
  dataOf(
    await spv.post('paratransaksi/create', {
      ...{ kode_transaksi: 'BUNGA', nama_transaksi: 'BUNGA', jenis_transaksi: 'MASUK' },
      nomor_akun: '4109',
    }),
  )
  const awal = { tempat: 'BANK', no_rekening, jumlah: 10_000_000 }
  dataOf(await spv.postApproved('cash/saldo-awal', awal, 'own'))
  await uang(317_259, 'BG-17')
  await uang(4_123_456, 'TRF-9')
  await uang(99_001, 'TRF-10')
  for (const [tgl_system, tgl_berikut] of [
    ['2026-11-21', sampai],
    [sampai, '2026-12-01'],
  ])
    dataOf(await spv.post('tutup-toko', { tgl_system, tgl_berikut }))
})
afterAll(() => shop.close())

it('says of an account that nobody compared that it has no statement', async () => {
  expect(await akun()).toEqual([
    {
      ...{ kode_bank: 'BCA', no_rekening, keadaan: 'TANPA', nomor: null, sampai: null, belum: 0 },
      ...{ saldo_buku: 14_539_716, saldo_koran: null },
    },
  ])
  expect((await spv.get(`tutup-bulan/bank?sampai=${sampai}`)).status).toBe(403)
  // Nor does its link give him the paper of a month.
  for (const format of ['', '?format=pdf', '?format=xlsx'])
    expect((await spv.post(`tutup-bulan/report${format}`, { tgl: sampai })).status).toBe(403)
  expect((await mu.post('tutup-bulan/report?format=pdf', { tgl: sampai })).status).toBe(200)
})

it('begins with no balance but that of the book, when nothing moved', async () => {
  const { json } = await tanpaMutasi(14_539_715, sampai)
  expect(json.message).toBe('Tanpa Mutasi Saldonya Tetap Rp 14.539.716')
})

const jalan = 'Impor Sisanya Atau Pilih Tidak Ada Mutasi'

it('is refused while an account that is compared stops before the end of the month', async () => {
  await koran(10_000_000, ['2026-11-21', 317_259])
  expect(await akun()).toMatchObject([{ keadaan: 'KURANG', sampai: '2026-11-21' }])
  const { json, status } = await tutup()
  expect([status, json.fields]).toEqual([
    400,
    [
      expect.objectContaining({
        field: 'sampai',
        message: `Rekening Koran ${no_rekening} Sampai 2026-11-21: ${jalan}`,
      }),
    ],
  ])
})

it.each([
  [14_539_716, '2026-11-30', 'Tanpa Mutasi Saldonya Tetap Rp 10.317.259'],
  [10_317_259, '2026-11-21', 'Semua Baris Rekening Koran Ini Sudah Ada'],
  [10_317_259, '2026-12-02', 'Tidak Boleh Sesudah Tanggal Toko 2026-12-01'],
  [10_317_259, null, 'Tanggal Tidak Boleh Kosong'],
])('may not say that nothing moved: Rp %d until %s', async (saldo, hari, message) => {
  expect((await tanpaMutasi(saldo, hari)).json.message).toBe(message)
})

it('takes no statement that ends before its last line', async () => {
  const { json } = await kirim(10_317_259, [['2026-11-26', 4_123_456]], '2026-11-25')
  expect(json.fields).toEqual([
    expect.objectContaining({ field: 'sampai', message: 'Baris Terakhir Tanggal 2026-11-26' }),
  ])
})

it('may have rows that nobody matched: whoever agrees reads how many', async () => {
  await koran(10_317_259, ['2026-11-21', 4_123_456], ['2026-11-22', -17_500])
  // The bank did nothing more after the 22nd, and no line says so.
  expect(await akun()).toMatchObject([{ keadaan: 'KURANG', sampai: '2026-11-22' }])
  dataOf(await tanpaMutasi(14_423_215, sampai))
  expect(await akun()).toMatchObject([{ keadaan: 'BEDA', belum: 6, saldo_koran: 14_423_215 }])
  await cocokkan(317_259)
  const { json } = await mu.post('tutup-bulan/simpan', { sampai, keterangan: null })
  expect(Object(json.details).sebelum).toMatchObject({
    'Rekonsiliasi Bank': `${no_rekening}: Ada Baris Belum Cocok (4)`,
  })
})

it('is agreed to as it is, and freezes what the bank said', async () => {
  // Two rows are matched in the moment of the closing: what was agreed to is no longer so.
  shop.before('tutup-bulan/simpan', () => cocokkan(4_123_456))
  const { json } = await tutup()
  expect([json.code, Object(json.details).sebelum['Rekonsiliasi Bank']]).toEqual([
    'E-OTORISASI',
    `${no_rekening}: Ada Baris Belum Cocok (2)`,
  ])
  dataOf(await tutup())
  const [beku] = await shop.rows<{ bank: unknown }>(
    sql`select isi->'bank' as bank from kencana.dokumen where jenis = 'TUTUP_BULAN'`,
  )
  expect(beku?.bank).toMatchObject([{ keadaan: 'BEDA', belum: 2, sampai: '2026-11-30' }])
})

it('compares the accounts while the shop goes on: the chain is not waited for', async () => {
  const owner = openDb(shop.http.database.ownerUrl)
  const periksa = () =>
    owner.chain.transaction(async (tx) => {
      await tx.rows(sql`set local lock_timeout = '3s'`)
      await tx.rows(sql`select kencana.periksa_tutup_bulan(
        row('GS1', gen_random_uuid(), '2026-12-01', now(), 'mu')::kencana.konteks,
        jsonb_build_object('sampai', ${sampai}::text, 'terakhir', null, 'bank', '[]'::jsonb))`)
    })
  const kode = await owner.chain.transaction(async (tx) => {
    await tx.rows(sql`select from kencana.rantai for update`) // somebody sells
    return periksa().catch((error: unknown) => Object(error).code)
  })
  await owner.close()
  expect(kode).toBe('berubah') // not: the lock was not to be had
})

it('prints every account from its book to its bank', async () => {
  const rows = await kertas()
  expect(rows.slice(0, 5).map(({ jumlah, uraian }) => [uraian, jumlah])).toEqual([
    ['Ditutup', null],
    ['Laba Bulan Ini', 4_539_716],
    ['Harta', 14_539_716],
    ['Kartu Belum Cair', 0],
    ['Uang Di Jalan', 0],
  ])
  const bank = rows.slice(5)
  expect(new Set(bank.map(({ bagian }) => bagian))).toEqual(new Set([`BCA ${no_rekening}`]))
  expect(bank.map(({ jumlah, saldo, uraian }) => [uraian, jumlah, saldo])).toEqual([
    ['Ada Baris Belum Cocok', null, null],
    ['Saldo Menurut Buku', null, 14_539_716],
    ['Di Buku, Belum Di Bank', -99_001, 14_440_715],
    ['Di Bank, Belum Di Buku', -17_500, 14_423_215],
    ['Saldo Menurut Bank', null, 14_423_215],
  ])
  const [raw] = await shop.rows<{ bank: number; buku: number }>(sql`
    select (select sum(jumlah_in - jumlah_out) from kencana.kas where jenis = 'TRANSFER')::int as buku,
      10000000 + (select sum(masuk - keluar) from kencana.koran)::int as bank`)
  expect(raw).toEqual({ buku: 14_539_716, bank: 14_423_215 })
})

it('says what has become of it since', async () => {
  await koran(14_423_215, ['2026-12-01', 99_001])
  await cocokkan(99_001)
  const bank = (await kertas()).slice(5)
  // What came in December still was on its way at the end of the month.
  expect(bank.map(({ dokumen, uraian }) => [uraian, dokumen]).slice(0, 2)).toEqual([
    ['Ada Baris Belum Cocok', 'RK-GS1-261201-0004'],
    ['Saat Ditutup: Ada Baris Belum Cocok', 'RK-GS1-261201-0003'],
  ])
  expect(bank).toHaveLength(6)
  expect(await shop.audit()).toEqual([])
})
