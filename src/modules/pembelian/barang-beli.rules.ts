import { formatPersen } from '#kernel/figures'
import { refusalFor } from '#kernel/problem'
import type { Params } from '#kernel/refusal'
import { mulDiv, type Rounding } from '#kernel/rounding'
import type { BarangAsal, NotaAsal } from './asal.rules.ts'
import { bulatkanBerat, type TingkatBerat } from './berat.rules.ts'
import { masalahBeli, type MasalahBeli } from './masalah.ts'
import type { GroupBeli, HargaBeli } from './nilai.rules.ts'
import type { Kondisi, PotonganKategori, RugiNota, Tarif } from './potongan.rules.ts'

/** One line as the counter sends it; with a barcode it is our own piece that comes back. */
export interface BarisBeliMasuk {
  readonly kode_barcode: string | null
  readonly nama_barang: string | null //  asked without a barcode, as group and jenis
  readonly kode_group: string | null
  readonly kode_dept: string | null
  readonly kode_kondisi: string
  readonly berat_kotor: number //         weighed now, mg
  readonly potong_batu: number | null //  what of it is stone and dirt
  readonly kadar_uji: number | null
  readonly cara_uji: string | null
  readonly nota_hilang: boolean
  readonly belum_dipakai: boolean //      unworn; counts on the day of the sale
  readonly batu_hilang: boolean
  readonly foto: string | null //         of what lies on the scale
  readonly harga_setuju: number | null
}

/** The shop's parameters of buying. */
export interface AturanBeli {
  readonly dasar: 'NOTA' | 'PASAR'
  readonly tukar_sebatas: 'NILAI' | 'SEMUA'
  readonly pembulatan: number
  readonly arah: Rounding
  readonly janji: Tarif //       what notas promise where nothing more special does
  readonly hari_sama: Tarif
  readonly hilang: number //     hundredths of a percent
  readonly koreksi_hari: number // the oldest note that a KOREKSI takes back
}

/** What the rules need to know besides the lines. */
export interface FaktaBeli {
  readonly barang: ReadonlyMap<string, BarangAsal>
  readonly group: ReadonlyMap<string, GroupBeli>
  readonly jenis: ReadonlyMap<string, string> //    kode_dept -> kode_kategori
  readonly kadar_eod: ReadonlyMap<number, number>
  readonly kondisi: ReadonlyMap<string, Kondisi>
  readonly potongan: readonly PotonganKategori[]
  readonly rugi: readonly RugiNota[]
  readonly harga_beli: readonly HargaBeli[]
  readonly tingkat_berat: readonly TingkatBerat[] // empty: off
  readonly aturan: AturanBeli
  readonly tgl_system: string
  readonly nilai_jual: number //  value of the sales of the same visit, rupiah
  readonly koreksi: boolean //    a purchase of kind KOREKSI: at the note's price
}

/** What lies on the counter, before it has a price. */
export interface BarangBeli {
  readonly asal: NotaAsal | null
  readonly kondisi: Kondisi
  readonly nama_barang: string
  readonly kode_kategori: string
  readonly kode_group: string
  readonly kode_dept: string
  readonly kadar: number //        what is really there
  readonly kadar_nota: number
  readonly kadar_eod: number
  readonly berat: number //        berat_kotor less stones
  readonly berat_hitung: number // as it is priced
  readonly murni: number
}

/** A refusal of one line, at its field. */
export const tolakBaris = (
  index: number,
  field: string,
  kode: MasalahBeli,
  params: Params = {},
): never => {
  throw refusalFor(masalahBeli, kode, params, `baris.${index}.${field}`)
}
const needed = (index: number, field: string, label: string): never =>
  tolakBaris(index, field, 'DATA_KOSONG', { field: label })
const unknown = (index: number, field: string, label: string): never =>
  tolakBaris(index, field, 'DATA_TIDAK_VALID', { field: label })

function weigh(line: BarisBeliMasuk, index: number): number {
  const batu = line.potong_batu ?? 0
  if (line.berat_kotor <= 0) tolakBaris(index, 'berat_kotor', 'BERAT_NOL')
  if (batu >= line.berat_kotor) tolakBaris(index, 'potong_batu', 'BATU_LEBIH')
  return line.berat_kotor - batu
}

/** What a kadar counts for in fine gold: the master's, else what the test says in percent. */
function eodOf(line: BarisBeliMasuk, kadar: number, facts: FaktaBeli, index: number): number {
  const known = facts.kadar_eod.get(kadar)
  if (known !== undefined) return known
  if (line.kadar_uji !== null && kadar <= 100_00) return kadar
  return tolakBaris(index, 'kadar_uji', 'KADAR_EOD_BELUM_DIISI', {
    kadar: formatPersen(kadar),
  })
}

type Golongan = Pick<BarangBeli, 'kode_dept' | 'kode_group' | 'kode_kategori' | 'nama_barang'>

/** For a piece of our own, the note says what it is; for another shop's piece, the counter does. */
function golonganOf(
  line: BarisBeliMasuk,
  asal: NotaAsal | null,
  facts: FaktaBeli,
  index: number,
): Golongan & { readonly kadar_nota: number } {
  if (asal) return { ...asal, kadar_nota: asal.kadar }
  const nama_barang = line.nama_barang ?? needed(index, 'nama_barang', 'Nama Barang')
  const kode_group = line.kode_group ?? needed(index, 'kode_group', 'Group')
  const kode_dept = line.kode_dept ?? needed(index, 'kode_dept', 'Jenis')
  const group = facts.group.get(kode_group) ?? unknown(index, 'kode_group', 'Group')
  const kode_kategori = facts.jenis.get(kode_dept) ?? unknown(index, 'kode_dept', 'Jenis')
  return { nama_barang, kode_group, kode_dept, kode_kategori, kadar_nota: group.kadar }
}

/**
 * What a line puts on the counter: what it is, what it weighs, how pure it is (DOMAIN 5).
 * @throws Refusal naming the line and field
 */
export function barangBeli(line: BarisBeliMasuk, facts: FaktaBeli, index: number): BarangBeli {
  const piece = line.kode_barcode === null ? undefined : facts.barang.get(line.kode_barcode)
  const asal = piece?.asal ?? null
  if (line.kode_barcode !== null && !asal)
    tolakBaris(index, 'kode_barcode', 'BARANG_TIDAK_DIKENAL', {
      kode_barcode: line.kode_barcode,
    })
  if (facts.koreksi && !asal) tolakBaris(index, 'kode_barcode', 'KOREKSI_TANPA_NOTA')
  const kondisi = facts.kondisi.get(line.kode_kondisi) ?? unknown(index, 'kode_kondisi', 'Kondisi')
  const berat = weigh(line, index)
  const golongan = golonganOf(line, asal, facts, index)
  if (line.kadar_uji !== null && line.cara_uji === null) needed(index, 'cara_uji', 'Cara Uji')
  const kadar = line.kadar_uji ?? golongan.kadar_nota
  const kadar_eod = eodOf(line, kadar, facts, index)
  return {
    asal,
    kondisi,
    nama_barang: golongan.nama_barang,
    kode_kategori: golongan.kode_kategori,
    kode_group: golongan.kode_group,
    kode_dept: golongan.kode_dept,
    kadar_nota: golongan.kadar_nota,
    kadar,
    kadar_eod,
    berat,
    berat_hitung: bulatkanBerat(berat, facts.tingkat_berat),
    murni: mulDiv(berat, kadar_eod, 100_00),
  }
}
