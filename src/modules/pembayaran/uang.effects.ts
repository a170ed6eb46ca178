import type { RowOf } from '#kernel/field'
import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { write } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { bukuSendiri } from './pembayaran.ts'
import type { Arah, Lunas } from './pembayaran.rules.ts'
import type { Kembalian } from './uang-kembali.rules.ts'

type Kas = RowOf<typeof kasBuku.entry>

/** Who takes or pays the money, and out of which drawer. */
export interface Kasir {
  readonly user_id: string
  readonly laci: string
}

/** Money by one way of payment. */
export interface Uang {
  readonly jenis: string
  readonly jumlah: number
  readonly fee: number
}

/** What the cash book calls money that goes this way. */
const kategori = { MASUK: 'PENJUALAN', KELUAR: 'PEMBELIAN' } as const

/** The shop's map for a trx: type -> kode_akun -> nomor_akun. */
type PetaTrx = Readonly<Record<string, PetaAkun>>

/** The cash book's rows of a visit: as it was paid, whichever way the money goes. */
export const kasUang = (
  arah: Arah,
  idGroup: string,
  payments: readonly Lunas[],
  kasir: Kasir,
): Kas[] =>
  payments
    .filter(({ jenis, jumlah }) => jumlah > 0 && !bukuSendiri.has(jenis))
    .map(({ fee, jenis, jumlah, no_ref, no_rekening }) => ({
      id_dokumen: idGroup,
      id_group: idGroup,
      kategori: kategori[arah],
      jenis,
      no_rekening,
      user_id: kasir.user_id,
      laci: kasir.laci,
      jumlah_in: arah === 'MASUK' ? jumlah : 0,
      jumlah_out: arah === 'KELUAR' ? jumlah : 0,
      fee,
      no_ref,
      keterangan: null,
    }))

/**
 * The money side of the journal, by way of payment. A fee is booked like its money: it is earned on
 * top of what comes in (DOMAIN 3), or paid to the bank on top of what goes out.
 */
export const jurnalUang = (
  arah: Arah,
  idGroup: string,
  payments: readonly Uang[],
  peta: PetaTrx,
): BarisJurnal[] => {
  const tanda = arah === 'MASUK' ? 1 : -1
  return jurnalDari(
    idGroup,
    payments.flatMap(
      ({ fee, jenis, jumlah }) =>
        [
          [jenis, tanda * (jumlah + fee)],
          ['FEE', -tanda * fee],
        ] as const,
    ),
    peta.PEMBAYARAN ?? {},
  )
}

/** The money of a visit in the books. */
export const bukuUang = (
  arah: Arah,
  { id, pembayaran }: { readonly id: string; readonly pembayaran: readonly Lunas[] },
  kasir: Kasir,
  peta: PetaTrx,
) => [
  write(jurnal, jurnalUang(arah, id, pembayaran, peta)),
  write(kasBuku, kasUang(arah, id, pembayaran, kasir)),
]

/** Money that a document of its own takes in, no visit: the cash book's rows. */
export const kasTerima = (
  id: string,
  kategori: string,
  payments: readonly Lunas[],
  di: Kasir,
): Kas[] =>
  payments.map(({ fee, jenis, jumlah, no_ref, no_rekening }) => ({
    ...{ id_dokumen: id, id_group: null, kategori, jenis, no_rekening, ...di },
    ...{ jumlah_in: jumlah, jumlah_out: 0, fee, no_ref, keterangan: null },
  }))

/** Money that such a document pays out. */
export const kasBayar = (...paid: Parameters<typeof kasTerima>): Kas[] =>
  kasTerima(...paid).map((row) => ({ ...row, jumlah_in: 0, jumlah_out: row.jumlah_in }))

/**
 * It goes back by the ways it came; what the shop had paid (below zero) comes back to it. Cash
 * leaves the drawer of the user who gives it, because the cashier who took it may be at home.
 */
export const kasBalik = (
  id: string,
  kategori: string,
  { back, nomor }: { readonly back: readonly Kembalian[]; readonly nomor: string },
  di: Kasir,
): Kas[] =>
  back.map(({ fee, jenis, jumlah, no_ref, no_rekening }) => ({
    ...{ id_dokumen: id, id_group: null, kategori, jenis, no_rekening, ...di },
    ...{ jumlah_in: Math.max(0, 0 - jumlah), jumlah_out: Math.max(0, jumlah) },
    ...{ fee: Math.abs(fee), no_ref },
    keterangan: `BATAL ${nomor}`,
  }))

/**
 * The journal's side of money by its ways, debit above zero: what came in, or below zero what went
 * back. The fee of a card is earned as with a sale.
 */
export const jumlahUang = (payments: readonly Uang[], arah: 1 | -1) =>
  payments.flatMap(
    ({ fee, jenis, jumlah }) =>
      [
        [jenis, arah * (jumlah + fee)],
        ['FEE', 0 - arah * fee],
      ] as const,
  )
