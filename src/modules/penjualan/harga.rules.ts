import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv, roundTo, type Rounding } from '#kernel/rounding'

/**
 * A piece as far as its price is concerned. Weights in mg, kadar in hundredths, money in rupiah.
 */
export interface BarangDijual {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_group: string
  readonly kode_dept: string
  readonly kode_kategori: string
  readonly kadar: number
  readonly berat: number
  readonly berat_atribut: number
  readonly harga_atribut: number
  readonly harga_tetap: number | null // diamonds and other fixed-price goods skip the per-gram part
  readonly harga_pokok: number
  readonly ongkos: number
  readonly murni: number
}

/** One line of the parameter ongkos (labour). */
export interface AturanOngkos {
  readonly kode_group: string | null
  readonly kode_dept: string | null
  readonly jenis_ongkos: 'GRAM' | 'BARANG' | 'PERSEN'
  readonly nilai: number // rupiah, or hundredths of a percent of harga_jual
  readonly minimum: number
}

/** One tax rule in force on the business date (DOMAIN 6). */
export interface AturanPajak {
  readonly cara: 'PERSEN' | 'BERAT'
  readonly tarif: number //     hundredths of a percent, or rupiah per gram
  readonly kadar_min: number // applies from this purity on
  readonly termasuk: boolean // the price includes it
}

/** The shop's pricing parameters of the day. */
export interface AturanHarga {
  readonly pembulatan: number
  readonly pembulatan_ongkos: number
  readonly arah: Rounding
  readonly ongkos: readonly AturanOngkos[]
  readonly pajak: readonly AturanPajak[]
}

/** One step of a calculation (DOMAIN 6: rincian hitungan): label, formula with numbers, result. */
export interface Langkah {
  readonly label: string
  readonly rumus: string
  readonly hasil: number
}

/** A line priced as the parameters say, before any bargaining. */
export interface HargaDasar {
  readonly harga_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly rincian: readonly Langkah[]
}

const labourFor = (
  barang: BarangDijual,
  rules: readonly AturanOngkos[],
): AturanOngkos | undefined =>
  rules
    .filter((rule) => (rule.kode_group ?? barang.kode_group) === barang.kode_group)
    .filter((rule) => (rule.kode_dept ?? barang.kode_dept) === barang.kode_dept)
    .toSorted((a, b) => specificity(b) - specificity(a))[0]

const specificity = (rule: AturanOngkos): number =>
  (rule.kode_group ? 2 : 0) + (rule.kode_dept ? 1 : 0)

/**
 * The labour charge: the piece's own, else the parameter's for its group and jenis, else
 * nothing.
 */
export function hitungOngkos(barang: BarangDijual, hargaJual: number, aturan: AturanHarga): number {
  if (barang.ongkos > 0) return barang.ongkos
  const rule = labourFor(barang, aturan.ongkos)
  if (!rule) return 0
  const raw = {
    GRAM: () => mulDiv(barang.berat, rule.nilai, 1000),
    BARANG: () => rule.nilai,
    PERSEN: () => mulDiv(hargaJual, rule.nilai, 100_00),
  }[rule.jenis_ongkos]()
  return roundTo(Math.max(raw, rule.minimum), aturan.pembulatan_ongkos, aturan.arah)
}

/**
 * The price of a piece: round(berat x harga per gram + harga_atribut), or its fixed price
 * (DOMAIN 6; the step and direction are the parameter `pembulatan`, SPEC 5).
 * @param hargaGram rupiah per gram of the piece's group
 */
export function hargaDasar(
  barang: BarangDijual,
  hargaGram: number,
  aturan: AturanHarga,
): HargaDasar {
  const fixed = barang.harga_tetap
  const gold = fixed ?? mulDiv(barang.berat, hargaGram, 1000)
  const hargaJual = fixed ?? roundTo(gold + barang.harga_atribut, aturan.pembulatan, aturan.arah)
  const ongkos = hitungOngkos(barang, hargaJual, aturan)
  const rincian: Langkah[] =
    fixed === null
      ? [
          {
            label: 'Emas',
            rumus: `${formatBerat(barang.berat)} gr x ${formatRupiah(hargaGram)}`,
            hasil: gold,
          },
          ...(barang.harga_atribut > 0
            ? [
                {
                  label: 'Atribut',
                  rumus: formatRupiah(barang.harga_atribut),
                  hasil: barang.harga_atribut,
                },
              ]
            : []),
          {
            label: 'Harga Jual',
            rumus: `dibulatkan ke ${formatRupiah(aturan.pembulatan)}`,
            hasil: hargaJual,
          },
        ]
      : [{ label: 'Harga Jual', rumus: 'harga tetap', hasil: fixed }]
  if (ongkos > 0) rincian.push({ label: 'Ongkos', rumus: formatRupiah(ongkos), hasil: ongkos })
  return { harga_gram: fixed === null ? hargaGram : 0, harga_jual: hargaJual, ongkos, rincian }
}

/** The tax of a line: `pajak` comes on top of the price, `pajak_termasuk` is inside it. */
export interface Pajak {
  readonly pajak: number
  readonly pajak_termasuk: number
  readonly rincian: readonly Langkah[]
}

/**
 * Tax on the full sale price of a line, in whole rupiah, never rounded to `pembulatan` (DOMAIN 6).
 * The rule with the highest kadar_min that the piece reaches wins (the 24K tax beside the general
 * one).
 */
export function hitungPajak(
  barang: BarangDijual,
  harga: number,
  aturan: readonly AturanPajak[],
): Pajak {
  const rule = aturan
    .filter((each) => barang.kadar >= each.kadar_min)
    .toSorted((a, b) => b.kadar_min - a.kadar_min)[0]
  if (!rule) return { pajak: 0, pajak_termasuk: 0, rincian: [] }
  const amount =
    rule.cara === 'BERAT'
      ? mulDiv(barang.berat, rule.tarif, 1000)
      : mulDiv(harga, rule.tarif, rule.termasuk ? 100_00 + rule.tarif : 100_00)
  const rumus =
    rule.cara === 'BERAT'
      ? `${formatBerat(barang.berat)} gr x ${formatRupiah(rule.tarif)}`
      : `${formatPersen(rule.tarif)} % dari ${formatRupiah(rule.termasuk ? harga - amount : harga)}`
  return {
    pajak: rule.termasuk ? 0 : amount,
    pajak_termasuk: rule.termasuk ? amount : 0,
    rincian: [{ label: rule.termasuk ? 'Termasuk Pajak' : 'Pajak', rumus, hasil: amount }],
  }
}
