import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bukaCicilan, cicil } from './cicilan.ts'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { dipesan } from './pesanan.ts'
import type { Person } from './shop.ts'
import { titip } from './titip.ts'

// Gold stands beside rupiah: a balance sheet says of each account what gold lies behind it.
let toko: Awaited<ReturnType<typeof bukaCicilan>>
let mu: Person
let rings: string[] = []
const hari = '2026-11-21'
const periode = { tgl_from: hari, tgl_to: hari }

type Baris = Readonly<Record<string, unknown>>
const laporan = async (path: string, isi: object): Promise<readonly Baris[]> =>
  (await mu.post(path, isi)).json.data.rows
const akun = async (path: string, nomor: string, isi: object = periode): Promise<Baris> =>
  (await laporan(path, isi)).find(({ nomor_akun }) => nomor_akun === nomor) ?? {}
const neraca = (nomor: string) => akun('akun/report-neraca', nomor, { tgl: hari })
const gram = async (...pola: string[]) => {
  const [row] = await toko.shop.rows<{ kotor: number; murni: number }>(sql`
    select coalesce(sum(kotor), 0)::int as kotor, coalesce(sum(murni), 0)::int as murni
    from kencana.gram where akun like any (array[${sql.join(pola)}])`)
  return { kotor: Number(row?.kotor) / 1000, murni: Number(row?.murni) / 1000 }
}
const barang = async (kode: string | undefined) => {
  const [row] = await toko.shop.rows<{ berat: number; murni: number }>(
    sql`select berat::int, murni::int from kencana.barang where kode_barcode = ${kode}`,
  )
  return { kotor: Number(row?.berat) / 1000, murni: Number(row?.murni) / 1000 }
}

beforeAll(async () => {
  toko = await bukaCicilan(4)
  rings = toko.rings
  const { kasir, own, shop, spv } = toko
  mu = await shop.person('MU')
  for (const flag of ['AKUNTANSI_MODULE', 'PESANAN_HARGA_TETAP_MODULE'])
    dataOf(await own.put(`para-system/key/${flag}`, { value: true }))
  await aturHutang(own)
  const sahkan = async (jenis: string, isi: object) =>
    dataOf(await spv.post(`validasi/simpan/${jenis}`, isi))
  const baris = [{ ...cincin, berat: 8.317, berat_kirim: 8.317, diterima: true }]
  dataOf(await spv.post('penerimaan-barang/simpan', { supplier: 'UBS', no_surat: 'S1', baris }))
  const { no_titipan } = dataOf(await kasir.post('titipan/simpan', titip(rings[0], 501_000)))
  await sahkan('titipan', { titipan: [no_titipan] })
  const dicicil = dataOf(await kasir.post('cicilan/simpan', cicil(String(rings[1]))))
  await sahkan('cicilan', { nomor: [dicicil['kwitansi']] })
  const pesanan = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_000)))
  await sahkan('pesanan', { nomor: [pesanan['kwitansi']] })
  const isi = pinjaman(await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS'))
  const gadai = dataOf(await kasir.post('hutang/simpan', isi))
  await sahkan('hutang', { nomor: [gadai['kwitansi']] })
  const nota = dataOf(await kasir.post('penjualan/simpan', notaCincin([String(rings[2])])))
  await sahkan('jualbeli', { penjualan: [nota['no_faktur_group']], pembelian: [] })
}, 120_000)
afterAll(() => toko.shop.close())

it('stands beside the stock, the loans and the debts of a balance sheet', async () => {
  const stok = await gram('STOK/%')
  expect(await neraca('1201')).toMatchObject(stok)
  expect(stok.kotor).toBe(3 * 4.12 + 8.317)
  const { kotor, murni } = await gram('SUPPLIER')
  expect(await neraca('2102')).toMatchObject({ kotor: -kotor, murni: -murni })
  expect(-murni).toBe(6.238)
  const jaminan = await gram('JAMINAN')
  const [pinjam] = await toko.shop.rows<{ nomor: string }>(sql`select nomor_akun as nomor
    from kencana.para_akun_transaksi where kode_akun = 'PINJAMAN' limit 1`)
  expect(await neraca(String(pinjam?.nomor))).toMatchObject({ harta: 7_350_000, ...jaminan })
})

it('stands beside what is held for customers: pieces, and grams of a fixed price', async () => {
  const cincinnya = await barang(rings[0])
  expect(await neraca('2101')).toMatchObject({ kewajiban: 501_000, ...cincinnya })
  const map = await toko.shop.rows<{ nomor: string }>(sql`
    select distinct nomor_akun as nomor from kencana.para_akun_transaksi
    where kode_akun = 'UANG_MUKA' and trx in ('CICILAN', 'PESANAN')`)
  let emas = 0
  for (const { nomor } of map) emas += Number((await neraca(nomor))['murni'])
  // 606 mg of 75 % were paid of the order: 455 mg of pure gold.
  expect(emas).toBeCloseTo((await barang(rings[1])).murni + 0.455, 6)
})

