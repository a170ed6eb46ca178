import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle } from '#server/serve'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import { kasirMeja } from '#modules/faktur/meja.server'
import { settle } from '#modules/faktur/pembayaran.rules'
import { bayarTitip } from './buat.server.ts'
import { checkUang, petaTitipan, satuTitipan } from './muat.server.ts'
import { tambahTitipan } from './titipan.calls.ts'
import { akunTitipan, barisUang, jurnalTitip, kasTitip } from './titipan.effects.ts'
import { barangDititip, bolehSetor, masihTitip } from './titipan.rules.ts'
import { dokumenTitipan } from './titipan.ts'

/** More money for a deposit, into the drawer of the cashier who takes it. */
export const tambah = handle(tambahTitipan, async (ctx, { body }) => {
  const titipan = await satuTitipan(ctx, body.no_titipan)
  masihTitip(titipan)
  bolehSetor(barangDititip(titipan) && titipan.harga_total, titipan.saldo, body.jumlah)
  const lunas = settle(body.pembayaran, body.jumlah)
  await checkUang(ctx, body.pembayaran)
  const peta = await petaTitipan(ctx)
  const kasir = await kasirMeja(ctx, body.user_id)
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah: dokumenTitipan.commands.tambah.call,
      dokumen: [
        {
          id,
          jenis: 'TAMBAH_TITIPAN',
          prefix: dokumenTitipan.prefix,
          status: 'VALID',
          id_asal: titipan.id,
        },
      ],
      transisi: [{ id: titipan.id, dari: 'TITIP', ke: 'TITIP', versi: titipan.versi }],
      tulis: gabungBuku([
        {
          titipan_uang: [
            barisUang('TAMBAH', {
              id_dokumen: id,
              id_titipan: titipan.id,
              jumlah: body.jumlah,
              nomor_akun: akunTitipan(peta),
            }),
          ],
          pembayaran: bayarTitip(id, lunas), // after its book, which says what is due
          jurnal: jurnalTitip(id, lunas, peta),
          kas: kasTitip(id, lunas, kasir),
        },
      ]),
    },
    {
      nomor: numberOf(id),
      kembali: lunas.reduce((sum, { kembali }) => sum + kembali, 0),
    },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor: titipan.nomor })
  return saved
})
