import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv, roundTo } from '#kernel/rounding'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { CaraBulat } from '#modules/harga/harga-barang.rules'
import { hitungPajak, type AturanPajak } from '#modules/penjualan/pajak/pajak.rules'
import { diTukang, type EmasTukang } from './emas-pesanan.rules.ts'
import { kirimEmas, type EmasKirim, type EmasLebur } from '#modules/service/emas-tukang.rules'
import { beratMurni } from '#modules/stok/barang.rules'

/** What is frozen of one piece of an order: how it is wished, and what steps said since. */
export const barisBarang = {
  ...{ nama_barang: text, kode_dept: text, kode_group: text, kadar: whole, qty: whole },
  ...{ berat: whole, harga_gram: whole, ongkos: whole, biaya: whole, ukuran: maybe(text) },
  ...{ ukiran: maybe(text), foto: maybe(text), deskripsi: text, kode_tukang: text },
} as const
export const barisKelak = {
  seperti: maybe(text),
  ...{ berat_jadi: whole, berat_terkunci: whole, murni_jadi: whole, upah: whole },
  ...{ harga_jadi: whole, harga_emas: whole, kadar_eod: whole },
  ...{ tgl_selesai: text, foto_jadi: maybe(text), keterangan: maybe(text) },
  ...{ berat_kirim: whole, murni_kirim: whole, nilai_kirim: whole },
  ...{ hpp: whole, murni_tukang: whole, nilai_emas: whole }, // its gold; of it, of the goldsmith's own
  taksiran: whole, // what it cost before it was made
} as const
/** mg, whole rupiah. */
export const barangPesanan = row(barisBarang, barisKelak)
export type BarangPesanan = ShapeOf<typeof barangPesanan>

