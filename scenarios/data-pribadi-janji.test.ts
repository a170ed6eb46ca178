import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '#server/sheet/read-sheet'
import { testPassword } from '#server/test-http'
import { dataOf } from './cincin.ts'
import { hutangLunas } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { dipesan } from './pesanan.ts'
import { telling } from './pribadi.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Somebody whose piece was with the shop for weeks asks what it knows of him, then to be forgotten.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let hutang = ''

const izin = async (kata: string) => ({
  id: (await own.get(`data-pribadi?cari=${encodeURIComponent(kata)}`)).json.data.map(
    ({ id }: { id: string }) => id,
  ),
  alasan: 'Surat tanggal 20',
  password: testPassword,
})
const hapus = async (kata: string) => own.post('data-pribadi/hapus', await izin(kata))
const batal = (path: string, nomor: unknown) =>
  spv.postApproved(path, { nomor, alasan: 'tidak jadi', uang_dari: 'LACI' }, 'own')

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  hutang = String(await hutangLunas(own, kasir, spv))
}, 60_000)
afterAll(() => shop.close())

describe('whose loan is over', () => {
  const darma = 'darma|81234567899|kenanga|3578010101800001'

  it('reads what it said, in words: pieces, weights, days, states, money', async () => {
    const sheet = await own.post('data-pribadi/ekspor', await izin('darma'))
    const rows = (await readSheet(sheet.bytes, 500)).map(({ sel }) => sel.join(' | '))
    const semua = rows.join('\n')
    for (const each of [
      ...['PAK DARMA', '3578010101800001', hutang, 'KALUNG RANTAI', '12,345', 'No Segel'],
      ...['Pokok Pinjaman', '7.350.000', 'Lunas', 'HUTANG', 'Rp -7340000', 'Rp 7414320'],
    ])
      expect(semua, each).toContain(each)
    // Nothing under a short name, and not what would open the door at a pick-up.
    expect(semua).not.toMatch(/id_pelanggan|kode_ambil|sidik_pin|foto_jaminan\//)
  })

  it('leaves nothing of him, and the photos of his card are gone', async () => {
    const kartu = await shop.rows<{ path: string }>(
      sql`select distinct isi->>'foto_kartu' as path from fakta where isi->>'foto_kartu' is not null
        union select foto_identitas from pelanggan where foto_identitas is not null`,
    )
    expect(kartu).toHaveLength(2)
    const dilihat = async () =>
      Promise.all(kartu.map(async ({ path }) => (await own.get(`gambar/${path}`)).status))
    expect(await telling(shop, darma)).toEqual(['pelanggan'])
    expect(await dilihat()).toEqual([200, 200])
    expect((await hapus('darma')).json.message).toContain('Wajib Disimpan Sampai 2031-11-21')
    await shop.paksa([sql`update kencana.toko set tgl_system = '2031-11-21'`])
    expect((await hapus('darma')).json.message).toBe('Data Pribadi Sudah Dihapus')
    await shop.paksa([sql`update kencana.toko set tgl_system = '2026-11-21'`])
    expect(await telling(shop, darma)).toEqual([])
    expect(await dilihat()).toEqual([404, 404])
    expect((await kasir.get(`hutang/lihat?q=${hutang}`)).json.data).toMatchObject([
      { nama_customer: '', status: 'LUNAS' },
    ])
    expect(await shop.audit()).toEqual([])
  })
})

describe('whose piece or order is open', () => {
  it('waits until his service is over', async () => {
    const foto = await fotoService(kasir)
    const { nomor } = dataOf(await kasir.post('service/simpan', tiketService(foto)))
    expect((await hapus('ratna')).json.message).toBe(
      `Masih Ada ${String(nomor)} Yang Terbuka, Selesaikan Dahulu`,
    )
    dataOf(await batal('service/batal', nomor))
    expect((await hapus('ratna')).status).toBe(200)
    expect(await telling(shop, 'ratna|81234567891')).toEqual([])
  })

  it('waits until his order is over', async () => {
    const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(500_000)))
    const buka = /^Masih Ada PS-GS1-261121-0001/
    expect((await hapus('melati')).json.message).toMatch(buka)
    dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
    expect((await hapus('melati')).json.message).toMatch(buka)
    dataOf(await batal('pesanan/batal', nomor))
    expect((await hapus('melati')).status).toBe(200)
    expect(await telling(shop, 'ibu melati|81234567892|cempaka 2')).toEqual([])
  })
})
