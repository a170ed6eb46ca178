import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { born, serve, serveMove } from '#server/document/run'
import { reply, type Context } from '#server/serve'
import { dibuka, hariToko, muatHari } from './muat.server.ts'
import { simpanSegelTerakhir } from './segel.server.ts'
import { checkBuka } from './tutup-toko.rules.ts'
import { hariBuku, segelBuku, tutupHari } from './tutup-toko.ts'

const { bukaLagi, mulai: perintahMulai } = tutupHari.commands

/** Every server and every page of the shop asks anew which date it stands on. */
const tanggalBaru = (ctx: Context): void => ctx.live.shopChanged(ctx.kodeToko, 'toko')

/** Opens the closed shop for the date it stands on; for a later one, that day is closed empty. */
export const mulai = serve(tutupHari, perintahMulai, async (ctx, { body }) => {
  const { tgl_buka } = body
  const termuat = await muatHari(ctx)
  const { buka, segel, tgl_system } = termuat
  if (buka || segel === null || body.tgl_system !== tgl_system)
    throw new Refusal('Toko Sudah Dibuka', { code: 'E-MDB:02' })
  checkBuka(hariToko(ctx, termuat), tgl_buka)
  const lewat = tgl_buka > tgl_system ? newId() : null
  const answer = reply(
    { tgl_system: tgl_buka },
    { message: 'Toko Dibuka Untuk Tanggal {{tgl_system}}', params: { tgl_system: tgl_buka } },
  )
  const ini = dibuka(lewat ?? segel.id, tgl_system)
  return {
    write: () =>
      lewat === null
        ? { books: [write(hariBuku, [ini])], answer }
        : {
            makes: [
              born(tutupHari, perintahMulai, {
                id: lewat,
                isi: { tgl_system, tgl_berikut: tgl_buka },
              }),
            ],
            books: [
              write(hariBuku, [
                ini,
                { ...ini, status: 'TUTUP', berikut: tgl_buka },
                dibuka(lewat, tgl_buka),
              ]),
              write(segelBuku, [{}]),
            ],
            answer,
          },
    after: async () => {
      tanggalBaru(ctx)
      if (lewat !== null) await simpanSegelTerakhir(ctx)
    },
  }
})

/** OWN opens the last closed day again; who, when and why stands in the books (DOMAIN 4). */
export const lagi = serveMove(tutupHari, bukaLagi, async (ctx, { body }) => {
  const { alasan } = body
  const { segel, tgl_segel } = await muatHari(ctx)
  if (segel === null || tgl_segel === null)
    throw new Refusal('Belum Ada Tanggal Yang Ditutup', { code: 'E-TIDAK-ADA' })
  if (body.tgl_system !== tgl_segel)
    throw new Refusal('Hanya Tanggal {{tgl_segel}} Yang Bisa Dibuka Lagi', {
      params: { tgl_segel },
    })
  return {
    moves: [segel],
    // The document belongs to the day that it opens, whoever asks for it.
    tanggal: { tgl_system: tgl_segel, boleh_mundur: true },
    make: () => ({
      books: [write(hariBuku, [{ ...dibuka(segel.id, tgl_segel), status: 'DIBUKA_LAGI', alasan }])],
      answer: reply(
        { tgl_system: tgl_segel },
        { message: 'Tanggal {{tgl_system}} Dibuka Lagi', params: { tgl_system: tgl_segel } },
      ),
    }),
    after: () => tanggalBaru(ctx),
  }
})
