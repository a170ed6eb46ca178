import { formatBerat } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'

/** A piece of a note that is about to be handed over. Weights in milligrams. */
export interface BarangSerah {
  readonly id_penjualan: string
  readonly kode_barcode: string
  readonly berat_nota: number // with what hangs on it, as the note says
}
/** What the scale said when its barcode was scanned. */
export interface Timbangan {
  readonly kode_barcode: string
  readonly berat: number
}
/** The reading as it is kept. */
export interface BarisTimbang extends BarangSerah {
  readonly berat_baca: number
}

/** Does the scale agree with the note, within this shop's tolerance? */
export const beratCocok = (baca: number, nota: number, toleransi: number): boolean =>
  Math.abs(baca - nota) <= toleransi

/**
 * Every piece is scanned and weighed before it is handed over (DOMAIN 5): none is left out, none is
 * a different piece, none has another weight.
 * @throws Refusal with the first piece that is not right
 */
export function timbangSerah(
  barang: readonly BarangSerah[],
  timbangan: readonly Timbangan[],
  toleransi: number,
): BarisTimbang[] {
  const asing = timbangan.find(
    ({ kode_barcode }) => !barang.some((piece) => piece.kode_barcode === kode_barcode),
  )
  if (asing)
    throw new Refusal('Barang {{kode_barcode}} Bukan Dari Faktur Ini', {
      params: { kode_barcode: asing.kode_barcode },
    })
  return barang.map((piece) => {
    const { berat_nota, kode_barcode } = piece
    const reading = timbangan.findLast((each) => each.kode_barcode === kode_barcode)
    if (!reading)
      throw new Refusal('Barang {{kode_barcode}} Belum Ditimbang', { params: { kode_barcode } })
    if (!beratCocok(reading.berat, berat_nota, toleransi))
      throw new Refusal('Barang {{kode_barcode}} Beratnya {{berat}} gr, Di Nota {{nota}} gr', {
        params: {
          kode_barcode,
          berat: formatBerat(reading.berat),
          nota: formatBerat(berat_nota),
        },
      })
    return { ...piece, berat_baca: reading.berat }
  })
}
