import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, type Db } from '#server/db'
import { dataOf } from '../../../scenarios/cincin.ts'
import { baris, isi, openTokoBeli, type TokoBeli } from './test-beli.server.ts'

// What somebody changes behind the books of the purchases, the audit tells.

let toko: TokoBeli
let owner: Db
let valid: string

beforeAll(async () => {
  toko = await openTokoBeli()
  owner = openDb(toko.http.database.ownerUrl)
  const saved = await toko.send('uji/beli', { ...isi(baris(toko.barcode[0])), langsung: true })
  valid = String(dataOf(saved)['no_faktur_beli'])
  dataOf(await toko.send('uji/beli', isi(baris(toko.barcode[1]))))
})
afterAll(async () => {
  await owner.close()
  await toko.http.close()
})

/** Past every trigger, as who owns the database could. */
const tamper = (statement: string): Promise<void> =>
  owner.chain.transaction(async (tx) => {
    await tx.rows(sql`set local session_replication_role = replica`)
    await tx.rows(sql.raw(statement))
  })

const milik = `where id = (select id from dokumen where nomor = '$')`

test.each([
  [
    'jumlah kepalanya tidak sama',
    `update pembelian_baris set harga = harga + 500, potongan = potongan - 500 ${milik}`,
    `update pembelian_baris set harga = harga - 500, potongan = potongan + 500 ${milik}`,
  ],
  [
    'tanpa pembelian VALID yang memegangnya',
    `update barang set status = 'DIBELI' where status = 'DALAM_BELI'`,
    `update barang set status = 'DALAM_BELI'
      where status = 'DIBELI' and id_pemegang not in (select id from dokumen where nomor = '$')`,
  ],
  [
    'padahal pembelian',
    `update barang set status = 'TERJUAL', id_pemegang =
      (select id from dokumen where jenis = 'PENJUALAN') where status = 'DIBELI'`,
    `update barang set status = 'DIBELI', id_pemegang =
      (select id from dokumen where nomor = '$') where kode_barcode =
      (select kode_barcode from pembelian_baris ${milik})`,
  ],
  [
    'menurut gram',
    `update gram set murni = murni - 1 where akun = 'PEMBELIAN'`,
    `update gram set murni = murni + 1 where akun = 'PEMBELIAN'`,
  ],
  [
    'menurut bukunya di PEMBELIAN',
    `update kantong set tempat = 'BRANKAS' ${milik}`,
    `update kantong set tempat = 'PEMBELIAN' ${milik}`,
  ],
  [
    'di kantong',
    `update kantong set berat = berat + 1 ${milik}`,
    `update kantong set berat = berat - 1 ${milik}`,
  ],
  [
    'nota yang valid berjumlah',
    `update kas set jumlah_out = jumlah_out - 1 where kategori = 'PEMBELIAN'`,
    `update kas set jumlah_out = jumlah_out + 1 where kategori = 'PEMBELIAN'`,
  ],
])('%s', async (sentence, wrong, right) => {
  expect(await toko.beda()).toEqual([])
  await tamper(wrong.replaceAll('$', valid))
  try {
    expect(await toko.beda()).toContainEqual(expect.stringContaining(sentence))
  } finally {
    await tamper(right.replaceAll('$', valid))
  }
})
