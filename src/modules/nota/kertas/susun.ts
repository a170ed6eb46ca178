import {
  layoutNota,
  layoutSlip,
  NOTA_SIZES,
  type NotaDesign,
  type NotaFields,
  type NotaPage,
  type NotaSize,
  type NotaTemplate,
} from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import {
  isianBawah,
  isianKertas,
  isianTanda,
  jumlahDari,
  type BarisBawah,
  type DataKertas,
} from './isian.ts'
import { denganBayar } from './bayar.ts'
import { kotakMeterai } from './kaki.ts'
import { denganKetentuan, lembarKetentuan, lihatLembar, terpotong } from './ketentuan.ts'
import { denganParaf, desainSlip } from './slip.ts'
import { templateNota, type JenisKertas, type PanjangNama } from './template.ts'

/** One document on its paper. */
export interface Susunan {
  /** What paper it is, as designs of it are called. */
  readonly kertas: string
  readonly jenis: JenisKertas
  readonly judul: string
  readonly nomor: string
  readonly baris: readonly NotaFields[]
  /** Below the total; what amounts to nothing is left out. */
  readonly bawah: readonly BarisBawah[]
  /** What the document adds to the shop, the persons and the foot. */
  readonly isian: NotaFields
  /** What of the terms was agreed may not be cut: a slip grows, a page is followed by a sheet. */
  readonly ketentuanUtuh?: boolean
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
  const { baris, isian, judul, nomor } = susunan
  const bawah = susunan.bawah.filter(([, amount]) => amount !== 0)
  const fields = { ...isianKertas(data, nomor), ...isian, ...isianBawah(bawah) }
  const milik = desainSendiri(data, susunan)
  const template = milik
    ? { ...milik.desain, latar: milik.slip ? '' : data.latar }
    : rupaBiasa(data, susunan, bawah.length)
  const terbayar = milik ? denganBayar(template, bawah.length, milik.slip) : template
  const berparaf = milik?.slip ? denganParaf(terbayar, susunan.jenis) : terbayar
  const bermeterai = denganMeterai(berparaf, fields, milik?.slip)
  const kata = susunan.ketentuanUtuh ? (fields['ketentuan'] ?? '') : ''
  const lengkap = milik?.slip ? denganKetentuan(bermeterai, kata) : bermeterai
  const lembar =
    !milik?.slip && terpotong(lengkap, kata)
      ? lembarKetentuan(data.ukuran, `${judul} ${nomor}`, kata)
      : []
  const dilihat = lembar.length > 0 ? { ketentuan: `${lihatLembar}\n${kata}` } : {}
  return data.lembar.flatMap((tanda) => {
    const content = { isian: { ...fields, ...dilihat, ...isianTanda(tanda, judul) }, baris }
    if (milik?.slip) return [layoutSlip(lengkap, content)]
    return [...layoutNota(lengkap, content), ...lembar]
  })
}

/**
 * A slip for a mobile bridge or a receipt printer; else the shop's own design of the page. What two
 * sign stays a page on a receipt printer, too, unless the shop has designed a slip of it.
 */
export function desainSendiri(
  { desain, mobile, struk, ukuran }: DataKertas,
  { jenis, kertas }: Pick<Susunan, 'jenis' | 'kertas'>,
) {
  const milik = mobile || struk ? desain?.[`${kertas} SLIP`] : undefined
  const slip = milik ?? (struk && jenis.paraf.length < 2 ? desainSlip(jenis) : undefined)
  if (slip) return { desain: slip, slip: true }
  const own = desain?.[`${kertas} ${ukuran}`]
  return own && { desain: own, slip: false }
}

/** Of a stamp and the signature over it. */
const tempelSlip = { width: 34, height: 24 } as const

/**
 * The remark makes room for the stamp where both would stand in one place; a slip that has no place
 * for one grows by it.
 */
export function denganMeterai<T extends NotaDesign>(
  template: T,
  isian: NotaFields,
  slip = false,
): T {
  const { elements, lebar, tinggi } = template
  const kata = elements.find(isKataMeterai)
  if (!isian['meterai'] || (!kata && !slip)) return template
  if (!kata) {
    const { height, width } = tempelSlip
    const kotak = kotakMeterai([(lebar - width) / 2, tinggi, width, height])
    return { ...template, tinggi: tinggi + height + 2, elements: [...elements, ...kotak] }
  }
  const bebas = elements.filter((one) => one.isi !== '{keterangan}' || !bertumpuk(one, kata))
  return { ...template, elements: bebas }
}
const isKataMeterai = ({ isi, jenis, status }: NotaElement): boolean =>
  status && jenis === 'text' && isi.includes('{meterai}')

const bertumpuk = (a: NotaElement, b: NotaElement): boolean =>
  a.position_x < b.position_x + b.width &&
  b.position_x < a.position_x + a.width &&
  a.position_y < b.position_y + b.height &&
  b.position_y < a.position_y + a.height

/** The paper as shipped: how it looks depends on what stands on it. */
function rupaBiasa(data: DataKertas, susunan: Susunan, jumlah_bayar: number): NotaTemplate {
  const { baris, jenis } = susunan
  return templateNota(
    {
      ukuran: data.ukuran,
      jumlah_baris: baris.length,
      jumlah_bayar,
      ada_foto: baris.some(({ gambar }) => gambar),
      nama: panjangNama(baris, jenis.muat_nama),
      customer_panjang: data.nama_customer.length > 45,
      ada_logo: data.logo !== '',
      ada_kode: data.url !== '',
      latar: data.latar,
    },
    jenis,
  )
}

/** A page of these elements alone. */
export const desainHalaman = (ukuran: NotaSize, elements: readonly NotaElement[]): NotaDesign => ({
  ...NOTA_SIZES[ukuran],
  baris: { langkah: 0, muat_akhir: 1, muat_bersambung: 1 },
  elements,
})

/** A page without lines of its own: the back of a nota, a sheet of terms. */
export const susunHalaman = (
  data: Pick<DataKertas, 'lembar' | 'ukuran' | 'desain'>,
  kertas: string,
  elements: Parameters<typeof layoutNota>[0]['elements'],
  isian: NotaFields,
): NotaPage[] => {
  const own = data.desain?.[`${kertas} ${data.ukuran}`]
  const template = { ...(own ?? desainHalaman(data.ukuran, elements)), latar: '' }
  return data.lembar.flatMap((tanda) =>
    layoutNota(template, { isian: { ...isian, tanda }, baris: [] }),
  )
}
