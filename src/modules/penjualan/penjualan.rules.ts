import { formatBerat, formatRupiah } from '#kernel/figures'
import { refusalFor } from '#kernel/problem'
import { refusedField, type Params } from '#kernel/refusal'
import { mulDiv, spread, spreadWithin } from '#kernel/rounding'
import { permataKah } from '#modules/berlian/batu.rules'
import { modalBarang } from '#modules/harga/harga-barang.rules'
import { langkah, type Langkah } from '#kernel/langkah'
import { hargaDasar, hargaJanji, type AturanHarga, type BarangDijual } from './harga.rules.ts'
import { masalahJual, type MasalahJual } from './masalah.ts'
import { perluLimitJual, perluModal, type PerluOtorisasi } from './otorisasi-jual.rules.ts'
import { hitungPajak, pph22Hilang, type PajakBaris } from './pajak/pajak.rules.ts'

/** One line as the counter sends it. */
export interface BarisMasuk {
  readonly kode_barcode: string
  readonly berat_kotor: number | null // weighed now, mg; null = the label's
  readonly ongkos: number | null //     null = as the parameter says
  readonly diskon: number | null
  readonly harga_setuju: number | null // the agreed price of the line, tax on top not counted
}

/** What the rules need to know besides the lines. */
export interface FaktaJual {
  readonly barang: ReadonlyMap<string, BarangDijual>
  readonly harga: ReadonlyMap<string, number> // rupiah per gram of each group, today
  readonly aturan: AturanHarga
  readonly nota_manual: boolean //     written by hand in an outage: its price is what was paid
  readonly toleransi_berat: number //  mg between scale and label that stop nobody
  readonly batas_diskon: number //     hundredths of a percent this level may give alone
  readonly batas_tanpa_pokok: number // the same where nobody knows what the piece has cost
  readonly batas_jual: number //       a note above it needs an approval; 0 = no limit
  readonly harga_emas_murni: number // rupiah per fine gram that counts as cost today; 0 = off
}

/** A priced line, as it is shown, saved and printed. */
export interface BarisJual {
  readonly barang: BarangDijual
  readonly berat_kotor: number
  readonly harga_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly ongkos_dasar: number // what the parameter asked
  readonly diskon: number
  readonly pajak: number
  readonly pph22: number // what of pajak is PPh 22
  readonly pajak_termasuk: number
  readonly pajak_baris: readonly PajakBaris[]
  readonly harga_total: number
  readonly rincian: readonly Langkah[]
}

/** The whole note, priced. */
export interface NotaJual {
  readonly baris: readonly BarisJual[]
  readonly total: number
  readonly berat: number
  readonly perlu: readonly PerluOtorisasi[]
}

const refuse = (index: number, field: string, kode: MasalahJual, params: Params = {}): never => {
  throw refusalFor(masalahJual, kode, params, `baris.${index}.${field}`)
}

/** SPEC 5: entered weight must not be below gold weight or exceed stock weight. */
function checkBerat(barang: BarangDijual, entered: number, tolerance: number, index: number): void {
  const stock = barang.berat + barang.berat_atribut
  if (entered < barang.berat - tolerance)
    refuse(index, 'berat_kotor', 'BERAT_KURANG', {
      berat: formatBerat(entered),
      emas: formatBerat(barang.berat),
    })
  if (entered > stock + tolerance)
    refuse(index, 'berat_kotor', 'BERAT_LEBIH', {
      berat: formatBerat(entered),
      stock: formatBerat(stock),
    })
}

/** The discount of a line: entered, or what an agreed price leaves of the computed one. */
function discountOf(line: BarisMasuk, price: number, index: number, manual: boolean): number {
  const diskon = line.harga_setuju === null ? (line.diskon ?? 0) : price - line.harga_setuju
  if (diskon < 0 && manual) return 0 // the rest raises the price
  if (diskon < 0)
    refuse(index, 'harga_setuju', 'HARGA_SETUJU_LEBIH', {
      harga: formatRupiah(price),
    })
  if (diskon > price) refuse(index, 'diskon', 'DISKON_LEBIH')
  return diskon
}

