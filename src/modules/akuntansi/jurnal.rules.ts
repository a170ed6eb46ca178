import type { RowOf } from '#kernel/field'
import { byKey, list, row, text, whole, type ShapeOf } from '#kernel/shape'
import { Refusal } from '#kernel/refusal'
import type { jurnal } from './buku.ts'

export type BarisJurnal = RowOf<typeof jurnal.entry>

/** The map of /parameter-akun for one trx and type: kode_akun -> nomor_akun. */
export const petaAkun = byKey(text)
export type PetaAkun = ShapeOf<typeof petaAkun>
/** The maps of one trx by type. */
export const petaTrx = byKey(petaAkun)
export type PetaTrx = ShapeOf<typeof petaTrx>

/** Journal rows as they stand in the book. */
export const jurnalTercatat = list(row({ nomor_akun: text, debit: whole, kredit: whole }))
export type JurnalTercatat = ShapeOf<typeof jurnalTercatat>

type Jumlah = readonly [kodeAkun: string, jumlah: number]

/** What one account gains the other loses; below zero the other way round. Whole rupiah. */
export const antara = (ke: string, dari: string, jumlah: number): readonly Jumlah[] => [
  [ke, jumlah],
  [dari, 0 - jumlah],
]

/**
 * Journal rows from signed amounts per kode_akun (debit positive), one row an account.
 * @throws Refusal when the shop's map lacks an account that the posting needs, or books everything
 * against itself, so that the money would move without a trace
 */
export function jurnalDari(
  idDokumen: string,
  amounts: readonly Jumlah[],
  peta: PetaAkun,
): BarisJurnal[] {
  const perAkun = new Map<string, number>()
  for (const [kodeAkun, jumlah] of amounts) {
    if (jumlah === 0) continue
    const nomor = peta[kodeAkun]
    if (!nomor)
      throw new Refusal('Parameter Akun {{kode_akun}} Belum Diisi', {
        params: { kode_akun: kodeAkun },
      })
    perAkun.set(nomor, (perAkun.get(nomor) ?? 0) + jumlah)
  }
  const moved = [...perAkun].filter(([, jumlah]) => jumlah !== 0)
  const [sendiri] = perAkun.keys()
  if (sendiri !== undefined && perAkun.size === 1 && moved.length === 0)
    throw new Refusal('Akun {{nomor_akun}} Tidak Dapat Menjadi Lawan Dirinya Sendiri', {
      params: { nomor_akun: sendiri },
    })
  return moved.map(([nomor_akun, jumlah]) => ({
    id_dokumen: idDokumen,
    nomor_akun,
    debit: Math.max(jumlah, 0),
    kredit: Math.max(-jumlah, 0),
  }))
}

/** The negation of recorded rows, hung on the document that takes them back. */
export const balikJurnal = (
  idDokumen: string,
  rows: readonly Omit<BarisJurnal, 'id_dokumen'>[],
): BarisJurnal[] =>
  rows.map(({ nomor_akun, debit, kredit }) => ({
    id_dokumen: idDokumen,
    nomor_akun,
    debit: kredit,
    kredit: debit,
  }))
