import { Refusal } from '#kernel/refusal'
import type { Gerak } from './buku.ts'

/** A piece of a receipt: where it was laid, what it is by now. Weights in mg. */
export interface BarangTerima {
  readonly kode_barcode: string
  readonly kode_gudang: string
  readonly kode_baki: string
  readonly berat: number
  readonly murni: number
  readonly status: string
  readonly versi: number
}

/** A receipt that shall be cancelled. */
export interface Terima {
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
  readonly barang: readonly BarangTerima[]
}

/** A piece is at its first version as long as nothing moved or corrected it. */
const masihUtuh = ({ status, versi }: BarangTerima): boolean => status === 'ADA' && versi === 1

/**
 * A receipt of this business date whose pieces all lie untouched may be cancelled.
 * @throws Refusal
 */
export function bolehBatalTerima(terima: Terima, tglSystem: string): void {
  const { nomor } = terima
  if (terima.status !== 'VALID')
    throw new Refusal('{{nomor}} Sudah Dibatalkan', { params: { nomor } })
  if (terima.tgl_system !== tglSystem)
    throw new Refusal('Tidak Dapat Membatalkan Penerimaan Kemarin')
  const moved = terima.barang.find((piece) => !masihUtuh(piece))
  if (moved)
    throw new Refusal(
      'Barang {{kode_barcode}} Sudah Berubah Sejak Diterima, {{nomor}} Tidak Dapat Dibatalkan',
      { params: { kode_barcode: moved.kode_barcode, nomor } },
    )
}

/** Every piece leaves its tray for nowhere. */
export const gerakBatalTerima = (
  idDokumen: string,
  pieces: readonly BarangTerima[],
): (Gerak & { versi: number })[] =>
  pieces.map(({ kode_baki, kode_barcode, kode_gudang, berat, murni, versi }) => ({
    id_dokumen: idDokumen,
    kode_barcode,
    dari_status: 'ADA',
    ke_status: 'BATAL',
    dari_gudang: kode_gudang,
    dari_baki: kode_baki,
    ke_gudang: null,
    ke_baki: null,
    berat,
    murni,
    pemegang: null,
    versi,
  }))
