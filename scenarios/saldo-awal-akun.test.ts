import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cincin, dataOf, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A shop begins with a trial balance from a sheet; what has a book of its own must agree with it.
let shop: Shop
let own: Person
let spv: Person
let mu: Person
let nomor = ''

const kas = 9_000_750
const stok = cincin.harga_pokok
const baris = [
  { nomor_akun: '1101', debit: kas, kredit: 0 },
  { nomor_akun: '1201', debit: stok, kredit: 0 },
  { nomor_akun: '1301', debit: 4_123_456, kredit: 0 },
  { nomor_akun: '2108', debit: 0, kredit: 1_000_001 },
  { nomor_akun: '3101', debit: 0, kredit: kas + stok + 3_123_455 },
]
const isi = { keterangan: 'Neraca lama', selisih_ke_modal: false, baris }
const saldo = async () =>
  Object.fromEntries(
    (
      await shop.rows<{ akun: string; n: number }>(
        sql`select nomor_akun as akun, sum(debit - kredit)::int as n from jurnal
          group by 1 having sum(debit - kredit) <> 0 order by 1`,
      )
    ).map(({ akun, n }) => [akun, n]),
  )
const ditolak = async (lain: object) =>
  (await spv.post('saldo-awal-akun/simpan', { ...isi, ...lain })).json.message

beforeAll(async () => {
  shop = await openShop(undefined, undefined, true)
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  mu = await shop.person('MU')
})
afterAll(() => shop.close())

it('is filled in on a sheet of the chart, and read back whole or not at all', async () => {
  const sheet = await spv.get('saldo-awal-akun/contoh')
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
  const read = await spv.upload('saldo-awal-akun/impor', sheet.bytes)
  // Nothing is filled in yet: no line, and nothing is wrong.
  expect(read.json.data, read.text).toMatchObject({ baris: [], masalah: [] })
  const csv =
    'Nomor Akun,Nama Akun,Debet,Kredit\r\n1301,Peralatan,4123456,\r\n2108,,,1000001\r\n3101,Modal,,\r\n'
  expect((await spv.upload('saldo-awal-akun/impor', Buffer.from(csv))).json.data).toEqual({
    baris: [baris[2], baris[3]],
    asing: 'Nama Akun',
    masalah: [],
  })
  const salah = await spv.upload(
    'saldo-awal-akun/impor',
    Buffer.from('Nomor Akun,Debet\n1301,banyak\n,5\n'),
  )
  expect(salah.json.data.masalah.map((one: { baris: number }) => one.baris)).toEqual([2, 3])
  expect((await mu.upload('saldo-awal-akun/impor', Buffer.from(csv))).status).toBe(403)
  expect(
    (await spv.upload('saldo-awal-akun/impor', Buffer.from('Nomor Akun\n'))).json.message,
  ).toBe('File Ini Kosong')
})

it('is refused while the books of its accounts say otherwise', async () => {
  expect(await ditolak({})).toBe(
    'Akun 1101 Punya Buku Sendiri (KAS): Saldo Awal Menurut Bukunya Rp 0',
  )
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: kas }, 'own'))
  expect(await ditolak({})).toMatch(/^Akun 1201 Punya Buku Sendiri .*Rp 0$/)
  await terimaCincin(spv, 1)
  expect(await ditolak({ baris: baris.slice(0, 4) })).toMatch(/^Debet Dan Kredit Berbeda Rp /)
  expect((await mu.post('saldo-awal-akun/simpan', isi)).status).toBe(403)
  expect((await spv.post('saldo-awal-akun/simpan', isi)).json.details?.kategori).toBe(
    'SALDO_AWAL_AKUN',
  )
  expect(await saldo()).toEqual({ 1101: kas, 1201: stok, 3901: -kas - stok })
})

it('is posted by two people before the first day, and leaves nothing on the opening account', async () => {
  nomor = String(dataOf(await spv.postApproved('saldo-awal-akun/simpan', isi, 'own'))['nomor'])
  expect(nomor).toBe('AW-GS1-261120-0001')
  const semua = Object.fromEntries(baris.map((one) => [one.nomor_akun, one.debit - one.kredit]))
  expect(await saldo()).toEqual(semua)
  expect(await ditolak({})).toBe(`Saldo Awal Akun Sudah Diisi (${nomor}), Batalkan Dahulu`)
})

it('is taken back while no day is closed, and filled in again with its difference', async () => {
  const alasan = 'Salah ketik modal'
  expect((await spv.post('saldo-awal-akun/batal', { nomor, alasan: 'x' })).status).toBe(400)
  const batal = dataOf(await spv.postApproved('saldo-awal-akun/batal', { nomor, alasan }, 'own'))
  expect(batal['nomor']).toBe('BT-GS1-261120-0001')
  expect(await saldo()).toEqual({ 1101: kas, 1201: stok, 3901: -kas - stok })
  const lagi = { ...isi, selisih_ke_modal: true, baris: baris.slice(0, 4) }
  nomor = String(dataOf(await spv.postApproved('saldo-awal-akun/simpan', lagi, 'own'))['nomor'])
  expect(await saldo()).toMatchObject({ 3901: -kas - stok - 3_123_455, 1301: 4_123_456 })
})

it('stands once when two people send it at once', async () => {
  dataOf(await spv.postApproved('saldo-awal-akun/batal', { nomor, alasan: 'Sekali lagi' }, 'own'))
  const spv2 = await shop.person('SPV', 'spv2')
  let sela = 0
  shop.before('saldo-awal-akun/simpan', async () => {
    sela = (await spv2.postApproved('saldo-awal-akun/simpan', isi, 'own')).status
  })
  const late = await spv.postApproved('saldo-awal-akun/simpan', isi, 'own')
  expect([sela, late.status]).toEqual([200, 409])
  expect(late.json.message).toMatch(/^Saldo Awal Akun Sudah Diisi \(AW-GS1-261120-000\d\)/)
})

it('is closed with the first day', async () => {
  const [standing] = (await spv.get('saldo-awal-akun/lihat?status=VALID')).json.data
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  const tutup = 'Tanggal 2026-11-21 Sudah Ditutup, Saldo Awal Akun Tidak Dapat Diubah Lagi'
  expect(await ditolak({})).toBe(tutup)
  const batal = { nomor: standing.nomor, alasan: 'Terlambat' }
  expect((await spv.post('saldo-awal-akun/batal', batal)).json.message).toBe(tutup)
  // The day before the first is closed with it: its figures are in the balance sheet.
  const neraca = { tgl: '2026-11-21' }
  expect((await own.post('akun/report-neraca', neraca)).status).toBe(200)
  expect(shop.tinjauan?.beda).toEqual([])
  expect(await shop.audit()).toEqual([])
  dataOf(await own.put('para-system/key/SALDO_AWAL_MODULE', { value: false }))
  expect((await spv.post('saldo-awal-akun/simpan', isi)).status).toBe(404)
})
