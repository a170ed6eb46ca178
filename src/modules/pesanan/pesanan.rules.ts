import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv, roundTo } from '#kernel/rounding'
import { keyOf, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { CaraBulat } from '#modules/harga/harga-barang.rules'
import { hitungPajak, type AturanPajak } from '#modules/penjualan/pajak/pajak.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import type { Janji } from '#modules/janji/janji.rules'
import { caraHarga } from './pesanan.ts'

/** What is frozen in an order: when it came, and by its steps since. mg, whole rupiah. */
export const isiPesanan = row(
  {
    ...{ id_pelanggan: text, kode_sales: text, nama_barang: text, kode_dept: text },
    ...{ kode_group: text, kadar: whole, qty: whole, berat: whole, harga_gram: whole },
    ...{ ongkos: whole, biaya: whole, cara_harga: keyOf(caraHarga), ukuran: maybe(text) },
    ...{ ukiran: maybe(text), foto: maybe(text), deskripsi: text, kode_tukang: text },
    ...{ tgl_janji: text, kode_ambil: text },
  },
  {
    ...{ berat_jadi: whole, berat_terkunci: whole, murni_jadi: whole, upah: whole },
    ...{ harga_jadi: whole, harga_emas: whole, kadar_eod: whole },
    ...{ tgl_selesai: text, foto_jadi: maybe(text), keterangan: maybe(text) },
    ...{ bukti: text, foto_kartu: maybe(text) },
    ...{ berat_kirim: whole, murni_kirim: whole, nilai_kirim: whole },
  },
)
export type IsiPesanan = ShapeOf<typeof isiPesanan>
export type Pesanan = Janji<IsiPesanan>

/** What prices an order: its group and its kategori, and how the shop rounds and taxes, today. */
export interface GroupKini {
  readonly harga: number // rupiah a gram
  readonly kadar: number
  readonly kadar_eod: number
  readonly kode_kategori: string
  readonly bulat: CaraBulat
  readonly pajak: AturanPajak
}

/** Gold at so much a gram, whole rupiah. */
const hargaEmas = (berat: number, harga: number): number => mulDiv(berat, harga, 1000)
/** As the price of a piece is rounded (PEMBULATAN_PENJUALAN). */
const dibulatkan = (emas: number, { arah, pembulatan }: CaraBulat): number =>
  roundTo(emas, pembulatan, arah)

/** With labour, and with the tax of a sale of it. */
function denganPajak(
  harga_emas: number,
  { berat, ongkos }: { berat: number; ongkos: number },
  { kode_kategori, pajak }: GroupKini,
): number {
  const harga = harga_emas + ongkos
  const kena = { berat, faktur_perolehan: false, harga, kode_kategori, ongkos }
  return harga + hitungPajak(kena, pajak).pajak
}

/** What an order costs as it is wished, whole rupiah with its tax. @throws Refusal unpriced */
export function taksirPesanan(
  dipesan: { berat: number; kode_group: string; ongkos: number },
  kini: GroupKini,
): number {
  const { berat, kode_group } = dipesan
  if (kini.harga === 0)
    throw refusedField('kode_group', 'Harga Group {{kode_group}} Belum Diisi', { kode_group })
  return denganPajak(dibulatkan(hargaEmas(berat, kini.harga), kini.bulat), dipesan, kini)
}

/** @throws Refusal at uang_muka (SPEC 5: payment must not exceed what remains) */
export function checkMukaPesanan(uang_muka: number, biaya: number): void {
  if (uang_muka <= biaya) return
  throw refusedField('uang_muka', 'Uang Muka Melebihi Harga Pesanan Rp {{biaya}}', {
    biaya: formatRupiah(biaya),
  })
}

/** What a finished piece costs: the grams that the deposit locked, and the rest. */
export interface HargaJadi {
  readonly berat_jadi: number
  readonly berat_terkunci: number
  readonly murni_jadi: number
  readonly kadar_eod: number // what that counts its gold for
  readonly harga_jadi: number // today's, rupiah a gram
  readonly harga_emas: number // its gold, rounded as the price of any piece
  readonly biaya: number
}

/**
 * The price follows the weight. Locked: the deposit has bought so many grams at the price of the
 * day it was left, never more than the piece weighs; what is above them costs today's price.
 * @param saldo what is held of the deposit, whole rupiah
 */
export function hargaJadi(
  { isi: { cara_harga, harga_gram, ongkos }, saldo }: Pick<Pesanan, 'isi' | 'saldo'>,
  berat_jadi: number,
  kini: GroupKini,
): HargaJadi {
  const { bulat, harga, kadar_eod } = kini
  const dibayar = cara_harga === 'TETAP' ? mulDiv(saldo, 1000, harga_gram, 'down') : 0
  const berat_terkunci = Math.min(berat_jadi, dibayar)
  const emas = hargaEmas(berat_terkunci, harga_gram) + hargaEmas(berat_jadi - berat_terkunci, harga)
  const harga_emas = dibulatkan(emas, bulat)
  return {
    ...{ berat_jadi, berat_terkunci, harga_jadi: harga, harga_emas },
    ...{ kadar_eod, murni_jadi: beratMurni(berat_jadi, kadar_eod) },
    biaya: denganPajak(harga_emas, { berat: berat_jadi, ongkos }, kini),
  }
}

/** The price of a gram of the finished piece, as its sale says it: of all of it, whole rupiah. */
export function hargaGramJadi({ isi }: Pick<Pesanan, 'isi'>): number {
  const { berat_jadi = 0, berat_terkunci = 0, harga_emas = 0, harga_gram, harga_jadi = 0 } = isi
  if (berat_terkunci === 0) return harga_jadi
  return berat_terkunci === berat_jadi ? harga_gram : mulDiv(harga_emas, 1000, berat_jadi)
}

/**
 * Who must agree to a piece that is heavier than was ordered: its customer pays for it.
 * @param batas hundredths of a percent of the ordered weight
 */
export function perluBerat(
  { isi: { berat }, nomor }: Pick<Pesanan, 'isi' | 'nomor'>,
  berat_jadi: number,
  batas: number,
) {
  if (berat_jadi - berat <= mulDiv(berat, batas, 100_00, 'down')) return []
  return [
    {
      kategori: 'BERAT_PESANAN' as const,
      sebelum: { [nomor]: `${formatBerat(berat)} gr` },
      sesudah: { [nomor]: `${formatBerat(berat_jadi)} gr` },
    },
  ]
}

/** The gold that lies in LEBUR: of one kadar, and of all its fine weight and cost. mg, rupiah. */
export const emasLebur = row({ kotor: whole, murni: whole, nilai: whole })

/** Gold that went to the goldsmith for an order, with what it has cost. */
export interface EmasKirim {
  readonly berat_kirim: number
  readonly murni_kirim: number
  readonly nilai_kirim: number
}

/**
 * Gold goes to the goldsmith at what all that lies there has cost, by its fine weight.
 * @throws Refusal at berat_kirim for more than lies there
 */
export function kirimEmas(
  berat: number,
  kadar: number,
  { kotor, murni, nilai }: ShapeOf<typeof emasLebur>,
): EmasKirim {
  if (berat > kotor)
    throw refusedField('berat_kirim', 'Emas Lebur Kadar {{kadar}} Tinggal {{berat}} gr', {
      ...{ kadar: formatPersen(kadar), berat: formatBerat(kotor) },
    })
  const murni_kirim = Math.min(beratMurni(berat, kadar), murni)
  const nilai_kirim = murni_kirim === murni ? nilai : mulDiv(nilai, murni_kirim, murni)
  return { berat_kirim: berat, murni_kirim, nilai_kirim }
}

/** The cost of the finished piece: its share of what was sent; the rest is at the goldsmith's. */
export function hppPesanan({ isi }: Pick<Pesanan, 'isi'>): number {
  const { murni_jadi = 0, murni_kirim = 0, nilai_kirim = 0 } = isi
  const murni = Math.min(murni_jadi, murni_kirim)
  return murni === 0 ? 0 : mulDiv(nilai_kirim, murni, murni_kirim)
}

/**
 * Whose gold it is does not change with the name of the goldsmith.
 * @throws Refusal at kode_tukang
 */
export function checkTukang({ isi }: Pick<Pesanan, 'isi'>, kode_tukang: string): void {
  if (kode_tukang === isi.kode_tukang || !isi.berat_kirim) return
  throw refusedField('kode_tukang', 'Emas Sudah Dikirim Ke {{tukang}}', { tukang: isi.kode_tukang })
}

/** What the customer still owes; below zero the shop owes him. Whole rupiah. */
export const sisaPesanan = ({ isi: { biaya }, saldo }: Pick<Pesanan, 'isi' | 'saldo'>): number =>
  biaya - saldo

/** @throws Refusal where it is not made yet */
export function checkJadi({ nomor, status }: Pick<Pesanan, 'nomor' | 'status'>): void {
  if (status === 'OPEN' || status === 'VALID')
    throw new Refusal('Pesanan {{nomor}} Belum Selesai', { params: { nomor } })
}
