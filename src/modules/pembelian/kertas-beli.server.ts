import { sql } from 'kysely'
import type { NotaPage } from '#kernel/nota'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, type Context, type FileReply } from '#server/serve'
import { alamatNota, dariToko, gambarNota, type Cetakan } from '#modules/nota/kertas.server'
import { uangMasuk } from '#modules/faktur/pembayaran.rules'
import type { IsiFaktur } from './lihat.server.ts'
import { notaBeli, type NotaBeliData } from './nota/nota-beli.ts'

type Ketentuan = readonly string[]

/** The terms of a kind of nota (master keterangan_nota), in the shop's order. */
export async function ketentuanNota(ctx: Context, jenis: 'BELI' | 'TUKAR'): Promise<Ketentuan> {
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<{ keterangan: string }>`select keterangan from kencana.keterangan_nota
      where kode_toko = ${ctx.kodeToko} and jenis_nota = ${jenis} order by urutan, kode_keterangan`,
  )
  return rows.map(({ keterangan }) => keterangan)
}

const baris = (faktur: IsiFaktur): NotaBeliData['baris'] =>
  faktur.baris.map((line) => ({
    kode_barcode: line.kode_barcode ?? '',
    nama_barang: line.nama_barang,
    no_faktur_jual: line.no_faktur_jual ?? '',
    kondisi: line.kondisi,
    kadar: line.kadar,
    potong_batu: line.potong_batu,
    berat: line.berat,
    harga_gram: line.harga_gram,
    harga_dasar: line.harga_dasar,
    tambahan: line.tambahan,
    potongan: line.potongan,
    harga: line.harga,
    gambar: line.foto ?? line.gambar ?? '',
  }))

/** The purchase as its paper wants it. */
function dataNota(
  ctx: Context,
  faktur: IsiFaktur,
  ke: Cetakan,
  ketentuan: Ketentuan,
): NotaBeliData {
  const selisih = faktur.pembayaran.reduce((sum, payment) => sum + uangMasuk(payment), 0)
  return {
    ...dariToko(ctx, ke, ctx.setting('PRINT_NOTA_BELI_DUPLICATE_MODULE')),
    no_faktur_beli: faktur.no_faktur_beli,
    no_faktur_group: faktur.no_faktur_group,
    tgl_system: faktur.tgl_system,
    jam: faktur.jam ?? '',
    kode_sales: faktur.kode_sales ?? '',
    nama_sales: faktur.nama_sales ?? '',
    input_by: faktur.input_by ?? '',
    nama_customer: faktur.nama_customer ?? '',
    alamat_customer: faktur.alamat_customer ?? '',
    no_hp: faktur.no_hp ?? '',
    identitas: faktur.identitas ?? '',
    keterangan: faktur.keterangan ?? '',
    url: alamatNota(ctx, faktur.id),
    baris: baris(faktur),
    pembayaran: faktur.pembayaran.map((payment) => ({
      jenis: payment.jenis,
      jumlah: uangMasuk(payment),
      fee: payment.fee ?? 0,
      keterangan: payment.no_ref ?? '',
    })),
    nilai_jual: faktur.nilai_jual,
    nilai_beli: faktur.nilai_jual - selisih,
    ketentuan,
  }
}

/** Laid out as they are drawn: fifty notas at once would stop everybody else meanwhile. */
function* halaman(
  ctx: Context,
  fakturs: readonly IsiFaktur[],
  ke: (id: string) => Cetakan,
  ketentuan: Ketentuan,
): Generator<NotaPage> {
  for (const faktur of fakturs) yield* notaBeli(dataNota(ctx, faktur, ke(faktur.id), ketentuan))
}

/** These purchases as one PDF; `ke` says of each, by its id, which print it is. */
export async function kertasBeli(
  ctx: Context,
  fakturs: readonly IsiFaktur[],
  ke: (id: string) => Cetakan,
): Promise<FileReply> {
  const [first] = fakturs
  const names = fakturs.flatMap(({ baris: all }) =>
    all.flatMap((line) => line.foto ?? line.gambar ?? []),
  )
  const [gambar, ketentuan] = await Promise.all([
    gambarNota(ctx, names),
    ketentuanNota(ctx, 'BELI'),
  ])
  const { no_faktur_beli } = first ?? { no_faktur_beli: '' }
  return fileReply({
    type: 'application/pdf',
    name: `${fakturs.length === 1 ? no_faktur_beli : `nota-beli-${ctx.toko.tgl_system}`}.pdf`,
    body: await renderNota(halaman(ctx, fakturs, ke, ketentuan), gambar),
    inline: true,
  })
}
