import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../document/ids.ts'
import { jual, sahkan, type Isi, type Tulis } from './test-sale.ts'
import { openShops, piece, post, refusal, type TestShops } from './test-shop.ts'

let shops: TestShops
let next = 0
const fresh = (): string => piece(next++)

beforeAll(async () => {
  shops = await openShops(200)
})
afterAll(() => shops?.close())

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number(
    (await shops.owner.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))
      .rows[0]?.n,
  )

/** The same posting with one book's rows changed. */
const withRows = (
  isi: Isi,
  buku: string,
  change: (rows: readonly object[]) => readonly object[],
): Isi => ({
  ...isi,
  tulis: (isi.tulis ?? []).map(([name, rows]): Tulis => [
    name,
    name === buku ? change(rows) : rows,
  ]),
})

describe('a sale that is VALID at once', () => {
  test('is numbered, chained and in every book', async () => {
    const sale = jual([fresh(), fresh(), fresh()])
    const jawab = await post(shops.app, sale.isi)
    expect(jawab.nomor[sale.nota]).toMatch(/^FJ-T1-261121-\d{4}$/)
    expect(jawab.nomor[sale.group]).toMatch(/^FG-T1-261121-\d{4}$/)
    for (const [book, rows] of [
      ['gerak_barang', 3],
      ['gram', 2],
      ['jurnal', 5],
      ['kas', 2],
      ['transisi', 2],
    ] as const)
      expect([book, await count(`${book} where id_posting = $1`, [jawab.id_posting])]).toEqual([
        book,
        rows,
      ])
    expect(
      await count(`barang where id_pemegang = $1 and status = 'TERJUAL' and kode_gudang is null`, [
        sale.nota,
      ]),
    ).toBe(3)
    expect(await count(`penjualan_baris where id = $1 and n between 1 and 3`, [sale.nota])).toBe(3)
  })

  test.each([
    ['gram', 'KN012', 'gram_tidak_seimbang', (rows: readonly object[]) => rows.slice(1)],
    ['jurnal', 'KN011', 'jurnal_tidak_seimbang', (rows: readonly object[]) => rows.slice(1)],
    [
      'jurnal',
      'KN404',
      'akun_tidak_ada',
      (rows: readonly object[]) => rows.map((row) => ({ ...row, nomor_akun: '9999' })),
    ],
    ['pembayaran', 'KN014', 'pembayaran_tidak_sama', (rows: readonly object[]) => rows.slice(1)],
    [
      'penjualan_baris',
      'KN013',
      'jumlah_nota_tidak_sama',
      (rows: readonly object[]) => rows.slice(1),
    ],
  ])('is refused whole when %s does not hold (%s)', async (buku, sqlstate, pesan, change) => {
    const sale = jual([fresh(), fresh()])
    const before = await count('posting')
    expect(await refusal(post(shops.app, withRows(sale.isi, buku, change)))).toMatchObject({
      code: sqlstate,
      message: pesan,
    })
    expect(await count('posting')).toBe(before)
    expect(await count('penjualan where id = $1', [sale.nota])).toBe(0)
    await post(shops.app, sale.isi)
  })

  test('tells the second comer who took the piece', async () => {
    const barcode = fresh()
    const sale = jual([barcode])
    const { nomor } = await post(shops.app, { ...sale.isi, oleh: 'KASIR2' })
    expect(await refusal(post(shops.app, jual([barcode]).isi))).toEqual({
      code: 'KN003',
      message: 'barang_tidak_di_tempat',
      detail: {
        kode_barcode: barcode,
        status: 'TERJUAL',
        kode_gudang: null,
        kode_baki: null,
        id_pemegang: sale.nota,
        jenis: 'PENJUALAN',
        nomor: nomor[sale.nota],
        no_group: nomor[sale.group],
        oleh: 'KASIR2',
      },
    })
  })

  test('asks for a piece that is not there, one that changed, one of another weight', async () => {
    expect(await refusal(post(shops.app, jual(['TIADA']).isi))).toMatchObject({
      code: 'KN404',
      message: 'barang_tidak_ada',
    })
    const stale = withRows(jual([fresh()]).isi, 'gerak_barang', (rows) =>
      rows.map((row) => ({ ...row, versi: 7 })),
    )
    expect(await refusal(post(shops.app, stale))).toMatchObject({
      code: 'KN002',
      message: 'berubah',
      detail: { tabel: 'barang', versi: 1 },
    })
    const heavier = withRows(jual([fresh()]).isi, 'gerak_barang', (rows) =>
      rows.map((row) => ({ ...row, berat: 1 })),
    )
    expect(await refusal(post(shops.app, heavier))).toMatchObject({ code: 'KN002' })
  })
})

