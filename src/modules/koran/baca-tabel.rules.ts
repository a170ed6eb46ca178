import type { RowOf } from '#kernel/field'
import { bacaTanggal, senOf, type Mentah, type Terbaca } from './baca.rules.ts'
import { peranKolom, type formatTabel } from './koran.ts'

export interface Sel {
  readonly nomor: number
  readonly sel: readonly string[]
}
type Peran = keyof typeof peranKolom
type Urutan = 'DMY' | 'MDY' | 'YMD'
export interface Format {
  readonly judul: number //  the number of the heading's row; 0: there is none
  readonly peran: readonly (Peran | '')[]
  readonly urutan: Urutan
}

/** What banks call their columns, the surest word first. */
const kata: readonly (readonly [Peran, RegExp])[] = [
  ['TGL', /^(tgl|tanggal|date|post(ing)? date|trans(action)? date|value date)/i],
  ['SALDO', /saldo|balance/i],
  ['MASUK', /kredit|credit|masuk/i],
  ['KELUAR', /debet|debit|keluar/i],
  ['ARAH', /^(d\/?k|d\/?c|db\/?cr|dr\/?cr|type|jenis|indicator)/i],
  ['JUMLAH', /jumlah|amount|nominal|mutasi/i],
  ['NO_REF', /ref|no\.? ?transaksi|trace/i],
  ['KETERANGAN', /keterangan|uraian|desc|remark|detail|berita/i],
]

const peranDari = (judul: string): Peran | '' =>
  kata.find(([, pattern]) => pattern.test(judul.trim()))?.[0] ?? ''

/** Each role once; descriptions and references of several columns are joined. */
function sekali(peran: readonly (Peran | '')[]): (Peran | '')[] {
  const seen = new Set<string>()
  return peran.map((one) => {
    if (one === '' || one === 'KETERANGAN' || one === 'NO_REF') return one
    if (seen.has(one)) return ''
    seen.add(one)
    return one
  })
}

