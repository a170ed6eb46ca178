import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { NotaAsal } from './asal.rules.ts'
import { langkah, rumus, type Langkah } from '#kernel/langkah'

/** A line of the parameter harga beli: a market price by kadar, or a group's own. */
export const hargaBeli = row({
  ...{ kode_harga: text, kadar: maybe(whole) },
  harga: whole, // rupiah per gram
})
export type HargaBeli = ShapeOf<typeof hargaBeli>

/** A price group as far as buying is concerned. */
export const groupBeli = row({
  kadar: whole,
  harga: whole, // today's gold price per gram
  harga_beli: whole,
})
export type GroupBeli = ShapeOf<typeof groupBeli>

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

/** What gold is bought from the market: its kadar, and the group that it is put into. */
export interface EmasPasar {
  readonly kode_group: string
  readonly kadar: number
  readonly group: GroupBeli | undefined
}

/** The price of the group by the price day; of poorer gold, its part of it. 0: none was set. */
function hargaGroup({ group, kadar }: EmasPasar): number {
  if (!group) return 0
  return kadar >= group.kadar
    ? group.harga_beli
    : mulDiv(group.harga_beli, kadar, group.kadar, 'down')
}

/**
 * What the rows by kadar make of this one: between two of them in a straight line, below the lowest
 * its part of it, above the highest no more than that. 0: there are none.
 */
function hargaKadar(kadar: number, rules: readonly HargaBeli[]): number {
  const rows = rules
    .flatMap((row) => (row.kadar === null ? [] : [{ kadar: row.kadar, harga: row.harga }]))
    .toSorted((one, other) => one.kadar - other.kadar)
  const below = rows.findLast((row) => row.kadar <= kadar)
  const above = rows.find((row) => row.kadar > kadar)
  if (!below) return above ? mulDiv(above.harga, kadar, above.kadar, 'down') : 0
  if (!above) return below.harga
  const more = mulDiv(
    above.harga - below.harga,
    kadar - below.kadar,
    above.kadar - below.kadar,
    'down',
  )
  return below.harga + more
}

/**
 * The price per gram at which gold comes in, whole rupiah. Our own piece is worth what the price
 * day says its group is bought at; another shop's gold what para-harga-beli says: the group's own
 * row where it is as good as the group, else by its kadar, else the group's price. 0: nobody has
 * set one.
 */
export function hargaPasar(
  emas: EmasPasar,
  milikSendiri: boolean,
  rules: readonly HargaBeli[],
): number {
  const { group, kadar, kode_group } = emas
  if (milikSendiri) return hargaGroup(emas) || hargaKadar(kadar, rules)
  const asGood = group !== undefined && kadar >= group.kadar
  const own = asGood ? rules.find((row) => row.kode_harga === kode_group) : undefined
  return own?.harga ?? (hargaKadar(kadar, rules) || hargaGroup(emas))
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
 * Tells whether gold is bought dearer than gold like it is sold. A line that is paid by its own
 * nota is left out, because that price is promised.
 */
export const diAtasHargaJual = (
  priced: { readonly harga_emas: number; readonly harga_gram: number },
  dariPasar: boolean,
): boolean => dariPasar && priced.harga_emas > 0 && priced.harga_gram > priced.harga_emas

/**
 * SPEC 9: purchase percent = (gold price - price per gram) / gold price x 100, in hundredths. Below
 * zero above today's gold price; a hundred times that price is as far as it is told.
 */
export const persenBeli = (hargaEmas: number, hargaGram: number): number =>
  hargaEmas > 0 ? mulDiv(hargaEmas - Math.min(hargaGram, hargaEmas * 100), 100_00, hargaEmas) : 0