/** The number of a pre-order names goods that are not stock yet (DOMAIN 5). */
const tidakDikenal = (kode: string): MasalahJual =>
  /^PO-/i.test(kode) ? 'BARANG_PO' : 'BARANG_TIDAK_DIKENAL'

type Dasar = Omit<BarisJual, 'pajak' | 'pph22' | 'pajak_termasuk' | 'pajak_baris' | 'harga_total'>

function priceLine(line: BarisMasuk, facts: FaktaJual, index: number): Dasar {
  const barang = facts.barang.get(line.kode_barcode)
  if (!barang)
    return refuse(index, 'kode_barcode', tidakDikenal(line.kode_barcode), {
      kode_barcode: line.kode_barcode,
    })
  const { janji } = barang
  const hargaGram = facts.harga.get(barang.kode_group) ?? 0
  const dasar = janji ? hargaJanji(janji) : hargaDasar(barang, hargaGram, facts.aturan)
  if (!dasar)
    return refuse(index, 'kode_barcode', 'HARGA_BELUM_DIISI', {
      kode_group: barang.kode_group,
    })
  const beratKotor = line.berat_kotor ?? barang.berat + barang.berat_atribut
  checkBerat(barang, beratKotor, facts.toleransi_berat, index)
  const ongkos = line.ongkos ?? dasar.ongkos
  const price = dasar.harga_jual + ongkos
  const priced = {
    barang,
    berat_kotor: beratKotor,
    harga_gram: dasar.harga_gram,
    harga_jual: dasar.harga_jual,
    ongkos,
    ongkos_dasar: dasar.ongkos,
    diskon: discountOf(
      { ...line, diskon: line.diskon ?? janji?.diskon ?? null },
      price,
      index,
      facts.nota_manual,
    ),
    rincian: dasar.rincian,
  }
  return facts.nota_manual ? naik(priced, (line.harga_setuju ?? price) - price) : priced
}

/** A note that was written by hand is entered at its own price, and says so in its steps. */
const naik = (line: Dasar, lebih: number): Dasar =>
  lebih <= 0
    ? line
    : {
        ...line,
        harga_jual: line.harga_jual + lebih,
        rincian: [...line.rincian, langkah('Menurut Nota Manual', lebih)],
      }

/** Tells whether the note gives more than a deposit has promised already, with its approval. */
const lebihDariJanji = ({ barang, diskon }: BarisJual): boolean =>
  barang.janji === undefined || diskon > barang.janji.diskon

const priceOf = (line: Dasar): number => line.harga_jual + line.ongkos - line.diskon

/**
 * The agreed price of the whole note becomes discount of its lines, by value (DOMAIN 5); of a note
 * written by hand it may be above the computed one.
 */
function agree(lines: readonly Dasar[], agreed: number | null, manual: boolean): Dasar[] {
  if (agreed === null) return [...lines]
  const prices = lines.map(priceOf)
  const total = prices.reduce((sum, price) => sum + price, 0)
  if (agreed > total && !manual)
    throw refusalFor(
      masalahJual,
      'HARGA_SETUJU_LEBIH',
      { harga: formatRupiah(total) },
      'harga_setuju',
    )
  if (agreed > total) {
    const more = spread(agreed - total, prices)
    return lines.map((line, index) => naik(line, more[index] ?? 0))
  }
  const shares = spreadWithin(total - agreed, prices)
  return lines.map((line, index) => ({ ...line, diskon: line.diskon + (shares[index] ?? 0) }))
}