/** What prices a piece: its group and its kategori, and how the shop rounds and taxes, today. */
export interface GroupKini {
  readonly harga: number // rupiah a gram
  readonly kadar: number
  readonly kadar_eod: number
  readonly kode_kategori: string
  readonly dikonfirmasi: boolean // the price is today's, or nobody need confirm it
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

/**
 * What a piece costs as it is wished, whole rupiah with its tax.
 * @param at which of the order's
 * @throws Refusal for a group without a price
 */
export function taksirBarang(
  dipesan: { berat: number; kode_group: string; ongkos: number },
  kini: GroupKini,
  at: number,
): number {
  const { berat, kode_group } = dipesan
  if (kini.harga === 0)
    throw refusedField(`barang.${at}.kode_group`, 'Harga Group {{kode_group}} Belum Diisi', {
      kode_group,
    })
  return denganPajak(dibulatkan(hargaEmas(berat, kini.harga), kini.bulat), dipesan, kini)
}

/**
 * What each piece has of the deposit: as much as its gold is of all gold, so that the order in
 * which pieces are made changes no price. Whole rupiah, rounded down.
 */
export function mukaBarang(
  saldo: number,
  barang: readonly Pick<BarangPesanan, 'berat' | 'harga_gram'>[],
): number[] {
  const emas = barang.map(({ berat, harga_gram }) => hargaEmas(berat, harga_gram))
  const semua = emas.reduce((sum, one) => sum + one, 0)
  return emas.map((one) => (semua === 0 ? 0 : mulDiv(saldo, one, semua, 'down')))
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
 * @param mengunci what locks of the deposit for this piece, whole rupiah
 */
export function hargaJadi(
  { harga_gram, ongkos }: Pick<BarangPesanan, 'harga_gram' | 'ongkos'>,
  mengunci: number,
  berat_jadi: number,
  kini: GroupKini,
): HargaJadi {
  const { bulat, harga, kadar_eod } = kini
  const dibayar = mengunci === 0 ? 0 : mulDiv(mengunci, 1000, harga_gram, 'down')
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
export function hargaGramJadi(barang: BarangPesanan): number {
  const { berat_jadi = 0, berat_terkunci = 0, harga_emas = 0, harga_gram, harga_jadi = 0 } = barang
  if (berat_terkunci === 0) return harga_jadi
  return berat_terkunci === berat_jadi ? harga_gram : mulDiv(harga_emas, 1000, berat_jadi)
}

/**
 * Gold goes for several pieces, one after the other: what went for one lies there no more.
 * @param ada what lies there, by kadar; fine weight and cost are of all kadar
 */
export function kirimSemua(
  diminta: readonly { readonly berat: number; readonly kadar: number; readonly field: string }[],
  ada: ReadonlyMap<number, EmasLebur>,
): EmasKirim[] {
  const sent: (EmasKirim & { readonly kadar: number })[] = []
  const pergi = (of: (one: (typeof sent)[number]) => number): number =>
    sent.reduce((sum, one) => sum + of(one), 0)
  for (const { berat, field, kadar } of diminta) {
    const { kotor = 0, murni = 0, nilai = 0 } = ada.get(kadar) ?? {}
    const sisa = {
      kotor: kotor - pergi((one) => (one.kadar === kadar ? one.berat_kirim : 0)),
      murni: murni - pergi((one) => one.murni_kirim),
      nilai: nilai - pergi((one) => one.nilai_kirim),
    }
    sent.push({ ...kirimEmas({ berat, kadar }, sisa, field), kadar })
  }
  return sent
}

/**
 * Whose gold it is does not change with the name of the goldsmith, while some lies at his.
 * @param emas what lies at each goldsmith's for the order
 * @throws Refusal
 */
export function checkTukang(
  barang: BarangPesanan,
  kode_tukang: string,
  at: number,
  emas: readonly EmasTukang[],
): void {
  const { kode_tukang: dulu } = barang
  if (kode_tukang === dulu || !diTukang(barang, emas)) return
  throw refusedField(`barang.${at}.kode_tukang`, 'Emas Sudah Dikirim Ke {{tukang}}', {
    tukang: dulu,
  })
}

/** A piece that a step names by its place in the order. */
interface Disebut {
  readonly baris: number
  /** As the row said it: pieces before it may be gone since. */
  readonly nama_barang?: string | null
}
/** What a step says of a piece, and the piece. */
export interface Terpilih<B extends Disebut> {
  readonly diminta: B
  readonly barang: BarangPesanan
  readonly at: number // in what the step says
}

/**
 * The pieces that a step names: each once, none that is made, or those alone.
 * @throws Refusal
 */
export const pilihBarang = <B extends Disebut>(
  barang: readonly BarangPesanan[],
  diminta: readonly B[],
  sudahJadi = false,
): Terpilih<B>[] =>
  diminta.map((one, at) => {
    const found = barang[one.baris - 1]
    const { baris } = one
    const isOther = (one.nama_barang ?? found?.nama_barang) !== found?.nama_barang
    if (!found || isOther || diminta.findIndex((other) => other.baris === baris) !== at)
      throw new Refusal('Barang Ke {{baris}} Tidak Ada Atau Disebut Dua Kali', {
        params: { baris },
      })
    if ((found.berat_jadi !== undefined) !== sudahJadi)
      throw new Refusal(
        sudahJadi
          ? 'Barang {{baris}} {{nama_barang}} Belum Selesai'
          : 'Barang {{baris}} {{nama_barang}} Sudah Selesai',
        { code: 'E-MDB:02', params: { baris, nama_barang: found.nama_barang } },
      )
    return { diminta: one, barang: found, at }
  })

/** A piece as it was before it was made. */
export function belumDibuat(barang: BarangPesanan): BarangPesanan {
  const { berat_jadi: _b, berat_terkunci: _t, murni_jadi: _m, upah: _u, ...satu } = barang
  const { harga_jadi: _h, harga_emas: _e, kadar_eod: _k, hpp: _p, murni_tukang: _g, ...lain } = satu
  const { nilai_emas: _n, tgl_selesai: _s, foto_jadi: _f, keterangan: _i, ...dulu } = lain
  const { taksiran = dulu.biaya, ...dipesan } = dulu
  return { ...dipesan, biaya: taksiran }
}

/** The pieces with what a step says of some. */
export const dengan = <B extends Disebut>(
  barang: readonly BarangPesanan[],
  terpilih: readonly Terpilih<B>[],
  fakta: (satu: Terpilih<B>) => Partial<BarangPesanan>,
): BarangPesanan[] =>
  barang.map((one, index) => {
    const satu = terpilih.find(({ diminta }) => diminta.baris === index + 1)
    return satu ? { ...one, ...fakta(satu) } : one
  })

/**
 * The pieces without those that are not wished any more: none that is made, none whose gold lies at
 * the goldsmith's; at least one stays.
 * @throws Refusal
 */
export function tanpa<B extends Disebut>(
  {
    barang,
    emas,
    nomor,
  }: {
    readonly barang: readonly BarangPesanan[]
    readonly emas: readonly EmasTukang[]
    readonly nomor: string
  },
  terpilih: readonly Terpilih<B>[],
): BarangPesanan[] {
  if (terpilih.length === 0)
    throw refusedField('barang.0.batal', 'Pilih Barang Yang Tidak Jadi Dipesan')
  for (const { barang: one } of terpilih)
    if (diTukang(one, emas))
      throw new Refusal('Emas {{nama_barang}} Sudah Dikirim Ke {{tukang}}', {
        params: { nama_barang: one.nama_barang, tukang: one.kode_tukang },
      })
  const pergi = new Set(terpilih.map(({ diminta }) => diminta.baris))
  const tinggal = barang.filter((_, index) => !pergi.has(index + 1))
  if (tinggal.length > 0) return tinggal
  throw new Refusal('Semua Barang {{nomor}} Dipilih, Batalkan Pesanannya', { params: { nomor } })
}
