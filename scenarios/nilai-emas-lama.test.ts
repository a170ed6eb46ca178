import fs from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnection } from '#server/db-connection'
import { readMigrations } from '#server/schema'
import { dataOf } from './cincin.ts'
import { openKantong, type TokoKantong } from './kantong.ts'

// A shop of before gold at goldsmiths had a book (ADR 0368) is brought to this program: what it
// melted then is taken back now, and the account of then counts that the map has no more.
let toko: TokoKantong
const nomor: string[] = []
const bag = 5_438_500 // a ring was bought for this

const oleh = async (text: string): Promise<void> => {
  const client = await openConnection(toko.shop.http.database.ownerUrl, () => undefined)
  try {
    await client.query(`begin; set local search_path = kencana, pg_temp; ${text}; commit`)
  } finally {
    await client.end()
  }
}
const lebur = async (n: number): Promise<void> => {
  const lot = { kode_tukang: 'SARNO', no_segel: null, sisa_lebur: false, keterangan: null }
  const baris = [{ kode_kantong: toko.kantong(n), timbang: 4.12 }]
  nomor.push(String(dataOf(await toko.spv.post('lebur-emas/simpan', { ...lot, baris }))['nomor']))
}
const batal = async (n: number) =>
  dataOf(
    await toko.spv.postApproved('lebur-emas/batal', { nomor: nomor[n], alasan: 'Tukar' }, 'own'),
  )
const saldo = () =>
  toko.shop.rows(sql`select tempat, awal::int, saldo::int from kencana.saldo_nilai_emas
    where awal <> 0 or saldo <> 0 order by tempat collate "C"`)
const tukang = (awal: number, kini: number) => ({ tempat: 'TUKANG/SARNO', awal, saldo: kini })

beforeAll(async () => {
  toko = await openKantong()
  const own = await toko.shop.person('OWN')
  for (const [nama, value] of [
    ['SEPUHAN_MODULE', true],
    ['AKUNTANSI_MODULE', true],
    ['SORTIR_MASA_TUNGGU', 0],
  ] as const)
    dataOf(await own.put(`para-system/key/${nama}`, { value }))
  const baris = [1, 2, 3, 4].map((n) => ({
    ...{ kode_kantong: toko.kantong(n), timbang: 4.12, tujuan: 'SORTIR_LEBUR' },
  }))
  dataOf(await toko.spv.post('sortir-pembelian/simpan', { baris, keterangan: null }))
  // A book that writes nothing is none.
  await oleh(`create or replace function tulis_nilai_emas(k konteks, isi jsonb) returns text
    language sql as $$ select null::text $$`)
  await lebur(1)
  const akun = {
    nomor_akun: '1298',
    nama_akun: 'Emas Di Pelebur',
    jenis_akun: 'HARTA',
    aktif: true,
  }
  dataOf(await own.post('akuns/create', akun))
  const peta = await toko.shop.rows(
    sql<{ trx: string; type: string }>`select trx, type from kencana.para_akun_transaksi
      where kode_akun = 'EMAS_TUKANG'`,
  )
  const bagian = { kode_akun: 'EMAS_TUKANG', jenis_akun: 'DEBET', nomor_akun: '1298' }
  for (const { trx, type } of peta)
    dataOf(await own.put(`para-akun-transaksi/${trx}/${type}`, { detail_akun: [bagian] }))
  await lebur(2)
  await lebur(3)
  await batal(2)
  await lebur(3)
  const migrasi = readMigrations().find(({ nama }) => nama === 'nilai_emas_lama')
  const buku = fs.readFileSync('src/modules/stok/nilai-emas.sql', 'utf8')
  await oleh(`drop table nilai_emas_lama; truncate saldo_nilai_emas;
    ${String(migrasi?.text)}; ${buku}`)
}, 90_000)
afterAll(() => toko.shop.close())

it('begins with what the accounts of then and now hold', async () => {
  expect(await toko.akun('1205')).toBe(bag)
  expect(await toko.akun('1298')).toBe(2 * bag)
  expect(await saldo()).toEqual([tukang(3 * bag, 3 * bag)])
  expect(await toko.shop.audit()).toEqual([])
})

it('takes a melt of before it back, of either account', async () => {
  await batal(0)
  expect(await saldo()).toEqual([tukang(3 * bag, 2 * bag)])
  await batal(1)
  expect(await saldo()).toEqual([tukang(3 * bag, bag)])
  expect([await toko.akun('1205'), await toko.akun('1298')]).toEqual([0, bag])
  expect(await toko.shop.audit()).toEqual([])
})

it('ends one of before it, and takes one of its own back once', async () => {
  const uji = { berat_lebur: 4.1, kadar_uji: 74.5, cara_uji: 'API', foto_uji: null }
  dataOf(await toko.spv.post('lebur-emas/uji', { nomor: nomor[3], ...uji }))
  const batang = { hasil: 'BATANG', berat_hasil: 3.05, kadar_hasil: 99.99, ongkos: 0 }
  const kosong = { uang: null, no_rekening: null, no_ref: null }
  dataOf(await toko.spv.post('lebur-emas/selesai', { nomor: nomor[3], ...batang, ...kosong }))
  await lebur(1)
  await batal(4)
  expect(await saldo()).toEqual([{ tempat: 'BATANG', awal: 0, saldo: bag }, tukang(3 * bag, 0)])
  expect(await toko.shop.audit()).toEqual([])
})
