import { formatRupiah } from '#kernel/figures'
import { refusedField, Refusal } from '#kernel/refusal'
import { mulDiv, mulDivTo, spread } from '#kernel/rounding'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { addDays, daysBetween } from '#kernel/tanggal'
import { checkNotis, isiNotis, type Janji } from '#modules/janji/janji.rules'

/** More pieces than anybody pledges at once. */
export const jaminanTerbanyak = 20

/** What a payment does with a loan: the pledge goes back, a new term begins, or it was sold. */
export const caraSelesai = { TEBUS: 'Tebus', REMAJA: 'Peremajaan', LELANG: 'Lelang' } as const
export type CaraSelesai = keyof typeof caraSelesai

/** A pledged piece as it was appraised. mg, hundredths of a percent, whole rupiah. */
const jaminan = row({
  ...{ nama_barang: text, kode_dept: text, kode_kondisi: text, potongan: whole },
  ...{ berat: whole, kadar: whole, cara_uji: text, foto: text, taksiran: whole, plafond: whole },
})

/** What a loan is, from its first day. */
const pinjaman = {
  ...{ id_pelanggan: text, kode_sales: text, nama_barang: text, berat: whole },
  ...{ jaminan: list(jaminan), no_segel: text, tempat: maybe(text), kode_ambil: text },
  ...{ pokok: whole, biaya: whole, bunga_persen: whole, bunga_rp: whole, hari_minimum: whole },
  ...{ lama_hari: whole, tgl_hutang: text, jatuh_tempo: text },
  ...{ taksiran: whole, plafond: whole, ltv: whole, asal: maybe(text) },
} as const

/** What is frozen in a loan: when it was given, and by its steps since. */
export const isiHutang = row(pinjaman, {
  parameter: text,
  ...{ cara: keyOf(caraSelesai), tgl_lunas: text, hari: whole, bunga_hitung: whole },
  ...{
    bayar: whole,
    lanjut: row(pinjaman, { parameter: text }),
    bukti: text,
    foto_kartu: maybe(text),
  },
  ...isiNotis,
  ...{ no_lelang: text, pembeli: text, biaya_lelang: whole },
  // Held since; days for which it was held before. While it is held nothing is reckoned.
  ...{ foto_surat: text, tgl_tahan: maybe(text), alasan_tahan: maybe(text), hari_tahan: whole },
})
export type IsiHutang = ShapeOf<typeof isiHutang>
export type Hutang = Janji<IsiHutang>

/**
 * Interest of one day: the month's, of thirty days, rounded once (SPEC 9).
 * @param persen hundredths of a percent a month
 * @param pembulatan whole rupiah, at least 1
 */
export const bungaHarian = (pokok: number, persen: number, pembulatan = 1): number =>
  mulDivTo([pokok, persen, 100_00 * 30], 0, { step: pembulatan, rounding: 'half' })

type Ditahan = Pick<IsiHutang, 'hari_tahan' | 'tgl_tahan'>
/** Days for which the law held the pledge, until a day. */
export const hariTahan = ({ hari_tahan = 0, tgl_tahan = null }: Ditahan, tanggal: string): number =>
  hari_tahan + (tgl_tahan === null ? 0 : Math.max(0, daysBetween(tgl_tahan, tanggal)))

/**
 * Days that a loan lasted without those of a hold, and the interest of them: never of fewer than
 * its fewest days.
 */
export function bungaSampai(
  {
    bunga_rp,
    hari_minimum,
    tgl_hutang,
    ...isi
  }: Ditahan & Pick<IsiHutang, 'bunga_rp' | 'hari_minimum' | 'tgl_hutang'>,
  tanggal: string,
): { hari: number; bunga: number } {
  const hari = Math.max(0, daysBetween(tgl_hutang, tanggal) - hariTahan(isi, tanggal))
  return { hari, bunga: bunga_rp * Math.max(hari, hari_minimum) }
}

/** What redeems a loan on a day: principal and interest; interest never bears interest. */
export const tebusPada = (isi: IsiHutang, tanggal: string): number =>
  isi.pokok + bungaSampai(isi, tanggal).bunga

/**
 * 'R RIIL' (SPEC 9): 100 x interest x 30 / days / principal, in hundredths of a percent a month; 0
 * for a loan of no day.
 */
export const rRiil = (bunga: number, hari: number, pokok: number): number =>
  hari === 0 ? 0 : mulDiv(bunga, 100_00 * 30, hari * pokok)

/** What is lent of what a piece is worth, hundredths of a percent. */
export const ltvDari = (pokok: number, taksiran: number): number =>
  taksiran === 0 ? 0 : mulDiv(pokok, 100_00, taksiran, 'up')