function finish(line: Dasar, facts: FaktaJual, index: number): BarisJual {
  const { berat, faktur_perolehan = false, kode_kategori } = line.barang
  const { ongkos } = line
  const kena = { kode_kategori, berat, faktur_perolehan, harga: priceOf(line), ongkos }
  if (pph22Hilang(kena, facts.aturan.pajak)) refuse(index, 'kode_barcode', 'PPH22_TANPA_TARIF')
  const tax = hitungPajak(kena, facts.aturan.pajak)
  const harga_total = priceOf(line) + tax.pajak
  return {
    ...line,
    ...tax,
    harga_total,
    rincian: [
      ...line.rincian.filter((step) => step.label !== 'Ongkos'),
      ...(line.ongkos > 0 ? [langkah('Ongkos', line.ongkos)] : []),
      ...(line.diskon > 0 ? [langkah('Diskon', -line.diskon)] : []),
      ...tax.rincian,
      langkah('Total', harga_total),
    ],
  }
}

const named = (
  lines: readonly BarisJual[],
  figure: (line: BarisJual) => number,
): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [line.barang.kode_barcode, formatRupiah(figure(line))]))

const modalOf = (line: BarisJual, facts: FaktaJual): number =>
  modalBarang(line.barang, facts.harga_emas_murni)

/** What is sold below its cost, but for what a deposit has promised already. */
const dibawahModal = (lines: readonly BarisJual[], facts: FaktaJual): PerluOtorisasi[] =>
  perluModal(
    lines.filter(lebihDariJanji).map((line) => ({
      nama: line.barang.kode_barcode,
      harga: line.harga_jual - line.diskon,
      modal: modalOf(line, facts),
      permata: permataKah(line.barang),
    })),
  )

/**
 * How much this level gives alone. Where no cost is known nothing is below it: then nobody gives
 * more alone than a cashier does.
 */
function diskonBoleh(line: BarisJual, facts: FaktaJual): number {
  const { batas_diskon, batas_tanpa_pokok } = facts
  const batas =
    modalOf(line, facts) === 0 ? Math.min(batas_diskon, batas_tanpa_pokok) : batas_diskon
  return mulDiv(line.harga_jual + line.ongkos, batas, 100_00, 'down')
}

/** Which approvals this note needs, each bound to its figures (DOMAIN 7). */
function approvalsFor(
  lines: readonly BarisJual[],
  total: number,
  facts: FaktaJual,
): PerluOtorisasi[] {
  const needed = dibawahModal(lines, facts)
  const cheap = lines.filter((line) => line.ongkos < line.ongkos_dasar)
  const generous = lines.filter(
    (line) => lebihDariJanji(line) && line.diskon > diskonBoleh(line, facts),
  )
  if (cheap.length > 0)
    needed.push({
      kategori: 'KURANG_ONGKOS',
      sebelum: named(cheap, (line) => line.ongkos_dasar),
      sesudah: named(cheap, (line) => line.ongkos),
    })
  if (generous.length > 0)
    needed.push({
      kategori: 'DISKON_PENJUALAN',
      sebelum: named(generous, (line) => diskonBoleh(line, facts)),
      sesudah: named(generous, (line) => line.diskon),
    })
  return [...needed, ...perluLimitJual(facts.batas_jual, total)]
}

/**
 * Prices a note: every line by the parameters, then what was bargained, then tax; and says which
 * approvals it needs. Pure: the counter shows with it what the server will post with it.
 * @param agreed the agreed price of the whole note in rupiah (tax on top not counted), or null
 * @throws Refusal naming the line and field
 */
export function priceNota(
  lines: readonly BarisMasuk[],
  agreed: number | null,
  facts: FaktaJual,
): NotaJual {
  if (lines.length === 0) throw refusedField('baris', 'Belum Ada Barang Yang Dijual')
  const seen = new Set<string>()
  lines.forEach(({ kode_barcode }, index) => {
    if (seen.has(kode_barcode)) refuse(index, 'kode_barcode', 'BARANG_DUA_KALI', { kode_barcode })
    seen.add(kode_barcode)
  })
  const priced = lines.map((line, index) => priceLine(line, facts, index))
  const baris = agree(priced, agreed, facts.nota_manual).map((line, index) =>
    finish(line, facts, index),
  )
  const total = baris.reduce((sum, line) => sum + line.harga_total, 0)
  const berat = baris.reduce((sum, line) => sum + line.barang.berat, 0)
  return { baris, total, berat, perlu: approvalsFor(baris, total, facts) }
}
