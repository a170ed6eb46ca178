import type { RowOf } from '#kernel/field'
import { formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { batu, batuDari, type FaktaBatu } from '#modules/berlian/batu.rules'
import type { isiBarang } from './barang.ts'

export type IsiBarang = RowOf<typeof isiBarang>

/** Diamonds: the kategori of this code, which has accounts of its own. */
export const berlianKah = (piece: { readonly kode_kategori: string }): boolean =>
  piece.kode_kategori === 'BERLIAN'

/** The part of a posting (kode_akun) under which the cost of a piece stands as stock. */
export const akunPersediaan = (piece: { readonly kode_kategori: string }): string =>
  berlianKah(piece) ? 'PERSEDIAAN_BERLIAN' : 'PERSEDIAAN'

/** The shop's master data for what a piece names. */
export interface FaktaMaster {
  readonly jenis: ReadonlyMap<
    string,
    {
      readonly kode_kategori: string
      readonly cara_harga: 'GRAM' | 'TETAP'
      readonly berlian: boolean
    }
  >
  readonly group: ReadonlyMap<string, { readonly kadar: number; readonly kadar_cetak: string }>
  readonly bandrol: ReadonlyMap<string, number> //  mg
  readonly kadar_eod: ReadonlyMap<number, number> // hundredths -> hundredths of a percent
  readonly batu: FaktaBatu
}

/** All facts of a piece as they are stored. Weights in mg, kadar in hundredths. */
export const faktaBarang = row({
  ...{ nama_barang: text, kode_kategori: text, kode_dept: text, kode_group: text },
  ...{ kadar: whole, kadar_cetak: text, kadar_eod: whole, kode_intern: text },
  ...{ berat: whole, murni: whole },
  ...{ nama_atribut: text, berat_atribut: whole, harga_atribut: whole },
  ...{ kode_bandrol: maybe(text), berat_bandrol: whole, size: text },
  ...{ harga_pokok: whole, harga_tetap: maybe(whole), ongkos: whole },
  ...{ kode_kondisi: maybe(text), no_sertifikat: maybe(text), supplier: maybe(text) },
  ...{ gambar: maybe(text), data_berlian: maybe(list(batu)) },
})
export type FaktaBarang = ShapeOf<typeof faktaBarang>

/** Fine weight of a piece: rounded half up once, when it enters (DOMAIN 2). */
export const beratMurni = (berat: number, kadarEod: number): number =>
  mulDiv(berat, kadarEod, 100_00)

/**
 * The part of a cost that is lost with gold in a process: its share by weight (ADR 0174). The cost
 * of a piece with a fixed price does not follow from its weight, and a piece that became heavier
 * loses nothing.
 */
export const pokokHilang = (
  { berat, harga_pokok, harga_tetap }: Pick<FaktaBarang, 'berat' | 'harga_pokok' | 'harga_tetap'>,
  beratBaru: number,
): number =>
  harga_tetap !== null || beratBaru >= berat ? 0 : mulDiv(harga_pokok, berat - beratBaru, berat)

const empty = '{{field}} Tidak Boleh Kosong'
const unknown = '{{field}} Tidak Valid'

/** Named weight and price of what hangs on the piece, or nothing at all. */
function atributOf(
  isi: IsiBarang,
  at: string,
): Pick<FaktaBarang, 'nama_atribut' | 'berat_atribut' | 'harga_atribut'> {
  const [berat, harga] = [isi.berat_atribut ?? 0, isi.harga_atribut ?? 0]
  if (isi.nama_atribut === null && berat + harga > 0)
    throw refusedField(`${at}nama_atribut`, empty, { field: 'Nama Atribut' })
  return { nama_atribut: isi.nama_atribut ?? '', berat_atribut: berat, harga_atribut: harga }
}

/**
 * The kadar of a piece and what it counts for in fine gold: those of its group unless others are
 * given.
 */
function kadarOf(isi: IsiBarang, kadarGroup: number, master: FaktaMaster, at: string) {
  const kadar = isi.kadar ?? kadarGroup
  const kadarEod = master.kadar_eod.get(kadar)
  if (kadarEod === undefined)
    throw refusedField(`${at}kadar`, 'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi', {
      kadar: formatPersen(kadar),
    })
  return { kadar, kadar_eod: kadarEod, murni: beratMurni(isi.berat, kadarEod) }
}

/**
 * The text of its label. The text of the group is for gold of the group's kadar only: gold of
 * another kadar has its own text, or the nota would be wrong (DOMAIN 12).
 */
function kadarCetakOf(
  isi: IsiBarang,
  kadar: number,
  group: { readonly kadar: number; readonly kadar_cetak: string },
  at: string,
): string {
  if (isi.kadar_cetak === null && kadar !== group.kadar)
    throw refusedField(
      `${at}kadar_cetak`,
      'Kadar Cetak Harus Diisi: Kadar {{kadar}} Lain Dari Kadar Group {{kadar_group}}',
      { kadar: formatPersen(kadar), kadar_group: formatPersen(group.kadar) },
    )
  return isi.kadar_cetak ?? group.kadar_cetak
}

/**
 * Every fact of a piece, from what a person entered and what the masters say.
 * @param at path of its fields in the body: '' or 'baris.0.'
 * @throws Refusal that names the field
 */
export function faktaDari(
  isi: IsiBarang,
  supplier: string | null,
  master: FaktaMaster,
  at = '',
): FaktaBarang {
  const jenis = master.jenis.get(isi.kode_dept)
  const group = master.group.get(isi.kode_group)
  if (!jenis) throw refusedField(`${at}kode_dept`, unknown, { field: 'Jenis' })
  if (!group) throw refusedField(`${at}kode_group`, unknown, { field: 'Group' })
  // A diamond piece has a price of its own, whatever its kategori says.
  const tetap = jenis.cara_harga === 'TETAP' || jenis.berlian
  if (tetap && !isi.harga_tetap)
    throw refusedField(`${at}harga_tetap`, empty, { field: 'Harga Tetap' })
  const murni = kadarOf(isi, group.kadar, master, at)
  return {
    nama_barang: isi.nama_barang,
    kode_kategori: jenis.kode_kategori,
    kode_dept: isi.kode_dept,
    kode_group: isi.kode_group,
    ...murni,
    kadar_cetak: kadarCetakOf(isi, murni.kadar, group, at),
    kode_intern: isi.kode_intern ?? '',
    berat: isi.berat,
    ...atributOf(isi, at),
    kode_bandrol: isi.kode_bandrol,
    berat_bandrol: master.bandrol.get(isi.kode_bandrol ?? '') ?? 0,
    size: isi.size ?? '',
    harga_pokok: isi.harga_pokok ?? 0,
    harga_tetap: tetap ? isi.harga_tetap : null,
    ongkos: isi.ongkos ?? 0,
    kode_kondisi: isi.kode_kondisi,
    no_sertifikat: isi.no_sertifikat,
    supplier,
    gambar: isi.gambar,
    data_berlian: batuDari(isi.data_berlian, jenis.berlian, master.batu, at),
  }
}
