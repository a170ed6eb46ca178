import { Refusal, refusedField } from '#kernel/refusal'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { barangTercatat, type BarangKini } from '#modules/stok/koreksi-barang.rules'
import { statusBarang } from '#modules/stok/barang'
import { isiPaket } from './kirim-barang.ts'

/** A piece of a proposal, the branch that it goes to, and in which parcel; null: it stays. */
const bagian = row({
  ...{ kode_barcode: text, nama_barang: text, berat: whole, tujuan: maybe(text), ke: maybe(whole) },
  bita: whole, // of its story in the letter
})
export type Bagian = ShapeOf<typeof bagian>

/** A parcel that somebody packed for a branch: these pieces, each scanned. */
const dikemas = row({
  ...{ tujuan: text, baris: list(text), no_segel: text, kurir: text, nilai_asuransi: maybe(whole) },
  ...{ foto: maybe(text), pengemas: text },
})
export type Dikemas = ShapeOf<typeof dikemas>

/** A proposal as it stands (muat_bagi_barang), with its pieces. */
export const usulan = row({
  dikemas: list(dikemas),
  ...{ id: text, nomor: text, status: text, versi: whole, akun: petaAkun },
  ...{ baris: list(bagian), barang: list(barangTercatat) },
})
export type Usulan = ShapeOf<typeof usulan>

interface Aturan {
  readonly tujuan: string
  readonly kode_dept: string | null
  readonly bagian: number
}

const urut = (a: BarangKini, b: BarangKini): number =>
  a.kode_dept.localeCompare(b.kode_dept) ||
  b.berat - a.berat ||
  a.kode_barcode.localeCompare(b.kode_barcode)

/**
 * Which branch gets which piece: of each jenis every branch its share of the grams, the heaviest
 * first, each to the branch that has the least for its share. A rule for a jenis stands above
 * one for all; without either a piece stays.
 * @throws Refusal where nothing of the receipt is left
 */
export function bagiDari(
  pieces: readonly BarangKini[],
  aturan: readonly Aturan[],
  bita: ReadonlyMap<string, number> = new Map(),
): Bagian[] {
  const bebas = pieces.filter(({ status }) => status === 'ADA')
  if (bebas.length === 0) throw new Refusal('Tidak Ada Barang Dari Penerimaan Ini')
  const dapat = new Map<string, number>()
  return bebas.toSorted(urut).map(({ berat, kode_barcode, kode_dept, nama_barang }) => {
    const khusus = aturan.filter((one) => one.kode_dept === kode_dept)
    const berlaku = khusus.length > 0 ? khusus : aturan.filter((one) => one.kode_dept === null)
    const punya = ({ tujuan }: Aturan): number => dapat.get(`${kode_dept} ${tujuan}`) ?? 0
    const [pilihan] = berlaku.toSorted(
      (a, b) => (punya(a) + berat) * b.bagian - (punya(b) + berat) * a.bagian,
    )
    if (pilihan) dapat.set(`${kode_dept} ${pilihan.tujuan}`, punya(pilihan) + berat)
    const milik = { kode_barcode, nama_barang, berat, bita: bita.get(kode_barcode) ?? 0 }
    return { ...milik, tujuan: pilihan?.tujuan ?? null, ke: null }
  })
}

/** What a parcel holds: pieces, and their stories in one letter. */
export interface Muatan {
  readonly pcs: number
  readonly bita: number
}
/** What happens to a piece between the proposal and its parcel has room beside it. */
const muatan: Muatan = { pcs: isiPaket.max, bita: 1_500_000 }

/** Each piece with the parcel of its branch: a full one is followed by another. */
export function kemasan(baris: readonly Bagian[], penuh: Muatan = muatan): Bagian[] {
  const terakhir = new Map<string, Muatan & { readonly ke: number }>()
  return baris.map((one) => {
    if (one.tujuan === null) return { ...one, ke: null }
    const kini = terakhir.get(one.tujuan) ?? { ke: 1, pcs: 0, bita: 0 }
    const lewat = kini.pcs > 0 && (kini.pcs + 1 > penuh.pcs || kini.bita + one.bita > penuh.bita)
    const ke = lewat ? kini.ke + 1 : kini.ke
    const dasar = lewat ? { pcs: 0, bita: 0 } : kini
    terakhir.set(one.tujuan, { ke, pcs: dasar.pcs + 1, bita: dasar.bita + one.bita })
    return { ...one, ke }
  })
}

