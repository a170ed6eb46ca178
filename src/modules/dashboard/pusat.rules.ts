/** A shop in the table of the head office. What nobody told is not zero. */
export interface BarisToko {
  readonly kode_toko: string
  readonly nama_toko: string
  /** Why a shop says nothing. */
  readonly kalimat?: string
  readonly penjualan: number | null
  readonly pembelian: number | null
  readonly service: number | null
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
  readonly biaya?: Semua<{ readonly jumlah: number }> | undefined
  readonly tertunda?: Semua<{ readonly jumlah: number }> | undefined
}

const tiada = {
  penjualan: null,
  pembelian: null,
  service: null,
  hutang: null,
  masuk: null,
  keluar: null,
  saldo: null,
  biaya: null,
  tertunda: null,
}

/** The answers shop by shop; one that did not answer stands there with its sentence. */
export function perToko({ biaya, hari, kas, tertunda }: Jawaban): BarisToko[] {
  const dari = <R>(semua: Semua<R> | undefined, kode: string): readonly R[] | undefined =>
    semua?.toko.filter(({ kode_toko }) => kode_toko === kode)
  const total = (rows: readonly { readonly jumlah: number }[] | undefined): number | null =>
    rows === undefined ? null : rows.reduce((all, { jumlah }) => all + jumlah, 0)
  const ada = (hari?.toko ?? []).map((row): BarisToko => {
    const [uang] = dari(kas, row.kode_toko) ?? []
    return {
      kode_toko: row.kode_toko,
      nama_toko: row.nama_toko,
      penjualan: row.total_penjualan,
      pembelian: row.total_pembelian,
      service: row.total_service,
      hutang: row.total_hutang,
      masuk: uang?.jumlah_in ?? null,
      keluar: uang?.jumlah_out ?? null,
      saldo: uang?.saldo_akhir ?? null,
      biaya: total(dari(biaya, row.kode_toko)),
      tertunda: total(dari(tertunda, row.kode_toko)),
    }
  })
  return [...ada, ...(hari?.gagal ?? []).map((siapa) => ({ ...siapa, ...tiada }))]
}
