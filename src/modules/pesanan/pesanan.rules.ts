import { formatBerat, formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv, spread, spreadWithin } from '#kernel/rounding'
import { keyOf, list, maybe, row, text, whole, type Shape, type ShapeOf } from '#kernel/shape'
import type { Janji, UangJanji } from '#modules/janji/janji.rules'
import {
  barangPesanan,
  barisBarang,
  barisKelak,
  mukaBarang,
  type BarangPesanan,
  type Terpilih,
} from './barang-pesanan.rules.ts'
import { emasDiTukang, emasDulu, type EmasTukang } from './emas-pesanan.rules.ts'
import { caraHarga } from './pesanan.ts'

/** What is frozen in an order besides its pieces. */
const kepala = {
  ...{ id_pelanggan: text, kode_sales: text, cara_harga: keyOf(caraHarga), tgl_janji: text },
  kode_ambil: text,
} as const
const penyerahan = { bukti: text, foto_kartu: maybe(text) } as const
/** What all pieces come to; a name for each of them. mg, whole rupiah. */
const jumlah = {
  ...{ nama_barang: text, qty: whole, berat: whole, ongkos: whole, biaya: whole },
} as const

/** An order of one piece, as it was frozen before there could be several: it is the piece. */
const isiTunggal = row({ ...kepala, ...barisBarang }, { ...penyerahan, ...barisKelak })
/** Pieces that were not wished any more, and when. */
const dikurangi = row({ tgl: text, barang: list(barangPesanan) })
export type Dikurangi = ShapeOf<typeof dikurangi>
const isiJamak = row(
  { ...kepala, ...jumlah, barang: list(barangPesanan) },
  {
    ...{ ...penyerahan, emas_tukang: emasDiTukang, dikurangi: list(dikurangi) },
    ...{ ...barisBarang, ...barisKelak }, // a step makes one of several of the other
    ...{ berat_jadi: maybe(whole), tgl_selesai: maybe(text) }, // null: not made after all
  },
)
export type IsiPesanan = ShapeOf<typeof isiTunggal> | ShapeOf<typeof isiJamak>
/** What is frozen in an order: when it came, and by its steps since. */
export const isiPesanan: Shape<IsiPesanan> = {
  faults: (value, at) =>
    (Object.hasOwn(Object(value), 'barang') ? isiJamak : isiTunggal).faults(value, at),
}
export type Pesanan = Janji<IsiPesanan>

/** The pieces of an order, whenever it was frozen. SQL reads them by barang_pesanan. */
export function barangDari(isi: IsiPesanan): readonly BarangPesanan[] {
  if ('barang' in isi) return isi.barang
  const { bukti: _, foto_kartu: _f, cara_harga: _c, id_pelanggan: _p, ...lain } = isi
  const { kode_ambil: _a, kode_sales: _s, tgl_janji: _t, ...barang } = lain
  return [barang]
}

/** What lies at goldsmiths' for it. SQL says so by emas_pesanan. */
export const emasPesanan = ({ isi, status }: Pick<Pesanan, 'isi' | 'status'>): EmasTukang[] =>
  'barang' in isi && isi.emas_tukang
    ? [...isi.emas_tukang]
    : emasDulu(barangDari(isi), status === 'BATAL')

/** What was not wished any more, with what is not now. */
export const ditambahDikurangi = (isi: IsiPesanan, kini: Dikurangi): readonly Dikurangi[] => [
  ...('barang' in isi ? (isi.dikurangi ?? []) : []),
  kini,
]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What is frozen of pieces: each, and what they come to. All are made: what they weigh. */
export function faktaBarang(barang: readonly BarangPesanan[]) {
  const semuaJadi = barang.every(({ berat_jadi }) => berat_jadi !== undefined)
  return {
    barang,
    nama_barang: barang.map(({ nama_barang }) => nama_barang).join(', '),
    qty: sum(barang.map(({ qty }) => qty)),
    berat: sum(barang.map(({ berat }) => berat)),
    ongkos: sum(barang.map(({ ongkos }) => ongkos)),
    biaya: sum(barang.map(({ biaya }) => biaya)),
    ...(semuaJadi ? { berat_jadi: sum(barang.map(({ berat_jadi = 0 }) => berat_jadi)) } : {}),
  }
}

/**
 * Every piece will be kept by a deposit of its own, and a deposit holds something.
 * @throws Refusal at uang_muka (SPEC 5: payment must not exceed what remains)
 */
