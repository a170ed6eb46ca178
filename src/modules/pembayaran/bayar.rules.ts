import { bukuSendiri, type CaraBayar } from './pembayaran.ts'
import { arahUang, type Pembayaran } from './pembayaran.rules.ts'

/** A payment being entered: cash is known by what was handed over, the rest by its amount. */
export interface Bayar {
  readonly no: number //            tells the entries of one bill apart
  readonly jenis: CaraBayar
  readonly jumlah: number | null // not of cash
  readonly no_rekening: string | null
  readonly fee: number | null
  readonly no_ref: string | null
  readonly diterima: number | null // of cash; of a deposit or coupon: what it holds
}

/** Of these nobody says how much: what they hold pays what is due. */
const sebisanya: ReadonlySet<string> = new Set<CaraBayar>(['TITIPAN', 'KUPON'])

export const bayarBaru = (no: number, jenis: CaraBayar, jumlah: number | null = null): Bayar => ({
  no,
  jenis,
  jumlah: jenis === 'CASH' || sebisanya.has(jenis) ? null : jumlah,
  no_rekening: null,
  fee: null,
  no_ref: null,
  diterima: null,
})

/** A way as a cashier chooses it: QRIS pays as a card, at an account that takes nothing else. */
export type Cara = CaraBayar | 'QRIS'

/**
 * How a payment looks to whoever reads it.
 * @param qris the shop's accounts of QRIS
 */
export const caraDari = (
  { jenis, no_rekening }: Pick<Bayar, 'jenis' | 'no_rekening'>,
  qris: readonly string[],
): Cara =>
  jenis === 'DEBET' && no_rekening !== null && qris.includes(no_rekening) ? 'QRIS' : jenis

/** A payment by this way, of which nothing else was said; QRIS comes to its first account. */
export function bayarCara(
  no: number,
  cara: Cara,
  jumlah: number | null,
  qris: readonly string[],
): Bayar {
  const [no_rekening = null] = cara === 'QRIS' ? qris : []
  return { ...bayarBaru(no, cara === 'QRIS' ? 'DEBET' : cara, jumlah), no_rekening }
}

/** Nothing was said about it yet but its way: the key of payment may still change that. */
export function belumDiisi(entry: Bayar, qris: readonly string[]): boolean {
  if (entry.jenis === 'CASH') return entry.diterima === null
  if (entry.jenis === 'POIN') return false
  const tanpaRekening = entry.no_rekening === null || caraDari(entry, qris) === 'QRIS'
  return tanpaRekening && !entry.no_ref
}

/** Where a bill stands while it is being paid. Whole rupiah. */
export interface Tagihan {
  readonly pembayaran: readonly Pembayaran[] // as the calls take them
  readonly sisa: number //                      what is still to pay; below zero: too much
  readonly kembali: number //                   what the customer gets back in cash
  readonly fee: number //                       what the ways of payment cost on top
}

const sum = (entries: readonly Bayar[], figure: (entry: Bayar) => number | null): number =>
  entries.reduce((total, entry) => total + (figure(entry) ?? 0), 0)

/** Deposits and coupons pay what cards and transfers leave, as far as they reach. */
function dariSimpanan(entries: readonly Bayar[], due: number): readonly Bayar[] {
  const said = entries.filter((entry) => entry.jenis !== 'CASH')
  let left = Math.max(0, due - sum(said, (entry) => entry.jumlah))
  return entries.map((entry) => {
    if (!sebisanya.has(entry.jenis) || entry.jumlah !== null) return entry
    const jumlah = Math.min(left, entry.diterima ?? 0)
    left -= jumlah
    return { ...entry, jumlah }
  })
}

/**
 * Works out a bill from what was entered: cards and transfers take what they say, cash takes what
 * is left of the bill and gives the rest back (DOMAIN 5: cash keeps received and change). Where the
 * shop pays, cash is what is left, exactly.
 * @param total what is due, whole rupiah; below zero the shop pays
 */
export function hitungBayar(given: readonly Bayar[], total: number): Tagihan {
  const entries = dariSimpanan(given, Math.abs(total))
  const lain = entries.filter((entry) => entry.jenis !== 'CASH')
  const tunai = entries.find((entry) => entry.jenis === 'CASH')
  const tanpaTunai = Math.abs(total) - sum(lain, (entry) => entry.jumlah)
  const sisaTunai = Math.max(0, tanpaTunai)
  const keluar = arahUang(total) === 'KELUAR'
  const diterima = keluar ? (tunai ? sisaTunai : 0) : (tunai?.diterima ?? 0)
  const jumlahTunai = Math.min(diterima, sisaTunai)
  const pembayaran = entries.flatMap((entry): Pembayaran[] => {
    const { diterima: given, fee, jenis, jumlah, no_ref, no_rekening } = entry
    if (jenis !== 'CASH')
      return [{ jenis, no_rekening, jumlah: jumlah ?? 0, fee, no_ref, diterima: null }]
    if (jumlahTunai === 0 && lain.length > 0) return [] // opened and not needed
    return [
      {
        jenis,
        no_rekening: null,
        jumlah: jumlahTunai,
        fee: null,
        no_ref: null,
        diterima: keluar ? null : given,
      },
    ]
  })
  return {
    pembayaran,
    sisa: tanpaTunai - jumlahTunai,
    kembali: diterima - jumlahTunai,
    fee: sum(lain, (entry) => entry.fee),
  }
}

