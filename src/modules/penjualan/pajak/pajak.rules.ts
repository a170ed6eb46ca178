import { yangBerlaku } from '#kernel/berlaku'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { langkah, rumus, type Langkah } from '#kernel/langkah'
import type { paraPajak } from './para-pajak.ts'

export type JenisPajak = 'PPN_PERSEN' | 'PPN_BERAT' | 'PAJAK_24K'
type Objek = 'BARANG' | 'JASA'

/** A row of the table of taxes (DOMAIN 6: rule, base, factor, rate). */
export type ParaPajak = RowOf<typeof paraPajak.fields>

/** The tax of a shop on one business date. */
export interface AturanPajak {
  readonly baris: readonly ParaPajak[]
  readonly jenis: readonly JenisPajak[] // those whose module is on
  readonly tgl: string
  readonly termasuk: boolean //            the price includes it
  readonly pph22?: boolean //              the buyer trades with gold: PPh 22 is collected from him
}

/** What is sold, as far as its tax is concerned. */
export interface KenaPajak {
  readonly kode_kategori: string
  readonly berat: number //               mg
  readonly faktur_perolehan: boolean //   a complete tax invoice came with it
  readonly harga: number //               rupiah after discount, tax on top not counted
  readonly ongkos: number //              what of it is labour
}

/** What a line was taxed with, as the note keeps it. */
export interface PajakBaris {
  readonly objek: Objek | 'PPH22'
  readonly kode_pajak: string
  readonly aturan: string
  readonly perolehan: 'ADA' | 'TIDAK'
  readonly dasar: number // the tax base in rupiah
  readonly tarif: number // hundredths of a percent of it; 0 by weight
  readonly pajak: number // whole rupiah
}

/**
 * The tax of a line: `pajak` comes on top of the price, `pajak_termasuk` is inside it. `pph22` is
 * what of `pajak` is no PPN.
 */
export interface Pajak {
  readonly pajak: number
  readonly pph22: number
  readonly pajak_termasuk: number
  readonly pajak_baris: readonly PajakBaris[]
  readonly rincian: readonly Langkah[]
}

/** The 24K tax stands above the PPN, a kategori above all of them, an acquisition above any. */
const kekhususan = (row: ParaPajak): number =>
  (row.jenis_pajak === 'PAJAK_24K' ? 4 : 0) +
  (row.kode_kategori === null ? 0 : 2) +
  (row.perolehan === 'SEMUA' ? 0 : 1)

const kasus = ({ jenis_pajak, kode_kategori, perolehan }: ParaPajak): string =>
  `${jenis_pajak} ${kode_kategori} ${perolehan}`

type Cari = Pick<AturanPajak, 'baris' | 'tgl'> & {
  readonly jenis: readonly ParaPajak['jenis_pajak'][]
}

/** The row that taxes this: of each case the latest that has begun, of those the most specific. */
export function aturanUntuk(
  { baris, jenis, tgl }: Cari,
  objek: Objek,
  { faktur_perolehan, kode_kategori }: KenaPajak,
): ParaPajak | undefined {
  const perolehan = faktur_perolehan ? 'ADA' : 'TIDAK'
  const fitting = baris.filter(
    (row) =>
      row.objek === objek &&
      jenis.includes(row.jenis_pajak) &&
      (row.kode_kategori ?? kode_kategori) === kode_kategori &&
      (row.perolehan === 'SEMUA' || row.perolehan === perolehan),
  )
  return [...new Set(fitting.map(kasus))]
    .flatMap(
      (each) =>
        yangBerlaku(
          fitting.filter((row) => kasus(row) === each),
          tgl,
        ) ?? [],
    )
    .toSorted((a, b) => kekhususan(b) - kekhususan(a))[0]
}

/** One rule on one part of a price, in whole rupiah, never rounded to `pembulatan` (DOMAIN 6). */
function kenakan(
  row: ParaPajak,
  harga: number,
  { berat, faktur_perolehan }: KenaPajak,
  termasuk: boolean,
): PajakBaris {
  const bagian = row.tarif * row.faktor_atas
  const utuh = 100_00 * row.faktor_bawah
  const pajak =
    row.jenis_pajak === 'PPN_BERAT'
      ? mulDiv(berat, row.per_gram, 1000)
      : mulDiv(harga, bagian, termasuk ? utuh + bagian : utuh)
  return {
    objek: row.objek,
    kode_pajak: row.kode_pajak,
    aturan: row.aturan,
    perolehan: faktur_perolehan ? 'ADA' : 'TIDAK',
    dasar: termasuk ? harga - pajak : harga,
    tarif: row.jenis_pajak === 'PPN_BERAT' ? 0 : mulDiv(bagian, 1, row.faktor_bawah),
    pajak,
  }
}

