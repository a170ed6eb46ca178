import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import type { BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import type { jurnalUmumMasuk } from './jurnal-umum.ts'

type Baris = RowOf<typeof jurnalUmumMasuk>['baris'][number]

/** Each line has one side, each account one line. @throws Refusal at the line */
export function checkBaris(baris: readonly Baris[]): void {
  baris.forEach(({ debit, kredit, nomor_akun }, index) => {
    const at = (name: string): string => `baris.${index}.${name}`
    if (debit > 0 === kredit > 0)
      throw refusedField(at('debit'), 'Isi Debet Atau Kredit, Salah Satu')
    if (baris.findIndex((one) => one.nomor_akun === nomor_akun) !== index)
      throw refusedField(at('nomor_akun'), 'Akun {{nomor_akun}} Sudah Ada', { nomor_akun })
  })
}

/**
 * An entry whose sides are even.
 * @returns its sum on one side, whole rupiah
 * @throws Refusal at the line, or of the whole entry
 */
export function checkJurnal(baris: readonly Baris[]): number {
  checkBaris(baris)
  const jumlah = baris.reduce((sum, { debit }) => sum + debit, 0)
  const beda = jumlah - baris.reduce((sum, { kredit }) => sum + kredit, 0)
  if (beda !== 0)
    throw new Refusal('Debet Dan Kredit Berbeda Rp {{beda}}', {
      params: { beda: formatRupiah(Math.abs(beda)) },
    })
  return jumlah
}

/** Its rows in the journal. */
export const barisDari = (id_dokumen: string, baris: readonly Baris[]): BarisJurnal[] =>
  baris.map((one) => ({ id_dokumen, ...one }))
