import type { NotaDesign } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'

/** Which row of payment an element stands in, by its name. */
const bagian = /^(?:label|jumlah)_bayar_(\d+)$/
const barisBayar = ({ name }: NotaElement): number => Number(bagian.exec(name)?.[1] ?? -1)
const bawahDari = (one: NotaElement): number => one.position_y + one.height

/** What printers cannot reach at the foot of a page. */
const tepiBawah = 3.5
/** Millimetres that a point of a line takes. */
const tinggiHuruf = 0.45

/**
 * A row of payment for each that there is: what a design lacks follows its last one. On a page all
 * rows then stand closer, in the room down to what stands below them; a slip grows, and what stands
 * below moves down. What is added follows the elements of the design.
 */
export function denganBayar<T extends NotaDesign>(template: T, jumlah: number, slip: boolean): T {
  const { elements } = template
  const rows = elements.filter((one) => barisBayar(one) >= 0)
  const last = Math.max(-1, ...rows.map(barisBayar))
  if (last < 0 || last + 1 >= jumlah) return template
  const at = (ke: number) => rows.filter((one) => barisBayar(one) === ke)
  const [pola, sebelum] = [at(last), at(last - 1)]
  const step = Math.max(
    ...pola.map((one, n) => (sebelum[n] ? one.position_y - sebelum[n].position_y : one.height)),
  )
  const kurang = jumlah - 1 - last
  const lagi = Array.from({ length: kurang }, (_, n) =>
    pola.map((one) => ({
      ...one,
      name: one.name.replace(/\d+$/, String(last + 1 + n)),
      isi: one.isi.replaceAll(`_${last}}`, `_${last + 1 + n}}`),
      position_y: one.position_y + step * (n + 1),
    })),
  ).flat()
  if (!slip) return { ...template, elements: dirapatkan([...elements, ...lagi], rows, template) }
  const bawah = Math.max(...pola.map(bawahDari)) - 0.5
  const turun = elements.map((one) =>
    barisBayar(one) < 0 && one.position_y >= bawah
      ? { ...one, position_y: one.position_y + step * kurang }
      : one,
  )
  const tinggi = template.tinggi + step * kurang
  return { ...template, tinggi, elements: [...turun, ...lagi] }
}

/** All rows of payment in the room that those of the design have below them. */
function dirapatkan(
  elements: readonly NotaElement[],
  rows: readonly NotaElement[],
  { tinggi }: NotaDesign,
): NotaElement[] {
  const atas = Math.min(...rows.map((one) => one.position_y))
  const akhir = Math.max(...rows.map(bawahDari))
  const kiri = Math.min(...rows.map((one) => one.position_x))
  const kanan = Math.max(...rows.map((one) => one.position_x + one.width))
  const dibawah = elements.filter(
    (one) =>
      one.status &&
      one.rotate === 0 &&
      barisBayar(one) < 0 &&
      one.tempat !== 'baris' &&
      one.tempat !== 'bersambung' &&
      one.position_y >= akhir - 0.01 &&
      one.position_x < kanan &&
      one.position_x + one.width > kiri,
  )
  const batas = Math.min(tinggi - tepiBawah, ...dibawah.map((one) => one.position_y))
  const semua = elements.filter((one) => barisBayar(one) >= 0)
  const perlu = Math.max(...semua.map(bawahDari)) - atas
  const rapat = Math.min(1, (Math.max(batas, akhir) - atas) / perlu)
  return elements.map((one) => {
    if (barisBayar(one) < 0) return one
    const height = one.height * rapat
    const font_size = Math.min(one.font_size, height / tinggiHuruf)
    return { ...one, height, font_size, position_y: atas + (one.position_y - atas) * rapat }
  })
}

/** The design's element that each one is, by its place, where rows of payment were added. */
export function asalElemen(asal: NotaDesign, lengkap: NotaDesign): number[] {
  const last = Math.max(-1, ...asal.elements.map(barisBayar))
  const pola = asal.elements.flatMap((one, at) => (barisBayar(one) === last ? [at] : []))
  const ada = asal.elements.length
  return lengkap.elements.map((_, at) => (at < ada ? at : (pola[(at - ada) % pola.length] ?? 0)))
}
