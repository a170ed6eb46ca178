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

/** Its cost is the shop's loss, or taken off what the goldsmith is owed. */
export function bukuBeban(
  id: string,
  { akun, isi: { beban, kode_tukang, rugi } }: Pick<LotCuci, 'akun' | 'isi'>,
): Written<'hutang_tukang' | 'jurnal' | 'nilai_emas'>[] {
  const olehTukang = beban === 'TUKANG'
  const jumlah = rugi ?? 0
  const dari = olehTukang ? 'HUTANG_TUKANG' : 'SUSUT'
  return [
    bukuNilai(id, [akunTukang(kode_tukang), 0 - jumlah]),
    write(jurnal, jurnalDari(id, antara(dari, 'EMAS_TUKANG', jumlah), akun)),
    write(
      hutangTukang,
      olehTukang && jumlah !== 0 ? [{ id_dokumen: id, kode_tukang, jumlah: 0 - jumlah }] : [],
    ),
  ]
}
