import type { RowOf } from '#kernel/field'
import { Refusal, refusedField, sameAsRead } from '#kernel/refusal'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { pembeliBaru, pembeliTercatat, samaPembeli } from './koreksi-pembeli.rules.ts'
import { ubahLunas, type BatasBayar, type Lunas } from '#modules/pembayaran/pembayaran.rules'
import type { koreksiMasuk } from './koreksi-penjualan.ts'

export type KoreksiMasuk = RowOf<typeof koreksiMasuk>

/** A validated note as it stands, corrected or not. */
export const notaKini = row({
  ...{ ...pembeliTercatat.shapes, nomor: text, status: text, tgl_system: text },
  versi: whole, // how often it was corrected
  ...{ kode_sales: text, keterangan: maybe(text) },
  nota_batal: whole, // notes of the same visit that were cancelled
})
export interface NotaKini extends ShapeOf<typeof notaKini> {
  /** Of the whole visit. */
  readonly pembayaran: readonly Lunas[]
  /** The customer paid it; else the shop did (an exchange). */
  readonly masuk: boolean
}

/** What is to be corrected. */
export interface Koreksi {
  readonly sales: boolean
  readonly customer: boolean
  readonly keterangan: boolean
  /** The payments as they should be, where they differ. */
  readonly pembayaran: readonly Lunas[] | undefined
}

/**
 * DOMAIN 4: validated, of this very business day, and as it was when somebody looked at it.
 * @throws Refusal
 */
function checkKoreksi(masuk: KoreksiMasuk, kini: NotaKini, tglSystem: string): void {
  const params = { nomor: kini.nomor }
  if (kini.status === 'BATAL') throw new Refusal('Penjualan {{nomor}} Sudah Dibatalkan', { params })
  if (kini.status !== 'VALID') throw new Refusal('Penjualan {{nomor}} Belum Divalidasi', { params })
  if (kini.tgl_system !== tglSystem) throw new Refusal('Tidak Dapat Mengoreksi Penjualan Kemarin')
  sameAsRead(masuk.versi, kini.versi)
}

const sama = (one: string | null, other: string | null): boolean => (one ?? '') === (other ?? '')

const tandaBayar = (one: Lunas): string =>
  JSON.stringify([
    one.jenis,
    one.no_rekening ?? '',
    one.jumlah,
    one.fee,
    one.no_ref ?? '',
    one.diterima,
  ])

const samaBayar = (one: readonly Lunas[], other: readonly Lunas[]): boolean =>
  one.length === other.length &&
  one.every((payment, at) => {
    const beside = other[at]
    return beside !== undefined && tandaBayar(payment) === tandaBayar(beside)
  })

/** Changes only the kind of payment, never the amount due nor the person who paid (DOMAIN 4). */
function bayarBaru(
  masuk: KoreksiMasuk,
  kini: NotaKini,
  batas: BatasBayar,
): readonly Lunas[] | undefined {
  const due = kini.pembayaran.reduce((sum, payment) => sum + payment.jumlah, 0)
  const lunas = ubahLunas(masuk.pembayaran, kini.masuk ? due : -due, batas, kini.pembayaran)
  if (samaBayar(lunas, kini.pembayaran)) return undefined
  if (kini.nota_batal > 0)
    throw refusedField(
      'pembayaran',
      'Pembayaran Tidak Dapat Dikoreksi, Ada Nota Kunjungan Ini Yang Dibatalkan',
    )
  return lunas
}

/**
 * What is wrong about a note, and how it should be.
 * @throws Refusal when it cannot be corrected, or nothing differs
 */
export function koreksiDari(
  masuk: KoreksiMasuk,
  kini: NotaKini,
  tglSystem: string,
  batas: BatasBayar,
): Koreksi {
  checkKoreksi(masuk, kini, tglSystem)
  const koreksi = {
    sales: masuk.kode_sales !== kini.kode_sales,
    customer: !samaPembeli(pembeliBaru(masuk, kini), kini),
    keterangan: !sama(masuk.keterangan, kini.keterangan),
    pembayaran: bayarBaru(masuk, kini, batas),
  }
  if (!koreksi.sales && !koreksi.customer && !koreksi.keterangan && !koreksi.pembayaran)
    throw new Refusal('Tidak Ada Yang Dikoreksi')
  return koreksi
}

/** The payments that stand in one list only: what is taken back, and what comes instead. */
export function bedaBayar(
  lama: readonly Lunas[],
  baru: readonly Lunas[],
): { readonly lama: readonly Lunas[]; readonly baru: readonly Lunas[] } {
  // What the customer handed over and got back changes no book.
  const money = ({ diterima: _diterima, kembali: _kembali, ...payment }: Lunas): string =>
    tandaBayar({ ...payment, diterima: 0, kembali: 0 })
  const left = baru.map(money)
  const gone = lama.filter((payment) => {
    const at = left.indexOf(money(payment))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const rest = [...left]
  const come = baru.filter((payment) => {
    const at = rest.indexOf(money(payment))
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return { lama: gone, baru: come }
}
