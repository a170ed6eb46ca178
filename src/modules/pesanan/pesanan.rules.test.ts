import { describe, expect, it } from 'vitest'
import {
  hargaGramJadi,
  hargaJadi,
  kirimSemua,
  mukaBarang,
  pilihBarang,
  taksirBarang,
  type BarangPesanan,
  type GroupKini,
} from './barang-pesanan.rules.ts'
import {
  bagiUang,
  barangDari,
  checkMukaPesanan,
  faktaBarang,
  isiPesanan,
  pengunci,
  perluBerat,
  sisaPesanan,
} from './pesanan.rules.ts'

const cincin: BarangPesanan = {
  ...{ nama_barang: 'CINCIN NAMA', kode_dept: 'CC', kode_group: '75', kadar: 75_00, qty: 1 },
  ...{ berat: 4_123, harga_gram: 1_650_000, ongkos: 400_000, biaya: 7_203_000 },
  ...{ ukuran: '14', ukiran: 'R & B', foto: null, deskripsi: 'Polos, namanya di sisi dalam' },
  kode_tukang: 'SARNO',
}
const gelang: BarangPesanan = {
  ...cincin,
  ...{ nama_barang: 'GELANG BAYI', kode_dept: 'GL', kode_group: '70', kadar: 70_00, qty: 2 },
  ...{ berat: 7_457, harga_gram: 1_540_000, ongkos: 275_000, biaya: 11_759_000 },
  kode_tukang: 'KUSNAN',
}
const kini = (harga: number): GroupKini => ({
  ...{ harga, kadar: 75_00, kadar_eod: 75_00, kode_kategori: 'PERHIASAN', dikonfirmasi: true },
  bulat: { pembulatan: 500, arah: 'half' },
  pajak: { baris: [], jenis: [], tgl: '2026-11-21', termasuk: true },
})
const kepala = {
  ...{ id_pelanggan: 'x', kode_sales: 'SLS1', tgl_janji: '2026-12-05', kode_ambil: 'ABCDE23456' },
  cara_harga: 'TETAP' as const,
}
const dua = { ...kepala, ...faktaBarang([cincin, gelang]) }

describe('what a deposit locks of two pieces', () => {
  // Gold of Rp 6.802.950 and of Rp 11.483.780, Rp 18.286.730 together.
  it('is shared by their gold, whatever is made first', () => {
    expect(mukaBarang(5_000_001, [cincin, gelang])).toEqual([1_860_078, 3_139_922])
    expect(mukaBarang(5_000_001, [gelang, cincin])).toEqual([3_139_922, 1_860_078])
    expect(pengunci({ isi: dua, saldo: 5_000_001 })).toEqual([1_860_078, 3_139_922])
  })

  it('is all of it where there is one', () => {
    expect(mukaBarang(3_000_001, [cincin])).toEqual([3_000_001])
  })

  it('is nothing where the price follows the day', () => {
    const isi = { ...dua, cara_harga: 'MENGAMBANG' as const }
    expect(pengunci({ isi, saldo: 5_000_001 })).toEqual([0, 0])
  })

  it('locks every gram of both where all of their gold is paid', () => {
    const [satu = 0, lain = 0] = mukaBarang(18_286_730, [cincin, gelang])
    expect(hargaJadi(cincin, satu, 4_123, kini(1_900_000)).berat_terkunci).toBe(4_123)
    expect(hargaJadi(gelang, lain, 7_457, kini(1_900_000)).berat_terkunci).toBe(7_457)
  })
})

