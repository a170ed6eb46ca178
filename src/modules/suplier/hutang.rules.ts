import { formatBerat, formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv, spreadWithin } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'

/** What is left of a receipt for gold of one kadar (sisa_supplier). Rupiah, mg. */
const sisa = row({
  ...{ kadar: whole, uang: whole, nilai: whole, kotor: whole, murni: whole, versi: whole },
})
export type Sisa = ShapeOf<typeof sisa>

/** A receipt with what is left of it. */
export const terima = row({
  ...{ id: text, nomor: text, tgl_system: text, supplier: maybe(text), sisa: list(sisa) },
})
export type Terima = ShapeOf<typeof terima>

/** What a document takes off a debt; below zero it adds to it. */
export interface Lunas extends Omit<Sisa, 'versi'> {
  readonly terima: Terima
  readonly versi: number
}

/** Rupiah that are owed for receipts, their gold at what it was received at. */
export const hutangRp = (rows: readonly Pick<Sisa, 'nilai' | 'uang'>[]): number =>
  rows.reduce((sum, { nilai, uang }) => sum + nilai + uang, 0)
export const hutangMurni = (rows: readonly Pick<Sisa, 'murni'>[]): number =>
  rows.reduce((sum, { murni }) => sum + murni, 0)

/**
 * The receipts of these lines, each once, all of one supplier.
 * @throws Refusal at the line
 */
export function terimaDari<L extends { readonly no_terima: string }>(
  lines: readonly L[],
  found: readonly Terima[],
  list = 'baris',
): (readonly [L, Terima, string])[] {
  const known = new Map(found.map((one) => [one.nomor, one]))
  const seen = new Set<string>()
  const pertama = known.get(lines[0]?.no_terima.trim().toUpperCase() ?? '')
  return lines.map((line, index) => {
    const nomor = line.no_terima.trim().toUpperCase()
    const at = `${list}.${index}.`
    const one = known.get(nomor)
    const refuse = (kata: string): never => {
      throw refusedField(`${at}no_terima`, kata, { nomor })
    }
    if (!one) return refuse('Penerimaan {{nomor}} Tidak Ditemukan')
    if (seen.has(nomor)) return refuse('Penerimaan {{nomor}} Sudah Ada Di Tabel')
    seen.add(nomor)
    if (one.sisa.length === 0) return refuse('Penerimaan {{nomor}} Sudah Lunas')
    if (one.supplier !== pertama?.supplier) return refuse('Penerimaan {{nomor}} Dari Supplier Lain')
    return [line, one, at] as const
  })
}

/**
 * Gold of a debt that goes with a part of its value: all with all, else its share.
 * @param nilai of the part
 */
function emasSenilai({ kotor, murni, nilai: semua }: Sisa, nilai: number) {
  if (nilai === semua) return { kotor, murni }
  return { kotor: mulDiv(kotor, nilai, semua, 'down'), murni: mulDiv(murni, nilai, semua, 'down') }
}

/** Gross weight that goes with fine gold of a debt. */
const kotorDari = ({ kotor, murni: semua }: Sisa, murni: number): number =>
  murni === semua ? kotor : mulDiv(kotor, murni, semua, 'down')

/** What money pays of gold of one kadar: first what is owed in money, then gold at its value. */
function uangUntuk(terima: Terima, kini: Sisa, jumlah: number): Lunas {
  const { kadar, versi } = kini
  if (jumlah === kini.uang + kini.nilai) return { ...kini, terima }
  const uang = Math.min(jumlah, Math.max(kini.uang, 0))
  const nilai = jumlah - uang
  return { terima, kadar, versi, uang, nilai, ...emasSenilai(kini, nilai) }
}

/**
 * What money pays of a receipt.
 * @param jumlah whole rupiah; null: all of it, also what the supplier owes the shop
 * @throws Refusal at the line for more than is owed
 */
export function bayarUang(one: Terima, jumlah: number | null, at: string): Lunas[] {
  const hutang = hutangRp(one.sisa)
  if (jumlah === null || jumlah === hutang)
    return one.sisa.map((kini) => uangUntuk(one, kini, kini.uang + kini.nilai))
  if (jumlah > hutang)
    throw refusedField(`${at}jumlah`, 'Sisa Hutang {{nomor}} Rp {{jumlah}}', {
      ...{ nomor: one.nomor, jumlah: formatRupiah(Math.max(hutang, 0)) },
    })
  const rows = one.sisa.filter(({ nilai, uang }) => nilai >= 0 && uang + nilai > 0)
  const shares = spreadWithin(
    jumlah,
    rows.map(({ nilai, uang }) => uang + nilai),
  )
  return rows.map((kini, n) => uangUntuk(one, kini, shares[n] ?? 0))
}

