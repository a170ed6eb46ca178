import { antara, jurnalDari, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { akunTukang } from '#modules/service/service.effects'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { Kembali, LotCuci } from './kirim-cuci.rules.ts'

/** What the missing gold cost is the goldsmith's to answer for, and his wage is owed to him. */
export const jurnalTerima = (
  id: string,
  bags: readonly Kembali[],
  upah: number,
  { akun }: Pick<LotCuci, 'akun'>,
): BarisJurnal[] => {
  const rugi = bags.reduce((sum, bag) => sum + bag.rugi, 0)
  return jurnalDari(
    id,
    [...antara('EMAS_TUKANG', 'ROSOK', rugi), ...antara('BIAYA_TUKANG', 'HUTANG_TUKANG', upah)],
    akun,
  )
}

/** The missing gold is written off the goldsmith's account. */
export const gramSusut = (id: string, { isi }: Pick<LotCuci, 'isi'>): BarisGram[] =>
  gramDari(
    id,
    (isi.susut_kadar ?? []).map((one) => ({
      ...{ ...one, dari: akunTukang(isi.kode_tukang), ke: 'SUSUT' },
    })),
  )

/** Its cost is the shop's loss, or taken off what the goldsmith is owed. */
export const jurnalBeban = (
  id: string,
  { akun, isi: { beban, rugi } }: Pick<LotCuci, 'akun' | 'isi'>,
): BarisJurnal[] =>
  jurnalDari(
    id,
    antara(beban === 'TUKANG' ? 'HUTANG_TUKANG' : 'SUSUT', 'EMAS_TUKANG', rugi ?? 0),
    akun,
  )
