import type { RowOf } from '#kernel/field'
import type { NotaPage } from '#kernel/nota'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, type Context, type FileReply } from '#server/serve'
import { alamatNota, dariToko, gambarNota, type Cetakan } from '#modules/nota/kertas.server'
import { uangMasuk } from '#modules/faktur/pembayaran.rules'
import type { Sisi } from '#modules/faktur/cetak.rules'
import { teksBatu } from '#modules/berlian/batu.rules'
import { belakangJual } from './nota/belakang-jual.ts'
import { notaJual, type NotaJualData } from './nota/nota-jual.ts'
import type { isiNota } from './penjualan.calls.ts'

export type IsiNota = RowOf<typeof isiNota>

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
    batu: teksBatu(line.data_berlian),
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

/**
 * What the customer still has of a note that was partly bought back (DOMAIN 5: nota sisa). How the
 * whole was paid does not belong to the rest.
 */
function sisaNota(nota: IsiNota): IsiNota {
  const baris = nota.baris.filter((line) => line.dibeli_di === null)
  if (baris.length === nota.baris.length || baris.length === 0) return nota
  return {
    ...nota,
    baris,
    harga_total: sum(baris.map((line) => line.harga_total)),
    pembayaran: [],
    nilai_beli: 0,
  }
}

/** The note as its paper wants it. The tax base is the full price less the tax in it (DOMAIN 6). */
function dataNota(ctx: Context, utuh: IsiNota, ke: Cetakan): NotaJualData {
  const nota = sisaNota(utuh)
  const dibeli = [...new Set(utuh.baris.flatMap((line) => line.dibeli_di ?? []))]
  const pajak = sum(nota.baris.flatMap((line) => [line.pajak, line.pajak_termasuk]))
  return {
    ...dariToko(ctx, ke, ctx.setting('PRINT_NOTA_JUAL_TWICE_MODULE')),
    // What is left is a paper of its own: numbered below, and no copy of the old one.
    ...(nota === utuh || ke === 'CONTOH' ? {} : { lembar: [''] }),
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
      jumlah: uangMasuk(payment) + (payment.kembali ?? 0),
      fee: payment.fee ?? 0,
      keterangan: payment.no_ref ?? '',
    })),
    kembali: sum(nota.pembayaran.map((payment) => payment.kembali)),
    nilai_beli: nota.nilai_beli,
    sisa: nota !== utuh,
    dibeli_kembali: dibeli.join(', '),
    janji: nota.janji,
    dpp: pajak > 0 ? (nota.harga_total ?? 0) - pajak : 0,
    keterangan: nota.keterangan ?? '',
    no_nota_manual: nota.no_nota_manual ?? '',
    url: alamatNota(ctx, nota.id),
    koreksi: nota.no_koreksi ?? '',
  }
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
  const names = notas.flatMap((nota) => nota.baris.flatMap((line) => line.gambar ?? []))
  const gambar = await gambarNota(ctx, names)
  return fileReply({
    type: 'application/pdf',
    name: notas.length === 1 ? `${first?.no_faktur_jual}.pdf` : `nota-${ctx.toko.tgl_system}.pdf`,
    body: await renderNota(halaman(ctx, notas, sisi, ke), gambar),
    inline: true,
  })
}
