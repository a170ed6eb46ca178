import { describe, expect, it } from 'vitest'
import { check } from '#kernel/schema'
import { bayarBaru } from '#modules/pembayaran/bayar.rules'
import { pembelianMasuk } from '#modules/pembelian/pembelian'
import { notaMasuk } from '#modules/penjualan/penjualan'
import { tambahBeli, ubahBeli } from './beli-konter.ts'
import { dariDraf, isiDraf } from './draf-konter.ts'
import {
  adaBarang,
  adaIsi,
  dilepas,
  ingatHarga,
  isNota,
  isiSimpan,
  keluarkan,
  kembalikan,
  kunciDari,
  notaKosong,
  tambah,
  tawar,
  tentangOrang,
  urutan,
} from './nota-konter.ts'

const id = '0193c1f0-0000-7000-8000-000000000001'
const dua = tambah(tambah(notaKosong(id), '010000017'), '010000025')
const harga = new Map([
  ['010000017', 6_900_000],
  ['010000025', 1_250_000],
])

describe('who stands at the counter', () => {
  const ktp = { jenis_identitas: 'KTP', no_identitas: '3171234567890001' } as const
  const siti = { nama_customer: 'SITI', no_hp: '6281298760001' }
  const tahu = tentangOrang(
    tentangOrang(dua, siti),
    { ...ktp, npwp: '0012345678901000', pembeli_pajak: 'PENGUSAHA', keterangan: 'kado' },
    { ...ktp, foto_identitas: 'ktp.webp' },
  )

  it('leaves nothing of somebody to the next', () => {
    const lain = tentangOrang(tahu, { nama_customer: 'RINI', no_hp: '6281298760002' })
    expect(lain.kepala).toMatchObject({ jenis_identitas: null, no_identitas: null, npwp: null })
    expect(lain.kepala).toMatchObject({ pembeli_pajak: null, keterangan: 'kado' })
    expect(lain.beli).toMatchObject({ jenis_identitas: null, no_identitas: null })
    expect(lain.beli.foto_identitas).toBeNull()
  })

  it('keeps what he showed whose name is spelled anew, and what is told with the next', () => {
    const ejaan = tentangOrang(tahu, { nama_customer: 'SITI AMINAH' })
    expect([ejaan.kepala.no_identitas, ejaan.beli]).toEqual([ktp.no_identitas, tahu.beli])
    const sim = { jenis_identitas: 'SIM', no_identitas: '4411' } as const
    const lain = tentangOrang(tahu, { no_hp: '6281298760002', ...sim }, sim)
    expect(lain.kepala).toMatchObject({ ...sim, npwp: null })
    expect(lain.beli).toMatchObject({ ...sim, foto_identitas: null })
  })
})

describe('what lies on the counter', () => {
  it('takes a piece once', () => {
    expect(dua.baris.map((line) => line.kode_barcode)).toEqual(['010000017', '010000025'])
    expect(tambah(dua, '010000017')).toBe(dua)
  })

  it('gives a line back to where it was', () => {
    const line = dilepas(dua, '010000017')
    const without = keluarkan(dua, '010000017')
    expect(without.baris).toHaveLength(1)
    expect(line && kembalikan(without, line)).toEqual(dua)
  })

  it('is empty without pieces, money and words', () => {
    expect(adaIsi(notaKosong(id))).toBe(false)
    expect(adaIsi(dua)).toBe(true)
    expect(adaIsi({ ...notaKosong(id), bayar: [bayarBaru(0, 'CASH')] })).toBe(true)
  })

  it('forgets the old price of a line that is bargained about', () => {
    const remembered = ingatHarga(dua, harga)
    expect(remembered.baris.map((line) => line.harga_lama)).toEqual([6_900_000, 1_250_000])
    const bargained = tawar(remembered, '010000017', { diskon: 50_000 })
    expect(bargained.baris[0]).toMatchObject({ diskon: 50_000, harga_lama: null })
  })

  it('keeps the oldest price that was not yet looked at', () => {
    const once = ingatHarga(dua, harga)
    expect(ingatHarga(once, new Map([['010000017', 7_000_000]])).baris[0]?.harga_lama).toBe(
      6_900_000,
    )
  })
})

/** A ring that comes back, weighed, and a chain of another shop's. */
const tukar = {
  ...dua,
  beli: ubahBeli(
    tambahBeli(tambahBeli(dua.beli, { kode_barcode: '010000033', kode_kondisi: 'BAIK' }), {
      nama_barang: 'GELANG RANTAI',
      kode_group: '70',
      kode_dept: 'GL',
      kode_kondisi: 'PUTUS',
      berat_kotor: 3_000,
      kadar_uji: 70_00,
      cara_uji: 'XRF',
    }),
    'beli-1',
    { berat_kotor: 4_120 },
  ),
}

