import { formatPersen, formatRupiah } from '#kernel/figures'
import { refusalFor } from '#kernel/problem'
import { refusedField } from '#kernel/refusal'
import { mulDiv, roundTo, spread } from '#kernel/rounding'
import { daysBetween } from '#kernel/tanggal'
import { tarifNota, type NotaAsal } from './asal.rules.ts'
import {
  barangBeli,
  tolakBaris,
  type AturanBeli,
  type BarangBeli,
  type BarisBeliMasuk,
  type FaktaBeli,
} from './barang-beli.rules.ts'
import { masalahBeli } from './masalah.ts'
import {
  hargaNota,
  hargaPasar,
  nilaiNota,
  nilaiPasar,
  rataAsal,
  type Nilai,
} from './nilai.rules.ts'
import {
  bagianTukar,
  jumlah,
  potonganHilang,
  potonganTarif,
  potonganUmur,
  tarifJanji,
  tarifKondisi,
  type Dasar,
} from './potongan.rules.ts'
import { langkah, rumus, type Langkah } from '#kernel/langkah'

/** A priced line, as it is shown, saved and printed. */
export interface BarisBeli extends BarangBeli {
  readonly masuk: BarisBeliMasuk
  readonly harga_emas: number
  readonly harga_nota: number //   value of the note line
  readonly nilai_nota: number //   of what is there
  readonly rata_asal: number
  readonly harga_dasar: number //  before any deduction
  readonly hitungan: number //     the computed price
  readonly harga_janji: number //  what the note's rates promise
  readonly hitungan_nota: number // the same by the condition it comes back in
  readonly potongan: number //     harga = harga_dasar - potongan + tambahan
  readonly tambahan: number
  readonly harga: number
  readonly harga_gram: number
  readonly rincian: readonly Langkah[]
}

/** What the piece is worth before any deduction: by its note, or by the market (DOMAIN 6). */
function nilaiOf(barang: BarangBeli, line: BarisBeliMasuk, facts: FaktaBeli, index: number): Nilai {
  const { asal, berat_hitung: berat, kadar, kode_group } = barang
  if (asal && facts.koreksi)
    return { nilai: asal.harga_total, rincian: [langkah('Harga Nota', asal.harga_total)] }
  if (asal && facts.aturan.dasar === 'NOTA')
    return nilaiNota(asal, { berat, kadar, batu_hilang: line.batu_hilang })
  const emas = { kode_group, kadar, group: facts.group.get(kode_group) }
  const harga = hargaPasar(emas, asal !== null, facts.harga_beli)
  if (harga === 0)
    tolakBaris(index, asal ? 'kode_barcode' : 'kode_group', 'HARGA_BELI_BELUM_DIISI', {
      kadar: formatPersen(kadar),
    })
  return nilaiPasar(berat, harga)
}

/** Came back unworn on the very day it was sold. */
const hariSama = (barang: BarangBeli, line: BarisBeliMasuk, facts: FaktaBeli): boolean =>
  barang.asal?.tgl_nota === facts.tgl_system &&
  line.belum_dipakai &&
  barang.kondisi.jenis_kondisi === 'BAIK'

interface Ternilai {
  readonly barang: BarangBeli
  readonly masuk: BarisBeliMasuk
  readonly nilai: Nilai
}

interface Potongan {
  readonly pakai: Langkah[]
  readonly janji: Langkah[]
}

const hilangOf = ({ barang, masuk }: Ternilai, { nilai }: Dasar, facts: FaktaBeli): Langkah[] =>
  barang.asal && masuk.nota_hilang ? potonganHilang(facts.aturan.hilang, nilai) : []

/** The deductions from a market price: what its condition takes off. */
function potonganPasar(line: Ternilai, dasar: Dasar, facts: FaktaBeli): Langkah[] {
  const tarif = tarifKondisi(line.barang, line.barang.kondisi, facts.potongan)
  return [...(tarif ? potonganTarif(tarif, dasar) : []), ...hilangOf(line, dasar, facts)]
}

