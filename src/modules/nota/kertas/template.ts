import { NOTA_SIZES, type NotaSize, type NotaTemplate } from '#kernel/nota'
import { bayarNota, janjiNota, kakiNota, type Paraf } from './kaki.ts'
import { kepalaNota, pihakNota, tandaNota } from './kepala.ts'
import { tabelNota, type Kolom } from './tabel.ts'
import { UKURAN_KERTAS, type UkuranKertas, type RowStyle } from './ukuran.ts'

/** What a nota looks like depends on no more than this. */
export interface RupaNota {
  readonly ukuran: NotaSize
  readonly jumlah_baris: number
  readonly jumlah_bayar: number
  readonly ada_foto: boolean
  /** How long the longest name is: a close row holds a short one, a tall row any. */
  readonly nama: PanjangNama
  /** A customer's name of two lines. */
  readonly customer_panjang: boolean
  readonly ada_logo: boolean
  /** A code to scan beside the terms. */
  readonly ada_kode: boolean
  /** The name of the picture behind the page, or ''. */
  readonly latar: string
}

/** On two lines, on three, or on more of them. */
export type PanjangNama = 'PENDEK' | 'PANJANG' | 'SANGAT PANJANG'

/** What tells one kind of nota from another. */
export interface JenisKertas {
  readonly kepada: string // over the customer's name
  readonly kolom: Kolom
  readonly paraf: readonly Paraf[] // from the right; at most two
  /** Characters of the goods' name that still fit on a close row. */
  readonly muat_nama: number
}

/** A nota as shipped; few lines stand apart with their photos, many close together. */
export function templateNota(look: RupaNota, jenis: JenisKertas): NotaTemplate {
  const m = UKURAN_KERTAS[look.ukuran]
  const rows = rowStyle(look, m)
  return {
    ...NOTA_SIZES[look.ukuran],
    latar: look.latar,
    baris: rows,
    elements: [
      ...tandaNota(look.ukuran),
      ...kepalaNota(m, look.ada_logo),
      ...pihakNota(m, jenis.kepada, look.customer_panjang),
      ...tabelNota(m, rows, look.ada_foto && rows.foto > 0, jenis.kolom),
      ...bayarNota(m, look.jumlah_bayar),
      ...janjiNota(m, jenis.paraf, look),
      ...kakiNota(m),
    ],
  }
}

/** Close together only what can be read so: a long name would have to be cut there. */
function rowStyle(look: RupaNota, m: UkuranKertas): RowStyle {
  const few = look.jumlah_baris <= m.lapang.muat_akhir
  const pendek = look.nama === 'PENDEK'
  if (few && look.ada_foto) return m.lapang
  if (few && !pendek) return { ...m.lapang, foto: 0 }
  if (look.nama === 'SANGAT PANJANG') return m.tinggi
  if (!pendek) return { ...m.longgar, foto: 0 }
  return look.jumlah_baris <= m.longgar.muat_akhir ? m.longgar : m.rapat
}
