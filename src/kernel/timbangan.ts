import { mulDiv } from './rounding.ts'

/** One line of a scale as it came: its text, and the weight in it. */
export interface BacaanTimbangan {
  readonly mentah: string
  readonly protokol: 'AND' | 'SICS' | 'UMUM'
  readonly stabil: boolean
  /** Milligrams; null: the scale said that it has no weight (overloaded, busy). */
  readonly berat: number | null
}

const miligram: Readonly<Record<string, number>> = { mg: 1, g: 1_000, kg: 1_000_000 }

/**
 * A figure of a scale in milligrams. Digits beyond the milligram are rounded half away from zero:
 * the line itself is kept beside it.
 */
function beratDari(tanda: string, angka: string, satuan: string): number | null {
  const per = miligram[satuan.toLowerCase()]
  const [utuh = '0', pecahan = ''] = angka.replace(',', '.').split('.')
  if (per === undefined || utuh.length > 9 || pecahan.length > 6) return null
  const mg = mulDiv(Number(utuh + pecahan), per, 10 ** pecahan.length)
  return tanda === '-' ? 0 - mg : mg
}

const angka = String.raw`([+-]?) *(\d+(?:[.,]\d+)?)`
/** A&D: 'ST,+00012.345  g'; ST stable, US not, OL overloaded; QT and others are counts. */
const and = new RegExp(`^(ST|US|OL), *${angka} *([a-z]*)$`, 'i')
const andLebih = /^OL,/i
/** Mettler Toledo, MT-SICS: 'S S     12.345 g'; S stable, D moving, then without a weight I + -. */
const sics = new RegExp(`^S[I ]? ?(S|D) +${angka} *([a-z]+)$`, 'i')
const sicsTanpa = /^SI? ?[I+-]$/i
/** Ohaus, Sartorius, CAS and others as they print: '+  12.345 g', '?' or no unit while it moves. */
const umum = new RegExp(`^(?:[GN] *)?${angka} *([a-z]*) *(\\?)?$`, 'i')

/** The reading in one line; undefined when the line is no reading. */
export function bacaBaris(line: string): BacaanTimbangan | undefined {
  const teks = line.trim()
  const tanpa = { mentah: line, stabil: false, berat: null } as const
  if (andLebih.test(teks)) return { ...tanpa, protokol: 'AND' }
  if (sicsTanpa.test(teks)) return { ...tanpa, protokol: 'SICS' }
  const dariAnd = and.exec(teks)
  if (dariAnd) {
    const [, keadaan = '', tanda = '', nilai = '', satuan = ''] = dariAnd
    const berat = beratDari(tanda, nilai, satuan)
    return { mentah: line, protokol: 'AND', stabil: keadaan.toUpperCase() === 'ST', berat }
  }
  const dariSics = sics.exec(teks)
  if (dariSics) {
    const [, keadaan = '', tanda = '', nilai = '', satuan = ''] = dariSics
    const berat = beratDari(tanda, nilai, satuan)
    return { mentah: line, protokol: 'SICS', stabil: keadaan.toUpperCase() === 'S', berat }
  }
  const lain = umum.exec(teks)
  if (!lain) return undefined
  const [, tanda = '', nilai = '', satuan = '', ragu] = lain
  return {
    mentah: line,
    protokol: 'UMUM',
    stabil: satuan !== '' && ragu === undefined,
    berat: beratDari(tanda, nilai, satuan === '' ? 'g' : satuan),
  }
}

/** No scale sends a longer line: a longer one is noise from a wrong speed. */
const terpanjang = 64

/**
 * Reads the bytes of a scale as they come, whole lines or parts. A line ends with CR, LF or both; a
 * line of no known protocol is skipped. The first line may lack its beginning: without a word of
 * its protocol before the figure, 0.460 g could be the end of 10.460 g. Such a first line does not
 * count.
 */
export function pembacaTimbangan(): (bytes: Uint8Array) => BacaanTimbangan[] {
  let sisa = ''
  let utuh = false
  return (bytes) => {
    const found: BacaanTimbangan[] = []
    for (const byte of bytes) {
      if (byte !== 13 && byte !== 10) {
        // ASCII; some scales set the eighth bit for parity.
        sisa = sisa.length > terpanjang ? sisa : sisa + String.fromCodePoint(byte & 0x7f)
        continue
      }
      const bacaan = sisa.length > terpanjang ? undefined : bacaBaris(sisa)
      if (bacaan && (utuh || bacaan.protokol !== 'UMUM')) found.push(bacaan)
      utuh = true
      sisa = ''
    }
    return found
  }
}
