/** A cut-out of a picture: how near, and where its middle is, of its width and height (0 to 1). */
export interface Potongan {
  readonly perbesar: number // 1: as much of the picture as the shape allows
  readonly x: number
  readonly y: number
}
export interface Luas {
  readonly width: number
  readonly height: number
}

export const palingDekat = 6
export const utuhDiTengah: Potongan = { perbesar: 1, x: 0.5, y: 0.5 }

const antara = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** Pixels of the picture that a cut-out of this shape shows; never beyond its edge. */
export function daerahPotongan(gambar: Luas, bentuk: Luas, { perbesar, x, y }: Potongan) {
  const rasio = bentuk.width / bentuk.height
  const width = Math.min(gambar.width, gambar.height * rasio) / perbesar
  const height = width / rasio
  return {
    ...{ width, height },
    kiri: antara(x * gambar.width - width / 2, 0, gambar.width - width),
    atas: antara(y * gambar.height - height / 2, 0, gambar.height - height),
  }
}

/** The same cut-out moved by so much of what it shows, and nearer by a factor; it stays inside. */
export function digeser(
  gambar: Luas,
  bentuk: Luas,
  potongan: Potongan,
  {
    dx = 0,
    dy = 0,
    kali = 1,
  }: { readonly dx?: number; readonly dy?: number; readonly kali?: number },
): Potongan {
  const perbesar = antara(potongan.perbesar * kali, 1, palingDekat)
  const { atas, height, kiri, width } = daerahPotongan(gambar, bentuk, { ...potongan, perbesar })
  const x = antara(kiri + dx * width, 0, gambar.width - width) + width / 2
  const y = antara(atas + dy * height, 0, gambar.height - height) + height / 2
  return { perbesar, x: x / gambar.width, y: y / gambar.height }
}
