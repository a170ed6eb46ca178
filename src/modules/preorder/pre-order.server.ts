import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { pageOf } from '#server/document/list'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, reply, type Context } from '#server/serve'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { daftarPreOrder } from './pre-order.calls.ts'
import {
  checkBatal,
  checkBukaLagi,
  jualDari,
  perluSelisih,
  preOrderKini,
  ringkas,
  terimaDari,
  type PreOrderKini,
} from './pre-order.rules.ts'
import { preOrder } from './pre-order.ts'

const { commands } = preOrder
const muat = defineLoad('muat_pre_order', maybe(preOrderKini))
const besar = (nomor: string): string => nomor.trim().toUpperCase()

/** @throws Refusal E-TIDAK-ADA */
async function satu(ctx: Context, nomor: string, lain: string | null = null) {
  const found = await ctx.db.load(muat, [ctx.kodeToko, besar(nomor), lain])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

/** A step of this pre-order; the document that it names stands as it was read. */
const langkah = (kini: PreOrderKini, facts?: object) => ({
  moves: [kini],
  periksa: [['pre_order', kini.lain ? [kini.lain] : []]] as const,
  make: () => ({ books: [], answer: { nomor: kini.nomor }, ...(facts ? { facts } : {}) }),
})

const simpan = serveCommand(
  preOrder,
  commands.simpan,
  (ctx, { body: { tgl_system, ...body } }) => ({
    tanggal: tanggalPosting(ctx, tgl_system),
    make: (_id, nomor) => ({
      isi: { ...body, ...ringkas(body.barang) },
      books: [],
      answer: { nomor },
    }),
  }),
)

const jual = serveMove(preOrder, commands.jual, async (ctx, { body }) => {
  const { baris, no_titipan, nomor, qty } = body
  const kini = await satu(ctx, nomor, besar(no_titipan))
  return langkah(kini, { dijual: jualDari(kini, { baris, qty, no_titipan }) })
})

const closing = serveMove(preOrder, commands.closing, async (ctx, { body }) =>
  langkah(await satu(ctx, body.nomor), { tgl_closing: ctx.toko.tgl_system }),
)

const terima = serveMove(preOrder, commands.terima, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor, besar(body.no_terima))
  const no_terima = terimaDari(kini, body.no_terima)
  return { ...langkah(kini, { no_terima }), needs: perluSelisih(kini) }
})

const bukaLagi = serveMove(preOrder, commands.bukaLagi, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  checkBukaLagi(kini)
  return langkah({ ...kini, lain: null }, { no_terima: null })
})

const batal = serveMove(preOrder, commands.batal, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  checkBatal(kini)
  return langkah(kini)
})

const halaman = pageOf(preOrder, preOrder.list)

const daftar = handle(daftarPreOrder, async (ctx, { query }) => {
  const limit = query.limit ?? 50
  const page = query.page ?? 1
  const skip = query.skip ?? (page - 1) * limit
  const { status } = query
  const { count, rows } = await halaman(
    ctx,
    () => (status === null ? sql`` : sql`and s.status = ${status}`),
    { limit, skip },
  )
  const kosong = count === 0 ? { message: 'Data Tidak Tersedia' } : {}
  return reply({ count, preorders: rows, skip, limit, page }, kosong)
})

export const handlers = [simpan, jual, closing, terima, bukaLagi, batal, daftar]
