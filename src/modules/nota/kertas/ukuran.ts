import type { NotaLines, NotaSize } from '#kernel/nota'

/** How close the lines of a note stand. */
export interface RowStyle extends NotaLines {
  /** Points. */
  readonly huruf: number
  /** The side of a piece's photo; 0 where there is no room for one. */
  readonly foto: number
}

/** Where the parts of a nota begin, in millimetres from the top of the page. */
export interface UkuranKertas {
  readonly nama: { readonly y: number; readonly tinggi: number; readonly huruf: number }
  readonly alamat: { readonly y: number; readonly huruf: number }
  readonly garis_emas: number
  readonly pihak: number
  /** Where the customer's address begins, below `pihak`. */
  readonly alamat_customer: number
  readonly tabel: number
  readonly jumlah: number
  readonly terbilang: number
  readonly kode: number
  /** The side of the QR code. */
  readonly sisi_kode: number
  /** Between a signature's heading and its line. */
  readonly ruang_paraf: number
  readonly kaki: number
  /** Room for two lines of what became of the document. */
  readonly tinggi_catatan: number
  /** With large photos, apart, and close together: the first that holds all lines is taken. */
  readonly lapang: RowStyle
  readonly longgar: RowStyle
  readonly rapat: RowStyle
  /** For names that take four lines: whoever reads the nota knows by them what it is about. */
  readonly tinggi: RowStyle
}

/** A half page has room for the goods' story, the A4 strip only for its essence (SPEC 9). */
export const UKURAN_KERTAS: Record<NotaSize, UkuranKertas> = {
  SETENGAH: {
    nama: { y: 8.5, tinggi: 9, huruf: 20 },
    alamat: { y: 18, huruf: 8 },
    garis_emas: 30,
    pihak: 31.6,
    alamat_customer: 8.6,
    tabel: 47.5,
    jumlah: 103.5,
    terbilang: 111.8,
    kode: 121.2,
    sisi_kode: 17,
    ruang_paraf: 10,
    kaki: 139,
    tinggi_catatan: 5.4,
    lapang: { langkah: 24, huruf: 9, foto: 22.5, muat_akhir: 2, muat_bersambung: 3 },
    longgar: { langkah: 9.8, huruf: 8.5, foto: 9.2, muat_akhir: 5, muat_bersambung: 8 },
    rapat: { langkah: 6.2, huruf: 7, foto: 0, muat_akhir: 8, muat_bersambung: 13 },
    tinggi: { langkah: 9.8, huruf: 8.5, foto: 0, muat_akhir: 5, muat_bersambung: 8 },
  },
  A4: {
    nama: { y: 4.5, tinggi: 7.4, huruf: 16 },
    alamat: { y: 11.6, huruf: 7 },
    garis_emas: 21.6,
    pihak: 22.3,
    alamat_customer: 7.6,
    tabel: 34.6,
    jumlah: 66.6,
    terbilang: 74.4,
    kode: 82,
    sisi_kode: 14.2,
    ruang_paraf: 7.4,
    kaki: 96.8,
    tinggi_catatan: 5.1,
    lapang: { langkah: 25, huruf: 8.5, foto: 24, muat_akhir: 1, muat_bersambung: 2 },
    longgar: { langkah: 8.5, huruf: 8, foto: 8, muat_akhir: 3, muat_bersambung: 6 },
    rapat: { langkah: 6.2, huruf: 7, foto: 0, muat_akhir: 4, muat_bersambung: 8 },
    tinggi: { langkah: 10.8, huruf: 8, foto: 0, muat_akhir: 2, muat_bersambung: 5 },
  },
}

/** The page between its margins: printers cannot reach the outermost millimetres. */
export const KIRI = 10
export const LEBAR = 190
export const KANAN = KIRI + LEBAR
