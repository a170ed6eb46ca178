import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv, mulDivTo } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { addDays, addMonths, daysBetween, type Tanggal } from '#kernel/tanggal'
import type { JenisKwitansi } from '#modules/janji/buku'
import {
  checkNotis,
  dikenai,
  isiNotis,
  tanpaPajak,
  type Janji,
  type PajakJanji,
  type UangHari,
} from '#modules/janji/janji.rules'

/** What falls due on a day; whole rupiah. `ke` 0 is the money before. */
export const angsuran = row({ ke: whole, tgl: text, jumlah: whole, bunga: whole })
export type Angsuran = ShapeOf<typeof angsuran>

/** What is frozen in an instalment sale: the plan, the piece, its price, what falls due when. */
export const isiCicilan = row(
  {
    ...{ id_pelanggan: text, kode_sales: text, keterangan: maybe(text) },
    ...{ kode_cicilan: text, nama_cicilan: text, lama_bulan: whole, uang_muka_persen: whole },
    ...{ bunga_persen: whole, denda_persen: whole, biaya_rp: whole },
    ...{ kode_barcode: text, nama_barang: text, kode_group: text, kode_kategori: text },
    ...{ kadar: whole, kadar_cetak: text, berat: whole, gambar: maybe(text) },
    harga_gram: whole,
    ...{ harga_jual: whole, ongkos: whole, diskon: whole, pajak: whole, pajak_termasuk: whole },
    ...{ harga_total: whole, uang_muka: whole, bunga: whole, total: whole, kelipatan: whole },
    jadwal: list(angsuran),
  },
  {
    kode_ambil: text, // of the card; one from before it was given is none
    parameter: text,
    ...{ bukti: text, foto_kartu: maybe(text) },
    // How it ends, as it was asked for last.
    ...{ akhir: text, denda: whole, potongan: whole, tgl_akhir: text },
    // pembeli: a name that was frozen before ADR 0363; bersih: what an auction brought
    ...{ pembeli: text, bersih: whole, biaya_lelang: whole, kelebihan: whole },
    ...isiNotis,
  },
)
export type IsiCicilan = ShapeOf<typeof isiCicilan>
export type Cicilan = Janji<IsiCicilan>

/**
 * The plan that is chosen: months, and hundredths of a percent. What is paid is a multiple of
 * `kelipatan`, so that a drawer can be counted; the last instalment takes what is no multiple.
 */
export interface Rencana {
  readonly kelipatan: number
  readonly lama_bulan: number
  readonly uang_muka_persen: number
  readonly bunga_persen: number // a month, of what remains to be paid at the beginning
  readonly biaya_rp: number
}

/**
 * Equal parts whose sum is exact: each a multiple of the step, the first ones a step more where it
 * does not come out even. What is no multiple is in the last.
 * @param step whole rupiah; parts that are smaller than it are whole rupiah
 */
export function bagiRata(jumlah: number, bagian: number, step: number): number[] {
  const langkah = jumlah < step * bagian ? 1 : step
  const kali = mulDiv(jumlah, 1, langkah, 'down')
  const each = mulDiv(kali, 1, bagian, 'down')
  const lebih = kali - each * bagian
  const parts = Array.from(
    { length: bagian },
    (_, index) => (each + Number(index < lebih)) * langkah,
  )
  return parts.with(bagian - 1, (parts.at(-1) ?? 0) + jumlah - kali * langkah)
}

/** The least that is paid on the first day: a part of the price, and the charge. */
export const mukaTerkecil = (
  harga: number,
  { biaya_rp, kelipatan: step, uang_muka_persen }: Rencana,
): number => mulDivTo([harga, uang_muka_persen, 100_00], biaya_rp, { step, rounding: 'up' })

/** What a customer agrees to. */
export interface Susunan {
  readonly bunga: number
  readonly total: number
  readonly jadwal: readonly Angsuran[]
}

/**
 * What falls due when: the money before today, then on the same day of each month, or on the last
 * day of a shorter one.
 * @throws Refusal at uang_muka
 */
export function susunCicilan(
  { harga, tgl, uang_muka }: { harga: number; tgl: Tanggal; uang_muka: number },
  rencana: Rencana,
): Susunan {
  const { biaya_rp, bunga_persen, kelipatan: step, lama_bulan } = rencana
  const muka = mukaTerkecil(harga, rencana)
  if (uang_muka < muka)
    throw refusedField('uang_muka', 'Uang Muka Paling Sedikit Rp {{muka}}', {
      muka: formatRupiah(muka),
    })
  const pokok = harga + biaya_rp - uang_muka
  if (pokok <= 0)
    throw refusedField('uang_muka', 'Uang Muka Harus Di Bawah Rp {{harga}}', {
      harga: formatRupiah(harga + biaya_rp),
    })
  const naik = { step, rounding: 'up' } as const
  const bunga = mulDivTo([pokok * lama_bulan, bunga_persen, 100_00], 0, naik)
  const perBulan = bagiRata(bunga, lama_bulan, step)
  const bagian = bagiRata(pokok + bunga, lama_bulan, step).map((jumlah, index) => ({
    ...{ ke: index + 1, tgl: addMonths(tgl, index + 1), jumlah, bunga: perBulan[index] ?? 0 },
  }))
  return {
    bunga,
    total: harga + biaya_rp + bunga,
    jadwal: [{ ke: 0, tgl, jumlah: uang_muka, bunga: 0 }, ...bagian],
  }
}

/** An instalment as it stands: what of it was paid, and for how many days the rest is late. */
export interface Tagihan extends Angsuran {
  readonly dibayar: number
  readonly telat: number
}

