/** A price group of the sample chain, and what it cost on its first day. */
export interface GroupContoh {
  readonly kode_group: string
  readonly nama_group: string
  readonly kode_kelompok: string
  readonly kadar: number
  readonly kadar_cetak: string
  /** Rupiah per gram on the first day. */
  readonly harga: number
  /** How often its pieces lie in the trays. */
  readonly porsi: number
}

type Baris = readonly [
  kode_group: string,
  nama_group: string,
  kode_kelompok: string,
  kadar: number,
  kadar_cetak: string,
  harga: number,
  porsi: number,
]

/** From bars to eight carats: purity in hundredths, label, price, share of the trays. */
const daftar: readonly Baris[] = [
  ['LM', 'LOGAM MULIA', 'LM', 99_99, '999.9', 2_312_000, 0],
  ['99', 'EMAS 24K', 'TUA', 99_00, '990', 2_264_000, 6],
  ['92', 'EMAS 22K', 'TUA', 91_60, '916', 2_102_000, 8],
  ['83', 'EMAS 20K', 'TUA', 83_30, '833', 1_926_000, 4],
  ['75', 'EMAS 18K', 'TUA', 75_00, '750', 1_764_000, 22],
  ['70', 'EMAS 17K', 'TUA', 70_00, '700', 1_652_000, 20],
  ['62', 'EMAS 15K', 'MUDA', 62_50, '625', 1_482_000, 5],
  ['42', 'EMAS 10K', 'MUDA', 42_00, '420', 1_038_000, 14],
  ['37', 'EMAS 9K', 'MUDA', 37_50, '375', 934_000, 12],
  ['33', 'EMAS 8K', 'MUDA', 33_30, '333', 842_000, 9],
]

export const groupContoh: readonly GroupContoh[] = daftar.map(
  ([kode_group, nama_group, kode_kelompok, kadar, kadar_cetak, harga, porsi]) => ({
    kode_group,
    nama_group,
    kode_kelompok,
    kadar,
    kadar_cetak,
    harga,
    porsi,
  }),
)

/** What the market asks for a gram of fine gold on a day when a bar is sold at this price. */
export const murniContoh = (hargaLm: number): number =>
  Math.floor((hargaLm * 965) / 1_000_000) * 1000
