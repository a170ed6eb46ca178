import { describe, expect, it } from 'vitest'
import { desainBawaan } from './bawaan.ts'
import { isiContoh } from './contoh.ts'
import { jenisDari } from './daftar.ts'
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
  lekatkanTarik,
  sebarkan,
  sejajarkan,
  ulangi,
  urungkan,
  urutkan,
} from './kanvas.rules.ts'
import { elemen } from './rancang.calls.ts'
import { putar, putarKe, tarik } from './tarik.rules.ts'
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

const nota = jenisDari('JUAL')

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

  it('are pulled along their own sides where they lie askew, and stay on the other side', () => {
    // 400 high and 2.000 wide, turned a quarter: to the paper's bottom is along its width.
    const miring = { ...tiga, elements: [{ ...kotak(1_000, 1_000, 2_000, 400), rotate: 90_00 }] }
    const [one] = tarik(miring, 0, { x: 1, y: 0 }, 77, 500).elements
    // Its left side was its top, at 200 above 1.000; its middle goes down by half of 500.
    expect(one).toMatchObject({ width: 2_500, height: 400, position_x: 750, position_y: 1_250 })
  })

  it('are turned by steps, and by the pointer to fifteen degrees or whole ones', () => {
    expect(putar(tiga, [0, 2], 15_00).elements.map(({ rotate }) => rotate)).toEqual([
      15_00, 0, 15_00,
    ])
    expect(putar(putar(tiga, [0], 170_00), [0], 15_00).elements[0]?.rotate).toBe(-175_00)
    const satu = { ...tiga, elements: [kotak(1_000, 1_000, 2_000, 400)] }
    const ke = (x: number, y: number) => putarKe(satu, 0, { x, y }).elements[0]?.rotate
    expect([ke(2_000, 0), ke(5_000, 1_200), ke(2_000, 5_000)]).toEqual([0, 90_00, 180_00])
    expect(ke(3_000, 90)).toBe(45_00) // 42.04 degrees are nearly 45
    expect(ke(2_800, 100)).toBe(36_00) // 36.03 are nearest to themselves
  })

  it('are pulled to an edge that is near, else to the grid', () => {
    expect(lekatkanTarik(tiga, 0, { x: 1, y: 0 }, { x: 2_000, y: 233 })).toEqual({
      ...{ dx: 1_987, dy: 0, garis: { x: 5_000 } },
    })
    expect(lekatkanTarik(tiga, 0, { x: 0, y: 1 }, { x: 9, y: 5_123 }).dx).toBe(0)
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
    periksaRancangan(rancangan, jenisDari(kertas), ukuran === 'SLIP')
    // Smaller ones are refused on their way, and nothing of the paper could be seen.
    for (const { height, name, width } of rancangan.elements)
      expect(Math.min(height, width), name).toBeGreaterThanOrEqual(elemen.width.min ?? 1)
    expect(isiContoh(desain, 'BANYAK').baris).toHaveLength(jenisDari(kertas) !== undefined ? 8 : 0)
  })
})

describe('a design', () => {
  const jual = dariDesain(desainBawaan('JUAL', 'SETENGAH'))
  it('is refused without its number or total, or with something beside the page', () => {
    const tanpa = (isi: string) => ({
      ...jual,
      elements: jual.elements.filter((one) => !one.isi?.includes(isi)),
    })
    expect(() => periksaRancangan(tanpa('{nomor}'), nota, false)).toThrow(
      '{{nama}} Harus Tampil Di Nota',
    )
    expect(() => periksaRancangan(tanpa('{grand_total}'), nota, false)).toThrow('Harus Tampil')
    periksaRancangan(tanpa('{grand_total}'), undefined, false)
    for (const jenis of [nota, undefined])
      expect(() => periksaRancangan(tanpa('{tanda}'), jenis, false)).toThrow('Harus Tampil')
    const keluar = { ...jual, elements: [...jual.elements, kotak(21_000, 0, 500, 500)] }
    expect(() => periksaRancangan(keluar, nota, false)).toThrow('{{name}} Di Luar Kertas')
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
    expect(() => periksaRancangan(diubah, nota, false)).toThrow('{{nama}} Harus Terbaca')
  })

  it('is refused as a slip of two where one of them has no line', () => {
    const beli = jenisDari('BELI')
    const slip = dariDesain(desainBawaan('BELI', 'SLIP'))
    periksaRancangan(slip, beli, true)
    const tanpa = (name: string) => ({
      ...slip,
      elements: slip.elements.filter((one) => one.name !== name),
    })
    const kata = 'Slip Ini Ditandatangani Berdua: Beri Garis Di Atas {{nama}}'
    for (const name of ['garis_paraf_0', 'paraf_0', 'garis_paraf_1', 'paraf_1'])
      expect(() => periksaRancangan(tanpa(name), beli, true), name).toThrow(kata)
    // Nobody signs on a line below his name, on one of the head, or on the frame of a stamp.
    for (const lain of [
      { position_y: 12_600 },
      { tempat: 'tetap' as const },
      { isi: '{meterai}' },
      { width: 1_400 },
    ]) {
      const elements = slip.elements.map((one) =>
        one.name === 'garis_paraf_1' ? { ...one, ...lain } : one,
      )
      expect(() => periksaRancangan({ ...slip, elements }, beli, true)).toThrow(kata)
    }
    periksaRancangan(tanpa('garis_paraf_0'), beli, false) // a page may be printed beforehand
    const jual = dariDesain(desainBawaan('JUAL', 'SLIP'))
    expect(jual.elements.some(({ name }) => name.startsWith('garis_paraf'))).toBe(false)
    periksaRancangan(jual, nota, true)
  })
})
