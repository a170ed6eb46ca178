import { Refusal } from '#kernel/refusal'

/** What decides whether a piece may go into a sale now. */
export interface Ketersediaan {
  readonly kode_barcode: string
  readonly kode_group: string
  readonly status: string
  readonly status_baki: string | null
  readonly kode_baki: string | null
  readonly nomor_pemegang: string | null
  readonly oleh_pemegang: string | null
  readonly harga_tetap: number | null
}

const sentences: Readonly<Record<string, string>> = {
  DALAM_NOTA: 'Barang {{kode_barcode}} Sedang Dalam Nota {{nomor}} Oleh {{oleh}}',
  TERJUAL: 'Barang {{kode_barcode}} Sudah Terjual Di Nota {{nomor}}',
  TITIP: 'Barang {{kode_barcode}} Sedang Dititip {{nomor}}',
  KEMBALI: 'Barang {{kode_barcode}} Baru Kembali, Belum Ditimbang Dan Masuk Baki',
}

/**
 * Why this piece cannot be sold now, or nothing. SPEC 8: not found, tray not ready; DOMAIN 5: a
 * piece in an OPEN note, deposited, or back from a cancel; an unconfirmed price.
 * @param dikonfirmasi whether the price of its group stands for today
 */
export function halanganJual(piece: Ketersediaan, dikonfirmasi: boolean): Refusal | undefined {
  const params = {
    kode_barcode: piece.kode_barcode,
    nomor: piece.nomor_pemegang ?? '-',
    oleh: piece.oleh_pemegang ?? '-',
    kode_baki: piece.kode_baki ?? '-',
    kode_group: piece.kode_group,
  }
  if (piece.status !== 'ADA')
    return new Refusal(sentences[piece.status] ?? 'Barang {{kode_barcode}} Tidak Ada Di Toko', {
      params,
    })
  if (piece.status_baki !== null && piece.status_baki !== 'READY')
    return new Refusal('Baki {{kode_baki}} Sedang Ditutup', { params })
  if (!dikonfirmasi && piece.harga_tetap === null)
    return new Refusal('Harga Group {{kode_group}} Belum Dikonfirmasi Hari Ini', { params })
  return undefined
}