describe('what a finished piece costs', () => {
  it('is the locked grams at the old price, and the rest at that of the day', () => {
    // 1.860.078 buy 1,127 gr for 1.859.550; 3,124 gr cost 5.310.800: 7.170.350, by 500 7.170.500.
    expect(hargaJadi(cincin, 1_860_078, 4_251, kini(1_700_000))).toEqual({
      ...{ berat_jadi: 4_251, berat_terkunci: 1_127, murni_jadi: 3_188, kadar_eod: 75_00 },
      ...{ harga_jadi: 1_700_000, harga_emas: 7_170_500, biaya: 7_570_500 },
    })
    // 3.139.922 buy 2,038 gr for 3.138.520; 5,273 gr cost 8.489.530: 11.628.050, by 500 11.628.000.
    expect(hargaJadi(gelang, 3_139_922, 7_311, kini(1_610_000))).toMatchObject({
      ...{ berat_terkunci: 2_038, harga_emas: 11_628_000, biaya: 11_903_000 },
    })
  })

  it('says the price of a gram of all of it', () => {
    const jadi = { ...cincin, ...hargaJadi(cincin, 1_860_078, 4_251, kini(1_700_000)) }
    expect(hargaGramJadi(jadi)).toBe(1_686_780) // 7.170.500 / 4,251 gr
    expect(hargaGramJadi({ ...jadi, berat_terkunci: 0 })).toBe(1_700_000)
    expect(hargaGramJadi({ ...jadi, berat_terkunci: 4_251 })).toBe(1_650_000)
  })

  it('is not known for a group without a price', () => {
    expect(() => taksirBarang(gelang, kini(0), 1)).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ field: 'barang.1.kode_group' })],
      }),
    )
    // 4,123 gr x 1.650.000 are 6.802.950: 6.803.000 and labour.
    expect(taksirBarang(cincin, kini(1_650_000), 0)).toBe(7_203_000)
  })
})

describe('an order', () => {
  it('is its own piece where it was frozen before there could be several', () => {
    const lama = { ...kepala, ...cincin, bukti: 'NOTA', foto_kartu: null }
    expect(isiPesanan.faults(lama, 'isi')).toEqual([])
    expect(barangDari(lama)).toEqual([cincin])
    // The next step that freezes makes one of several pieces of it.
    const baru = { ...lama, ...faktaBarang(barangDari(lama)) }
    expect(isiPesanan.faults(baru, 'isi')).toEqual([])
    expect(barangDari(baru)).toEqual([cincin])
  })

  it('has the sums of its pieces, and a weight once all are made', () => {
    expect(dua).toMatchObject({
      ...{ nama_barang: 'CINCIN NAMA, GELANG BAYI', qty: 3, berat: 11_580, ongkos: 675_000 },
      biaya: 18_962_000,
    })
    expect(dua).not.toHaveProperty('berat_jadi')
    expect(faktaBarang([{ ...cincin, berat_jadi: 4_251 }, gelang])).not.toHaveProperty('berat_jadi')
    expect(
      faktaBarang([
        { ...cincin, berat_jadi: 4_251 },
        { ...gelang, berat_jadi: 7_311 },
      ]).berat_jadi,
    ).toBe(11_562)
    expect(sisaPesanan({ isi: dua, saldo: 5_000_001 })).toBe(13_961_999)
    expect(isiPesanan.faults({ ...dua, barang: [{ ...cincin, berat: '4' }] }, 'isi')).toHaveLength(
      1,
    )
  })

  it.each([
    [18_962_001, 'Uang Muka Melebihi Harga Pesanan Rp {{biaya}}'],
    [1, 'Uang Muka Paling Sedikit Rp {{muka}}'],
  ])('is not begun with Rp %i', (uang, kalimat) => {
    expect(() => checkMukaPesanan(uang, 18_962_000, 2)).toThrow(kalimat)
    expect(() => checkMukaPesanan(2, 18_962_000, 2)).not.toThrow()
  })

  it('names a piece once, and none that is made', () => {
    const barang = [{ ...cincin, berat_jadi: 4_251 }, gelang]
    expect(pilihBarang(barang, [{ baris: 2 }])).toEqual([
      { diminta: { baris: 2 }, barang: gelang, at: 0 },
    ])
    expect(() => pilihBarang(barang, [{ baris: 1 }])).toThrow('Sudah Selesai')
    expect(() => pilihBarang(barang, [{ baris: 3 }])).toThrow('Tidak Ada Atau Disebut')
    expect(() => pilihBarang(barang, [{ baris: 2 }, { baris: 2 }])).toThrow('Disebut Dua Kali')
  })

  it('asks for what is heavier than ordered, by the name of the piece', () => {
    // 10 % of 7,457 gr are 745 mg: 8,202 gr may be, 8,203 not.
    const jadi = (berat_jadi: number) => [
      { at: 0, barang: gelang, diminta: { baris: 2, berat_jadi } },
    ]
    const pesanan = { isi: dua, nomor: 'PS-1' }
    expect(perluBerat(pesanan, jadi(8_202), 10_00)).toEqual([])
    expect(perluBerat(pesanan, jadi(8_203), 10_00)).toEqual([
      {
        kategori: 'BERAT_PESANAN',
        sebelum: { 'PS-1 (2) GELANG BAYI': '7,457 gr' },
        sesudah: { 'PS-1 (2) GELANG BAYI': '8,203 gr' },
      },
    ])
    const [satu] = perluBerat({ ...pesanan, isi: { ...kepala, ...gelang } }, jadi(8_203), 10_00)
    expect(satu?.sesudah).toEqual({ 'PS-1': '8,203 gr' })
  })
})

