import { flushSync } from 'react-dom'
import {
  bagian,
  bayarBaru,
  caraBerikut,
  caraTertutup,
  hitungBayar,
  tambahBayar,
  type Bayar,
} from '#modules/faktur/bayar.rules'
import { idBayar } from '../../faktur/PembayaranEditor.tsx'
import { adaBarang } from './nota-konter.ts'
import type { Meja } from './use-meja.tsx'

export const idPembayaran = 'konter-bayar'

/** Nothing was said about it yet but its way: the key of payment may still change that. */
const isFresh = (entry: Bayar): boolean =>
  entry.jenis === 'CASH' ? entry.diterima === null : entry.no_rekening === null && !entry.no_ref

/** The payments after F8: what remains gets a payment, a fresh one gets the next way. */
function berikut(entries: readonly Bayar[], total: number): readonly Bayar[] {
  // Nothing is due, or its price has not come yet: a deposit that was scanned stays.
  if (total === 0) return entries.filter((entry) => !isFresh(entry))
  const last = entries.at(-1)
  if (last !== undefined && isFresh(last)) {
    const others = entries.slice(0, -1)
    const next = caraBerikut(last.jenis, caraTertutup(others, total, true))
    return [...others, bayarBaru(last.no, next, bagian(entries, last.no, total))]
  }
  return hitungBayar(entries, total).sisa > 0 || entries.length === 0
    ? tambahBayar(entries, total)
    : entries
}

/** F8: opens the payments; pressed again, it goes on to the next way or the next payment. */
export function useBayar(meja: Meja, total: number, terbuka: boolean, onBuka: () => void) {
  const { bayar } = meja.nota
  const ubah = (next: readonly Bayar[]): void => meja.ubah((nota) => ({ ...nota, bayar: next }))
  return {
    tagihan: hitungBayar(bayar, total),
    ubah,
    tekan: (): void => {
      if (!adaBarang(meja.nota)) return
      const next = terbuka || bayar.length === 0 ? berikut(bayar, total) : bayar
      // At once: what is typed next is money and belongs into the payment, not into the scan field.
      flushSync(() => {
        ubah(next)
        onBuka()
      })
      const last = next.at(-1)
      if (last) document.getElementById(idBayar(idPembayaran, last.no))?.focus()
    },
  }
}