export function checkMukaPesanan(uang_muka: number, biaya: number, banyak: number): void {
  if (uang_muka > biaya)
    throw refusedField('uang_muka', 'Uang Muka Melebihi Harga Pesanan Rp {{biaya}}', {
      biaya: formatRupiah(biaya),
    })
  if (uang_muka < banyak)
    throw refusedField('uang_muka', 'Uang Muka Paling Sedikit Rp {{muka}}', {
      muka: formatRupiah(banyak),
    })
}

/** Whether it is worked on: what is held, of whichever payment, is something for each piece. */
export const cukupUang = ({ isi, saldo }: Pick<Pesanan, 'isi' | 'saldo'>): boolean =>
  saldo >= barangDari(isi).length

/** What locks the price of each piece: its part of the deposit, or nothing. Whole rupiah. */
export function pengunci({ isi, saldo }: Pick<Pesanan, 'isi' | 'saldo'>): number[] {
  const barang = barangDari(isi)
  return mukaBarang(isi.cara_harga === 'TETAP' ? saldo : 0, barang)
}

/** What stands for a piece in a sentence about its order. */
export const sebutan = (
  { isi, nomor }: Pick<Pesanan, 'isi' | 'nomor'>,
  baris: number,
  nama: string,
): string => (barangDari(isi).length > 1 ? `${nomor} (${baris}) ${nama}` : nomor)

/**
 * Who must agree to pieces that are heavier than was ordered, for their customer pays for them, or
 * lighter: what he paid for the rest goes out of the drawer.
 * @param batas hundredths of a percent of the ordered weight
 */
export function perluBerat(
  pesanan: Pick<Pesanan, 'isi' | 'nomor'>,
  jadi: readonly Terpilih<{ readonly baris: number; readonly berat_jadi: number }>[],
  batas: number,
) {
  const berat = jadi.filter(
    ({ barang, diminta }) =>
      Math.abs(diminta.berat_jadi - barang.berat) > mulDiv(barang.berat, batas, 100_00, 'down'),
  )
  if (berat.length === 0) return []
  const kata = (of: (satu: (typeof berat)[number]) => number) =>
    Object.fromEntries(
      berat.map((satu) => [
        sebutan(pesanan, satu.diminta.baris, satu.barang.nama_barang),
        `${formatBerat(of(satu))} gr`,
      ]),
    )
  return [
    {
      kategori: 'BERAT_PESANAN' as const,
      sebelum: kata(({ barang }) => barang.berat),
      sesudah: kata(({ diminta }) => diminta.berat_jadi),
    },
  ]
}

/** What the customer still owes; below zero the shop owes him. Whole rupiah. */
export const sisaPesanan = ({
  isi: { biaya },
  saldo,
}: {
  readonly isi: Pick<IsiPesanan, 'biaya'>
  readonly saldo: number
}): number => biaya - saldo

/**
 * Money that comes later locks no gold at the price of an earlier day.
 * @throws Refusal while pieces of a locked price are made
 */
export function checkBayarSebagian({
  isi: { cara_harga },
  nomor,
  status,
}: Pick<Pesanan, 'isi' | 'nomor' | 'status'>): void {
  if (cara_harga === 'TETAP' && status === 'VALID')
    throw new Refusal('Harga {{nomor}} Dikunci Uang Mukanya, Bayar Sesudah Selesai', {
      params: { nomor },
    })
}

/** @throws Refusal where a price was made of its deposit already */
export function checkBelumAda({ isi, nomor, status }: Pick<Pesanan, 'isi' | 'nomor' | 'status'>) {
  if (status !== 'VALID')
    throw new Refusal('Pesanan {{nomor}} Sudah Selesai', { params: { nomor } })
  if (barangDari(isi).some(({ berat_jadi }) => berat_jadi !== undefined))
    throw new Refusal('Sebagian Pesanan {{nomor}} Sudah Selesai', { params: { nomor } })
}

/**
 * What was held for an order goes to what keeps its pieces: by their prices, none gets more than it
 * costs, and each at least a rupiah.
 * @param saldo at most what all of them cost, at least a rupiah for each
 */
export function bagiUang(
  { dasar, pajak, saldo }: UangJanji,
  biaya: readonly number[],
): UangJanji[] {
  const lebih = biaya.map((one) => one - 1)
  const uang = spreadWithin(saldo - biaya.length, lebih).map((one) => one + 1)
  const bagianPajak = spread(pajak, uang)
  const bagianDasar = spread(dasar, uang)
  return uang.map((one, at) => ({
    ...{ saldo: one, pajak: bagianPajak[at] ?? 0, dasar: bagianDasar[at] ?? 0 },
  }))
}
