import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { fileOfPicture } from '#server/files/picture'
import { renderNota, type NotaImages } from '#server/paper/nota-pdf'
import { fileReply, handle, type Context } from '#server/serve'
import { halamanNota } from '#modules/nota/halaman'
import { isiNotaDari } from './lihat.server.ts'
import { notaJual, type NotaJualData } from './nota/nota-jual.ts'
import { cetakNota, konfirmasiCetak, type isiNota } from './penjualan.calls.ts'

type IsiNota = RowOf<typeof isiNota>

/** The copies of this print (SPEC 9): two with the flag, the second marked; reprints marked. */
function lembar(ctx: Context, ulang: boolean): string[] {
  const first = ulang && ctx.setting('COPY_LABEL_REPRINT_MODULE') ? 'COPY' : ''
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
function dataNota(ctx: Context, nota: IsiNota, ke: number): NotaJualData {
  const pajak = sum(nota.baris.flatMap((line) => [line.pajak, line.pajak_termasuk]))
  const alamat = ctx.setting<string | null>('ALAMAT_PUBLIK') ?? ctx.request.origin
  return {
    ukuran: ctx.setting('SIZE_NOTA_MODULE') ? 'A4' : 'SETENGAH',
    lembar: lembar(ctx, ke > 1),
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
      jumlah: payment.jumlah,
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
    cetak_ulang: ke - 1,
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

/** Counts this print of each note: how many there were, this one included. */
async function hitungCetak(
  ctx: Context,
  notas: readonly IsiNota[],
  alasan: string | null,
): Promise<Map<string, number>> {
  const rows = await ctx.db.rows<{ id_dokumen: string; ke: number }>(
    ctx.kodeToko,
    sql`
    insert into kencana.cetak_nota (kode_toko, id_dokumen, n, oleh, perangkat, alasan)
    select ${ctx.kodeToko}, id, 1 + (select count(*) from kencana.cetak_nota c
        where c.kode_toko = ${ctx.kodeToko} and c.id_dokumen = id), ${ctx.user.user_id},
      ${ctx.request.perangkat}, ${alasan}
    from unnest(${notas.map((nota) => nota.id)}::uuid[]) as id
    returning id_dokumen, (select 1 + count(*) from kencana.cetak_nota c
      where c.kode_toko = cetak_nota.kode_toko and c.id_dokumen = cetak_nota.id_dokumen
        and c.tercetak is not false)::bigint as ke`,
  )
  return new Map(rows.map((row) => [row.id_dokumen, row.ke]))
}

function checkPrintable(
  notas: readonly IsiNota[],
  asked: readonly string[],
  alasan: string | null,
): void {
  const missing = asked.find((nomor) => !notas.some((nota) => nota.no_faktur_jual === nomor))
  if (missing)
    throw new Refusal('Faktur {{nomor}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { nomor: missing },
    })
  const open = notas.find((nota) => nota.status !== 'VALID')
  if (open)
    throw new Refusal(
      open.status === 'BATAL'
        ? 'Faktur {{nomor}} Sudah Dibatalkan'
        : 'Faktur {{nomor}} Belum Divalidasi',
      {
        params: { nomor: open.no_faktur_jual },
      },
    )
  const again = notas.find((nota) => (nota.cetak ?? 0) > 0)
  if (again && !alasan)
    throw new Refusal('Alasan Cetak Ulang Tidak Boleh Kosong', {
      code: 'E-ISI',
      fields: [{ field: 'alasan', text: 'Alasan Cetak Ulang Tidak Boleh Kosong' }],
    })
}

/** Notas as one PDF. A first print that failed is no print: the next one carries no COPY. */
export const cetak = handle(cetakNota, async (ctx, { body }) => {
  const asked = body.no_faktur_jual
  const notas = await isiNotaDari(ctx, sql`d.nomor = any(${asked}::text[])`)
  checkPrintable(notas, asked, body.alasan)
  const ke = await hitungCetak(ctx, notas, body.alasan)
  const pages = notas.flatMap((nota) => notaJual(dataNota(ctx, nota, ke.get(nota.id) ?? 1)))
  const name = asked.length === 1 ? `${asked[0]}.pdf` : `nota-${ctx.toko.tgl_system}.pdf`
  return fileReply({
    type: 'application/pdf',
    name,
    body: await renderNota(pages, await pictures(ctx, notas)),
    inline: true,
  })
})

/**
 * What the person at the printer saw; a paper that did not come out waits under 'Belum Dicetak'.
 */
export const konfirmasi = handle(konfirmasiCetak, async (ctx, { body }) => {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`
    update kencana.cetak_nota c set tercetak = ${body.tercetak}, dijawab_pada = now()
    from kencana.dokumen d
    where c.kode_toko = ${ctx.kodeToko} and d.kode_toko = c.kode_toko and d.id = c.id_dokumen
      and d.nomor = any(${body.no_faktur_jual}::text[]) and c.tercetak is null
      and c.oleh = ${ctx.user.user_id}`,
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'CETAK', nomor: body.no_faktur_jual })
  return null
})