const step = (
  row: ParaPajak,
  kena: KenaPajak,
  { dasar, pajak, tarif }: PajakBaris,
  label: string,
) =>
  row.jenis_pajak === 'PPN_BERAT'
    ? langkah(label, pajak, rumus.per_gram, {
        berat: formatBerat(kena.berat),
        harga: formatRupiah(row.per_gram),
      })
    : langkah(label, pajak, rumus.pajak, {
        tarif: formatPersen(tarif),
        harga: formatRupiah(dasar),
        aturan: row.aturan,
      })

/**
 * PPh 22 of what is sold to one who trades with gold (PMK 48/2023 art. 2): of the price without
 * PPN, always on top of it, because it is the buyer's own tax (ADR 0295). undefined: no rate has
 * begun.
 */
function pungutPph22(kena: KenaPajak, { baris, tgl }: AturanPajak, dasar: number) {
  const row = aturanUntuk({ baris, tgl, jenis: ['PPH22'] }, 'BARANG', kena)
  if (!row) return undefined
  const pph22 = { ...kenakan(row, dasar, kena, false), objek: 'PPH22' as const }
  return { baris: pph22, rincian: step(row, kena, pph22, 'PPh 22') }
}

/** Nobody may forget it: without a rate a trader is not sold to. */
export const pph22Hilang = (kena: KenaPajak, { baris, pph22, tgl }: AturanPajak): boolean =>
  pph22 === true && !aturanUntuk({ baris, tgl, jenis: ['PPH22'] }, 'BARANG', kena)

/**
 * Tax on the full sale price of a line. Labour is part of the price of the goods and is taxed with
 * them; goods that are free (bars) leave their labour to the row of services (ADR 0140).
 */
export function hitungPajak(kena: KenaPajak, aturan: AturanPajak): Pajak {
  const barang = aturanUntuk(aturan, 'BARANG', kena)
  const bebas = barang !== undefined && barang.tarif === 0 && barang.per_gram === 0
  const jasa = bebas ? aturanUntuk(aturan, 'JASA', kena) : undefined
  const ongkos = jasa ? Math.min(kena.ongkos, kena.harga) : 0
  const label = aturan.termasuk ? 'Termasuk Pajak' : 'Pajak'
  const parts = [
    ...(barang ? [{ row: barang, harga: kena.harga - ongkos }] : []),
    ...(jasa && ongkos > 0 ? [{ row: jasa, harga: ongkos }] : []),
  ].map(({ harga, row }) => {
    const baris = kenakan(row, harga, kena, aturan.termasuk)
    return { baris, rincian: step(row, kena, baris, label) }
  })
  const jumlah = parts.reduce((sum, { baris }) => sum + baris.pajak, 0)
  const dasar = aturan.termasuk ? kena.harga - jumlah : kena.harga
  const pungut = aturan.pph22 ? pungutPph22(kena, aturan, dasar) : undefined
  const pph22 = pungut?.baris.pajak ?? 0
  const semua = pungut ? [...parts, pungut] : parts
  return {
    pajak: (aturan.termasuk ? 0 : jumlah) + pph22,
    pph22,
    pajak_termasuk: aturan.termasuk ? jumlah : 0,
    pajak_baris: semua.map(({ baris }) => baris),
    rincian: semua.map(({ rincian }) => rincian),
  }
}

/**
 * The tax inside money that is paid for a promise, whole rupiah: what it costs is what the customer
 * pays, with its tax (ADR 0276).
 * @param kode_kategori of goods: a kategori may have a row of its own
 */
export function pajakDalam(
  jumlah: number,
  apa: 'BARANG' | 'JASA',
  aturan: AturanPajak,
  kode_kategori = '',
): number {
  const kena = { kode_kategori, berat: 0, faktur_perolehan: false, harga: jumlah, ongkos: 0 }
  const row = aturanUntuk(aturan, apa, kena)
  return row ? kenakan(row, jumlah, kena, true).pajak : 0
}