/** What came first pays what fell due first. */
export function tagihanDari(
  jadwal: readonly Angsuran[],
  terbayar: number,
  kini: Tanggal,
): Tagihan[] {
  let left = terbayar
  return jadwal.map((each) => {
    const dibayar = Math.min(left, each.jumlah)
    left -= dibayar
    const telat = dibayar < each.jumlah ? Math.max(0, daysBetween(each.tgl, kini)) : 0
    return { ...each, dibayar, telat }
  })
}

/**
 * The late charge until a day: so much a day of what is late, while it is. Rounded once, down: the
 * customer's rupiah is his.
 * @param masuk money by day, in the order of the days
 * @param persen hundredths of a percent a day
 * @param step it is a multiple of it
 */
export function dendaSampai(
  jadwal: readonly Angsuran[],
  masuk: readonly UangHari[],
  { kini, persen, step }: { readonly kini: Tanggal; persen: number; step: number },
): number {
  let jatuh = 0
  const rupiahHari = jadwal.reduce((all, { jumlah, tgl }) => {
    jatuh += jumlah
    const sampai = jatuh
    let [sejak, terbayar, sum] = [tgl, 0, 0]
    for (const uang of [...masuk, { tgl: kini, jumlah: 0 }]) {
      const telat = Math.min(jumlah, Math.max(0, sampai - terbayar))
      const hingga = uang.tgl < kini ? uang.tgl : kini
      sum += telat * Math.max(0, daysBetween(sejak, hingga))
      if (hingga > sejak) sejak = hingga
      terbayar += uang.jumlah
    }
    return all + sum
  }, 0)
  return mulDivTo([rupiahHari, persen, 100_00], 0, { step, rounding: 'down' })
}

/**
 * Interest of months that have not begun, which whoever settles early does not pay. The first month
 * is always paid; a month begins on the day after the one before it fell due.
 */
export const bungaBelumJalan = (jadwal: readonly Angsuran[], kini: Tanggal): number =>
  jadwal.reduce(
    (sum, { bunga, ke }, index) =>
      ke > 1 && (jadwal[index - 1]?.tgl ?? kini) >= kini ? sum + bunga : sum,
    0,
  )

/** An instalment sale on a day. Whole rupiah. */
export interface Keadaan {
  readonly tagihan: readonly Tagihan[]
  readonly terbayar: number
  readonly tunggakan: number //  what fell due before today and was not paid
  readonly telat: number //      for how many days the oldest of it
  readonly denda: number
  readonly potongan: number //   what settling today spares
  readonly sisa: number //       what settles it today; below zero the shop owes
  readonly berikut: Tagihan | null // what is paid next
}

/** How a sale stands on this day; one that is over stands as it ended. */
export function keadaanCicilan(
  { isi, masuk, status }: Pick<Cicilan, 'isi' | 'masuk' | 'status'>,
  kini: Tanggal,
): Keadaan {
  const { denda_persen: persen, jadwal, kelipatan: step, total } = isi
  const terbayar = masuk.reduce((sum, { jumlah }) => sum + jumlah, 0)
  if (status !== 'AKTIF') {
    const { denda = 0, potongan = 0, tgl_akhir = kini } = isi
    const tagihan = tagihanDari(jadwal, terbayar, tgl_akhir)
    const ditagih = { tunggakan: 0, telat: 0, denda, potongan, sisa: 0, berikut: null }
    return { tagihan, terbayar, ...ditagih }
  }
  const tagihan = tagihanDari(jadwal, terbayar, kini)
  const lewat = tagihan.filter(({ telat }) => telat > 0)
  const denda = dendaSampai(jadwal, masuk, { kini, persen, step })
  const potongan = bungaBelumJalan(jadwal, kini)
  return {
    ...{ tagihan, terbayar },
    tunggakan: lewat.reduce((sum, { dibayar, jumlah }) => sum + jumlah - dibayar, 0),
    telat: lewat[0]?.telat ?? 0,
    ...{ denda, potongan },
    sisa: total + denda - potongan - terbayar,
    berikut: tagihan.find(({ dibayar, jumlah }) => dibayar < jumlah) ?? null,
  }
}

/**
 * What the instalments' tax is inside so much that was paid: the goods are paid first. At an
 * auction they are sold for what they bring, with what that costs, at the rate of their price
 * (DOMAIN 6).
 */
export function pajakCicilan(isi: IsiCicilan, jumlah: number, jenis?: JenisKwitansi): PajakJanji {
  const { bersih, biaya_lelang = 0, harga_total, pajak, pajak_termasuk } = isi
  if (harga_total === 0) return tanpaPajak
  const kena =
    jenis === 'LELANG' && bersih !== undefined
      ? bersih + biaya_lelang
      : Math.min(jumlah, harga_total)
  return dikenai(kena, mulDiv(pajak + pajak_termasuk, kena, harga_total))
}

/** The piece that it keeps. @throws Refusal where it does not any more */
export function barangDicicil({ barang, isi, nomor }: Pick<Cicilan, 'barang' | 'isi' | 'nomor'>) {
  if (barang) return barang
  throw new Refusal('Barang {{kode_barcode}} Tidak Lagi Dipegang {{nomor}}', {
    params: { kode_barcode: isi.kode_barcode, nomor },
  })
}

/**
 * A piece is auctioned of whoever is late for so many days, and was told since he is.
 * @throws Refusal
 */
export function checkLelang(
  { isi, nomor }: Pick<Cicilan, 'isi' | 'nomor'>,
  { telat }: Keadaan,
  { hari, kini, notis }: { readonly hari: number; kini: Tanggal; notis: number },
): void {
  if (telat < hari)
    throw new Refusal('Cicilan {{nomor}} Belum Menunggak {{hari}} Hari', {
      params: { nomor, hari },
    })
  checkNotis({ isi, nomor }, { hari: notis, kini, sejak: addDays(kini, 0 - telat) })
}
