import { formatPersen, formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { modalBarang } from '#modules/harga/harga-barang.rules'
import { bayarTerakhir } from '#modules/pembayaran/pembayaran.rules'
import { perluModal } from '#modules/penjualan/otorisasi-jual.rules'
import { meterai } from '#modules/penjualan/pajak/meterai.rules'
import { berlianKah } from '#modules/stok/barang.rules'
import {
  ambilManual,
  checkBerbeda,
  menurutGroup,
  saldoDari,
  samaTempat,
  sebutanManual,
  type BarisManual,
  type GerakManual,
  type SaldoManual,
} from './manual.rules.ts'

/** Sold out of a tray, or bought into it. */
export type Arah = 'BELI' | 'JUAL'

/** A line as it is entered; of an exchange it may go the other way than the note. */
export interface BarisMasuk extends BarisManual {
  readonly arah: Arah | null
  readonly harga: number | null // of the whole line; null: by its group
}
export interface BarisNota extends BarisMasuk {
  readonly arah: Arah
  readonly harga: number
}

/** What a gram of it costs by its group. */
const hargaGram = ({ harga, harga_beli }: SaldoManual, arah: Arah): number =>
  arah === 'JUAL' ? harga : harga_beli

/**
 * Each line with its own side and its price.
 * @throws Refusal where a group has no price and nobody said one
 */
export const berharga = (
  arah: Arah,
  baris: readonly BarisMasuk[],
  saldo: readonly SaldoManual[],
): BarisNota[] =>
  baris.map((line, index) => {
    const sisi = line.arah ?? arah
    const at = `baris.${index}.`
    const harga =
      line.harga ?? menurutGroup(line.berat, hargaGram(saldoDari(at, line, saldo), sisi))
    if (harga <= 0)
      throw refusedField(`${at}harga`, '{{field}} Tidak Boleh Kosong', { field: 'Harga' })
    return { ...line, arah: sisi, harga }
  })

/** What a line is of, and what lies there: told even of one that cannot be sold so. */
export function lihatBaris(line: BarisMasuk, arah: Arah, saldo: readonly SaldoManual[]) {
  const kini = saldo.find((one) => samaTempat(one, line))
  return {
    nama_barang: kini ? `${kini.nama_dept} ${kini.nama_group}` : null,
    kadar: kini?.kadar ?? null,
    sisa_qty: kini?.qty ?? null,
    sisa_berat: kini?.berat ?? null,
    harga_gram: kini ? hargaGram(kini, arah) : null,
    daftar: kini ? menurutGroup(line.berat, hargaGram(kini, arah)) : null,
  }
}

const tempat = { kode_baki: text, kode_group: text, kode_dept: text, qty: whole, berat: whole }
/** What muat_nota_manual answers. */
export const notaKini = row({
  ...{ id: text, nomor: text, status: text, versi: whole, tgl_system: text, input_by: text },
  ...{ saat: text, kode_sales: text, nama_customer: maybe(text) },
  isi: row({
    arah: keyOf({ JUAL: '', BELI: '' }),
    ...{ total: whole, pajak: whole, pph22: whole, pajak_termasuk: whole },
    ...{ jual: whole, beli: whole }, // both sides of an exchange
    meterai: maybe(meterai),
    baris: list(row({ ...tempat, harga: whole, arah: keyOf({ JUAL: '', BELI: '' }) })),
    gerak: list(
      row({
        ...tempat,
        kode_gudang: text,
        kadar: whole,
        murni: whole,
        nilai: whole,
        dibaca: maybe(whole),
      }),
    ),
  }),
  pembayaran: bayarTerakhir,
})
export type NotaManualKini = ShapeOf<typeof notaKini>

/** A price that somebody else must agree to: as it should be, and as it is. */
export interface HargaLain {
  readonly nama: string
  readonly daftar: number
  readonly harga: number
}

/**
 * What the note says it comes to, beside what its lines do, with their tax on top.
 * @throws Refusal at total; at arah where the money goes the other way
 */
export function checkTotal(dikirim: number, { pajak, total }: JumlahNota): void {
  if (total === dikirim) return
  if (total < 0) throw refusedField('arah', 'Uangnya Mengalir Ke Arah Lain: Ganti Transaksinya')
  const figures = { jumlah: formatRupiah(total), total: formatRupiah(dikirim) }
  throw pajak === 0
    ? refusedField('total', 'Jumlah Harga Barang Rp {{jumlah}}, Bukan Rp {{total}}', figures)
    : refusedField('total', 'Harga Barang Dan Pajak Rp {{jumlah}}, Bukan Rp {{total}}', figures)
}
interface JumlahNota {
  readonly pajak: number
  readonly total: number
}

/**
 * A sale takes its goods out of the trays; a price below the group's, or for a purchase above it,
 * is one that somebody else agrees to, and so is one below what the goods have cost (SPEC 6).
 * @param hargaMurni rupiah per fine gram that counts as cost; 0 = off
 * @throws Refusal where a heap is told twice, or there is not so much
 */
export function nilaiNota(
  baris: readonly BarisNota[],
  saldo: readonly SaldoManual[],
  hargaMurni: number,
): {
  readonly gerak: readonly GerakManual[]
  readonly lain: readonly HargaLain[]
  readonly modal: ReturnType<typeof perluModal>
} {
  checkBerbeda(baris)
  const dilihat = baris.map((line, index) => {
    const at = `baris.${index}.`
    const kini = saldoDari(at, line, saldo)
    return { line, kini, gerak: line.arah === 'JUAL' ? ambilManual(at, line, kini) : undefined }
  })
  return {
    gerak: dilihat.flatMap(({ gerak }) => gerak ?? []),
    lain: dilihat.flatMap(({ kini, line }) => {
      const { arah, berat, harga } = line
      const daftar = menurutGroup(berat, hargaGram(kini, arah))
      const wajar = arah === 'JUAL' ? harga >= daftar : harga <= daftar
      return wajar ? [] : [{ nama: sebutanManual(line), daftar, harga }]
    }),
    modal: perluModal(
      dilihat.flatMap(({ gerak, kini, line }) =>
        gerak
          ? [
              {
                nama: sebutanManual(line),
                harga: line.harga,
                ...modalDari(gerak, kini, hargaMurni),
              },
            ]
          : [],
      ),
    ),
  }
}

/** What so much of a heap has cost; the gold alone, where the shop goes by its price. */
const modalDari = ({ murni, nilai }: GerakManual, kini: SaldoManual, hargaMurni: number) => ({
  modal: modalBarang({ harga_pokok: 0 - nilai, murni: 0 - murni }, hargaMurni),
  permata: berlianKah(kini),
})

/** Pieces and milligrams of all lines. */
export const jumlahManual = (baris: readonly BarisManual[]) => ({
  qty: baris.reduce((sum, line) => sum + line.qty, 0),
  berat: baris.reduce((sum, line) => sum + line.berat, 0),
})

/** Which way its money goes. */
export const arahUang = { JUAL: 'MASUK', BELI: 'KELUAR' } as const

/** What the customer pays; below zero the shop does. */
export const tagihanNota = ({ isi: { arah, total } }: Pick<NotaManualKini, 'isi'>): number =>
  arah === 'JUAL' ? total : 0 - total

/** What a total comes to in dollars and cents, at so many rupiah for one; null without a rate. */
export const totalUsd = (total: number, kurs: number | null): string | null =>
  kurs === null ? null : formatPersen(mulDiv(total, 100, kurs))

/** @throws Refusal where a cancel of sales is given for a purchase, or the other way round */
export function checkArah(isi: Readonly<Record<string, unknown>>, arah: 'BELI' | 'JUAL'): void {
  if (isi['arah'] !== arah) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
}
