import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv, spread } from '#kernel/rounding'
import { maybe, list, row, text, whole, yesNo, type Shape, type ShapeOf } from '#kernel/shape'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { petaAkun, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasTercatat, type KasTercatat } from '#modules/pembayaran/uang-kembali.rules'

/** The tax inside money, and what of the money is taxed without it; whole rupiah. */
export interface PajakJanji {
  readonly pajak: number
  readonly dasar: number
}

/** What the shop holds for a promise, whole rupiah, and how much of it is tax. */
export interface UangJanji extends PajakJanji {
  readonly saldo: number
  readonly lama?: boolean // all of it is of before rows said their base: that is all but the tax
}

/** Of money with so much tax inside: what bears none is no tax base. */
export const dikenai = (jumlah: number, pajak: number): PajakJanji => ({
  ...{ pajak, dasar: pajak === 0 ? 0 : jumlah - pajak },
})
export const tanpaPajak: PajakJanji = { pajak: 0, dasar: 0 }

/** The tax inside what is held; `koreksi` of its base mends what rows of before did not say. */
export interface PajakSesudah extends PajakJanji {
  readonly koreksi?: number
}

/** What is taxed of money of before rows said it: the part that is taxed today, but its own tax. */
const dasarLama = (dasar: number, pajak: number, hariIni: PajakJanji): number =>
  hariIni.pajak === 0 ? dasar : Math.min(dasar, Math.max(0, hariIni.dasar + hariIni.pajak - pajak))

/**
 * The tax inside what is held, once it is so much (ADR 0397): money that came is taxed as it is
 * today, what was held before as on its day; of money that goes back, a part of what was taxed.
 * @param hariIni the tax inside so much by today's rules
 */
export function pajakSesudah(
  { dasar: tertulis, lama, pajak, saldo }: UangJanji,
  jumlah: number,
  hariIni: (jumlah: number) => PajakJanji,
): PajakSesudah {
  const dulu = hariIni(saldo)
  const dasar = lama ? dasarLama(tertulis, pajak, dulu) : tertulis
  const koreksi = dasar === tertulis ? {} : { koreksi: dasar - tertulis }
  if (jumlah >= saldo) {
    const semua = hariIni(jumlah)
    const baru = { pajak: semua.pajak - dulu.pajak, dasar: semua.dasar - dulu.dasar }
    return { pajak: pajak + baru.pajak, dasar: dasar + baru.dasar, ...koreksi }
  }
  const sisa = mulDiv(pajak, jumlah, saldo)
  return { pajak: sisa, dasar: mulDiv(dasar + pajak, jumlah, saldo) - sisa, ...koreksi }
}

/** What the tax of what is held grows by, and apart from that what mends its base. */
export const tumbuh = (
  { dasar, pajak }: PajakJanji,
  { koreksi = 0, ...kena }: PajakSesudah,
): Required<PajakSesudah> => ({
  ...{ pajak: kena.pajak - pajak, dasar: kena.dasar - dasar - koreksi, koreksi },
})

/** The piece of our stock that a promise is about: where it is, or where it lay last. */
export const barangJanji = row({
  ...{ kode_barcode: text, status: text, kode_gudang: maybe(text), kode_baki: maybe(text) },
  ...{ id_pemegang: maybe(text), berat: whole, murni: whole, harga_pokok: whole, kadar: whole },
  ...{ dari_gudang: maybe(text), dari_baki: maybe(text) },
})
export type BarangJanji = ShapeOf<typeof barangJanji>

/** Money that came for a promise on a day, less what went back; whole rupiah. */
export interface UangHari {
  readonly tgl: string
  readonly jumlah: number
}

/** A promise to a customer as it stands (muat_janji): its facts, and its money. */
export interface Janji<I = unknown> extends UangJanji {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly versi: number
  readonly tgl_system: string
  readonly saat: string
  readonly input_by: string
  readonly isi: I
  readonly kas: readonly KasTercatat[]
  readonly masuk: readonly UangHari[] // in the order of the days
  readonly barang: BarangJanji | null // while this promise holds it
  readonly akun: PetaAkun
  readonly menunggu: string | null // the payment that waits for the cashier
}

