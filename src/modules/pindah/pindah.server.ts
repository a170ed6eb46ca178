import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { jamDi } from '#kernel/tanggal'
import { list, maybe, pair, row, text, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { renderNota } from '#server/paper/nota-pdf'
import { defineLoad } from '#server/load'
import { fileReply, handle, type Context } from '#server/serve'
import type { FaktaBaki } from '#modules/stok/baki.rules'
import { gerakBarang, gram } from '#modules/stok/buku'
import { kertasPindah, suratPindah } from './kertas-pindah.ts'
import { barangUntukPindah, cetakPindah, isiBaki } from './pindah.calls.ts'
import { gerakPindah, gramPindah } from './pindah.effects.ts'
import {
  bebasDiBaki,
  jumlahBerat,
  checkAsal,
  pindahDari,
  satuBakiDari,
  barangLetak,
  type BarangDiBaki,
  type BarangLetak,
} from './pindah.rules.ts'
import { pindahBarang, type caraPindah, type tujuanPindah } from './pindah-barang.ts'

const muat = defineLoad(
  'muat_pindah',
  row({
    barang: list(barangLetak),
    versi: whole,
    baki: list(pair(text, row({ kode_gudang: text, status_baki: text }))),
  }),
)

const surat = defineLoad('surat_pindah', maybe(suratPindah))

interface UntukPindah {
  readonly barang: readonly BarangLetak[]
  readonly baki: FaktaBaki
  /** The trays are as they were read. */
  readonly periksa: readonly [string, unknown]
}

/** These pieces, or all of a tray, with the trays of the shop. */
async function muatPindah(
  ctx: Context,
  minta: { readonly barcode: readonly string[] } | { readonly baki: string },
): Promise<UntukPindah> {
  const { baki, barang, versi } = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])
  return { barang, baki: new Map(baki), periksa: ['tabel', [{ tabel: 'baki', versi }]] }
}

/** A scanned piece: told at once when it cannot be moved. */
const barang = handle(barangUntukPindah, async (ctx, { params }) => {
  const kode_barcode = params.kode_barcode.toUpperCase()
  const termuat = await muatPindah(ctx, { barcode: [kode_barcode] })
  const piece = bebasDiBaki(kode_barcode, termuat.barang[0], 'kode_barcode')
  checkAsal(piece.kode_baki, termuat.baki, 'kode_barcode')
  return piece
})

/** All that lies in a tray. */
const isiSatuBaki = handle(isiBaki, async (ctx, { params }) => {
  const kode_baki = params.kode_baki.toUpperCase()
  const termuat = await muatPindah(ctx, { baki: kode_baki })
  if (!termuat.baki.has(kode_baki))
    throw new Refusal('Baki {{kode_baki}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { kode_baki },
    })
  return termuat.barang.map((piece) => ({
    ...piece,
    kode_gudang: piece.kode_gudang ?? '',
    kode_baki,
  }))
})

/** One document moves them all, or none. */
function pindahkan(
  cara: keyof typeof caraPindah,
  { keterangan, kode_baki, kode_gudang }: RowOf<typeof tujuanPindah>,
  pieces: readonly BarangDiBaki[],
  { periksa }: UntukPindah,
) {
  const [pcs, berat] = [pieces.length, jumlahBerat(pieces)]
  const ke = { kode_gudang, kode_baki }
  return {
    periksa: [periksa],
    make: (id: string, nomor: string) => ({
      isi: { cara, ke: `${kode_gudang} / ${kode_baki}`, keterangan, pcs, berat },
      books: [
        write(gerakBarang, gerakPindah(id, pieces, ke)),
        write(gram, gramPindah(id, pieces, ke)),
      ],
      answer: { nomor, pcs, berat },
    }),
  }
}

/** Its slip, for both to sign. */
const cetak = handle(cetakPindah, async (ctx, { body }) => {
  const move = await ctx.db.load(surat, [ctx.kodeToko, body.nomor])
  if (!move) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const { alamat_toko, nama_toko, zona } = ctx.toko
  const halaman = kertasPindah({ ...move, jam: jamDi(zona, move.saat), nama_toko, alamat_toko })
  return fileReply({
    type: 'application/pdf',
    name: `${move.nomor}.pdf`,
    body: await renderNota(halaman),
    inline: true,
  })
})

const { satuBaki, simpan } = pindahBarang.commands

export const handlers = [
  barang,
  isiSatuBaki,
  /** Scanned pieces into one tray. */
  serveCommand(pindahBarang, simpan, async (ctx, { body }) => {
    const termuat = await muatPindah(ctx, {
      barcode: body.baris.map(({ kode_barcode }) => kode_barcode),
    })
    const pieces = pindahDari(body, body.baris, termuat.barang, termuat.baki)
    return pindahkan('BARANG', body, pieces, termuat)
  }),
  /** All of one tray into another. */
  serveCommand(pindahBarang, satuBaki, async (ctx, { body }) => {
    const termuat = await muatPindah(ctx, { baki: body.dari_baki })
    return pindahkan('BAKI', body, satuBakiDari(body, termuat.barang, termuat.baki), termuat)
  }),
  cetak,
]
