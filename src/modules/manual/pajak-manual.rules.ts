import { refusalFor } from '#kernel/problem'
import { masalahJual } from '#modules/penjualan/masalah'
import {
  hitungPajak,
  pph22Hilang,
  type AturanPajak,
  type PajakBaris,
} from '#modules/penjualan/pajak/pajak.rules'
import { saldoDari, type SaldoManual } from './manual.rules.ts'
import type { Arah, BarisNota } from './nota-manual.rules.ts'

/** What a price is taxed with, whole rupiah: `pajak` on top of it, `pajak_termasuk` inside it. */
export interface JumlahPajak {
  readonly pajak: number
  readonly pph22: number // what of pajak is PPh 22
  readonly pajak_termasuk: number
}

/** A line as it is frozen: its price, its tax, and both together. */
export interface BarisKena extends BarisNota, JumlahPajak {
  readonly harga_total: number
  readonly pajak_baris: readonly PajakBaris[]
}

/** What is bought from the public bears no tax of ours. */
const tanpaPajak = (line: BarisNota): BarisKena => ({
  ...line,
  ...{ pajak: 0, pph22: 0, pajak_termasuk: 0 },
  ...{ harga_total: line.harga, pajak_baris: [] },
})

/**
 * A sale by the table of taxes. A heap holds goods of many deliveries: none of it counts as
 * acquired with a complete tax invoice (ADR 0323).
 * @throws Refusal where PPh 22 is asked and no rate has begun
 */
export const kenakanPajak = (
  baris: readonly BarisNota[],
  saldo: readonly SaldoManual[],
  aturan: AturanPajak,
): BarisKena[] =>
  baris.map((line, index) => {
    if (line.arah === 'BELI') return tanpaPajak(line)
    const at = `baris.${index}.`
    const { kode_kategori } = saldoDari(at, line, saldo)
    const { berat, harga } = line
    const kena = { kode_kategori, berat, harga, faktur_perolehan: false, ongkos: 0 }
    if (pph22Hilang(kena, aturan))
      throw refusalFor(masalahJual, 'PPH22_TANPA_TARIF', {}, `${at}kode_group`)
    const { pajak, pajak_baris, pajak_termasuk, pph22 } = hitungPajak(kena, aturan)
    return { ...line, pajak, pph22, pajak_termasuk, harga_total: harga + pajak, pajak_baris }
  })

/** The whole note: its tax, both its sides, and what is paid for it, the way that it says. */
export function jumlahKena(arah: Arah, baris: readonly BarisKena[]): JumlahNota {
  const jumlah = (figure: (line: BarisKena) => number): number =>
    baris.reduce((sum, line) => sum + figure(line), 0)
  const sisi = (which: Arah): number =>
    jumlah((line) => (line.arah === which ? line.harga_total : 0))
  const [jual, beli] = [sisi('JUAL'), sisi('BELI')]
  return {
    pajak: jumlah((line) => line.pajak),
    pph22: jumlah((line) => line.pph22),
    pajak_termasuk: jumlah((line) => line.pajak_termasuk),
    ...{ jual, beli, total: arah === 'JUAL' ? jual - beli : beli - jual },
  }
}

/** What a note comes to, whole rupiah. */
export interface JumlahNota extends JumlahPajak {
  readonly jual: number
  readonly beli: number
  readonly total: number
}