describe('the money of an order at its pick-up', () => {
  it('goes to its pieces by their prices, to the rupiah', () => {
    // 7.570.500 and 11.903.000 of 19.473.500; Rp 4.999.999 above one rupiah each.
    const uang = { saldo: 5_000_001, pajak: 81_164, dasar: 4_918_837 }
    expect(bagiUang(uang, [7_570_500, 11_903_000])).toEqual([
      { saldo: 1_943_795, pajak: 31_553, dasar: 1_912_241 },
      { saldo: 3_056_206, pajak: 49_611, dasar: 3_006_596 },
    ])
  })

  it.each([
    [2, [1, 1]],
    [3, [1, 2]],
    [19_473_500, [7_570_500, 11_903_000]],
  ])('of Rp %i leaves each something, and none above its price', (saldo, bagian) => {
    const uang = { saldo, pajak: 0, dasar: 0 }
    expect(bagiUang(uang, [7_570_500, 11_903_000]).map((one) => one.saldo)).toEqual(bagian)
  })
})

describe('gold of the shop', () => {
  const ada = new Map([
    [75_00, { kotor: 6_000, murni: 10_000, nilai: 20_000_000 }],
    [70_00, { kotor: 7_000, murni: 10_000, nilai: 20_000_000 }],
  ])

  it('goes for one piece after the other, at what all of it has cost', () => {
    // Fine 3,000 gr of 10,000 take 6.000.000; of the rest 3,500 of 7,000 gr half of 14.000.000.
    const minta = [
      { berat: 4_000, kadar: 75_00, field: 'a' },
      { berat: 5_000, kadar: 70_00, field: 'b' },
    ]
    expect(kirimSemua(minta, ada)).toMatchObject([
      { berat_kirim: 4_000, murni_kirim: 3_000, nilai_kirim: 6_000_000 },
      { berat_kirim: 5_000, murni_kirim: 3_500, nilai_kirim: 7_000_000 },
    ])
  })

  it('is refused where the first piece took it', () => {
    const minta = [
      { berat: 4_000, kadar: 75_00, field: 'barang.0.berat_kirim' },
      { berat: 2_001, kadar: 75_00, field: 'barang.1.berat_kirim' },
    ]
    expect(() => kirimSemua(minta, ada)).toThrow(
      expect.objectContaining({
        fields: [
          expect.objectContaining({
            field: 'barang.1.berat_kirim',
            params: { kadar: '75,00', berat: '2,000' },
          }),
        ],
      }),
    )
  })
})
