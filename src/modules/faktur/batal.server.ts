import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import type { Posting, Transition } from '#server/document/post'
import type { Context } from '#server/serve'
import type { BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { balikGram } from '#modules/stok/gram.rules'
import type { BarisBuku } from './buku.ts'
import {
  jurnalKembali,
  kasKembali,
  nilaiNota,
  notaValid,
  pengembalian,
  type GroupTercatat,
  type Kembalian,
  type NotaTercatat,
} from './batal.rules.ts'
import { gabungBuku } from './kunjungan.server.ts'
import type { Kasir } from './uang.effects.ts'

/** The visit that a note's or a group's number belongs to. */
export async function muatBatal<G extends GroupTercatat>(ctx: Context, nomor: string): Promise<G> {
  const group = await ctx.db.call<G | null>('muat_batal', [ctx.kodeToko, nomor])
  if (!group) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return group
}

/** The note of this number. */
export function notaBernomor(group: GroupTercatat, nomor: string): NotaTercatat {
  const nota = group.nota.find((each) => each.nomor === nomor)
  if (!nota) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return nota
}

/** What is cancelled of a visit, and what each side knows of its own books. */
export interface Pembatalan {
  readonly perintah: string
  readonly alasan: string
  /** Who gives cash back, and out of which drawer. */
  readonly pemberi: Kasir
  readonly nota: readonly NotaTercatat[]
  /** Where the pieces of a note go; `id` is the document that cancels it. */
  readonly gerak: (nota: NotaTercatat, id: string) => BarisBuku
  /** What is no money and comes back all the same: deposits that paid. */
  readonly lain?: (
    id: string,
    back: readonly Kembalian[],
  ) => { readonly transisi: readonly Transition[]; readonly buku: BarisBuku }
  /** The journal of money that goes back, as it was written when it was paid. */
  readonly uang: (id: string, back: readonly Kembalian[]) => BarisJurnal[]
}

export interface Dibatalkan {
  readonly id: readonly string[] // of the cancelling documents, one a note
  readonly posting: Posting
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
 * The posting that cancels these notes: a document (BT) for each, the exact negation of what they
 * left. The group takes a step at every cancel, so that two of them cannot read the same money; the
 * last notes take all that is left, and the group with them.
 */
export function postingBatal(group: GroupTercatat, batal: Pembatalan): Dibatalkan {
  const { alasan, nota } = batal
  const { back, terakhir } = uangBatal(group, nota)
  const dokumen = nota.map((each) => ({
    id: newId(),
    jenis: `BATAL_${each.jenis}`,
    prefix: 'BT',
    status: 'VALID',
    id_asal: each.id,
    id_group: group.id,
    alasan,
  }))
  const milik = dokumen.flatMap(({ id }, index) => {
    const each = nota[index]
    return each ? [{ id, nota: each }] : []
  })
  const pertama = dokumen[0]?.id ?? ''
  const nomor = nota.map((each) => each.nomor).join(' ')
  const lain = batal.lain?.(pertama, back)
  return {
    id: dokumen.map(({ id }) => id),
    posting: {
      perintah: batal.perintah,
      dokumen,
      transisi: [
        ...nota.map(({ id, versi }) => ({ id, dari: 'VALID', ke: 'BATAL', versi, alasan })),
        {
          id: group.id,
          dari: 'VALID',
          ke: terakhir ? 'BATAL' : 'VALID',
          versi: group.versi,
          alasan,
        },
        ...(lain?.transisi ?? []),
      ],
      tulis: gabungBuku([
        ...milik.map((each) => batal.gerak(each.nota, each.id)),
        { gram: milik.flatMap((each) => balikGram(each.id, each.nota.gram)) },
        {
          jurnal: jurnalKembali(pertama, group, nota, terakhir ? null : batal.uang(pertama, back)),
          kas: kasKembali(back, { id: pertama, id_group: group.id, nomor }, batal.pemberi),
        },
        lain?.buku ?? {},
      ]),
    },
  }
}
