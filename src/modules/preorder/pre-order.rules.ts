import { formatBerat, formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { anything, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'

/** A pre-order as it stands, and the document that a step names beside it. */
export const preOrderKini = row({
  ...{ id: text, nomor: text, status: text, versi: whole },
  barang: list(row({ nama_barang: text, qty: whole, terjual: whole })),
  dijual: list(anything),
  no_terima: maybe(text),
  supplier: maybe(text),
  /** The deposit or the goods receipt, what came by it, and the pre-order that has it already. */
  lain: maybe(
    row({
      ...{ nomor: text, jenis: text, status: text, dipakai: maybe(text) },
      ...{ supplier: maybe(text), pcs: maybe(whole) },
    }),
  ),
})
export type PreOrderKini = ShapeOf<typeof preOrderKini>

interface Baris {
  readonly nama_barang: string
  readonly qty: number
  readonly berat: number // mg, of one piece
  readonly harga: number // rupiah, of one piece
}

/** Pieces, weight and price of all lines, and the lines in words. */
export const ringkas = (barang: readonly Baris[]) => ({
  qty: barang.reduce((sum, { qty }) => sum + qty, 0),
  berat: barang.reduce((sum, { berat, qty }) => sum + qty * berat, 0),
  total: barang.reduce((sum, { harga, qty }) => sum + qty * harga, 0),
  rincian: barang
    .map(
      ({ berat, nama_barang, qty }, at) =>
        `${at + 1}. ${formatRupiah(qty)} x ${nama_barang} ${formatBerat(berat)} gr`,
    )
    .join('\n'),
})

interface Jual {
  readonly baris: number // from 1
  readonly qty: number
  readonly no_titipan: string
}

/**
 * What is promised after this: never more than is ordered, against a deposit that stands, and one
 * deposit for one line of one pre-order.
 * @throws Refusal
 */
export function jualDari(kini: PreOrderKini, jual: Jual): readonly unknown[] {
  const line = kini.barang[jual.baris - 1]
  if (!line) throw refusedField('baris', '{{field}} Tidak Valid', { field: 'Baris Ke' })
  const sisa = line.qty - line.terjual
  if (jual.qty > sisa)
    throw refusedField('qty', '{{nama}} Tinggal {{sisa}} Pcs', {
      nama: line.nama_barang,
      sisa,
    })
  const { lain } = kini
  if (lain?.jenis !== 'TITIPAN' || lain.status !== 'TITIP')
    throw refusedField('no_titipan', 'Titipan {{nomor}} Tidak Ada Atau Sudah Selesai', {
      nomor: jual.no_titipan,
    })
  if (lain.dipakai !== null)
    throw refusedField('no_titipan', 'Titipan {{nomor}} Sudah Dicatat Di {{po}}', {
      nomor: lain.nomor,
      po: lain.dipakai,
    })
  return [...kini.dijual, { ...jual, no_titipan: lain.nomor }]
}

/**
 * The goods receipt that these goods came by: it stands, it is of the same supplier, and no other
 * pre-order has it.
 * @throws Refusal
 */
export function terimaDari({ lain, supplier }: PreOrderKini, nomor: string): string {
  if (lain?.jenis !== 'PENERIMAAN_BARANG' || lain.status !== 'VALID')
    throw refusedField('no_terima', 'Penerimaan {{nomor}} Tidak Ada Atau Sudah Batal', { nomor })
  if (lain.dipakai !== null)
    throw refusedField('no_terima', 'Penerimaan {{nomor}} Sudah Dipakai {{po}}', {
      nomor: lain.nomor,
      po: lain.dipakai,
    })
  if (supplier !== null && lain.supplier !== null && lain.supplier !== supplier)
    throw refusedField('no_terima', 'Penerimaan {{nomor}} Dari {{supplier}}', {
      nomor: lain.nomor,
      supplier: lain.supplier,
    })
  return lain.nomor
}

/** Other pieces came than were ordered, in number: somebody says so. */
export function perluSelisih({ barang, lain, nomor }: PreOrderKini) {
  const dipesan = barang.reduce((sum, { qty }) => sum + qty, 0)
  if (!lain || lain.pcs === dipesan) return []
  return [
    {
      kategori: 'SELISIH_PRE_ORDER' as const,
      sebelum: { [nomor]: `${formatRupiah(dipesan)} pcs` },
      sesudah: { [lain.nomor]: `${formatRupiah(lain.pcs ?? 0)} pcs` },
    },
  ]
}

/** @throws Refusal while the goods receipt stands */
export function checkBukaLagi({ lain, nomor }: PreOrderKini): void {
  if (lain?.status === 'VALID')
    throw new Refusal('Batalkan Dulu Penerimaan {{terima}} Dari {{nomor}}', {
      params: { nomor, terima: lain.nomor },
    })
}

/** @throws Refusal while something of it is promised to customers */
export function checkBatal({ barang, nomor }: PreOrderKini): void {
  const jumlah = barang.reduce((sum, { terjual }) => sum + terjual, 0)
  if (jumlah > 0)
    throw new Refusal('{{nomor}} Sudah Terjual {{jumlah}} Pcs, Batalkan Dulu Titipannya', {
      params: { nomor, jumlah },
    })
}
