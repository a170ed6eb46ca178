import { jurnalDari, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import { bagiHasil, type CaraSelesai, type Hutang, type IsiHutang } from './hutang.rules.ts'

/** The pledge comes into the safe, or leaves it: it is the customer's gold, with us. */
export const gramJaminan = (
  id: string,
  { jaminan }: Pick<IsiHutang, 'jaminan'>,
  [dari, ke]: readonly [string, string],
): BarisGram[] =>
  gramDari(
    id,
    jaminan.map(({ berat, kadar }) => ({
      ...{ dari, ke, kadar, kotor: berat, murni: beratMurni(berat, kadar) },
    })),
  )
export const masuk = ['PELANGGAN', 'JAMINAN'] as const
export const keluar = ['JAMINAN', 'PELANGGAN'] as const

/** Money is lent: the customer owes the principal; the fee is kept back from what he gets. */
export const jurnalCair = (id: string, { akun, isi }: Hutang): BarisJurnal[] =>
  jurnalDari(
    id,
    [
      ['PINJAMAN', isi.pokok],
      ['BIAYA', 0 - isi.biaya],
    ],
    akun,
  )

/**
 * What a payment pays, by account: below zero the account gives. Whole rupiah.
 * @returns what is used of it besides; of an auction the rest is the customer's
 */
export function pakaiUang(
  { isi, saldo }: Pick<Hutang, 'isi' | 'saldo'>,
  cara: CaraSelesai,
  pokokBaru = 0,
): { dipakai: number; untuk: readonly (readonly [string, number])[] } {
  if (cara !== 'LELANG') {
    const pokok = isi.pokok - pokokBaru
    return {
      dipakai: saldo,
      untuk: [
        ['PINJAMAN', 0 - pokok],
        ['BUNGA', pokok - saldo],
      ],
    }
  }
  const { biaya_lelang: biaya = 0, bunga_hitung: bunga = 0 } = isi
  const bagi = bagiHasil(saldo, { biaya, bunga, pokok: isi.pokok })
  return {
    dipakai: saldo - bagi.lebih,
    untuk: [
      ['PINJAMAN', 0 - isi.pokok],
      ['RUGI', bagi.rugi],
      ['BIAYA_LELANG', 0 - bagi.biaya],
      ['BUNGA', 0 - bagi.bunga],
    ],
  }
}
