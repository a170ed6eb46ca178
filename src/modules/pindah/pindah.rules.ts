import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { keyOf, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { checkBaki, type FaktaBaki } from '#modules/stok/baki.rules'
import { statusBarang } from '#modules/stok/barang'
import { perBaris } from '#modules/stok/baris-barang.rules'
import type { barisPindah, tujuanPindah } from './pindah-barang.ts'

/** A piece as it lies in the shop (isi_barang_pindah). Weights in mg. */
export const barangLetak = row({
  ...{ kode_barcode: text, nama_barang: text, kadar: whole },
  ...{ berat: whole, berat_kotor: whole, murni: whole, status: keyOf(statusBarang) },
  ...{ kode_gudang: maybe(text), kode_baki: maybe(text), gambar: maybe(text), versi: whole },
})
export type BarangLetak = ShapeOf<typeof barangLetak>

/** One that lies free in a tray. */
export interface BarangDiBaki extends BarangLetak {
  readonly kode_gudang: string
  readonly kode_baki: string
}

type Tujuan = Pick<RowOf<typeof tujuanPindah>, 'kode_baki' | 'kode_gudang'>

/**
 * The piece lies free in a tray.
 * @throws Refusal at `field`, or bare where a screen asks for one piece
 */
export function bebasDiBaki(
  kode_barcode: string,
  piece: BarangLetak | undefined,
  field: string,
): BarangDiBaki {
  if (piece === undefined)
    throw refusedField(field, 'Barcode {{kode_barcode}} Tidak Ditemukan', { kode_barcode })
  const { kode_baki, kode_gudang, status } = piece
  if (status !== 'ADA' || kode_gudang === null || kode_baki === null)
    throw refusedField(field, 'Barang {{kode_barcode}} Tidak Dapat Dipindah, Status {{status}}', {
      kode_barcode,
      status: statusBarang[status],
    })
  return { ...piece, kode_baki, kode_gudang }
}

/** A tray that is closed or being counted gives nothing away either. */
export function checkAsal(kode_baki: string, trays: FaktaBaki, field: string): void {
  if (trays.get(kode_baki)?.status_baki !== 'READY')
    throw refusedField(field, 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung', { kode_baki })
}

/**
 * The pieces of a move by scan: each once, free, where the screen saw it, and not there already.
 * @throws Refusal that names the line
 */
export function pindahDari(
  tujuan: Tujuan,
  lines: readonly RowOf<typeof barisPindah>[],
  pieces: readonly BarangLetak[],
  trays: FaktaBaki,
): BarangDiBaki[] {
  checkBaki(tujuan, trays)
  return perBaris(lines, pieces, ({ dari_baki, kode_barcode }, found, at) => {
    const field = `${at}kode_barcode`
    const piece = bebasDiBaki(kode_barcode, found, field)
    const { kode_baki } = piece
    if (kode_baki === tujuan.kode_baki)
      throw refusedField(field, 'Barang {{kode_barcode}} Sudah Di Baki {{kode_baki}}', {
        kode_barcode,
        kode_baki,
      })
    if (kode_baki !== dari_baki)
      throw refusedField(
        field,
        'Barang {{kode_barcode}} Sudah Pindah Dari Baki {{dari_baki}} Ke {{kode_baki}}',
        { kode_barcode, dari_baki, kode_baki },
      )
    checkAsal(kode_baki, trays, field)
    return piece
  })
}

/** What of a tray goes with it: pieces of an open note or a deposit stay. */
export const ikutBaki = (pieces: readonly BarangLetak[]): BarangDiBaki[] =>
  pieces.flatMap((piece) => {
    const { kode_baki, kode_gudang, status } = piece
    return status === 'ADA' && kode_gudang !== null && kode_baki !== null
      ? [{ ...piece, kode_baki, kode_gudang }]
      : []
  })

export const jumlahBerat = (pieces: readonly { readonly berat: number }[]): number =>
  pieces.reduce((sum, { berat }) => sum + berat, 0)

interface Dilihat extends Tujuan {
  readonly dari_baki: string
  readonly pcs: number
  readonly berat: number
}

/**
 * The pieces of a whole tray that is moved, as long as it holds what the screen showed.
 * @throws Refusal
 */
export function satuBakiDari(
  dilihat: Dilihat,
  pieces: readonly BarangLetak[],
  trays: FaktaBaki,
): BarangDiBaki[] {
  const { berat, dari_baki, pcs } = dilihat
  if (!trays.has(dari_baki))
    throw refusedField('dari_baki', 'Baki {{kode_baki}} Tidak Ditemukan', { kode_baki: dari_baki })
  checkAsal(dari_baki, trays, 'dari_baki')
  checkBaki(dilihat, trays)
  if (dari_baki === dilihat.kode_baki) throw refusedField('kode_baki', 'Baki Asal Dan Tujuan Sama')
  const moved = ikutBaki(pieces)
  if (moved.length === 0)
    throw refusedField('dari_baki', 'Tidak Ada Barang Yang Dapat Dipindah Di Baki {{kode_baki}}', {
      kode_baki: dari_baki,
    })
  if (moved.length !== pcs || jumlahBerat(moved) !== berat)
    throw new Refusal('Isi Baki {{kode_baki}} Sudah Berubah, Muat Ulang', {
      code: 'E-MDB:02',
      params: { kode_baki: dari_baki },
    })
  return moved
}
