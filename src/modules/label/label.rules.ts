import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { statusBarang } from '#modules/stok/barang'
import { perBaris } from '#modules/stok/baris-barang.rules'
import type { IsiLabel } from './kertas-label.ts'
import { lembarLabel, perLembar } from './ukuran.ts'
import type { formatLabel } from '#modules/perangkat/alat'
import type { barisLabel, UkuranLabel } from './label.ts'

/** A piece, and how often its label has been printed. */
export interface BarangLabel extends Omit<IsiLabel, 'ke'> {
  readonly status: keyof typeof statusBarang
  readonly kode_gudang: string | null
  readonly cetak: number
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
export interface CetakTercatat {
  readonly nomor: string
  readonly tgl_system: string
  readonly input_by: string
  readonly ukuran: UkuranLabel
  readonly kode: 'BARCODE' | 'QRCODE'
  readonly baris: readonly (BarangLabel & { readonly ke: number })[]
}

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
  if (format !== 'PDF' && perLembar(lembarLabel[cetak.ukuran]) > 2)
    throw refusedField('format', 'Ukuran Ini Hanya Dapat Dicetak Sebagai PDF')
}
