import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Three rings are sold, one note is taken back: every book says the same, until one does not.
let shop: Shop
let spv: Person
let kasir: Person
let total = 0

const uji = async () => {
  const { data } = (await spv.post('periksa/report-uji-silang', { tgl: '2026-11-21' })).json
  return Object.fromEntries(data.rows.map((row: { uji: string }) => [row.uji, row]))
}
const nota = 'Nota sah dan uang yang diterima'
const barang = 'Barang di nota sah dan barang yang keluar'

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 8_000_000, spv)
  const barcodes = await terimaCincin(spv, 3)
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
  const groups: unknown[] = []
  for (const barcode of barcodes) {
    const isi = notaCincin([barcode])
    total = isi.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
    groups.push(dataOf(await kasir.post('penjualan/simpan', isi))['no_faktur_group'])
  }
  const sah = { penjualan: groups, pembelian: [] }
  dataOf(await kasir.post('validasi/simpan/jualbeli', sah))
  const no_faktur_jual = 'FJ-GS1-261121-0001'
  const isi = { no_faktur_jual, alasan: 'Salah barang' }
  dataOf(await spv.postApproved('penjualan/batal', isi, 'own'))
})
afterAll(() => shop.close())

it('agrees: notes, money, goods, journal, and each book with its accounts', async () => {
  const hasil = await uji()
  expect(hasil[nota]).toMatchObject({ hasil: 'Cocok', jumlah: 2 * total, jumlah_lain: 2 * total })
  expect(hasil[barang]).toMatchObject({ hasil: 'Cocok', pcs: 2, pcs_lain: 2 })
  expect(hasil[barang].berat).toBeGreaterThan(0)
  expect(Object.keys(hasil).length).toBeGreaterThan(6)
  const semua = Object.values(hasil) as { hasil: string }[]
  expect(new Set(semua.map((row) => row.hasil))).toEqual(new Set(['Cocok']))
})

it('names the book that says something else', async () => {
  await shop.paksa([
    sql`update kencana.gerak_barang set berat = berat + 7 where ke_status = 'TERJUAL'`,
    sql`update kencana.kas set jumlah_in = jumlah_in + 4123 where n = 1 and jumlah_in > 0`,
  ])
  const hasil = await uji()
  expect([hasil[nota].hasil, hasil[barang].hasil]).toEqual(['Selisih', 'Selisih'])
  expect(hasil[nota].selisih).toBeLessThan(0)
  const kas = Object.keys(hasil).find((name) => name.startsWith('KAS')) ?? ''
  expect(hasil[kas].hasil).toBe('Selisih')
  expect(hasil['Debet dan kredit jurnal'].hasil).toBe('Cocok')
})
