import { open, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const

/**
 * What the steps of documents froze. The engine writes it; `isi_dokumen` reads it above what was
 * frozen when the document was made (docs/adr/0276).
 */
export const factsBook = defineLedger({
  name: 'fakta',
  title: 'Isi Langkah',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    isi: open({ label: 'Isi', ...sure }),
  },
})
