import { formatBerat, formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { row, whole, type ShapeOf } from '#kernel/shape'
import { beratMurni } from '#modules/stok/barang.rules'

/** The gold that lies in LEBUR: of one kadar, and of all its fine weight and cost. mg, rupiah. */
export const emasLebur = row({ kotor: whole, murni: whole, nilai: whole })
export type EmasLebur = ShapeOf<typeof emasLebur>

/** Gold that went to the goldsmith for a piece, with what it has cost. */
export interface EmasKirim {
  readonly berat_kirim: number
  readonly murni_kirim: number
  readonly nilai_kirim: number
}

/**
 * Gold goes to the goldsmith at what all that lies there has cost, by its fine weight.
 * @param field where the weight was asked
 * @throws Refusal there for more than lies there
 */
export function kirimEmas(
  { berat, kadar }: { berat: number; kadar: number },
  { kotor, murni, nilai }: EmasLebur,
  field: string,
): EmasKirim {
  if (berat > kotor)
    throw refusedField(field, 'Emas Lebur Kadar {{kadar}} Tinggal {{berat}} gr', {
      ...{ kadar: formatPersen(kadar), berat: formatBerat(kotor) },
    })
  const murni_kirim = Math.min(beratMurni(berat, kadar), murni)
  const nilai_kirim = murni_kirim === murni ? nilai : mulDiv(nilai, murni_kirim, murni)
  return { berat_kirim: berat, murni_kirim, nilai_kirim }
}

/** What a piece got, with what it had. */
export const ditambahEmas = (
  { berat_kirim = 0, murni_kirim = 0, nilai_kirim = 0 }: Partial<EmasKirim>,
  emas: EmasKirim,
): EmasKirim => ({
  berat_kirim: berat_kirim + emas.berat_kirim,
  murni_kirim: murni_kirim + emas.murni_kirim,
  nilai_kirim: nilai_kirim + emas.nilai_kirim,
})

/**
 * What gold costs that a goldsmith gave of his own: as he asks, else at today's price.
 * @param murni fine milligrams of his own; none: nothing may be asked for
 * @param harga_murni rupiah a fine gram; 0: nobody has set it
 * @param field where he asks
 * @throws Refusal there
 */
export function nilaiEmasTukang(
  murni: number,
  { harga_murni, nilai_emas }: { readonly harga_murni: number; readonly nilai_emas: number | null },
  field: string,
): number {
  if (murni === 0 && (nilai_emas ?? 0) > 0)
    throw refusedField(field, 'Tukang Tidak Menambah Emas, Kosongkan Harganya')
  if (nilai_emas !== null || murni === 0) return nilai_emas ?? 0
  if (harga_murni === 0) throw refusedField(field, 'Harga Emas Tukang Harus Diisi')
  return mulDiv(murni, harga_murni, 1000)
}
