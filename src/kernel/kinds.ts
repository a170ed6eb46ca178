import type { Field, KindName } from './field.ts'
import {
  formatBerat,
  formatPersen,
  formatRupiah,
  numberFromScaled,
  scaledFromNumber,
  type FigureStyle,
} from './figures.ts'
import type { Translate } from './language.ts'
import { nomorHp } from './nomor.ts'
import { isTanggal } from './tanggal.ts'

/** A value that was refused, with the sentence that says why. */
export class Bad {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What one kind of field means: how it is stored, checked, shown, printed and put in a sheet. */
export interface Kind {
  readonly sql: string //                          the column's type
  readonly wire: 'string' | 'number' | 'boolean' | 'any' // its JSON, when it is there
  readonly read: (wire: never, field: Field) => unknown //  JSON -> value, or Bad
  readonly write?: (value: never) => unknown //    value -> JSON, when they differ
  readonly show: (value: never, field: Field, style: FigureStyle, t: Translate) => string
  readonly align: 'left' | 'right' | 'center'
  readonly max?: number // largest value or most characters, by default
  readonly sheet: 'teks' | 'rupiah' | 'berat' | 'angka' | 'persen' | 'tanggal'
  readonly width: number
}

export const invalid = '{{field}} Tidak Valid'
const tooLong = '{{field}} Paling Banyak {{max}} Huruf'
const tooShort = '{{field}} Paling Sedikit {{min}} Huruf'
const tooLarge = '{{field}} Tidak Boleh Lebih Dari {{max}}'
const tooSmall = '{{field}} Tidak Boleh Kurang Dari {{min}}'

function lengthOf(value: string, field: Field, max: number): string | Bad {
  if (value.length > (field.max ?? max)) return new Bad(field.tooLong ?? tooLong)
  if (value.length < (field.min ?? 0)) return new Bad(field.tooShort ?? tooShort)
  return value
}

function boundsOf(value: number, field: Field, max: number, over = tooLarge): number | Bad {
  if (value > (field.max ?? max)) return new Bad(field.tooLong ?? over)
  if (value < (field.min ?? 0)) return new Bad(field.tooShort ?? tooSmall)
  return value
}

// Control characters and line breaks never belong in one line of text.
const line = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
const asIs = (value: string): string => value

const textKind = (max: number, width: number, clean: (text: string) => string = line): Kind => ({
  sql: 'text',
  wire: 'string',
  read: (wire: string, field) => lengthOf(clean(wire), field, max),
  max,
  show: asIs,
  align: 'left',
  sheet: 'teks',
  width,
})

/** A code that its field has words for, among others that it has none for. */
const inWords: Kind['show'] = (value: string, { of }, _style, t) => {
  const words = of?.[value]
  return words === undefined ? value : t(words)
}

/** As the house makes them and as PostgreSQL writes them: lower case. */
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isUuid = (text: string): boolean => uuidForm.test(text.toLowerCase())

const patternKind = (pattern: RegExp, width: number): Kind => ({
  ...textKind(200, width),
  read: (wire: string) => (pattern.test(wire) ? wire : new Bad(invalid)),
})

const scaledKind = (
  decimals: number,
  max: number,
  width: number,
  sheet: Kind['sheet'],
  show: (value: number, style: FigureStyle) => string,
  over?: string,
): Kind => ({
  sql: 'bigint',
  wire: 'number',
  read: (wire: number, field) => {
    const scaled = scaledFromNumber(wire, decimals)
    return scaled === undefined ? new Bad(invalid) : boundsOf(scaled, field, max, over)
  },
  ...(decimals > 0 ? { write: (value: number) => numberFromScaled(value, decimals) } : {}),
  max,
  show: (value: number, _field, style) => show(value, style),
  align: 'right',
  sheet,
  width,
})

const billions = 999_999_999_999 // rupiah and pieces: far above any shop, far below unsafe integers
const ton = 1_000_000_000 //        milligrams

const nested: Kind = {
  sql: 'jsonb',
  wire: 'any',
  read: (wire) => wire,
  show: () => '',
  align: 'left',
  sheet: 'teks',
  width: 10,
}

export const kinds: Readonly<Record<KindName, Kind>> = {
  text: { ...textKind(100, 20), show: inWords },
  code: {
    ...textKind(20, 10),
    read: (wire: string, field) => {
      const key = line(wire).toUpperCase()
      return /^[A-Z0-9][A-Z0-9 ._/-]*$/.test(key) ? lengthOf(key, field, 20) : new Bad(invalid)
    },
  },
  uuid: {
    ...textKind(36, 12),
    sql: 'uuid',
    read: (wire: string) => (isUuid(wire) ? wire.toLowerCase() : new Bad(invalid)),
  },
  paragraph: textKind(2000, 30, (text) => text.replaceAll('\0', '').trim()),
  phone: {
    ...textKind(20, 14),
    read: (wire: string, field) => {
      const digits = wire.replace(/[\s()+.-]/g, '')
      if (!/^\d+$/.test(digits)) return new Bad(field.tooShort ?? invalid)
      // SPEC 9: at least 11 characters as they are typed, before the 0 becomes 62.
      const typed = lengthOf(digits, field, 20)
      return typed instanceof Bad ? typed : nomorHp(digits)
    },
  },
  secret: { ...textKind(200, 12, asIs), show: () => '********' },
  color: patternKind(/^#[0-9a-fA-F]{6}$/, 8),
  // A field takes pictures of its own folder only. A row that named a picture of another folder
  // would delete that picture when the row is deleted.
  image: {
    ...textKind(200, 10),
    read: (wire: string, { folder }) =>
      /^[\w./:-]{1,200}$/.test(wire) && wire.startsWith(folder ? `${folder}/` : '')
        ? wire
        : new Bad(invalid),
    align: 'center',
  },
  integer: scaledKind(0, billions, 8, 'angka', formatRupiah),
  rupiah: scaledKind(0, billions, 14, 'rupiah', formatRupiah),
  berat: scaledKind(3, ton, 9, 'berat', formatBerat),
  // SPEC 9: karat and percentage at most 100.
  karat: scaledKind(2, 100_00, 8, 'persen', formatPersen, 'Tidak Boleh Melebihi 100 !'),
  persen: scaledKind(2, 100_00, 8, 'persen', formatPersen, 'Tidak Boleh Melebihi 100 !'),
  kadar: scaledKind(2, 500_00, 8, 'persen', formatPersen, 'Kadar tidak boleh lebih dari 500'),
  tanggal: {
    ...textKind(10, 10),
    sql: 'date',
    read: (wire: string) => (isTanggal(wire) ? wire : new Bad(invalid)),
    sheet: 'tanggal',
  },
  saat: {
    ...textKind(40, 15),
    sql: 'timestamp with time zone',
    read: (wire: string) => (Number.isNaN(Date.parse(wire)) ? new Bad(invalid) : wire),
  },
  yes: {
    sql: 'boolean',
    wire: 'boolean',
    read: (wire) => wire,
    show: (value: boolean, _field, _style, t) => t(value ? 'Ya' : 'Tidak'),
    align: 'center',
    sheet: 'teks',
    width: 6,
  },
  choice: {
    ...textKind(40, 12),
    read: (wire: string, field) => (Object.hasOwn(field.of ?? {}, wire) ? wire : new Bad(invalid)),
    show: (value: string, field, _style, t) => t(field.of?.[value] ?? value),
  },
  ref: textKind(40, 12),
  group: nested,
  // Rows in one line: 1 RD 0,30 F VS1; 12 RD 0,24 G VS2. Bare values: PROMO, LEBARAN.
  list: {
    ...nested,
    show: (rows: readonly Readonly<Record<string, unknown>>[], { each, fields }, style, t) =>
      each
        ? rows.map((one) => show(one, each, style, t)).join(', ')
        : rows
            .map((row) =>
              Object.entries(fields ?? {})
                .map(([name, inner]) => show(row[name], inner, style, t))
                .filter((text) => text !== '')
                .join(' '),
            )
            .join('; '),
  },
  open: nested,
}

/** A value as a person reads it; '' for nothing, '-' for zero in reports (LOOK 2). */
export function show(value: unknown, field: Field, style: FigureStyle, t: Translate): string {
  if (value === null || value === undefined) return ''
  const kind = kinds[field.kind]
  if (value === 0 && style === 'laporan' && kind.align === 'right') return '-'
  // The count that closes a column of texts.
  if (typeof value === 'number' && kind.sheet === 'teks') return formatRupiah(value, style)
  return kind.show(value as never, field, style, t)
}

/** Units by kind; a label that names a unit keeps it. */
const units: Readonly<Partial<Record<KindName, string>>> = {
  berat: 'gr',
  rupiah: 'Rp',
  karat: 'ct',
}

/** The unit of a field's figures, where its label does not say it already. */
export function unitOf({ kind, label }: Pick<Field, 'kind' | 'label'>): string | undefined {
  const unit = units[kind]
  return unit === undefined || label.includes('(') || label.endsWith(` ${unit}`) ? undefined : unit
}
