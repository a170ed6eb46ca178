import type { Document, Way } from '#kernel/document'
import { write, type Written } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe, row, type ShapeOf } from '#kernel/shape'
import { takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import type { Transition } from '#server/document/post'
import { step } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { petaTrx, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { gram } from '#modules/stok/buku'
import { balikGram } from '#modules/stok/gram.rules'
import {
  groupTercatat,
  jurnalKembali,
  nilaiNota,
  notaValid,
  type GroupTercatat,
  type NotaTercatat,
} from './batal.rules.ts'
import { kunjunganDasar, langkahKunjungan } from './kunjungan.ts'
import type { Kasir } from '#modules/pembayaran/uang.effects'
import { checkTransferDatang, uangDatang } from '#modules/pembayaran/transfer.server'
import { kasKembali, pengembalian, type Kembalian } from '#modules/pembayaran/uang-kembali.rules'
import { defineLoad } from '#server/load'

const muat = defineLoad(
  'muat_batal',
  maybe(row({ ...groupTercatat.shapes, akun_jual: petaTrx, akun_beli: petaTrx })),
)
/** A visit as it stands, with the accounts of both its sides. */
export type GroupTermuat = NonNullable<ShapeOf<typeof muat.answer>>

/** The visit that a note's or a group's number belongs to. */
export async function muatBatal(ctx: Context, nomor: string): Promise<GroupTermuat> {
  const group = await ctx.db.load(muat, [ctx.kodeToko, nomor])
  if (!group) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  await checkTransferDatang(ctx, [group.id])
  return group
}

/** The note of this number. */
export function notaBernomor(group: GroupTercatat, nomor: string): NotaTercatat {
  const nota = group.nota.find((each) => each.nomor === nomor)
  if (!nota) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return nota
}

type BukuBarang = 'gerak_barang' | 'kantong'

/** How a note is cancelled: its kind, the command that does it, and where its pieces go. */
export interface NotaBatal<B extends string = BukuBarang> {
  readonly nota: NotaTercatat
  readonly document: Pick<Document, 'name' | 'states' | 'title'>
  readonly perintah: Way & { readonly undoes?: string }
  /** @param id of the document that cancels it */
  readonly barang: (id: string) => readonly Written<B>[]
}

/** The notes of a visit that are cancelled, with what each side loads from its own books. */
export interface Pembatalan<L extends string> {
  /** Who gives cash back, and out of which drawer. */
  readonly pemberi: Kasir
  readonly notas: readonly NotaBatal<BukuBarang | L>[]
  /** What comes back although it is no money: the deposits that paid. */
  readonly lain?: (
    id: string,
    back: readonly Kembalian[],
  ) => {
    readonly steps: readonly Transition[]
    readonly books: readonly Written<L>[]
  }
  /** The journal of money that goes back, as it was written when it was paid. */
  readonly uang: (id: string, back: readonly Kembalian[]) => BarisJurnal[]
}

/** The money that a cancel of these notes gives back, and whether they are the visit's last. */
export function uangBatal(
  group: GroupTercatat,
  nota: readonly NotaTercatat[],
): { readonly back: readonly Kembalian[]; readonly terakhir: boolean } {
  const terakhir = notaValid(group).every(({ id }) => nota.some((each) => each.id === id))
  return { back: pengembalian(group.kas, nilaiNota(nota), terakhir), terakhir }
}

/**
 * What cancels these notes: a document (BT) for each, the exact negation of what they left. The
 * group takes a step at every cancel, so that two of them cannot read the same money; the last
 * notes take all that is left, and the group with them.
 */
export function batalkan<L extends string = never>(
  group: GroupTercatat,
  { lain, notas, pemberi, uang }: Pembatalan<L>,
) {
  const nota = notas.map((each) => each.nota)
  const { back, terakhir } = uangBatal(group, nota)
  const milik = notas.map((each) => ({ ...each, id: newId() }))
  const pertama = milik[0]?.id ?? ''
  const nomor = nota.map((each) => each.nomor).join(' ')
  const juga = lain?.(pertama, back)
  const { notaBatal } = langkahKunjungan
  return {
    periksa: [uangDatang([group.id])],
    makes: milik.map(({ id, nota: { id: asal }, perintah }) =>
      takesBack(perintah, { id: asal, id_group: group.id }, id),
    ),
    steps: [
      ...milik.map((each) => step(each.document, each.perintah, each.nota)),
      step(kunjunganDasar, notaBatal, { ...group, status: 'VALID' }, terakhir ? 'BATAL' : 'VALID'),
      ...(juga?.steps ?? []),
    ],
    books: [
      ...milik.flatMap(({ barang, id }) => barang(id)),
      write(
        gram,
        milik.flatMap(({ id, nota: each }) => balikGram(id, each.gram)),
      ),
      write(jurnal, jurnalKembali(milik, group, terakhir ? null : uang(pertama, back))),
      write(kasBuku, kasKembali(back, { id: pertama, id_group: group.id, nomor }, pemberi)),
      ...(juga?.books ?? []),
    ],
  }
}
