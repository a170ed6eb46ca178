import { group, text } from './field.ts'

/**
 * What a line that is entered names, and how it differs from what was expected: the answer of the
 * call that a list `reads`. What it refuses stands at the line, too.
 */
export const lineReading = group({
  kata: text({ label: 'Keterangan', required: true, max: 200 }),
  beda: text({ label: 'Selisih', max: 200 }),
})
