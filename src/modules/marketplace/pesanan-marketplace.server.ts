import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { born, checkStands, serve, serveCommand, serveMove, step } from '#server/document/run'
import { onlyActive } from '#server/master/active'
import { reply, type Context } from '#server/serve'
import { checkDikenal } from '#modules/pelanggan/identitas.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { settle } from '#modules/pembayaran/pembayaran.rules'
import { checkUang } from '#modules/pembayaran/uang.server'
import { periksaHarga, untukPeminta } from '#modules/penjualan/hargai.server'
import { muatPenjualan } from '#modules/penjualan/muat.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { checkDijanjikan } from '#modules/preorder/dijanjikan.server'
import { statusBarang } from '#modules/stok/barang'
import { gerakBarang } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { muatBarang, periksaBarang } from '#modules/stok/master-barang.server'
import { bukuTitipan, type BarangDipilih } from '#modules/titipan/buat.server'
import { settingTitipan } from '#modules/titipan/setting'
import { dokumenTitipan } from '#modules/titipan/titipan'
import { batasTitip } from '#modules/titipan/titipan.rules'
import { dihargai } from './dihargai.server.ts'
import { pesananBuku, pesananMarketplace } from './pesanan-marketplace.ts'
import { milikLain } from './tawaran.server.ts'

const { commands, name } = pesananMarketplace

interface Pesanan {
  readonly no_pesanan: string
  readonly kode_barcode: string
  readonly harga: number
  readonly no_rekening: string | null
  /** How it stands at the marketplace. */
  readonly status_luar: string
  /** Of which shop of the marketplace it is, as far as that is known. */
  readonly shop_id: string | null
  /** The shop is connected with that one, with another, or with none: it hears of it or not. */
  readonly hubungan: 'LAIN' | 'PUTUS' | 'SENDIRI'
}

/** A piece of an order, and the account that the marketplace pays into. @throws Refusal */
async function satu(ctx: Context, no_pesanan: string, kode_barcode: string): Promise<Pesanan> {
  const found = await ctx.db.row<Pesanan>(
    ctx.kodeToko,
    sql`select p.no_pesanan, p.kode_barcode, p.harga::float8 as harga, p.status_luar, m.no_rekening,
        p.shop_id::text as shop_id, case when h.shop_id is null then 'PUTUS'
          when p.shop_id <> h.shop_id then 'LAIN'
          when coalesce(p.shop_id, t.shop_id) = h.shop_id or t.item_id is not null then 'SENDIRI'
          else 'PUTUS' end as hubungan
      from kencana.pesanan_marketplace p
        join kencana.tawaran_marketplace t using (kode_toko, kode_barcode)
        left join kencana.hubungan_marketplace h on h.kode_toko = p.kode_toko
        left join kencana.marketplace m on m.kode_toko = h.kode_toko
          and m.kode_marketplace = h.kode_marketplace
      where p.kode_toko = ${ctx.kodeToko} and p.no_pesanan = ${no_pesanan}
        and p.kode_barcode = ${kode_barcode}`,
  )
  if (!found)
    throw new Refusal('Pesanan {{nomor}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { nomor: no_pesanan },
    })
  return found
}

/** States of an order at the marketplace whose money it does not have, or gives back. */
const belumDibayar: ReadonlySet<string> = new Set(['UNPAID', 'PENDING', 'IN_CANCEL', 'CANCELLED'])

/** It stays in its tray: the counter, and whoever moves pieces, is refused from now on. */
export const pesan = serveCommand(pesananMarketplace, commands.pesan, async (ctx, { body }) => {
  const { harga, kode_barcode, no_pesanan } = await satu(ctx, body.no_pesanan, body.kode_barcode)
  const { kini } = await muatBarang(ctx, kode_barcode)
  if (kini.status !== 'ADA')
    throw refusedField('kode_barcode', 'Barang {{kode_barcode}} Tidak Ada Di Baki, {{status}}', {
      ...{ kode_barcode, status: statusBarang[kini.status] },
    })
  const { berat, nama_barang, versi } = kini
  const dijanjikan = await checkDijanjikan(ctx, [kode_barcode], [], () => 'kode_barcode')
  return {
    periksa: [periksaBarang([kini]), ...dijanjikan],
    make: (id, nomor) => ({
      isi: { no_pesanan, kode_barcode, harga, nama_barang, berat },
      books: [
        write(gerakBarang, [{ ...gerakDari(id, kini, 'TITIP', kini), versi }]),
        write(pesananBuku, [{ no_pesanan, kode_barcode, status: 'DIPESAN', id_dokumen: id }]),
      ],
      answer: { nomor },
    }),
  }
})

/** The document, and the piece that it holds. */
async function dipegang(ctx: Context, nomor: string) {
  const dokumen = await loadDocument(ctx, { name, books: [gerakBarang] }, nomor)
  const kode_barcode = String(dokumen.isi['kode_barcode'])
  const no_pesanan = String(dokumen.isi['no_pesanan'])
  return { dokumen, kode_barcode, no_pesanan }
}

