import { formatPersen } from '#kernel/figures'
import type { Tagihan } from '#modules/pembayaran/bayar.rules'
import { barisTayang, type BarangTayang, type Tayangan } from '#modules/layar/tayang'
import type { hitungManual } from '#modules/manual/hitung-manual.calls'
import type { hitungPembelian } from '#modules/pembelian/pembelian.calls'
import type { hitungPenjualan } from './konter.calls.ts'
import { sisiManual } from './manual-konter.ts'
import type { NotaKonter } from './nota-konter.ts'

type Jual = NonNullable<NonNullable<(typeof hitungPenjualan)['types']>['a']>
type Beli = NonNullable<NonNullable<(typeof hitungPembelian)['types']>['a']>
type BarisHarga = Jual['baris'][number]
type BarisHargaBeli = Beli['baris'][number] & { readonly kunci: string }
type Manual = NonNullable<NonNullable<(typeof hitungManual)['types']>['a']>
type BarisHargaManual = Manual['baris'][number] & { readonly kunci: string }

/** What lies there, as it was last priced. */
interface Dihitung {
  readonly jual: { readonly baris: readonly BarisHarga[] } | undefined
  readonly beli: { readonly baris: readonly BarisHargaBeli[] } | undefined
  readonly manual: { readonly baris: readonly BarisHargaManual[] } | undefined
  readonly total: number
}

const angka = (kata: string, nilai: number | null | undefined) => (nilai ? [{ kata, nilai }] : [])

const kadarDari = (kadar: number | null, cetak: string | null = null): string =>
  cetak || (kadar === null ? '' : `${formatPersen(kadar)} %`)

/** A piece that is sold: what of its price the customer reads on his nota. */
const dijual = (line: BarisHarga): BarangTayang => ({
  kunci: line.kode_barcode,
  nama: line.nama_barang ?? line.kode_barcode,
  kadar: kadarDari(line.kadar, line.kadar_cetak),
  berat: line.berat_kotor ?? line.berat,
  rincian: [
    ...angka('Harga/Gram', line.harga_gram),
    ...angka('Ongkos', line.ongkos),
    ...angka('Diskon', line.diskon && -line.diskon),
    ...angka('Pajak', line.pajak),
  ],
  total: line.harga_total,
})

/** What the customer brings: what it weighs and what he gets. How it is judged is the shop's. */
const dibeli = (line: BarisHargaBeli): BarangTayang => ({
  kunci: line.kunci,
  nama: line.nama_barang ?? line.kode_barcode ?? '',
  kadar: kadarDari(line.kadar),
  berat: line.berat,
  rincian: angka('Harga/Gram', line.harga_gram),
  total: line.harga,
})

/** So much of a heap, sold or bought: named as on its note. */
const tanpaBarcode = (line: BarisHargaManual): BarangTayang => ({
  kunci: line.kunci,
  nama: [line.qty > 1 ? `${line.qty} x` : '', line.nama_barang ?? line.kode_group]
    .filter(Boolean)
    .join(' '),
  kadar: kadarDari(line.kadar),
  berat: line.berat,
  rincian: [...angka('Harga/Gram', line.harga_gram), ...angka('Pajak', line.pajak)],
  total: line.harga_total,
})

/** What is shown of one side: what lies there still, with a barcode or without. */
function sisiTayang(nota: NotaKonter, hitung: Dihitung) {
  const ada = new Set(nota.baris.map(({ kode_barcode }) => kode_barcode))
  const adaBeli = new Set(nota.beli.baris.map(({ kunci }) => kunci))
  const manual = (arah: 'JUAL' | 'BELI'): BarangTayang[] => {
    const disini = new Set(sisiManual(nota.manual, arah).map(({ kunci }) => kunci))
    return (hitung.manual?.baris ?? []).filter(({ kunci }) => disini.has(kunci)).map(tanpaBarcode)
  }
  const jual = (hitung.jual?.baris ?? []).filter((one) => ada.has(one.kode_barcode)).map(dijual)
  const beli = (hitung.beli?.baris ?? []).filter((one) => adaBeli.has(one.kunci)).map(dibeli)
  return { jual: [...jual, ...manual('JUAL')], beli: [...beli, ...manual('BELI')] }
}

/** The last lines, and how many stand before them. */
export function tayangNota(
  nota: NotaKonter,
  hitung: Dihitung,
  tagihan: Tagihan,
  kataBayar: (bayar: Tagihan['pembayaran'][number]) => string,
): Tayangan {
  const { beli, jual } = sisiTayang(nota, hitung)
  const sisi = Math.floor(barisTayang / (jual.length > 0 && beli.length > 0 ? 2 : 1))
  const [akhirJual, akhirBeli] = [jual.slice(-sisi), beli.slice(-sisi)]
  return {
    jenis: 'NOTA',
    jual: akhirJual,
    beli: akhirBeli,
    lain: jual.length + beli.length - akhirJual.length - akhirBeli.length,
    total: hitung.total + tagihan.fee,
    bayar: tagihan.pembayaran
      .filter(({ jumlah }) => jumlah !== 0)
      .map((one) => ({ kata: kataBayar(one), jumlah: one.jumlah })),
    sisa: tagihan.sisa,
    kembali: tagihan.kembali,
  }
}
