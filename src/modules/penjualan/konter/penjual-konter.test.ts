import { expect, it } from 'vitest'
import { tambahBeli } from './beli-konter.ts'
import { notaKosong } from './nota-konter.ts'
import { penjualKurang } from './penjual-konter.ts'

const kosong = notaKosong('0193c1f0-0000-7000-8000-000000000001')
const nota = { ...kosong, beli: tambahBeli(kosong.beli, { nama_barang: 'GELANG' }) }
const wajib = ['nama_customer', 'alamat_customer', 'no_hp', 'no_identitas']

it('asks the seller for one thing after the other, in the order of the form', () => {
  expect(penjualKurang(nota, wajib)?.field).toBe('nama_customer')
  const named = { ...nota, kepala: { ...nota.kepala, nama_customer: 'Ibu Ani' } }
  expect(penjualKurang(named, wajib)?.field).toBe('no_hp')
  const all = {
    ...named,
    kepala: { ...named.kepala, no_hp: '6281234567890', alamat_customer: 'Jl. Melati 3' },
    beli: { ...nota.beli, no_identitas: '3171234567890001' },
  }
  expect(penjualKurang(all, wajib)).toBeUndefined()
})

it('asks nothing of who only buys, nor what the shop does not ask for', () => {
  expect(penjualKurang(kosong, wajib)).toBeUndefined()
  expect(penjualKurang(nota, [])).toBeUndefined()
})
