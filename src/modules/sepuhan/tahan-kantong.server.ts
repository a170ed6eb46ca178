import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { bolehDari, gerakKantong } from '#modules/pembelian/kantong/kantong'
import { gerakKe, gramPindah } from '#modules/pembelian/kantong/kantong.effects'
import { kantong, kantongDi, type Kantong } from '#modules/pembelian/kantong/kantong.rules'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { bagasi } from './sortir.server.ts'
import { tahanKantong } from './tahan-kantong.ts'

const { commands } = tahanKantong

/** A bag as heavy as it was goes somewhere. */
const pindah = (id: string, bag: Kantong, ke: 'BRANKAS' | 'DITAHAN') => {
  const tetap = { kantong: bag, berat: bag.berat, murni: bag.murni }
  return [write(gerakKantong, [gerakKe(id, tetap, ke)]), write(gram, gramPindah(id, [tetap], ke))]
}

const simpan = serveCommand(tahanKantong, commands.simpan, async (ctx, { body }) => {
  const { alasan: _, foto_surat, kode_kantong } = body
  await fotoAda(ctx, [{ gambar: foto_surat }], () => 'foto_surat')
  const [found] = (await bagasi(ctx, [body])).kantong
  const bag = kantongDi(kode_kantong, found, bolehDari.TAHAN, 'kode_kantong')
  return {
    make: (id, nomor) => ({
      isi: { kode_kantong: bag.kode_kantong, nama_barang: bag.nama_barang, foto_surat },
      books: pindah(id, bag, 'DITAHAN'),
      answer: { nomor },
    }),
  }
})

const ditahan = defineLoad(
  'muat_tahan_kantong',
  maybe(row({ id: text, nomor: text, status: text, versi: whole, kantong: maybe(kantong) })),
)

const lepas = serveMove(tahanKantong, commands.lepas, async (ctx, { body }) => {
  const kini = await ctx.db.load(ditahan, [ctx.kodeToko, body.nomor.trim().toUpperCase()])
  if (!kini) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const bag = kini.kantong
  return {
    moves: [kini],
    make: () => ({
      books: bag === null ? [] : pindah(kini.id, bag, 'BRANKAS'),
      answer: { nomor: kini.nomor },
    }),
  }
})

export const tahanHandlers = [simpan, lepas]
