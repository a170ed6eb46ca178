import { Refusal } from '#kernel/refusal'
import { periksaBaki } from '#modules/stok/baki.rules'
import type { Gerak } from '#modules/stok/buku'

/** A piece that was broken: where it lay, and its version then and now. Weights in mg. */
export interface BarangHancur {
  readonly kode_barcode: string
  readonly dari_gudang: string
  readonly dari_baki: string
  readonly berat: number
  readonly murni: number
  readonly status: string
  readonly versi: number
  readonly versi_gerak: number
}

/** A piece that stayed and was changed. */
export interface BarangDiubah {
  readonly kode_barcode: string
  readonly sebelum: object
  readonly sesudah: object
  readonly status: string
  readonly versi: number
  readonly versi_koreksi: number
}

/** A destruction that shall be undone. */
export interface Hancuran {
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
  readonly barang: readonly BarangHancur[]
  readonly koreksi: readonly BarangDiubah[]
  readonly baki: readonly {
    readonly kode_baki: string
    readonly kode_gudang: string
    readonly status_baki: string
  }[]
}

/**
 * A destruction of this business date may be undone while nothing happened to its pieces since and
 * the trays where they lay take pieces.
 * @throws Refusal
 */
export function bolehBatalHancur(hancur: Hancuran, tglSystem: string): void {
  const { baki, barang, koreksi, nomor } = hancur
  if (hancur.status !== 'VALID')
    throw new Refusal('{{nomor}} Sudah Dibatalkan', { params: { nomor } })
  if (hancur.tgl_system !== tglSystem) throw new Refusal('Tidak Dapat Membatalkan Hancur Kemarin')
  const berubah =
    barang.find(({ versi, versi_gerak }) => versi !== versi_gerak) ??
    koreksi.find(({ versi, versi_koreksi }) => versi !== versi_koreksi)
  if (berubah)
    throw new Refusal(
      'Barang {{kode_barcode}} Sudah Berubah Sejak Dihancur, {{nomor}} Tidak Dapat Dibatalkan',
      { params: { kode_barcode: berubah.kode_barcode, nomor } },
    )
  const trays = new Map(baki.map((one) => [one.kode_baki, one]))
  for (const { dari_baki, dari_gudang } of barang)
    periksaBaki({ kode_baki: dari_baki, kode_gudang: dari_gudang }, trays)
}

/** Every broken piece lies in its tray again, as heavy as it was; the old document held it. */
export const gerakBatalHancur = (
  id: string,
  idLama: string,
  pieces: readonly BarangHancur[],
): (Gerak & { versi: number })[] =>
  pieces.map(({ berat, dari_baki, dari_gudang, kode_barcode, murni, versi }) => ({
    id_dokumen: id,
    kode_barcode,
    dari_status: 'HANCUR',
    ke_status: 'ADA',
    dari_gudang: null,
    dari_baki: null,
    ke_gudang: dari_gudang,
    ke_baki: dari_baki,
    berat,
    murni,
    pemegang: idLama,
    versi,
  }))

/** What was changed is as it was. */
export const koreksiBatalHancur = (id: string, changed: readonly BarangDiubah[]) =>
  changed.map(({ kode_barcode, sebelum, sesudah }) => ({
    id_dokumen: id,
    kode_barcode,
    sebelum: sesudah,
    sesudah: sebelum,
  }))
