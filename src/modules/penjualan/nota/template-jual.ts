import { NOTA_SIZES, type NotaSize, type NotaTemplate } from '#kernel/nota'
import { bayarJual, janjiJual, kakiJual } from './kaki-jual.ts'
import { kepalaJual, pihakJual, tandaJual } from './kepala-jual.ts'
import { tabelJual } from './tabel-jual.ts'
import { UKURAN_JUAL, type JualMeasures, type RowStyle } from './ukuran-jual.ts'

/** What a sale note looks like depends on no more than this. */
export interface JualLook {
  readonly ukuran: NotaSize
  readonly jumlah_baris: number
  readonly jumlah_bayar: number
  readonly ada_foto: boolean
  /** A name so long that it needs three lines. */
  readonly nama_panjang: boolean
  readonly ada_logo: boolean
  /** The name of the picture behind the page, or ''. */
  readonly latar: string
}

/** The sale note as shipped; few lines stand apart with their photos, many close together. */
export function templateJual(look: JualLook): NotaTemplate {
  const m = UKURAN_JUAL[look.ukuran]
  const rows = rowStyle(look, m)
  return {
    ...NOTA_SIZES[look.ukuran],
    latar: look.latar,
    baris: rows,
    elements: [
      ...tandaJual(look.ukuran),
      ...kepalaJual(m, look.ada_logo),
      ...pihakJual(m),
      ...tabelJual(m, rows, look.ada_foto && rows.foto > 0),
      ...bayarJual(m, look.jumlah_bayar),
      ...janjiJual(m),
      ...kakiJual(m),
    ],
  }
}

/** Close together only what can be read so: a long name would have to be cut there. */
function rowStyle(look: JualLook, m: JualMeasures): RowStyle {
  const few = look.jumlah_baris <= m.lapang.muat_akhir
  if (few && look.ada_foto) return m.lapang
  if (few && look.nama_panjang) return { ...m.lapang, foto: 0 }
  const roomy = look.jumlah_baris <= m.longgar.muat_akhir || look.nama_panjang
  if (!roomy) return m.rapat
  return look.nama_panjang ? { ...m.longgar, foto: 0 } : m.longgar
}
