import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contohTambah } from '#modules/stok/test-tambah'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

let shop: Shop
let own: Person
let spv: Person
let mu: Person
const [contoh] = contohTambah.baris
const baris = [{ ...contoh, berat: 4.12 }]
const saldo = { tempat: 'BANK', no_rekening: '1234567890', jumlah: 120_000_000 }

const books = () =>
  shop.rows<{ buku: string; apa: string; jumlah: number }>(sql`
    select 'kas' as buku, kategori || ' ' || jenis as apa, (jumlah_in - jumlah_out) as jumlah
      from kencana.kas
    union all select 'jurnal', nomor_akun, sum(debit - kredit)::bigint from kencana.jurnal
      group by nomor_akun having sum(debit - kredit) <> 0
    union all select 'gram', akun, sum(kotor)::bigint from kencana.gram group by akun
    order by 1, 2, 3`)

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  mu = await shop.person('MU')
})
afterAll(() => shop.close())

describe('what a shop had before its books began', () => {
  it('is said by OWN or SPV, money with the other one’s word', async () => {
    expect((await mu.post('cash/saldo-awal', saldo)).status).toBe(403)
    const made = await own.postApproved('cash/saldo-awal', saldo, 'spv')
    expect(made.json.data).toEqual({ nomor: 'SA-GS1-261121-0001' })
    expect(await books()).toEqual([
      { buku: 'jurnal', apa: '1102', jumlah: 120_000_000 },
      { buku: 'jurnal', apa: '3901', jumlah: -120_000_000 },
      { buku: 'kas', apa: 'SALDO AWAL TRANSFER', jumlah: 120_000_000 },
    ])
  })

  it('is undone the same day, to the rupiah', async () => {
    const batal = { nomor: 'SA-GS1-261121-0001', alasan: 'Salah nol satu' }
    expect((await own.postApproved('cash/saldo-awal/batal', batal, 'spv')).status).toBe(200)
    expect((await books()).filter(({ buku }) => buku === 'jurnal')).toEqual([])
    const { json } = await own.get('cash/paginated')
    expect(json.data).toMatchObject([{ nomor: 'SA-GS1-261121-0001', status: 'BATAL' }])
  })

  it('brings pieces in against SALDO AWAL', async () => {
    const refused = await mu.post('barang/tambah', { asal: 'SALDO AWAL', baris })
    expect(refused.json.fields?.[0]?.field).toBe('asal')
    expect((await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris })).status).toBe(200)
    expect(await books()).toEqual(
      expect.arrayContaining([
        { buku: 'gram', apa: 'SALDO AWAL', jumlah: -4_120 },
        { buku: 'gram', apa: 'STOK/TOKO', jumlah: 4_120 },
        { buku: 'jurnal', apa: '1201', jumlah: 6_200_000 },
        { buku: 'jurnal', apa: '3901', jumlah: -6_200_000 },
      ]),
    )
  })

  it('comes to an end when OWN switches it off', async () => {
    await own.put('para-system/key/SALDO_AWAL_MODULE', { value: false })
    expect((await own.post('cash/saldo-awal', saldo)).status).toBe(404)
    const refused = await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris })
    expect(refused.json.message).toBe(
      'Saldo Awal Hanya Diisi OWN Atau SPV Saat Mulai Memakai Program',
    )
    expect((await spv.post('barang/tambah', { asal: 'SUPPLIER', baris })).status).toBe(200)
  })

  it('needs an approver for pieces, too, once the shop has closed its first day', async () => {
    const lewat = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
    expect((await spv.post('tutup-toko', lewat)).status).toBe(200)
    await own.put('para-system/key/SALDO_AWAL_MODULE', { value: true })
    const emas = {
      asal: 'SALDO AWAL',
      baris: [{ ...contoh, berat: 7.315, harga_pokok: 9_321_000 }],
    }
    expect((await spv.post('barang/tambah', emas)).json).toMatchObject({
      code: 'E-OTORISASI',
      details: {
        kategori: 'SALDO_AWAL_BARANG',
        sesudah: { 'Jumlah Barang': '1', Berat: '7,315 gr', 'Harga Pokok': 'Rp 9.321.000' },
      },
    })
    expect((await spv.postApproved('barang/tambah', emas, 'own')).status).toBe(200)
    const pembelian = { ...emas, asal: 'SUPPLIER' }
    expect((await spv.post('barang/tambah', pembelian)).status).toBe(200)
  })

  it('is told at each closing while it is still on', async () => {
    const kalimat = 'Saldo Awal Masih Dapat Diisi (1 Hari Ini), Matikan Bila Sudah Selesai'
    const told = async () => (await spv.get('tutup-toko/status')).json.data.perhatian
    expect(await told()).toContainEqual(expect.objectContaining({ kalimat }))
    await own.put('para-system/key/SALDO_AWAL_MODULE', { value: false })
    expect(await told()).not.toContainEqual(expect.objectContaining({ kalimat }))
  })

  it('leaves books that balance', async () => expect(await shop.audit()).toEqual([]))
})
