import { Refusal } from '#kernel/refusal'
import { keyOf, row, text, whole, type ShapeOf } from '#kernel/shape'
import { beratMurni } from '#modules/stok/barang.rules'
import { statusBarang } from '#modules/stok/barang'

/** A piece that stands in a gudang. Weights in mg, kadar_eod in hundredths of a percent. */
export const barangDinilai = row({
  ...{ kode_barcode: text, status: keyOf(statusBarang), kode_gudang: text },
  ...{ berat: whole, murni: whole, kadar_eod: whole, versi: whole },
})
export type BarangDinilai = ShapeOf<typeof barangDinilai>

/** A piece that counts anew. */
export interface Dinilai {
  readonly kini: BarangDinilai
  readonly murni: number
}

/** The pieces that do not count for `kadarEod` yet, and what they will; the others stay. */
export const dinilaiDari = (pieces: readonly BarangDinilai[], kadarEod: number): Dinilai[] =>
  pieces
    .filter((kini) => kini.kadar_eod !== kadarEod)
    .map((kini) => ({ kini, murni: beratMurni(kini.berat, kadarEod) }))

const adaDalamNota =
  '{{pcs}} Barang Kadar Ini Dalam Nota ({{kode_barcode}}), Validasi Atau Batalkan Dulu'
const inNota = ({ kini }: Dinilai): boolean => kini.status === 'DALAM_NOTA'

/** What a room, or all of them, comes to. */
export interface Jumlah {
  readonly pcs: number
  readonly dalam_nota: number
  readonly berat: number
  readonly murni_dari: number
  readonly murni_ke: number
  readonly selisih: number
}

export function jumlahDari(pieces: readonly Dinilai[]): Jumlah {
  const sum = (figure: (one: Dinilai) => number): number =>
    pieces.reduce((total, one) => total + figure(one), 0)
  return {
    pcs: pieces.length,
    dalam_nota: pieces.filter(inNota).length,
    berat: sum(({ kini }) => kini.berat),
    murni_dari: sum(({ kini }) => kini.murni),
    murni_ke: sum(({ murni }) => murni),
    selisih: sum(({ kini, murni }) => murni - kini.murni),
  }
}

/**
 * A note that is open would hand its pieces over with the fine weight that it read: it is finished
 * first.
 * @throws Refusal when a piece lies in a note, or nothing would change
 */
export function checkDinilai(pieces: readonly Dinilai[], dari: number, ke: number): void {
  const dalamNota = pieces.filter(inNota)
  const [first] = dalamNota
  if (first)
    throw new Refusal(adaDalamNota, {
      params: { pcs: dalamNota.length, kode_barcode: first.kini.kode_barcode },
    })
  if (pieces.length === 0 && dari === ke) throw new Refusal('Tidak Ada Yang Dikoreksi')
}
