import { jelaskan, type BarangBaki, type IsiCurah, type Penjelasan } from './penjelasan.rules.ts'

/** What a tray should be by the books: its own weight, what lies in it, the tags. Milligrams. */
export interface Harap {
  readonly pcs: number
  readonly berat_baki: number
  readonly berat_barang: number // gold and what hangs on it
  readonly berat_bandrol: number
  readonly berat: number //        all three
}

/** Whether weight and count are right: both, one, the other, none (DOMAIN 5). */
export const hasilTimbang = {
  COCOK: 'Cocok',
  BERAT: 'Berat Selisih',
  JUMLAH: 'Jumlah Selisih',
  KEDUANYA: 'Berat Dan Jumlah Selisih',
} as const
export type HasilTimbang = keyof typeof hasilTimbang

export interface Putusan {
  readonly harap: Harap
  readonly pcs: number
  readonly timbang: number
  readonly selisih: number //     the scale less the books
  readonly selisih_pcs: number // the hand less the books
  readonly hasil: HasilTimbang
  readonly penjelasan: Penjelasan
}

/** Expected = tray + berat_kotor + bandrol of the pieces in it + loose goods (DOMAIN 5). */
export function harapDari(berat_baki: number, isi: readonly BarangBaki[], curah: IsiCurah): Harap {
  const berat_barang = isi.reduce((sum, { berat }) => sum + berat, curah.berat)
  const berat_bandrol = isi.reduce((sum, one) => sum + one.berat_bandrol, 0)
  return {
    pcs: isi.length + curah.pcs,
    berat_baki,
    berat_barang,
    berat_bandrol,
    berat: berat_baki + berat_barang + berat_bandrol,
  }
}

function hasilDari(beratBenar: boolean, jumlahBenar: boolean): HasilTimbang {
  if (beratBenar) return jumlahBenar ? 'COCOK' : 'JUMLAH'
  return jumlahBenar ? 'BERAT' : 'KEDUANYA'
}

/** What was found on the scale and by the hand, and what may lie around besides. */
export interface Ditimbang {
  readonly berat_baki: number
  readonly isi: readonly BarangBaki[]
  readonly curah: IsiCurah
  /** Pieces of the gudang that lie elsewhere: one of them may have come into this tray. */
  readonly luar: readonly BarangBaki[]
  readonly timbang: number
  readonly pcs: number
  readonly toleransi: number
}

/**
 * The verdict that joins weight and count (DOMAIN 5). Only where both are off do pieces explain the
 * gap: with a right count the gold itself was changed, with a right weight the hand counted wrong.
 */
export function putusan(ditimbang: Ditimbang): Putusan {
  const { berat_baki, curah, isi, luar, pcs, timbang, toleransi } = ditimbang
  const harap = harapDari(berat_baki, isi, curah)
  const selisih = timbang - harap.berat
  const selisih_pcs = pcs - harap.pcs
  const hasil = hasilDari(Math.abs(selisih) <= toleransi, selisih_pcs === 0)
  return {
    harap,
    pcs,
    timbang,
    selisih,
    selisih_pcs,
    hasil,
    penjelasan: jelaskan({
      calon: selisih < 0 ? isi : luar,
      selisih: hasil === 'KEDUANYA' ? selisih : 0,
      selisih_pcs,
      toleransi,
    }),
  }
}

export const waktuTimbang = {
  PAGI: 'Pagi: Keluar Brankas',
  PERIKSA: 'Periksa',
  MALAM: 'Malam: Masuk Brankas',
} as const
export type WaktuTimbang = keyof typeof waktuTimbang

/**
 * The state of a tray after its weighing. In the evening it goes into the safe at any weight.
 * Otherwise it is sold from when it is right, or when somebody answers for it.
 */
export const statusSesudah = (
  waktu: WaktuTimbang,
  hasil: HasilTimbang,
  dibuka: boolean,
): 'READY' | 'TUTUP' => (waktu !== 'MALAM' && (hasil === 'COCOK' || dibuka) ? 'READY' : 'TUTUP')
