import { Refusal } from '#kernel/refusal'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { barangTercatat, type BarangKini } from '#modules/stok/koreksi-barang.rules'

/** A piece of a proposal, and the branch that it goes to; null: it stays. */
const bagian = row({
  ...{ kode_barcode: text, nama_barang: text, berat: whole, tujuan: maybe(text) },
})
export type Bagian = ShapeOf<typeof bagian>

/** A proposal as it stands (muat_bagi_barang), with its pieces. */
export const usulan = row({
  ...{ id: text, nomor: text, status: text, versi: whole, akun: petaAkun },
  ...{ baris: list(bagian), barang: list(barangTercatat) },
})
export type Usulan = ShapeOf<typeof usulan>

interface Aturan {
  readonly tujuan: string
  readonly kode_dept: string | null
  readonly bagian: number
}

const urut = (a: BarangKini, b: BarangKini): number =>
  a.kode_dept.localeCompare(b.kode_dept) ||
  b.berat - a.berat ||
  a.kode_barcode.localeCompare(b.kode_barcode)

/**
 * Which branch gets which piece: of each jenis every branch its share of the grams, the heaviest
 * first, each to the branch that has the least for its share. A rule for a jenis stands above
 * one for all; without either a piece stays.
 * @throws Refusal where nothing of the receipt is left
 */
export function bagiDari(pieces: readonly BarangKini[], aturan: readonly Aturan[]): Bagian[] {
  const bebas = pieces.filter(({ status }) => status === 'ADA')
  if (bebas.length === 0) throw new Refusal('Tidak Ada Barang Dari Penerimaan Ini')
  const dapat = new Map<string, number>()
  return bebas.toSorted(urut).map(({ berat, kode_barcode, kode_dept, nama_barang }) => {
    const khusus = aturan.filter((one) => one.kode_dept === kode_dept)
    const berlaku = khusus.length > 0 ? khusus : aturan.filter((one) => one.kode_dept === null)
    const punya = ({ tujuan }: Aturan): number => dapat.get(`${kode_dept} ${tujuan}`) ?? 0
    const [pilihan] = berlaku.toSorted(
      (a, b) => (punya(a) + berat) * b.bagian - (punya(b) + berat) * a.bagian,
    )
    if (pilihan) dapat.set(`${kode_dept} ${pilihan.tujuan}`, punya(pilihan) + berat)
    return { kode_barcode, nama_barang, berat, tujuan: pilihan?.tujuan ?? null }
  })
}

/** The pieces of each branch, as the proposal stands. */
export function perCabang({ barang, baris }: Pick<Usulan, 'barang' | 'baris'>) {
  const ke = new Map(baris.map(({ kode_barcode, tujuan }) => [kode_barcode, tujuan]))
  const cabang = new Map<string, BarangKini[]>()
  for (const piece of barang) {
    const tujuan = ke.get(piece.kode_barcode)
    if (tujuan) cabang.set(tujuan, [...(cabang.get(tujuan) ?? []), piece])
  }
  return cabang
}
