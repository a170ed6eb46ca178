import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from '../../../scenarios/cincin.ts'
import { cariNota, hitungPembelian } from './pembelian.calls.ts'
import { baris, isi, openTokoBeli, type TokoBeli } from './test-beli.server.ts'

// What the purchases give to a posting stands in the books, and the audit finds nothing.

let toko: TokoBeli
beforeAll(async () => {
  toko = await openTokoBeli()
})
afterAll(() => toko.http.close())

const hitung = (body: object, bahasa = 'id') =>
  toko.http.call(
    hitungPembelian,
    {},
    { token: toko.kasir, body, headers: { 'accept-language': bahasa } },
  )
const cari = (body: object) => toko.http.call(cariNota, {}, { token: toko.kasir, body })

/** Who says who he is. */
const sari = {
  nama_customer: 'Ibu Sari',
  alamat_customer: 'Jalan Kenari 1',
  no_hp: '081234567890',
  jenis_identitas: 'KTP',
  no_identitas: '3275010101800001',
}
const saldoAkun = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await toko.rows(
        sql<{ akun: string; saldo: number }>`select nomor_akun as akun,
          sum(debit - kredit)::int as saldo from kencana.jurnal group by nomor_akun`,
      )
    ).map(({ akun, saldo }) => [akun, saldo]),
  )

