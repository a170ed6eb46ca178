export interface PaperColumn {
  readonly judul: string
  /** Millimetres at full text size; the columns share the page in this proportion. */
  readonly lebar: number
  readonly rata: 'kiri' | 'kanan' | 'tengah'
}

/** Cells arrive as they shall be read: formatted by the caller, one per column. */
export type PaperRow =
  | { readonly jenis: 'kelompok'; readonly teks: string }
  | { readonly jenis: 'baris' | 'subtotal' | 'total'; readonly sel: readonly string[] }
  /** A row of the place for signatures: names side by side, or a line for each to sign on. */
  | { readonly jenis: 'tanda'; readonly nama: readonly string[]; readonly garis: boolean }

export interface ReportPaper {
  readonly nama_toko: string
  readonly alamat_toko: string
  /** A picture of the shop, JPEG or PNG. */
  readonly logo?: Uint8Array | undefined
  readonly judul: string
  readonly periode: string
  readonly filter: string
  readonly dicetak_oleh: string
  readonly saat: string
  readonly kolom: readonly PaperColumn[]
  readonly baris: PaperRows
  /** The sentence printed when there are no rows. */
  readonly kosong: string
  /** The word behind a group's heading when the group goes on overleaf. */
  readonly lanjutan: string
}

/** All rows at hand, or batches of them as a cursor delivers them. */
export type PaperRows = Iterable<PaperRow> | AsyncIterable<readonly PaperRow[]>
