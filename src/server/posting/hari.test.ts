import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, type Difference } from '../audit/audit.ts'
import { newId } from '../document/ids.ts'
import { hari, jual, type Isi } from './test-sale.ts'
import { openShops, piece, post, refusal, type TestShops } from './test-shop.ts'

let shops: TestShops
beforeAll(async () => {
  shops = await openShops(40)
})
afterAll(() => shops?.close())

const besok = '2026-11-23'

const dayPosting = (...baris: readonly object[]): Isi => {
  const id = newId()
  return {
    oleh: 'SPV',
    dokumen: [{ id, jenis: 'TUTUP_TOKO', prefix: 'JU', status: 'VALID' }],
    tulis: [['hari', baris.map((row) => ({ ...row, id_dokumen: id }))]],
  }
}
const close = { status: 'TUTUP', tgl_system: hari, berikut: besok }

const shop = async (): Promise<{ status: string; tgl_system: string } | undefined> =>
  (await shops.owner.query(`select status, tgl_system from toko where kode_toko = 'T1'`)).rows[0]
const differences = async (): Promise<Difference[]> => {
  const found: Difference[] = []
  await audit(shops.database.ownerUrl, (difference) => found.push(difference))
  return found
}
const first = async (text: string): Promise<Record<string, unknown> | undefined> =>
  (await shops.owner.query(text)).rows[0]

test('a day with an OPEN group does not close', async () => {
  const open = jual([piece(0)], {}, true)
  const { nomor } = await post(shops.app, open.isi)
  expect(await refusal(post(shops.app, dayPosting(close)))).toEqual({
    code: 'KN007',
    message: 'nota_open',
    detail: { jumlah: 1, nomor: [nomor[open.group]] },
  })
  await post(shops.app, {
    transisi: [open.group, open.nota].map((id) => ({ id, dari: 'OPEN', ke: 'BATAL' })),
    tulis: [
      [
        'gerak_barang',
        [
          {
            id_dokumen: open.nota,
            kode_barcode: piece(0),
            dari_status: 'DALAM_NOTA',
            dari_gudang: 'TOKO',
            dari_baki: 'A01',
            ke_status: 'ADA',
            ke_gudang: 'TOKO',
            ke_baki: 'A01',
            berat: 4_000,
            murni: 3_000,
            pemegang: open.nota,
          },
        ],
      ],
    ],
  })
})

test('closing seals, writes snapshots, moves the date; a closed shop sells nothing', async () => {
  await post(shops.app, jual([piece(1), piece(2)]).isi)
  expect(await refusal(post(shops.app, dayPosting({ ...close, berikut: hari })))).toMatchObject({
    code: 'KN004',
    message: 'tanggal_berikut_salah',
  })
  await post(shops.app, dayPosting(close))
  expect(await shop()).toEqual({ status: 'TUTUP', tgl_system: besok })
  expect(await first(`select qty, berat, harga_total from rekap_harian_jual`)).toEqual({
    qty: 2,
    berat: 8_000,
    harga_total: 10_000_000,
  })
  expect(await first(`select qty, berat from rekap_harian_stok where kode_toko = 'T1'`)).toEqual({
    qty: 38,
    berat: 152_000,
  })
  expect(
    await first(
      `select saldo_kotor, kotor_keluar from rekap_harian_gram
        where kode_toko = 'T1' and akun = 'STOK/TOKO'`,
    ),
  ).toEqual({ saldo_kotor: 152_000, kotor_keluar: 8_000 })
  expect(await first(`select sum(jumlah_in)::bigint as masuk from rekap_harian_kas`)).toEqual({
    masuk: 10_000_000,
  })
  expect(await refusal(post(shops.app, jual([piece(3)]).isi))).toMatchObject({
    code: 'KN005',
    message: 'toko_tutup',
  })
  expect(
    await refusal(
      post(shops.app, dayPosting({ ...close, tgl_system: besok, berikut: '2026-11-24' })),
    ),
  ).toMatchObject({
    code: 'KN006',
    message: 'toko_sudah_ditutup',
    detail: { oleh: 'SPV', tgl_system: hari },
  })
  expect(await differences()).toEqual([])
})

test('the shop opens on its new date; the sealed day takes nothing more', async () => {
  await post(shops.app, dayPosting({ status: 'BUKA', tgl_system: besok }))
  await post(shops.app, jual([piece(3)]).isi)
  const back = { ...jual([piece(4)]).isi, tgl_system: hari, boleh_mundur: true }
  expect(await refusal(post(shops.app, back))).toMatchObject({
    code: 'KN006',
    message: 'hari_sudah_ditutup',
    detail: { tgl_segel: hari },
  })
})

test('the last sealed day may be opened again with a reason, and is sealed anew', async () => {
  expect(
    await refusal(
      post(shops.app, dayPosting({ status: 'DIBUKA_LAGI', tgl_system: besok, alasan: 'salah' })),
    ),
  ).toMatchObject({ code: 'KN006', message: 'bukan_hari_tutup_terakhir' })
  await expect(
    post(shops.app, dayPosting({ status: 'DIBUKA_LAGI', tgl_system: hari })),
  ).rejects.toMatchObject({ code: '23514' })
  await post(
    shops.app,
    dayPosting({ status: 'DIBUKA_LAGI', tgl_system: hari, alasan: 'nota tertinggal' }),
  )
  await post(shops.app, { ...jual([piece(5)]).isi, tgl_system: hari, boleh_mundur: true })
  expect(await differences()).toEqual([])
  await post(shops.app, dayPosting({ status: 'TUTUP', tgl_system: hari }))
  expect(await shop()).toEqual({ status: 'BUKA', tgl_system: besok })
  expect(await first(`select qty from rekap_harian_jual where tgl_system = '${hari}'`)).toEqual({
    qty: 3,
  })
  await post(
    shops.app,
    dayPosting(
      { status: 'TUTUP', tgl_system: besok, berikut: '2026-11-30' },
      { status: 'BUKA', tgl_system: '2026-11-30' },
    ),
  )
  expect(await shop()).toEqual({ status: 'BUKA', tgl_system: '2026-11-30' })
  expect(await differences()).toEqual([])
})
