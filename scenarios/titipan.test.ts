import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, harga } from './cincin.ts'
import { bukaTitip, dengan, hargaEmas, titip, tunai, type TokoTitip } from './titip.ts'

// A customer leaves money for a ring, or money only: it is kept for her, owed to her and spent by
// her, and the ring goes to nobody else.

let toko: TokoTitip
beforeAll(async () => {
  toko = await bukaTitip(8)
}, 60_000)
afterAll(() => toko.shop.close())

describe('a deposit for a ring', () => {
  let nomor: string

  it('keeps the ring from the moment it is entered, and owes nothing yet', async () => {
    const saved = dataOf(await toko.kasir.post('titipan/simpan', titip(toko.rings[0], 2_000_000)))
    expect(saved).toMatchObject({ status: 'OPEN', kembali: 0 })
    nomor = String(saved['no_titipan'])
    expect(nomor).toMatch(/^TT-GS1-\d{6}-0001$/)
    expect([await toko.status(toko.rings[0]), await toko.terutang()]).toEqual(['TITIP', 0])
    const { json } = await toko.spv.get('validasi/titipan')
    expect(json.data).toMatchObject([{ no_titipan: nomor, jumlah: 2_000_000, saldo: 0 }])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('stops the closing of the day while it waits', async () => {
    const { json } = await toko.spv.post('tutup-toko', {
      tgl_system: '2026-11-21',
      tgl_berikut: '2026-11-22',
    })
    expect(json.message).toBe('1 Titipan Belum Divalidasi')
  })

  it('is owed once the cashier has the money', async () => {
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [nomor] }))
    expect([await toko.terutang(), await toko.saldo()]).toEqual([2_000_000, 2_000_000])
    const again = await toko.spv.post('validasi/simpan/titipan', { titipan: [nomor] })
    expect(again.json).toMatchObject({
      code: 'E-MDB:02',
      message: `Faktur ${nomor} Sudah Divalidasi`,
    })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('grows by more money, never above the price of the ring', async () => {
    const more = (jumlah: number) =>
      toko.spv.post('titipan/tambah', { no_titipan: nomor, jumlah, pembayaran: tunai(jumlah) })
    const much = await more(harga - 2_000_000 + 1)
    expect(much.json.fields?.[0]).toMatchObject({
      field: 'jumlah',
      message: 'Titipan Melebihi Sisa Harga Rp 5.107.000',
    })
    expect(dataOf(await more(1_000_000))['nomor']).toMatch(/^TT-/)
    expect((await toko.satu(nomor)).saldo).toBe(3_000_000)
    expect(await toko.shop.audit()).toEqual([])
  })

  it('keeps the ring from everybody else', async () => {
    const { json } = await toko.jual([toko.rings[0] ?? ''], {})
    expect(json.message).toBe(`Barang ${toko.rings[0]} Sedang Dititip ${nomor}`)
    const twice = await toko.kasir.post('titipan/simpan', titip(toko.rings[0], 1_000_000))
    expect(twice.json.fields?.[0]?.field).toBe('baris.kode_barcode')
  })

  it('pays for its ring at the promised price, also when gold has risen', async () => {
    await hargaEmas(toko, 1_900_000)
    const hitung = await toko.kasir.post('penjualan/hitung', {
      baris: [{ kode_barcode: toko.rings[0] }, { kode_barcode: toko.rings[1] }],
      titipan: [nomor],
    })
    const [promised, today] = hitung.json.data.baris
    expect(promised).toMatchObject({ harga_total: harga, masalah: [] })
    expect(today.harga_total).toBeGreaterThan(harga)
    const other = await toko.jual([toko.rings[1] ?? ''], {
      ...dengan(nomor, 1_000_000, today.harga_total - 1_000_000),
      total: today.harga_total,
    })
    expect(other.json.message).toBe(
      `Titipan ${nomor} Untuk Barang ${toko.rings[0]}, Pindai Barangnya`,
    )
    const saved = dataOf(
      await toko.jual([toko.rings[0] ?? ''], dengan(nomor, 3_000_000, harga - 3_000_000)),
    )
    expect([await toko.status(toko.rings[0]), await toko.terutang()]).toEqual([
      'DALAM_NOTA',
      3_000_000,
    ])
    expect((await toko.satu(nomor)).ditahan).toBe(3_000_000)
    expect(await toko.shop.audit()).toEqual([])
    dataOf(await toko.validasi(saved['no_faktur_group']))
    expect([await toko.status(toko.rings[0]), await toko.terutang()]).toEqual(['TERJUAL', 0])
    expect(await toko.satu(nomor)).toMatchObject({ status: 'DIPAKAI', saldo: 0 })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('has its money back when the sale is cancelled', async () => {
    const [row] = await toko.shop.rows(
      sql<{ nomor: string }>`select nomor from dokumen where jenis = 'PENJUALAN'
        order by saat desc limit 1`,
    )
    const body = { no_faktur_jual: row?.nomor, alasan: 'pelanggan berubah pikiran' }
    dataOf(await toko.spv.postApproved('penjualan/batal', body, 'own'))
    expect(await toko.satu(nomor)).toMatchObject({
      status: 'TITIP',
      saldo: 3_000_000,
      barang_disimpan: false,
    })
    expect([await toko.status(toko.rings[0]), await toko.terutang()]).toEqual([
      'KEMBALI',
      3_000_000,
    ])
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('money only', () => {
  it('is spent by a visit of any ring, and what is left stays', async () => {
    const nomor = await toko.dititip(undefined, 5_000_000)
    const today = await toko.hargaKini(toko.rings[2])
    const saved = dataOf(
      await toko.jual([toko.rings[2] ?? ''], {
        ...dengan(nomor, 3_500_000, today - 3_500_000),
        total: today,
      }),
    )
    dataOf(await toko.validasi(saved['no_faktur_group']))
    expect(await toko.satu(nomor)).toMatchObject({ status: 'TITIP', saldo: 1_500_000 })
    const much = await toko.jual([toko.rings[3] ?? ''], {
      ...dengan(nomor, 1_500_001, today - 1_500_001),
      total: today,
    })
    expect(much.json.fields?.[0]).toMatchObject({
      field: 'pembayaran.0.no_ref',
      message: `Titipan ${nomor} Tinggal Rp 1.500.000`,
    })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('wants to know whose it is, how long, and is not paid by a deposit', async () => {
    const without = async (lain: object) =>
      (await toko.kasir.post('titipan/simpan', titip(undefined, 1_000, lain))).json.fields?.[0]
    expect((await without({ nama_customer: null }))?.field).toBe('nama_customer')
    expect((await without({ no_hp: null }))?.field).toBe('no_hp')
    expect((await without({ tgl_batas: '2027-11-21' }))?.field).toBe('tgl_batas')
    expect((await without({ pembayaran: tunai(999) }))?.field).toBe('pembayaran.0.jumlah')
    const nomor = await toko.dititip(undefined, 1_000)
    expect(await without(dengan(nomor, 1_000, 0))).toMatchObject({
      message: 'Titipan Tidak Dibayar Dengan Titipan',
    })
    expect((await toko.kasir.post('titipan/simpan', titip(undefined, 0))).json.code).toBe('E-ISI')
  })
})

describe('a deposit that waits', () => {
  it('may be paid another way at the cash desk, never another amount', async () => {
    const body = titip(undefined, 800_000)
    const { no_titipan } = dataOf(await toko.kasir.post('titipan/simpan', body))
    const [rekening] = await toko.shop.rows(
      sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
    )
    const bayar = (pembayaran: readonly object[]) =>
      toko.spv.post('validasi/bayar/titipan', { no_titipan, pembayaran })
    expect((await bayar(tunai(1))).json.message).toMatch(/^Pembayaran Masih Kurang/)
    const unknown = await bayar([{ jenis: 'TRANSFER', no_rekening: 'X', jumlah: 800_000 }])
    expect(unknown.json.fields?.[0]?.field).toBe('pembayaran.0.no_rekening')
    dataOf(await bayar([{ jenis: 'TRANSFER', ...rekening, jumlah: 300_000 }, ...tunai(500_000)]))
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
    const kas = await toko.shop.rows(
      sql`select jenis, jumlah_in from kas where kategori = 'TITIPAN'
        and id_dokumen = (select id from dokumen where nomor = ${String(no_titipan)}) order by n`,
    )
    expect(kas).toEqual([
      { jenis: 'TRANSFER', jumlah_in: 300_000 },
      { jenis: 'CASH', jumlah_in: 500_000 },
    ])
    expect((await bayar(tunai(800_000))).json.code).toBe('E-MDB:02')
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a visit that waits and is withdrawn', () => {
  it('gives the ring back to its deposit, not to the tray', async () => {
    const nomor = await toko.dititip(toko.rings[6], 1_000_000, await toko.hargaKini(toko.rings[6]))
    const today = await toko.hargaKini(toko.rings[6], nomor)
    const saved = dataOf(
      await toko.jual([toko.rings[6] ?? ''], {
        ...dengan(nomor, 1_000_000, today - 1_000_000),
        total: today,
      }),
    )
    const list = [saved['no_faktur_group']]
    const bayar = await toko.spv.post('validasi/bayar', {
      no_faktur_group: list[0],
      pembayaran: tunai(today),
    })
    expect(bayar.json.message).toBe('Pembayaran Dengan Titipan Tidak Dapat Diubah')
    dataOf(await toko.spv.post('validasi/cancel/jualbeli', { penjualan: list, pembelian: [] }))
    expect([await toko.status(toko.rings[6]), (await toko.satu(nomor)).barang_disimpan]).toEqual([
      'TITIP',
      true,
    ])
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('what nobody may', () => {
  it('refuses numbers that are none, with a sentence and no error of ours', async () => {
    for (const no_titipan of ['', 'TT-GS1-261121-9999', 'x'.repeat(41), null, 7]) {
      const { status: code } = await toko.spv.post('titipan/tambah', {
        no_titipan,
        jumlah: 1,
        pembayaran: tunai(1),
      })
      expect([400, 404]).toContain(code)
    }
    const paid = await toko.jual([toko.rings[3] ?? ''], {
      pembayaran: [{ jenis: 'TITIPAN', no_ref: 'TT-GS1-261121-9999', jumlah: 1 }],
    })
    expect([400, 404, 409]).toContain(paid.status)
  })

  it('keeps who may only sell from the money of deposits', async () => {
    const penjual = await toko.shop.person('KASIR', 'penjual', '/transaksi-penjualan')
    const calls = ['validasi/simpan/titipan', 'validasi/cancel/titipan', 'titipan/tambah']
    for (const call of calls) expect((await penjual.post(call, {})).json.code).toBe('E-HAK')
    expect((await penjual.post('titip/report-batal-titip-uang', {})).json.code).toBe('E-HAK')
  })
})