describe('what is bought at the same counter', () => {
  it('takes a piece of ours once, and gold without a nota as often as it comes', () => {
    expect(tambahBeli(tukar.beli, { kode_barcode: '010000033' })).toBe(tukar.beli)
    const more = tambahBeli(tukar.beli, { nama_barang: 'GELANG RANTAI' })
    expect(more.baris.map(({ kunci }) => kunci)).toEqual(['beli-1', 'beli-2', 'beli-3'])
  })

  it('never gives the key of a line that was taken off to another one beside it', () => {
    const without = keluarkan(tukar, 'beli-1')
    const more = tambahBeli(without.beli, { nama_barang: 'CINCIN' })
    expect(more.baris.map(({ kunci }) => kunci)).toEqual(['beli-2', 'beli-3'])
  })

  it('stands above or below what is sold, and is found by its barcode', () => {
    const jual = ['010000017', '010000025']
    expect(urutan(tukar, false)).toEqual([...jual, 'beli-1', 'beli-2'])
    expect(urutan(tukar, true)).toEqual(['beli-1', 'beli-2', ...jual])
    expect(kunciDari(tukar, '010000033')).toBe('beli-1')
    expect(kunciDari(tukar, '010000017')).toBe('010000017')
    expect(kunciDari(tukar, '010000999')).toBeUndefined()
  })

  it('gives a line back to where it was', () => {
    const line = dilepas(tukar, 'beli-1')
    expect(line && kembalikan(keluarkan(tukar, 'beli-1'), line)).toEqual(tukar)
  })

  it('alone is a visit, too', () => {
    expect(adaBarang({ ...tukar, baris: [] })).toBe(true)
    expect(adaBarang(notaKosong(id))).toBe(false)
  })

  it('knows a nota from a barcode', () => {
    const qr = 'https://gs1.example.id/nota?toko=GS1&id=0193c1f0-0000-7000-8000-000000000001&t=abc'
    expect([qr, 'fj-gs1-261101-0001', 'FG-GS1-261101-0001'].map(isNota)).toEqual([true, true, true])
    expect(['010000017', 'FB-GS1-261101-0001', ''].map(isNota)).toEqual([false, false, false])
  })
})

describe('a draft', () => {
  const nota = {
    ...tawar(dua, '010000017', { berat_kotor: 4_120, harga_setuju: 6_850_000 }),
    kepala: { ...dua.kepala, kode_sales: 'SLS1', nama_customer: 'Ibu Ani', no_hp: '0812' },
    bayar: [{ ...bayarBaru(0, 'TRANSFER', 1_000_000), no_rekening: '1234567890' }],
  }

  it('comes back as it was, with its prices as the old ones', () => {
    const { judul: _judul, ...kept } = { judul: null, ...isiDraf(nota, harga) }
    const back = dariDraf(id, JSON.parse(JSON.stringify(kept)))
    expect(back).toEqual({
      ...nota,
      kepala: { ...nota.kepala, no_hp: null }, // half a number is not kept
      baris: nota.baris.map((line) => ({ ...line, harga_lama: harga.get(line.kode_barcode) })),
    })
  })

  it('keeps what is bought, with the seller and what it was worth', () => {
    const beli = { ...tukar.beli, no_identitas: '3171234567890001', harga_setuju: 9_000_000 }
    const kept = isiDraf({ ...tukar, beli }, new Map([['beli-1', 5_821_000]]))
    const back = dariDraf(id, JSON.parse(JSON.stringify(kept)))
    expect(back.beli).toEqual({
      ...beli,
      baris: beli.baris.map((line, at) => ({ ...line, harga_lama: at === 0 ? 5_821_000 : null })),
    })
  })

  it('of another time is read as far as it can be', () => {
    expect(dariDraf(id, { kode_sales: 7, baris: 'x' })).toEqual(notaKosong(id))
  })

  it('becomes a sale that the server understands', () => {
    const full = { ...nota, kepala: { ...nota.kepala, no_hp: '081234567890' } }
    const { id_draf, total, ...body } = isiSimpan(full, 'SLS1', 8_100_000)
    expect({ id_draf, total }).toEqual({ id_draf: id, total: 8_100_000 })
    expect(check(notaMasuk, JSON.parse(JSON.stringify(body)))).toHaveProperty('value')
  })

  it('becomes an exchange that the server understands', () => {
    const { pembelian, pembayaran } = isiSimpan(
      { ...tukar, bayar: [bayarBaru(0, 'CASH')] },
      'SLS1',
      -1_250_000,
    )
    expect(pembayaran).toMatchObject([{ jenis: 'CASH', jumlah: 1_250_000, diterima: null }])
    // On the wire a weight is grams and a kadar percent: whole numbers of either will do here.
    const [ours, other] = pembelian?.baris ?? []
    const wire = { ...pembelian, baris: [ours, { ...other, kadar_uji: 70 }] }
    expect(check(pembelianMasuk, wire)).toHaveProperty('value.baris.1.kadar_uji', 70_00)
    expect(isiSimpan(nota, 'SLS1', 0).pembelian).toBeNull()
  })
})
