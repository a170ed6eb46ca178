import { daysBetween } from '#kernel/tanggal'

/** A line of a statement, or a row of the cash book. Whole rupiah, below zero when it left. */
export interface Sisi {
  readonly kunci: string
  readonly tgl: string
  readonly jumlah: number
  readonly no_ref: string | null
  readonly keterangan: string
}
export interface SisiBuku extends Sisi {
  readonly dokumen: string
  readonly kategori: string
  /** What its document belongs to: the deposit or promise that it paid for. */
  readonly asal?: string | null
  /** It never came, or says so of another: no bank has it. */
  readonly hilang?: boolean
}

/** Why lines and rows are thought to be the same; phrases. */
export const alasanUsulan = {
  REFERENSI: 'Nomor referensi dan jumlah sama',
  HARI: 'Jumlah dan tanggal sama',
  DEKAT: 'Jumlah sama, tanggal berdekatan',
  SE_REFERENSI: 'Jumlah dari baris dengan satu referensi',
  SEHARI: 'Jumlah dari satu hari dan kategori',
  BATAL: 'Dibatalkan sebelum sampai di bank',
  BALIK: 'Dikembalikan bank sendiri',
} as const
export type AlasanUsulan = keyof typeof alasanUsulan

export interface Usulan {
  readonly alasan: AlasanUsulan
  /** No other row or line could be meant. */
  readonly pasti: boolean
  readonly koran: readonly string[]
  readonly kas: readonly string[]
}

/** A bank writes money up to so many days before or after the shop does. */
const hari = { sebelum: 2, sesudah: 7, referensi: 21, pasti: 3 } as const

