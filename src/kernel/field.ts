/**
 * A field describes a value once. Its check, its column on screen, paper and sheet, its input and
 * its words follow from that. kinds.ts says what each kind means.
 */
export type KindName =
  | 'text'
  | 'code'
  | 'uuid'
  | 'paragraph'
  | 'phone'
  | 'secret'
  | 'color'
  | 'image'
  | 'integer'
  | 'rupiah'
  | 'berat'
  | 'karat'
  | 'persen'
  | 'kadar'
  | 'tanggal'
  | 'saat'
  | 'yes'
  | 'choice'
  | 'ref'
  | 'group'
  | 'list'
  | 'open'

/** Where the choices of a reference come from: another master, perhaps narrowed by a sibling. */
export interface RefTo {
  readonly master: string
  /** Only rows whose column equals the sibling field's value: a dependent choice. */
  readonly by?: string
  /** The sibling field, where it has another name than the column: two of a kind in one form. */
  readonly sibling?: string
  /** Values besides the rows, with their words; one that the other field has is not offered. */
  readonly also?: Readonly<Record<string, string>>
  readonly unless?: string
}

/** Where the choices of a picker come from when no master has them: the rows of a call. */
export interface PickFrom {
  readonly call: string //   a GET without keys
  readonly query?: Readonly<Record<string, string>>
  readonly value: string //  the column that is chosen
  readonly words?: string // the column that is read beside it
  readonly news?: string //  what changes its rows; by default they are kept for some minutes
}

/**
 * What a cell may open: a sale's note, a purchase's note, a piece, a member, a deposit; the ledger
 * of an account; any document on its screen; in a report another report by its path, asked for
 * what the row says.
 */
export type Opened =
  | 'akun'
  | 'barang'
  | 'dokumen'
  | 'laporan'
  | 'member'
  | 'nota'
  | 'nota_beli'
  | 'titipan'

export interface Field<V = unknown> {
  readonly kind: KindName
  readonly label: string //        the words on screen and paper; a phrase
  readonly required: boolean | string // a string is the sentence to say when it is missing
  readonly initial?: unknown //    what a new form starts with
  readonly hint?: string //        one line below the input; a phrase
  readonly min?: number //         smallest value or fewest characters
  readonly max?: number //         largest value or most characters
  readonly tooShort?: string //    sentence for less than min
  readonly tooLong?: string //     sentence for more than max
  readonly of?: Readonly<Record<string, string>> // choice, picker: value -> words
  readonly ends?: readonly string[] // choice of states: those in which a document is over
  readonly ref?: RefTo //          ref: whose rows may be chosen
  readonly pick?: PickFrom //      text: chosen among these, after the words of `of`
  readonly folder?: string //      image: the storage folder (SPEC 7)
  readonly potong?: true //         image: its cut-out is chosen before it is sent
  readonly bentuk?: readonly [lebar: number, tinggi: number] // such an image: as its screen shows it
  readonly pribadi?: true //       image: of a person; only those who put it there see it
  readonly fields?: Fields //      group, list: what is inside
  readonly reads?: string //       list: the GET call that says what a line names, as it is entered
  readonly each?: Field //         list of bare values: what one of them is; by default a text
  readonly width?: number //       share of the paper's width; about characters
  readonly total?: 'sum' | 'count' // reports: how the column closes
  /** Reports: closes as the hundredths of per cent that the first column is of the others. */
  readonly ratio?: readonly [over: string, ...under: string[]]
  readonly means?: string //       reports: what the figure says and what not, one click away; a phrase
  readonly open?: Opened //    the cell opens what its value names
  readonly hidden?: boolean //     kept and checked, but no column of a list
  readonly all?: boolean //        the word ALL means the same as no value (SPEC 2: filters)
  readonly part?: string //        a module's part asks for it, over its input or instead of one
  readonly due?: string //         payments: the field beside it that says what is due; with '-' we pay
  /** A form asks only while that field has one of these values; '<0', '>0': below it, above. */
  readonly beside?: readonly [field: string, ...values: string[]]
  /** A form asks only once one of these was missed: the server says when it must be told. */
  readonly onRefusal?: true
  readonly given?: true //         a step of a document: read from its row, not typed
  readonly seen?: true //          rupiah that its user saw of it: still so when it is judged
  readonly from?: string //        a step of a document: begins with this column of its row
  readonly when?: string //        flag: off = the field is not there, neither on screen nor wire
  readonly dated?: true //         the date of a document: whoever may not choose it sees the shop's
  readonly late?: readonly string[] // a date of a document: past, it stands out in these states
  readonly value?: V //            never read at run time: carries the value's type
}
export type Fields = Readonly<Record<string, Field>>
export type RowOf<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer V> ? V : never
}

