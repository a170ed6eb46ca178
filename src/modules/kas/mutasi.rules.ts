import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { sisiCash, type mutasiMasuk } from './mutasi.ts'
import { barisTunai, diRekening, type BarisKas, type Kasir } from './uang-kas.rules.ts'

export type Mutasi = RowOf<ReturnType<typeof mutasiMasuk>>

/** An account of the shop. */
export interface Rekening {
  readonly field: 'asal_rekening' | 'tujuan_rekening'
  readonly label: string
  readonly kode_bank: string
  readonly no_rekening: string
}
/** The two sides of a transfer; null is the own drawer. */
export interface DuaSisi {
  readonly asal: Rekening | null
  readonly tujuan: Rekening | null
}

const label = { asal_rekening: 'Rekening Asal', tujuan_rekening: 'Rekening Tujuan' } as const

function sisi(field: Rekening['field'], bank: string, no_rekening: string | null) {
  if (bank === sisiCash) return null
  if (no_rekening === null)
    throw refusedField(field, '{{field}} Tidak Boleh Kosong', { field: label[field] })
  return { field, label: label[field], kode_bank: bank, no_rekening }
}

/**
 * The sides of a transfer.
 * @param cash one of them is the drawer; else both are accounts
 * @throws Refusal at a bank without its account, and for two sides that are one (SPEC 5)
 */
export function duaSisi(isi: Mutasi, cash: boolean): DuaSisi {
  const asal = sisi('asal_rekening', isi.asal, isi.asal_rekening)
  const tujuan = sisi('tujuan_rekening', isi.tujuan, isi.tujuan_rekening)
  const laci = [asal, tujuan].filter((one) => one === null).length
  if (laci !== (cash ? 1 : 0))
    throw new Refusal(
      cash ? 'Salah Satu Dari Asal Dan Tujuan Harus CASH' : 'Asal Dan Tujuan Harus Rekening Bank',
    )
  if (asal?.no_rekening === tujuan?.no_rekening)
    throw refusedField('tujuan_rekening', 'Rekening Tidak Boleh Sama')
  return { asal, tujuan }
}

/** Out of one side into the other: two rows of the cash book that weigh the same. */
export function kasMutasi(
  idDokumen: string,
  kasir: Kasir,
  { jumlah, kategori, keterangan }: Mutasi,
  { asal, tujuan }: DuaSisi,
): BarisKas[] {
  const row = (di: Rekening | null, rupiah: number): BarisKas => {
    const tunai = barisTunai(idDokumen, kasir, { kategori, jumlah: rupiah, keterangan })
    return di === null ? tunai : diRekening(tunai, di)
  }
  return [row(asal, 0 - jumlah), row(tujuan, jumlah)]
}

/**
 * Cash that leaves a drawer for the bank is seen by a second person, as every other way out of the
 * drawer is: a shortage would else become a deposit that nobody made.
 * @param sendiri rupiah that one may carry alone
 */
export const perluSaksi = ({ asal }: DuaSisi, jumlah: number, sendiri: number): boolean =>
  asal === null && jumlah > sendiri
