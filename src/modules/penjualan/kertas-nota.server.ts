import type { RowOf } from '#kernel/field'
import type { NotaPage } from '#kernel/nota'
import { fileOfPicture } from '#server/files/picture'
import { renderNota, type NotaImages } from '#server/paper/nota-pdf'
import { fileReply, type Context, type FileReply } from '#server/serve'
import { halamanNota } from '#modules/nota/halaman'
import type { Sisi } from '#modules/faktur/cetak.rules'
import { belakangJual } from './nota/belakang-jual.ts'
import { notaJual, type NotaJualData } from './nota/nota-jual.ts'
import type { isiNota } from './penjualan.calls.ts'

export type IsiNota = RowOf<typeof isiNota>

/** Which print of a nota it is, from 1; or a preview, which is no print. */
export type Cetakan = number | 'CONTOH'

/** The copies of this print (SPEC 9): two with the flag, the second marked; reprints marked. */
function lembar(ctx: Context, ke: number): string[] {
  const first = ke > 1 && ctx.setting('COPY_LABEL_REPRINT_MODULE') ? 'COPY' : ''
  return ctx.setting('PRINT_NOTA_JUAL_TWICE_MODULE') ? [first, 'COPY'] : [first]
}

const sum = (rows: readonly (number | null)[]): number =>
  rows.reduce<number>((total, each) => total + (each ?? 0), 0)

function baris(nota: IsiNota): NotaJualData['baris'] {
  return nota.baris.map((line) => ({
    kode_barcode: line.kode_barcode,
    kode_intern: line.kode_intern ?? '',
    nama_barang: line.nama_barang ?? '',
    kadar_cetak: line.kadar_cetak ?? '',
    berat: line.berat ?? 0,
    nama_atribut: line.nama_atribut ?? '',
    berat_atribut: line.berat_atribut ?? 0,
    harga_per_gram: line.harga_gram ?? 0,
    harga_jual: line.harga_jual ?? 0,
    ongkos: line.ongkos ?? 0,
    diskon: line.diskon ?? 0,
    pajak: line.pajak ?? 0,
    pajak_termasuk: line.pajak_termasuk ?? 0,
    harga_total: line.harga_total ?? 0,
    gambar: line.gambar ?? '',
  }))
}

/** The note as its paper wants it. The tax base is the full price less the tax in it (DOMAIN 6). */
function dataNota(ctx: Context, nota: IsiNota, ke: Cetakan): NotaJualData {
  const pajak = sum(nota.baris.flatMap((line) => [line.pajak, line.pajak_termasuk]))
  const alamat = ctx.setting<string | null>('ALAMAT_PUBLIK') ?? ctx.request.origin
  return {
    ukuran: ctx.setting('SIZE_NOTA_MODULE') ? 'A4' : 'SETENGAH',
    lembar: ke === 'CONTOH' ? [ke] : lembar(ctx, ke),
    latar: '',
    logo: '',
    nama_toko: ctx.toko.nama_toko,
    alamat_toko: ctx.toko.alamat_toko,
    no_hp_toko: ctx.toko.no_hp ?? '',
    no_faktur_jual: nota.no_faktur_jual,
    no_faktur_group: nota.no_faktur_group,
    tgl_system: nota.tgl_system,
    jam: nota.jam ?? '',
    kode_sales: nota.kode_sales ?? '',
    nama_sales: nota.nama_sales ?? '',
    input_by: nota.input_by ?? '',
    nama_customer: nota.nama_customer ?? '',
    alamat_customer: nota.alamat_customer ?? '',
    no_hp: nota.no_hp ?? '',
    baris: baris(nota),
    pembayaran: nota.pembayaran.map((payment) => ({
      jenis: payment.jenis,
      jumlah: payment.jumlah + (payment.kembali ?? 0),
      fee: payment.fee ?? 0,
      keterangan: payment.no_ref ?? '',
    })),
    kembali: sum(nota.pembayaran.map((payment) => payment.kembali)),
    potongan_tukar: nota.potongan_tukar ?? 0,
    potongan_jual: nota.potongan_jual ?? 0,
    dpp: pajak > 0 ? (nota.harga_total ?? 0) - pajak : 0,
    keterangan: nota.keterangan ?? '',
    no_nota_manual: nota.no_nota_manual ?? '',
    url: `${alamat}${halamanNota}?toko=${ctx.kodeToko}&id=${nota.id}`,
    cetak_ulang: ke === 'CONTOH' ? 0 : ke - 1,
    koreksi: nota.no_koreksi ?? '',
  }
}

async function pictures(ctx: Context, notas: readonly IsiNota[]): Promise<NotaImages> {
  const names = new Set(notas.flatMap((nota) => nota.baris.flatMap((line) => line.gambar ?? [])))
  const found = await Promise.all(
    [...names].map(async (name) => {
      const file = fileOfPicture(ctx.kodeToko, name)
      return [name, file ? await ctx.files.read(file) : undefined] as const
    }),
  )
  return new Map(found.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])))
}

/** Laid out as they are drawn: fifty notas at once would stop everybody else meanwhile. */
function* halaman(
  ctx: Context,
  notas: readonly IsiNota[],
  sisi: readonly Sisi[],
  ke: (id: string) => Cetakan,
): Generator<NotaPage> {
  for (const nota of notas) {
    const data = dataNota(ctx, nota, ke(nota.id))
    for (const side of sisi) yield* side === 'BACK' ? belakangJual(data) : notaJual(data)
  }
}

/** These sides of these notas as one PDF; `ke` says of each, by its id, which print it is. */
export async function kertasNota(
  ctx: Context,
  notas: readonly IsiNota[],
  sisi: readonly Sisi[],
  ke: (id: string) => Cetakan,
): Promise<FileReply> {
  const [first] = notas
  return fileReply({
    type: 'application/pdf',
    name: notas.length === 1 ? `${first?.no_faktur_jual}.pdf` : `nota-${ctx.toko.tgl_system}.pdf`,
    body: await renderNota(halaman(ctx, notas, sisi, ke), await pictures(ctx, notas)),
    inline: true,
  })
}
