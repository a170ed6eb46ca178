import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { barisTunai, type BarisKas, type Kasir } from '#modules/kas/uang-kas.rules'
import type { Hitungan } from './kirim-uang.rules.ts'

const kategori = { kirim: 'KIRIM UANG', terima: 'TERIMA UANG' } as const

/** Cash leaves a drawer or the safe: it is on the way. */
export const kasKirim = (id: string, di: Kasir, jumlah: number, keterangan: string): BarisKas[] => [
  barisTunai(id, di, { kategori: kategori.kirim, jumlah: 0 - jumlah, keterangan }),
]
export const jurnalKirim = (id: string, jumlah: number, peta: PetaAkun): BarisJurnal[] =>
  jurnalDari(id, antara('KAS_JALAN', 'KAS', jumlah), peta)

/** The other shop has it: what was on the way is owed by it now. */
export const jurnalSampai = (id: string, jumlah: number, peta: PetaAkun): BarisJurnal[] =>
  jurnalDari(id, antara('ANTAR_TOKO', 'KAS_JALAN', jumlah), peta)

/** What was counted comes in; the other shop is owed what it sent, a difference is ours. */
export const kasTerimaUang = (
  id: string,
  di: Kasir,
  { terhitung }: Hitungan,
  keterangan: string,
): BarisKas[] =>
  terhitung === 0
    ? []
    : [barisTunai(id, di, { kategori: kategori.terima, jumlah: terhitung, keterangan })]
export const jurnalTerima = (
  id: string,
  { selisih, terhitung }: Hitungan,
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    [
      ['KAS', terhitung],
      ['SELISIH', 0 - selisih],
      ['ANTAR_TOKO', selisih - terhitung],
    ],
    peta,
  )
