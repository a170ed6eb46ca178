import { describe, expect, it } from 'vitest'
import { desainBawaan } from './bawaan.ts'
import { isiContoh } from './contoh.ts'
import { rupaKertas } from './daftar.ts'
import { namaKertas, tanpaSlip, type KodeKertas } from './kertas.ts'
import {
  dalamBingkai,
  elemenBaru,
  gandakan,
  geser,
  hapus,
  jejakBaru,
  langkah,
  lekatkan,
  sebarkan,
  sejajarkan,
  tarik,
  ulangi,
  urungkan,
  urutkan,
} from './kanvas.rules.ts'
import { dariDesain, keDesain, periksaRancangan, type Rancangan } from './rancang.rules.ts'

const kosong: Rancangan = {
  ...{ lebar: 21_000, tinggi: 14_850, langkah: 980, muat_akhir: 5, muat_bersambung: 8 },
  elements: [],
}
const kotak = (position_x: number, position_y: number, width: number, height: number) => ({
  ...elemenBaru('text', kosong),
  ...{ position_x, position_y, width, height },
})
const tiga: Rancangan = {
  ...kosong,
  elements: [
    kotak(1_013, 500, 2_000, 400),
    kotak(5_000, 1_900, 1_001, 400),
    kotak(9_000, 700, 3_000, 900),
  ],
}
const letak = ({ elements }: Rancangan, of: 'position_x' | 'position_y') =>
  elements.map((one) => one[of])

describe('elements on the canvas', () => {
  it('are moved, lined up and spread', () => {
    expect(letak(geser(tiga, [0, 2], -13, 7), 'position_x')).toEqual([1_000, 5_000, 8_987])
    expect(letak(sejajarkan(tiga, [0, 1, 2], 'x', 0), 'position_x')).toEqual([1_013, 1_013, 1_013])
    // From 1.013 to 12.000: the right edges at 12.000.
    expect(letak(sejajarkan(tiga, [0, 1, 2], 'x', 2), 'position_x')).toEqual([
      10_000, 10_999, 9_000,
    ])
    expect(letak(sejajarkan(tiga, [0, 1, 2], 'x', 1), 'position_x')).toEqual([5_507, 6_006, 5_007])
    expect(sejajarkan(tiga, [1], 'x', 2)).toBe(tiga)
    // 10.987 less 6.001 leaves 4.986 for two gaps of 2.493.
    expect(letak(sebarkan(tiga, [2, 0, 1], 'x'), 'position_x')).toEqual([1_013, 5_506, 9_000])
    expect(sebarkan(tiga, [0, 1], 'y')).toBe(tiga)
  })

  it('are pulled at their handles, and keep a size', () => {
    const kiri = tarik(tiga, 0, { x: -1, y: 0 }, 300, 99).elements[0]
    expect(kiri).toMatchObject({ position_x: 1_313, width: 1_700, height: 400 })
    const pojok = tarik(tiga, 0, { x: 1, y: 1 }, -5_000, 50).elements[0]
    expect(pojok).toMatchObject({ position_x: 1_013, width: 10, height: 450 })
  })

  it('snap to an edge that is near, else to the grid', () => {
    // Right edge to the left one of the second (13 more); bottom to the middle of the third (17).
    expect(lekatkan(tiga, [0], 2_000, 233)).toEqual({
      dx: 1_987,
      dy: 250,
      garis: { x: 5_000, y: 1_150 },
    })
    expect(lekatkan(tiga, [0], 1_122, 5_123)).toEqual({ dx: 1_137, dy: 5_100, garis: {} })
    expect(lekatkan(tiga, [], 5, 5)).toEqual({ dx: 0, dy: 0, garis: {} })
  })

  it('are copied, taken away, laid over each other, chosen by a frame', () => {
    const [dua, baru] = gandakan(tiga, [1])
    expect([baru, dua.elements[3]?.position_x]).toEqual([[3], 5_300])
    expect(hapus(dua, [0, 3]).elements).toHaveLength(2)
    expect(urutkan(tiga, 0, 1)).toEqual([
      { ...tiga, elements: [tiga.elements[1], tiga.elements[0], tiga.elements[2]] },
      1,
    ])
    expect(urutkan(tiga, 2, 1)).toEqual([tiga, 2])
    expect(dalamBingkai(tiga, { kiri: 900, atas: 0, kanan: 6_001, bawah: 2_300 })).toEqual([0, 1])
  })

  it('come back step by step', () => {
    const satu = langkah(jejakBaru(tiga), geser(tiga, [0], 5, 0))
    const dua = langkah(satu, hapus(satu.kini, [1]))
    expect(langkah(dua, dua.kini)).toBe(dua)
    expect(urungkan(urungkan(dua)).kini).toBe(tiga)
    expect(ulangi(urungkan(dua)).kini).toBe(dua.kini)
    expect(urungkan(urungkan(urungkan(dua))).kini).toBe(tiga)
    expect(langkah(urungkan(dua), tiga).nanti).toEqual([])
  })
})

