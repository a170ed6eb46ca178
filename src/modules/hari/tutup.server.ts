import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import { serveCommand } from '#server/document/run'
import { reply, type Context } from '#server/serve'
import { angkaTutup, barisTutup } from './kalimat-tutup.ts'
import {
  halanganHari,
  hariToko,
  dibuka,
  muatHari,
  type Angka,
  type HariTermuat,
} from './muat.server.ts'
import { simpanSegel } from './segel.server.ts'
import { checkBerikut, langsungBuka } from './tutup-toko.rules.ts'
import { hariBuku, segelBuku, tutupHari } from './tutup-toko.ts'

/** The date of the screen is still to be closed; else another account was faster (SPEC 8). */
function checkBelumDitutup(termuat: HariTermuat, tgl: Tanggal): void {
  const { buka, segel, terbuka_lagi, tgl_system } = termuat
  if (terbuka_lagi.includes(tgl) || (tgl === tgl_system && buka)) return
  if (tgl > tgl_system) throw new Refusal('Data Tidak Valid', { code: 'E-ISI' })
  throw new Refusal('Toko Sudah Ditutup Oleh {{oleh}}', {
    code: 'E-MDB:02',
    params: { oleh: segel?.oleh ?? '-' },
  })
}

function checkHalangan(ctx: Context, [first]: readonly Angka[]): void {
  if (!first) return
  const { text } = barisTutup(ctx.house, first.kode)
  throw new Refusal(text, { params: angkaTutup(first.kode, first.angka), details: first.angka })
}

/** What the document freezes of the day. */
const isiTutup = ({ batal, kas, laci, penjualan, perhatian }: HariTermuat) => ({
  penjualan,
  batal,
  kas,
  laci,
  perhatian,
})

/**
 * Closes the day (DOMAIN 4): a document that seals every open day up to the date and moves the
 * shop on. A day that was opened again is sealed once more without a next date.
 */
export const tutup = serveCommand(tutupHari, tutupHari.commands.tutup, async (ctx, { body }) => {
  const { alasan, tgl_system } = body
  const termuat = await muatHari(ctx)
  const hari = hariToko(ctx, termuat)
  checkBelumDitutup(termuat, tgl_system)
  const pindah = tgl_system === termuat.tgl_system
  checkHalangan(ctx, pindah ? termuat.halangan : await halanganHari(ctx, tgl_system))
  const berikut = pindah ? body.tgl_berikut : termuat.tgl_system
  if (berikut === null)
    throw refusedField('tgl_berikut', '{{field}} Tidak Boleh Kosong', {
      field: 'Tanggal Berikutnya',
    })
  if (pindah) checkBerikut(hari, berikut)
  const buka = pindah ? langsungBuka(hari.hari_ini, berikut) : termuat.buka
  return {
    make: (id_dokumen, nomor) => ({
      isi: { tgl_system, tgl_berikut: berikut, ...(pindah ? isiTutup(termuat) : {}) },
      books: [
        write(hariBuku, [
          { id_dokumen, status: 'TUTUP', tgl_system, berikut, alasan },
          ...(pindah && buka ? [dibuka(id_dokumen, berikut)] : []),
        ]),
        write(segelBuku, [{}]),
      ],
      answer: reply(
        { nomor, tgl_system: berikut, buka },
        { message: 'Tanggal {{tgl_system}} Ditutup', params: { tgl_system } },
      ),
    }),
    after: async ({ nomor: [nomor] }) => {
      ctx.live.shopChanged(ctx.kodeToko, 'toko')
      if (nomor !== undefined) await simpanSegel(ctx, nomor)
    },
  }
})
