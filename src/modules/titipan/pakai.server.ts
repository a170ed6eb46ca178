import { write, type Written } from '#kernel/ledger'
import { list, row, text, whole } from '#kernel/shape'
import type { Transition } from '#server/document/post'
import { step } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { refusedField, refusalAt, Refusal } from '#kernel/refusal'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import type { Gerak } from '#modules/stok/buku'
import { titipanUang } from './buku.ts'
import { muatTitipan, type TitipanTermuat } from './muat.server.ts'
import { akunTitipan, barisUang, gerakTitip, type PetaTitipan } from './titipan.effects.ts'
import { checkDipakai } from './titipan.rules.ts'
import { dokumenTitipan } from './titipan.ts'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'

const { along } = dokumenTitipan

/** Payments that name a deposit: their numbers, as they are written on it. */
const denganTitipan = <P extends Pick<Lunas, 'jenis' | 'jumlah' | 'no_ref'>>(
  payments: readonly P[],
): (P & { readonly no_ref: string })[] =>
  payments.flatMap((payment) =>
    payment.jenis === 'TITIPAN' && payment.no_ref
      ? [{ ...payment, no_ref: payment.no_ref.trim().toUpperCase() }]
      : [],
  )

/** The deposits that pay a visit. */
export const muatDipakai = (
  ctx: Context,
  payments: readonly Pick<Lunas, 'jenis' | 'jumlah' | 'no_ref'>[],
): Promise<TitipanTermuat[]> =>
  muatTitipan(ctx, [...new Set(denganTitipan(payments).map(({ no_ref }) => no_ref))])

/**
 * Every deposit may pay what the visit takes of it.
 * @param dijual barcodes that the visit sells
 * @throws Refusal at the payment
 */
export function checkPakai(
  titipan: readonly TitipanTermuat[],
  payments: readonly Lunas[],
  dijual: readonly string[],
): void {
  payments.forEach(({ jenis, jumlah, no_ref }, index) => {
    if (jenis !== 'TITIPAN') return
    const found = titipan.find(({ nomor }) => nomor === no_ref)
    const field = `pembayaran.${index}.no_ref`
    if (!found) throw refusedField(field, 'No Titipan Harus Dipilih')
    try {
      checkDipakai(found, jumlah, dijual)
    } catch (error) {
      throw error instanceof Refusal ? refusalAt(error, field) : error
    }
  })
}

/** A visit that waits takes its deposits along: two of them cannot count on the same money. */
export const tahan = (titipan: readonly TitipanTermuat[]): Transition[] =>
  titipan.map((each) => step(dokumenTitipan, along.ditahan, each))

/** What paying by deposits does to them. */
export interface Dipakai {
  readonly steps: readonly Transition[]
  readonly books: readonly Written<'titipan_uang'>[]
}

/** A visit that becomes VALID, and how it is paid. */
interface Dibayar {
  readonly id: string
  readonly pembayaran: readonly Lunas[]
}

/** Deposits pay visits that become VALID: what is emptied is DIPAKAI. */
export function pakai(
  groups: readonly Dibayar[],
  titipan: readonly TitipanTermuat[],
  peta: PetaTitipan,
): Dipakai {
  const dipakai = groups.flatMap((group) =>
    denganTitipan(group.pembayaran).map(({ jumlah, no_ref }) => ({
      id_group: group.id,
      nomor: no_ref,
      jumlah,
    })),
  )
  const of = ({ nomor }: { nomor: string }) => dipakai.filter((each) => each.nomor === nomor)
  return {
    steps: titipan.map((each) => {
      const jumlah = of(each).reduce((sum, one) => sum + one.jumlah, 0)
      return step(dokumenTitipan, along.dipakai, each, jumlah === each.saldo ? 'DIPAKAI' : 'TITIP')
    }),
    books: [
      write(
        titipanUang,
        titipan.flatMap((each) =>
          of(each).map(({ id_group, jumlah }) =>
            barisUang('PAKAI', {
              id_dokumen: id_group,
              id_titipan: each.id,
              id_group,
              jumlah,
              nomor_akun: akunTitipan(peta),
            }),
          ),
        ),
      ),
    ],
  }
}

/** What a visit took of its deposits. */
const terpakai = defineLoad(
  'titipan_group',
  list(
    row({
      ...{ id: text, nomor: text, status: text },
      ...{ versi: whole, jumlah: whole, nomor_akun: text },
    }),
  ),
)

export interface KasTitipan {
  /** What deposits paid, to stand among the money of the visit. */
  readonly kas: readonly Kembalian[]
  /** What comes back to them, out of all that goes back. */
  readonly kembali: (id: string, idGroup: string, back: readonly Kembalian[]) => Dipakai
}

/** Deposits that paid a visit get back what its cancel gives back (DOMAIN 5: by the same way). */
export async function titipanGroup(ctx: Context, idGroup: string): Promise<KasTitipan> {
  const rows = await ctx.db.load(terpakai, [ctx.kodeToko, idGroup])
  const kas = rows.map(({ jumlah, nomor }) => ({
    kategori: 'TITIPAN',
    jenis: 'TITIPAN',
    no_rekening: nomor, // each deposit is a way of its own
    user_id: '',
    laci: '',
    jumlah,
    fee: 0,
    no_ref: nomor,
  }))
  const kembali: KasTitipan['kembali'] = (id, id_group, back) => {
    const given = rows.flatMap((row) => {
      const way = back.find(({ jenis, no_ref }) => jenis === 'TITIPAN' && no_ref === row.nomor)
      return way ? [{ row, jumlah: way.jumlah }] : []
    })
    return {
      steps: given.map(({ row }) => step(dokumenTitipan, along.kembali, row)),
      books: [
        write(
          titipanUang,
          given.map(({ jumlah, row }) =>
            barisUang('KEMBALI', {
              id_dokumen: id,
              id_titipan: row.id,
              id_group,
              jumlah,
              nomor_akun: row.nomor_akun,
            }),
          ),
        ),
      ],
    }
  }
  return { kas, kembali }
}

/** Pieces that a withdrawn visit sold go back to the deposit that keeps them, not into the tray. */
export function gerakDilepas<P extends { readonly kode_barcode: string }>(
  titipan: readonly TitipanTermuat[],
  pieces: readonly P[],
): { readonly bebas: readonly P[]; readonly titip: readonly Gerak[] } {
  const kept = new Map(
    titipan.flatMap((each) =>
      each.kode_barcode !== null ? [[each.kode_barcode, each] as const] : [],
    ),
  )
  return {
    bebas: pieces.filter(({ kode_barcode }) => !kept.has(kode_barcode)),
    titip: pieces.flatMap(({ kode_barcode }) => {
      const owner = kept.get(kode_barcode)
      return owner?.barang ? [gerakTitip(owner.id, owner.barang, 'TITIP')] : []
    }),
  }
}
