import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import { saidOf } from '#server/words'
import { tidakDitemukan } from '#modules/stok/data-barang.server'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { fotoBarang } from './foto-barang.ts'
import { cocokkanFoto, simpanFoto } from './foto.calls.ts'
import { cocokkan, kodeDariNama, periksaFoto, type BarangFoto } from './foto.rules.ts'

/** Pieces that these codes may mean; one that left the shop only by its barcode. */
const muat = (ctx: Context, kode: readonly string[]) =>
  ctx.db.rows<BarangFoto>(
    ctx.kodeToko,
    sql`select kode_barcode, kode_intern, nama_barang, status, gambar, versi from barang
      where kode_toko = ${ctx.kodeToko} and (kode_barcode = any(${kode}::text[])
        or (kode_gudang is not null and upper(trim(kode_intern)) = any(${kode}::text[])))
      order by kode_barcode`,
  )

export const cocok = handle(cocokkanFoto, async (ctx, { body }) => {
  const barang = await muat(ctx, [...new Set(body.nama.map(kodeDariNama))])
  return cocokkan(body.nama, barang).map((one, at) => {
    const nama = body.nama[at] ?? ''
    return one instanceof Refusal
      ? { nama, kode_barcode: null, nama_barang: null, kalimat: saidOf(one, ctx.t).message }
      : { nama, kode_barcode: one.kode_barcode, nama_barang: one.nama_barang, kalimat: null }
  })
})

export const simpan = handle(simpanFoto, async (ctx, { body: { baris } }) => {
  const kode = baris.map(({ kode_barcode }) => kode_barcode)
  const ada = new Map((await muat(ctx, kode)).map((one) => [one.kode_barcode, one]))
  await fotoAda(ctx, baris)
  const barang = baris.map(({ gambar, kode_barcode }, at) => {
    const kini = ada.get(kode_barcode)
    if (!kini) throw tidakDitemukan(kode_barcode)
    periksaFoto(kini)
    if (kode.indexOf(kode_barcode) !== at)
      throw new Refusal('Barang {{kode_barcode}} Sudah Dapat Foto Dari File Lain', {
        params: { kode_barcode },
      })
    return { ...kini, baru: gambar }
  })
  const id = newId()
  const { name: jenis, prefix } = fotoBarang
  const { call, to } = fotoBarang.commands.simpan
  const saved = await post(
    ctx,
    {
      perintah: call,
      dokumen: [{ id, jenis, prefix, status: to, isi: { jumlah: baris.length, baris } }],
      periksa: [
        [
          'barang',
          barang.map(({ kode_barcode, status, versi }) => ({ kode_barcode, status, versi })),
        ],
      ],
      tulis: [
        [
          'koreksi_barang',
          barang.map(({ baru, kode_barcode }) => ({
            id_dokumen: id,
            kode_barcode,
            sebelum: { gambar: null },
            sesudah: { gambar: baru },
          })),
        ],
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor: saved.nomor })
  return saved
})