interface IsiPaket {
  readonly tujuan: string
  readonly ke: number
  readonly pieces: readonly BarangKini[]
}

/** The parcels of a proposal as it stands, each with its pieces. */
export function perPaket({
  barang,
  baris,
}: {
  readonly barang: readonly BarangKini[]
  readonly baris: readonly Bagian[]
}): IsiPaket[] {
  const ada = new Map(barang.map((piece) => [piece.kode_barcode, piece]))
  const paket = new Map<string, IsiPaket>()
  for (const { ke, kode_barcode, tujuan } of kemasan(baris)) {
    const piece = ada.get(kode_barcode)
    if (!piece || tujuan === null || ke === null) continue
    const nama = namaPaket({ tujuan, ke })
    const pieces = [...(paket.get(nama)?.pieces ?? []), piece]
    paket.set(nama, { tujuan, ke, pieces })
  }
  return [...paket.values()]
}

/** A branch that gets several has them numbered. */
export const namaPaket = ({ ke, tujuan }: Pick<IsiPaket, 'ke' | 'tujuan'>): string =>
  ke === 1 ? tujuan : `${tujuan} ${ke}`

const kodeDari = ({ pieces }: Pick<IsiPaket, 'pieces'>): string[] =>
  pieces.map(({ kode_barcode }) => kode_barcode)

/** The parcel as it was packed, if it holds these pieces still: a changed one is packed again. */
export const dikemasnya = (
  { pieces, tujuan }: Pick<IsiPaket, 'pieces' | 'tujuan'>,
  { dikemas: semua }: Pick<Usulan, 'dikemas'>,
): Dikemas | undefined =>
  semua.find(
    ({ baris, tujuan: untuk }) =>
      untuk === tujuan &&
      baris.length === pieces.length &&
      pieces.every(({ kode_barcode }) => baris.includes(kode_barcode)),
  )

/**
 * The parcel that was scanned: the one that its first piece is of, with all its pieces.
 * @throws Refusal at the line of a piece that is not of it, or where one was not scanned
 */
export function paketDipindai(
  lines: readonly { readonly kode_barcode: string }[],
  usul: Usulan,
): IsiPaket {
  const semua = perPaket(usul)
  const milik = new Map(semua.flatMap((one) => kodeDari(one).map((kode) => [kode, one] as const)))
  const seen = new Set<string>()
  const paket = lines.map(({ kode_barcode }, at) => {
    const found = milik.get(kode_barcode)
    const field = `pindaian.${at}.kode_barcode`
    if (!found)
      throw refusedField(field, 'Barang {{kode_barcode}} Tidak Untuk Cabang', { kode_barcode })
    if (seen.has(kode_barcode))
      throw refusedField(field, 'Barcode {{kode_barcode}} Sudah Ada Di Tabel', { kode_barcode })
    seen.add(kode_barcode)
    const status = found.pieces.find((one) => one.kode_barcode === kode_barcode)?.status ?? 'ADA'
    if (status !== 'ADA')
      throw refusedField(field, 'Barang {{kode_barcode}} Tidak Dapat Dikirim, Status {{status}}', {
        ...{ kode_barcode, status: statusBarang[status] },
      })
    const [pertama] = [...seen]
    const satu = milik.get(pertama ?? '')
    if (satu !== found)
      throw refusedField(field, 'Barang {{kode_barcode}} Untuk Paket {{paket}}', {
        ...{ kode_barcode, paket: namaPaket(found) },
      })
    return found
  })
  const [satu] = paket
  if (!satu) throw new RangeError('a parcel without a line')
  const kurang = kodeDari(satu).filter((kode) => !seen.has(kode))
  if (kurang.length > 0)
    throw refusedField('pindaian', 'Paket {{paket}} Kurang {{jumlah}} Barang: {{barang}}', {
      ...{ paket: namaPaket(satu), jumlah: kurang.length, barang: kurang.slice(0, 5).join(', ') },
    })
  return satu
}