const rupiahDari = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`

/** Interest that is taken below what was worked out: somebody says so. */
export const perluPotongan = (nomor: string, hitung: number, terima: number) =>
  terima >= hitung
    ? []
    : [
        {
          kategori: 'POTONG_BUNGA' as const,
          sebelum: { [nomor]: rupiahDari(hitung) },
          sesudah: { [nomor]: rupiahDari(terima) },
        },
      ]

/**
 * What redeems a loan today: the principal whole, and its interest or a part of it.
 * @throws Refusal at bayar
 */
export function checkTebus(
  { isi: { pokok } }: Pick<Hutang, 'isi'>,
  sisa: number,
  bayar: number,
): void {
  if (bayar > sisa)
    throw refusedField('bayar', 'Pembayaran Melebihi Sisa Rp {{lebih}}', {
      lebih: formatRupiah(bayar - sisa),
    })
  if (bayar < pokok)
    throw refusedField('bayar', 'Pembayaran Masih Kurang Rp {{kurang}}', {
      kurang: formatRupiah(pokok - bayar),
    })
}

/**
 * What renews a loan: its interest whole, and a part of the principal if wanted.
 * @returns the principal of the loan that follows
 * @throws Refusal at bayar: never less than the interest, never all that is owed (SPEC 5), never
 * nothing, for a payment is what renews it
 */
export function pokokBaru(pokok: number, bunga: number, bayar: number): number {
  if (bayar < bunga)
    throw refusedField('bayar', 'Bunga Rp {{bunga}} Harus Dibayar', { bunga: formatRupiah(bunga) })
  if (bayar === 0)
    throw refusedField('bayar', 'Bunga Masih Rp 0, Bayar Sebagian Pokok Atau Pakai Tebus')
  if (bayar - bunga >= pokok) throw refusedField('bayar', 'Peremajaan Melebihi Hutang, Pakai Tebus')
  return pokok - (bayar - bunga)
}

/**
 * A part of the principal is paid in steps, and what remains is still a loan: with less than the
 * least principal nobody would begin one.
 * @throws Refusal at bayar
 */
export function checkAngsurPokok(
  [lama, baru]: readonly [number, number],
  { kelipatan, minimum }: { readonly kelipatan: number; readonly minimum: number },
): void {
  if (baru === lama) return
  if (baru < minimum)
    throw refusedField('bayar', 'Pokok Yang Tersisa Paling Sedikit Rp {{minimum}}', {
      minimum: formatRupiah(minimum),
    })
  if ((lama - baru) % kelipatan !== 0)
    throw refusedField('bayar', 'Pokok Dibayar Dalam Kelipatan Rp {{kelipatan}}', {
      kelipatan: formatRupiah(kelipatan),
    })
}

/**
 * A pledge is sold only when its term and the days of grace are over, those of a hold not counted,
 * and days after its debtor was told.
 * @throws Refusal
 */
export function checkLelang(
  { isi, nomor }: Pick<Hutang, 'isi' | 'nomor'>,
  tanggal: string,
  { notis, tenggang }: { readonly notis: number; readonly tenggang: number },
): void {
  const boleh = addDays(isi.jatuh_tempo, tenggang + 1 + hariTahan(isi, tanggal))
  if (tanggal < boleh)
    throw new Refusal('{{nomor}} Baru Boleh Dilelang {{tanggal}}', {
      params: { nomor, tanggal: boleh },
    })
  checkNotis({ isi, nomor }, { hari: notis, kini: tanggal, sejak: isi.jatuh_tempo })
}

/** What an auction's proceeds pay, in this order; what is over belongs to the customer. */
export function bagiHasil(
  hasil: number,
  { biaya, bunga, pokok }: Readonly<Record<'biaya' | 'bunga' | 'pokok', number>>,
) {
  const untukPokok = Math.min(hasil, pokok)
  const untukBiaya = Math.min(hasil - untukPokok, biaya)
  const untukBunga = Math.min(hasil - untukPokok - untukBiaya, bunga)
  return {
    ...{ pokok: untukPokok, biaya: untukBiaya, bunga: untukBunga, rugi: pokok - untukPokok },
    lebih: hasil - untukPokok - untukBiaya - untukBunga,
  }
}

/** The letter has room for so many days. */
const barisJadwal = 6

/** The days on which the letter says what redeems it: by months up to the term, at most six. */
export function jadwalTebus(isi: IsiHutang): { tanggal: string; hari: number; total: number }[] {
  const kali = Math.min(barisJadwal, Math.max(1, Math.ceil(isi.lama_hari / 30)))
  const hari = spread(
    isi.lama_hari,
    Array.from({ length: kali }, () => 1),
  )
  let sampai = 0
  return hari.map((each) => {
    sampai += each
    const tanggal = addDays(isi.tgl_hutang, sampai)
    return { tanggal, hari: sampai, total: tebusPada(isi, tanggal) }
  })
}

/** What a piece is called where there is room for one line. */
export const namaJaminan = (jaminan: readonly { readonly nama_barang: string }[]): string =>
  jaminan.map(({ nama_barang }) => nama_barang).join(', ')
