import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What a shop owed before its books: 4,123 gr of 75 % at Rp 6.200.417, and Rp 1.250.003 in money.
let shop: Shop
let own: Person
let spv: Person

const uang = {
  ...{ supplier: 'UBS', no_surat: 'SJ-8', tgl_nota: '2026-08-03', uang: 1_250_003 },
  ...{ kadar: null, berat: null, nilai: 0 },
}
const emas = {
  ...{ supplier: 'UBS', no_surat: 'SJ-9', tgl_nota: '2026-10-17', uang: 0 },
  ...{ kadar: 75, berat: 4.123, nilai: 6_200_417 },
}
const simpan = (...baris: object[]) =>
  spv.postApproved('saldo-awal-supplier/simpan', { baris }, 'own')
const angka = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await shop.rows(query))[0]?.n ?? 0
const akun = (nomor: string) =>
  angka(sql<{ n: number }>`select coalesce(sum(debit - kredit), 0)::int as n from kencana.jurnal
    where nomor_akun = ${nomor}`)
const gram = (nama: string) =>
  angka(sql<{ n: number }>`select coalesce(sum(murni), 0)::int as n from kencana.gram
    where akun = ${nama}`)
let nomor: readonly string[] = []

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
})
afterAll(() => shop.close())

it('is shut once the shop has begun', async () => {
  await own.put('para-system/key/SALDO_AWAL_MODULE', { value: false })
  expect((await spv.post('saldo-awal-supplier/simpan', { baris: [uang] })).status).toBe(404)
  await own.put('para-system/key/SALDO_AWAL_MODULE', { value: true })
  const kasir = await shop.person('KASIR')
  expect((await kasir.post('saldo-awal-supplier/simpan', { baris: [uang] })).status).toBe(403)
})

it.each([
  [{ ...uang, uang: 0 }, 'uang', 'Hutang Uang Tidak Boleh Kosong'],
  [{ ...emas, kadar: null }, 'kadar', 'Kadar Tidak Boleh Kosong'],
  [{ ...emas, berat: null }, 'berat', 'Berat Tidak Boleh Kosong'],
  [{ ...emas, nilai: 0 }, 'nilai', 'Nilai Hutang Emas Tidak Boleh Kosong'],
  [{ ...emas, tgl_nota: '2026-11-22' }, 'tgl_nota', 'Tanggal Nota Tidak Valid'],
  [{ ...emas, supplier: 'ubs' }, 'supplier', 'Kode Supplier ubs Tidak Ditemukan'],
  [{ ...emas, kadar: 57 }, 'kadar', 'Kadar EOD Untuk Kadar 57,00 Belum Diisi'],
])('refuses a line that says too little %#', async (line, field, message) => {
  const { json } = await simpan(uang, line)
  expect(json.fields).toMatchObject([{ field: `baris.1.${field}`, message }])
})

it('reads a spreadsheet, and says which row is wrong', async () => {
  const csv = [
    'Supplier;No Surat Jalan;Tanggal Nota;Hutang Uang;Kadar;Berat;Nilai Hutang Emas',
    'UBS;SJ-8;2026-08-03;1250003;;;0',
    'UBS;SJ-9;2026-10-17;0;75;empat;6200417',
  ].join('\n')
  const { baris, masalah } = dataOf(await spv.upload('saldo-awal-supplier/impor', Buffer.from(csv)))
  expect(baris).toContainEqual(expect.objectContaining({ no_surat: 'SJ-8', uang: 1_250_003 }))
  expect(masalah).toMatchObject([{ baris: 3 }])
  expect((await spv.get('saldo-awal-supplier/contoh')).status).toBe(200)
})

it('is a receipt each: in the ledger against 3901, in gold against SALDO AWAL', async () => {
  expect((await spv.post('saldo-awal-supplier/simpan', { baris: [uang] })).status).toBe(403)
  nomor = Object(dataOf(await simpan(uang, emas))['nomor'])
  expect(nomor).toHaveLength(2)
  expect([await akun('2102'), await akun('3901')]).toEqual([-7_450_420, 7_450_420])
  expect([await gram('SUPPLIER'), await gram('SALDO AWAL')]).toEqual([-3_092, 3_092])
  expect((await spv.get('hutang-supplier/pilihan')).json.data).toMatchObject([
    { nomor: nomor[0], uraian: 'UBS Rp 1.250.003 (0,000 gr)' },
    { nomor: nomor[1], uraian: 'UBS Rp 6.200.417 (3,092 gr)' },
  ])
  expect(await shop.audit()).toEqual([])
})

it('agrees with the trial balance of the opening', async () => {
  const lain = { keterangan: null, selisih_ke_modal: true }
  const awal = (kredit: number) =>
    spv.postApproved(
      'saldo-awal-akun/simpan',
      {
        ...lain,
        baris: [
          { nomor_akun: '2102', debit: 0, kredit },
          { nomor_akun: '3101', debit: 0, kredit: 5_000_001 },
        ],
      },
      'own',
    )
  expect((await awal(7_450_419)).json.message).toMatch(/2102 Punya Buku Sendiri.*-Rp 7.450.420/)
  dataOf(await awal(7_450_420))
  expect(await akun('2102')).toBe(-7_450_420)
})

it('is paid like a receipt, stands in the statement, and then cannot be taken back', async () => {
  const bayar = { tempat: 'BANK', no_rekening: '1234567890', no_ref: 'TRF-1' }
  const baris = [
    { no_terima: nomor[0], jumlah: 250_001 },
    { no_terima: nomor[1], jumlah: null },
  ]
  const dibayar = await spv.postApproved('bayar-supplier/simpan', { ...bayar, baris }, 'own')
  dataOf(dibayar)
  expect([await akun('2102'), await gram('SUPPLIER')]).toEqual([-1_000_002, 0])
  const batal = (satu = '') =>
    spv.postApproved('saldo-awal-supplier/batal', { nomor: satu, alasan: 'Salah isi' }, 'own')
  expect((await batal(nomor[0])).json.message).toMatch(/Sudah Dibayar/)
  const masa = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', supplier: null }
  const { rows } = dataOf(await own.post('hutang-supplier/kartu', masa))
  expect(Object(rows).map((row: Record<string, unknown>) => row['gerak'])).toContain(
    'SALDO_AWAL_SUPPLIER',
  )
  expect(await shop.audit()).toEqual([])
  const [lagi] = Object(dataOf(await simpan(emas))['nomor'])
  dataOf(await batal(lagi))
  expect([await akun('2102'), await gram('SUPPLIER')]).toEqual([-1_000_002, 0])
  expect(await shop.audit()).toEqual([])
})
