import type { NotaPage } from '#kernel/nota'
import { tandaBerlaku } from '#modules/tanda-tangan/berlaku.server'
import { drawnPicture, fileOfPicture } from '#server/files/picture'
import { renderNota, type NotaImages } from '#server/paper/nota-pdf'
import { renderStruk } from '#server/paper/struk'
import { fileReply, type Context, type FileReply } from '#server/serve'
import {
  checkCetak,
  catatCetak,
  hitungCetak,
  kunciCetak,
  type Dicetak,
  type MintaCetak,
} from './cetak.server.ts'
import { titikStruk, type Platform } from './cetak.rules.ts'
import { halamanNota } from './halaman.ts'
import type { DataKertas } from './kertas/isian.ts'
import { hurufToko } from './huruf.server.ts'
import { settingNota } from './setting.ts'

/** A print of a paper: which one it is, from 1, or a preview, which is no print. */
export interface Cetakan {
  readonly ke: number | 'CONTOH'
  readonly platform: Platform
  readonly struk: boolean
  /** The picture of what the customer signed, while the figures are those that he read. */
  readonly ttd?: string | undefined
}

/** The copies of this print (SPEC 9): two with the flag, the second marked; reprints marked. */
function lembarNota(ctx: Context, { ke }: Cetakan, duaKali: boolean): string[] {
  if (ke === 'CONTOH') return [ke]
  const first = ke > 1 && ctx.setting(settingNota.COPY_LABEL_REPRINT_MODULE) ? 'COPY' : ''
  return duaKali ? [first, 'COPY'] : [first]
}

/** What a nota has of its shop and of its printing. */
export const dariToko = (
  ctx: Context,
  cetakan: Cetakan,
  duaKali: boolean,
): Pick<
  DataKertas,
  | 'alamat_toko'
  | 'cetak_ulang'
  | 'desain'
  | 'latar'
  | 'lembar'
  | 'logo'
  | 'mobile'
  | 'nama_toko'
  | 'no_hp_toko'
  | 'npwp'
  | 'struk'
  | 'tanda_tangan'
  | 'ukuran'
> => ({
  ukuran: ctx.setting(settingNota.SIZE_NOTA_MODULE) ? 'A4' : 'SETENGAH',
  desain: ctx.toko.desain_nota,
  mobile: cetakan.platform === 'MOBILE',
  struk: cetakan.struk,
  lembar: lembarNota(ctx, cetakan, duaKali),
  latar: ctx.toko.latar_nota ?? '',
  logo: ctx.toko.logo_nota ?? '',
  nama_toko: ctx.toko.nama_toko,
  alamat_toko: ctx.toko.alamat_toko,
  no_hp_toko: ctx.toko.no_hp ?? '',
  npwp: '',
  cetak_ulang: cetakan.ke === 'CONTOH' ? 0 : cetakan.ke - 1,
  tanda_tangan: cetakan.ttd ?? '',
})

/** The seller's tax number, and whose it is where that is another name. */
export const npwpToko = ({ toko }: Context): string =>
  [toko.npwp, toko.npwp && toko.nama_pajak && `(${toko.nama_pajak})`].filter(Boolean).join(' ')

/** The public page behind the QR of a nota: its true state, and nothing private. */
export const alamatNota = (ctx: Context, id: string): string =>
  `${ctx.setting(settingNota.ALAMAT_PUBLIK) ?? ctx.request.origin}${halamanNota}` +
  `?toko=${ctx.kodeToko}&id=${id}`

/** What a document says of the visit, its persons included; nobody is nobody. */
interface KepalaDokumen {
  readonly no_faktur_group: string
  readonly tgl_system: string
  readonly jam: string | null
  readonly kode_sales: string | null
  readonly nama_sales: string | null
  readonly input_by: string | null
  readonly valid_by: string | null
  readonly nama_customer: string | null
  readonly alamat_customer: string | null
  readonly tempat_customer?: string | null
  readonly no_hp: string | null
  readonly keterangan: string | null
}

