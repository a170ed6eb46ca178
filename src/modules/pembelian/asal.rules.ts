import { refusalFor } from '#kernel/problem'
import { maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import type { Refusal } from '#kernel/refusal'
import { masalahBeli, type MasalahBeli } from './masalah.ts'
import type { Tarif } from './potongan.rules.ts'

/** The line of our own sale note that a piece comes back with. Money in rupiah, weights in mg. */
export const notaAsal = row({
  id: text, //              the sale's
  n: whole, //              its line
  ...{ kode_barcode: text, nama_barang: text, no_faktur_jual: text },
  tgl_nota: text, //        when it became valid
  nota_hilang: yesNo, //    reported lost at an earlier purchase
  ...{ kode_kategori: text, kode_group: text, kode_dept: text },
  ...{ kadar: whole, kadar_cetak: text, kode_intern: text, nama_atribut: text },
  berat: whole, //          gold alone, as on the note
  harga_gram: whole, //     0: a fixed price
  ...{ harga_atribut: whole, harga_jual: whole, ongkos: whole, diskon: whole },
  ...{ pajak: whole, pajak_termasuk: whole, harga_total: whole, harga_pokok: whole },
  pph22: whole, //          what of `pajak` is PPh 22
  potongan_tukar: maybe(whole), // promised, hundredths of a percent
  potongan_jual: maybe(whole),
  gambar: maybe(text),
})
export type NotaAsal = ShapeOf<typeof notaAsal>

/** One of our pieces, wherever it is now. */
export const barangAsal = row({
  ...{ kode_barcode: text, status: text, id_pemegang: maybe(text) },
  ...{ nomor_pemegang: maybe(text), oleh_pemegang: maybe(text) },
  ...{ berat: whole, murni: whole }, // as the books have it
  asal: maybe(notaAsal),
})
export type BarangAsal = ShapeOf<typeof barangAsal>

const menurutStatus: Readonly<Record<string, MasalahBeli>> = {
  DALAM_BELI: 'BARANG_SEDANG_DIBELI',
  DIBELI: 'BARANG_SUDAH_DIBELI',
  DALAM_NOTA: 'BARANG_DALAM_NOTA',
}

/**
 * Why this piece cannot be bought back now, or nothing. DOMAIN 4: what was bought back or exchanged
 * is not bought again; DOMAIN 5: a nota reported lost is blocked.
 * @param hilang whether the customer comes without the nota
 */
export function halanganBeli(
  kodeBarcode: string,
  piece: BarangAsal | undefined,
  hilang: boolean,
): Refusal | undefined {
  const params = {
    kode_barcode: kodeBarcode,
    nomor: piece?.nomor_pemegang ?? '-',
    oleh: piece?.oleh_pemegang ?? '-',
  }
  if (!piece) return refusalFor(masalahBeli, 'BARANG_TIDAK_DIKENAL', params)
  const { asal } = piece
  if (piece.status !== 'TERJUAL' || !asal || asal.id !== piece.id_pemegang)
    return refusalFor(masalahBeli, menurutStatus[piece.status] ?? 'BARANG_BELUM_TERJUAL', params)
  if (asal.nota_hilang && !hilang)
    return refusalFor(masalahBeli, 'NOTA_HILANG', { nomor: asal.no_faktur_jual })
  return undefined
}

/** The rates that the nota froze (DOMAIN 6), if it did. */
export const tarifNota = ({ potongan_jual, potongan_tukar }: NotaAsal): Tarif | null =>
  potongan_tukar === null || potongan_jual === null
    ? null
    : { cara: 'PERSEN', tukar: potongan_tukar, jual: potongan_jual }
