import { write, type Written } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { hutangTukang } from '#modules/service/hutang-tukang'
import { akunTukang } from '#modules/service/service.effects'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import { bukuNilai } from '#modules/stok/nilai-emas'
import type { Kembali, LotCuci } from './kirim-cuci.rules.ts'

/** What the missing gold cost is the goldsmith's to answer for. */
export function bukuTerima(
  id: string,
  bags: readonly Kembali[],
  { akun, isi }: Pick<LotCuci, 'akun' | 'isi'>,
): Written<'jurnal' | 'nilai_emas'>[] {
  const rugi = bags.reduce((sum, bag) => sum + bag.rugi, 0)
  return [
    bukuNilai(id, [akunTukang(isi.kode_tukang), rugi]),
    write(jurnal, jurnalDari(id, antara('EMAS_TUKANG', 'ROSOK', rugi), akun)),
  ]
}

/** The missing gold is written off the goldsmith's account. */
export const gramSusut = (id: string, { isi }: Pick<LotCuci, 'isi'>): BarisGram[] =>
  gramDari(
    id,
    (isi.susut_kadar ?? []).map((one) => ({
      ...{ ...one, dari: akunTukang(isi.kode_tukang), ke: 'SUSUT' },
    })),
  )

/**
 * The cost of gold that a goldsmith lost is the shop's loss, or taken off what he is owed.
 * @param dari the account where its cost stands
 */
export function bebankan(
  id: string,
  {
    akun,
    isi: { beban, kode_tukang, rugi = 0 },
  }: {
    readonly akun: LotCuci['akun']
    readonly isi: Pick<LotCuci['isi'], 'beban' | 'kode_tukang' | 'rugi'>
  },
  dari: 'EMAS_TUKANG' | 'PERSEDIAAN_MANUAL',
): Written<'hutang_tukang' | 'jurnal'>[] {
  const olehTukang = beban === 'TUKANG'
  const ke = olehTukang ? 'HUTANG_TUKANG' : 'SUSUT'
  return [
    write(jurnal, jurnalDari(id, antara(ke, dari, rugi), akun)),
    write(
      hutangTukang,
      olehTukang && rugi !== 0 ? [{ id_dokumen: id, kode_tukang, jumlah: 0 - rugi }] : [],
    ),
  ]
}

/** What was lost of bags is written off the goldsmith's account. */
export const bukuBeban = (
  id: string,
  lot: Pick<LotCuci, 'akun' | 'isi'>,
): Written<'hutang_tukang' | 'jurnal' | 'nilai_emas'>[] => [
  bukuNilai(id, [akunTukang(lot.isi.kode_tukang), 0 - (lot.isi.rugi ?? 0)]),
  ...bebankan(id, lot, 'EMAS_TUKANG'),
]
