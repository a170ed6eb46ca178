import { expect, it } from 'vitest'
import { tambahBeli } from './beli-konter.ts'
import { notaKosong } from './nota-konter.ts'
import { penjualKurang, wajibDari } from './penjual-konter.ts'

const kosong = notaKosong('0193c1f0-0000-7000-8000-000000000001')
const nota = { ...kosong, beli: tambahBeli(kosong.beli, { nama_barang: 'GELANG' }) }
const wajib = ['nama_customer', 'alamat_customer', 'no_hp', 'no_identitas']

const kurang = (one: typeof nota, asked: readonly string[]): string[] =>
  penjualKurang(one, asked).map(({ field }) => field)

it('asks the seller for what he has not told, in the order of the form', () => {
  expect(kurang(nota, wajib)).toEqual(['nama_customer', 'no_hp', 'alamat_customer', 'no_identitas'])
  const named = { ...nota, kepala: { ...nota.kepala, nama_customer: 'Ibu Ani' } }
  expect(kurang(named, wajib)).toEqual(['no_hp', 'alamat_customer', 'no_identitas'])
  const all = {
    ...named,
    kepala: { ...named.kepala, no_hp: '6281234567890', alamat_customer: 'Jl. Melati 3' },
    beli: { ...nota.beli, no_identitas: '3171234567890001' },
  }
  expect(kurang(all, wajib)).toEqual([])
})

it('asks nothing of who only buys, nor what the shop does not ask for', () => {
  expect(wajibDari(kosong, { jual: undefined, beli: undefined }, [100_000_000]).wajib).toEqual([])
  expect(kurang(nota, [])).toEqual([])
})

it('asks everybody who he is where the sum is large', () => {
  const asked = (total: number, batas: readonly number[]) =>
    wajibDari(kosong, { jual: { total }, beli: undefined }, batas)
  expect(asked(99_999_999, [100_000_000, 500_000_000])).toEqual({ wajib: [], besar: false })
  expect(asked(100_000_000, [100_000_000, 500_000_000]).wajib).toContain('no_identitas')
  expect(asked(499_999_999, [0, 500_000_000]).besar).toBe(false)
  expect(asked(500_000_000, [0, 500_000_000]).besar).toBe(true)
  expect(asked(900_000_000, [0, 0]).besar).toBe(false)
})
