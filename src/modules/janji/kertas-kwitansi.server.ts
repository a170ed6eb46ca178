import { sql } from 'kysely'
import { jamDi } from '#kernel/tanggal'
import type { Context, Handler } from '#server/serve'
import { dariDokumen, dariToko, type Cetakan } from '#modules/nota/kertas.server'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import type { Menepati } from './janji.server.ts'
import { muatKwitansi, type KwitansiKini } from './kwitansi-muat.server.ts'
import { notaKwitansi, type KwitansiData } from './nota-kwitansi.ts'

/** The accounts that take QRIS: who paid so used no card. */
async function rekeningQris(ctx: Context): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.rows<{ no_rekening: string }>(
    ctx.kodeToko,
    sql`select no_rekening from rekening where kode_toko = ${ctx.kodeToko} and qris`,
  )
  return new Set(rows.map(({ no_rekening }) => no_rekening))
}

/** What a part is of, and what was paid with it. */
function bagianDari<I, L extends string>(
  { total }: Pick<Menepati<I, L>, 'total'>,
  { isi, jenis, jumlah, sebelum }: Pick<KwitansiKini, 'jenis' | 'jumlah' | 'sebelum'> & { isi: I },
): KwitansiData['bagian'] {
  if (total === undefined || (jenis !== 'MUKA' && jenis !== 'ANGSUR')) return null
  return { total: total(isi), dibayar: sebelum + jumlah }
}

/** Answers the calls of the receipt of a payment: it names its promise, and fetches nothing. */
export const serveKertasKwitansi = <I, L extends string>(menepati: Menepati<I, L>): Handler[] =>
  serveKertas(menepati.kwitansi.kertas, 'kwitansi', async (ctx, nomor) => {
    const [found, qris] = await Promise.all([
      muatKwitansi(ctx, menepati, { nomor }),
      rekeningQris(ctx),
    ])
    return found.map((satu) => ({
      dicetak: { id: satu.id, nomor: satu.nomor, status: satu.status, cetak: 0 },
      gambar: [],
      halaman: (ke: Cetakan) =>
        notaKwitansi({
          ...dariToko(ctx, ke, false),
          ...dariDokumen({
            ...{ ...satu, no_faktur_group: '', jam: jamDi(ctx.toko.zona, satu.saat) },
            ...{ nama_sales: null, valid_by: null, alamat_customer: null, keterangan: null },
          }),
          ...{ nomor: satu.nomor, no_janji: satu.no_janji, jenis: satu.jenis },
          judul: menepati.kwitansi.document.title.toUpperCase(),
          barang: menepati.barang(satu.isi),
          jumlah: satu.jumlah,
          bagian: bagianDari(menepati, satu),
          url: ke.ke === 'CONTOH' ? '' : satu.nomor,
          ketentuan: [],
          pembayaran: bayarKertas(
            satu.pembayaran.map((each) => ({ ...each, qris: qris.has(each.no_rekening ?? '') })),
          ),
        }),
    }))
  })
