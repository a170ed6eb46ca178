import { Refusal } from '#kernel/refusal'
import type { BarangAsal, NotaAsal } from './asal.rules.ts'
import type { AturanBeli, BarisBeliMasuk, FaktaBeli } from './barang-beli.rules.ts'
import { otorisasiPembelian, type BatasBeli } from './otorisasi.rules.ts'
import { hargaPembelian, type BarisBeli } from './pembelian.rules.ts'
import type { Kondisi } from './potongan.rules.ts'

// A ring of 4.000 gr, sold twenty days ago for 6,000,000 and 100,000 of ongkos, 0 diskon: its value
// is 6,000,000 (1,500,000 a gram); the note promises 15 % in an exchange and 20 % for money.
export const asal: NotaAsal = {
  id: 'jual-1',
  n: 1,
  ...{ kode_barcode: '010000015', kadar_cetak: '75%', kode_intern: '', nama_atribut: '' },
  no_faktur_jual: 'FJ-GS1-261101-0001',
  tgl_nota: '2026-11-01',
  nota_hilang: false,
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_kategori: 'EMAS',
  kode_dept: 'CC',
  kode_group: '75',
  kadar: 75_00,
  berat: 4_000,
  harga_gram: 1_500_000,
  harga_atribut: 0,
  harga_jual: 6_000_000,
  ongkos: 100_000,
  diskon: 0,
  pajak: 0,
  pajak_termasuk: 0,
  pph22: 0,
  harga_total: 6_100_000,
  harga_pokok: 5_200_000,
  potongan_tukar: 15_00,
  potongan_jual: 20_00,
  gambar: null,
}

export const barang = (changed: Partial<NotaAsal> = {}, kode_barcode = 'A1'): BarangAsal => ({
  kode_barcode,
  status: 'TERJUAL',
  id_pemegang: asal.id,
  nomor_pemegang: asal.no_faktur_jual,
  oleh_pemegang: 'kasir1',
  berat: 4_000,
  murni: 3_000,
  asal: { ...asal, ...changed },
})

const baik: Kondisi = {
  kode_kondisi: 'BAIK',
  nama_kondisi: 'Baik',
  jenis_kondisi: 'BAIK',
  tarif: null,
}
const rusak: Kondisi = {
  kode_kondisi: 'RUSAK',
  nama_kondisi: 'Rusak',
  jenis_kondisi: 'RUSAK',
  tarif: { cara: 'PERSEN', tukar: 35_00, jual: 35_00 }, // SPEC 9
}

const aturan: AturanBeli = {
  dasar: 'NOTA',
  tukar_sebatas: 'NILAI',
  pembulatan: 500,
  arah: 'up',
  janji: { cara: 'PERSEN', tukar: 15_00, jual: 20_00 },
  hari_sama: { cara: 'PERSEN', tukar: 0, jual: 20_00 },
  hilang: 5_00,
  koreksi_hari: 7,
}

export const facts = (
  changed: Partial<FaktaBeli> = {},
  rules: Partial<AturanBeli> = {},
): FaktaBeli => ({
  barang: new Map([['A1', barang()]]),
  group: new Map([['75', { kadar: 75_00, harga: 1_650_000, harga_beli: 0 }]]),
  jenis: new Map([['CC', 'EMAS']]),
  kadar_eod: new Map([
    [75_00, 75_00],
    [70_00, 70_00],
  ]),
  kondisi: new Map([baik, rusak].map((each) => [each.kode_kondisi, each])),
  potongan: [],
  rugi: [],
  harga_beli: [{ kode_harga: 'HB75', kadar: 75_00, harga: 1_400_000 }],
  tingkat_berat: [],
  aturan: { ...aturan, ...rules },
  tgl_system: '2026-11-21',
  nilai_jual: 0,
  koreksi: false,
  ...changed,
})

export const line = (changed: Partial<BarisBeliMasuk> = {}): BarisBeliMasuk => ({
  kode_barcode: 'A1',
  nama_barang: null,
  kode_group: null,
  kode_dept: null,
  kode_kondisi: 'BAIK',
  berat_kotor: 4_000,
  potong_batu: null,
  kadar_uji: null,
  cara_uji: null,
  nota_hilang: false,
  belum_dipakai: false,
  batu_hilang: false,
  foto: null,
  harga_setuju: null,
  ...changed,
})
/** A ring of another shop. */
export const luar = (changed: Partial<BarisBeliMasuk> = {}): BarisBeliMasuk =>
  line({
    kode_barcode: null,
    nama_barang: 'CINCIN TUA',
    kode_group: '75',
    kode_dept: 'CC',
    ...changed,
  })

export const price = (masuk: BarisBeliMasuk, given: FaktaBeli = facts()): BarisBeli => {
  const [priced] = hargaPembelian([masuk], null, given)
  if (!priced) throw new Error('nothing was priced')
  return priced
}

export const batas: BatasBeli = {
  toleransi_berat: 10,
  ringan: { persen: 2_00, kategori: new Map([['LM', { persen: null, gram: 0 }]]) },
  limit: 0,
  di_atas_nota: 'SELALU',
  batas_naik: 5_00,
  potongan_kondisi: true,
  koreksi: false,
  alasan: null,
  tgl_system: '2026-11-21',
}
export const asked = (lines: readonly BarisBeli[], changed: Partial<BatasBeli> = {}): string[] =>
  otorisasiPembelian(lines, { ...batas, ...changed }).map(({ kategori }) => kategori)

export const sentence = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'was not refused'
}
