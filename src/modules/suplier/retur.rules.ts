import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from '#modules/stok/barang.rules'
import { perBaris } from '#modules/stok/baris-barang.rules'
import { akunStok, gramDari, type AlirGram, type BarisGram } from '#modules/stok/gram.rules'
import { hutangDari, type BarisHutang } from '#modules/stok/hutang-supplier'

/** A piece with how it came: by which receipt, at what cost, weight and kadar (muat_retur). */
export const diterima = row({
  ...{ kode_barcode: text, nama_barang: text, kode_kategori: text, status: text, versi: whole },
  ...{ kode_gudang: maybe(text), kode_baki: maybe(text), id_pemegang: maybe(text) },
  ...{ kadar: whole, berat: whole, murni: whole, harga_pokok: whole, konsinyasi: yesNo },
  id_terima: maybe(text), // null: it came by no receipt of a supplier
  ...{ no_terima: maybe(text), supplier: maybe(text) },
  asal: row({ kadar: whole, berat: whole, murni: whole, harga_pokok: whole }),
})
export type Diterima = ShapeOf<typeof diterima>

/**
 * The pieces of these lines, each in its tray, all of one supplier.
 * @throws Refusal at the line
 */
export function returDari(
  lines: readonly { readonly kode_barcode: string }[],
  pieces: readonly Diterima[],
): Diterima[] {
  const pertama = pieces.find((one) => one.kode_barcode === lines[0]?.kode_barcode)
  return perBaris(lines, pieces, (_, piece, at) => {
    const field = `${at}kode_barcode`
    const { kode_barcode } = piece
    if (piece.status !== 'ADA')
      throw refusedField(field, 'Barang {{kode_barcode}} Tidak Ada Di Baki', { kode_barcode })
    if (piece.id_terima === null)
      throw refusedField(field, 'Barang {{kode_barcode}} Bukan Dari Supplier', { kode_barcode })
    if (piece.supplier !== pertama?.supplier)
      throw refusedField(field, 'Barang {{kode_barcode}} Dari Supplier Lain', { kode_barcode })
    return piece
  })
}

/** Gold goes back as it came; what a correction changed since was lost or gained here. */
export const gramRetur = (id: string, pieces: readonly Diterima[]): BarisGram[] =>
  gramDari(
    id,
    pieces.flatMap(({ asal, berat, kadar, kode_gudang, murni }): AlirGram[] => [
      {
        ...{ dari: akunStok(kode_gudang ?? ''), ke: 'SUPPLIER', kadar, kadarKe: asal.kadar },
        ...{ kotor: asal.berat, murni: asal.murni },
      },
      {
        ...{ dari: akunStok(kode_gudang ?? ''), ke: 'SUSUT', kadar },
        ...{ kotor: berat - asal.berat, murni: murni - asal.murni },
      },
    ]),
  )

/** What was owed for these pieces is not owed any more: at what they were received at. */
export const hutangRetur = (id: string, pieces: readonly Diterima[]): BarisHutang[] =>
  [...new Set(pieces.map((one) => one.id_terima))].flatMap((id_terima) =>
    hutangDari(
      id,
      id_terima ?? '',
      pieces
        .filter((one) => one.id_terima === id_terima && !one.konsinyasi)
        .map(({ asal, supplier }) => ({
          ...{ supplier, kadar: asal.kadar, harga_pokok: 0 - asal.harga_pokok },
          ...{ berat: 0 - asal.berat, murni: 0 - asal.murni },
        })),
    ),
  )

/** Stock loses what a piece costs now, the debt what it cost then; the rest is a correction. */
export const jurnalRetur = (
  id: string,
  pieces: readonly Diterima[],
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    pieces
      .filter(({ konsinyasi }) => !konsinyasi)
      .flatMap((one) => [
        ...antara('HUTANG_SUPPLIER', akunPersediaan(one), one.asal.harga_pokok),
        ...antara('KOREKSI', akunPersediaan(one), one.harga_pokok - one.asal.harga_pokok),
      ]),
    peta,
  )
