import { useMemo } from 'react'
import { sebutanManual } from '#modules/manual/manual.rules'
import { otorisasiNotaManual } from '#modules/manual/nota-manual'
import { otorisasiBeli } from '#modules/pembelian/otorisasi'
import { useWords } from '#web/words'
import { otorisasiJual } from '#modules/penjualan/otorisasi-jual'
import { perluTerbagi, type PerluTerbagi } from './perlu-konter.ts'
import type { Hitung } from './use-hitung.tsx'

const namaBeli = (kode: string | null, nama: string | null, at: number): readonly string[] => [
  ...(kode === null ? [] : [kode]),
  `${at + 1}. ${nama ?? ''}`,
]

/** Approvals that saving will ask for, in the reader's words, each where it belongs. */
export function usePerlu({
  beli,
  jual,
  manual,
}: Pick<Hitung, 'beli' | 'jual' | 'manual'>): PerluTerbagi {
  const t = useWords()
  return useMemo(() => {
    const perlu = [
      ...(jual?.perlu ?? []).map((need) => ({ ...need, kata: t(otorisasiJual[need.kategori]) })),
      ...(beli?.perlu ?? []).map((need) => ({ ...need, kata: t(otorisasiBeli[need.kategori]) })),
      ...(manual?.perlu ?? []).map((need) => ({
        ...need,
        kata: t(otorisasiNotaManual[need.kategori]),
      })),
    ]
    const lines = [
      ...(jual?.baris ?? []).map(({ kode_barcode }) => ({
        kunci: kode_barcode,
        nama: [kode_barcode],
      })),
      ...(beli?.baris ?? []).map((line, at) => ({
        kunci: line.kunci,
        nama: namaBeli(line.kode_barcode, line.nama_barang, at),
      })),
      ...(manual?.baris ?? []).map((line) => ({ kunci: line.kunci, nama: [sebutanManual(line)] })),
    ]
    return perluTerbagi(perlu, lines)
  }, [jual, beli, manual, t])
}
