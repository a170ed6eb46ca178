import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { refusalFor } from '#kernel/problem'
import { mulDiv } from '#kernel/rounding'
import { daysBetween } from '#kernel/tanggal'
import { masalahBeli } from './masalah.ts'
import type { KategoriBeli } from './otorisasi.ts'
import type { BarisBeli } from './pembelian.rules.ts'

/** An approval that is needed, with the figures it is bound to: one for all lines of its kind. */
export interface PerluBeli {
  readonly kategori: KategoriBeli
  readonly sebelum: Readonly<Record<string, string>> // what the rules ask for
  readonly sesudah: Readonly<Record<string, string>> // what is about to be done
}

/** Where this shop's limits lie. */
export interface BatasBeli {
  readonly toleransi_berat: number //     mg that a piece may be heavier than its note
  readonly ringan: ToleransiRingan
  readonly limit: number //               a visit without our nota, rupiah; 0 = none
  readonly di_atas_nota: 'SELALU' | 'HITUNGAN'
  readonly batas_naik: number //          hundredths of a percent that anybody may add alone
  readonly potongan_kondisi: boolean //   a condition's deduction above the promise asks, too
  readonly koreksi: boolean
  readonly alasan: string | null //   of a koreksi
  readonly tgl_system: string
}

/** How much lighter than its note a piece comes back without a question. */
export interface ToleransiRingan {
  readonly persen: number // hundredths of a percent, where its kategori says nothing
  readonly kategori: ReadonlyMap<
    string,
    { readonly persen: number | null; readonly gram: number | null }
  >
}

interface Aturan {
  readonly kategori: KategoriBeli
  readonly kena: (line: BarisBeli, batas: BatasBeli) => boolean
  readonly sebelum: (line: BarisBeli, batas: BatasBeli) => string
  readonly sesudah: (line: BarisBeli, batas: BatasBeli) => string
}

const harga = (line: BarisBeli): string => formatRupiah(line.harga)

const diAtasNota = (line: BarisBeli, { di_atas_nota, koreksi }: BatasBeli): boolean =>
  line.asal !== null &&
  !koreksi &&
  line.harga > line.nilai_nota &&
  (di_atas_nota === 'SELALU' || line.harga > line.hitungan)

const batasNaik = (line: BarisBeli, { batas_naik }: BatasBeli): number =>
  line.hitungan + mulDiv(line.hitungan, batas_naik, 100_00, 'down')

/** The least that the note's promise leaves, as far as this shop lets a condition break it. */
const janji = (line: BarisBeli, { potongan_kondisi }: BatasBeli): number =>
  potongan_kondisi ? line.harga_janji : Math.min(line.harga_janji, line.hitungan_nota)

const kata = (words: readonly (string | null)[]): string => words.filter(Boolean).join(' · ')

/** What the approver of a koreksi sees: what was sold, when, at what weight and price .. */
const dijual = ({ asal }: BarisBeli): string =>
  asal
    ? kata([
        asal.no_faktur_jual,
        asal.tgl_nota,
        `${formatBerat(asal.berat)} gr`,
        formatRupiah(asal.harga_total),
      ])
    : ''

/** .. and what comes back: how old, how heavy, in which condition, and why. */
const kembali = (line: BarisBeli, { alasan, tgl_system }: BatasBeli): string =>
  kata([
    line.asal && `${daysBetween(line.asal.tgl_nota, tgl_system)} hari`,
    `${formatBerat(line.berat)} gr`,
    line.kondisi.nama_kondisi,
    line.masuk.batu_hilang ? 'batu hilang' : null,
    line.masuk.nota_hilang ? 'nota hilang' : null,
    formatRupiah(line.harga),
    alasan,
  ])

/**
 * How many mg a piece may be lighter than its note without a question: that is wear, and the shop
 * pays the weight that is there (DOMAIN 5).
 */
export function batasRingan(
  beratNota: number,
  kode_kategori: string,
  { ringan, toleransi_berat }: Pick<BatasBeli, 'ringan' | 'toleransi_berat'>,
): number {
  const own = ringan.kategori.get(kode_kategori)
  const batas = own?.gram ?? mulDiv(beratNota, own?.persen ?? ringan.persen, 100_00, 'down')
  return Math.max(batas, toleransi_berat)
}

/** Heavier stops nearly at once: the gold would not be ours. */
function beratLain({ asal, berat, kode_kategori }: BarisBeli, batas: BatasBeli): boolean {
  if (!asal) return false
  if (berat > asal.berat) return berat - asal.berat > batas.toleransi_berat
  return asal.berat - berat > batasRingan(asal.berat, kode_kategori, batas)
}

