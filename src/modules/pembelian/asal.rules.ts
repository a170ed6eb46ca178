import { refusalFor } from '#kernel/problem'
import type { Refusal } from '#kernel/refusal'
import { masalahBeli, type MasalahBeli } from './masalah.ts'
import type { Golongan, Tarif } from './potongan.rules.ts'

/** The line of our own sale note that a piece comes back with. Money in rupiah, weights in mg. */
export interface NotaAsal extends Golongan {
  readonly id: string //              the sale's
  readonly n: number //               its line
  readonly no_faktur_jual: string
  readonly tgl_nota: string //        when it became valid
  readonly nota_hilang: boolean //    reported lost at an earlier purchase
  readonly nama_barang: string
  readonly kode_group: string
  readonly kadar: number
  readonly berat: number //           gold alone, as on the note
  readonly harga_gram: number //      0: a fixed price
  readonly harga_atribut: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
  readonly pajak: number
  readonly pajak_termasuk: number
  readonly harga_total: number
  readonly harga_pokok: number
  readonly potongan_tukar: number | null // promised, hundredths of a percent
  readonly potongan_jual: number | null
  readonly gambar: string | null
}

/** One of our pieces, wherever it is now. */
export interface BarangAsal {
  readonly kode_barcode: string
  readonly status: string
  readonly id_pemegang: string | null
  readonly nomor_pemegang: string | null
  readonly oleh_pemegang: string | null
  readonly berat: number // as the books have it
  readonly murni: number
  readonly asal: NotaAsal | null
}

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
