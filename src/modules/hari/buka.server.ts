import { Refusal } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { post, type NewDocument } from '#server/document/post'
import { handle, reply } from '#server/serve'
import { hariToko, kabarkan, muatHari } from './muat-hari.server.ts'
import { simpanSegelTerakhir } from './segel.server.ts'
import { bukaLagi, bukaToko } from './tutup-toko.calls.ts'
import { checkBuka } from './tutup-toko.rules.ts'
import { tutupHari } from './tutup-toko.ts'

/** The day that is skipped is closed as any other, with a document of its own. */
const hariKosong = (id: string, tgl_system: string, tgl_berikut: string): NewDocument => ({
  id,
  jenis: tutupHari.name,
  prefix: tutupHari.prefix,
  status: tutupHari.commands.tutup.to,
  isi: { tgl_system, tgl_berikut },
})

/** Opens the closed shop for the date it stands on; for a later one, that day is closed empty. */
export const mulai = handle(bukaToko, async (ctx, { body }) => {
  const { tgl_buka } = body
  const termuat = await muatHari(ctx)
  const { buka, segel, tgl_system } = termuat
  if (buka || segel === null || body.tgl_system !== tgl_system)
    throw new Refusal('Toko Sudah Dibuka', { code: 'E-MDB:02' })
  checkBuka(hariToko(ctx, termuat), tgl_buka)
  const lewat = tgl_buka > tgl_system ? newId() : null
  const dibuka = { id_dokumen: lewat ?? segel.id, status: 'BUKA', tgl_system }
  const dilewati = [
    dibuka,
    { ...dibuka, status: 'TUTUP', berikut: tgl_buka },
    { ...dibuka, tgl_system: tgl_buka },
  ]
  const saved = await post(
    ctx,
    {
      perintah: bukaToko.path,
      dokumen: lewat === null ? [] : [hariKosong(lewat, tgl_system, tgl_buka)],
      tulis:
        lewat === null
          ? [['hari', [dibuka]]]
          : [
              ['hari', dilewati],
              ['segel', [{}]],
            ],
    },
    reply(
      { tgl_system: tgl_buka },
      { message: 'Toko Dibuka Untuk Tanggal {{tgl_system}}', params: { tgl_system: tgl_buka } },
    ),
  )
  kabarkan(ctx, tgl_buka)
  if (lewat !== null) await simpanSegelTerakhir(ctx)
  return saved
})

/** OWN opens the last closed day again; who, when and why stands in the books (DOMAIN 4). */
export const lagi = handle(bukaLagi, async (ctx, { body }) => {
  const { alasan } = body
  const { segel, tgl_segel } = await muatHari(ctx)
  if (segel === null || tgl_segel === null)
    throw new Refusal('Belum Ada Tanggal Yang Ditutup', { code: 'E-TIDAK-ADA' })
  if (body.tgl_system !== tgl_segel)
    throw new Refusal('Hanya Tanggal {{tgl_segel}} Yang Bisa Dibuka Lagi', {
      params: { tgl_segel },
    })
  const { bukaLagi: perintah } = tutupHari.commands
  const saved = await post(
    ctx,
    {
      perintah: perintah.call,
      transisi: [{ id: segel.id, dari: segel.status, ke: perintah.to, versi: segel.versi, alasan }],
      // It belongs to the day that it opens, whoever asks.
      tgl_system: tgl_segel,
      boleh_mundur: true,
      tulis: [
        ['hari', [{ id_dokumen: segel.id, status: 'DIBUKA_LAGI', tgl_system: tgl_segel, alasan }]],
      ],
    },
    reply(
      { tgl_system: tgl_segel },
      { message: 'Tanggal {{tgl_system}} Dibuka Lagi', params: { tgl_system: tgl_segel } },
    ),
  )
  kabarkan(ctx, tgl_segel)
  return saved
})
