import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { sisiCash, type mutasiCashMasuk } from './mutasi-cash.ts'
import { barisTunai, type BarisKas, type Kasir } from './uang-kas.rules.ts'

export type MutasiCash = RowOf<typeof mutasiCashMasuk>

/** The bank's side of a transfer. */
export interface SisiBank {
  readonly setor: boolean //    cash goes to the bank; else it comes from there
  readonly kode_bank: string
  readonly no_rekening: string
}

/**
 * Which side is the bank's.
 * @throws Refusal unless exactly one side is the drawer and the other names its account
 */
export function sisiBank({ asal, asal_rekening, tujuan, tujuan_rekening }: MutasiCash): SisiBank {
  const setor = asal === sisiCash
  if (setor === (tujuan === sisiCash))
    throw new Refusal('Salah Satu Dari Asal Dan Tujuan Harus CASH')
  const no_rekening = setor ? tujuan_rekening : asal_rekening
  if (no_rekening === null)
    throw refusedField(
      setor ? 'tujuan_rekening' : 'asal_rekening',
      '{{field}} Tidak Boleh Kosong',
      { field: setor ? 'Rekening Tujuan' : 'Rekening Asal' },
    )
  return { setor, kode_bank: setor ? tujuan : asal, no_rekening }
}

/** Out of the drawer into the account, or back: two rows of the cash book that weigh the same. */
export function kasMutasi(
  idDokumen: string,
  kasir: Kasir,
  { jumlah, kategori, keterangan }: MutasiCash,
  { no_rekening, setor }: SisiBank,
): BarisKas[] {
  const row = (rupiah: number): BarisKas =>
    barisTunai(idDokumen, kasir, { kategori, jumlah: rupiah, keterangan })
  const masuk = setor ? jumlah : -jumlah
  return [row(-masuk), { ...row(masuk), jenis: 'TRANSFER', no_rekening }]
}

/**
 * Cash that leaves a drawer for the bank is seen by a second person, as every other way out of the
 * drawer is: a shortage would else become a deposit that nobody made.
 * @param sendiri rupiah that one may carry alone
 */
export const perluSaksi = ({ setor }: SisiBank, jumlah: number, sendiri: number): boolean =>
  setor && jumlah > sendiri
