import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../document/ids.ts'
import {
  hari, jual, openShops, piece, post, refusal, sahkan, type Isi, type TestShops, type Tulis,
} from './test-shop.ts'

let shops: TestShops
let next = 0
const fresh = (): string => piece(next++)

beforeAll(async () => { shops = await openShops(200) })
afterAll(() => shops?.close())

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await shops.owner.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n)

/** The same posting with one book's rows changed. */
const withRows = (isi: Isi, buku: string, change: (rows: readonly object[]) => readonly object[]): Isi => ({
  ...isi,
  tulis: (isi.tulis ?? []).map(([name, rows]): Tulis => [name, name === buku ? change(rows) : rows]),
})

describe('a sale that is VALID at once', () => {
  test('is numbered, chained and in every book', async () => {
    const sale = jual([fresh(), fresh(), fresh()])
    const jawab = await post(shops.app, sale.isi)
    expect(jawab.nomor[sale.nota]).toMatch(/^FJ-T1-261121-\d{4}$/)
    expect(jawab.nomor[sale.group]).toMatch(/^FG-T1-261121-\d{4}$/)
    for (const [book, rows] of [['gerak_barang', 3], ['gram', 2], ['jurnal', 5], ['kas', 2], ['transisi', 2]] as const)
      expect([book, await count(`${book} where id_posting = $1`, [jawab.id_posting])]).toEqual([book, rows])
    expect(await count(`barang where id_pemegang = $1 and status = 'TERJUAL' and kode_gudang is null`, [sale.nota])).toBe(3)
    expect(await count(`penjualan_baris where id = $1 and n between 1 and 3`, [sale.nota])).toBe(3)
  })

  test.each([
    ['gram', 'KN012', 'gram_tidak_seimbang', (rows: readonly object[]) => rows.slice(1)],
    ['jurnal', 'KN011', 'jurnal_tidak_seimbang', (rows: readonly object[]) => rows.slice(1)],
    ['jurnal', 'KN404', 'akun_tidak_ada', (rows: readonly object[]) => rows.map((row) => ({ ...row, nomor_akun: '9999' }))],
    ['pembayaran', 'KN014', 'pembayaran_tidak_sama', (rows: readonly object[]) => rows.slice(1)],
    ['penjualan_baris', 'KN013', 'jumlah_nota_tidak_sama', (rows: readonly object[]) => rows.slice(1)],
  ])('is refused whole when %s does not hold (%s)', async (buku, sqlstate, pesan, change) => {
    const sale = jual([fresh(), fresh()])
    const before = await count('posting')
    expect(await refusal(post(shops.app, withRows(sale.isi, buku, change))))
      .toMatchObject({ code: sqlstate, message: pesan })
    expect(await count('posting')).toBe(before)
    expect(await count('penjualan where id = $1', [sale.nota])).toBe(0)
    await post(shops.app, sale.isi)
  })

  test('tells the second comer who took the piece', async () => {
    const barcode = fresh()
    const sale = jual([barcode])
    const { nomor } = await post(shops.app, { ...sale.isi, oleh: 'KASIR2' })
    expect(await refusal(post(shops.app, jual([barcode]).isi))).toEqual({
      code: 'KN003', message: 'barang_tidak_di_tempat',
      detail: {
        kode_barcode: barcode, status: 'TERJUAL', kode_gudang: null, kode_baki: null,
        id_pemegang: sale.nota, jenis: 'PENJUALAN', nomor: nomor[sale.nota],
        no_group: nomor[sale.group], oleh: 'KASIR2',
      },
    })
  })

  test('asks for a piece that is not there, one that changed, one that is there already', async () => {
    expect(await refusal(post(shops.app, jual(['TIADA']).isi))).toMatchObject({ code: 'KN404', message: 'barang_tidak_ada' })
    const stale = withRows(jual([fresh()]).isi, 'gerak_barang', (rows) => rows.map((row) => ({ ...row, versi: 7 })))
    expect(await refusal(post(shops.app, stale))).toMatchObject({ code: 'KN002', message: 'berubah', detail: { tabel: 'barang', versi: 1 } })
    const heavier = withRows(jual([fresh()]).isi, 'gerak_barang', (rows) => rows.map((row) => ({ ...row, berat: 1 })))
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
    expect(await refusal(post(shops.app, jual([fresh()], { kunci, sidik: '02' }).isi)))
      .toEqual({ code: 'KN409', message: 'kunci_sudah_dipakai', detail: { kunci } })
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
    expect(await refusal(post(shops.app, jual(pieces).isi)))
      .toMatchObject({ message: 'barang_tidak_di_tempat', detail: { status: 'DALAM_NOTA', nomor: nomor[sale.nota] } })
    const valid: Isi = {
      periksa: [['tagihan', [{ id_group: sale.group }]]],
      transisi: [sale.nota, sale.group].map((id) => ({ id, dari: 'OPEN', ke: 'VALID' })),
      tulis: [
        ['gerak_barang', pieces.map((kode_barcode) => ({
          id_dokumen: sale.nota, kode_barcode, dari_status: 'DALAM_NOTA', dari_gudang: 'TOKO', dari_baki: 'A01',
          ke_status: 'TERJUAL', berat: 4_000, murni: 3_000, pemegang: sale.nota,
        }))],
        ...sahkan(sale.group, sale.nota, 2),
      ],
    }
    await post(shops.app, valid)
    expect(await refusal(post(shops.app, { ...valid, oleh: 'KASIR9' }))).toMatchObject({
      code: 'KN003', message: 'status_sudah_berubah',
      detail: { status: 'VALID', diminta: 'OPEN', oleh: 'KASIR1' },
    })
  })

  test('changes its payments by a new version, never by half', async () => {
    const sale = jual(barcodes(), {}, true)
    await post(shops.app, sale.isi)
    const pay = (versi_bayar: number, jumlah: number): Isi => ({
      transisi: [{ id: sale.group, dari: 'OPEN', ke: 'OPEN' }],
      tulis: [['pembayaran', [{
        id_group: sale.group, versi_bayar, jenis: 'CASH', jumlah, fee: 0, diterima: jumlah, kembali: 0, masuk: true,
      }]]],
    })
    expect(await refusal(post(shops.app, pay(2, 9_999_999)))).toMatchObject({ code: 'KN014', detail: { tagihan: 10_000_000, dibayar: 9_999_999 } })
    await post(shops.app, pay(2, 10_000_000))
    expect(await refusal(post(shops.app, pay(2, 10_000_000)))).toMatchObject({ code: 'KN002', detail: { tabel: 'pembayaran' } })
  })
})

