import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'

/** The facts that a person must give who buys or sells much (ADR 0141). */
const bidang = {
  nama_customer: 'Nama Customer',
  no_hp: 'No HP',
  alamat_customer: 'Alamat Customer',
  jenis_identitas: 'Jenis Identitas',
  no_identitas: 'No Identitas',
} as const
type Bidang = keyof typeof bidang

export type Orang = Readonly<Record<Bidang, string | null>>

/** What a visit counts for: an exchange with its larger side (ADR 0141), never below nothing. */
export const nilaiKunjungan = (jual: number, beli: number): number => Math.max(jual, beli, 0)

/** What is asked, in the order of the form. */
export const bidangOrang = [
  'nama_customer',
  'no_hp',
  'alamat_customer',
  'jenis_identitas',
  'no_identitas',
] as const satisfies readonly Bidang[]

/** What he has not told. */
export const kurangDari = (orang: Orang): Bidang[] => bidangOrang.filter((field) => !orang[field])

/** The lower of the two limits that are on; 0: nobody is asked. */
export const batasOrang = (batas: readonly number[]): number =>
  batas.filter((each) => each > 0).toSorted((a, b) => a - b)[0] ?? 0

interface Dijumlahkan {
  readonly jumlah: number // rupiah of this person over the chain, with what he does now
  readonly batas: number
  readonly hari: number // so many days belong together
}

/** @throws Refusal at the first field that is missing */
export function checkOrang(kurang: readonly Bidang[], { batas, hari, jumlah }: Dijumlahkan): void {
  const [field] = kurang
  if (field === undefined || batas === 0 || jumlah < batas) return
  const params = { jumlah: formatRupiah(jumlah), field: bidang[field] }
  throw hari === 1
    ? refusedField(field, 'Transaksi Rp {{jumlah}} Sehari: {{field}} Tidak Boleh Kosong', params)
    : refusedField(
        field,
        'Transaksi Rp {{jumlah}} Dalam {{hari}} Hari: {{field}} Tidak Boleh Kosong',
        {
          ...params,
          hari,
        },
      )
}
