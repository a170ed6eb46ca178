import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import type { KasTercatat } from '#modules/pembayaran/uang-kembali.rules'
import type { BarisGram } from '#modules/stok/gram.rules'

/** A piece of a note as it stands now. */
export interface BarangNota {
  readonly kode_barcode: string
  readonly status: string
  readonly id_pemegang: string | null
  readonly nomor_pemegang: string | null
  readonly berat: number
  readonly murni: number
  readonly dari_gudang: string | null //  of a sale: where it was taken from
  readonly id_asal: string | null //      of a purchase: the sale it goes back to
}

type JurnalTercatat = Omit<BarisJurnal, 'id_dokumen'>

/** A bag that a purchase began, and where it is now. */
export interface KantongNota {
  readonly kode_kantong: string
  readonly tempat: string
}

/** A sale or purchase with all it left in the books (muat_batal). */
export interface NotaTercatat {
  readonly id: string
  readonly nomor: string
  readonly jenis: 'PENJUALAN' | 'PEMBELIAN'
  readonly status: string
  readonly versi: number
  readonly tgl_system: string
  readonly harga_total: number
  readonly barang: readonly BarangNota[]
  readonly kantong: readonly KantongNota[] // of a purchase
  readonly gram: readonly Omit<BarisGram, 'id_dokumen'>[]
  readonly jurnal: readonly JurnalTercatat[]
}

/** A visit with every note of it, and what its books still hold of the whole. */
export interface GroupTercatat {
  readonly id: string
  readonly nomor: string
  readonly versi: number
  readonly nota: readonly NotaTercatat[]
  readonly jurnal: readonly JurnalTercatat[] // an account a row
  readonly kas: readonly KasTercatat[]
}

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

/**
 * The journal, negated: what the notes recorded and the money that goes back. The last notes of a
 * group negate all that still stands of it, whatever the account map says by now.
 * @param uang the journal of money that went these ways when it was paid
 */
export const jurnalKembali = (
  id: string,
  group: GroupTercatat,
  nota: readonly NotaTercatat[],
  uang: readonly BarisJurnal[] | null,
): BarisJurnal[] =>
  uang === null
    ? balikJurnal(id, group.jurnal)
    : [
        ...balikJurnal(
          id,
          nota.flatMap(({ jurnal }) => jurnal),
        ),
        ...balikJurnal(id, uang),
      ]