describe('the key of a request', () => {
  test('five times at once: one sale, five equal answers', async () => {
    const sale = jual([fresh()], { kunci: newId() })
    const clients = await Promise.all([1, 2, 3, 4, 5].map(() => shops.another()))
    const answers = await Promise.all(clients.map((client) => post(client, sale.isi)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await count('penjualan where id = $1', [sale.nota])).toBe(1)
    expect(await post(shops.app, sale.isi)).toEqual(answers[0])
  })

  test('with another body: refused', async () => {
    const kunci = newId()
    await post(shops.app, jual([fresh()], { kunci, sidik: '01' }).isi)
    expect(await refusal(post(shops.app, jual([fresh()], { kunci, sidik: '02' }).isi))).toEqual({
      code: 'KN409',
      message: 'kunci_sudah_dipakai',
      detail: { kunci },
    })
  })

  test('is free again after a refusal, and of no meaning in another shop', async () => {
    const kunci = newId()
    const bad = withRows(jual([fresh()], { kunci }).isi, 'gram', (rows) => rows.slice(1))
    await refusal(post(shops.app, bad))
    const first = await post(shops.app, jual([fresh()], { kunci }).isi)
    const other = await post(shops.app, { ...jual([piece(0, 'T2')], { kunci, toko: 'T2' }).isi })
    expect(other.id_posting).not.toBe(first.id_posting)
  })
})

describe('an OPEN group', () => {
  const barcodes = (): string[] => [fresh(), fresh()]

  test('reserves, is validated from what was read, and only once', async () => {
    const pieces = barcodes()
    const sale = jual(pieces, {}, true)
    const { nomor } = await post(shops.app, sale.isi)
    expect(await refusal(post(shops.app, jual(pieces).isi))).toMatchObject({
      message: 'barang_tidak_di_tempat',
      detail: { status: 'DALAM_NOTA', nomor: nomor[sale.nota] },
    })
    const valid: Isi = {
      periksa: [['tagihan', [{ id_group: sale.group }]]],
      transisi: [sale.nota, sale.group].map((id) => ({ id, dari: 'OPEN', ke: 'VALID' })),
      tulis: [
        [
          'gerak_barang',
          pieces.map((kode_barcode) => ({
            id_dokumen: sale.nota,
            kode_barcode,
            dari_status: 'DALAM_NOTA',
            dari_gudang: 'TOKO',
            dari_baki: 'A01',
            ke_status: 'TERJUAL',
            berat: 4_000,
            murni: 3_000,
            pemegang: sale.nota,
          })),
        ],
        ...sahkan(sale.group, sale.nota, 2),
      ],
    }
    await post(shops.app, valid)
    expect(await refusal(post(shops.app, { ...valid, oleh: 'KASIR9' }))).toMatchObject({
      code: 'KN003',
      message: 'status_sudah_berubah',
      detail: { status: 'VALID', diminta: 'OPEN', oleh: 'KASIR1' },
    })
  })

  test('changes its payments by a new version, never by half', async () => {
    const sale = jual(barcodes(), {}, true)
    await post(shops.app, sale.isi)
    const pay = (versi_bayar: number, jumlah: number): Isi => ({
      transisi: [{ id: sale.group, dari: 'OPEN', ke: 'OPEN' }],
      tulis: [
        [
          'pembayaran',
          [
            {
              id_group: sale.group,
              versi_bayar,
              jenis: 'CASH',
              jumlah,
              fee: 0,
              diterima: jumlah,
              kembali: 0,
              masuk: true,
            },
          ],
        ],
      ],
    })
    expect(await refusal(post(shops.app, pay(2, 9_999_999)))).toMatchObject({
      code: 'KN014',
      detail: { tagihan: 10_000_000, dibayar: 9_999_999 },
    })
    await post(shops.app, pay(2, 10_000_000))
    expect(await refusal(post(shops.app, pay(2, 10_000_000)))).toMatchObject({
      code: 'KN002',
      detail: { tabel: 'pembayaran' },
    })
  })
})

describe('the drawer', () => {
  const cash = (jumlah: object): Isi => {
    const id = newId()
    return {
      dokumen: [{ id, jenis: 'KAS', prefix: 'JU', status: 'VALID' }],
      tulis: [
        [
          'kas',
          [
            {
              id_dokumen: id,
              kategori: 'UJI',
              jenis: 'CASH',
              user_id: 'K9',
              laci: 'K9',
              ...jumlah,
            },
          ],
        ],
      ],
    }
  }
  test('cannot pay out what it does not hold', async () => {
    await post(shops.app, cash({ jumlah_in: 500 }))
    expect(await refusal(post(shops.app, cash({ jumlah_out: 501 })))).toEqual({
      code: 'KN009',
      message: 'laci_tidak_cukup',
      detail: { laci: 'K9', keluar: 501, saldo: 500 },
    })
    await post(shops.app, cash({ jumlah_out: 500 }))
    await expect(post(shops.app, cash({ jumlah_in: 1, jumlah_out: 1 }))).rejects.toMatchObject({
      constraint: 'kas_satu_arah',
    })
  })
})