/** Whether a day stands second somewhere, or a year first. */
function urutanDari(cells: readonly string[]): Urutan {
  if (cells.some((cell) => /^'?\d{4}[/.-]/.test(cell))) return 'YMD'
  const second = cells.map((cell) => Number(/^'?\d{1,2}[/.-](\d{1,2})/.exec(cell)?.[1] ?? 0))
  return second.some((value) => value > 12) ? 'MDY' : 'DMY'
}

/** The format that its heading shows: columns by their words, and by what stands below them. */
export function tebakFormat(rows: readonly Sel[]): Format {
  const judul = rows
    .slice(0, 40)
    .map(({ nomor, sel }) => ({ nomor, peran: sekali(sel.map(peranDari)) }))
    .find(({ peran }) => peran.includes('TGL') && peran.filter((one) => one !== '').length >= 3)
  if (!judul) return { judul: 0, peran: [], urutan: 'DMY' }
  const isi = rows.filter(({ nomor }) => nomor > judul.nomor)
  const peran = [...judul.peran]
  const bawah = (at: number): string[] =>
    isi.slice(0, 200).flatMap(({ sel }) => (sel[at] ? [sel[at]] : []))
  // BCA writes DB and CR under no heading, beside the amount.
  const arah = isi[0]?.sel.findIndex(
    (_, at) =>
      (peran[at] ?? '') === '' && bawah(at).every((cell) => /^(db|cr|dr|d|k|c)$/i.test(cell)),
  )
  if (!peran.includes('ARAH') && arah !== undefined && arah >= 0 && bawah(arah).length > 0)
    peran[arah] = 'ARAH'
  if (peran.includes('MASUK') && peran.includes('KELUAR'))
    for (const [at, one] of peran.entries()) if (one === 'JUMLAH' || one === 'ARAH') peran[at] = ''
  const tgl = peran.indexOf('TGL')
  return {
    judul: judul.nomor,
    peran: Array.from(peran, (one) => one ?? ''),
    urutan: urutanDari(bawah(tgl)),
  }
}

const isPeran = (word: string): word is Peran => Object.hasOwn(peranKolom, word)

/** As it is kept with a statement; undefined where none is kept. */
export function formatDari({
  judul,
  peran,
  urutan,
}: RowOf<typeof formatTabel>): Format | undefined {
  if (peran === null || judul === null) return undefined
  const words = peran.split(',').map((word) => (isPeran(word) ? word : ''))
  return { judul, peran: words, urutan: urutan ?? 'DMY' }
}

export const formatUntuk = ({ judul, peran, urutan }: Format): RowOf<typeof formatTabel> => ({
  judul,
  peran: peran.join(','),
  urutan,
})

/** As the last statement was read, where its columns are as many; else as the heading says. */
export function formatSeperti(tebak: Format, lalu: Format | undefined): Format {
  if (!lalu || (tebak.judul > 0 && tebak.peran.length !== lalu.peran.length)) return tebak
  return { ...lalu, judul: tebak.judul > 0 ? tebak.judul : lalu.judul }
}

/** The money of a line, in sen, below zero when it left. */
function senDari(cell: (peran: Peran) => string): number | undefined {
  const [masuk, keluar] = [senOf(cell('MASUK')), senOf(cell('KELUAR'))]
  if (masuk) return masuk
  if (keluar) return 0 - Math.abs(keluar)
  const jumlah = /^(.*?)\s*(cr|db|dr|d|k|c)?$/i.exec(cell('JUMLAH').trim())
  const sen = senOf(jumlah?.[1] ?? '')
  const arah = (cell('ARAH') || (jumlah?.[2] ?? '')).trim().toUpperCase()
  if (sen === undefined) return undefined
  if (/^(D|DB|DR|DEBI?E?T)$/.test(arah)) return 0 - Math.abs(sen)
  return /^(K|C|CR|KREDIT|CREDIT)$/.test(arah) ? Math.abs(sen) : sen
}

const awalKata = /\b(saldo awal|opening|beginning|previous balance)\b/i
/** A dated row that says no more than this is no money. */
const saldoSaja =
  /^\W*(saldo (awal|akhir)|(opening|beginning|previous|closing|ending) balance)\W*$/i
const akhirKata = /\b(saldo akhir|closing|ending)\b/i

/** The lines of a bank's table. A line goes on below its date where a bank breaks its text. */
export function bacaTabel(rows: readonly Sel[], format: Format, kini: string): Terbaca {
  const baris: (Mentah & { readonly saldo: number | undefined })[] = []
  const salah: { baris: number; teks: string }[] = []
  let awal: number | null = null
  let akhir: number | null = null
  for (const { nomor, sel } of rows) {
    const teks = sel.join(' ').trim()
    const angka = sel
      .toReversed()
      .map(senOf)
      .find((one) => one !== undefined)
    const cell = (peran: Peran): string =>
      sel
        .filter((_, at) => format.peran[at] === peran)
        .join(' ')
        .trim()
    const tgl = bacaTanggal(cell('TGL'), format.urutan, kini)
    const sen = senDari(cell)
    // What has a day and an amount is money, whatever else its text says.
    const uang = tgl !== undefined && sen !== undefined && sen !== 0
    if (nomor > format.judul && uang && !saldoSaja.test(cell('KETERANGAN')))
      baris.push({
        ...{ tgl, sen, keterangan: cell('KETERANGAN'), no_ref: cell('NO_REF') || null },
        saldo: senOf(cell('SALDO')),
      })
    else if (awalKata.test(teks) && angka !== undefined) awal = angka
    else if (akhirKata.test(teks) && angka !== undefined) akhir = angka
    else if (nomor > format.judul) {
      const last = baris.at(-1)
      if (tgl === undefined && sen === undefined && last && cell('KETERANGAN') !== '')
        baris[baris.length - 1] = {
          ...last,
          keterangan: `${last.keterangan} ${cell('KETERANGAN')}`,
        }
      else if ((tgl === undefined) !== (sen === undefined) && cell('TGL') !== '')
        salah.push({ baris: nomor, teks: teks.slice(0, 120) })
    }
  }
  return { ...berurut(baris, awal, akhir), sampai: null, salah, rekening: null }
}

/** The oldest first, with the balances that its own column says. */
function berurut(
  baris: readonly (Mentah & { readonly saldo: number | undefined })[],
  awal: number | null,
  akhir: number | null,
): Pick<Terbaca, 'akhir' | 'awal' | 'baris'> {
  const [first, last] = [baris[0], baris.at(-1)]
  const turun = first !== undefined && last !== undefined && first.tgl > last.tgl
  const rows = turun ? baris.toReversed() : baris
  const [satu, ujung] = [rows[0], rows.at(-1)]
  return {
    baris: rows,
    awal: awal ?? (satu?.saldo === undefined ? null : satu.saldo - satu.sen),
    akhir: akhir ?? ujung?.saldo ?? null,
  }
}
