import { formatBerat } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import {
  denganKantong,
  kantong,
  murniSeberat,
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
  /** What the scale said of each when it went. */
  dikirim: list(row({ id_beli: text, n_beli: whole, timbang: whole })),
  semua: list(kantong), //     those that were ever sent, as they stand
  isi: row(
    {
      ...{ kode_tukang: text, proses: text, tgl_janji: text, keterangan: maybe(text) },
      ...{ pcs: whole, berat: whole },
    },
    {
      ...{ berat_kembali: whole, upah: whole, rugi: whole, susut: whole, tgl_terima: maybe(text) },
      ...{ susut_kadar: list(susutKadar), beban: text, alasan_susut: text },
      hilang: list(text), // bags that never came back
    },
  ),
})
export type LotCuci = ShapeOf<typeof lotCuci>

/** A bag that came back. */
export interface Kembali {
  readonly kantong: Kantong
  readonly timbang: number
  readonly berat: number
  readonly murni: number
  readonly rugi: number // rupiah of its cost that went with the gold
}

const sama = (
  one: Pick<Kantong, 'id_beli' | 'n_beli'>,
  two: Pick<Kantong, 'id_beli' | 'n_beli'>,
): boolean => one.id_beli === two.id_beli && one.n_beli === two.n_beli

/** The book loses what the scale lost between the two readings; nothing: all of it. */
const beratKembali = ({ berat }: Kantong, dikirim: number, timbang: number): number =>
  timbang === 0 ? 0 : Math.max(1, Math.min(berat, berat - dikirim + timbang))

/**
 * Bags that came back from the goldsmith. What is missing of one is told by the scale alone, which
 * read it when it went: within the tolerance of the scale it may read more, and then nothing is
 * missing. One that weighs nothing never came back: all of it is missing.
 * @throws Refusal at the line
 */
export const kembaliDari = (
  lines: readonly { readonly kode_kantong: string; readonly timbang: number }[],
  { di_tukang, dikirim }: Pick<LotCuci, 'di_tukang' | 'dikirim'>,
  toleransi: number,
): Kembali[] =>
  denganKantong(lines, di_tukang, ['TUKANG']).map(([{ timbang }, bag, at]) => {
    const pergi = dikirim.find((one) => sama(one, bag))?.timbang ?? bag.berat
    if (timbang > pergi + toleransi)
      throw refusedField(
        `baris.${at}.timbang`,
        'Kantong {{kode_kantong}} Dikirim {{berat}} gr, Tidak Mungkin Kembali Lebih Berat',
        { kode_kantong: bag.kode_kantong, berat: formatBerat(pergi) },
      )
    const berat = beratKembali(bag, pergi, timbang)
    return {
      ...{ kantong: bag, timbang, berat },
      murni: murniSeberat(bag, berat),
      rugi: nilaiHilang(bag, berat),
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

/** The codes of bags that never came back. */
export const hilangDari = (bags: readonly Kembali[]): string[] =>
  bags.flatMap(({ berat, kantong: bag }) => (berat === 0 ? [bag.kode_kantong] : []))

/** A move of a bag in the book, as far as a receipt is taken back by it. */
export interface GerakTercatat {
  readonly id_posting: string
  readonly id_beli: string
  readonly n_beli: number
  readonly dari: string
  readonly versi: number
  readonly berat: number
  readonly murni: number
}

/** The posting of the last receipt that stands; receipts and what took them back in their order. */
export function terimaTerakhir(moves: readonly GerakTercatat[]): string | undefined {
  const standing: string[] = []
  const seen = new Set<string>()
  for (const { dari, id_posting } of moves) {
    if (seen.has(id_posting)) continue
    seen.add(id_posting)
    if (dari === 'TUKANG') standing.push(id_posting)
    else if (dari !== 'SORTIR_CUCI') standing.pop()
  }
  return standing.at(-1)
}

/**
 * The bags of the last receipt as it took them in, and as they were sent.
 * @throws Refusal where there is none, its waste was agreed to, or a bag was moved on since
 */
export function batalTerimaDari(
  { isi, nomor, semua, status }: Pick<LotCuci, 'isi' | 'nomor' | 'semua' | 'status'>,
  moves: readonly GerakTercatat[],
): { readonly id_posting: string; readonly bags: Kembali[] } {
  const id_posting = terimaTerakhir(moves)
  if (id_posting === undefined)
    throw new Refusal('Belum Ada Yang Diterima Dari {{nomor}}', { params: { nomor } })
  if (status === 'SELESAI' && susutLot({ isi }) > 0)
    throw new Refusal('Susut {{nomor}} Sudah Divalidasi', { params: { nomor } })
  const received = moves.filter((one) => one.id_posting === id_posting)
  return {
    id_posting,
    bags: received.map((one) => {
      const bag = semua.find((found) => sama(found, one))
      const sent = moves.find((found) => found.dari === 'SORTIR_CUCI' && sama(found, one))
      if (bag === undefined || sent === undefined) throw new RangeError('a bag was never sent')
      if (bag.versi !== one.versi)
        throw new Refusal(
          'Kantong {{kode_kantong}} Sudah Berubah, {{nomor}} Tidak Dapat Dibatalkan',
          {
            params: { kode_kantong: bag.kode_kantong, nomor },
          },
        )
      const { berat, murni } = sent
      const kini = { berat: one.berat, timbang: one.berat, murni: one.murni, rugi: 0 }
      return { kantong: { ...bag, berat, murni }, ...kini }
    }),
  }
}

/** What is missing still, without what these bags lack. */
export const susutTanpa = (
  before: readonly SusutKadar[],
  bags: readonly Kembali[],
): SusutKadar[] => {
  const gone = new Map(susutDari(bags).map((one) => [one.kadar, one]))
  return before
    .map(({ kadar, kotor, murni }) => ({
      kadar,
      kotor: kotor - (gone.get(kadar)?.kotor ?? 0),
      murni: murni - (gone.get(kadar)?.murni ?? 0),
    }))
    .filter(({ kotor, murni }) => kotor !== 0 || murni !== 0)
}

/** All that is missing of a lot. mg gross. */
export const susutLot = ({ isi }: Pick<LotCuci, 'isi'>): number =>
  (isi.susut_kadar ?? []).reduce((sum, { kotor }) => sum + kotor, 0)

/**
 * Who must agree to a waste above what this goldsmith may lose by this work, and to any bag that
 * never came back.
 * @param batas hundredths of a percent of what was sent
 */
export function perluSusut({ isi, nomor }: Pick<LotCuci, 'isi' | 'nomor'>, batas: number) {
  const susut = susutLot({ isi })
  const hilang = isi.hilang ?? []
  if (hilang.length === 0 && susut <= mulDiv(isi.berat, batas, 100_00, 'down')) return []
  return [
    {
      kategori: 'SUSUT_CUCI' as const,
      sebelum: { [nomor]: `${formatBerat(isi.berat)} gr` },
      sesudah: {
        Susut: `${formatBerat(susut)} gr`,
        ...(hilang.length === 0 ? {} : { Hilang: hilang.join(', ') }),
      },
      ...(isi.alasan_susut === undefined ? {} : { keterangan: isi.alasan_susut }),
    },
  ]
}