describe('the drawer', () => {
  const cash = (jumlah: object): Isi => {
    const id = newId()
    return {
      dokumen: [{ id, jenis: 'KAS', prefix: 'JU', status: 'VALID' }],
      tulis: [['kas', [{ id_dokumen: id, kategori: 'UJI', jenis: 'CASH', user_id: 'K9', laci: 'K9', ...jumlah }]]],
    }
  }
  test('cannot pay out what it does not hold', async () => {
    await post(shops.app, cash({ jumlah_in: 500 }))
    expect(await refusal(post(shops.app, cash({ jumlah_out: 501 }))))
      .toEqual({ code: 'KN009', message: 'laci_tidak_cukup', detail: { laci: 'K9', keluar: 501, saldo: 500 } })
    await post(shops.app, cash({ jumlah_out: 500 }))
    await expect(post(shops.app, cash({ jumlah_in: 1, jumlah_out: 1 }))).rejects.toMatchObject({ constraint: 'kas_satu_arah' })
  })
})

describe('approvals', () => {
  const ask = async (pemberi: string, umur = '10 minutes'): Promise<{ no: string; kategori: string; sidik: string }> => {
    const no = newId()
    await shops.app.query(`select set_config('kencana.toko', 'T1', false)`)
    await shops.app.query(
      `insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh, berlaku_sampai)
        values ('T1', $1, $2, 'BATAL', '\\x0b', 'KASIR1', now() + $3::interval)`, [newId(), no, umur],
    )
    await shops.app.query(
      `update otorisasi set status = 'DISETUJUI', pemberi = $2, cara = 'SANDI' where no_otorisasi = $1`, [no, pemberi],
    )
    return { no, kategori: 'BATAL', sidik: '0b' }
  }

  test('are used up by the posting that they were given for', async () => {
    const grant = await ask('SPV')
    const jawab = await post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant] })
    expect(await count(`otorisasi where no_otorisasi = $1 and status = 'DIPAKAI' and id_posting = $2`, [grant.no, jawab.id_posting])).toBe(1)
    expect(await count(`posting where id = $1 and otorisasi @> '[{"pemberi":"SPV"}]'`, [jawab.id_posting])).toBe(1)
    expect(await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant] })))
      .toMatchObject({ code: 'KN403', message: 'otorisasi_tidak_berlaku' })
  })

  test('count for nothing with other figures, too old, or given by the one who posts', async () => {
    const grant = await ask('SPV')
    const cases = [{ ...grant, sidik: '0c' }, { ...grant, kategori: 'LAIN' }, await ask('SPV', '-1 second')]
    for (const otorisasi of cases)
      expect(await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [otorisasi] }))).toMatchObject({ code: 'KN403' })
    expect(await refusal(post(shops.app, { ...jual([fresh()]).isi, otorisasi: [grant], oleh: 'SPV' }))).toMatchObject({ code: 'KN403' })
    await expect(ask('KASIR1')).rejects.toMatchObject({ code: '23514' })
  })

  test('cannot be used up or decided twice by the app itself', async () => {
    const { no } = await ask('SPV')
    await expect(shops.app.query(`update otorisasi set status = 'DITOLAK' where no_otorisasi = $1`, [no])).rejects.toMatchObject({ code: 'KN403' })
    await expect(shops.app.query(`update otorisasi set status = 'DIPAKAI' where no_otorisasi = $1`, [no])).rejects.toMatchObject({ code: '23514' })
    await expect(shops.app.query(`update otorisasi set id_posting = $2 where no_otorisasi = $1`, [no, newId()])).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what the rules read', () => {
  test('is checked again: a master that changed, a piece, a document', async () => {
    const versi = async (): Promise<number> => Number((await shops.owner.query<{ versi: number }>(
      `select versi from versi_tabel where kode_toko = 'T1' and tabel = 'akun'`)).rows[0]?.versi)
    const read = await versi()
    const sale = (v: number): Isi => ({ ...jual([fresh()]).isi, periksa: [['tabel', [{ tabel: 'akun', versi: v }, { tabel: 'parameter', versi: 0 }]]] })
    await post(shops.app, sale(read))
    await shops.owner.query(`update akun set nama_akun = 'Kas Toko' where kode_toko = 'T1' and nomor_akun = '1101'`)
    expect(await refusal(post(shops.app, sale(read)))).toMatchObject({ code: 'KN002', message: 'berubah', detail: { tabel: 'akun', versi: read + 1 } })
    await post(shops.app, sale(await versi()))
    const barcode = fresh()
    const looked: Isi = { ...jual([fresh()]).isi, periksa: [['barang', [{ kode_barcode: barcode, status: 'ADA', versi: 2 }]]] }
    expect(await refusal(post(shops.app, looked))).toMatchObject({ code: 'KN002', detail: { kunci: barcode } })
  })
})

test('the business date: never ahead, back only where allowed', async () => {
  const on = (tgl_system: string, boleh_mundur = false): Isi => ({ ...jual([fresh()]).isi, tgl_system, boleh_mundur })
  expect(await refusal(post(shops.app, on('2026-11-22', true)))).toMatchObject({ code: 'KN004', detail: { tgl_system: hari } })
  expect(await refusal(post(shops.app, on('2026-11-20')))).toMatchObject({ code: 'KN004', message: 'tanggal_tidak_aktif' })
  const back = on('2026-11-20', true)
  const { nomor } = await post(shops.app, back)
  expect(Object.values(nomor)).toContain('FJ-T1-261120-0001')
  expect(await refusal(post(shops.app, { ...back, toko: 'TIADA' }))).toMatchObject({ code: 'KN404', message: 'toko_tidak_ada' })
  expect(await refusal(post(shops.app, { tulis: [['karangan', []]] }))).toMatchObject({ code: 'KN400', message: 'buku_tidak_dikenal' })
})
