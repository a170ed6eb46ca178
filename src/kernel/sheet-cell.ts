import type { Field, Fields, KindName } from './field.ts'
import { numberFromScaled, scaledFromText } from './figures.ts'
import { invalid } from './kinds.ts'
import type { Translate } from './language.ts'
import type { FieldRefusal } from './refusal.ts'

/** SPEC 5: the first row of a spreadsheet is headings, lowercased with underscores. */
export const headingOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')

/** Tab-separated text as a spreadsheet program copies it. */
export const selDari = (text: string): string[][] =>
  text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** Stands for a formula whose result is not in the sheet. */
export const tanpaHasil = '#RUMUS?'

const decimals: Readonly<Partial<Record<KindName, number>>> = {
  integer: 0,
  rupiah: 0,
  berat: 3,
  karat: 2,
  persen: 2,
  kadar: 2,
}

const same = (text: string, word: string, t: Translate): boolean =>
  [word, t(word)].some((one) => one.toLowerCase() === text.toLowerCase())

function yesOf(text: string, t: Translate): boolean | undefined {
  if (/^(?:1|y|true|v|x)$/i.test(text) || same(text, 'Ya', t)) return true
  if (/^(?:0|n|false|-)$/i.test(text) || same(text, 'Tidak', t)) return false
  return undefined
}

const choiceOf = ({ of = {} }: Field, text: string, t: Translate): string | undefined =>
  Object.entries(of).find(([value, words]) => same(text, value, t) || same(text, words, t))?.[0]

/** 31/12/2030 and 31-12-2030 as 2030-12-31. */
const dateOf = (text: string): string =>
  text.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/**
 * A cell as JSON has it: figures as a person types them, words of a choice in his language or ours.
 * Anything else stays a text, and is refused as one.
 */
export function wireOfCell(field: Field, cell: string | undefined, t: Translate): unknown {
  // Our own sheets write an apostrophe before what a spreadsheet would run as a formula.
  const text = (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  if (text === '') return null
  if (field.kind === 'yes') return yesOf(text, t) ?? text
  if (field.kind === 'choice') return choiceOf(field, text, t) ?? text
  if (field.kind === 'tanggal') return dateOf(text)
  const places = decimals[field.kind]
  if (places === undefined) return text
  const scaled = scaledFromText(text.replace(/^rp\.?\s*/i, ''), places)
  return scaled === undefined ? text : numberFromScaled(scaled, places)
}

/**
 * What is wrong in a cell, for a user who sees a column and no form: the value in the cell, and
 * what is allowed there.
 */
export function refusedCell(
  fields: Fields,
  refused: FieldRefusal,
  cell: string | undefined,
  t: Translate,
): FieldRefusal {
  const field = fields[refused.field]
  const nilai = (cell ?? '').trim()
  if (nilai === tanpaHasil)
    return { ...refused, text: '{{field}} Berisi Rumus Tanpa Hasil, Isi Nilainya' }
  if (refused.text !== invalid || field === undefined || nilai === '') return refused
  const params = { ...refused.params, nilai }
  const words = field.kind === 'yes' ? ['Ya', 'Tidak'] : Object.values(field.of ?? {})
  if (words.length > 0) {
    const pilihan = words.map((word) => t(word)).join(', ')
    const text = '{{field}} {{nilai}} Tidak Dikenal, Pilih {{pilihan}}'
    return { ...refused, text, params: { ...params, pilihan } }
  }
  const desimal = decimals[field.kind]
  if (desimal === undefined) return refused
  return desimal === 0
    ? { ...refused, text: '{{field}} {{nilai}} Bukan Bilangan Bulat', params }
    : {
        ...refused,
        text: '{{field}} {{nilai}} Bukan Angka Dengan Paling Banyak {{desimal}} Desimal',
        params: { ...params, desimal },
      }
}

/**
 * The cells that hold a formula without a result, even where any text is allowed.
 * @param cells by the names of the fields
 */
export const rumusTanpaHasil = (
  fields: Fields,
  cells: Iterable<readonly [string, string | undefined]>,
): FieldRefusal[] =>
  [...cells].flatMap(([name, cell]) =>
    cell === tanpaHasil && fields[name] !== undefined
      ? [
          {
            field: name,
            text: '{{field}} Berisi Rumus Tanpa Hasil, Isi Nilainya',
            params: { field: fields[name].label },
          },
        ]
      : [],
  )
