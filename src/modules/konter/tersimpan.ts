import type { RowOf } from '#kernel/field'
import type { hasilTitip } from '#modules/titipan/titipan'
import type { isiSimpan, NotaKonter } from './nota-konter.ts'
import type { hasilSimpan } from './konter.calls.ts'

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
