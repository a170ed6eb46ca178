import { write } from '#kernel/ledger'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakBarang, gram } from '#modules/stok/buku'
import { kantongBuku } from './buku.ts'
import type { BarangAsal } from './asal.rules.ts'
import {
  gerakBatalBeli,
  gerakBeli,
  gramBeli,
  jurnalBeli,
  type BarangKembali,
  type PetaBeli,
} from './pembelian.effects.ts'

/** A purchase as it stands in the books (pembelian_group). */
export interface PembelianTercatat {
  readonly id: string
  readonly nomor: string
  readonly status: string
  readonly versi: number
  readonly jenis: 'BELI' | 'KOREKSI'
  readonly harga_total: number
  readonly berat: number
  readonly baris: readonly {
    readonly id_asal: string | null
    readonly kode_kategori: string
    readonly kadar: number
    readonly berat: number
    readonly murni: number
    readonly harga: number
    readonly barang: BarangAsal | null // our piece as it stands now
  }[]
}

const kembali = ({ baris }: PembelianTercatat): BarangKembali[] =>
  baris.flatMap(({ barang, id_asal }) => (barang && id_asal ? [{ ...barang, id_asal }] : []))

/** What the validation of OPEN purchases writes; the money is the group's. */
export function bukuValidasi(beli: readonly PembelianTercatat[], peta: PetaBeli) {
  const efek = beli.map(({ baris, id, jenis }) => ({
    id,
    jenis,
    baris: baris.map((line) => ({ ...line, asal: line.barang?.asal ?? null })),
  }))
  return [
    write(
      gerakBarang,
      beli.flatMap((each) => gerakBeli(each.id, kembali(each), 'DIBELI')),
    ),
    write(gram, efek.flatMap(gramBeli)),
    write(
      jurnal,
      efek.flatMap((each) => jurnalBeli(each, peta)),
    ),
    write(
      kantongBuku,
      beli.map(({ id }) => ({ id })),
    ),
  ]
}

/** What the cancel of OPEN purchases writes; of VALID ones, its pieces (the rest is negated). */
export const bukuBatal = (beli: readonly PembelianTercatat[]) => [
  write(
    gerakBarang,
    beli.flatMap((each) => gerakBatalBeli(kembali(each))),
  ),
]
