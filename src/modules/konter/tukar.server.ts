import { Refusal } from '#kernel/refusal'
import { numberOf } from '#server/document/post'
import { serve } from '#server/document/run'
import { handle, reply } from '#server/serve'
import {
  notaValid,
  tukarTambah,
  type GroupTercatat,
  type NotaTercatat,
} from '#modules/kunjungan/batal.rules'
import { batalkan, muatBatal, uangBatal } from '#modules/kunjungan/batal.server'
import { cekUangKembali, pemberiUang, tunaiKeluar } from '#modules/pembayaran/uang-kembali.server'
import { checkBatalBeli } from '#modules/pembelian/batal.rules'
import { checkBatal } from '#modules/penjualan/batal.rules'
import { denganTitipan, notaBatal, perluBatal, satuNota } from '#modules/penjualan/batal.server'
import { cekBatal } from './batal.calls.ts'
import { kunjungan } from './kunjungan.ts'

const { batalTukar } = kunjungan.commands

/** The whole of an exchange: none of its notes was cancelled, sold on or validated yesterday. */
function checkTukar(group: GroupTercatat, tglSystem: string): NotaTercatat[] {
  const notas = notaValid(group)
  if (notas.length === 0 && group.nota.every(({ status }) => status === 'BATAL'))
    throw new Refusal('Faktur {{nomor}} Sudah Dibatalkan', { params: { nomor: group.nomor } })
  for (const nota of group.nota)
    (nota.jenis === 'PENJUALAN' ? checkBatal : checkBatalBeli)(nota, tglSystem)
  if (!tukarTambah(group))
    throw new Refusal('{{nomor}} Bukan Tukar Tambah', { params: { nomor: group.nomor } })
  return notas
}

/** Before the reason is asked: whether it can be, how much cash goes back and where it lies. */
export const cek = handle(cekBatal, async (ctx, { body }) => {
  const nomor = body.no_faktur
  const { kembali: _, ...group } = await denganTitipan(ctx, await muatBatal(ctx, nomor))
  const notas =
    group.nomor === nomor ? checkTukar(group, ctx.toko.tgl_system) : [satuNota(ctx, group, nomor)]
  return cekUangKembali(ctx, tunaiKeluar(uangBatal(group, notas).back))
})

/**
 * Cancels an exchange (SPEC 5): all its sales and purchases in one posting, and the one settlement
 * exactly negated, whichever way it went.
 */
export const tukar = serve(kunjungan, batalTukar, async (ctx, { body }) => {
  const { kembali, ...group } = await denganTitipan(ctx, await muatBatal(ctx, body.no_faktur_group))
  const notas = checkTukar(group, ctx.toko.tgl_system)
  return {
    needs: await perluBatal(ctx, group, notas, { kategori: 'BATAL_TUKAR', ...body }),
    write: () => {
      const whole = batalkan(group, {
        pemberi: pemberiUang(ctx, body.uang_dari),
        notas: notas.map(notaBatal),
        lain: kembali,
        uang: () => [], // the whole group goes: its journal is negated as it stands
      })
      return {
        ...whole,
        answer: reply(
          { no_batal: whole.makes.map(({ id }) => numberOf(id)) },
          {
            message: 'Tukar Tambah {{nomor}} Berhasil Dibatalkan',
            params: { nomor: group.nomor },
          },
        ),
        nomor: [group.nomor],
      }
    },
  }
})
