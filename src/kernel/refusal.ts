/** Values for the {{names}} in a sentence. */
export type Params = Readonly<Record<string, string | number>>

/** One field that was refused: its path in the body, the sentence and its values. */
export interface FieldRefusal {
  readonly field: string
  readonly text: string
  readonly params?: Params
}

/** The sentence for a required value that is missing (SPEC 5: '... Tidak Boleh Kosong'). */
export const missing = '{{field}} Tidak Boleh Kosong'
/** The same for a field that another field makes obligatory. */
export const missingField = (field: string, label: string): FieldRefusal => ({
  field,
  text: missing,
  params: { field: label },
})

/** The stable codes a client may act on; everything else is `E-TOLAK`. */
export type RefusalCode =
  | 'E-TOLAK' // a rule said no
  | 'E-ISI' // bad input: see `fields`
  | 'E-MDB:02' // a write conflict that a reload mends
  | 'E-KUNCI' // the same idempotency key with another body
  | 'E-OTORISASI' // an approval is needed: see `details`
  | 'E-HAK' // no right
  | 'E-SANDI' // the password was given by somebody else and must be changed first
  | 'E-PASSKEY' // the password is right, and a passkey is wanted: see `details`
  | 'E-MASUK' // no session
  | 'E-TIDAK-ADA' // not found
  | 'E-PAKAI' // in use, cannot be deleted
  | 'E-TUTUP' // the shop is closed until its next day
  | 'E-KONEKSI' // the database is away

interface Options {
  readonly code?: RefusalCode
  readonly status?: number
  readonly params?: Params
  readonly fields?: readonly FieldRefusal[]
  readonly details?: Readonly<Record<string, unknown>>
  readonly problem?: string
}

const statusOf: Record<RefusalCode, number> = {
  'E-TOLAK': 422,
  'E-ISI': 400,
  'E-MDB:02': 409,
  'E-KUNCI': 409,
  'E-OTORISASI': 403,
  'E-HAK': 403,
  'E-SANDI': 403,
  'E-PASSKEY': 401,
  'E-MASUK': 401,
  'E-TIDAK-ADA': 404,
  'E-PAKAI': 409,
  'E-TUTUP': 422,
  'E-KONEKSI': 503,
}

/**
 * The one error for what the user did wrong or met. Its text is the SPEC's sentence (a phrase key,
 * translated when it is sent), its code is stable. Any other error is a bug.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly params: Params
  readonly fields: readonly FieldRefusal[]
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** The code of the rule that said no, where its module declares one (problem.ts). */
  readonly problem: string | undefined
  constructor(text: string, options: Options = {}) {
    super(text)
    this.name = 'Refusal'
    this.code = options.code ?? 'E-TOLAK'
    this.status = options.status ?? statusOf[this.code]
    this.params = options.params ?? {}
    this.fields = options.fields ?? []
    this.details = options.details
    this.problem = options.problem
  }
}

/** Somebody else was faster; a reload mends it. */
export const changedSince = (text = 'Data Sudah Berubah, Silahkan Ulangi Kembali'): Refusal =>
  new Refusal(text, { code: 'E-MDB:02' })

/**
 * Checks that the row is still as the user read it. A client that sends no version (one that knows
 * only the specification, docs/adr/0152) changes the row as it is now.
 * @throws Refusal E-MDB:02, which a reload mends
 */
export function sameAsRead(read: number | null | undefined, now: number, text?: string): void {
  if ((read ?? now) !== now) throw changedSince(text)
}

/** The refusal of a rule, as a refusal of this field: its path in the body. */
export const refusalAt = ({ message, params, problem }: Refusal, field: string): Refusal =>
  new Refusal(message, {
    code: 'E-ISI',
    params,
    fields: [{ field, text: message, params }],
    ...(problem === undefined ? {} : { problem }),
  })

/**
 * One bad field; its sentence is also that of the answer.
 * @param field its path in the body: 'baris.0.berat'
 */
export const refusedField = (field: string, text: string, params: Params = {}): Refusal =>
  new Refusal(text, { code: 'E-ISI', params, fields: [{ field, text, params }] })