const kode = Object.keys(namaKertas).filter((one): one is KodeKertas => one in namaKertas)

describe.each(kode)('the design of %s as shipped', (kertas) => {
  const semua = (['A4', 'SETENGAH', 'SLIP'] as const).filter(
    (ukuran) => ukuran !== 'SLIP' || !tanpaSlip.has(kertas),
  )
  it.each(semua)('on %s travels unchanged and may be kept', (ukuran) => {
    const desain = desainBawaan(kertas, ukuran)
    const rancangan = dariDesain(desain)
    const bolakBalik = dariDesain(keDesain(rancangan))
    expect(bolakBalik).toEqual(rancangan)
    periksaRancangan(rancangan, 'jenis' in rupaKertas[kertas])
    expect(isiContoh(desain, 'BANYAK').baris).toHaveLength('jenis' in rupaKertas[kertas] ? 8 : 0)
  })
})

describe('a design', () => {
  const jual = dariDesain(desainBawaan('JUAL', 'SETENGAH'))
  it('is refused without its number or total, or with something beside the page', () => {
    const tanpa = (isi: string) => ({
      ...jual,
      elements: jual.elements.filter((one) => !one.isi?.includes(isi)),
    })
    expect(() => periksaRancangan(tanpa('{nomor}'), true)).toThrow('{{nama}} Harus Tampil Di Nota')
    expect(() => periksaRancangan(tanpa('{grand_total}'), true)).toThrow('Harus Tampil')
    periksaRancangan(tanpa('{grand_total}'), false)
    for (const bernota of [true, false])
      expect(() => periksaRancangan(tanpa('{tanda}'), bernota)).toThrow('Harus Tampil')
    const keluar = { ...jual, elements: [...jual.elements, kotak(21_000, 0, 500, 500)] }
    expect(() => periksaRancangan(keluar, true)).toThrow('{{name}} Di Luar Kertas')
  })

  it.each([
    ['nomor', { jenis: 'barcode' }],
    ['nomor', { tempat: 'akhir' }],
    ['nomor', { warna: '#ffffff' }],
    ['nomor', { font_size: 5_99 }],
    ['nomor', { height: 1_99 }],
    ['nomor', { position_x: 17_600 }],
    ['grand_total', { warna: '#f1f2f3' }],
    ['grand_total', { tempat: 'bersambung' }],
    ['grand_total', { position_y: -500 }],
    ['tanda', { font_size: 17_99 }],
    ['tanda', { tempat: 'akhir' }],
  ] as const)('is refused where %s is hidden by %j', (name, patch) => {
    const diubah = {
      ...jual,
      elements: jual.elements
        .filter((one) => one.jenis !== 'barcode')
        .map((one) => (one.name === name ? { ...one, ...patch } : one)),
    }
    expect(() => periksaRancangan(diubah, true)).toThrow('{{nama}} Harus Terbaca')
  })
})