type Options = Omit<Partial<Field>, 'kind' | 'value' | 'label'> & { readonly label: string }
/** The value is never missing: it is required, and no flag switches it off. */
type Sure<V, O> = O extends { when: string }
  ? V | null
  : O extends { required: true | string }
    ? V
    : V | null

const make =
  <V>(kind: KindName) =>
  <const O extends Options>(options: O): Field<Sure<V, O>> => ({
    required: false,
    ...options,
    kind,
  })

/** One line of text, trimmed; at most 100 characters unless the field says otherwise. */
export const text = make<string>('text')
/** A key: letters, digits, . _ / -; always upper case, at most 20 characters. */
export const code = make<string>('code')
/**
 * The id of something that is kept. A value that is not a uuid is refused before the database is
 * asked.
 */
export const uuid = make<string>('uuid')
/** Several lines of text. */
export const paragraph = make<string>('paragraph')
/** A telephone number: digits; a leading 0 becomes 62 (SPEC 5). */
export const phone = make<string>('phone')
/** A password: never shown, never sent back. */
export const secret = make<string>('secret')
/** #rrggbb. */
export const color = make<string>('color')
/** The path of an uploaded picture. */
export const image = make<string>('image')
export const integer = make<number>('integer')
/** Whole rupiah. */
export const rupiah = make<number>('rupiah')
/** Weight in milligrams; grams with three decimals on the wire and on screen. */
export const berat = make<number>('berat')
/** Carats in hundredths; two decimals on the wire. */
export const karat = make<number>('karat')
/**
 * A percentage in hundredths, at most 100 unless the field says otherwise (SPEC 9); two decimals on
 * the wire.
 */
export const persen = make<number>('persen')
/** A purity in hundredths, at most 500 (SPEC 9); two decimals on the wire. */
export const kadar = make<number>('kadar')
/** A business date, yyyy-MM-dd. */
export const tanggal = make<string>('tanggal')
/** An instant, shown in the shop's zone. */
export const saat = make<string>('saat')
/** Yes or no; never missing. */
export const yes = (options: Options): Field<boolean> => ({
  initial: false,
  required: false,
  ...options,
  kind: 'yes',
})

/** One of a few words. */
export const choice = <const C extends Record<string, string>, const O extends Options>(
  options: O & { readonly of: C },
): Field<Sure<keyof C & string, O>> => ({ required: false, ...options, kind: 'choice' })

/** The key of a row of another master. */
export const ref = <const O extends Options>(
  to: string | RefTo,
  options: O,
): Field<Sure<string, O>> => ({
  required: false,
  ...options,
  kind: 'ref',
  ref: typeof to === 'string' ? { master: to } : to,
})

/** A named bundle of fields. */
export const group = <F extends Fields>(fields: F, label = ''): Field<RowOf<F>> => ({
  kind: 'group',
  label,
  required: true,
  fields,
})

/** A bundle that may be left out; it is null then. */
export const maybe = <F extends Fields>(fields: F, label = ''): Field<RowOf<F> | null> => ({
  kind: 'group',
  label,
  required: false,
  fields,
})

/** Rows of the same fields: at least `min`, at most `max`. */
export const list = <F extends Fields, const O extends Partial<Options> = Partial<Options>>(
  fields: F,
  options?: O,
): Field<O extends { when: string } ? RowOf<F>[] | null : RowOf<F>[]> => ({
  label: '',
  required: true,
  ...options,
  kind: 'list',
  fields,
})

/** A list of plain texts (keys, numbers of notes). */
export const texts = (options: Options): Field<string[]> => ({
  required: true,
  ...options,
  kind: 'list',
})

/** A list of ids. */
export const uuids = (options: Options): Field<string[]> => ({
  required: true,
  ...options,
  kind: 'list',
  each: uuid({ label: options.label, required: true }),
})

/** A value the house does not look into (a frozen calculation, a before and after). */
export const open = make<unknown>('open')

/**
 * What a list is made of where each entry is one value: a bare one (its name is ''), or lines of
 * which one reference alone is asked. Undefined for any other list.
 */
export function soleOf({ each, fields, kind, reads }: Field): [string, Field] | undefined {
  if (kind !== 'list' || reads !== undefined) return undefined
  if (each) return ['', each]
  const asked = Object.entries(fields ?? {}).filter(([, { hidden }]) => hidden !== true)
  const [one] = asked
  return one?.[1].kind === 'ref' && asked.length === 1 && one[1].ref?.by === undefined
    ? one
    : undefined
}
