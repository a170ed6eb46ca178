import { Refusal, refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { angkaTutup, barisTutup } from './kalimat-tutup.ts'
import {
  halanganHari,
  hariToko,
  kabarkan,
  muatHari,
  type Angka,
  type HariTermuat,
} from './muat-hari.server.ts'
import { simpanSegel } from './segel.server.ts'
import { tutupToko } from './tutup-toko.calls.ts'
import { checkBerikut, langsungBuka } from './tutup-toko.rules.ts'
import { tutupHari } from './tutup-toko.ts'

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
export const tutup = handle(tutupToko, async (ctx, { body }) => {
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
  const id = newId()
  const isi = { tgl_system, tgl_berikut: berikut, ...(pindah ? isiTutup(termuat) : {}) }
  const ditutup = { id_dokumen: id, status: 'TUTUP', tgl_system, berikut, alasan }
  const dibuka = { id_dokumen: id, status: 'BUKA', tgl_system: berikut }
  const saved = await post(
    ctx,
    {
      perintah: tutupHari.commands.tutup.call,
      dokumen: [
        {
          id,
          jenis: tutupHari.name,
          prefix: tutupHari.prefix,
          status: tutupHari.commands.tutup.to,
          isi,
          ...(alasan ? { alasan } : {}),
        },
      ],
      tulis: [
        ['hari', pindah && buka ? [ditutup, dibuka] : [ditutup]],
        ['segel', [{}]],
      ],
    },
    reply(
      { nomor: numberOf(id), tgl_system: berikut, buka },
      { message: 'Tanggal {{tgl_system}} Ditutup', params: { tgl_system } },
    ),
  )
  kabarkan(ctx, berikut)
  await simpanSegel(ctx, saved.data.nomor)
  return saved
})
