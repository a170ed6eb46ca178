import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from '#modules/stok/barang.rules'
import type { Perubahan } from './profit.rules.ts'

/** Stock is worth more or less by what the costs changed. */
export const jurnalProfit = (
  id: string,
  changed: readonly Perubahan[],
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    changed.flatMap(({ fakta, kini }) =>
      antara(akunPersediaan(kini), 'LAWAN', fakta.harga_pokok - kini.harga_pokok),
    ),
    peta,
  )