const aturan: readonly Aturan[] = [
  {
    kategori: 'TOLERANSI_BERAT_BELI',
    kena: beratLain,
    sebelum: ({ asal }) => `${formatBerat(asal?.berat ?? 0)} gr`,
    sesudah: ({ berat }) => `${formatBerat(berat)} gr`,
  },
  {
    kategori: 'KADAR_BELI',
    kena: ({ asal, kadar, kadar_nota }) => asal !== null && kadar < kadar_nota,
    sebelum: ({ kadar_nota }) => formatPersen(kadar_nota),
    sesudah: ({ kadar }) => formatPersen(kadar),
  },
  {
    // The price believes what was typed: purer than its group or note is never one person's word.
    kategori: 'KADAR_BELI_LEBIH',
    kena: ({ kadar, kadar_nota }) => kadar > kadar_nota,
    sebelum: ({ kadar_nota }) => formatPersen(kadar_nota),
    sesudah: ({ berat, harga: rupiah, kadar }) =>
      kata([formatPersen(kadar), `${formatBerat(berat)} gr`, formatRupiah(rupiah)]),
  },
  {
    kategori: 'HARGA_BELI_DI_ATAS_NOTA',
    kena: diAtasNota,
    sebelum: (line) => formatRupiah(line.nilai_nota),
    sesudah: harga,
  },
  {
    kategori: 'HARGA_BELI_DI_ATAS_BATAS',
    kena: (line, batas) => line.harga > batasNaik(line, batas) && !diAtasNota(line, batas),
    sebelum: (line, batas) => formatRupiah(batasNaik(line, batas)),
    sesudah: harga,
  },
  {
    kategori: 'POTONGAN_PEMBELIAN',
    kena: (line, batas) => line.asal !== null && !batas.koreksi && line.harga < janji(line, batas),
    sebelum: (line) => formatRupiah(line.harga_janji),
    sesudah: harga,
  },
  {
    kategori: 'PEMBELIAN_KOREKSI',
    kena: (_, { koreksi }) => koreksi,
    sebelum: dijual,
    sesudah: kembali,
  },
]

const nameOf = (line: BarisBeli, index: number): string =>
  line.masuk.kode_barcode ?? `${index + 1}. ${line.nama_barang}`

/** @throws Refusal where a koreksi does not say why */
export function checkAlasan({ alasan, koreksi }: Pick<BatasBeli, 'alasan' | 'koreksi'>): void {
  if (koreksi && !alasan) throw refusalFor(masalahBeli, 'KOREKSI_TANPA_ALASAN', {}, 'keterangan')
}

/** Gold of the public, all of a visit together: small lines are no way round the limit. */
function diAtasLimit(lines: readonly BarisBeli[], { koreksi, limit }: BatasBeli): PerluBeli[] {
  const luar = lines.filter(({ asal }) => asal === null)
  const jumlah = luar.reduce((sum, line) => sum + line.harga, 0)
  if (koreksi || limit === 0 || jumlah <= limit) return []
  return [perluLimit(limit, { jumlah, berat: luar.reduce((sum, line) => sum + line.berat, 0) })]
}

/** So much is bought without a nota of ours, more than the shop's limit. */
export const perluLimit = (
  limit: number,
  { berat, jumlah }: { readonly berat: number; readonly jumlah: number },
) =>
  ({
    kategori: 'LIMIT_PEMBELIAN',
    sebelum: { Limit: formatRupiah(limit) },
    sesudah: { 'Tanpa Nota': kata([`${formatBerat(berat)} gr`, formatRupiah(jumlah)]) },
  }) as const

/** Which approvals this purchase needs, each bound to its figures (DOMAIN 7). */
export function otorisasiPembelian(lines: readonly BarisBeli[], batas: BatasBeli): PerluBeli[] {
  const perBaris = aturan.flatMap(({ kategori, kena, sebelum, sesudah }) => {
    const met = lines
      .map((line, index) => ({ line, name: nameOf(line, index) }))
      .filter(({ line }) => kena(line, batas))
    if (met.length === 0) return []
    return [
      {
        kategori,
        sebelum: Object.fromEntries(met.map(({ line, name }) => [name, sebelum(line, batas)])),
        sesudah: Object.fromEntries(met.map(({ line, name }) => [name, sesudah(line, batas)])),
      },
    ]
  })
  return [...perBaris, ...diAtasLimit(lines, batas)]
}
