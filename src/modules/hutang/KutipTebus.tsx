import { call } from '#web/call'
import { kutipJanji } from '../janji/KutipJanji.tsx'
import { kutipHutang } from './hutang.calls.ts'

/** What redeems a loan on a day that its customer asks about. */
export const KutipTebus = kutipJanji({
  janji: 'HUTANG',
  judul: 'Tebus',
  fields: kutipHutang.answer.fields ?? {},
  tanya: async (query, signal) => (await call(kutipHutang, { query }, { signal })).data,
})
