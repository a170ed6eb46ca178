import { list, maybe, oneOf, row, text, whole, type ShapeOf } from '#kernel/shape'
import {
  balikJurnal,
  jurnalTercatat,
  type BarisJurnal,
  type JurnalTercatat,
} from '#modules/akuntansi/jurnal.rules'
import { kasTercatat } from '#modules/pembayaran/uang-kembali.rules'

/** A piece of a note as it stands now. */
const barangNota = row({
  ...{ kode_barcode: text, status: text, berat: whole, murni: whole },
  ...{ id_pemegang: maybe(text), nomor_pemegang: maybe(text) },
  dari_gudang: maybe(text), //  of a sale: where it was taken from
  id_asal: maybe(text), //      of a purchase: the sale it goes back to
})
export type BarangNota = ShapeOf<typeof barangNota>

/** A bag that a purchase began, and where it is now. */
const kantongNota = row({ kode_kantong: text, tempat: text })
export type KantongNota = ShapeOf<typeof kantongNota>

/** A sale or purchase with all it left in the books (muat_batal). */
const notaTercatat = row({
  ...{ id: text, nomor: text, jenis: oneOf('PENJUALAN', 'PEMBELIAN'), status: text },
  ...{ versi: whole, tgl_system: text, harga_total: whole },
  barang: list(barangNota),
  kantong: list(kantongNota), // of a purchase
  gram: list(row({ akun: text, kadar: whole, kotor: whole, murni: whole })),
  jurnal: jurnalTercatat,
})
export type NotaTercatat = ShapeOf<typeof notaTercatat>

/** A visit with every note of it, and what its books still hold of the whole. */
export const groupTercatat = row({
  ...{ id: text, nomor: text, versi: whole, nota: list(notaTercatat) },
  jurnal: jurnalTercatat, // an account a row
  kas: list(kasTercatat),
})
export type GroupTercatat = ShapeOf<typeof groupTercatat>

/** The notes of a visit that still stand. */
export const notaValid = ({ nota }: GroupTercatat): NotaTercatat[] =>
  nota.filter(({ status }) => status === 'VALID')

/** SPEC 5: exchange and regular items are not cancelled together; this one is both. */
export const tukarTambah = (group: GroupTercatat): boolean =>
  new Set(notaValid(group).map(({ jenis }) => jenis)).size > 1

/** What these notes brought in: sales less purchases. */
export const nilaiNota = (notas: readonly NotaTercatat[]): number =>
  notas.reduce(
    (sum, { harga_total, jenis }) => sum + (jenis === 'PENJUALAN' ? harga_total : -harga_total),
    0,
  )

/** Notes that are cancelled, each with the document (BT) that takes it back. */
type Pasangan = readonly { readonly id: string; readonly nota: NotaTercatat }[]

/** What is left of these accounts when others are taken out of it: an account a row. */
function kurangi(semua: JurnalTercatat, lain: JurnalTercatat): JurnalTercatat {
  const perAkun = new Map<string, number>()
  const add = (rows: JurnalTercatat, tanda: 1 | -1): void => {
    for (const { debit, kredit, nomor_akun } of rows)
      perAkun.set(nomor_akun, (perAkun.get(nomor_akun) ?? 0) + tanda * (debit - kredit))
  }
  add(semua, 1)
  add(lain, -1)
  return [...perAkun].flatMap(([nomor_akun, jumlah]) =>
    jumlah === 0
      ? []
      : [{ nomor_akun, debit: Math.max(jumlah, 0), kredit: Math.max(0 - jumlah, 0) }],
  )
}

/**
 * The journal, negated: each note on the document that takes it back, where its gold is, and the
 * money that goes back on the first. The last notes of a group negate all that still stands of it,
 * whatever the account map says by now.
 * @param uang the journal of money that went these ways when it was paid
 */
export function jurnalKembali(
  milik: Pasangan,
  group: GroupTercatat,
  uang: readonly BarisJurnal[] | null,
): BarisJurnal[] {
  const [pertama, ...lain] = milik
  if (!pertama) return []
  const milikLain = lain.flatMap(({ id, nota }) => balikJurnal(id, nota.jurnal))
  if (uang !== null)
    return [
      ...balikJurnal(pertama.id, pertama.nota.jurnal),
      ...milikLain,
      ...balikJurnal(pertama.id, uang),
    ]
  const sisa = kurangi(
    group.jurnal,
    lain.flatMap(({ nota }) => nota.jurnal),
  )
  return [...balikJurnal(pertama.id, sisa), ...milikLain]
}
