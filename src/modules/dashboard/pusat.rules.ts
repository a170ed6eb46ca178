import { mulDiv } from '#kernel/rounding'

/** A shop in the table of the head office. A figure that no shop told is not zero. */
export interface BarisToko extends AngkaToko {
  readonly kode_toko: string
  readonly nama_toko: string
  /** Why a shop says nothing. */
  readonly kalimat?: string
  /** Its place among those that answered: who sells most is the first. */
  readonly urutan: number
  /** What it sold on each of the last days, the oldest first. */
  readonly tren: readonly number[]
}

export interface AngkaToko {
  readonly penjualan: number | null
  readonly minggu_lalu: number | null
  readonly margin: number | null
  readonly neto: number | null
  readonly berat_stok: number | null
  readonly nilai_stok: number | null
  readonly murni_luar: number | null
  readonly pembelian: number | null
  readonly service: number | null
  readonly pesanan: number | null
  readonly hutang: number | null
  readonly masuk: number | null
  readonly keluar: number | null
  readonly saldo: number | null
  readonly biaya: number | null
  readonly tertunda: number | null
}

interface Siapa {
  readonly kode_toko: string
  readonly nama_toko: string
}
interface Semua<R> {
  readonly toko: readonly (R & Siapa)[]
  readonly gagal: readonly (Siapa & { readonly kalimat: string })[]
}

interface Jawaban {
  readonly hari?:
    | Semua<{
        readonly total_penjualan: number
        readonly total_pembelian: number
        readonly total_service: number | null
        readonly total_pesanan: number | null
        readonly total_hutang: number | null
      }>
    | undefined
  readonly kas?:
    | Semua<{
        readonly jumlah_in: number
        readonly jumlah_out: number
        readonly saldo_akhir: number
      }>
    | undefined
  readonly banding?:
    | Semua<{
        readonly minggu_lalu: number
        readonly margin: number | null
        readonly neto: number | null
        readonly berat_stok: number
        readonly nilai_stok: number | null
        readonly murni_luar?: number | null
        readonly tren?: readonly { readonly total: number }[]
      }>
    | undefined
  readonly biaya?: Semua<{ readonly jumlah: number }> | undefined
  readonly tertunda?: Semua<{ readonly jumlah: number }> | undefined
}

const tiada: AngkaToko = {
  penjualan: null,
  minggu_lalu: null,
  margin: null,
  neto: null,
  berat_stok: null,
  nilai_stok: null,
  murni_luar: null,
  pembelian: null,
  service: null,
  pesanan: null,
  hutang: null,
  masuk: null,
  keluar: null,
  saldo: null,
  biaya: null,
  tertunda: null,
}

const namaAngka = [
  'penjualan',
  'minggu_lalu',
  'margin',
  'neto',
  'berat_stok',
  'nilai_stok',
  'murni_luar',
  'pembelian',
  'service',
  'pesanan',
  'hutang',
  'masuk',
  'keluar',
  'saldo',
  'biaya',
  'tertunda',
] as const

/**
 * How much more or less than before, in hundredths of a percent; nothing to compare with is
 * undefined.
 */
export const naik = (kini: number, dulu: number): number | undefined =>
  dulu <= 0 ? undefined : mulDiv(kini - dulu, 100_00, dulu)

/** The answers shop by shop, who sells most first; who did not answer last, with his sentence. */
export function perToko({ banding, biaya, hari, kas, tertunda }: Jawaban): BarisToko[] {
  const dari = <R>(semua: Semua<R> | undefined, kode: string): readonly R[] | undefined =>
    semua?.toko.filter(({ kode_toko }) => kode_toko === kode)
  const total = (rows: readonly { readonly jumlah: number }[] | undefined): number | null =>
    rows === undefined ? null : rows.reduce((all, { jumlah }) => all + jumlah, 0)
  const ada = (hari?.toko ?? []).map((row) => {
    const [uang] = dari(kas, row.kode_toko) ?? []
    const [lain] = dari(banding, row.kode_toko) ?? []
    return {
      kode_toko: row.kode_toko,
      nama_toko: row.nama_toko,
      penjualan: row.total_penjualan,
      minggu_lalu: lain?.minggu_lalu ?? null,
      margin: lain?.margin ?? null,
      neto: lain?.neto ?? null,
      berat_stok: lain?.berat_stok ?? null,
      nilai_stok: lain?.nilai_stok ?? null,
      murni_luar: lain?.murni_luar ?? null,
      pembelian: row.total_pembelian,
      service: row.total_service,
      pesanan: row.total_pesanan,
      hutang: row.total_hutang,
      masuk: uang?.jumlah_in ?? null,
      keluar: uang?.jumlah_out ?? null,
      saldo: uang?.saldo_akhir ?? null,
      tren: (lain?.tren ?? []).map((hari) => hari.total),
      biaya: total(dari(biaya, row.kode_toko)),
      tertunda: total(dari(tertunda, row.kode_toko)),
    }
  })
  ada.sort((one, other) => other.penjualan - one.penjualan)
  return [
    ...ada.map((row, at) => ({ ...row, urutan: at + 1 })),
    ...(hari?.gagal ?? []).map((siapa) => ({ ...siapa, ...tiada, tren: [], urutan: 0 })),
  ]
}

/** The chain in one line: what no shop told is nothing. */
export function jumlahToko(rows: readonly AngkaToko[]): AngkaToko {
  const all = { ...tiada }
  for (const name of namaAngka) {
    const known = rows.flatMap((row) => row[name] ?? [])
    if (known.length > 0) Object.assign(all, { [name]: known.reduce((sum, one) => sum + one, 0) })
  }
  return all
}

/** What is left of a hundred rupiah sold, in hundredths of a percent. */
export const persenMargin = ({ margin, neto }: AngkaToko): number | undefined =>
  margin === null || neto === null || neto <= 0 ? undefined : mulDiv(margin, 100_00, neto)
