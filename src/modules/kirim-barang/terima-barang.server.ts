import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import {
  baruDatang,
  sudahDitarik,
  suratKe,
  suratPertama,
  tidakAda,
} from '#modules/antar-toko/antar-toko.server'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { mintaGambar } from './gambar.server.ts'
import { gerakTerima, gramTerima, jurnalTerima, koreksiTerima } from './kirim-barang.effects.ts'
import { perluSelisih } from './kirim-barang.rules.ts'
import { kirimBarang, type beritaSampai } from './kirim-barang.ts'
import { settingKirimBarang } from './setting.ts'
import {
  datang as terkirim,
  faktaTerima,
  menungguDari,
  selisihTerima,
  terimaDari,
  type Datang,
} from './terima-barang.rules.ts'
import { terimaBarang } from './terima-barang.ts'
import type { RowOf } from '#kernel/field'

const { commands } = terimaBarang

const load = defineLoad('muat_terima_barang', maybe(terkirim))

/** @throws Refusal E-TIDAK-ADA */
async function muatDatang(ctx: Context, minta: Readonly<Record<string, string>>): Promise<Datang> {
  const kini = await ctx.db.load(load, [ctx.kodeToko, JSON.stringify(minta)])
  if (!kini) throw tidakAda()
  return kini
}
export const bernomor = (ctx: Context, nomor: string) =>
  muatDatang(ctx, { nomor: nomor.trim().toUpperCase() })

/** The shop that sent it is told; each letter of a parcel is one of its own. */
const kabari = (
  ctx: Context,
  kini: Datang,
  isi: Omit<RowOf<typeof beritaSampai>, 'id_kirim' | 'penerima' | 'tgl_terima'>,
) =>
  suratKe(
    ctx,
    kini.asal,
    kirimBarang.commands.diterima,
    {
      ...{ ...isi, id_kirim: kini.id_kirim },
      ...{ penerima: ctx.user.user_id, tgl_terima: ctx.toko.tgl_system },
    },
    {
      ...{ judul: kirimBarang.title, keterangan: kini.no_reff },
      subjek: `barang/${kini.id}/${kini.versi}`,
    },
  )

const datang = serveCommand(terimaBarang, commands.datang, async (ctx, { body }) => ({
  periksa: await suratPertama(ctx, terimaBarang.name, body, sudahDitarik),
  make: (_id, nomor) => ({ isi: body, books: [], answer: { nomor } }),
}))

/** Its letter has not come: it is not taken when it does. */
const urung = serveCommand(terimaBarang, commands.urung, async (ctx, { body }) => {
  const { lepas: dilepas, ...kepala } = body
  return {
    periksa: await suratPertama(ctx, terimaBarang.name, body, baruDatang),
    make: (_id, nomor) => ({
      isi: { ...kepala, no_segel: '', baris: [], dilepas },
      books: [],
      answer: { nomor, lepas: dilepas },
    }),
  }
})

/**
 * The shop that sent it takes it back: all of it, or what nobody has received. One that let go
 * already says again what, also to another person there: the answer may have been lost.
 */
const lepas = serveMove(terimaBarang, commands.lepas, async (ctx, { body }) => {
  const { asal, id_kirim, utuh } = body
  const kini = await muatDatang(ctx, { asal, id_kirim })
  const lagi = !utuh && kini.isi.dilepas.length > 0
  checkStands(
    terimaBarang,
    { from: commands.lepas.from.filter((one) => lagi || one !== 'DONE') },
    kini,
  )
  if (utuh && kini.isi.diterima.length > 0)
    throw new Refusal('{{no_kirim}} Sudah Diterima Sebagian', {
      params: { no_kirim: kini.no_reff },
    })
  const sisa = menungguDari(kini).map(({ kode_barcode }) => kode_barcode)
  const dilepas = [...kini.isi.dilepas, ...sisa]
  return {
    moves: [
      {
        ...kini,
        ke: kini.status === 'DONE' || kini.isi.diterima.length > 0 ? 'DONE' : 'BATAL',
      },
    ],
    make: () => ({
      facts: { dilepas },
      books: [],
      answer: { nomor: kini.nomor, lepas: dilepas },
    }),
  }
})

/** What is in the parcel comes in, each piece once; the shop that sent it is told. */
const terima = serveMove(terimaBarang, commands.terima, async (ctx, { body }) => {
  const kini = await bernomor(ctx, body.nomor)
  checkStands(terimaBarang, commands.terima, kini)
  const hasil = terimaDari(body, kini, ctx.setting(settingKirimBarang.TOLERANSI_KIRIM_BARANG))
  const { alasan_selisih: alasan, segel_terima } = body
  const fakta = faktaTerima(hasil, kini)
  return {
    moves: [{ ...kini, ke: hasil.ke }],
    needs: perluSelisih(selisihTerima(hasil, body, kini), alasan, 'alasan_selisih'),
    make: () => ({
      facts: {
        ...{ ...fakta, segel_terima, segel_beda: hasil.segel_beda, alasan_selisih: alasan },
        ...{ penerima: ctx.user.user_id, tgl_terima: ctx.toko.tgl_system },
      },
      books: [
        write(koreksiBarangBuku, koreksiTerima(kini.id, hasil.terima)),
        write(gerakBarang, gerakTerima(kini.id, hasil.terima, body)),
        write(gram, gramTerima(kini.id, hasil.terima, kini.asal, body)),
        write(jurnal, jurnalTerima(kini.id, hasil.terima, kini.akun)),
        ...kabari(ctx, kini, {
          terima: hasil.terima.map((one) => ({
            ...{ kode_barcode: one.kini.kode_barcode, berat: one.berat },
            timbang: one.berat_label + one.selisih,
          })),
          lepas: hasil.kurang.map(({ kode_barcode }) => kode_barcode),
          asing: hasil.asing.map(({ kode_barcode }) => kode_barcode),
          ...{ segel_terima, alasan, ditolak: false },
        }),
        ...mintaGambar(ctx, kini, hasil.terima),
      ],
      answer: reply({ nomor: kini.nomor }, { message: 'Terima Barang Berhasil' }),
    }),
  }
})

const tolak = serveMove(terimaBarang, commands.tolak, async (ctx, { body }) => {
  const kini = await bernomor(ctx, body.nomor)
  checkStands(terimaBarang, commands.tolak, kini)
  const sisa = menungguDari(kini).map(({ kode_barcode }) => kode_barcode)
  return {
    moves: [{ ...kini, ke: kini.isi.diterima.length > 0 ? 'DONE' : 'TOLAK' }],
    make: () => ({
      facts: {
        ...{ dilepas: [...kini.isi.dilepas, ...sisa], alasan_selisih: body.alasan },
        pcs_kurang: kini.isi.pcs_kurang + sisa.length,
      },
      books: kabari(ctx, kini, {
        ...{ terima: [], lepas: sisa, asing: [], segel_terima: null },
        ...{ alasan: body.alasan, ditolak: true },
      }),
      answer: { nomor: kini.nomor },
    }),
  }
})

export const terimaHandlers = [datang, urung, lepas, terima, tolak]
