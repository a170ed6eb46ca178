import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../document/ids.ts'
import { hari, jual, masuk, type Isi } from './test-sale.ts'
import { openShops, piece, post, refusal, type TestShops } from './test-shop.ts'

let shops: TestShops
let next = 0
const fresh = (): string => piece(next++)

beforeAll(async () => {
  shops = await openShops(60)
  await shops.owner.query(`insert into users (user_id, usere_name, level, kode_toko, sandi)
    values ('SPV', 'SPV', 'SPV', 'T1', ''), ('MU', 'MU', 'MU', 'T1', ''),
      ('SPV.T2', 'SPV', 'SPV', 'T2', '')`)
})
afterAll(() => shops?.close())

const count = async (text: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await shops.owner.query<{ n: number }>(
    `select count(*)::int as n from ${text}`,
    values,
  )
  return rows[0]?.n ?? 0
}

describe('approvals', () => {
  const ask = async (
    pemberi: string,
    umur = '10 minutes',
  ): Promise<{ no: string; kategori: string; sidik: string }> => {
    const no = newId()
    await shops.app.query(`select set_config('kencana.toko', 'T1', false)`)
    await shops.app.query(
      `insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh,
          berlaku_sampai)
        values ('T1', $1, $2, 'BATAL', '\\x0b', 'KASIR1', now() + $3::interval)`,
      [newId(), no, umur],
    )
    await shops.app.query(
      `update otorisasi set status = 'DISETUJUI', pemberi = $2, cara = 'SANDI'
        where no_otorisasi = $1`,
      [no, pemberi],
    )
    return { no, kategori: 'BATAL', sidik: '0b' }
  }

  test('are used up by the posting that they were given for', async () => {
    const grant = await ask('SPV')
    const jawab = await post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant] })
    expect(
      await count(`otorisasi where no_otorisasi = $1 and status = 'DIPAKAI' and id_posting = $2`, [
        grant.no,
        jawab.id_posting,
      ]),
    ).toBe(1)
    expect(
      await count(`posting where id = $1 and otorisasi @> '[{"pemberi":"SPV"}]'`, [
        jawab.id_posting,
      ]),
    ).toBe(1)
    expect(
      await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant] })),
    ).toMatchObject({ code: 'KN403', message: 'otorisasi_tidak_berlaku' })
  })

  test('count for nothing with other figures, too old, or given by the one who posts', async () => {
    const grant = await ask('SPV')
    const cases = [
      { ...grant, sidik: '0c' },
      { ...grant, kategori: 'LAIN' },
      await ask('SPV', '-1 second'),
    ]
    for (const otorisasi of cases)
      expect(
        await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [otorisasi] })),
      ).toMatchObject({ code: 'KN403' })
    expect(
      await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant], oleh: 'SPV' })),
    ).toMatchObject({ code: 'KN403' })
  })

  test.each([
    ['KASIR1', 'DIRI_SENDIRI'],
    ['MU', 'LEVEL'],
    ['SPV.T2', 'TOKO_LAIN'],
    ['SIAPA', 'TOKO_LAIN'],
  ])('are not given by %s: %s', async (pemberi, sebab) => {
    const { code, detail, message } = await refusal(ask(pemberi))
    expect([code, message, detail['sebab']]).toEqual(['KN403', 'pemberi_tidak_berhak', sebab])
  })

  test.each([
    ['blocked', 'diblokir = true', 'diblokir = false'],
    ['no SPV any more', `level = 'KASIR'`, `level = 'SPV'`],
    ['given another password', `sandi = 'x'`, `sandi = 'y'`],
  ])('count for nothing when their giver is %s by then', async (_, change, back) => {
    const grant = await ask('SPV')
    const by = (oleh: string, set: string): Promise<unknown> =>
      shops.owner.query(
        `begin; set local kencana.oleh = '${oleh}'; update users set ${set}
          where user_id = 'SPV'; commit`,
      )
    await by('MU', change)
    expect(
      await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant] })),
    ).toMatchObject({ code: 'KN403', message: 'otorisasi_tidak_berlaku' })
    await by('SPV', back)
    await post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant] })
  })

  test('who gave a password is not for the app to say', async () => {
    await expect(
      shops.app.query(`update users set sandi_oleh = null where user_id = 'SPV'`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  test('cannot be used up or decided twice by the app itself', async () => {
    const { no } = await ask('SPV')
    // The error is ours: the app may run what its triggers call.
    await expect(
      shops.app.query(`update otorisasi set status = 'DITOLAK' where no_otorisasi = $1`, [no]),
    ).rejects.toMatchObject({ code: 'KN403', message: 'otorisasi_sudah_diputus' })
    await expect(
      shops.app.query(`update otorisasi set status = 'DIPAKAI' where no_otorisasi = $1`, [no]),
    ).rejects.toMatchObject({ code: '23514' })
    await expect(
      shops.app.query(`update otorisasi set id_posting = $2 where no_otorisasi = $1`, [
        no,
        newId(),
      ]),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what the rules read', () => {
  test('is checked again: a master that changed, a piece, a document', async () => {
    const versi = async (): Promise<number> =>
      Number(
        (
          await shops.owner.query<{ versi: number }>(
            `select versi from versi_tabel where kode_toko = 'T1' and tabel = 'akun'`,
          )
        ).rows[0]?.versi,
      )
    const read = await versi()
    const sale = (v: number): Isi => ({
      ...jual([fresh()]).isi,
      periksa: [
        [
          'tabel',
          [
            { tabel: 'akun', versi: v },
            { tabel: 'parameter', versi: 0 },
          ],
        ],
      ],
    })
    await post(shops.app, sale(read))
    await shops.owner.query(
      `update akun set nama_akun = 'Kas Toko' where kode_toko = 'T1' and nomor_akun = '1101'`,
    )
    expect(await refusal(post(shops.app, sale(read)))).toMatchObject({
      code: 'KN002',
      message: 'berubah',
      detail: { tabel: 'akun', versi: read + 1 },
    })
    await post(shops.app, sale(await versi()))
    const barcode = fresh()
    const looked: Isi = {
      ...jual([fresh()]).isi,
      periksa: [['barang', [{ kode_barcode: barcode, status: 'ADA', versi: 2 }]]],
    }
    expect(await refusal(post(shops.app, looked))).toMatchObject({
      code: 'KN002',
      detail: { kunci: barcode },
    })
  })
})

test('the business date: never ahead, back only where allowed', async () => {
  const on = (tgl_system: string, boleh_mundur = false, barcode = fresh()): Isi => ({
    ...jual([barcode]).isi,
    tgl_system,
    boleh_mundur,
  })
  expect(await refusal(post(shops.app, on('2026-11-22', true)))).toMatchObject({
    code: 'KN004',
    detail: { tgl_system: hari },
  })
  expect(await refusal(post(shops.app, on('2026-11-20')))).toMatchObject({
    code: 'KN004',
    message: 'tanggal_tidak_aktif',
  })
  expect(await refusal(post(shops.app, on('2026-11-20', true)))).toMatchObject({
    code: 'KN004',
    message: 'barang_belum_di_situ',
  })
  const lama = 'T1-LAMA'
  await post(shops.app, { ...masuk([lama]), tgl_system: '2026-11-20', boleh_mundur: true })
  const back = on('2026-11-20', true, lama)
  const { nomor } = await post(shops.app, back)
  expect(Object.values(nomor)).toContain('FJ-T1-261120-0001')
  expect(await refusal(post(shops.app, { ...back, toko: 'TIADA' }))).toMatchObject({
    code: 'KN404',
    message: 'toko_tidak_ada',
  })
  expect(await refusal(post(shops.app, { tulis: [['karangan', []]] }))).toMatchObject({
    code: 'KN400',
    message: 'buku_tidak_dikenal',
  })
})
