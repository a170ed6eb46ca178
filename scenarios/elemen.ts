import { scanXml } from '#server/sheet/xml-scan'

/** An element of a file with its texts and elements. */
export interface Elemen {
  readonly nama: string
  teks: string
  readonly anak: Elemen[]
}
/** Reads a file of elements. */
export async function dibaca(xml: string): Promise<Elemen> {
  const akar: Elemen = { nama: '', teks: '', anak: [] }
  const tumpuk = [akar]
  await scanXml(
    (async function* () {
      yield xml
    })(),
    {
      open: (nama) => {
        const baru: Elemen = { nama, teks: '', anak: [] }
        tumpuk.at(-1)?.anak.push(baru)
        tumpuk.push(baru)
      },
      text: (teks) => {
        const last = tumpuk.at(-1)
        if (last) last.teks += teks.trim()
      },
      close: () => void tumpuk.pop(),
    },
  )
  const [isi] = akar.anak
  if (!isi) throw new Error('an empty file')
  return isi
}
/** All elements of this name, however deep. */
export const semua = (isi: Elemen, nama: string): Elemen[] =>
  isi.anak.flatMap((each) => [...(each.nama === nama ? [each] : []), ...semua(each, nama)])
/** The text of the first. */
export const ambil = (isi: Elemen, nama: string): string | undefined => semua(isi, nama)[0]?.teks
/** What the texts of this name come to. */
export const angka = (rows: readonly Elemen[], nama: string): number =>
  rows.reduce((sum, row) => sum + Number(ambil(row, nama)), 0)
