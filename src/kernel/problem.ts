import { choice, list, text, type Field } from './field.ts'
import { Refusal, refusalAt, type Params } from './refusal.ts'

/**
 * Rules that may refuse, by their stable codes: code -> its sentence, a phrase. A client acts on
 * the code; the sentence is for people and may change.
 */
export type Problems = Readonly<Record<string, string>>

/** A problem of something that an answer shows in spite of it: the code and its sentence. */
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
 * @param field path in the body of what is bad: 'baris.0.berat'; undefined when the request is well
 * formed and a rule refuses it
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
 * The code of a refusal, if it is one of these problems.
 * @throws the refusal itself when it is none of them: it is not for a list of problems
 */
export function problemOf<P extends Problems>(of: P, refusal: Refusal): keyof P & string {
  const { problem } = refusal
  if (problem !== undefined && Object.hasOwn(of, problem)) return problem
  throw refusal
}
