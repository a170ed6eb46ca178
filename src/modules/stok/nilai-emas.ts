import { rupiah, text } from '#kernel/field'
import { defineLedger, write, type Written } from '#kernel/ledger'

const sure = { required: true } as const

/** Fine gold of our own, as bars. */
export const akunBatang = 'BATANG'

/**
 * What gold has cost that is ours and no stock: at goldsmiths' and refiners' (`TUKANG/{kode}`), and
 * as bars (`BATANG`), under the names of the gram book. Above zero it came there.
 */
export const nilaiEmas = defineLedger({
  name: 'nilai_emas',
  title: 'Nilai Emas Di Tukang Dan Batangan',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    tempat: text({ label: 'Tempat', ...sure }),
    jumlah: rupiah({ label: 'Nilai', ...sure, min: -999_999_999_999 }),
  },
  undo: ({ id_dokumen, jumlah, tempat }) => ({ id_dokumen, tempat, jumlah: 0 - jumlah }),
})

/** Gold that came somewhere at what it has cost, or left it (below zero). rupiah */
export const bukuNilai = (
  id_dokumen: string,
  ...gerak: readonly (readonly [tempat: string, jumlah: number])[]
): Written<'nilai_emas'> =>
  write(
    nilaiEmas,
    gerak.flatMap(([tempat, jumlah]) => (jumlah === 0 ? [] : [{ id_dokumen, tempat, jumlah }])),
  )
