import { integer, tanggal, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { whoSees } from '#kernel/right'
import { layarCuriga } from './layar.ts'

const sure = { required: true } as const

/** What somebody said of findings about people, word after word. */
export const tandaCurigaBuku = defineLedger({
  name: 'tanda_curiga',
  title: 'Tanda Transaksi Mencurigakan',
  right: whoSees(layarCuriga),
  entry: {
    pola: text({ label: 'Pola', ...sure }),
    kunci: text({ label: 'Kunci', ...sure }),
    ke: integer({ label: 'Ke', ...sure }),
    tanda: text({ label: 'Tanda', ...sure }),
    alasan: text({ label: 'Alasan' }),
    no_laporan: text({ label: 'No Laporan' }),
    tgl_lapor: tanggal({ label: 'Tanggal Lapor' }),
  },
})
