import { layoutNota, NOTA_SIZES, type NotaFields, type NotaPage } from '#kernel/nota'
import {
  isianBawah,
  isianKertas,
  isianTanda,
  jumlahDari,
  type BarisBawah,
  type DataKertas,
} from './isian.ts'
import { templateNota, type JenisKertas, type PanjangNama } from './template.ts'

/** One document on its paper. */
export interface Susunan {
  readonly jenis: JenisKertas
  readonly judul: string
  readonly nomor: string
  readonly baris: readonly NotaFields[]
  /** Below the total; what amounts to nothing is left out. */
  readonly bawah: readonly BarisBawah[]
  /** What the document adds to the shop, the persons and the foot. */
  readonly isian: NotaFields
}

/** How long names are where `muat` characters take two lines; small letters are a third less. */
function panjangNama(lines: readonly NotaFields[], muat: number): PanjangNama {
  const names = lines.map(({ nama = '' }) => nama.split('\n').map((text) => text.length))
  if (names.flat().every((length) => length <= muat)) return 'PENDEK'
  const rows = names.map((texts) => jumlahDari(texts, (length) => Math.ceil(length / (muat * 0.7))))
  return Math.max(...rows) > 3 ? 'SANGAT PANJANG' : 'PANJANG'
}

/** The pages of any nota, copy after copy. Pure: the same data always gives the same paper. */
export function susunNota(data: DataKertas, susunan: Susunan): NotaPage[] {
  const { baris, isian, jenis, judul, nomor } = susunan
  const bawah = susunan.bawah.filter(([, amount]) => amount !== 0)
  const template = templateNota(
    {
      ukuran: data.ukuran,
      jumlah_baris: baris.length,
      jumlah_bayar: bawah.length,
      ada_foto: baris.some(({ gambar }) => gambar),
      nama: panjangNama(baris, jenis.muat_nama),
      customer_panjang: data.nama_customer.length > 45,
      ada_logo: data.logo !== '',
      ada_kode: data.url !== '',
      ada_meterai: Boolean(isian['meterai']),
      latar: data.latar,
    },
    jenis,
  )
  const fields = { ...isianKertas(data, nomor), ...isian, ...isianBawah(bawah) }
  return data.lembar.flatMap((tanda) =>
    layoutNota(template, { isian: { ...fields, ...isianTanda(tanda, judul) }, baris }),
  )
}

/** A page without lines of its own: the back of a nota, a sheet of terms. */
export const susunHalaman = (
  data: Pick<DataKertas, 'lembar' | 'ukuran'>,
  elements: Parameters<typeof layoutNota>[0]['elements'],
  isian: NotaFields,
): NotaPage[] => {
  const baris = { langkah: 0, muat_akhir: 1, muat_bersambung: 1 }
  const template = { ...NOTA_SIZES[data.ukuran], latar: '', baris, elements }
  return data.lembar.flatMap((tanda) =>
    layoutNota(template, { isian: { ...isian, tanda }, baris: [] }),
  )
}
