import type { RowOf } from '#kernel/field'
import type { hasilSimpan } from '../penjualan.calls.ts'
import type { hasilTitip } from '../../titipan/titipan.ts'
import type { isiSimpan, NotaKonter } from './nota-konter.ts'

export type Pembayaran = ReturnType<typeof isiSimpan>['pembayaran']
export type HasilSimpan = RowOf<typeof hasilSimpan>

/** A visit as it was saved, with what was on the counter: it can be taken up again. */
export interface KunjunganTersimpan extends HasilSimpan {
  readonly pembayaran: Pembayaran
  readonly nota: NotaKonter
}

type HasilTitip = RowOf<typeof hasilTitip>
export interface TitipanTersimpan extends HasilTitip {
  readonly jumlah: number
  readonly pembayaran: Pembayaran
}

export type Tersimpan = KunjunganTersimpan | TitipanTersimpan
