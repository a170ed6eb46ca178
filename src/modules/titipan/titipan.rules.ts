import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { keyOf, maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { statusTitipan, type StatusTitipan } from './titipan.ts'

/** Where the chosen piece is. */
export const barangTitip = row({
  ...{ kode_barcode: text, status: text, kode_gudang: maybe(text), kode_baki: maybe(text) },
  ...{ id_pemegang: maybe(text), berat: whole, murni: whole },
})
export type BarangTitip = ShapeOf<typeof barangTitip>

/** A deposit as it stands (muat_titipan). Whole rupiah, mg. */
export const titipanKini = row({
  ...{ id: text, nomor: text, status: keyOf(statusTitipan), versi: whole },
  tgl_batas: maybe(text), // none: it came of a promise, and ends with its customer
  jumlah: whole, //  the first deposit
  saldo: whole, //   what is left of all of them
  ditahan: whole, // what visits that wait will take of it
  ...{ kunci_harga: yesNo, kode_barcode: maybe(text), harga_total: whole },
  barang: maybe(barangTitip), // the piece as it stands now
})
export type TitipanKini = ShapeOf<typeof titipanKini>

/** The piece that is kept for this deposit now; none once it was sold or let go. */
export const barangDititip = ({ barang, id }: TitipanKini): BarangTitip | null =>
  barang?.status === 'TITIP' && barang.id_pemegang === id ? barang : null

/**
 * Until when a deposit is kept: as asked, no longer than the shop does.
 * @param hari the most days the shop keeps one
 * @throws Refusal at tgl_batas
 */
export function batasTitip(kini: Tanggal, hari: number, diminta: Tanggal | null): Tanggal {
  const terakhir = addDays(kini, hari)
  if (diminta === null) return terakhir
  if (diminta < kini || diminta > terakhir)
    throw refusedField('tgl_batas', 'Batas Titipan Paling Lambat {{tanggal}}', {
      tanggal: terakhir,
    })
  return diminta
}

/**
 * SPEC 5: payment must not exceed what remains of the price; money only has no price.
 * @param harga of the chosen piece, null for none
 * @param saldo what was left before
 * @throws Refusal at jumlah
 */
export function checkSetor(harga: number | null, saldo: number, jumlah: number): void {
  if (harga === null || saldo + jumlah <= harga) return
  throw refusedField('jumlah', 'Titipan Melebihi Sisa Harga Rp {{sisa}}', {
    sisa: formatRupiah(Math.max(0, harga - saldo)),
  })
}

const gone: Readonly<Record<StatusTitipan, string>> = {
  OPEN: 'Titipan {{nomor}} Belum Divalidasi',
  TITIP: '',
  DIPAKAI: 'Titipan {{nomor}} Sudah Dipakai',
  BATAL: 'Titipan {{nomor}} Sudah Dibatalkan',
}

/** @throws Refusal where the deposit is not held any more, or not yet */
export function masihTitip({ nomor, status }: Pick<TitipanKini, 'nomor' | 'status'>): void {
  if (status !== 'TITIP') throw new Refusal(gone[status], { params: { nomor } })
}

/** What a visit may still take of it. */
export const tersedia = ({ ditahan, saldo }: Pick<TitipanKini, 'ditahan' | 'saldo'>): number =>
  saldo - ditahan

/**
 * Whether a visit may be paid by this deposit: it is held, holds that much besides what waiting
 * visits take, and the piece that it keeps is what the visit sells.
 * @param dijual barcodes of the visit
 * @throws Refusal
 */
export function checkDipakai(
  titipan: TitipanKini,
  jumlah: number,
  dijual: readonly string[],
): void {
  const { kode_barcode, nomor } = titipan
  masihTitip(titipan)
  if (barangDititip(titipan) && kode_barcode !== null && !dijual.includes(kode_barcode))
    throw new Refusal('Titipan {{nomor}} Untuk Barang {{kode_barcode}}, Pindai Barangnya', {
      params: { nomor, kode_barcode },
    })
  if (jumlah > tersedia(titipan))
    throw new Refusal('Titipan {{nomor}} Tinggal Rp {{saldo}}', {
      params: { nomor, saldo: formatRupiah(tersedia(titipan)) },
    })
}

/** What happens to the money of a deposit that is cancelled. */
export interface Pembatalan {
  readonly lewat: boolean //  the customer let its time run out
  readonly hangus: number //  stays with the shop, whole rupiah
  readonly kembali: number // goes back to the customer
}

/** The shop's forfeiture rule, in hundredths of a percent of what is left. */
export interface AturanBatal {
  readonly potongan_batal: number
  readonly potongan_hangus: number
}

/**
 * Money back by rule (DOMAIN 5): up to its last day less one rate, after it less the other. The
 * part that stays is rounded down: the customer's rupiah is his. What came of a promise goes back
 * whole, as the promise's money does.
 */
export function batalTitip(
  { saldo, tgl_batas }: Pick<TitipanKini, 'saldo' | 'tgl_batas'>,
  kini: Tanggal,
  aturan: AturanBatal,
): Pembatalan {
  if (tgl_batas === null) return { lewat: false, hangus: 0, kembali: saldo }
  const lewat = kini > tgl_batas
  const rate = lewat ? aturan.potongan_hangus : aturan.potongan_batal
  const hangus = mulDiv(saldo, rate, 100_00, 'down')
  return { lewat, hangus, kembali: saldo - hangus }
}

/**
 * Whether it may be cancelled now.
 * @throws Refusal where a visit that waits is paid by it
 */
export function checkBatalTitip(titipan: TitipanKini): void {
  masihTitip(titipan)
  if (titipan.ditahan > 0)
    throw new Refusal('Titipan {{nomor}} Sedang Dipakai Nota Yang Menunggu Validasi', {
      params: { nomor: titipan.nomor },
    })
}

/** More money that was taken for a deposit. */
export const tambahanTitip = row({
  ...{ nomor: text, status: text, tgl_system: text, jumlah: whole },
  dipakai: whole, // what visits took of the deposit after it
})
export type TambahanTitip = ShapeOf<typeof tambahanTitip>

/**
 * Whether an addition may be taken back: of today, while nothing was paid by the deposit since.
 * @throws Refusal
 */
export function checkBatalTambah(
  titipan: TitipanKini,
  tambahan: TambahanTitip,
  kini: Tanggal,
): void {
  const { dipakai, nomor, status, tgl_system } = tambahan
  if (status === 'BATAL')
    throw new Refusal('Tambahan {{nomor}} Sudah Dibatalkan', { params: { nomor } })
  checkBatalTitip(titipan)
  if (tgl_system !== kini) throw new Refusal('Tidak Dapat Membatalkan Tambahan Titipan Kemarin')
  if (dipakai > 0)
    throw new Refusal('Titipan {{nomor}} Sudah Dipakai Sesudah Tambahan Ini', {
      params: { nomor: titipan.nomor },
    })
}

/** A promised price holds until the last day, if any (parameter TITIPAN_KUNCI_HARGA_MODULE). */
export const hargaTerkunci = (
  titipan: Pick<TitipanKini, 'kunci_harga' | 'tgl_batas'>,
  kini: Tanggal,
): boolean => titipan.kunci_harga && (titipan.tgl_batas === null || kini <= titipan.tgl_batas)
