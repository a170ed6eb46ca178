import { defineLedger } from './ledger.ts'
import { text, texts } from './field.ts'

const sure = { required: true } as const

/** What branches are asked because of a posting of the head office (ADR 0119). */
export const tugasCabangBuku = defineLedger({
  name: 'tugas_cabang',
  title: 'Tugas Cabang',
  entry: {
    judul: text({ label: 'Judul', ...sure }),
    subjek: text({ label: 'Subjek', ...sure }),
    panggilan: text({ label: 'Panggilan', ...sure }),
    cabang: texts({ label: 'Cabang' }),
  },
  projection: true,
  news: 'tugas_cabang',
})
