import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { list, maybe, row, text, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import type { Context } from '#server/serve'
import { defineLoad } from '#server/load'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { kasirDari } from '#modules/kas/muat.server'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
import { biayaMarketplace, biayaPesananBuku } from './biaya-marketplace.ts'
import { biayaPesanan, pendapatanDari, type Pendapatan } from './biaya.rules.ts'
import { bersihMarketplace } from './harga.rules.ts'
import { tanyaToko } from './hubungan.server.ts'
import { mejaDari, milikLain, sebabnya } from './tawaran.server.ts'

const muat = defineLoad(
  'muat_biaya_marketplace',
  row({
    ...{ lain: maybe(text), no_rekening: maybe(text), nomor: maybe(text), akun: petaAkun },
    barang: list(row({ harga: whole, persen: whole, status: text, status_luar: text })),
  }),
)

/** What the marketplace says of an order's money; undefined until it has worked that out. */
type Ditanya = (ctx: Context, no_pesanan: string) => Promise<Pendapatan | undefined>

const tanyaMarketplace: Ditanya = async (ctx, no_pesanan) =>
  pendapatanDari(
    await tanyaToko(mejaDari(ctx), ctx.kodeToko, {
      ...{ jalan: 'payment/get_escrow_detail', query: { order_sn: no_pesanan } },
    }).catch(sebabnya),
  )

/** Asked of the marketplace here: neither the worker nor a person says how much it is. */
export const catatDari = (tanya: Ditanya) =>
  serveCommand(biayaMarketplace, biayaMarketplace.commands.catat, async (ctx, { body }) => {
    const { no_pesanan } = body
    const minta = JSON.stringify({ no_pesanan })
    const { akun, barang, lain, no_rekening, nomor } = await ctx.db.load(muat, [
      ctx.kodeToko,
      minta,
    ])
    const dijual = barang.filter(({ status }) => status === 'DIJUAL')
    if (nomor !== null)
      throw new Refusal('Biaya Pesanan {{nomor}} Sudah Dicatat', { params: { nomor: no_pesanan } })
    const selesai = dijual.every(({ status_luar }) => status_luar === 'COMPLETED')
    if (dijual.length === 0 || !selesai)
      throw new Refusal('Pesanan {{nomor}} Belum Selesai Di Marketplace', {
        params: { nomor: no_pesanan },
      })
    if (lain !== null) throw milikLain(no_pesanan, lain)
    if (no_rekening === null) throw new Refusal('Rekening Marketplace Belum Diisi')
    const dari = await tanya(ctx, no_pesanan)
    if (!dari) throw new Refusal('Marketplace Belum Menghitung Biayanya', { code: 'E-KONEKSI' })
    const kotor = dijual.reduce((sum, { harga }) => sum + harga, 0)
    const { biaya, ...rinci } = biayaPesanan(dari, kotor)
    const perkiraan = dijual.reduce(
      (sum, { harga, persen }) => sum + harga - bersihMarketplace(harga, persen),
      0,
    )
    return {
      make: (id, baru) => {
        const gerak = { kategori: 'BIAYA MARKETPLACE', jumlah: 0 - biaya, keterangan: no_pesanan }
        const kas = barisTunai(id, kasirDari(ctx), gerak)
        return {
          isi: {
            no_pesanan,
            kotor,
            biaya,
            perkiraan,
            bersih: kotor - biaya,
            ...rinci,
            no_rekening,
          },
          books: [
            write(jurnal, jurnalDari(id, antara('BIAYA', 'BANK', biaya), akun)),
            write(
              kasBuku,
              biaya === 0 ? [] : [diRekening(kas, { no_rekening, no_ref: no_pesanan })],
            ),
            write(biayaPesananBuku, [{ no_pesanan, id_dokumen: id }]),
          ],
          answer: { nomor: baru },
        }
      },
    }
  })

export const catat = catatDari(tanyaMarketplace)

/** A fee that is to be booked. */
export interface BiayaJatuh {
  readonly kode_toko: string
  readonly no_pesanan: string
  readonly kode_barcode: string
  readonly coba: number
  readonly lama: string | null
}

/** Orders that are over, each held by who works on it. */
export const ambilBiaya = (banyak: number, sewaDetik: number) =>
  sql<BiayaJatuh>`select * from kencana.ambil_biaya_marketplace(${banyak}, ${sewaDetik})`
