import { refusalFor } from '#kernel/problem'
import type { Refusal } from '#kernel/refusal'
import { permataKah, type Berbatu } from '#modules/berlian/batu.rules'
import { masalahJual, type MasalahJual } from './masalah.ts'

/** What decides whether a piece may go into a sale now. */
export interface Ketersediaan extends Berbatu {
  readonly kode_barcode: string
  readonly kode_group: string
  readonly status: string
  readonly status_baki: string | null
  readonly kode_baki: string | null
  readonly nomor_pemegang: string | null
  readonly oleh_pemegang: string | null
  /** The order that it is lent for. */
  readonly untuk_pemegang?: string | null
  readonly harga_tetap: number | null
  /** Kept for a deposit that pays this very visit. */
  readonly dititip?: boolean
  /** A deposit has promised its price. */
  readonly janji?: object
}

const problemOf: Readonly<Record<string, MasalahJual>> = {
  DALAM_NOTA: 'BARANG_DALAM_NOTA',
  TERJUAL: 'BARANG_TERJUAL',
  TITIP: 'BARANG_DITITIP',
  CONTOH: 'BARANG_CONTOH',
  KEMBALI: 'BARANG_BARU_KEMBALI',
}

/**
 * Why this piece cannot be sold now, or nothing. SPEC 8: not found, tray not ready; DOMAIN 5: a
 * piece in an OPEN note, deposited, or back from a cancel; an unconfirmed price.
 * @param dikonfirmasi whether the price of its group stands for today
 * @param berlian whether the diamond module is on (SPEC 5: a diamond sale needs it)
 */
export function halanganJual(
  piece: Ketersediaan,
  dikonfirmasi: boolean,
  berlian: boolean,
): Refusal | undefined {
  const params = {
    kode_barcode: piece.kode_barcode,
    nomor: piece.nomor_pemegang ?? '-',
    oleh: piece.oleh_pemegang ?? '-',
    untuk: piece.untuk_pemegang ?? '-',
    kode_baki: piece.kode_baki ?? '-',
    kode_group: piece.kode_group,
  }
  const refused = (kode: MasalahJual): Refusal => refusalFor(masalahJual, kode, params)
  if (piece.status === 'TITIP' && piece.nomor_pemegang?.startsWith('CL-'))
    return refused('BARANG_DICICIL')
  if (piece.status === 'TITIP' && !piece.dititip && piece.nomor_pemegang?.startsWith('OM-'))
    return refused('BARANG_DIPESAN')
  if (piece.status !== 'ADA' && !piece.dititip)
    return refused(problemOf[piece.status] ?? 'BARANG_TIDAK_DI_TOKO')
  if (!berlian && permataKah(piece)) return refused('MODUL_BERLIAN_MATI')
  if (piece.status_baki !== null && piece.status_baki !== 'READY') return refused('BAKI_DITUTUP')
  if (!dikonfirmasi && piece.harga_tetap === null && !piece.janji)
    return refused('HARGA_BELUM_DIKONFIRMASI')
  return undefined
}
