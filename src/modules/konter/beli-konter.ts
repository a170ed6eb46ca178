import { z } from 'zod'
import type { RowOf } from '#kernel/field'
import {
  type barisBeliMasuk,
  type kartuPenjual,
  type pembelianMasuk,
} from '#modules/pembelian/pembelian'

type Masuk = Readonly<RowOf<typeof barisBeliMasuk>>

/**
 * A line of the purchase as the counter holds it: not weighed yet, perhaps not judged. `kunci`
 * tells it apart from all others: gold without our nota has no barcode.
 */
export interface BarisBeliKonter extends Omit<Masuk, 'kode_kondisi' | 'berat_kotor'> {
  readonly kunci: string
  readonly kode_kondisi: string | null
  readonly berat_kotor: number | null
  readonly harga_lama: number | null // what it was worth when it was last looked at
}

/** The purchase side of the counter, with the identity card of the seller. */
export interface BeliKonter extends Readonly<RowOf<typeof kartuPenjual>> {
  readonly jenis: RowOf<typeof pembelianMasuk>['jenis']
  readonly harga_setuju: number | null
  readonly baris: readonly BarisBeliKonter[]
}

export const beliKosong: BeliKonter = {
  jenis: 'BELI',
  harga_setuju: null,
  jenis_identitas: null,
  no_identitas: null,
  foto_identitas: null,
  baris: [],
}

const barisKosong: Omit<BarisBeliKonter, 'kunci'> = {
  kode_barcode: null,
  nama_barang: null,
  kode_group: null,
  kode_dept: null,
  kode_kondisi: null,
  berat_kotor: null,
  potong_batu: null,
  kadar_uji: null,
  cara_uji: null,
  nota_hilang: false,
  belum_dipakai: false,
  batu_hilang: false,
  foto: null,
  harga_setuju: null,
  harga_lama: null,
}

/** The keys of purchase lines; no barcode looks like one. */
const kunciKe = (n: number): string => `beli-${n}`

/** The key that the next line of this purchase gets. */
export function kunciBerikut({ baris }: BeliKonter): string {
  const last = Math.max(0, ...baris.map(({ kunci }) => Number(kunci.slice('beli-'.length))))
  return kunciKe(last + 1)
}

/** What is known of a line when it comes: a piece of ours by its barcode, or what was told. */
export type BarisBaru = Partial<Omit<BarisBeliKonter, 'kunci' | 'harga_lama'>>

/** A line more, at the end. A piece of ours that lies there already stays where it is. */
export function tambahBeli(beli: BeliKonter, given: BarisBaru): BeliKonter {
  const { kode_barcode = null } = given
  if (kode_barcode !== null && beli.baris.some((line) => line.kode_barcode === kode_barcode))
    return beli
  return {
    ...beli,
    baris: [...beli.baris, { ...barisKosong, ...given, kunci: kunciBerikut(beli) }],
  }
}

/** What was found out or bargained about a line. */
export const ubahBeli = (
  beli: BeliKonter,
  kunci: string,
  change: Partial<BarisBeliKonter>,
): BeliKonter => ({
  ...beli,
  baris: beli.baris.map((line) =>
    line.kunci === kunci ? { ...line, ...change, kunci, harga_lama: null } : line,
  ),
})

/** The next line that nobody has laid on the scale yet. */
export const belumDitimbang = ({ baris }: BeliKonter): BarisBeliKonter | undefined =>
  baris.find(({ berat_kotor }) => berat_kotor === null)

/** A line as the calls take it. What is missing is theirs to refuse: 0 gr, a condition unknown. */
const barisMasuk = ({ harga_lama: _lama, kunci: _kunci, ...line }: BarisBeliKonter) => ({
  ...line,
  kode_kondisi: line.kode_kondisi ?? '-',
  berat_kotor: line.berat_kotor ?? 0,
})

/** The question of POST pembelian/hitung. */
export const tanyaBeli = ({ baris, harga_setuju, jenis }: BeliKonter, nilai_jual: number) => ({
  jenis,
  harga_setuju,
  nilai_jual,
  baris: baris.map((line) => ({ ...barisMasuk(line), harga_lama: line.harga_lama })),
})

/** The purchase as POST penjualan/simpan takes it; null: nothing is bought. */
export const simpanBeli = ({ baris, ...kepala }: BeliKonter) =>
  baris.length === 0 ? null : { ...kepala, baris: baris.map(barisMasuk) }

/** The purchase as PUT penjualan/draf/{id} takes it, with what each line was worth. */
export const drafBeli = (
  { baris, ...kepala }: BeliKonter,
  harga: ReadonlyMap<string, number | null>,
) => ({
  ...kepala,
  baris: baris.map(({ harga_lama, kunci, ...line }) => ({
    ...line,
    harga: harga.get(kunci) ?? harga_lama,
  })),
})

const angka = z.number().int().nullable().catch(null)
const teks = z.string().nullable().catch(null)
const ya = z.boolean().catch(false)
const caraUji = z.enum(['BATU_UJI', 'XRF', 'ELEKTRONIK', 'BERAT_JENIS']).nullable().catch(null)

const tersimpan = z
  .object({
    jenis: z.enum(['BELI', 'KOREKSI']).catch('BELI'),
    harga_setuju: angka,
    jenis_identitas: z.enum(['KTP', 'SIM', 'PASPOR']).nullable().catch(null),
    no_identitas: teks,
    foto_identitas: teks,
    baris: z
      .array(
        z.object({
          kode_barcode: teks,
          nama_barang: teks,
          kode_group: teks,
          kode_dept: teks,
          kode_kondisi: teks,
          berat_kotor: angka,
          potong_batu: angka,
          kadar_uji: angka,
          cara_uji: caraUji,
          nota_hilang: ya,
          belum_dipakai: ya,
          batu_hilang: ya,
          foto: teks,
          harga_setuju: angka,
          harga: angka,
        }),
      )
      .catch([]),
  })
  .catch({ ...beliKosong, baris: [] })

/** The purchase of a draft, back on the counter. */
export function beliDariDraf(isi: unknown): BeliKonter {
  const { baris, ...kepala } = tersimpan.parse(isi)
  return {
    ...kepala,
    baris: baris.map(({ harga, ...line }, at) => ({
      ...line,
      kunci: kunciKe(at + 1),
      harga_lama: harga,
    })),
  }
}