export const lepas = serveMove(pesananMarketplace, commands.lepas, async (ctx, { body }) => {
  const { dokumen, kode_barcode, no_pesanan } = await dipegang(ctx, body.nomor)
  checkStands(pesananMarketplace, commands.lepas, dokumen)
  // Its buyer waits for it: two people would have bought one piece.
  const { hubungan, shop_id, status_luar } = await satu(ctx, no_pesanan, kode_barcode)
  const hidup = status_luar !== 'CANCELLED'
  if (hidup && hubungan === 'LAIN') throw milikLain(no_pesanan, shop_id ?? '')
  if (hidup && hubungan === 'SENDIRI')
    throw new Refusal('Pesanan {{nomor}} Belum Dibatalkan Di Marketplace', {
      params: { nomor: no_pesanan },
    })
  const { kini } = await muatBarang(ctx, kode_barcode)
  const { id, nomor } = dokumen
  return {
    moves: [dokumen],
    periksa: [periksaBarang([kini])],
    make: () => ({
      books: [
        write(gerakBarang, [{ ...gerakDari(id, kini, 'ADA', kini), versi: kini.versi }]),
        write(pesananBuku, [{ no_pesanan, kode_barcode, status: 'BATAL', id_dokumen: id }]),
      ],
      answer: { nomor },
    }),
  }
})

/** The piece at the price of the order, as if it were free, and what somebody has to agree to. */
function berharga(
  ctx: Context,
  termuat: Awaited<ReturnType<typeof muatPenjualan>>,
  pesanan: Pesanan,
) {
  const bebas = { ...termuat, barang: termuat.barang.map((one) => ({ ...one, dititip: true })) }
  const { barang, biasa, janji, perlu } = dihargai(ctx, bebas, pesanan)
  const { harga_gram, harga_jual } = biasa
  const dipilih: BarangDipilih = { ...barang, harga_gram, harga_jual, ...janji }
  return { barang: dipilih, needs: untukPeminta(ctx, perlu) }
}

/** The marketplace has the money: it is a deposit of the buyer, and the counter sells for it. */
export const jual = serve(pesananMarketplace, commands.jual, async (ctx, { body }) => {
  const { dokumen, kode_barcode, no_pesanan } = await dipegang(ctx, body.nomor)
  checkStands(pesananMarketplace, commands.jual, dokumen)
  const pesanan = await satu(ctx, no_pesanan, kode_barcode)
  const { harga, hubungan, no_rekening, shop_id } = pesanan
  if (belumDibayar.has(pesanan.status_luar))
    throw new Refusal('Pesanan Ini Belum Dibayar Di Marketplace')
  if (hubungan === 'LAIN') throw milikLain(no_pesanan, shop_id ?? '')
  if (no_rekening === null) throw new Refusal('Rekening Marketplace Belum Diisi')
  const termuat = await muatPenjualan(ctx, [kode_barcode], null)
  await onlyActive(ctx, { ...salesDipilih(body), versi: termuat.versi['sales'] })
  const { barang, needs } = berharga(ctx, termuat, pesanan)
  const uang = { jenis: 'TRANSFER' as const, no_rekening, jumlah: harga, fee: 0, diterima: null }
  const lunas = settle([{ ...uang, no_ref: no_pesanan }], harga)
  await checkUang(ctx, [{ ...uang, no_ref: no_pesanan }], 'Titipan Tidak Dibayar Dengan Titipan')
  const dikenal = await checkDikenal(ctx, body, { nilai: harga })
  const { id: id_asal, nomor } = dokumen
  return {
    needs,
    periksa: [periksaHarga(termuat), ...dikenal],
    write: async () => {
      const pelanggan = await pelangganDari(ctx, body)
      const id = newId()
      const no_titipan = numberOf(id)
      const titip = {
        ...{
          kode_sales: body.kode_sales,
          id_pelanggan: pelanggan.id ?? '',
          keterangan: no_pesanan,
        },
        tgl_batas: batasTitip(ctx.toko.tgl_system, ctx.setting(settingTitipan.TITIPAN_HARI), null),
        ...{ jumlah: harga, kunci_harga: true, barang },
      }
      return {
        makes: [
          born(dokumenTitipan, dokumenTitipan.commands.simpan, { id, id_asal, status: 'TITIP' }),
        ],
        steps: [step(pesananMarketplace, commands.jual, dokumen)],
        books: [
          ...pelanggan.books,
          ...bukuTitipan(ctx, id, titip, { lunas, peta: termuat.akun, langsung: true }),
          write(pesananBuku, [{ no_pesanan, kode_barcode, status: 'DIJUAL', id_dokumen: id_asal }]),
        ],
        nomor: [nomor],
        answer: reply(
          { nomor, no_titipan, kode_barcode },
          { message: 'Pesanan {{nomor}} Siap Dijual Di Konter', params: { nomor: no_pesanan } },
        ),
      }
    },
  }
})

export const pesananHandlers = [pesan, jual, lepas]
