import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { refusedField, type Params } from '#kernel/refusal'
import { byKey, keyOf, list, maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import { mulDiv } from '#kernel/rounding'
import { caraBayar, type CaraBayar, type pembayaran } from './pembayaran.ts'

export type Pembayaran = RowOf<typeof pembayaran>

/** A payment that has been checked: cash knows what was handed over and given back. */
export const lunas = row({
  ...{ jenis: keyOf(caraBayar), no_rekening: maybe(text), jumlah: whole, fee: whole },
  ...{ no_ref: maybe(text), diterima: whole, kembali: whole },
})
export type Lunas = ShapeOf<typeof lunas>

/** The payments of a visit as they stand (bayar_terakhir). */
export const bayarTerakhir = list(
  row({ ...lunas.shapes, id_group: text, versi_bayar: whole, n: whole, masuk: yesNo }),
)

/** The accounts of the shop that are in use, by number; true where one takes QRIS alone. */
export const rekeningBayar = byKey(yesNo)

const refuse = (text: string, index: number, field: string, params: Params = {}): never => {
  throw refusedField(`pembayaran.${index}.${field}`, text, params)
}

/** Which way the money of a visit goes: to the shop, or to the customer. */
export type Arah = 'MASUK' | 'KELUAR'
/** A payment of a visit as it stands: what came in is positive, what the shop paid is not. */
export const uangMasuk = ({ jumlah, masuk }: { jumlah: number; masuk: boolean }): number =>
  masuk ? jumlah : 0 - jumlah

export const arahUang = (total: number): Arah => (total < 0 ? 'KELUAR' : 'MASUK')

/** What the shop lets its cashiers do with its money: the most a transfer may cost, in rupiah. */
export interface BatasBayar {
  readonly biaya_transfer: number
  /** What a customer's card may cost him, hundredths of a percent of what it pays. */
  readonly fee?: { readonly DEBET: number; readonly CREDIT: number }
  /** Judges a payment by points, or by a coupon. Without it this does not pay here. */
  readonly hak?: Readonly<Partial<Record<DenganHak, NilaiHak>>>
}

/** Ways that pay by what a customer was given, and what is said where they do not pay. */
const hanyaPenjualan = {
  POIN: 'Point Hanya Untuk Penjualan',
  KUPON: 'Kupon Hanya Untuk Penjualan',
} as const
export type DenganHak = keyof typeof hanyaPenjualan
const denganHak = (jenis: CaraBayar): jenis is DenganHak => jenis in hanyaPenjualan

/** Returns whose points they are, or which coupon, or the sentence that refuses it. */
export type NilaiHak = (payment: Pembayaran, total: number) => Hak
export type Hak =
  | { readonly no_ref: string }
  | { readonly refused: string; readonly field?: 'jumlah' | 'no_ref'; readonly params?: Params }

const seperti = ({ no_ref }: Pembayaran): Hak => ({ no_ref: no_ref ?? '' })
/** The browser judges by this: what the shop allows, and what a customer has, the server knows. */
export const batasPeramban: BatasBayar = {
  biaya_transfer: Infinity,
  hak: { POIN: seperti, KUPON: seperti },
}

/** Money that goes out bears no card and no more cost than the shop allows. */
function checkKeluar({ fee, jenis }: Pembayaran, index: number, batas: BatasBayar): void {
  if (jenis !== 'CASH' && jenis !== 'TRANSFER')
    refuse('Toko Hanya Membayar Tunai Atau Transfer', index, 'jenis')
  if ((fee ?? 0) > batas.biaya_transfer)
    refuse('Biaya Transfer Paling Banyak Rp {{biaya}}', index, 'fee', {
      biaya: formatRupiah(batas.biaya_transfer),
    })
}

/** What a customer is charged for his card is no income of the shop's choice. */
function checkFee({ fee, jenis, jumlah }: Pembayaran, index: number, batas: BatasBayar): void {
  if (jenis !== 'DEBET' && jenis !== 'CREDIT') return
  if (batas.fee === undefined) return
  const paling = mulDiv(jumlah, batas.fee[jenis], 100_00, 'up')
  if ((fee ?? 0) <= paling) return
  if (paling === 0) refuse('Kartu Tidak Dikenakan Fee', index, 'fee')
  refuse('Fee Paling Banyak Rp {{fee}}', index, 'fee', { fee: formatRupiah(paling) })
}

/**
 * Each account is one of the shop. One of QRIS is a terminal of its own: it takes no other money,
 * costs the customer nothing, and its payment is told by its reference (docs/adr/0288).
 */
export function checkRekeningBayar(
  payments: readonly Pembayaran[],
  known: ShapeOf<typeof rekeningBayar>,
): void {
  payments.forEach(({ fee, jenis, no_ref, no_rekening }, index) => {
    if (!no_rekening) return
    const at = { no_rekening }
    const qris = known[no_rekening]
    if (qris === undefined)
      refuse('Rekening {{no_rekening}} Tidak Ditemukan', index, 'no_rekening', at)
    if (qris !== true) return
    if (jenis !== 'DEBET')
      refuse('Rekening {{no_rekening}} Hanya Untuk QRIS', index, 'no_rekening', at)
    if ((fee ?? 0) > 0) refuse('QRIS Tidak Dikenakan Fee', index, 'fee')
    if (!no_ref?.trim()) refuse('No Referensi Tidak Boleh Kosong', index, 'no_ref')
  })
}

/** A deposit is named by its number; nothing is handed over, and nothing charged. */
function dariTitipan({ jenis, jumlah, no_ref }: Pembayaran, index: number): Lunas {
  const nomor = no_ref?.trim().toUpperCase() ?? ''
  if (nomor === '') refuse('No Titipan Harus Dipilih', index, 'no_ref')
  return { jenis, no_rekening: null, jumlah, fee: 0, no_ref: nomor, diterima: jumlah, kembali: 0 }
}

/** Points and coupons pay by themselves: nothing is handed over, and nothing charged. */
function dariHak(
  { jumlah, ...payment }: Pembayaran & { readonly jenis: DenganHak },
  index: number,
  total: number,
  batas: BatasBayar,
): Lunas {
  const { jenis } = payment
  const judged = batas.hak?.[jenis]?.({ ...payment, jumlah }, total) ?? {
    refused: hanyaPenjualan[jenis],
  }
  if ('refused' in judged)
    return refuse(judged.refused, index, judged.field ?? 'jumlah', judged.params)
  const { no_ref } = judged
  return { jenis, no_rekening: null, jumlah, fee: 0, no_ref, diterima: jumlah, kembali: 0 }
}

function checked(payment: Pembayaran, index: number, total: number, batas: BatasBayar): Lunas {
  const { jenis, jumlah, no_rekening, no_ref } = payment
  const arah = arahUang(total)
  if (jenis === 'TITIPAN') return dariTitipan(payment, index)
  if (denganHak(jenis)) return dariHak({ ...payment, jenis }, index, total, batas)
  const fee = payment.fee ?? 0
  if (jenis !== 'CASH') {
    if (!no_rekening) refuse('No Rekening Harus Dipilih', index, 'no_rekening')
    return { jenis, no_rekening, jumlah, fee, no_ref, diterima: jumlah + fee, kembali: 0 }
  }
  const diterima = arah === 'KELUAR' ? jumlah : (payment.diterima ?? jumlah)
  if (fee > 0) refuse('Pembayaran Tunai Tidak Dikenakan Fee', index, 'fee')
  if (diterima < jumlah) refuse('Uang Diterima Kurang Dari Jumlah Rp', index, 'diterima')
  return {
    jenis,
    no_rekening: null,
    jumlah,
    fee: 0,
    no_ref: null,
    diterima,
    kembali: diterima - jumlah,
  }
}

/** What is said where the same pays twice: what it holds is asked of each payment alone. */
const sudahAda: Readonly<Partial<Record<CaraBayar, string>>> = {
  TITIPAN: 'Titipan {{nomor}} Sudah Ada Di Pembayaran',
  POIN: 'Point Sudah Ada Di Pembayaran',
  KUPON: 'Kupon {{nomor}} Sudah Ada Di Pembayaran',
}

/** One deposit is one payment, and so is one coupon, and so are all points. */
function checkSekali(settled: readonly Lunas[]): void {
  const seen = new Set<string>()
  settled.forEach(({ jenis, no_ref }, index) => {
    const kalimat = sudahAda[jenis]
    if (kalimat === undefined || no_ref === null) return
    const satu = `${jenis} ${no_ref}`
    if (seen.has(satu))
      refuse(kalimat, index, jenis === 'POIN' ? 'jenis' : 'no_ref', { nomor: no_ref })
    seen.add(satu)
  })
}

/**
 * Checks that the payments are exactly what is due (DOMAIN 3: a payment list equals what the
 * document says is due). A fee is charged on top and is no part of what is due.
 * @param total whole rupiah; below zero the shop pays, at zero nobody does
 * @param batas what the shop allows; the browser leaves it to the server
 * @throws Refusal with the payment's field (SPEC 5: at least one payment method; never above what
 * remains)
 */
export function settle(
  payments: readonly Pembayaran[],
  total: number,
  batas: BatasBayar = { biaya_transfer: Infinity },
): Lunas[] {
  const due = Math.abs(total)
  const arah = arahUang(total)
  if (payments.length === 0 && due > 0)
    throw refusedField('pembayaran', 'Minimal Harus Ada Satu Cara Pembayaran')
  payments.forEach((payment, index) => {
    // A way that bears nothing would bear its fee alone, which no cash book shows.
    if (payment.jumlah === 0 && (payment.jenis !== 'CASH' || payments.length > 1))
      refuse('Jumlah Rp Tidak Boleh Kosong', index, 'jumlah')
    if (arah === 'KELUAR') checkKeluar(payment, index, batas)
    else checkFee(payment, index, batas)
  })
  const settled = payments.map((payment, index) => checked(payment, index, total, batas))
  checkSekali(settled)
  const paid = settled.reduce((sum, payment) => sum + payment.jumlah, 0)
  if (paid > due)
    refuse('Pembayaran Melebihi Sisa Rp {{lebih}}', payments.length - 1, 'jumlah', {
      lebih: formatRupiah(paid - due),
    })
  if (paid < due)
    refuse('Pembayaran Masih Kurang Rp {{kurang}}', payments.length - 1, 'jumlah', {
      kurang: formatRupiah(due - paid),
    })
  return settled
}

/** The change that is handed back. */
export const jumlahKembali = (lunas: readonly Lunas[]): number =>
  lunas.reduce((sum, { kembali }) => sum + kembali, 0)

/** What these pay, in a text that two lists can be compared by. */
const dibayarDengan = (cara: string, payments: readonly Lunas[]): string =>
  payments
    .filter(({ jenis }) => jenis === cara)
    .map(({ jumlah, no_ref }) => `${no_ref ?? ''} ${jumlah}`)
    .toSorted()
    .join()

/** What is said where a bill would be paid otherwise by what is held for it. */
const tidakDiubah = {
  TITIPAN: 'Pembayaran Dengan Titipan Tidak Dapat Diubah',
  POIN: 'Pembayaran Dengan Point Tidak Dapat Diubah',
  KUPON: 'Pembayaran Dengan Kupon Tidak Dapat Diubah',
}

/**
 * How a bill is paid instead. What deposits, points and coupons pay of it stays: they are held for
 * it.
 * @param lama how it was paid
 * @throws Refusal as settle does, or where something that is held would pay otherwise
 */
export function ubahLunas(
  payments: readonly Pembayaran[],
  total: number,
  batas: BatasBayar,
  lama: readonly Lunas[],
): Lunas[] {
  const no_ref = lama.find(({ jenis }) => jenis === 'POIN')?.no_ref ?? ''
  const hak = { POIN: () => ({ no_ref }), KUPON: seperti }
  const baru = settle(payments, total, { ...batas, hak })
  for (const [cara, kalimat] of Object.entries(tidakDiubah))
    if (dibayarDengan(cara, baru) !== dibayarDengan(cara, lama))
      throw refusedField('pembayaran', kalimat)
  return baru
}
