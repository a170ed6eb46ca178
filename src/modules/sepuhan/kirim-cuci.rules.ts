import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import {
  denganKantong,
  kantong,
  nilaiHilang,
  type Kantong,
} from '#modules/pembelian/kantong/kantong.rules'

/** What was lost at a goldsmith's and is not agreed upon yet, of one kadar. mg. */
const susutKadar = row({ kadar: whole, kotor: whole, murni: whole })
export type SusutKadar = ShapeOf<typeof susutKadar>

/** Bags at a goldsmith's, with what came back so far (muat_cuci). */
export const lotCuci = row({
  ...{ id: text, nomor: text, status: text, versi: whole },
  oleh: text, //            who led it to where it stands
  akun: petaAkun,
  di_tukang: list(kantong), // those that are still there
  isi: row(
    {
      ...{ kode_tukang: text, proses: text, tgl_janji: text, keterangan: maybe(text) },
      ...{ pcs: whole, berat: whole },
    },
    {
      ...{ berat_kembali: whole, upah: whole, rugi: whole, susut: whole, tgl_terima: text },
      ...{ susut_kadar: list(susutKadar), beban: text, alasan_susut: text },
    },
  ),
})
export type LotCuci = ShapeOf<typeof lotCuci>

/** A bag that came back. */
export interface Kembali {
  readonly kantong: Kantong
  readonly berat: number
  readonly murni: number
  readonly rugi: number // rupiah of its cost that went with the gold
}

/**
 * Bags that came back from the goldsmith, as heavy as the scale says; never heavier than they went.
 * @throws Refusal at the line
 */
export const kembaliDari = (
  lines: readonly { readonly kode_kantong: string; readonly timbang: number }[],
  { di_tukang }: Pick<LotCuci, 'di_tukang'>,
): Kembali[] =>
  denganKantong(lines, di_tukang, ['TUKANG']).map(([{ timbang }, bag, at]) => {
    if (timbang > bag.berat)
      throw refusedField(
        `baris.${at}.timbang`,
        'Kantong {{kode_kantong}} Dikirim {{berat}} gr, Tidak Mungkin Kembali Lebih Berat',
        { kode_kantong: bag.kode_kantong, berat: formatBerat(bag.berat) },
      )
    return {
      kantong: bag,
      berat: timbang,
      murni: mulDiv(bag.murni, timbang, bag.berat),
      rugi: nilaiHilang(bag, timbang),
    }
  })

/** What is missing of bags, by kadar, added to what was missing before. */
export function susutDari(
  bags: readonly Kembali[],
  before: readonly SusutKadar[] = [],
): SusutKadar[] {
  const sums = new Map(before.map((one) => [one.kadar, one]))
  for (const { berat, kantong: bag, murni } of bags) {
    const { kotor, murni: fine } = sums.get(bag.kadar) ?? { kotor: 0, murni: 0 }
    sums.set(bag.kadar, {
      kadar: bag.kadar,
      kotor: kotor + bag.berat - berat,
      murni: fine + bag.murni - murni,
    })
  }
  return [...sums.values()].filter(({ kotor, murni }) => kotor !== 0 || murni !== 0)
}

/** All that is missing of a lot. mg gross. */
export const susutLot = ({ isi }: Pick<LotCuci, 'isi'>): number =>
  (isi.susut_kadar ?? []).reduce((sum, { kotor }) => sum + kotor, 0)

/**
 * Who must agree to a waste above what this goldsmith may lose by this work.
 * @param batas hundredths of a percent of what was sent
 */
export function perluSusut({ isi, nomor }: Pick<LotCuci, 'isi' | 'nomor'>, batas: number) {
  const susut = susutLot({ isi })
  if (susut <= mulDiv(isi.berat, batas, 100_00, 'down')) return []
  return [
    {
      kategori: 'SUSUT_CUCI' as const,
      sebelum: { [nomor]: `${formatBerat(isi.berat)} gr` },
      sesudah: { Susut: `${formatBerat(susut)} gr` },
      ...(isi.alasan_susut === undefined ? {} : { keterangan: isi.alasan_susut }),
    },
  ]
}