/** Cash of which nothing was said is exact: what is asked for is handed over. */
export const pembayaranDari = (entries: readonly Bayar[], jumlah: number) => {
  const [only] = entries
  const pas = entries.length === 1 && only?.jenis === 'CASH' && only.diterima === null
  const paid = pas ? [{ ...only, diterima: Math.abs(jumlah) }] : entries
  return hitungBayar(paid, jumlah).pembayaran.map((payment) => ({ ...payment }))
}

/** What was paid, to be entered anew: the cashier changes the way, never the bill (DOMAIN 5). */
export const bayarDari = (payments: readonly Pembayaran[]): Bayar[] =>
  payments.map(({ diterima, fee, jenis, jumlah, no_ref, no_rekening }, no) =>
    jenis === 'CASH'
      ? { ...bayarBaru(no, 'CASH'), diterima: diterima ?? jumlah }
      : { no, jenis, jumlah, no_rekening, fee, no_ref, diterima: null },
  )

/** One more payment, for what is left. Cash is offered first, and once. */
export function tambahBayar(entries: readonly Bayar[], total: number): Bayar[] {
  const no = Math.max(-1, ...entries.map((entry) => entry.no)) + 1
  const jenis = entries.some((entry) => entry.jenis === 'CASH') ? 'TRANSFER' : 'CASH'
  return [...entries, bayarBaru(no, jenis, Math.max(0, hitungBayar(entries, total).sisa))]
}

/** What one payment may take: the bill without the others. */
export function bagian(entries: readonly Bayar[], no: number, total: number): number {
  const others = entries.filter((entry) => entry.no !== no)
  return Math.max(0, hitungBayar(others, total).sisa)
}

/** Finds the last of the following payments whose amount is what the others leave. */
function penutup(entries: readonly Bayar[], no: number, total: number): Bayar | undefined {
  const last = entries.findLast((entry) => entry.no !== no && !bukuSendiri.has(entry.jenis))
  if (last === undefined) return undefined
  const said = last.jenis === 'CASH' ? last.diterima : last.jumlah
  return said === bagian(entries, last.no, total) ? last : undefined
}

/**
 * Changes one payment. The last other payment that took exactly the rest takes the new rest, so
 * that a lowered first payment raises the second.
 */
export function ubahBayar(entries: readonly Bayar[], next: Bayar, total: number): Bayar[] {
  const changed = entries.map((entry) => (entry.no === next.no ? next : entry))
  const last = penutup(entries, next.no, total)
  if (last === undefined) return changed
  const rest = bagian(changed, last.no, total)
  const follows = last.jenis === 'CASH' ? { diterima: rest } : { jumlah: rest }
  return changed.map((entry) => (entry.no === last.no ? { ...entry, ...follows } : entry))
}

const lembar = 100_000

/** Sums that a customer may hand over for a bill: the next round ones above it. */
export function uangBulat(due: number): number[] {
  const steps = [lembar, 5 * lembar, 10 * lembar]
  const round = steps.map((step) => Math.ceil(due / step) * step)
  return [...new Set(round)].filter((sum) => sum > due)
}

/**
 * Ways that are not open beside these payments: cash a second time; a card or deposit where we
 * pay.
 * @param ada what can be chosen here: a deposit, a coupon, points that the customer has
 */
export const caraTertutup = (
  others: readonly Bayar[],
  total: number,
  ada: Partial<Record<'titipan' | 'kupon' | 'poin', boolean>>,
): CaraBayar[] => [
  ...(others.some(({ jenis }) => jenis === 'CASH') ? (['CASH'] as const) : []),
  ...(arahUang(total) === 'KELUAR' ? (['DEBET', 'CREDIT', 'TITIPAN'] as const) : []),
  ...(ada.titipan ? [] : (['TITIPAN'] as const)),
  ...(ada.kupon && arahUang(total) === 'MASUK' ? [] : (['KUPON'] as const)),
  ...(ada.poin && arahUang(total) === 'MASUK' && !others.some(({ jenis }) => jenis === 'POIN')
    ? []
    : (['POIN'] as const)),
]

/**
 * Which way comes next when the key of payment is pressed again. Cash is offered once, QRIS where
 * the shop has an account of it and a card could be taken. Points are chosen by their letter alone.
 */
export function caraBerikut(
  cara: Cara,
  closed: readonly CaraBayar[],
  qris: readonly string[] = [],
): Cara {
  const ways = ['CASH', 'TRANSFER', 'QRIS', 'DEBET', 'CREDIT', 'TITIPAN'] as const
  const at = ways.findIndex((way) => way === cara)
  const turned = [...ways.slice(at + 1), ...ways.slice(0, at)]
  const terbuka = (way: Cara): boolean =>
    way === 'QRIS' ? qris.length > 0 && !closed.includes('DEBET') : !closed.includes(way)
  return turned.find(terbuka) ?? cara
}

/** A customer's points: what one is worth, and the most rupiah that they may pay of this bill. */
export interface PoinBayar {
  readonly poin: number
  readonly nilai_rp: number
  readonly paling: number
}

/** What points pay of what is due: whole points, in rupiah. */
export const bayarPoin = (no: number, due: number, { nilai_rp, paling }: PoinBayar): Bayar => ({
  ...bayarBaru(no, 'POIN'),
  jumlah: Math.floor(Math.min(due, paling) / nilai_rp) * nilai_rp,
})
