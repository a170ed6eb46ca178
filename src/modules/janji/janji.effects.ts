import { write } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { jurnalDari, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'
import {
  jumlahUang,
  kasBalik,
  kasBayar,
  kasTerima,
  type Kasir,
} from '#modules/pembayaran/uang.effects'
import { janjiUang } from './buku.ts'
import type { Janji, PajakSesudah, UangJanji } from './janji.rules.ts'

/** The account that owes it; '' where the map lacks it, which its journal refuses. */
const akunMuka = (akun: PetaAkun): string => akun['UANG_MUKA'] ?? ''

/** What is owed grows (or below zero shrinks) by money, and the tax in it. */
const hutang = ({ pajak, saldo }: Omit<UangJanji, 'dasar'>) =>
  [
    ['UANG_MUKA', pajak - saldo],
    ['PAJAK', 0 - pajak],
  ] as const

/**
 * What mends the tax base of money of before rows said it: a row of the promise's own, so that it
 * stays when the payment with which it was said is taken back (ADR 0427).
 */
const dasarBetul = (id_janji: string, nomor_akun: string, koreksi: number) => {
  const tanpaUang = { jenis: 'TERIMA', jumlah: 0, pajak: 0 } as const
  const betul = { id_dokumen: id_janji, id_janji, ...tanpaUang, dasar: koreksi, nomor_akun }
  return koreksi === 0 ? [] : [betul]
}

/** Money is taken for a promise: it is owed until the promise is kept; its tax is due today. */
export const bukuTerima = (
  id: string,
  { akun, id: id_janji }: Pick<Janji, 'akun' | 'id'>,
  {
    dasar,
    kategori,
    koreksi,
    lunas,
    pajak,
  }: { kategori: string; lunas: readonly Lunas[] } & Required<PajakSesudah>,
  kasir: Kasir,
) => {
  const jumlah = lunas.reduce((sum, each) => sum + each.jumlah, 0)
  const uang = { id_dokumen: id, id_janji, jenis: 'TERIMA', jumlah, pajak, dasar } as const
  return [
    write(janjiUang, [
      { ...uang, nomor_akun: akunMuka(akun) },
      ...dasarBetul(id_janji, akunMuka(akun), koreksi),
    ]),
    write(
      jurnal,
      jurnalDari(id, [...jumlahUang(lunas, 1), ...hutang({ saldo: jumlah, pajak })], akun),
    ),
    write(kasBuku, kasTerima(id, kategori, lunas, kasir)),
  ]
}

/** Money is lent: it leaves the drawer; whoever lends it says who owes it now. */
export const bukuPinjam = (
  id: string,
  { akun }: Pick<Janji, 'akun'>,
  { kategori, lunas }: { kategori: string; lunas: readonly Lunas[] },
  kasir: Kasir,
) => [
  write(jurnal, jurnalDari(id, jumlahUang(lunas, -1), akun)),
  write(kasBuku, kasBayar(id, kategori, lunas, kasir)),
]

/** Money goes back to the customer, and the tax in it, both below zero. */
export const bukuKembali = (
  id: string,
  { akun, id: id_janji, nomor }: Pick<Janji, 'akun' | 'id' | 'nomor'>,
  {
    back,
    dasar,
    kategori,
    koreksi,
    pajak,
  }: { back: readonly Kembalian[]; kategori: string } & Required<PajakSesudah>,
  kasir: Kasir,
) => {
  const jumlah = 0 - back.reduce((sum, each) => sum + each.jumlah, 0)
  if (jumlah === 0) return []
  const uang = { id_dokumen: id, id_janji, jenis: 'KEMBALI', jumlah, pajak, dasar } as const
  return [
    write(janjiUang, [
      { ...uang, nomor_akun: akunMuka(akun) },
      ...dasarBetul(id_janji, akunMuka(akun), koreksi),
    ]),
    write(
      jurnal,
      jurnalDari(id, [...jumlahUang(back, -1), ...hutang({ saldo: jumlah, pajak })], akun),
    ),
    write(kasBuku, kasBalik(id, kategori, { back, nomor }, kasir)),
  ]
}

/**
 * What was held for it is a deposit now, for the piece that was promised. Nothing is earned yet;
 * its tax is taken back here, because the sale is taxed whole.
 * @param id of the document whose rows these are
 * @param nomor_akun the account that owes deposits
 */
export const bukuPindah = (
  id: string,
  { akun, id: id_janji }: Pick<Janji, 'akun' | 'id'>,
  { dasar, pajak, saldo }: UangJanji,
  nomor_akun: string,
) => [
  write(janjiUang, [
    {
      ...{ id_dokumen: id, id_janji, jenis: 'PINDAH' as const },
      ...{ jumlah: 0 - saldo, pajak: 0 - pajak, dasar: 0 - dasar, nomor_akun: akunMuka(akun) },
    },
  ]),
  write(
    jurnal,
    jurnalDari(
      id,
      [
        ['UANG_MUKA', saldo - pajak],
        ['PAJAK', pajak],
        ['TITIPAN', 0 - saldo],
      ],
      { ...akun, TITIPAN: nomor_akun },
    ),
  ),
]

/**
 * The promise is kept: what was held for it is earned.
 * @param untuk accounts that get it, below zero; by default all is income
 */
export const bukuPakai = (
  id: string,
  { akun, id: id_janji }: Pick<Janji, 'akun' | 'id'>,
  { dasar, pajak, saldo }: UangJanji,
  untuk: Parameters<typeof jurnalDari>[1] = [['PENDAPATAN', pajak - saldo]],
) =>
  saldo === 0
    ? []
    : [
        write(janjiUang, [
          {
            ...{ id_dokumen: id, id_janji, jenis: 'PAKAI' as const },
            ...{ jumlah: 0 - saldo, pajak: 0 - pajak, dasar: 0 - dasar },
            nomor_akun: akunMuka(akun),
          },
        ]),
        write(jurnal, jurnalDari(id, [['UANG_MUKA', saldo - pajak] as const, ...untuk], akun)),
      ]