/** The deductions that apply to a note's value, and those that the note promised. */
function potonganNota(line: Ternilai, asal: NotaAsal, dasar: Dasar, facts: FaktaBeli): Potongan {
  const { barang, masuk } = line
  const hilang = hilangOf(line, dasar, facts)
  const kondisiTarif = tarifKondisi(barang, barang.kondisi, facts.potongan)
  const janjiTarif = tarifNota(asal) ?? tarifJanji(barang, facts.potongan, facts.aturan.janji)
  const umur = potonganUmur(facts.rugi, daysBetween(asal.tgl_nota, facts.tgl_system), dasar)
  const janji = [...potonganTarif(janjiTarif, dasar), ...umur, ...hilang]
  if (hariSama(barang, masuk, facts))
    return { pakai: [...potonganTarif(facts.aturan.hari_sama, dasar), ...hilang], janji }
  const pakai = [...potonganTarif(kondisiTarif ?? janjiTarif, dasar), ...umur, ...hilang]
  return { pakai, janji }
}

/**
 * The amount that the note has promised for what is there, in whole rupiah. The shop keeps it even
 * when it pays less today: a worse price is a promise broken (DOMAIN 6).
 */
function janjiNota(
  line: Ternilai,
  asal: NotaAsal,
  dasar: Dasar,
  facts: FaktaBeli,
): Pick<BarisBeli, 'harga_janji' | 'hitungan_nota'> {
  const { berat_hitung: berat, kadar } = line.barang
  const { nilai } = nilaiNota(asal, { berat, kadar, batu_hilang: line.masuk.batu_hilang })
  // As much of it as of the price was exchanged.
  const tukar = dasar.tukar >= dasar.nilai ? nilai : Math.min(dasar.tukar, nilai)
  const { janji, pakai } = potonganNota(line, asal, { nilai, tukar, berat }, facts)
  const hargaOf = (steps: readonly Langkah[]): number =>
    bulatkan(Math.max(nilai + jumlah(steps), 0), nilai, facts.aturan)
  return { harga_janji: hargaOf(janji), hitungan_nota: hargaOf(pakai) }
}

/** Rounds as the parameter says, but never up above what the piece is worth by its note. */
function bulatkan(harga: number, batas: number | null, { arah, pembulatan }: AturanBeli): number {
  const rounded = roundTo(harga, pembulatan, arah)
  return batas !== null && rounded > batas ? roundTo(harga, pembulatan, 'down') || harga : rounded
}

/** A KOREKSI mends a mistake of these days (DOMAIN 4), not a note that somebody finds later. */
function checkUmur(asal: NotaAsal, { aturan, tgl_system }: FaktaBeli, index: number): void {
  const umur = daysBetween(asal.tgl_nota, tgl_system)
  const hari = aturan.koreksi_hari
  if (umur > hari) tolakBaris(index, 'kode_barcode', 'KOREKSI_TERLALU_LAMA', { umur, hari })
}

/** The deductions that apply: by the note, or from the market's price. */
function potonganOf(line: Ternilai, dasar: Dasar, facts: FaktaBeli): Langkah[] {
  const { asal } = line.barang
  if (facts.koreksi) return []
  return asal && facts.aturan.dasar === 'NOTA'
    ? potonganNota(line, asal, dasar, facts).pakai
    : potonganPasar(line, dasar, facts)
}

