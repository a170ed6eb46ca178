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
const rinci = async (buku: string, beda = true): Promise<readonly Record<string, unknown>[]> => {
  const { data } = (await spv.post('periksa/report-rinci-uji', { tgl: '2026-11-21', buku, beda }))
    .json
  return data.rows ?? []
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

it('leads from each check to what it is made of', async () => {
  const hasil = await uji()
  expect(hasil[nota]).toMatchObject({ buku: 'NOTA', rincian: '/laporan-rincian-uji-silang' })
  const semua = Object.values<{ akun: string; buku: string; rincian: string | null }>(hasil)
  expect(semua.find(({ buku }) => buku === 'KAS')).toMatchObject({
    ...{ rincian: '/laporan-rincian-uji-silang', akun: '1101' },
  })
  expect(semua.filter(({ rincian }) => rincian === null)).toEqual([])
  for (const buku of ['NOTA', 'BARANG', 'JURNAL', 'KAS', 'BANK', 'TITIPAN', 'UANG MUKA'])
    expect(await rinci(buku)).toEqual([])
  // All rows together are what the check says.
  const notes = await rinci('NOTA', false)
  expect(notes.map(({ jumlah, jumlah_lain }) => [jumlah, jumlah_lain])).toEqual([
    [0, 0],
    [total, total],
    [total, total],
  ])
  expect(await rinci('BARANG', false)).toHaveLength(3)
  expect(
    (await kasir.post('periksa/report-rinci-uji', { tgl: '2026-11-21', buku: 'KAS', beda: true }))
      .status,
  ).toBe(403)
})

const rusak = sql`update kencana.gerak_barang set berat = berat + 7 where ke_status = 'TERJUAL'`
const malam = sql<{ kalimat: string }>`
  select kalimat from kencana.malam_uji_silang('GS1', 'JADWAL', null)`
const banding = (ringkas: boolean) =>
  shop.andai(
    [],
    sql`select akun, menurut_buku::bigint as buku, menurut_akun::bigint as jurnal
      from kencana.banding_buku('GS1', null, ${ringkas}) order by akun`,
  )
const hasil_uji = async () => {
  const hari = { tgl_from: '2026-11-01', tgl_to: '2026-11-30' }
  return (await spv.post('periksa/report-hasil-uji', hari)).json.data.rows
}

it('names the book that says something else', async () => {
  const uang = sql`update kencana.kas set jumlah_in = jumlah_in + 4123 where n = 1 and jumlah_in > 0`
  await shop.paksa([rusak, uang])
  const hasil = await uji()
  expect([hasil[nota].hasil, hasil[barang].hasil]).toEqual(['Selisih', 'Selisih'])
  expect(hasil[nota].selisih).toBeLessThan(0)
  expect(hasil['Kas = 1101'].hasil).toBe('Selisih') // in words, not by its code
  expect(hasil['Debet dan kredit jurnal'].hasil).toBe('Cocok')
  // And the way to it: the notes and pieces of which nothing else is true.
  const satu = await rinci('BARANG')
  const lebih = expect.closeTo(0.007, 6)
  expect(
    satu.map((row) => [row['dokumen'], Number(row['berat_lain']) - Number(row['berat'])]),
  ).toEqual([
    ['FJ-GS1-261121-0001', lebih], // taken back: it came in lighter than it went out
    ['FJ-GS1-261121-0002', lebih],
    ['FJ-GS1-261121-0003', lebih],
  ])
  const [beda] = await rinci('KAS')
  expect(beda).toMatchObject({ selisih: 4123, tgl: '2026-11-21' })
  const salah = await rinci('NOTA')
  expect(salah.reduce((sum, row) => sum + Number(row['selisih']), 0)).toBe(hasil[nota].selisih)
  expect(salah.every(({ dokumen }) => String(dokumen).startsWith('FJ-GS1-'))).toBe(true)
  // As it was.
  await shop.paksa([
    sql`update kencana.gerak_barang set berat = berat - 7 where ke_status = 'TERJUAL'`,
    sql`update kencana.kas set jumlah_in = jumlah_in - 4123 where n = 1 and jumlah_in > 4123`,
  ])
})

it('is kept of each closed day, each night once more of the last', async () => {
  expect(await hasil_uji()).toEqual([])
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  expect(await shop.andai([], malam)).toEqual([])
  await shop.paksa([malam])
  const cocok = { hasil: 'COCOK', jumlah: 0, rincian: null, cara: 'JADWAL', oleh: null }
  expect(await hasil_uji()).toMatchObject([{ tgl: '2026-11-21', ...cocok }])
  await shop.paksa([sql`select kencana.malam_uji_silang('GS1', 'TOMBOL', 'own')`])
  expect(await hasil_uji()).toMatchObject([{ cara: 'TOMBOL', oleh: 'own' }, cocok])
})

it('reads closed days as their snapshots have them, and says the same as all rows', async () => {
  const semua = await banding(false)
  expect(await banding(true)).toEqual(semua)
  expect(semua.length).toBeGreaterThan(4)
})

it('says in the night what differs, keeps it, and reminds at the closing', async () => {
  await shop.paksa([rusak])
  // The night says so, keeps it, and the closing of the next day shows it.
  expect(await shop.andai([], malam)).toEqual([{ kalimat: 'Uji silang 2026-11-21: 1 selisih' }])
  await shop.paksa([malam])
  const [kini] = await hasil_uji()
  expect(kini).toMatchObject({ hasil: 'SELISIH', jumlah: 1 })
  expect(kini.rincian).toContain(barang)
  const perhatian = await shop.andai(
    [],
    sql`select kencana.perhatian_tutup_uji_silang('GS1', '2026-11-22') as apa`,
  )
  expect(perhatian).toEqual([{ apa: { jumlah: 1, sejak: '2026-11-21' } }])
  // The bell of who answers for the shop rings; a cashier has none.
  const lonceng = await spv.get('periksa/selisih-uji-silang')
  expect(lonceng.json.data).toEqual({ jumlah: 1, sejak: '2026-11-21' })
  expect((await kasir.get('periksa/selisih-uji-silang')).status).toBe(403)
})
