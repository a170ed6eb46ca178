import type { UkuranLabel } from './label.ts'

/** One label on its carrier: its size, and how they stand on the paper. Millimetres. */
export interface Lembar {
  readonly lebar: number
  readonly tinggi: number
  /** What can be printed on: a tail label is written on its first part only. */
  readonly isi: number
  readonly kertas: readonly [lebar: number, tinggi: number]
  readonly kolom: number
  readonly baris: number
  readonly awal: readonly [x: number, y: number]
  readonly langkah: readonly [x: number, y: number]
}

const gulungan = (lebar: number, tinggi: number, isi = lebar): Lembar => ({
  lebar,
  tinggi,
  isi,
  kertas: [lebar, tinggi],
  kolom: 1,
  baris: 1,
  awal: [0, 0],
  langkah: [lebar, tinggi],
})

export const lembarLabel: Record<UkuranLabel, Lembar> = {
  K60X30: gulungan(60, 30),
  K40X20: gulungan(40, 20),
  K33X15: gulungan(33, 15),
  K33X15_2: {
    ...gulungan(33, 15),
    kertas: [69, 15],
    kolom: 2,
    awal: [1, 0],
    langkah: [34, 15],
  },
  EKOR72X12: gulungan(72, 12, 46),
  A4_65: {
    ...gulungan(38.1, 21.2),
    kertas: [210, 297],
    kolom: 5,
    baris: 13,
    awal: [4.75, 10.7],
    langkah: [40.6, 21.2],
  },
  A4_24: {
    ...gulungan(70, 37),
    kertas: [210, 297],
    kolom: 3,
    baris: 8,
    awal: [0, 0.5],
    langkah: [70, 37],
  },
}

/** So many labels stand on one piece of paper. */
export const perLembar = ({ baris, kolom }: Lembar): number => baris * kolom

/** Whether a label printer has paper like this: sheets are for other printers. */
export const bisaKata = (ukuran: UkuranLabel): boolean => perLembar(lembarLabel[ukuran]) <= 2
