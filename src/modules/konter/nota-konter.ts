import type { RowOf } from '#kernel/field'
import { urutanManual, type BarisManualKonter } from './manual-konter.ts'
import { bayarBaru, hitungBayar, type Bayar } from '#modules/pembayaran/bayar.rules'
import { type barisMasuk } from '#modules/kunjungan/baris-masuk'
import type { kepalaMasuk } from '#modules/penjualan/penjualan'
import { milikOrang, orangLain } from '#modules/pelanggan/orang-lain'
import { beliKosong, simpanBeli, type BarisBeliKonter, type BeliKonter } from './beli-konter.ts'

export type Kepala = Omit<RowOf<typeof kepalaMasuk>, 'kode_sales'> & {
  readonly kode_sales: string | null
}

/** A line as the counter holds it. `harga_lama`: what it cost when it was last looked at. */
export interface BarisKonter extends Readonly<RowOf<typeof barisMasuk>> {
  readonly harga_lama: number | null
}

/** What lies on the counter: a draft until it is saved. Values of the house, not of the wire. */
export interface NotaKonter {
  readonly id: string
  readonly kepala: Kepala
  readonly baris: readonly BarisKonter[] // what is sold
  readonly beli: BeliKonter //              what is bought
  readonly manual: readonly BarisManualKonter[] // goods without a barcode, either way
  readonly bayar: readonly Bayar[]
}

const kepalaKosong: Kepala = {
  kode_sales: null,
  nama_customer: null,
  alamat_customer: null,
  kode_kota: null,
  kode_kecamatan: null,
  no_hp: null,
  jenis_pelanggan: null,
  jenis_identitas: null,
  no_identitas: null,
  npwp: null,
  pembeli_pajak: null,
  keterangan: null,
  no_nota_manual: null,
  tgl_system: null,
  nota_per: null,
  harga_setuju: null,
}

export const notaKosong = (id: string, kode_sales: string | null = null): NotaKonter => ({
  id,
  kepala: { ...kepalaKosong, kode_sales },
  baris: [],
  beli: beliKosong,
  manual: [],
  bayar: [],
})

const { foto_identitas, jenis_identitas, no_identitas, npwp, pembeli_pajak } = milikOrang
const kartu = { jenis_identitas, no_identitas }

/** What is told of the customer. Of somebody else nothing stays that the one before showed. */
export function tentangOrang(
  nota: NotaKonter,
  kepala: Partial<Kepala>,
  beli: Partial<BeliKonter> = {},
): NotaKonter {
  const lain = orangLain(nota.kepala, { ...nota.kepala, ...kepala })
  return {
    ...nota,
    kepala: { ...nota.kepala, ...(lain ? { ...kartu, npwp, pembeli_pajak } : {}), ...kepala },
    beli: { ...nota.beli, ...(lain ? { ...kartu, foto_identitas } : {}), ...beli },
  }
}

/** How many lines lie there. */
export const sebanyak = ({ baris, beli, manual }: NotaKonter): number =>
  baris.length + beli.baris.length + manual.length

/** Anything that could be saved: a piece that is sold or bought. */
export const adaBarang = (nota: NotaKonter): boolean => sebanyak(nota) > 0

/** Something is sold to the customer; something is bought from him. */
export const menjual = ({ baris, manual }: NotaKonter): boolean =>
  baris.length > 0 || manual.some(({ arah }) => arah === 'JUAL')
export const membeli = ({ beli, manual }: NotaKonter): boolean =>
  beli.baris.length > 0 || manual.some(({ arah }) => arah === 'BELI')

export const adaIsi = (nota: NotaKonter): boolean =>
  adaBarang(nota) ||
  nota.bayar.length > 0 ||
  [
    nota.kepala.nama_customer,
    nota.kepala.no_hp,
    nota.kepala.keterangan,
    nota.beli.no_identitas,
  ].some((text) => (text ?? '') !== '')

/** The keys of all lines, in the order in which they stand on the screen. */
export function urutan({ baris, beli, manual }: NotaKonter, beliDulu: boolean): string[] {
  if (manual.length > 0) return urutanManual(manual)
  const jual = baris.map(({ kode_barcode }) => kode_barcode)
  const dibeli = beli.baris.map(({ kunci }) => kunci)
  return beliDulu ? [...dibeli, ...jual] : [...jual, ...dibeli]
}

/** The line of a piece, whichever side it lies on. */
export const kunciDari = ({ baris, beli }: NotaKonter, kodeBarcode: string): string | undefined =>
  baris.find((line) => line.kode_barcode === kodeBarcode)?.kode_barcode ??
  beli.baris.find((line) => line.kode_barcode === kodeBarcode)?.kunci

const barisBaru = (kode_barcode: string): BarisKonter => ({
  kode_barcode,
  berat_kotor: null,
  ongkos: null,
  diskon: null,
  harga_setuju: null,
  harga_lama: null,
})

/** A piece more, at the end. One that lies there already stays where it is. */
export const tambah = (nota: NotaKonter, kodeBarcode: string): NotaKonter =>
  nota.baris.some((line) => line.kode_barcode === kodeBarcode)
    ? nota
    : { ...nota, baris: [...nota.baris, barisBaru(kodeBarcode)] }

