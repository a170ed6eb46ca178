import { sql, type RawBuilder } from 'kysely'
import type { Translate } from '#kernel/language'
import type { Params } from '#kernel/refusal'
import { names } from '../words.ts'

/**
 * Declared words as rows (kode, kata) that a report's query joins, in the reader's language: for
 * codes whose words stand in several modules, or in a text that a row puts together. format() puts
 * figures into a phrase: `params` says which figure takes which place.
 */
export const wordRows = (
  words: Readonly<Record<string, string>>,
  t: Translate,
  params?: Params,
): RawBuilder<unknown> => {
  const spoken = Object.entries(words).map(([kode, text]) => [kode, t(text, params)])
  const json = JSON.stringify(Object.fromEntries(spoken))
  return sql`(select key as kode, value as kata from jsonb_each_text(${json}::jsonb))`
}

/** The same of every name of the house: for names that stand in the rows themselves. */
export const nameRows = (t: Translate): RawBuilder<unknown> => wordRows(names, t)