/** What fine gold is worth. mg x rupiah a gram. */
export const nilaiEmas = (murni: number, harga: number): number => mulDiv(murni, harga, 1_000)

/** Fine gold that goes to debts one after the other, until it is used up. mg. */
function berurut(murni: number, rows: readonly Pick<Sisa, 'murni'>[]): number[] {
  let sisa = murni
  return rows.map((kini) => {
    const dibayar = Math.min(sisa, Math.max(kini.murni, 0))
    sisa -= dibayar
    return dibayar
  })
}

interface Emas {
  readonly murni: number //  mg that are given
  readonly harga: number | null // rupiah a gram; null: at what the gold was received at
}

/**
 * Gold pays gold, receipt after receipt. At a stated price: what a receipt without gold has left is
 * owed in money; what is above its value pays money, then the value of gold that is still owed.
 * @throws Refusal for more than is owed
 */
export function bayarEmas(receipts: readonly Terima[], { harga, murni }: Emas): Lunas[] {
  const rows = receipts.flatMap((one) => one.sisa.map((kini) => ({ ...kini, terima: one })))
  const emas = berurut(murni, rows)
  const lebihan = emas.reduce((sisa, each) => sisa - each, murni)
  if (lebihan > 0 && harga === null)
    throw refusedField('harga', 'Hutang Emas Tinggal {{berat}} gr, Isi Harga Untuk Sisanya', {
      berat: formatBerat(murni - lebihan),
    })
  let uang = harga === null ? 0 : nilaiEmas(lebihan, harga)
  const lunas = rows.map((kini, n): Lunas => {
    const dibayar = emas[n] ?? 0
    const habis = dibayar === kini.murni
    const asal = habis ? kini.nilai : mulDiv(kini.nilai, dibayar, kini.murni, 'down')
    const seharga = harga === null || dibayar === 0 ? asal : nilaiEmas(dibayar, harga)
    const nilai = habis ? kini.nilai : Math.min(seharga, kini.nilai)
    if (dibayar > 0) uang += seharga - nilai
    const diambil = { kotor: kotorDari(kini, dibayar), murni: dibayar }
    return { ...kini, uang: 0, nilai: dibayar > 0 ? nilai : 0, ...diambil }
  })
  return denganUang(rows, lunas, uang).filter((one) => one.murni + one.nilai + one.uang !== 0)
}

/** Rupiah that gold is worth besides the gold that it pays; below zero they stay owed in money. */
function denganUang(rows: readonly Sisa[], lunas: readonly Lunas[], uang: number): Lunas[] {
  if (uang < 0) {
    const pertama = lunas.findIndex(({ murni }) => murni > 0)
    return lunas.map((one, n) => (n === pertama ? { ...one, uang } : one))
  }
  const hutang = rows.map((kini) => Math.max(kini.uang, 0))
  const nilai = rows.map((kini, n) => Math.max(kini.nilai - (lunas[n]?.nilai ?? 0), 0))
  const jumlah = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
  const tunai = Math.min(uang, jumlah(hutang))
  if (uang - tunai > jumlah(nilai))
    throw refusedField(
      'harga',
      'Nilai Emas Rp {{lebih}} Melebihi Hutang, Kurangi Berat Atau Harga',
      {
        lebih: formatRupiah(uang - tunai - jumlah(nilai)),
      },
    )
  const dariUang = spreadWithin(tunai, hutang)
  const dariNilai = spreadWithin(uang - tunai, nilai)
  return lunas.map((one, n) => ({
    ...one,
    uang: dariUang[n] ?? 0,
    nilai: one.nilai + (dariNilai[n] ?? 0),
  }))
}

/**
 * Gold that is owed becomes money at a stated price; all gold that the supplier owes becomes money
 * that he owes.
 * @param murni mg; null: all gold of the receipt
 * @throws Refusal at the line
 */
export function potongEmas(one: Terima, murni: number | null, harga: number, at: string): Lunas[] {
  const hutang = hutangMurni(one.sisa)
  if (hutang === 0 || (murni !== null && murni > hutang))
    throw refusedField(`${at}berat`, 'Hutang Emas {{nomor}} {{berat}} gr', {
      ...{ nomor: one.nomor, berat: formatBerat(hutang) },
    })
  const emas = murni === null ? one.sisa.map((kini) => kini.murni) : berurut(murni, one.sisa)
  return one.sisa.flatMap((kini, n): Lunas[] => {
    const diambil = emas[n] ?? 0
    if (diambil === 0) return []
    const nilai =
      diambil === kini.murni ? kini.nilai : mulDiv(kini.nilai, diambil, kini.murni, 'down')
    const { kadar, versi } = kini
    const uang = 0 - nilaiEmas(diambil, harga)
    const kotor = kotorDari(kini, diambil)
    return [{ terima: one, kadar, versi, uang, nilai, kotor, murni: diambil }]
  })
}