const huruf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function groupBy<T>(rows: Iterable<T>, keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const sum = (rows: readonly Sisi[]): number => rows.reduce((all, { jumlah }) => all + jumlah, 0)

/** What is left of both sides while proposals take from them. */
class Sisa {
  readonly koran: Map<string, Sisi>
  readonly kas: Map<string, SisiBuku>
  readonly usulan: Usulan[] = []
  /** How many rows of an amount there were on the side that has more of them. */
  readonly banyak: ReadonlyMap<number, number>
  constructor(koran: readonly Sisi[], kas: readonly SisiBuku[]) {
    const banyak = new Map<number, number>()
    for (const rows of [koran, kas])
      for (const [jumlah, same] of groupBy(rows, (one) => String(one.jumlah)))
        banyak.set(Number(jumlah), Math.max(same.length, banyak.get(Number(jumlah)) ?? 0))
    this.banyak = banyak
    this.koran = new Map(koran.map((one) => [one.kunci, one]))
    this.kas = new Map(kas.map((one) => [one.kunci, one]))
  }
  take(alasan: AlasanUsulan, pasti: boolean, koran: readonly Sisi[], kas: readonly Sisi[]): void {
    for (const { kunci } of koran) this.koran.delete(kunci)
    for (const { kunci } of kas) this.kas.delete(kunci)
    const keys = (rows: readonly Sisi[]) => rows.map(({ kunci }) => kunci)
    this.usulan.push({ alasan, pasti, koran: keys(koran), kas: keys(kas) })
  }
}

/** From the shop's day to the bank's: within what a bank takes. */
const dekat = (koran: Sisi, kas: Sisi, sesudah: number): boolean => {
  const days = daysBetween(kas.tgl, koran.tgl)
  return days >= 0 - hari.sebelum && days <= sesudah
}

function referensi(sisa: Sisa): void {
  const sama = groupBy(sisa.kas.values(), ({ jumlah }) => String(jumlah))
  for (const koran of [...sisa.koran.values()]) {
    const text = huruf(`${koran.no_ref ?? ''} ${koran.keterangan}`)
    const found = (sama.get(String(koran.jumlah)) ?? []).filter((kas) => {
      const nomor = [huruf(kas.no_ref ?? ''), huruf(kas.dokumen)]
      return (
        sisa.kas.has(kas.kunci) &&
        dekat(koran, kas, hari.referensi) &&
        nomor.some((one) => one.length >= 4 && text.includes(one))
      )
    })
    const [kas] = found
    if (kas) sisa.take('REFERENSI', found.length === 1, [koran], [kas])
  }
}

function sehari(sisa: Sisa): void {
  const keyOf = ({ jumlah, tgl }: Sisi): string => `${tgl} ${jumlah}`
  const sama = groupBy(sisa.kas.values(), keyOf)
  for (const [key, lines] of groupBy(sisa.koran.values(), keyOf)) {
    const rows = sama.get(key) ?? []
    // As many of one as of the other: whichever is whose, all of them are there.
    const pasti = rows.length === lines.length
    lines.slice(0, rows.length).forEach((koran, at) => {
      const kas = rows[at]
      if (kas) sisa.take('HARI', pasti, [koran], [kas])
    })
  }
}

function berdekatan(sisa: Sisa): void {
  const keyOf = ({ jumlah }: Sisi): string => String(jumlah)
  const sama = groupBy(sisa.kas.values(), keyOf)
  for (const koran of [...sisa.koran.values()]) {
    const jauh = (kas: Sisi): number => Math.abs(daysBetween(kas.tgl, koran.tgl))
    const found = (sama.get(keyOf(koran)) ?? [])
      .filter((kas) => sisa.kas.has(kas.kunci) && dekat(koran, kas, hari.sesudah))
      .toSorted((one, other) => jauh(one) - jauh(other))
    const [kas] = found
    if (!kas) continue
    const sendiri = sisa.banyak.get(koran.jumlah) === 1
    sisa.take('DEKAT', sendiri && jauh(kas) <= hari.pasti, [koran], [kas])
  }
}

/** Several rows that the bank brought at once. */
function bersama(
  sisa: Sisa,
  alasan: AlasanUsulan,
  keyOf: (row: SisiBuku) => string | undefined,
): void {
  const known = [...sisa.kas.values()].filter((row) => keyOf(row) !== undefined)
  const sama = groupBy(sisa.koran.values(), (koran) => String(koran.jumlah))
  for (const rows of groupBy(known, (row) => keyOf(row) ?? '').values()) {
    const [first] = rows
    if (first === undefined || rows.length < 2) continue
    const jumlah = sum(rows)
    const line = (sama.get(String(jumlah)) ?? []).find(
      (koran) => sisa.koran.has(koran.kunci) && dekat(koran, first, hari.sesudah),
    )
    if (line) sisa.take(alasan, false, [line], rows)
  }
}

/** What was taken back before the bank had it. */
function dibatalkan(sisa: Sisa): void {
  const batal = groupBy(sisa.kas.values(), ({ jumlah, keterangan }) => `${keterangan} ${jumlah}`)
  for (const kas of [...sisa.kas.values()]) {
    const [lawan] = (batal.get(`BATAL ${kas.dokumen} ${0 - kas.jumlah}`) ?? []).filter((one) =>
      sisa.kas.has(one.kunci),
    )
    if (lawan && sisa.kas.has(kas.kunci)) sisa.take('BATAL', true, [], [kas, lawan])
  }
}

const terbalik = /^BATAL (.+)$/

/**
 * What was taken back with the deposit, promise or visit that it paid for: all that came for that,
 * all that was given back of it, and what of it never came.
 */
function dibatalkanBersama(sisa: Sisa): void {
  const rows = [...sisa.kas.values()]
  const kepala = new Map(rows.map(({ asal, dokumen }) => [dokumen, asal ?? dokumen]))
  const milik = ({ asal, dokumen, keterangan }: SisiBuku): string => {
    const [, batal] = (/^(BT|TN)-/.test(dokumen) && terbalik.exec(keterangan)) || []
    return batal === undefined ? (asal ?? dokumen) : (kepala.get(batal) ?? batal)
  }
  for (const all of groupBy(rows, milik).values())
    if (sum(all) === 0 && all.some(({ keterangan }) => terbalik.test(keterangan)))
      sisa.take('BATAL', true, [], all)
}

/** What a bank booked and took back by itself. */
function dibalik(sisa: Sisa): void {
  const sama = groupBy(sisa.koran.values(), ({ jumlah }) => String(jumlah))
  for (const koran of [...sisa.koran.values()]) {
    if (!sisa.koran.has(koran.kunci)) continue
    const lawan = (sama.get(String(0 - koran.jumlah)) ?? []).find(
      (one) =>
        sisa.koran.has(one.kunci) &&
        daysBetween(koran.tgl, one.tgl) >= 0 &&
        daysBetween(koran.tgl, one.tgl) <= hari.pasti &&
        one.kunci !== koran.kunci,
    )
    if (lawan) sisa.take('BALIK', false, [koran, lawan], [])
  }
}

/**
 * Proposals, the surest first; nothing is proposed twice. Both sides come to the same in each.
 * @param koran lines of statements that nobody has matched
 * @param kas rows of the cash book that nobody has matched
 */
export function usulkan(koran: readonly Sisi[], kas: readonly SisiBuku[]): Usulan[] {
  const sisa = new Sisa(
    koran,
    kas.filter(({ hilang }) => !hilang),
  )
  const hilang = new Sisa(
    [],
    kas.filter((one) => one.hilang),
  )
  dibatalkan(hilang)
  referensi(sisa)
  sehari(sisa)
  berdekatan(sisa)
  bersama(sisa, 'SE_REFERENSI', ({ no_ref }) => (no_ref === null ? undefined : huruf(no_ref)))
  bersama(sisa, 'SEHARI', ({ kategori, tgl }) => `${tgl} ${kategori}`)
  dibatalkan(sisa)
  const bersamaHilang = new Sisa([], [...sisa.kas.values(), ...hilang.kas.values()])
  dibatalkanBersama(bersamaHilang)
  dibalik(sisa)
  return [...sisa.usulan, ...hilang.usulan, ...bersamaHilang.usulan]
}

interface Kedua<K extends Sisi, B extends Sisi> {
  readonly koran: readonly K[]
  readonly kas: readonly B[]
  readonly usulan: readonly Usulan[]
}

/** The first rows of each side, what is proposed for them, and the rows that this names besides. */
export function tampak<K extends Sisi, B extends Sisi>(
  { kas, koran, usulan }: Kedua<K, B>,
  batas: number,
): Kedua<K, B> {
  const awal = new Set([koran, kas].flatMap((all) => all.slice(0, batas).map(({ kunci }) => kunci)))
  const untuk = usulan.filter((one) => [...one.koran, ...one.kas].some((kunci) => awal.has(kunci)))
  const lihat = new Set([...awal, ...untuk.flatMap((one) => [...one.koran, ...one.kas])])
  return {
    koran: koran.filter(({ kunci }) => lihat.has(kunci)),
    kas: kas.filter(({ kunci }) => lihat.has(kunci)),
    usulan: untuk,
  }
}

/** The cards of a day that a line may have brought: what they paid, less up to 3 % for the bank. */
export interface Kartu {
  readonly tgl: string
  readonly no_rekening: string
  readonly jenis: 'DEBET' | 'CREDIT'
  readonly sisa: number
}
const potonganTerbanyak = 0.03

/** The day of cards that a line most likely brought: the one of which the bank keeps least. */
export function kartuUntuk(koran: Sisi, kartu: readonly Kartu[]): Kartu | undefined {
  return kartu
    .filter(
      (one) =>
        koran.jumlah > 0 &&
        koran.jumlah <= one.sisa &&
        koran.jumlah >= Math.floor(one.sisa * (1 - potonganTerbanyak)) &&
        dekat(koran, { ...koran, tgl: one.tgl }, hari.sesudah) &&
        daysBetween(one.tgl, koran.tgl) >= 0,
    )
    .toSorted((one, other) => one.sisa - other.sisa)[0]
}
