import { write } from '#kernel/ledger'
import { fieldShapes, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { jurnal } from '#modules/akuntansi/buku'
import { gerakBarang, gram } from '#modules/stok/buku'
import { kantongBuku, pembelianBarisBuku, pembelianBuku } from './buku.ts'
import { barangAsal } from './asal.rules.ts'
import {
  gerakBatalBeli,
  gerakBeli,
  gramBeli,
  jurnalBeli,
  type BarangKembali,
  type PetaBeli,
} from './pembelian.effects.ts'
import { returHak } from './retur-hak.ts'

const { rincian: _, ...kolom } = fieldShapes(pembelianBarisBuku.entry)

/** A purchase as it stands in the books. */
const pembelianTercatat = row({
  ...fieldShapes(pembelianBuku.entry),
  ...{ nomor: text, status: text, versi: whole, tgl_system: text, input_by: text },
  // Each with our piece as it stands now.
  baris: list(row({ ...kolom, n: whole, barang: maybe(barangAsal) })),
})
export type PembelianTercatat = ShapeOf<typeof pembelianTercatat>
/** Those of a visit (pembelian_group). */
export const pembelianGroup = list(pembelianTercatat)

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
    ...returHak(beli),
  ]
}

/** What the cancel of OPEN purchases writes; of VALID ones, its pieces (the rest is negated). */
export const bukuBatal = (beli: readonly PembelianTercatat[]) => [
  write(
    gerakBarang,
    beli.flatMap((each) => gerakBatalBeli(kembali(each))),
  ),
]
