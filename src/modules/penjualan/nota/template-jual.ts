import { NOTA_SIZES, type NotaSize, type NotaTemplate } from '#kernel/nota'
import { bayarJual, janjiJual, kakiJual } from './kaki-jual.ts'
import { kepalaJual, pihakJual, tandaJual } from './kepala-jual.ts'
import { tabelJual } from './tabel-jual.ts'
import { UKURAN_JUAL } from './ukuran-jual.ts'

/** What a sale note looks like depends on no more than this. */
export interface JualLook {
  readonly ukuran: NotaSize
  readonly jumlah_baris: number
  readonly ada_foto: boolean
  readonly ada_logo: boolean
  /** The name of the picture behind the page, or ''. */
  readonly latar: string
}

/** The sale note as shipped; few lines stand apart with their photos, many close together. */
export function templateJual(look: JualLook): NotaTemplate {
  const m = UKURAN_JUAL[look.ukuran]
  const rows = look.jumlah_baris <= m.longgar.muat_akhir ? m.longgar : m.rapat
  return {
    ...NOTA_SIZES[look.ukuran],
    latar: look.latar,
    baris: rows,
    elements: [
      ...tandaJual(look.ukuran),
      ...kepalaJual(m, look.ada_logo),
      ...pihakJual(m),
      ...tabelJual(m, rows, look.ada_foto && rows === m.longgar),
      ...bayarJual(m),
      ...janjiJual(m),
      ...kakiJual(m),
    ],
  }
}
