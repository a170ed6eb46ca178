import { Refusal } from '#kernel/refusal'
import { statusBarang } from '#modules/stok/barang'

/** A piece as far as its photo is concerned. */
export interface BarangFoto {
  readonly kode_barcode: string
  readonly kode_intern: string | null
  readonly nama_barang: string
  readonly status: keyof typeof statusBarang
  readonly gambar: string | null
  readonly versi: number
}

/** What a file's name says: its letters before the last point. */
export const kodeDariNama = (nama: string): string =>
  nama
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .toUpperCase()

/** @throws Refusal when the piece takes no first photo now */
export function checkFoto({ gambar, kode_barcode, status }: BarangFoto): void {
  if (status !== 'ADA' && status !== 'KEMBALI')
    throw new Refusal('Barang {{kode_barcode}} Tidak Dapat Diberi Foto, Status {{status}}', {
      params: { kode_barcode, status: statusBarang[status] },
    })
  if (gambar !== null)
    throw new Refusal('Barang {{kode_barcode}} Sudah Punya Foto, Ganti Lewat Koreksi Barang', {
      params: { kode_barcode },
    })
}

/** Which piece each file is of, in the order of the files; or why none. */
export function cocokkan(
  nama: readonly string[],
  barang: readonly BarangFoto[],
): (BarangFoto | Refusal)[] {
  const taken = new Set<string>()
  return nama.map((file) => {
    const kode = kodeDariNama(file)
    const byBarcode = barang.filter((one) => one.kode_barcode === kode)
    const found =
      byBarcode.length > 0
        ? byBarcode
        : barang.filter((one) => one.kode_intern?.trim().toUpperCase() === kode)
    const [one] = found
    if (!one) return new Refusal('Tidak Ada Barang Dengan Kode {{kode}}', { params: { kode } })
    if (found.length > 1)
      return new Refusal('Kode Intern {{kode}} Dipakai {{jumlah}} Barang, Pakai Barcode', {
        params: { kode, jumlah: String(found.length) },
      })
    if (taken.has(one.kode_barcode))
      return new Refusal('Barang {{kode_barcode}} Sudah Dapat Foto Dari File Lain', {
        params: { kode_barcode: one.kode_barcode },
      })
    try {
      checkFoto(one)
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
    taken.add(one.kode_barcode)
    return one
  })
}