/** The head of a document's paper: when, between whom, and what was noted. */
export const dariDokumen = (dokumen: KepalaDokumen) => ({
  no_faktur_group: dokumen.no_faktur_group,
  tgl_system: dokumen.tgl_system,
  jam: dokumen.jam ?? '',
  kode_sales: dokumen.kode_sales ?? '',
  nama_sales: dokumen.nama_sales ?? '',
  input_by: dokumen.input_by ?? '',
  valid_by: dokumen.valid_by ?? '',
  nama_customer: dokumen.nama_customer ?? '',
  alamat_customer: [dokumen.alamat_customer, dokumen.tempat_customer].filter(Boolean).join(', '),
  no_hp: dokumen.no_hp ?? '',
  keterangan: dokumen.keterangan ?? '',
})

/** One paper before it is printed: what is counted, and its pages once its number is known. */
export interface Calon {
  readonly dicetak: Dicetak
  /** The names of its pictures. */
  readonly gambar: readonly string[]
  readonly halaman: (cetakan: Cetakan) => readonly NotaPage[]
}

/** The pictures of these names; a drawn one stands where a photo is lost (SPEC 7: fallback). */
async function gambarNota(ctx: Context, names: Iterable<string>): Promise<NotaImages> {
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const file = fileOfPicture(ctx.kodeToko, name)
      const bytes = file ? await ctx.files.read(file) : undefined
      const lost = name.startsWith('foto_produk/') ? await drawnPicture('barang') : undefined
      return [name, bytes ?? lost] as const
    }),
  )
  return new Map(found.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])))
}

/** A roll of 80 mm. */
const lebarGulungan = 80

/**
 * Papers as one file, laid out as they are drawn: fifty at once would stop everybody else.
 * @param titik dots of a receipt printer's line; one that has no slip makes all pages of a PDF
 */
async function berkas(
  ctx: Context,
  calon: readonly Calon[],
  cetakan: (paper: Calon) => Cetakan,
  name: string,
  titik?: number,
): Promise<FileReply> {
  const { latar_nota, logo_nota } = ctx.toko
  const milikToko = [latar_nota, logo_nota].flatMap((one) => one ?? [])
  const tanda = await tandaBerlaku(
    ctx,
    calon.map(({ dicetak }) => dicetak.id),
  )
  const gambar = await gambarNota(ctx, [
    ...milikToko,
    ...tanda.values(),
    ...calon.flatMap((paper) => paper.gambar),
  ])
  const huruf = await hurufToko(ctx)
  function* halaman(struk: boolean): Generator<NotaPage> {
    for (const paper of calon)
      yield* paper.halaman({ ...cetakan(paper), struk, ttd: tanda.get(paper.dicetak.id) })
  }
  if (titik !== undefined) {
    const slip = [...halaman(true)]
    if (slip.every(({ lebar }) => lebar <= lebarGulungan)) {
      const body = await renderStruk(slip, titik, gambar, huruf)
      return fileReply({ type: 'application/octet-stream', name: `${name}.bin`, body })
    }
  }
  const body = await renderNota(halaman(false), gambar, huruf)
  return fileReply({ type: 'application/pdf', name: `${name}.pdf`, body, inline: true })
}

/** Prints papers: only of what is valid, each counted, a second one explained. */
export async function cetakKertas(
  ctx: Context,
  calon: readonly Calon[],
  minta: MintaCetak,
  name: string,
): Promise<FileReply> {
  const papers = await hitungCetak(
    ctx,
    calon.map(({ dicetak }) => dicetak),
  )
  checkCetak(papers)
  const ke = await catatCetak(ctx, papers, minta)
  const platform = minta.platform ?? 'DESKTOP'
  const titik = titikStruk[minta.format ?? 'PDF']
  const cetakan = ({ dicetak }: Calon): Cetakan => ({
    ke: ke[kunciCetak(dicetak)] ?? 1,
    platform,
    struk: titik !== undefined,
  })
  return berkas(ctx, calon, cetakan, name, titik)
}

const diLayar = { platform: 'DESKTOP', struk: false } as const

/** A look at papers: marked across, of a document in any state, and no print. */
export const contohKertas = (
  ctx: Context,
  calon: readonly Calon[],
  name: string,
): Promise<FileReply> => berkas(ctx, calon, () => ({ ...diLayar, ke: 'CONTOH' }), name)

/** Papers that bear nothing of their document, and count for nothing: the shop's terms. */
export function kertasLepas(
  ctx: Context,
  calon: readonly Calon[],
  name: string,
): Promise<FileReply> {
  checkCetak(calon.map(({ dicetak }) => dicetak))
  return berkas(ctx, calon, () => ({ ...diLayar, ke: 1 }), name)
}
