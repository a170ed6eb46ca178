import { refusedField } from '#kernel/refusal'
import { beratMurni, pokokHilang, type FaktaBarang } from './barang.rules.ts'

/** A piece on the scale again. Weights in mg, rugi in rupiah. */
export interface TimbangUlang {
  readonly berat_label: number // gold and what hangs on it, as the label has it
  readonly selisih: number //     the scale less the label
  readonly lewat: boolean //      more than the tolerance: the scale is right, an approver agrees
  readonly berat: number
  readonly murni: number
  readonly rugi: number //        the part of its cost that was lost with the gold
}

/**
 * Within the tolerance the label's weight stands; beyond it the piece weighs what the scale says.
 * @param field of the reading, in the body
 * @throws Refusal at `field`
 */
export function timbangUlang(
  piece: Pick<
    FaktaBarang,
    'berat' | 'berat_atribut' | 'harga_pokok' | 'harga_tetap' | 'kadar_eod' | 'murni'
  >,
  berat_kotor: number,
  toleransi: number,
  field: string,
): TimbangUlang {
  const berat_label = piece.berat + piece.berat_atribut
  const selisih = berat_kotor - berat_label
  const lewat = Math.abs(selisih) > toleransi
  const berat = lewat ? piece.berat + selisih : piece.berat
  if (berat <= 0) throw refusedField(field, 'Berat Timbang Tidak Lebih Dari Berat Atribut')
  const murni = lewat ? beratMurni(berat, piece.kadar_eod) : piece.murni
  return { berat_label, selisih, lewat, berat, murni, rugi: pokokHilang(piece, berat) }
}
