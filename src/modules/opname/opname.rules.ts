import type { BarisJurnal, PetaAkun } from '#modules/akuntansi/jurnal.rules'
import { jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from '#modules/stok/barang.rules'
import type { Gerak } from '#modules/stok/buku'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'

/** What books and scans say of a piece (DOMAIN 5: found, missing, surplus, misplaced). */
export const hasilOpname = {
  KETEMU: 'Ketemu',
  HILANG: 'Hilang',
  LEBIH: 'Lebih',
  PINDAH: 'Salah Tempat',
  KASIR: 'Di Kasir',
  CONTOH: 'Dipinjam Sebagai Contoh',
  BARU: 'Masuk Saat Dihitung',
} as const
export type HasilOpname = keyof typeof hasilOpname

/** What approving does about it. */
export const tindakOpname = {
  TIDAK: '-',
  HILANG: 'Dicatat Hilang',
  PINDAH: 'Dipindah Di Buku',
  KEMBALI: 'Masuk Lagi Ke Baki',
  PERIKSA: 'Periksa Sendiri',
} as const
export type TindakOpname = keyof typeof tindakOpname

/** A piece of a session as it stands; what has no row in the books has no status. */
export interface BarisOpname {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly hasil: HasilOpname
  readonly status: string | null
  readonly kode_gudang: string | null
  readonly kode_baki: string | null
  readonly scan_gudang: string | null
  readonly scan_baki: string | null
  readonly berat: number
  readonly kadar: number | null
  readonly murni: number | null
  readonly harga_pokok: number | null
  readonly kode_kategori: string | null
  readonly id_pemegang: string | null
  readonly versi: number | null
}

/**
 * What is posted of a difference. Only a piece that lies free is lost or moved; one that was lost
 * before and lies in a tray again comes back; everything else is for people to find out.
 */
export function tindakDari(baris: BarisOpname): TindakOpname {
  const { hasil, scan_baki, scan_gudang, status } = baris
  if (hasil === 'KETEMU' || hasil === 'BARU') return 'TIDAK'
  if (hasil === 'HILANG') return status === 'ADA' ? 'HILANG' : 'PERIKSA'
  const adaTempat = scan_baki !== null && scan_gudang !== null
  if (hasil === 'PINDAH') return status === 'ADA' && adaTempat ? 'PINDAH' : 'PERIKSA'
  if (hasil === 'LEBIH') return status === 'HILANG' && adaTempat ? 'KEMBALI' : 'PERIKSA'
  return 'PERIKSA'
}

/** A piece that the outcome moves: everything of it is known. */
interface Terposting {
  readonly tindak: TindakOpname
  readonly kode_barcode: string
  readonly status: string
  readonly dari: { readonly gudang: string | null; readonly baki: string | null }
  readonly ke: { readonly gudang: string | null; readonly baki: string | null }
  readonly kadar: number
  readonly berat: number
  readonly murni: number
  readonly harga_pokok: number
  readonly kode_kategori: string
  readonly pemegang: string | null
  readonly versi: number
}

export function terposting(baris: readonly BarisOpname[]): Terposting[] {
  return baris.flatMap((one) => {
    const tindak = tindakDari(one)
    if (tindak === 'TIDAK' || tindak === 'PERIKSA') return []
    return [
      {
        tindak,
        kode_barcode: one.kode_barcode,
        status: one.status ?? '',
        dari: { gudang: one.kode_gudang, baki: one.kode_baki },
        ke:
          tindak === 'HILANG'
            ? { gudang: null, baki: null }
            : { gudang: one.scan_gudang, baki: one.scan_baki },
        kadar: one.kadar ?? 0,
        berat: one.berat,
        murni: one.murni ?? 0,
        harga_pokok: one.harga_pokok ?? 0,
        kode_kategori: one.kode_kategori ?? '',
        pemegang: one.id_pemegang,
        versi: one.versi ?? 0,
      },
    ]
  })
}

export const gerakOpname = (id: string, pieces: readonly Terposting[]): Gerak[] =>
  pieces.map(({ berat, dari, ke, kode_barcode, murni, pemegang, status, tindak }) => ({
    id_dokumen: id,
    kode_barcode,
    dari_status: status,
    ke_status: tindak === 'HILANG' ? 'HILANG' : 'ADA',
    dari_gudang: dari.gudang,
    dari_baki: dari.baki,
    ke_gudang: ke.gudang,
    ke_baki: ke.baki,
    berat,
    murni,
    pemegang,
  }))

/** The gold of what is missing stands in HILANG until it is found. */
const akunDi = (gudang: string | null): string => (gudang === null ? 'HILANG' : akunStok(gudang))

export const gramOpname = (id: string, pieces: readonly Terposting[]): BarisGram[] =>
  gramDari(
    id,
    pieces.map(({ berat, dari, kadar, ke, murni }) => ({
      dari: akunDi(dari.gudang),
      ke: akunDi(ke.gudang),
      kadar,
      kotor: berat,
      murni,
    })),
  )

/** Stock is worth less by what is missing, and more again by what is found. */
export function jurnalOpname(
  id: string,
  pieces: readonly Terposting[],
  peta: PetaAkun,
): BarisJurnal[] {
  const amounts = pieces.flatMap((piece) => {
    if (piece.tindak === 'PINDAH' || piece.harga_pokok === 0) return []
    const nilai = piece.tindak === 'HILANG' ? -piece.harga_pokok : piece.harga_pokok
    return [
      [akunPersediaan(piece), nilai],
      ['LAWAN', -nilai],
    ] as const
  })
  return jurnalDari(id, amounts, peta)
}
