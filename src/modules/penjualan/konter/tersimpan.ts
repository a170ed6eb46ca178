import type { simpanPenjualan } from '../penjualan.calls.ts'
import type { simpanTitipan } from '../titip.calls.ts'
import type { isiSimpan, NotaKonter } from './nota-konter.ts'

export type Pembayaran = ReturnType<typeof isiSimpan>['pembayaran']
export type HasilSimpan = NonNullable<NonNullable<(typeof simpanPenjualan)['types']>['a']>

/** A visit as it was saved, with what was on the counter: it can be taken up again. */
export interface KunjunganTersimpan extends HasilSimpan {
  readonly pembayaran: Pembayaran
  readonly nota: NotaKonter
}

type HasilTitip = NonNullable<NonNullable<(typeof simpanTitipan)['types']>['a']>
export interface TitipanTersimpan extends HasilTitip {
  readonly jumlah: number
  readonly pembayaran: Pembayaran
}

export type Tersimpan = KunjunganTersimpan | TitipanTersimpan