/** The shape of a promise whose frozen facts have this shape. */
export const janjiKini = <I>(isi: Shape<I>) =>
  row({
    ...{ id: text, nomor: text, status: text, versi: whole },
    ...{ tgl_system: text, saat: text, input_by: text, isi },
    ...{ saldo: whole, pajak: whole, dasar: whole, lama: yesNo, kas: list(kasTercatat) },
    akun: petaAkun,
    ...{ masuk: list(row({ tgl: text, jumlah: whole })), barang: maybe(barangJanji) },
    menunggu: maybe(text),
  })

/**
 * Nothing is decided while money for it lies at the cashier.
 * @throws Refusal
 */
export function takMenunggu({ menunggu, nomor }: Pick<Janji, 'menunggu' | 'nomor'>): void {
  if (menunggu === null) return
  throw new Refusal('{{nomor}} Menunggu Validasi {{kwitansi}}, Validasi Atau Batalkan Dahulu', {
    params: { nomor, kwitansi: menunggu },
  })
}

/** @throws Refusal at tgl_janji for a day that has passed */
export function checkJanji(tgl_janji: string, kini: string): void {
  if (tgl_janji >= kini) return
  throw refusedField('tgl_janji', 'Janji Selesai Paling Cepat {{tanggal}}', { tanggal: kini })
}

/** What a promise keeps of the last time its customer was told that his piece will be sold. */
export const isiNotis = { tgl_notis: text, cara_notis: text, isi_notis: text } as const

/**
 * A piece is sold only days after its customer was told, and he was told after he was late: a
 * reminder of before counts as a contact, not as a notice.
 * @param sejak the first day on which a notice counts
 * @param hari whole days between the notice and the sale
 * @throws Refusal
 */
export function checkNotis(
  { isi: { tgl_notis }, nomor }: { isi: { readonly tgl_notis?: string }; nomor: string },
  { hari, kini, sejak }: { readonly hari: number; kini: Tanggal; sejak: Tanggal },
): void {
  if (tgl_notis === undefined)
    throw new Refusal('{{nomor}} Belum Diberitahukan, Catat Pemberitahuan Dahulu', {
      params: { nomor },
    })
  if (tgl_notis < sejak)
    throw new Refusal('Pemberitahuan {{nomor}} Sebelum {{tanggal}}, Catat Yang Baru', {
      params: { nomor, tanggal: sejak },
    })
  const sesudah = addDays(tgl_notis, hari)
  if (kini < sesudah)
    throw new Refusal('{{nomor}} Baru Boleh Dilelang {{tanggal}}', {
      params: { nomor, tanggal: sesudah },
    })
}

/** Money by the kategori of the goods that it is paid for, by what they cost. Whole rupiah. */
export function perKategori(
  barang: readonly { readonly kode_dept: string; readonly biaya: number }[],
  jumlah: number,
  kategoriDari: (kode_dept: string) => string,
): { readonly kode_kategori: string; readonly jumlah: number }[] {
  const biaya = new Map<string, number>()
  for (const one of barang) {
    const kode = kategoriDari(one.kode_dept)
    biaya.set(kode, (biaya.get(kode) ?? 0) + one.biaya)
  }
  const bagian = spread(jumlah, [...biaya.values()])
  return [...biaya.keys()].map((kode_kategori, at) => ({ kode_kategori, jumlah: bagian[at] ?? 0 }))
}

/** A row of a parameter; without a code it is none. */
export interface BarisParameter {
  readonly kode: string
  readonly versi: number
}

/**
 * The parameters by which something was reckoned, as they are frozen in it: `Bunga B5 v2`. Whoever
 * asks later finds each in its history.
 */
export const versiParameter = (
  rows: readonly (readonly [apa: string, satu: BarisParameter | undefined])[],
): string =>
  [
    ...new Set(
      rows.flatMap(([apa, one]) => (one?.kode ? [`${apa} ${one.kode} v${one.versi}`] : [])),
    ),
  ].join(', ')
