import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { statusBarang } from '#modules/stok/barang'
import type { FaktaBarang } from '#modules/stok/barang.rules'
import { bedaFakta, type BarangKini } from '#modules/stok/koreksi-barang.rules'
import { dalamPersen, type caraProfit } from './profit.ts'

/** What is asked: a way and its figure. Rupiah, or hundredths of a percent. */
export interface MintaProfit {
  readonly cara: keyof typeof caraProfit
  readonly rupiah: number | null
  readonly persen: number | null
}

/** The facts that a way may change. */
export type Harga = Pick<FaktaBarang, 'berat' | 'harga_pokok' | 'harga_tetap' | 'ongkos'>

const seratus = 100_00

/**
 * The figures of a piece after the change; the screen shows them before anything is sent.
 * @throws Refusal at the figure that is missing
 */
export function hargaBaru(minta: MintaProfit, piece: Harga): Harga {
  const { cara, persen, rupiah } = minta
  if (dalamPersen(cara) ? persen === null : rupiah === null)
    throw refusedField(dalamPersen(cara) ? 'persen' : 'rupiah', '{{field}} Tidak Boleh Kosong', {
      field: dalamPersen(cara) ? 'Persen' : 'Rupiah',
    })
  const [rp, pct] = [rupiah ?? 0, persen ?? 0]
  const bagian = mulDiv(piece.harga_pokok, pct, seratus)
  switch (cara) {
    case 'POKOK_GRAM':
      return { ...piece, harga_pokok: mulDiv(piece.berat, rp, 1000) }
    case 'POKOK_NAIK':
      return { ...piece, harga_pokok: piece.harga_pokok + bagian }
    case 'POKOK_TURUN':
      return { ...piece, harga_pokok: piece.harga_pokok - bagian }
    case 'ONGKOS':
      return { ...piece, ongkos: rp }
    case 'MARGIN':
      return piece.harga_tetap === null
        ? piece
        : { ...piece, harga_tetap: piece.harga_pokok + bagian }
  }
}

/** The figure of a piece that a way changes. */
export const yangDiubah = (cara: keyof typeof caraProfit, piece: Harga): number | null =>
  cara === 'ONGKOS' ? piece.ongkos : cara === 'MARGIN' ? piece.harga_tetap : piece.harga_pokok

/** A piece with what changes of it. */
export interface Perubahan {
  readonly kini: BarangKini
  readonly fakta: FaktaBarang
  readonly sebelum: Partial<FaktaBarang>
  readonly sesudah: Partial<FaktaBarang>
}

/**
 * What changes of these pieces: those that stay as they are are left out.
 * @throws Refusal that names the line
 */
export function profitDari(
  minta: MintaProfit,
  barcode: readonly string[],
  pieces: readonly BarangKini[],
): Perubahan[] {
  const known = new Map(pieces.map((piece) => [piece.kode_barcode, piece]))
  const changed = [...new Set(barcode)].flatMap((kode_barcode, index) => {
    const kini = known.get(kode_barcode)
    const field = `baris.${index}.kode_barcode`
    if (kini === undefined)
      throw refusedField(field, 'Barcode {{kode_barcode}} Tidak Ditemukan', { kode_barcode })
    if (kini.status !== 'ADA' && kini.status !== 'KEMBALI')
      throw refusedField(
        field,
        'Barang {{kode_barcode}} Tidak Dapat Dikoreksi, Status {{status}}',
        {
          kode_barcode,
          status: statusBarang[kini.status],
        },
      )
    const fakta: FaktaBarang = { ...kini, ...hargaBaru(minta, kini) }
    const beda = bedaFakta(kini, fakta)
    return Object.keys(beda.sesudah).length === 0 ? [] : [{ kini, fakta, ...beda }]
  })
  if (changed.length === 0) throw new Refusal('Tidak Ada Yang Dikoreksi')
  return changed
}
