import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import type { NotaAsal } from './asal.rules.ts'
import { langkah, rumus, type Langkah } from '#modules/faktur/langkah'

/** A line of the parameter harga beli: a market price by kadar, or a group's own. */
export interface HargaBeli {
  readonly kode_harga: string
  readonly kadar: number | null
  readonly harga: number // rupiah per gram
}

/** A price group as far as buying is concerned. */
export interface GroupBeli {
  readonly kadar: number
  readonly harga: number // today's gold price per gram
  readonly harga_beli: number
}

/** What gold is worth before any deduction, and how that came about. */
export interface Nilai {
  readonly nilai: number
  readonly rincian: readonly Langkah[]
}

/**
 * The value of a note line: harga_jual after diskon, without ongkos and tax (DOMAIN 6). Of a tax
 * that is inside the price, the labour's share is the labour's.
 */
export function hargaNota(asal: NotaAsal): number {
  const goods = Math.max(asal.harga_jual - asal.diskon, 0)
  const whole = asal.harga_jual + asal.ongkos - asal.diskon
  return goods - (whole > 0 ? mulDiv(asal.pajak_termasuk, goods, whole) : 0)
}

/** What of the note's value was the stone's. */
const nilaiAtribut = (asal: NotaAsal, harga: number): number =>
  asal.harga_jual > 0 ? Math.min(mulDiv(asal.harga_atribut, harga, asal.harga_jual), harga) : 0

/** The original price per gram (rata_asal). */
export const rataAsal = (asal: NotaAsal): number =>
  asal.berat > 0 ? mulDiv(hargaNota(asal), 1000, asal.berat) : 0

/** What lies on the scale. */
export interface DiTimbangan {
  readonly berat: number //       gold alone, as it is priced, mg
  readonly kadar: number //       as tested, else the note's
  readonly batu_hilang: boolean
}

function langkahHarga(asal: NotaAsal, harga: number): Langkah {
  const bruto = asal.harga_jual - asal.diskon
  if (harga >= bruto) return langkah('Harga Nota', harga)
  return langkah('Harga Nota', harga, rumus.tanpa_pajak, {
    harga: formatRupiah(bruto),
    pajak: formatRupiah(bruto - harga),
  })
}

/**
 * The note's value of what is there: pro rata where the piece is lighter or its gold poorer
 * (DOMAIN 5: pay for what is there), never more than the note. A fixed price has no per-gram part.
 */
export function nilaiNota(asal: NotaAsal, { batu_hilang, berat, kadar }: DiTimbangan): Nilai {
  const harga = hargaNota(asal)
  const atribut = nilaiAtribut(asal, harga)
  const rincian = [langkahHarga(asal, harga)]
  const sisaBatu = batu_hilang ? 0 : atribut
  if (batu_hilang && atribut > 0) rincian.push(langkah('Batu Hilang', -atribut))
  let gold = harga - atribut
  if (asal.harga_gram > 0 && berat < asal.berat) {
    const before = gold
    gold = mulDiv(gold, berat, asal.berat)
    rincian.push(
      langkah('Berat Kurang', gold - before, rumus.bagian_berat, {
        harga: formatRupiah(before),
        berat: formatBerat(berat),
        berat_nota: formatBerat(asal.berat),
      }),
    )
  }
  if (kadar < asal.kadar) {
    const before = gold
    gold = mulDiv(gold, kadar, asal.kadar)
    rincian.push(
      langkah('Kadar Kurang', gold - before, rumus.bagian_kadar, {
        harga: formatRupiah(before),
        kadar: formatPersen(kadar),
        kadar_nota: formatPersen(asal.kadar),
      }),
    )
  }
  return { nilai: gold + sisaBatu, rincian }
}

/**
 * The price per gram at which gold of this kadar is bought (para-harga-beli): the group's own row
 * where the gold is as good as the group, else the row with the highest kadar not above it, else
 * what the group says. 0: nobody has set one.
 */
export function hargaPasar(
  kodeGroup: string,
  kadar: number,
  group: GroupBeli | undefined,
  rules: readonly HargaBeli[],
): number {
  const asGood = group !== undefined && kadar >= group.kadar
  const own = rules.find((row) => row.kode_harga === kodeGroup && asGood)
  const byKadar = rules
    .filter((row) => row.kadar !== null && row.kadar <= kadar)
    .toSorted((a, b) => (b.kadar ?? 0) - (a.kadar ?? 0))[0]
  return own?.harga ?? byKadar?.harga ?? (asGood ? group.harga_beli : 0)
}

export function nilaiPasar(berat: number, hargaGram: number): Nilai {
  const nilai = mulDiv(berat, hargaGram, 1000)
  return {
    nilai,
    rincian: [
      langkah('Harga Pasar', nilai, rumus.per_gram, {
        berat: formatBerat(berat),
        harga: formatRupiah(hargaGram),
      }),
    ],
  }
}

/**
 * SPEC 9: purchase percent = (gold price - price per gram) / gold price x 100, in hundredths. Below
 * zero above today's gold price; a hundred times that price is as far as it is told.
 */
export const persenBeli = (hargaEmas: number, hargaGram: number): number =>
  hargaEmas > 0 ? mulDiv(hargaEmas - Math.min(hargaGram, hargaEmas * 100), 100_00, hargaEmas) : 0
