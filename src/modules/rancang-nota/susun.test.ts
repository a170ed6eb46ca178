import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import type { DataKertas } from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { rupaKertas } from './daftar.ts'
import { namaKertas, type KodeKertas } from './kertas.ts'

const data: DataKertas = {
  ...{ ukuran: 'SETENGAH', lembar: [''], latar: '', logo: '', nama_toko: 'Toko' },
  ...{ alamat_toko: '', no_hp_toko: '', npwp: '', no_faktur_group: 'FG-1' },
  ...{ tgl_system: '2026-11-22', jam: '14:05', kode_sales: 'SLS3', nama_sales: 'Rina' },
  ...{ input_by: 'kasir1', valid_by: 'kasir2', nama_customer: 'SARI', alamat_customer: '' },
  ...{ no_hp: '', keterangan: '', url: '', cetak_ulang: 0, tanda_tangan: 'ttd/1' },
}
/** A paper of one line, paid in so many ways. */
const susun = (jenis: JenisKertas, kertas: KodeKertas, lain: Partial<DataKertas>, bayar = 1) =>
  susunNota(
    { ...data, ...lain },
    {
      ...{ kertas, jenis, judul: 'NOTA', nomor: 'FJ-1' },
      baris: [{ nama: 'CINCIN', tukar: '17,13%', nilai_tukar: '4.123.000' }],
      bawah: Array.from({ length: bayar }, (_, ke) => [`Cara ${ke + 1}`, 4_123 + ke] as const),
      isian: { grand_total: '4.123.000', terbilang: 'Empat juta' },
    },
  )
const jenisDari = (kode: KodeKertas): JenisKertas | undefined => {
  const rupa = rupaKertas[kode]
  return 'jenis' in rupa ? rupa.jenis : undefined
}
const isi = (pages: readonly NotaPage[]): string[] =>
  pages.flatMap(({ elements }) => elements.map((one) => one.isi))

describe('on a desk with a receipt printer', () => {
  const kode = Object.keys(namaKertas).filter((one): one is KodeKertas => one in namaKertas)
  it.each(kode)('%s is a slip only where the shop alone signs', (kertas) => {
    const jenis = jenisDari(kertas)
    if (!jenis) return
    const [page] = susun(jenis, kertas, { struk: true })
    const dua = jenis.paraf.length > 1
    expect(page?.lebar).toBe(dua ? 210 : 72)
    if (dua) expect(isi(page ? [page] : [])).toEqual(expect.arrayContaining(['Empat juta']))
  })

  it('an agreement keeps its figures, a loan its signature', () => {
    const janji = jenisDari('PERJANJIAN')
    const hutang = jenisDari('HUTANG')
    if (!janji || !hutang) throw new Error('a paper is missing')
    const kata = isi(susun(janji, 'PERJANJIAN', { struk: true }))
    expect(kata).toEqual(expect.arrayContaining(['17,13%', '4.123.000', 'Pembeli,', 'SARI']))
    expect(isi(susun(hutang, 'HUTANG', { struk: true }))).toContain('ttd/1')
  })
})
