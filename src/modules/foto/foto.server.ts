import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { serveCommand } from '#server/document/run'
import { handle, type Context } from '#server/serve'
import { saidOf } from '#server/words'
import { koreksiBarangBuku } from '#modules/stok/buku'
import { tidakDitemukan } from '#modules/stok/data-barang.server'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { periksaBarang } from '#modules/stok/master-barang.server'
import { fotoBarang } from './foto-barang.ts'
import { cocokkanFoto } from './foto.calls.ts'
import { cocokkan, kodeDariNama, checkFoto, type BarangFoto } from './foto.rules.ts'

/** Pieces that these codes may mean; one that left the shop only by its barcode. */
const muat = (ctx: Context, kode: readonly string[]) =>
  ctx.db.rows<BarangFoto>(
    ctx.kodeToko,
    sql`select kode_barcode, kode_intern, nama_barang, status, gambar, versi from barang
      where kode_toko = ${ctx.kodeToko} and (kode_barcode = any(${kode}::text[])
        or (kode_gudang is not null and upper(trim(kode_intern)) = any(${kode}::text[])))
      order by kode_barcode`,
  )

const cocok = handle(cocokkanFoto, async (ctx, { body }) => {
  const barang = await muat(ctx, [...new Set(body.nama.map(kodeDariNama))])
  return cocokkan(body.nama, barang).map((one, at) => {
    const nama = body.nama[at] ?? ''
    return one instanceof Refusal
      ? { nama, kode_barcode: null, nama_barang: null, kalimat: saidOf(one, ctx.t).message }
      : { nama, kode_barcode: one.kode_barcode, nama_barang: one.nama_barang, kalimat: null }
  })
})

const simpan = serveCommand(
  fotoBarang,
  fotoBarang.commands.simpan,
  async (ctx, { body: { baris } }) => {
    const kode = baris.map(({ kode_barcode }) => kode_barcode)
    const ada = new Map((await muat(ctx, kode)).map((one) => [one.kode_barcode, one]))
    await fotoAda(ctx, baris)
    const barang = baris.map(({ gambar, kode_barcode }, at) => {
      const kini = ada.get(kode_barcode)
      if (!kini) throw tidakDitemukan(kode_barcode)
      checkFoto(kini)
      if (kode.indexOf(kode_barcode) !== at)
        throw new Refusal('Barang {{kode_barcode}} Sudah Dapat Foto Dari File Lain', {
          params: { kode_barcode },
        })
      return { ...kini, baru: gambar }
    })
    return {
      periksa: [periksaBarang(barang)],
      make: (id, nomor) => ({
        isi: { jumlah: baris.length, baris },
        books: [
          write(
            koreksiBarangBuku,
            barang.map(({ baru, kode_barcode }) => ({
              id_dokumen: id,
              kode_barcode,
              sebelum: { gambar: null },
              sesudah: { gambar: baru },
            })),
          ),
        ],
        answer: { nomor },
      }),
    }
  },
)

export const handlers = [cocok, simpan]
