import { Refusal } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { step } from '#server/document/run'
import { serveOn } from '#server/document/standing'
import { defineLoad } from '#server/load'
import { bukuLepas } from './service.effects.ts'
import { serviceDibaca } from './service.server.ts'
import { service } from './service.ts'

const perintah = service.commands.batalAmbil

const diambil = defineLoad(
  'diambil_service',
  row({ ...{ tgl: text, kwitansi: maybe(text) }, saldo: whole, pajak: whole, dasar: whole }),
)

/**
 * A piece that was handed over by mistake is here again, and what was earned with it is held again.
 * What he got back then stays his: nothing is left to pay. A payment is taken back by itself.
 */
export const batalAmbil = serveOn(service, perintah, serviceDibaca, async (ctx, kini, body) => {
  const { nomor } = kini
  const { kwitansi, tgl, ...uang } = await ctx.db.load(diambil, [ctx.kodeToko, kini.id])
  if (kwitansi !== null)
    throw new Refusal('{{nomor}} Dilunasi Dengan {{kwitansi}}, Batalkan Kwitansinya', {
      params: { nomor, kwitansi },
    })
  if (tgl !== ctx.toko.tgl_system)
    throw new Refusal('Tidak Dapat Membatalkan {{dokumen}} Kemarin', {
      params: { dokumen: service.title },
    })
  return {
    needs: [
      {
        kategori: 'BATAL_AMBIL_SERVICE',
        sebelum: { [nomor]: 'DIAMBIL' },
        sesudah: { [nomor]: 'SELESAI' },
        keterangan: body.alasan,
      },
    ],
    write: () => {
      const id = newId()
      return {
        makes: [takesBack(perintah, kini, id)],
        steps: [step(service, perintah, kini)],
        books: bukuLepas(id, kini, uang),
        answer: { nomor: numberOf(id) },
      }
    },
  }
})
