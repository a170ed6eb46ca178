import type { NotaLines, NotaSize } from '#kernel/nota'

/** How close the lines of a note stand. */
export interface RowStyle extends NotaLines {
  /** Points. */
  readonly huruf: number
}

/** Where the parts of the sale note begin, in millimetres from the top of the page. */
export interface JualMeasures {
  readonly nama: { readonly y: number; readonly tinggi: number; readonly huruf: number }
  readonly alamat: { readonly y: number; readonly huruf: number }
  readonly garis_emas: number
  readonly pihak: number
  readonly tabel: number
  readonly jumlah: number
  readonly terbilang: number
  readonly kode: number
  /** The side of the QR code. */
  readonly sisi_kode: number
  readonly kaki: number
  readonly longgar: RowStyle
  readonly rapat: RowStyle
}

/** A half page has room for the customer's story, the A4 strip only for its essence (SPEC 9). */
export const UKURAN_JUAL: Record<NotaSize, JualMeasures> = {
  SETENGAH: {
    nama: { y: 8.5, tinggi: 9, huruf: 20 },
    alamat: { y: 18, huruf: 8 },
    garis_emas: 30,
    pihak: 32.4,
    tabel: 47.5,
    jumlah: 103.5,
    terbilang: 111.5,
    kode: 119.8,
    sisi_kode: 18.5,
    kaki: 139,
    longgar: { langkah: 9.8, huruf: 8.5, muat_akhir: 5, muat_bersambung: 8 },
    rapat: { langkah: 6.2, huruf: 7.5, muat_akhir: 8, muat_bersambung: 13 },
  },
  A4: {
    nama: { y: 6, tinggi: 8, huruf: 17 },
    alamat: { y: 13.8, huruf: 7.5 },
    garis_emas: 24.2,
    pihak: 25.8,
    tabel: 38.2,
    jumlah: 70,
    terbilang: 76,
    kode: 82,
    sisi_kode: 15.5,
    kaki: 97.8,
    longgar: { langkah: 8.6, huruf: 8, muat_akhir: 3, muat_bersambung: 5 },
    rapat: { langkah: 6.3, huruf: 7.5, muat_akhir: 4, muat_bersambung: 7 },
  },
}

/** The page between its margins: printers cannot reach the outermost millimetres. */
export const KIRI = 10
export const LEBAR = 190
export const KANAN = KIRI + LEBAR
