import type { RowOf } from '#kernel/field'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import type { kasBuku } from '#modules/kas/buku'
import { bedaBayar } from './koreksi.rules.ts'
import type { Kasir } from '#modules/pembayaran/uang.effects'

type Kas = RowOf<typeof kasBuku.entry>

/** A change of how a visit was paid. */
export interface UbahBayar {
  readonly lama: readonly Lunas[]
  readonly baru: readonly Lunas[]
  /** The customer paid; else the shop did (an exchange). */
  readonly masuk: boolean
}

interface Tempat {
  readonly id: string
  readonly id_group: string
  readonly nomor: string
}

/** The cash that a correction takes out of a drawer, beyond what it brings in: whole rupiah. */
export function tunaiKoreksi({ baru, lama, masuk }: UbahBayar): number {
  const beda = bedaBayar(lama, baru)
  const cash = (rows: readonly Lunas[]): number =>
    rows.reduce((sum, { jenis, jumlah }) => sum + (jenis === 'CASH' ? jumlah : 0), 0)
  const keluar = cash(beda.lama) - cash(beda.baru)
  return Math.max(masuk ? keluar : 0 - keluar, 0)
}

/**
 * The money goes out by the way it was booked and comes in by the way it really came. Cash leaves
 * the drawer of whoever corrects it, or the safe, and comes into his; the rest stays with the
 * cashier who took it. What was right stays untouched.
 */
export function kasKoreksi(
  di: Tempat,
  ubah: UbahBayar,
  { kasir, pemberi }: { readonly kasir: Kasir; readonly pemberi: Kasir },
): Kas[] {
  const beda = bedaBayar(ubah.lama, ubah.baru)
  const { user_id } = pemberi
  const tunai = tunaiKoreksi(ubah) > 0 ? pemberi : { user_id, laci: user_id }
  const rows = (payments: readonly Lunas[], masuk: boolean): Kas[] =>
    payments
      .filter((payment) => payment.jumlah > 0)
      .map(({ fee, jenis, jumlah, no_ref, no_rekening }) => ({
        id_dokumen: di.id,
        id_group: di.id_group,
        kategori: ubah.masuk ? 'PENJUALAN' : 'PEMBELIAN',
        jenis,
        no_rekening,
        ...(jenis === 'CASH' ? tunai : { user_id: kasir.user_id, laci: kasir.laci }),
        jumlah_in: masuk ? jumlah : 0,
        jumlah_out: masuk ? 0 : jumlah,
        fee,
        no_ref,
        keterangan: `KOREKSI ${di.nomor}`,
      }))
  return [...rows(beda.lama, !ubah.masuk), ...rows(beda.baru, ubah.masuk)]
}

/** One row an account, of what the sums come to. */
function ringkas(idDokumen: string, rows: readonly BarisJurnal[]): BarisJurnal[] {
  const sums = new Map<string, number>()
  for (const { debit, kredit, nomor_akun } of rows)
    sums.set(nomor_akun, (sums.get(nomor_akun) ?? 0) + debit - kredit)
  return [...sums]
    .filter(([, jumlah]) => jumlah !== 0)
    .map(([nomor_akun, jumlah]) => ({
      id_dokumen: idDokumen,
      nomor_akun,
      debit: Math.max(jumlah, 0),
      kredit: Math.max(-jumlah, 0),
    }))
}

/**
 * The journal of the visit's money as recorded, negated, and as it should be. It hangs on the group
 * as the first did: what a later cancel takes back is all that hangs there.
 * @param uang the money as it really went
 */
export const jurnalKoreksi = (
  idGroup: string,
  tercatat: readonly Omit<BarisJurnal, 'id_dokumen'>[],
  uang: readonly BarisJurnal[],
): BarisJurnal[] => ringkas(idGroup, [...balikJurnal(idGroup, tercatat), ...uang])
