import type { Gerak } from './buku.ts'

/** Where a piece lies; without a name in no gudang and no tray. */
interface Letak {
  readonly kode_gudang?: string | null
  readonly kode_baki?: string | null
}

/** A piece as it was read: its state and place, who holds it, what it weighs. */
export interface Berada extends Letak {
  readonly kode_barcode: string
  readonly status: string
  readonly id_pemegang?: string | null
  readonly berat: number
  readonly murni: number
}

/** A piece goes from where it was read to a state and a place. Its version is added by hand. */
export const gerakDari = (
  id_dokumen: string,
  { berat, id_pemegang, kode_baki, kode_barcode, kode_gudang, murni, status }: Berada,
  ke_status: string,
  ke: Letak = {},
): Gerak => ({
  id_dokumen,
  kode_barcode,
  dari_status: status,
  ke_status,
  dari_gudang: kode_gudang ?? null,
  dari_baki: kode_baki ?? null,
  ke_gudang: ke.kode_gudang ?? null,
  ke_baki: ke.kode_baki ?? null,
  berat,
  murni,
  pemegang: id_pemegang ?? null,
})