/** Takes a line off, by its key. */
export const keluarkan = (nota: NotaKonter, kunci: string): NotaKonter => ({
  ...nota,
  baris: nota.baris.filter((line) => line.kode_barcode !== kunci),
  beli: { ...nota.beli, baris: nota.beli.baris.filter((line) => line.kunci !== kunci) },
  manual: nota.manual.filter((line) => line.kunci !== kunci),
})

/** A line that was taken off, and where it lay. */
export type Dilepas =
  | { readonly at: number; readonly jual: BarisKonter }
  | { readonly at: number; readonly beli: BarisBeliKonter }
  | { readonly at: number; readonly manual: BarisManualKonter }

export function dilepas(nota: NotaKonter, kunci: string): Dilepas | undefined {
  const at = nota.baris.findIndex(({ kode_barcode }) => kode_barcode === kunci)
  const jual = nota.baris[at]
  if (jual) return { at, jual }
  const atManual = nota.manual.findIndex((line) => line.kunci === kunci)
  const manual = nota.manual[atManual]
  if (manual) return { at: atManual, manual }
  const atBeli = nota.beli.baris.findIndex((line) => line.kunci === kunci)
  const beli = nota.beli.baris[atBeli]
  return beli && { at: atBeli, beli }
}

/** Undo: the line comes back where it was. */
export function kembalikan(nota: NotaKonter, line: Dilepas): NotaKonter {
  if ('jual' in line) {
    const without = keluarkan(nota, line.jual.kode_barcode)
    return { ...without, baris: without.baris.toSpliced(line.at, 0, line.jual) }
  }
  if ('manual' in line) return { ...nota, manual: nota.manual.toSpliced(line.at, 0, line.manual) }
  const without = keluarkan(nota, line.beli.kunci)
  const baris = without.beli.baris.toSpliced(line.at, 0, line.beli)
  return { ...without, beli: { ...without.beli, baris } }
}

/** The QR of a nota (the address of its public page), or the number of one or of a visit. */
export const isNota = (text: string): boolean =>
  /[?&]toko=[A-Z0-9]+&id=[0-9a-f-]{36}/i.test(text) ||
  /^F[JG]-[A-Z0-9]+-\d{6}-\d{4,}$/i.test(text.trim())

/** The number of a deposit; its nota bears it as a QR. */
export const isTitipan = (text: string): boolean => /^TT-[A-Z0-9]+-\d{6}-\d{4,}$/i.test(text.trim())

/** A deposit pays: its piece comes onto the counter, and the payment behind the others. */
export function bayarTitipan(
  nota: NotaKonter,
  { kode_barcode, nomor, tersedia }: DipakaiTitipan,
): NotaKonter {
  if (nomorTitipan(nota).includes(nomor)) return nota
  const dengan = kode_barcode === null ? nota : tambah(nota, kode_barcode)
  const no = Math.max(-1, ...nota.bayar.map((entry) => entry.no)) + 1
  const entry = { ...bayarBaru(no, 'TITIPAN'), no_ref: nomor, diterima: tersedia }
  return { ...dengan, bayar: [...nota.bayar, entry] }
}

/** A deposit that was scanned: what it has left, and the piece that it keeps. */
export interface DipakaiTitipan {
  readonly nomor: string
  readonly tersedia: number
  readonly kode_barcode: string | null
}

/** What was bargained about a line; the price it had before is no longer worth telling. */
export const tawar = (
  nota: NotaKonter,
  kodeBarcode: string,
  change: Partial<BarisKonter>,
): NotaKonter => ({
  ...nota,
  baris: nota.baris.map((line) =>
    line.kode_barcode === kodeBarcode ? { ...line, ...change, harga_lama: null } : line,
  ),
})

/** Remembers what the lines cost now, so that the next prices can be told apart from them. */
export const ingatHarga = (
  nota: NotaKonter,
  harga: ReadonlyMap<string, number | null>,
): NotaKonter => ({
  ...nota,
  baris: nota.baris.map((line) => ({
    ...line,
    harga_lama: line.harga_lama ?? harga.get(line.kode_barcode) ?? null,
  })),
  beli: {
    ...nota.beli,
    baris: nota.beli.baris.map((line) => ({
      ...line,
      harga_lama: line.harga_lama ?? harga.get(line.kunci) ?? null,
    })),
  },
  manual: nota.manual.map((line) => ({
    ...line,
    harga_lama: line.harga_lama ?? harga.get(line.kunci) ?? null,
  })),
})

/** The deposits that pay: what they keep is free for this visit. */
export const nomorTitipan = ({ bayar }: NotaKonter): string[] =>
  bayar.flatMap(({ jenis, no_ref }) =>
    jenis === 'TITIPAN' && no_ref ? [no_ref.trim().toUpperCase()] : [],
  )

/** The visit as POST penjualan/simpan takes it; `total` is what the counter shows. */
export const isiSimpan = (nota: NotaKonter, kode_sales: string, total: number) => ({
  ...nota.kepala,
  kode_sales,
  baris: nota.baris.map(({ harga_lama: _lama, ...line }) => line),
  pembelian: simpanBeli(nota.beli),
  pembayaran: hitungBayar(nota.bayar, total).pembayaran.map((payment) => ({ ...payment })),
  id_draf: nota.id,
  total,
})
