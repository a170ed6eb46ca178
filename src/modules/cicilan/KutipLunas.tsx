import { call } from '#web/call'
import { kutipJanji } from '../janji/KutipJanji.tsx'
import { kutipCicilan } from './cicilan.calls.ts'

/** What settles an instalment sale on a day that its customer asks about. */
export const KutipLunas = kutipJanji({
  janji: 'CICILAN',
  judul: 'Lunasi',
  fields: kutipCicilan.answer.fields ?? {},
  tanya: async (query, signal) => (await call(kutipCicilan, { query }, { signal })).data,
})
