import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  bagian,
  bayarCara,
  belumDiisi,
  caraBerikut,
  caraDari,
  caraTertutup,
  hitungBayar,
  tambahBayar,
  type Bayar,
} from '#modules/pembayaran/bayar.rules'
import { idBayar } from '../pembayaran/PembayaranEditor.tsx'
import { adaBarang } from './nota-konter.ts'
import type { Meja } from './use-meja.tsx'

export const idPembayaran = 'konter-bayar'

const fokus = (entries: readonly Bayar[]): void =>
  document.getElementById(idBayar(idPembayaran, entries.at(-1)?.no ?? 0))?.focus()

/** The payments after F8: what remains gets a payment, a fresh one gets the next way. */
function berikut(
  entries: readonly Bayar[],
  total: number,
  qris: readonly string[],
  titipan: boolean,
): readonly Bayar[] {
  // Nothing is due, or its price has not come yet: a deposit that was scanned stays.
  if (total === 0) return entries.filter((entry) => !belumDiisi(entry, qris))
  const last = entries.at(-1)
  if (last !== undefined && belumDiisi(last, qris)) {
    const others = entries.slice(0, -1)
    const next = caraBerikut(caraDari(last, qris), caraTertutup(others, total, { titipan }), qris)
    return [...others, bayarCara(last.no, next, bagian(entries, last.no, total), qris)]
  }
  return hitungBayar(entries, total).sisa > 0 || entries.length === 0
    ? tambahBayar(entries, total)
    : entries
}

/** Cash that nobody said anything about is the very sum. */
const tunaiPas = (entries: readonly Bayar[], total: number): readonly Bayar[] =>
  entries.map((entry) =>
    entry.jenis === 'CASH' && entry.diterima === null
      ? { ...entry, diterima: bagian(entries, entry.no, total) }
      : entry,
  )

interface Terbuka {
  readonly total: number
  readonly qris: readonly string[] // the shop's accounts of it
  readonly titipan: boolean // deposits may pay
  readonly siap: boolean // the total is of what lies there now
  readonly terbuka: boolean
  readonly onBuka: () => void
}

/**
 * Exact cash is proposed where nothing was entered: by F9, and once all that is bought is weighed.
 * Saving takes it as long as it stands open and nobody said anything else.
 */
function useUsul(meja: Meja, { onBuka, qris, siap, terbuka, total }: Terbuka) {
  const { bayar, id } = meja.nota
  const [untuk, setUntuk] = useState<string>()
  const [ditunggu, setDitunggu] = useState<string>()
  const baru = bayar.length > 0 && bayar.every((entry) => belumDiisi(entry, qris))
  const diusulkan = untuk === id && terbuka && baru && bayar.length === 1
  const usulkan = (): void => {
    if (!adaBarang(meja.nota) || total === 0) return
    if (bayar.length === 0) meja.ubah((nota) => ({ ...nota, bayar: tambahBayar([], total) }))
    setUntuk(id)
    onBuka()
  }
  const sekarang = useEffectEvent(() => {
    setDitunggu(undefined)
    if (ditunggu === id && bayar.length === 0) usulkan()
  })
  useEffect(() => {
    if (ditunggu === undefined || !siap) return undefined
    const timer = setTimeout(() => sekarang())
    return () => clearTimeout(timer)
  }, [ditunggu, siap])
  return {
    diusulkan,
    /** Payments of which nobody said anything but their way. */
    baru,
    usulkan,
    nanti: (): void => setDitunggu(id),
    lupakan: (): void => setUntuk(undefined),
    /** The payments that saving sends. */
    pas: (): readonly Bayar[] => {
      if (diusulkan) return tunaiPas(bayar, total)
      const menyusul = ditunggu === id && bayar.length === 0 && total !== 0
      return menyusul ? tunaiPas(tambahBayar([], total), total) : bayar
    },
  }
}

/** F8: opens the payments; pressed again, it goes on to the next way or the next payment. */
export function useBayar(meja: Meja, given: Terbuka) {
  const { onBuka, qris, terbuka, titipan, total } = given
  const { bayar } = meja.nota
  const usul = useUsul(meja, given)
  const ubah = (next: readonly Bayar[]): void => meja.ubah((nota) => ({ ...nota, bayar: next }))
  return {
    tagihan: hitungBayar(bayar, total),
    ubah,
    usul,
    tekan: (): void => {
      if (!adaBarang(meja.nota)) return
      const lagi = terbuka && !usul.diusulkan
      usul.lupakan()
      const next = lagi || bayar.length === 0 ? berikut(bayar, total, qris, titipan) : bayar
      // The focus moves at once, because the next keys are money: they belong into the payment, not
      // into the scan field.
      flushSync(() => {
        ubah(next)
        onBuka()
      })
      fokus(next)
    },
    /** F9 on a visit of which nothing was paid: Enter is enough. */
    usulkan: (): void => {
      flushSync(usul.usulkan)
      fokus(bayar)
    },
  }
}

export type Usul = ReturnType<typeof useBayar>['usul']