it('stands in the trial balance, from the day before to the last day', async () => {
  const stok = await gram('STOK/%')
  const path = 'akun/report-neraca-saldo'
  expect(await akun(path, '1201')).toMatchObject({
    ...{ murni_awal: null, murni_akhir: stok.murni, kotor_akhir: stok.kotor },
  })
  const besok = { tgl_from: '2026-11-22', tgl_to: '2026-11-30' }
  expect(await akun(path, '1201', besok)).toMatchObject({
    ...{ murni_awal: stok.murni, murni_akhir: stok.murni },
  })
  expect((await akun(path, '2102'))['murni_akhir']).toBe(-6.238)
})

it('stands beside the cost of what was sold, and in the ledger of an account', async () => {
  const dijual = await barang(rings[2])
  expect(await akun('akun/report-laba-rugi', '5101')).toMatchObject({
    ...{ jumlah: -6_200_000, kotor: -dijual.kotor, murni: -dijual.murni },
  })
  const rows = await laporan('akun/report-jurnal', { ...periode, nomor_akun: '1201' })
  const jumlah = (nama: string) => rows.reduce((sum, row) => sum + Number(row[nama] ?? 0), 0)
  const stok = await gram('STOK/%')
  expect(jumlah('kotor')).toBeCloseTo(stok.kotor, 6)
  expect(jumlah('murni')).toBeCloseTo(stok.murni, 6)
  const semua = await laporan('akun/report-jurnal', { ...periode, nomor_akun: null })
  expect(semua.every(({ murni }) => murni === null)).toBe(true)
})

it('is taken back with its document', async () => {
  const batal = { no_faktur_jual: 'FJ-GS1-261121-0001', alasan: 'Salah barang' }
  dataOf(await toko.spv.postApproved('penjualan/batal', batal, 'own'))
  const { kotor, murni } = await akun('akun/report-laba-rugi', '5101')
  expect([kotor, murni]).toEqual([0, 0])
  expect(await neraca('1201')).toMatchObject(await gram('STOK/%'))
  expect(await toko.shop.audit()).toEqual([])
})

it('has an account for every place of gold that is somewhere', async () => {
  const tempat = ['STOK/TOKO', 'MANUAL', 'LEBUR', 'TUKANG/EDI', 'BATANG', 'PERJALANAN', 'SUPPLIER']
  const rows = await toko.shop.rows(
    sql<{ tempat: string }>`select t as tempat from unnest(${tempat}::text[]) t
      where exists (select from kencana.akun_emas('GS1') a where a.buku = kencana.buku_gram(t))`,
  )
  expect(rows.map((one) => one.tempat).toSorted()).toEqual(tempat.toSorted())
})

it('says of a closed day what it said before, from the sums of that day', async () => {
  const nota = notaCincin([String(toko.rings[3])])
  const saved = dataOf(await toko.kasir.post('penjualan/simpan', nota))
  const group = { penjualan: [saved['no_faktur_group']], pembelian: [] }
  dataOf(await toko.spv.post('validasi/simpan/jualbeli', group))
  const dijual = await barang(toko.rings[3])
  const laba = { kotor: -dijual.kotor, murni: -dijual.murni }
  expect(await akun('akun/report-laba-rugi', '5101')).toMatchObject(laba)
  dataOf(await toko.spv.post('tutup-toko', { tgl_system: hari, tgl_berikut: '2026-11-22' }))
  expect(await akun('akun/report-laba-rugi', '5101')).toMatchObject(laba)
  // The map names another account from now on: the closed day stays as it was.
  const peta = (dari: string, ke: string) => sql`update kencana.para_akun_transaksi
    set nomor_akun = ${ke} where kode_akun = 'HPP' and nomor_akun = ${dari}`
  await toko.shop.paksa([peta('5101', '6109')])
  expect(await akun('akun/report-laba-rugi', '5101')).toMatchObject(laba)
  const rekap = async () => (await toko.shop.audit()).filter((one) => one.startsWith('Rekap'))
  expect(await rekap()).toEqual([])
  const beda = (mg: number) => sql`update kencana.rekap_harian_emas set kotor = kotor + ${mg}::int
    where jenis = 'HPP'`
  await toko.shop.paksa([beda(1)])
  expect(await rekap()).toEqual([expect.stringContaining(`Rekap emas terjual dan susut ${hari}`)])
  await toko.shop.paksa([beda(-1), peta('6109', '5101')])
})
