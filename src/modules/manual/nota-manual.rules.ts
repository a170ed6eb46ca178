import { formatPersen, formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { bayarTerakhir } from '#modules/pembayaran/pembayaran.rules'
import {
  ambilManual,
  checkBerbeda,
  menurutGroup,
  saldoDari,
  type BarisManual,
  type GerakManual,
  type SaldoManual,
} from './manual.rules.ts'

export interface BarisNota extends BarisManual {
  readonly harga: number // of the whole line
}

const tempat = { kode_baki: text, kode_group: text, kode_dept: text, qty: whole, berat: whole }
/** What muat_nota_manual answers. */
export const notaKini = row({
  ...{ id: text, nomor: text, status: text, versi: whole, tgl_system: text, input_by: text },
  ...{ saat: text, kode_sales: text, nama_customer: maybe(text) },
  isi: row({
    arah: keyOf({ JUAL: '', BELI: '' }),
    total: whole,
    baris: list(row({ ...tempat, harga: whole })),
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
  readonly kode_group: string
  readonly daftar: number
  readonly harga: number
}

/**
 * A sale takes its goods out of the trays; a price below the group's, or for a purchase above it,
 * is one that somebody else agrees to.
 * @throws Refusal where total and lines differ, or there is not so much
 */
export function nilaiNota(
  arah: 'BELI' | 'JUAL',
  { baris, total }: { readonly baris: readonly BarisNota[]; readonly total: number },
  saldo: readonly SaldoManual[],
): { readonly gerak: readonly GerakManual[]; readonly lain: readonly HargaLain[] } {
  checkBerbeda(baris)
  const jumlah = baris.reduce((sum, { harga }) => sum + harga, 0)
  if (jumlah !== total)
    throw refusedField('total', 'Jumlah Harga Barang Rp {{jumlah}}, Bukan Rp {{total}}', {
      ...{ jumlah: formatRupiah(jumlah), total: formatRupiah(total) },
    })
  const dilihat = baris.map((line, index) => {
    const at = `baris.${index}.`
    return { line, at, kini: saldoDari(at, line, saldo) }
  })
  return {
    gerak: arah === 'BELI' ? [] : dilihat.map(({ at, kini, line }) => ambilManual(at, line, kini)),
    lain: dilihat.flatMap(({ kini, line }) => {
      const daftar = menurutGroup(line.berat, arah === 'JUAL' ? kini.harga : kini.harga_beli)
      const wajar = arah === 'JUAL' ? line.harga >= daftar : line.harga <= daftar
      return wajar ? [] : [{ kode_group: line.kode_group, daftar, harga: line.harga }]
    }),
  }
}

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
