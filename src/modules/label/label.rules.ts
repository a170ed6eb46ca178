import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { statusBarang } from '#modules/stok/barang'
import { perBaris } from '#modules/stok/baris-barang.rules'
import { bisaKata } from './ukuran.ts'
import type { formatLabel } from '#modules/perangkat/alat'
import { kodeLabel, ukuranLabel, type barisLabel } from './label.ts'

/** A piece as its label shows it, and how often that has been printed (isi_label). */
export const barangLabel = row({
  ...{ kode_barcode: text, nama_barang: text, kadar: whole, kadar_cetak: text },
  ...{ berat: whole, berat_atribut: whole, kode_intern: text, size: text },
  ...{ status: keyOf(statusBarang), kode_gudang: maybe(text), kode_baki: maybe(text) },
  cetak: whole,
})
export type BarangLabel = ShapeOf<typeof barangLabel>

/** What stands on a label, and which print this is. */
export interface IsiLabel extends Omit<BarangLabel, 'status' | 'kode_gudang' | 'cetak'> {
  readonly ke: number
}

/** @throws Refusal of a piece that has left the shop: whoever has it needs no label of ours */
export function checkDiToko(piece: BarangLabel, field = 'barcode'): void {
  const { kode_barcode, kode_gudang, status } = piece
  if (kode_gudang !== null) return
  throw refusedField(
    field,
    'Label Barang {{kode_barcode}} Tidak Dapat Dicetak, Status {{status}}',
    { kode_barcode, status: statusBarang[status] },
  )
}

/**
 * The labels of a print: each for a piece in the shop, each once, each with the print number that
 * the screen saw. A user who prints one again says why.
 * @throws Refusal that names the line
 */
export function labelDari(
  lines: readonly RowOf<typeof barisLabel>[],
  pieces: readonly BarangLabel[],
  alasan: string | null,
): IsiLabel[] {
  const labels = perBaris(lines, pieces, ({ ke, kode_barcode }, piece, at) => {
    checkDiToko(piece, `${at}kode_barcode`)
    if (piece.cetak !== ke - 1)
      throw new Refusal('Label Barang {{kode_barcode}} Sudah Dicetak Lagi, Muat Ulang', {
        code: 'E-MDB:02',
        params: { kode_barcode },
      })
    return { ...piece, ke }
  })
  if (alasan === null && labels.some(({ ke }) => ke > 1))
    throw refusedField('alasan', '{{field}} Tidak Boleh Kosong', { field: 'Alasan Cetak Ulang' })
  return labels
}

/** A print as its book has it (muat_cetak_label). */
export const cetakTercatat = row({
  ...{ nomor: text, tgl_system: text, input_by: text },
  ...{ ukuran: keyOf(ukuranLabel), kode: keyOf(kodeLabel) },
  baris: list(row({ ...barangLabel.shapes, ke: whole })),
})
export type CetakTercatat = ShapeOf<typeof cetakTercatat>

/**
 * Gives the paper of a print only to the user who made it, on the same day, and while its labels
 * count. Everything else is a print of its own, with a reason.
 * @throws Refusal
 */
export function checkBerkas(
  cetak: CetakTercatat,
  userId: string,
  tglSystem: string,
  format: keyof typeof formatLabel,
): void {
  const { nomor } = cetak
  if (cetak.input_by !== userId || cetak.tgl_system !== tglSystem)
    throw new Refusal('Cetakan {{nomor}} Bukan Milik Anda Hari Ini, Cetak Ulang Dengan Alasan', {
      params: { nomor },
    })
  const batal = cetak.baris.find((label) => label.cetak !== label.ke)
  if (batal)
    throw new Refusal('Label Barang {{kode_barcode}} Sudah Dicetak Lagi, Muat Ulang', {
      params: { kode_barcode: batal.kode_barcode },
    })
  if (format !== 'PDF' && !bisaKata(cetak.ukuran))
    throw refusedField('format', 'Ukuran Ini Hanya Dapat Dicetak Sebagai PDF')
}