describe('the part of a posting', () => {
  it('OPEN reserves the piece; another counter is told who buys it', async () => {
    const saved = await toko.send('uji/beli', isi(baris(toko.barcode[0])))
    expect(dataOf(saved)).toMatchObject({
      no_faktur_beli: 'FB-GS1-261121-0001',
      total: 5_438_500,
    })
    const { json } = await hitung(isi(baris(toko.barcode[0])))
    expect(json.data.baris[0].masalah).toEqual([
      {
        kode: 'BARANG_SEDANG_DIBELI',
        kalimat: `Barang ${toko.barcode[0]} Sedang Dibeli Di FB-GS1-261121-0001 Oleh kasir1`,
      },
    ])
    const again = await toko.send('uji/beli', isi(baris(toko.barcode[0])))
    expect([again.status, again.json.fields?.[0]?.field]).toEqual([
      400,
      'pembelian.baris.0.kode_barcode',
    ])
    expect(await toko.beda()).toEqual([])
  })

  it('undone, gives it back to its sale, and it can be bought again', async () => {
    const [group] = await toko.rows(
      sql<{ id: string }>`select id_group as id from kencana.pembelian limit 1`,
    )
    expect((await toko.send('uji/batal', { id_group: group?.id })).status).toBe(200)
    const { json } = await cari({ kunci: toko.barcode[0] })
    expect(json.data[0].sisa).toBe(7)
    expect(await toko.beda()).toEqual([])
  })

  it('validated, is what it would have been at once', async () => {
    const saved = await toko.send('uji/beli', isi(baris(toko.barcode[6])))
    const [open] = await toko.rows(
      sql<{ id: string }>`select id from kencana.dokumen
        where nomor = ${String(dataOf(saved)['no_faktur_group'])}`,
    )
    expect(dataOf(await toko.send('uji/validasi', { id_group: open?.id }))).toEqual({ n: 1 })
    const [piece] = await toko.rows(
      sql<object>`select status from kencana.barang where kode_barcode = ${toko.barcode[6]}`,
    )
    expect(piece).toEqual({ status: 'DIBELI' })
    expect(await toko.beda()).toEqual([])
  })

  it('VALID brings gold and takes money; the note shows what is left of it', async () => {
    const body = isi(baris(toko.barcode[0]), baris(toko.barcode[1], { berat_kotor: 4.115 }))
    const saved = await toko.send('uji/beli', { ...body, langsung: true })
    // the second: 6,798,000 x 4.115 / 4.120 = 6,789,750 less 20 % = 5,431,800, up to 5,432,000
    expect(dataOf(saved)).toMatchObject({ total: 10_870_500 })
    expect(await toko.beda()).toEqual([])
    const [gram] = await toko.rows(
      sql<{ kotor: number; murni: number }>`select sum(kotor)::int as kotor,
        sum(murni)::int as murni from kencana.gram where akun = 'PEMBELIAN'`,
    )
    expect(gram).toEqual({ kotor: 12_355, murni: 9_266 }) // 2 x 3,090 + 3,086 (3,086.25)
    const { json } = await cari({ kunci: toko.nota.no_faktur_jual })
    expect(json.data[0].sisa).toBe(4)
    expect(json.data[0].baris[0].halangan).toBe(
      `Barang ${toko.barcode[0]} Sudah Dibeli Kembali Atau Ditukar Di FB-GS1-261121-0003`,
    )
    const batal = await toko.send(
      'penjualan/batal',
      { no_faktur_jual: toko.nota.no_faktur_jual, alasan: 'salah barang' },
      toko.own,
    )
    expect(batal.json.message).toContain('Sudah Dibeli Kembali Atau Ditukar')
  })

  it('goes to one of two counters that buy the same piece at once', async () => {
    const body = { ...isi(baris(toko.barcode[2])), langsung: true }
    const both = await Promise.all([toko.send('uji/beli', body), toko.send('uji/beli', body)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.filter(({ status }) => status >= 500)).toEqual([])
    expect(await toko.beda()).toEqual([])
  })

  it('a lost nota blocks the paper: only who says he lost it may bring the rest', async () => {
    const lost = isi(baris(toko.barcode[3], { nota_hilang: true }))
    const nobody = await toko.send('uji/beli', lost)
    expect(nobody.json.fields).toEqual([
      { field: 'nama_customer', message: 'Nama Customer Tidak Boleh Kosong' },
    ])
    const saved = await toko.send('uji/beli', { ...lost, ...sari, langsung: true })
    expect(dataOf(saved)).toMatchObject({ total: 5_098_500 }) // 6,798,000 less 25 %
    const { json } = await hitung(isi(baris(toko.barcode[4])))
    expect(json.data.baris[0].masalah[0].kode).toBe('NOTA_HILANG')
    expect((await cari({ kunci: toko.barcode[4] })).json.data[0]).toMatchObject({
      nota_hilang: true,
      sisa: 2,
    })
    const [known] = await toko.rows(
      sql<object>`select nama_customer, jenis_identitas, no_identitas from kencana.pelanggan
        where no_identitas is not null`,
    )
    expect(known).toEqual({
      nama_customer: 'Ibu Sari',
      jenis_identitas: 'KTP',
      no_identitas: '3275010101800001',
    })
  })

  it('above the note waits for an approval, once for all lines', async () => {
    const dear = baris(toko.barcode[4], { nota_hilang: true, harga_setuju: 7_000_000 })
    const body = { ...isi(dear), ...sari, langsung: true }
    const saved = await toko.withApproval('uji/beli', body)
    expect(dataOf(saved)).toMatchObject({ total: 7_000_000 })
    const people = await toko.rows(
      sql<{ n: number }>`select count(*)::int as n from kencana.pelanggan
        where no_identitas = '3275010101800001'`,
    )
    expect(people).toEqual([{ n: 1 }])
    expect(await toko.beda()).toEqual([])
  })

  it('a koreksi takes a piece back at all that it was sold for, and its journal with it', async () => {
    const before = await saldoAkun()
    const taken = { ...isi(baris(toko.barcode[5], { nota_hilang: true })), jenis: 'KOREKSI' }
    const body = { ...taken, ...sari, langsung: true }
    expect(dataOf(await toko.withApproval('uji/beli', body))).toMatchObject({ total: 7_107_000 })
    const after = await saldoAkun()
    const moved = Object.fromEntries(
      Object.entries(after).map(([akun, saldo]) => [akun, saldo - (before[akun] ?? 0)]),
    )
    expect(moved).toMatchObject({
      4101: 6_798_000,
      4103: 309_000,
      5101: -6_200_000,
      1203: 6_200_000,
      1101: -7_107_000,
    })
    expect(await toko.beda()).toEqual([])
  })

  it('is one faktur for each piece where the shop wants it so, chained in their order', async () => {
    const set = await toko.http.send('PUT', '/api/v1/para-system/key/FAKTUR_BELI_PER', {
      token: toko.own,
      body: { value: 'BARANG' },
    })
    expect(set.status).toBe(200)
    const luar = { kode_kondisi: 'BAIK', nama_barang: 'GELANG', kode_group: '75', kode_dept: 'CC' }
    const body = isi({ ...luar, berat_kotor: 0.2 }, { ...luar, berat_kotor: 0.3 })
    const saved = await toko.send('uji/beli', { ...body, ...sari, langsung: true })
    expect(dataOf(saved)).toMatchObject({ total: 712_500 }) // 0.500 gr x 1,425,000
    const last = await toko.rows(
      sql<object>`select qty, berat::int as berat, harga_total::int as harga
        from kencana.pembelian where id_group = (select id from kencana.dokumen
          where nomor = ${String(saved.json.data.no_faktur_group)}) order by berat`,
    )
    expect(last).toEqual([
      { qty: 1, berat: 200, harga: 285_000 },
      { qty: 1, berat: 300, harga: 427_500 },
    ])
    expect(await toko.beda()).toEqual([])
  })

  it('of others follows the price of the day; an edit that names no kadar keeps it', async () => {
    const luar = {
      kode_kondisi: 'BAIK',
      berat_kotor: 2,
      nama_barang: 'GELANG',
      kode_group: '75',
      kode_dept: 'CC',
    }
    const before = await hitung(isi(luar))
    expect(before.json.data.total).toBe(2_850_000)
    const price = { kode_harga: 'HB75', harga_per_gram: 1_400_000, versi: 1 }
    const changed = await toko.http.send('PUT', '/api/v1/para-harga-beli/update/HB75', {
      token: toko.own,
      body: price,
    })
    expect(changed.json).toMatchObject({ message: 'Berhasil Mengedit Data', data: { kadar: 75 } })
    expect((await hitung(isi(luar))).json.data.total).toBe(2_800_000)
  })
})
