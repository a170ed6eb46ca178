import type { RowOf } from '#kernel/field'
import { refusedField } from '#kernel/refusal'
import type { Params } from '#kernel/refusal'
import { formatPersen } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import type { barisBarang } from './tambah-barang.ts'

export type BarisBarang = RowOf<typeof barisBarang>

/** What the shop's masters say of the things a receipt names. */
export interface FaktaTambah {
  readonly jenis: ReadonlyMap<
    string,
    { readonly kode_kategori: string; readonly cara_harga: 'GRAM' | 'TETAP' }
  >
  readonly group: ReadonlyMap<string, { readonly kadar: number; readonly kadar_cetak: string }>
  readonly baki: ReadonlyMap<string, { readonly kode_gudang: string; readonly status_baki: string }>
  readonly bandrol: ReadonlyMap<string, number> //  mg
  readonly kadar_eod: ReadonlyMap<number, number> // hundredths -> hundredths of a percent
  readonly terpakai: ReadonlySet<string> //         barcodes that a piece has, or had
  readonly belum_terbit: ReadonlySet<string> //     ours by their form, but not issued yet
}

/** A piece with all its facts, as it goes into the books. Weights in mg, kadar in hundredths. */
export interface BarangBaru {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_kategori: string
  readonly kode_dept: string
  readonly kode_group: string
  readonly kadar: number
  readonly kadar_cetak: string
  readonly kadar_eod: number
  readonly berat: number
  readonly murni: number
  readonly kode_gudang: string
  readonly kode_baki: string
  readonly kode_intern: string
  readonly size: string
  readonly nama_atribut: string
  readonly berat_atribut: number
  readonly harga_atribut: number
  readonly kode_bandrol: string | null
  readonly berat_bandrol: number
  readonly harga_pokok: number
  readonly harga_tetap: number | null
  readonly ongkos: number
  readonly kode_kondisi: string | null
  readonly no_sertifikat: string | null
  readonly supplier: string | null
  readonly gambar: string | null
}

/** Fine weight of a piece: rounded half up once, when it enters (DOMAIN 2). */
export const beratMurni = (berat: number, kadarEod: number): number =>
  mulDiv(berat, kadarEod, 100_00)

const refuse = (index: number, field: string, text: string, params: Params = {}): never => {
  throw refusedField(`baris.${index}.${field}`, text, params)
}

/** Barcodes: not twice in the table, not of another piece, not one that is still to be issued. */
export function checkBarcodes(lines: readonly BarisBarang[], facts: FaktaTambah): void {
  const seen = new Set<string>()
  lines.forEach(({ kode_barcode }, index) => {
    if (kode_barcode === null) return
    const say = (text: string): never => refuse(index, 'kode_barcode', text, { kode_barcode })
    if (seen.has(kode_barcode)) say('Barcode {{kode_barcode}} Sudah Ada Di Tabel')
    if (facts.terpakai.has(kode_barcode)) say('Barcode {{kode_barcode}} Sudah Dipakai')
    if (facts.belum_terbit.has(kode_barcode)) say('Barcode {{kode_barcode}} Belum Diterbitkan')
    seen.add(kode_barcode)
  })
}

/** The tray stands in the gudang that was named, and is open. */
function checkBaki(line: BarisBarang, facts: FaktaTambah, index: number): void {
  const { kode_baki, kode_gudang } = line
  const baki = facts.baki.get(kode_baki)
  if (baki?.kode_gudang !== kode_gudang)
    refuse(index, 'kode_baki', 'Baki {{kode_baki}} Tidak Ada Di Gudang {{kode_gudang}}', {
      kode_baki,
      kode_gudang,
    })
  if (baki?.status_baki !== 'READY')
    refuse(index, 'kode_baki', 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung', { kode_baki })
}

/** Named weight and price of what hangs on the piece, or nothing at all. */
function atributOf(
  line: BarisBarang,
  index: number,
): Pick<BarangBaru, 'nama_atribut' | 'berat_atribut' | 'harga_atribut'> {
  const [berat, harga] = [line.berat_atribut ?? 0, line.harga_atribut ?? 0]
  if (line.nama_atribut === null && berat + harga > 0)
    refuse(index, 'nama_atribut', '{{field}} Tidak Boleh Kosong', { field: 'Nama Atribut' })
  return { nama_atribut: line.nama_atribut ?? '', berat_atribut: berat, harga_atribut: harga }
}

/** Cost as entered, or by price per gram at receipt (DOMAIN 5). */
const pokokOf = (line: BarisBarang): number =>
  line.harga_pokok ?? mulDiv(line.berat, line.pokok_gram ?? 0, 1000)

/** The piece that a line describes, its barcode given. */
function complete(line: BarisBarang, facts: FaktaTambah, index: number, barcode: string) {
  const jenis = facts.jenis.get(line.kode_dept)
  const group = facts.group.get(line.kode_group)
  if (!jenis) return refuse(index, 'kode_dept', '{{field}} Tidak Valid', { field: 'Jenis' })
  if (!group) return refuse(index, 'kode_group', '{{field}} Tidak Valid', { field: 'Group' })
  checkBaki(line, facts, index)
  const kadar = line.kadar ?? group.kadar
  const kadarEod = facts.kadar_eod.get(kadar)
  if (kadarEod === undefined)
    return refuse(index, 'kadar', 'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi', {
      kadar: formatPersen(kadar),
    })
  if (jenis.cara_harga === 'TETAP' && !line.harga_tetap)
    refuse(index, 'harga_tetap', '{{field}} Tidak Boleh Kosong', { field: 'Harga Tetap' })
  return {
    ...line,
    ...atributOf(line, index),
    kode_barcode: barcode,
    kode_kategori: jenis.kode_kategori,
    kadar,
    kadar_cetak: line.kadar_cetak ?? group.kadar_cetak,
    kadar_eod: kadarEod,
    murni: beratMurni(line.berat, kadarEod),
    harga_pokok: pokokOf(line),
    harga_tetap: jenis.cara_harga === 'TETAP' ? line.harga_tetap : null,
  }
}

/**
 * The pieces of a receipt, every fact filled in.
 * @param issued barcodes from the program's counter, one for each line without its own
 * @throws Refusal that names the line and the field
 */
export function barangDari(
  lines: readonly BarisBarang[],
  supplier: string | null,
  facts: FaktaTambah,
  issued: readonly string[],
): BarangBaru[] {
  checkBarcodes(lines, facts)
  const next = issued[Symbol.iterator]()
  return lines.map((line, index) => {
    const barcode = line.kode_barcode ?? next.next().value ?? ''
    const { pokok_gram: _, ...piece } = complete(line, facts, index, barcode)
    return {
      ...piece,
      kode_intern: line.kode_intern ?? '',
      size: line.size ?? '',
      berat_bandrol: facts.bandrol.get(line.kode_bandrol ?? '') ?? 0,
      ongkos: line.ongkos ?? 0,
      supplier,
    }
  })
}
