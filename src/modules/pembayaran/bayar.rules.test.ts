import { describe, expect, it } from 'vitest'
import {
  bagian,
  bayarBaru,
  bayarCara,
  bayarDari,
  belumDiisi,
  caraBerikut,
  caraDari,
  caraTertutup,
  hitungBayar,
  tambahBayar,
  ubahBayar,
  uangBulat,
} from './bayar.rules.ts'
import { settle } from './pembayaran.rules.ts'

const tunai = (diterima: number | null) => ({ ...bayarBaru(1, 'CASH'), diterima })
const transfer = (jumlah: number) => ({
  ...bayarBaru(0, 'TRANSFER', jumlah),
  no_rekening: '1234567890',
})

describe('a bill that is being paid', () => {
  it('counts down to zero and gives change', () => {
    expect(hitungBayar([], 6_890_000)).toMatchObject({ sisa: 6_890_000, kembali: 0 })
    expect(hitungBayar([tunai(null)], 6_890_000)).toMatchObject({ sisa: 6_890_000, kembali: 0 })
    expect(hitungBayar([tunai(4_000_000)], 6_890_000)).toMatchObject({
      sisa: 2_890_000,
      kembali: 0,
    })
    expect(hitungBayar([tunai(6_900_000)], 6_890_000)).toMatchObject({ sisa: 0, kembali: 10_000 })
  })

  it('lets cash take what the transfer leaves, in whichever order they were entered', () => {
    for (const entries of [
      [transfer(5_000_000), tunai(2_000_000)],
      [tunai(2_000_000), transfer(5_000_000)],
    ]) {
      const bill = hitungBayar(entries, 6_890_000)
      expect(bill).toMatchObject({ sisa: 0, kembali: 110_000 })
      expect(bill.pembayaran.find(({ jenis }) => jenis === 'CASH')).toMatchObject({
        jumlah: 1_890_000,
        diterima: 2_000_000,
      })
    }
  })

  it('says how much is too much', () => {
    expect(hitungBayar([transfer(7_000_000)], 6_890_000).sisa).toBe(-110_000)
  })

  it('drops cash that is not needed, but keeps the only payment of a bill of nothing', () => {
    expect(hitungBayar([transfer(6_890_000), tunai(null)], 6_890_000).pembayaran).toHaveLength(1)
    expect(hitungBayar([tunai(null)], 0).pembayaran).toMatchObject([{ jenis: 'CASH', jumlah: 0 }])
  })

  it('counts what the shop pays: cash is what the transfer leaves, and nothing comes back', () => {
    expect(hitungBayar([], -1_250_000)).toMatchObject({ sisa: 1_250_000, kembali: 0 })
    const bill = hitungBayar([transfer(1_000_000), tunai(null)], -1_250_000)
    expect(bill).toMatchObject({ sisa: 0, kembali: 0 })
    expect(bill.pembayaran[1]).toMatchObject({ jumlah: 250_000, diterima: null })
    expect(settle(bill.pembayaran, -1_250_000)).toMatchObject([{ kembali: 0 }, { kembali: 0 }])
    const keluar = ['CASH', 'DEBET', 'CREDIT', 'TITIPAN', 'KUPON', 'POIN']
    const ada = { titipan: true, kupon: true, poin: true }
    expect(caraTertutup([tunai(null)], -1, ada)).toEqual(keluar)
    expect(caraTertutup([tunai(null)], 1, ada)).toEqual(['CASH'])
    expect(caraBerikut('TRANSFER', caraTertutup([], -1, { titipan: true }))).toBe('CASH')
  })

  it('lets a deposit pay what is due, as far as it reaches', () => {
    const titipan = { ...bayarBaru(1, 'TITIPAN'), no_ref: 'TT-1', diterima: 5_000_000 }
    // 6.890.000 less 5.000.000 leaves 1.890.000; a bill of 3.000.000 takes no more than that.
    expect(hitungBayar([titipan], 6_890_000)).toMatchObject({ sisa: 1_890_000, kembali: 0 })
    expect(hitungBayar([titipan], 3_000_000)).toMatchObject({
      sisa: 0,
      pembayaran: [{ jenis: 'TITIPAN', jumlah: 3_000_000, no_ref: 'TT-1' }],
    })
    expect(hitungBayar([{ ...titipan, jumlah: 1_000_000 }], 3_000_000).sisa).toBe(2_000_000)
    const lain = hitungBayar([transfer(2_000_000), titipan], 3_000_000)
    expect(lain.pembayaran.map(({ jumlah }) => jumlah)).toEqual([2_000_000, 1_000_000])
    const dua = settle(
      [...lain.pembayaran, ...lain.pembayaran]
        .filter(({ jenis }) => jenis === 'TITIPAN')
        .slice(0, 1),
      1_000_000,
    )
    expect(dua).toMatchObject([{ diterima: 1_000_000, kembali: 0, no_rekening: null, fee: 0 }])
  })

  it('is what the server settles', () => {
    const { pembayaran } = hitungBayar([transfer(5_000_000), tunai(2_000_000)], 6_890_000)
    expect(settle(pembayaran, 6_890_000)).toMatchObject([{ kembali: 0 }, { kembali: 110_000 }])
  })

  it('comes back as it was entered', () => {
    const entries = [{ ...transfer(5_000_000), fee: 25_000, no_ref: 'A1' }, tunai(2_000_000)]
    expect(bayarDari(hitungBayar(entries, 6_890_000).pembayaran)).toEqual(entries)
  })
})

