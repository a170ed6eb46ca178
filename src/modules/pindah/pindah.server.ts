import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import type { FaktaBaki } from '#modules/stok/baki.rules'
import { isi } from '#modules/stok/master-barang.server'
import { barangUntukPindah, isiBaki, simpanPindah, simpanSatuBaki } from './pindah.calls.ts'
import { gerakPindah, gramPindah } from './pindah.effects.ts'
import {
  bebasDiBaki,
  jumlahBerat,
  periksaAsal,
  pindahDari,
  satuBakiDari,
  type BarangDiBaki,
  type BarangLetak,
} from './pindah.rules.ts'
import { pindahBarang, type caraPindah } from './pindah-barang.ts'

/** The one answer of muat_pindah. */
interface Termuat {
  readonly barang: readonly BarangLetak[]
  readonly versi: number
  readonly baki: readonly (readonly [
    string,
    FaktaBaki extends ReadonlyMap<string, infer V> ? V : never,
  ])[]
}

export interface UntukPindah {
  readonly barang: readonly BarangLetak[]
  readonly baki: FaktaBaki
  /** The trays are as they were read. */
  readonly periksa: readonly [string, unknown]
}

/** These pieces, or all of a tray, with the trays of the shop. */
export async function muatPindah(
  ctx: Context,
  minta: { readonly barcode: readonly string[] } | { readonly baki: string },
): Promise<UntukPindah> {
  const { baki, barang, versi } = await ctx.db.call<Termuat>('muat_pindah', [
    ctx.kodeToko,
    JSON.stringify(minta),
  ])
  return { barang, baki: new Map(baki), periksa: ['tabel', [{ tabel: 'baki', versi }]] }
}

const shown = (piece: BarangLetak) => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kadar: piece.kadar,
  berat: piece.berat,
  berat_kotor: piece.berat_kotor,
  status: piece.status,
  kode_gudang: piece.kode_gudang ?? '',
  kode_baki: piece.kode_baki ?? '',
  gambar: piece.gambar,
})

/** A scanned piece: told at once when it cannot be moved. */
export const barang = handle(barangUntukPindah, async (ctx, { params }) => {
  const kode_barcode = params.kode_barcode.toUpperCase()
  const termuat = await muatPindah(ctx, { barcode: [kode_barcode] })
  const piece = bebasDiBaki(kode_barcode, termuat.barang[0], 'kode_barcode')
  periksaAsal(piece.kode_baki, termuat.baki, 'kode_barcode')
  return shown(piece)
})

/** All that lies in a tray. */
export const isiSatuBaki = handle(isiBaki, async (ctx, { params }) => {
  const kode_baki = params.kode_baki.toUpperCase()
  const termuat = await muatPindah(ctx, { baki: kode_baki })
  if (!termuat.baki.has(kode_baki))
    throw new Refusal('Baki {{kode_baki}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { kode_baki },
    })
  return termuat.barang.map(shown)
})

interface Pindah {
  readonly perintah: string
  readonly cara: keyof typeof caraPindah
  readonly tujuan: { kode_gudang: string; kode_baki: string; keterangan: string | null }
  readonly pieces: readonly BarangDiBaki[]
  readonly periksa: readonly [string, unknown]
}

/** One document moves them all, or none. */
async function pindahkan(ctx: Context, { cara, perintah, periksa, pieces, tujuan }: Pindah) {
  const id = newId()
  const { commands, name: jenis, prefix } = pindahBarang
  const { keterangan, kode_baki, kode_gudang } = tujuan
  const [pcs, berat] = [pieces.length, jumlahBerat(pieces)]
  const saved = await post(
    ctx,
    {
      perintah,
      dokumen: [
        {
          id,
          jenis,
          prefix,
          status: commands.simpan.to,
          isi: { cara, kode_gudang, kode_baki, keterangan, pcs, berat },
        },
      ],
      periksa: [periksa],
      tulis: [
        ['gerak_barang', gerakPindah(id, pieces, tujuan)],
        ...isi('gram', gramPindah(id, pieces, tujuan)),
      ],
    },
    { nomor: numberOf(id), pcs, berat },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor: saved.nomor })
  return saved
}

/** Scanned pieces into one tray. */
export const simpan = handle(simpanPindah, async (ctx, { body }) => {
  const {
    baki,
    barang: found,
    periksa,
  } = await muatPindah(ctx, {
    barcode: body.baris.map(({ kode_barcode }) => kode_barcode),
  })
  const pieces = pindahDari(body, body.baris, found, baki)
  const perintah = pindahBarang.commands.simpan.call
  return pindahkan(ctx, { perintah, cara: 'BARANG', tujuan: body, pieces, periksa })
})

/** All of one tray into another. */
export const satuBaki = handle(simpanSatuBaki, async (ctx, { body }) => {
  const { baki, barang: found, periksa } = await muatPindah(ctx, { baki: body.dari_baki })
  const pieces = satuBakiDari(body, found, baki)
  const perintah = pindahBarang.commands.satuBaki.call
  return pindahkan(ctx, { perintah, cara: 'BAKI', tujuan: body, pieces, periksa })
})
