import { refusedField } from '#kernel/refusal'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'

/** What a bag is whose seal was scanned. */
export const hasilSegel = {
  KETEMU: 'Ketemu',
  BELUM_CAIR: 'Menunggu Pencairan',
  SELESAI: 'Hutang Sudah Selesai',
  TOKO_LAIN: 'Milik Toko Lain',
  TIDAK_DIKENAL: 'Tidak Dikenal',
} as const
export type HasilSegel = keyof typeof hasilSegel

const tas = {
  ...{ no_segel: text, no_faktur_hutang: text, nama_barang: text },
  ...{ berat: whole, pokok: whole },
} as const

/** The loan that a seal means: of this shop and running, where there is one. mg, whole rupiah. */
export const tasDikenal = list(row({ ...tas, status: text, toko_lain: maybe(text) }))
type TasDikenal = ShapeOf<typeof tasDikenal>[number]

/** With it the bags that should lie there: those of the loans that run. */
export const muatBrankas = row({ dikenal: tasDikenal, harap: list(row(tas)) })
export type Brankas = ShapeOf<typeof muatBrankas>

const hasilDari = ({ status, toko_lain }: TasDikenal): HasilSegel => {
  if (toko_lain !== null) return 'TOKO_LAIN'
  if (status === 'OPEN') return 'BELUM_CAIR'
  return status === 'AKTIF' || status === 'DITAHAN' ? 'KETEMU' : 'SELESAI'
}

/**
 * The label of a bag bears the number of its loan. Only the seal says that nobody opened the bag.
 * @throws Refusal at no_segel
 */
export function bukanLabel(no_segel: string): void {
  if (/^HT-[A-Z0-9]+-\d{6}-\d{4,}$/.test(no_segel))
    throw refusedField('no_segel', 'Pindai Segelnya, Bukan Labelnya')
}

/** What is said of a scan. Of another shop's bag only whose it is. */
export function nilaiSegel(no_segel: string, dikenal: readonly TasDikenal[]) {
  const found = dikenal.find((one) => one.no_segel === no_segel)
  const hasil = found ? hasilDari(found) : 'TIDAK_DIKENAL'
  const toko = found?.toko_lain ?? null
  if (!found || toko !== null)
    return { no_segel, hasil, no_faktur_hutang: null, nama_barang: '', berat: null, toko }
  const { berat, nama_barang, no_faktur_hutang } = found
  return { no_segel, hasil, no_faktur_hutang, nama_barang, berat, toko }
}

/** A bag that may lie in the safe: there, or of a loan that is about to be paid out. */
export const bolehAda = (hasil: HasilSegel): boolean => hasil === 'KETEMU' || hasil === 'BELUM_CAIR'

/** What a count came to; a bag that was scanned twice lies there once. */
export function hitungTas(dipindai: readonly string[], { dikenal, harap }: Brankas) {
  const ada = new Set(dipindai)
  const hilang = harap.filter(({ no_segel }) => !ada.has(no_segel))
  const lebih = [...ada]
    .map((no_segel) => nilaiSegel(no_segel, dikenal))
    .filter(({ hasil }) => !bolehAda(hasil))
  return {
    dihitung: ada.size,
    seharusnya: harap.length,
    ...{ jumlah_hilang: hilang.length, jumlah_lebih: lebih.length },
    ...{ hilang, lebih },
  }
}
