import { choice, list, text, type Field } from './field.ts'
import { Refusal, refusalAt, type Params } from './refusal.ts'

/**
 * Rules that may say no, by their stable codes: code -> its sentence, a phrase. A client acts on
 * the code; the sentence is for people and may be worded anew.
 */
export type Problems = Readonly<Record<string, string>>

/** What is in the way of a thing that an answer shows all the same: the code and its sentence. */
export const problems = <const P extends Problems>(
  of: P,
  label: string,
): Field<{ kode: keyof P & string; kalimat: string }[]> =>
  list(
    {
      kode: choice({ label: 'Kode', of, required: true }),
      kalimat: text({ label, required: true, max: 500 }),
    },
    { label },
  )

/**
 * The refusal of a declared problem.
 * @param field what of the request is bad, its path in the body: 'baris.0.berat'; undefined when
 * the request is well and the rule says no
 */
export function refusalFor<P extends Problems>(
  of: P,
  kode: keyof P & string,
  params: Params = {},
  field?: string,
): Refusal {
  const said = of[kode]
  if (said === undefined) throw new Error(`no problem ${kode} is declared`)
  const refusal = new Refusal(said, { params, problem: kode })
  return field === undefined ? refusal : refusalAt(refusal, field)
}

/**
 * The code of a refusal among these problems.
 * @throws the refusal itself when it is none of them: it is not for a list of problems
 */
export function problemOf<P extends Problems>(of: P, refusal: Refusal): keyof P & string {
  const { problem } = refusal
  if (problem !== undefined && Object.hasOwn(of, problem)) return problem
  throw refusal
}
