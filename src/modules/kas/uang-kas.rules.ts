import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import type { kasBuku } from './buku.ts'
import { brankas, nilaiPecahan, type setorMasuk } from './uang-kas.ts'

export type BarisKas = RowOf<typeof kasBuku.entry>

/** Who moves the money; his drawer carries his name. */
export interface Kasir {
  readonly user_id: string
  readonly laci: string
}

interface Gerak {
  readonly kategori: string
  readonly jumlah: number //  into the drawer; out of it when negative
  readonly keterangan: string | null
}

/** One row of the cash book: cash into or out of a drawer. */
export const barisTunai = (
  idDokumen: string,
  { user_id, laci }: Kasir,
  { kategori, jumlah, keterangan }: Gerak,
): BarisKas => ({
  id_dokumen: idDokumen,
  id_group: null,
  kategori,
  jenis: 'CASH',
  no_rekening: null,
  user_id,
  laci,
  jumlah_in: Math.max(jumlah, 0),
  jumlah_out: Math.max(-jumlah, 0),
  fee: 0,
  no_ref: null,
  keterangan,
})

/** The same on an account of the shop instead. */
export const diRekening = (
  row: BarisKas,
  { no_ref = null, no_rekening }: { readonly no_rekening: string; readonly no_ref?: string | null },
): BarisKas => ({ ...row, jenis: 'TRANSFER', no_rekening, no_ref })

/** What a count of the drawer comes to. All whole rupiah. */
export interface Hitungan {
  readonly terhitung: number
  readonly selisih: number // counted less the book: negative is missing
  readonly setor: number //   goes to the safe
}

/** What counted notes and coins come to. @throws Refusal for one that does not exist */
export function jumlahPecahan(pecahan: RowOf<typeof setorMasuk>['pecahan']): number {
  pecahan.forEach((row, index) => {
    if (!nilaiPecahan.some((value) => value === row.pecahan))
      throw refusedField(`pecahan.${index}.pecahan`, '{{field}} Tidak Valid', { field: 'Pecahan' })
  })
  return pecahan.reduce((sum, row) => sum + row.pecahan * row.lembar, 0)
}

/**
 * Counts a drawer by denomination against its book.
 * @param saldo what the book says lies in the drawer
 * @throws Refusal for a note that does not exist, or more kept than counted
 */
export function hitungLaci({ pecahan, sisa }: RowOf<typeof setorMasuk>, saldo: number): Hitungan {
  const terhitung = jumlahPecahan(pecahan)
  if (sisa > terhitung) throw refusedField('sisa', 'Sisa Melebihi Uang Yang Dihitung')
  const setor = terhitung - sisa
  if (setor === 0 && terhitung === saldo) throw new Refusal('Tidak Ada Uang Yang Disetor')
  return { terhitung, selisih: terhitung - saldo, setor }
}

/** The rows of a handover: the difference first, then from the drawer to the safe. */
export function kasSetor(
  idDokumen: string,
  kasir: Kasir,
  { selisih, setor }: Hitungan,
  keterangan: string | null,
): BarisKas[] {
  const row = (who: Kasir, kategori: string, jumlah: number): BarisKas =>
    barisTunai(idDokumen, who, { kategori, jumlah, keterangan })
  return [
    row(kasir, 'SELISIH KAS', selisih),
    row(kasir, 'SETOR LACI', -setor),
    row({ ...kasir, laci: brankas }, 'SETOR LACI', setor),
  ].filter((each) => each.jumlah_in + each.jumlah_out > 0)
}

/** The rows of a float: from the safe into the drawer. */
export const kasModal = (
  idDokumen: string,
  kasir: Kasir,
  jumlah: number,
  keterangan: string | null,
): BarisKas[] => [
  barisTunai(
    idDokumen,
    { ...kasir, laci: brankas },
    {
      kategori: 'MODAL LACI',
      jumlah: -jumlah,
      keterangan,
    },
  ),
  barisTunai(idDokumen, kasir, { kategori: 'MODAL LACI', jumlah, keterangan }),
]
