import { describe, expect, it } from 'vitest'
import type { BarangPesanan } from './barang-pesanan.rules.ts'
import {
  bertambah,
  dikerjakan,
  emasBatal,
  emasDari,
  emasDulu,
  hppPesanan,
  pakaiEmas,
  perluSusut,
  terimaEmas,
} from './emas-pesanan.rules.ts'

const cincin: BarangPesanan = {
  ...{ nama_barang: 'CINCIN NAMA', kode_dept: 'CC', kode_group: '75', kadar: 75_00, qty: 1 },
  ...{ berat: 4_123, harga_gram: 1_650_000, ongkos: 400_000, biaya: 7_203_000 },
  ...{ ukuran: '14', ukiran: 'R & B', foto: null, deskripsi: 'Polos, namanya di sisi dalam' },
  kode_tukang: 'SARNO',
}
const ada = { kode_tukang: 'SARNO', murni: 3_863, nilai: 7_751_003 }
const hari = { harga_murni: 2_345_679, nilai_emas: null }
const pakai = (murni_jadi: number, minta: { nilai_emas: number | null } = hari) =>
  pakaiEmas([ada], { kode_tukang: 'SARNO', murni_jadi }, { ...hari, ...minta }, 'f')
const kata = (nama: string) =>
  expect.objectContaining({ fields: [expect.objectContaining({ field: nama })] })

describe('a piece is made of', () => {
  it('our gold at its share of the cost; the rest stays', () => {
    const { emas, jadi } = pakai(3_750)
    expect(jadi).toEqual({ hpp: 7_524_272, murni_tukang: 0, nilai_emas: 0 })
    expect(emas).toEqual([{ kode_tukang: 'SARNO', murni: 113, nilai: 226_731 }])
  })

  it('all of ours, and beyond it of what the goldsmith gave, at the price of the day', () => {
    // 0,137 gr x 2.345.679 are 321.358,02.
    const { emas, jadi } = pakai(4_000)
    expect(jadi).toEqual({ hpp: 7_751_003 + 321_358, murni_tukang: 137, nilai_emas: 321_358 })
    expect(emasDari(emas, 'SARNO')).toMatchObject({ murni: 0, nilai: 0 })
  })

  it('his own alone where he got none, at what he asks', () => {
    const dari = { kode_tukang: 'MUJI', murni_jadi: 3_093 }
    const { emas, jadi } = pakaiEmas([ada], dari, { ...hari, nilai_emas: 7_000_001 }, 'f')
    expect(jadi).toEqual({ hpp: 7_000_001, murni_tukang: 3_093, nilai_emas: 7_000_001 })
    expect(emasDari(emas, 'SARNO')).toEqual(ada)
  })

  it('nothing without a price, and no price is asked for gold that he did not give', () => {
    const tanpa = { harga_murni: 0, nilai_emas: null }
    const dari = { kode_tukang: 'SARNO', murni_jadi: 4_000 }
    expect(() => pakaiEmas([ada], dari, tanpa, 'barang.1.nilai_emas')).toThrow(
      kata('barang.1.nilai_emas'),
    )
    expect(() => pakai(3_750, { nilai_emas: 1 })).toThrow(kata('f'))
    expect(pakai(3_750, { nilai_emas: 0 }).jadi.nilai_emas).toBe(0)
  })
})

describe('what is at goldsmiths', () => {
  const dikirim = { ...cincin, murni_kirim: 3_863, nilai_kirim: 7_751_003 }

  it('is, of an order from before it was frozen, what was sent less what its pieces took', () => {
    const jadi = { ...dikirim, berat_jadi: 5_000, murni_jadi: 3_750 }
    expect(hppPesanan(jadi)).toBe(7_524_272)
    expect(hppPesanan({ ...dikirim, murni_jadi: 4_000 })).toBe(7_751_003)
    expect(hppPesanan({ ...cincin, murni_jadi: 3_188 })).toBe(0)
    expect(emasDulu([jadi, cincin], false)).toEqual([{ ...ada, murni: 113, nilai: 226_731 }])
    expect(emasDulu([jadi, cincin], true)).toEqual([ada])
  })

  it('has the pieces again of an order that is cancelled', () => {
    const jadi = { ...dikirim, berat_jadi: 5_333, murni_jadi: 4_000, hpp: 8_072_361 }
    expect(emasBatal(bertambah([], { ...ada, murni: 0, nilai: 0 }), [jadi])).toEqual([
      { kode_tukang: 'SARNO', murni: 4_000, nilai: 8_072_361 },
    ])
  })
})

describe('gold comes back', () => {
  const sisa = { kode_tukang: 'SARNO', murni: 113, nilai: 226_731 }

  it('lump by lump with its cost; what is missing is lost where no more comes', () => {
    // 0,123 gr of 75 % are 0,092 fine: 184.595,15 of 226.731; 0,021 fine are lost.
    const baris = [{ kadar: 75_00, berat: 123 }]
    const kembali = [{ kadar: 75_00, kotor: 123, murni: 92, nilai: 184_595 }]
    expect(terimaEmas(sisa, { baris, habis: false })).toEqual({
      ...{ kembali, susut: { murni: 0, nilai: 0 } },
    })
    expect(terimaEmas(sisa, { baris, habis: true })).toEqual({
      ...{ kembali, susut: { murni: 21, nilai: 42_136 } },
    })
    expect(terimaEmas(sisa, { baris: [], habis: true }).susut).toEqual({
      ...{ murni: 113, nilai: 226_731 },
    })
  })

  it('is refused above what lies there, and where nothing is said', () => {
    const baris = [
      { kadar: 75_00, berat: 123 },
      { kadar: 75_00, berat: 30 },
    ]
    expect(() => terimaEmas(sisa, { baris, habis: true })).toThrow(kata('baris.1.berat'))
    expect(() => terimaEmas(sisa, { baris: [], habis: false })).toThrow(kata('baris'))
  })

  it('asks somebody above what this goldsmith may lose', () => {
    const kepala = { no_pesanan: 'PS-1', keterangan: 'kikiran' }
    // 2 % of 3,863 gr are 0,077.
    const perlu = (susut: number) => perluSusut(kepala, { dikerjakan: 3_863, susut }, 2_00)
    expect(perlu(77)).toEqual([])
    expect(perlu(78)).toEqual([
      {
        ...{ kategori: 'SUSUT_PESANAN', keterangan: 'kikiran' },
        ...{ sebelum: { 'PS-1': '3,863 gr' }, sesudah: { Susut: '0,078 gr' } },
      },
    ])
    const jadi = { ...cincin, murni_kirim: 1_000, murni_jadi: 3_000 }
    expect([dikerjakan([jadi], 'SARNO'), dikerjakan([jadi], 'MUJI')]).toEqual([3_000, 0])
  })
})