describe('the buttons of money', () => {
  it.each([
    [6_890_000, [6_900_000, 7_000_000]],
    [6_900_000, [7_000_000]],
    [7_000_000, []],
    [350_000, [400_000, 500_000, 1_000_000]],
  ])('for %i are %j', (due, sums) => {
    expect(uangBulat(due)).toEqual(sums)
  })

  it('look at what cash has to cover', () => {
    expect(bagian([transfer(5_000_000), tunai(1)], 1, 6_890_000)).toBe(1_890_000)
    expect(bagian([transfer(7_000_000), tunai(1)], 1, 6_890_000)).toBe(0)
  })
})

describe('the key of payment', () => {
  it('adds a payment for what is left, cash first and once', () => {
    const first = tambahBayar([], 6_890_000)
    expect(first).toMatchObject([{ no: 0, jenis: 'CASH', jumlah: null, diterima: null }])
    const paid = first.map((entry) => ({ ...entry, diterima: 1_890_000 }))
    expect(tambahBayar(paid, 6_890_000).at(-1)).toMatchObject({
      no: 1,
      jenis: 'TRANSFER',
      jumlah: 5_000_000,
    })
  })

  it('goes round the ways, and offers cash once', () => {
    expect(caraBerikut('CASH', ['CASH'])).toBe('TRANSFER')
    expect(caraBerikut('TRANSFER', ['TRANSFER'])).toBe('DEBET')
    expect(caraBerikut('CREDIT', ['CREDIT'])).toBe('TITIPAN')
    expect(caraBerikut('CREDIT', ['CREDIT', 'TITIPAN'])).toBe('CASH')
    expect(caraBerikut('TITIPAN', ['CASH', 'TITIPAN'])).toBe('TRANSFER')
  })

  it('comes by QRIS where the shop has an account of it, and a card may be taken', () => {
    const qris = ['900', '901']
    expect(caraBerikut('TRANSFER', [], qris)).toBe('QRIS')
    expect(caraBerikut('QRIS', [], qris)).toBe('DEBET')
    expect(caraBerikut('TRANSFER', caraTertutup([], -1, { titipan: true }), qris)).toBe('CASH')
    const baru = bayarCara(3, 'QRIS', 4_123_000, qris)
    expect(baru).toEqual({ ...bayarBaru(3, 'DEBET', 4_123_000), no_rekening: '900' })
    expect([caraDari(baru, qris), caraDari(baru, [])]).toEqual(['QRIS', 'DEBET'])
    expect(belumDiisi(baru, qris)).toBe(true)
    expect(belumDiisi({ ...baru, no_ref: 'Q-1' }, qris)).toBe(false)
    expect(belumDiisi({ ...baru, no_rekening: '77' }, qris)).toBe(false)
    expect(bayarCara(0, 'TRANSFER', 5, qris)).toEqual(bayarBaru(0, 'TRANSFER', 5))
  })
})

describe('a payment that is changed', () => {
  const debet = (jumlah: number) => ({ ...bayarBaru(2, 'DEBET', jumlah), no_rekening: '77' })
  const jumlahDari = (entries: ReturnType<typeof ubahBayar>) =>
    entries.map(({ diterima, jenis, jumlah }) => (jenis === 'CASH' ? diterima : jumlah))

  it('leaves to the last one what it took before: what is left', () => {
    const paid = [transfer(4_123_000), debet(2_767_000)]
    expect(jumlahDari(ubahBayar(paid, transfer(3_000_500), 6_890_000))).toEqual([
      3_000_500, 3_889_500,
    ])
    expect(jumlahDari(ubahBayar(paid, debet(1_000_000), 6_890_000))).toEqual([5_890_000, 1_000_000])
  })

  it('keeps following while a figure is typed that is too high for a moment', () => {
    const over = ubahBayar([transfer(4_123_000), debet(2_767_000)], transfer(41_230_000), 6_890_000)
    expect(jumlahDari(over)).toEqual([41_230_000, 0])
    expect(jumlahDari(ubahBayar(over, transfer(412_300), 6_890_000))).toEqual([412_300, 6_477_700])
  })

  it('raises exact cash, and leaves alone what was said otherwise', () => {
    const exact = [transfer(4_123_000), tunai(2_767_000)]
    expect(jumlahDari(ubahBayar(exact, transfer(4_000_000), 6_890_000))).toEqual([
      4_000_000, 2_890_000,
    ])
    const given = [transfer(4_123_000), tunai(3_000_000)]
    expect(jumlahDari(ubahBayar(given, transfer(4_000_000), 6_890_000))).toEqual([
      4_000_000, 3_000_000,
    ])
    const open = [transfer(4_123_000), debet(500_000)]
    expect(jumlahDari(ubahBayar(open, transfer(4_000_000), 6_890_000))).toEqual([
      4_000_000, 500_000,
    ])
  })
})