function priceLine(line: Ternilai, tukar: number, facts: FaktaBeli, index: number): BarisBeli {
  const { barang, masuk, nilai } = line
  const { asal, berat, berat_hitung, kadar } = barang
  const { aturan, koreksi } = facts
  const dasar = { nilai: nilai.nilai, tukar, berat: berat_hitung }
  const pakai = potonganOf(line, dasar, facts)
  const batas = asal && aturan.dasar === 'NOTA' ? dasar.nilai : null
  const hargaOf = (steps: readonly Langkah[]): number =>
    koreksi ? dasar.nilai : bulatkan(Math.max(dasar.nilai + jumlah(steps), 0), batas, aturan)
  const hitungan = hargaOf(pakai)
  const step = { langkah: formatRupiah(aturan.pembulatan) }
  if (koreksi && masuk.harga_setuju !== null) tolakBaris(index, 'harga_setuju', 'KOREKSI_DITAWAR')
  if (koreksi && asal) checkUmur(asal, facts, index)
  const priced = {
    ...barang,
    masuk,
    harga_emas: facts.group.get(barang.kode_group)?.harga ?? 0,
    harga_nota: asal ? hargaNota(asal) : 0,
    nilai_nota: asal
      ? nilaiNota(asal, { berat: berat_hitung, kadar, batu_hilang: masuk.batu_hilang }).nilai
      : 0,
    rata_asal: asal ? rataAsal(asal) : 0,
    harga_dasar: dasar.nilai,
    hitungan,
    ...(asal && !koreksi
      ? janjiNota(line, asal, dasar, facts)
      : { harga_janji: hitungan, hitungan_nota: hitungan }),
    rincian: [
      ...nilai.rincian,
      ...pakai,
      koreksi
        ? langkah('Harga Beli', hitungan)
        : langkah('Harga Beli', hitungan, rumus.dibulatkan, step),
    ],
  }
  return settle(priced, masuk.harga_setuju ?? hitungan, berat)
}

type BelumSetuju = Omit<BarisBeli, 'harga' | 'harga_gram' | 'potongan' | 'tambahan'>

/** What is paid in the end; the difference to the value is potongan, or paid on top. */
const settle = (line: BelumSetuju, harga: number, berat: number): BarisBeli => ({
  ...line,
  harga,
  harga_gram: mulDiv(harga, 1000, berat),
  potongan: Math.max(line.harga_dasar - harga, 0),
  tambahan: Math.max(harga - line.harga_dasar, 0),
})

/** The agreed price of the visit changes its lines by value, the last takes the remainder. */
function agree(lines: readonly BarisBeli[], agreed: number | null, facts: FaktaBeli): BarisBeli[] {
  if (agreed === null) return [...lines]
  if (facts.koreksi) throw refusalFor(masalahBeli, 'KOREKSI_DITAWAR', {}, 'harga_setuju')
  const prices = lines.map((line) => line.harga)
  const shares = spread(agreed - prices.reduce((sum, price) => sum + price, 0), prices)
  return lines.map((line, index) => settle(line, line.harga + (shares[index] ?? 0), line.berat))
}

function finish(line: BarisBeli, index: number): BarisBeli {
  if (line.harga <= 0) tolakBaris(index, 'harga_setuju', 'HARGA_NOL')
  if (line.harga === line.hitungan) return line
  return { ...line, rincian: [...line.rincian, langkah('Harga Setuju', line.harga)] }
}

/**
 * Prices what a visit sells to the shop: every line by its note or the market, less what the
 * parameters deduct, then what was bargained. Pure: the counter shows with it what the server will
 * post with it. Which approvals it needs say otorisasiBeli's rules.
 * @param agreed the agreed price of all of it in rupiah, or null
 * @throws Refusal naming the line and field
 */
export function hargaPembelian(
  lines: readonly BarisBeliMasuk[],
  agreed: number | null,
  facts: FaktaBeli,
): BarisBeli[] {
  if (lines.length === 0) throw refusedField('baris', 'Belum Ada Barang Yang Dibeli')
  const seen = new Set<string>()
  lines.forEach(({ kode_barcode }, index) => {
    if (kode_barcode === null) return
    if (seen.has(kode_barcode))
      tolakBaris(index, 'kode_barcode', 'BARANG_DUA_KALI', {
        kode_barcode,
      })
    seen.add(kode_barcode)
  })
  const valued = lines.map((masuk, index): Ternilai => {
    const barang = barangBeli(masuk, facts, index)
    return { barang, masuk, nilai: nilaiOf(barang, masuk, facts, index) }
  })
  const values = valued.map(({ nilai }) => nilai.nilai)
  const semua = facts.aturan.tukar_sebatas === 'SEMUA' && facts.nilai_jual > 0
  const tukar = semua ? values : bagianTukar(values, facts.nilai_jual)
  const priced = valued.map((line, index) => priceLine(line, tukar[index] ?? 0, facts, index))
  return agree(priced, agreed, facts).map(finish)
}
