import type { RowOf } from '#kernel/field'
import { spread } from '#kernel/rounding'
import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import type { kasBuku } from '#modules/kas/buku'
import type { Kasir } from '#modules/pembayaran/uang.effects'
import { akunTukang } from '#modules/service/service.effects'
import { gramDari, type BarisGram } from '#modules/stok/gram.rules'
import { akunBatang, bukuNilai } from '#modules/stok/nilai-emas'
import type { EmasKadar, HasilLebur, LotLebur } from './lebur.rules.ts'

/** Gold that the refiner keeps and pays for. */
const akunPelebur = 'PELEBUR'

/** Loose scrap goes to the refiner; bags go by a book of their own. */
export const gramLepas = (id: string, emas: readonly EmasKadar[], kode: string): BarisGram[] =>
  gramDari(
    id,
    emas.map((one) => ({ ...one, dari: 'LEBUR', ke: akunTukang(kode) })),
  )

/** What all of it has cost is at the refiner's. */
export const jurnalKirimLebur = (id: string, nilai: number, akun: PetaAkun): BarisJurnal[] =>
  jurnalDari(id, antara('EMAS_TUKANG', 'ROSOK', nilai), akun)

/**
 * All that was sent leaves the refiner's account: for bars or for him. What came back is that of
 * each kadar by its share of fine gold; what it lacks is SUSUT of that kadar.
 */
export function gramHasil(
  id: string,
  { isi: { berat_lebur = 0, emas, kode_tukang } }: Pick<LotLebur, 'isi'>,
  { kadar: kadarKe, kotor, murni, uang }: HasilLebur,
): BarisGram[] {
  const dari = akunTukang(kode_tukang)
  const ke = uang > 0 ? akunPelebur : akunBatang
  const bagian = emas.map((one) => one.murni)
  const berat = spread(uang > 0 ? berat_lebur : kotor, bagian)
  const halus = spread(murni, bagian)
  return gramDari(
    id,
    emas.flatMap((one, at) => {
      const [gr, fine] = [berat[at] ?? 0, halus[at] ?? 0]
      const { kadar } = one
      return [
        { dari, ke, kadar, kadarKe, kotor: gr, murni: fine },
        { dari, ke: 'SUSUT', kadar, kotor: one.kotor - gr, murni: one.murni - fine },
      ]
    }),
  )
}

/** Bars keep what the scrap had cost; of money the difference is earned or lost. */
export const jurnalHasil = (
  id: string,
  { akun, isi: { nilai } }: Pick<LotLebur, 'akun' | 'isi'>,
  { laba, uang }: HasilLebur,
): BarisJurnal[] =>
  jurnalDari(
    id,
    [
      ...(uang > 0
        ? ([
            ['BANK', uang],
            ['EMAS_TUKANG', 0 - nilai],
            ['LABA_LEBUR', 0 - laba],
          ] as const)
        : antara('EMAS_BATANG', 'EMAS_TUKANG', nilai)),
    ],
    akun,
  )

/** The cost leaves the refiner, and stays with the bars if there are any. */
export const nilaiHasil = (
  id: string,
  { isi: { kode_tukang, nilai } }: Pick<LotLebur, 'isi'>,
  { uang }: HasilLebur,
) => bukuNilai(id, [akunTukang(kode_tukang), 0 - nilai], [akunBatang, uang > 0 ? 0 : nilai])

/** The money that a refiner paid into an account of the shop. */
export const kasHasil = (
  id: string,
  { uang }: HasilLebur,
  { no_ref, no_rekening }: { readonly no_ref: string | null; readonly no_rekening: string | null },
  kasir: Kasir,
): RowOf<typeof kasBuku.entry>[] =>
  uang === 0
    ? []
    : [
        {
          ...{ id_dokumen: id, id_group: null, kategori: 'LEBUR EMAS', jenis: 'TRANSFER' },
          ...{ no_rekening, ...kasir, jumlah_in: uang, jumlah_out: 0, fee: 0, no_ref },
          keterangan: null,
        },
      ]
