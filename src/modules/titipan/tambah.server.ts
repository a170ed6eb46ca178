import { write } from '#kernel/ledger'
import { kasTerima } from '#modules/pembayaran/uang.effects'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, serve, step } from '#server/document/run'
import { jurnal } from '#modules/akuntansi/buku'
import { kasirPenerima } from '#modules/kasir/kasir.server'
import { jumlahKembali, settle } from '#modules/pembayaran/pembayaran.rules'
import { checkUang } from '#modules/pembayaran/uang.server'
import { kasBuku } from '#modules/kas/buku'
import { bayarTitip } from './buat.server.ts'
import { titipanUang } from './buku.ts'
import { petaTitipan, satuTitipan } from './muat.server.ts'
import { akunTitipan, barisUang, jurnalTitip } from './titipan.effects.ts'
import { barangDititip, checkSetor, masihTitip } from './titipan.rules.ts'
import { dokumenTitipan, tambahTitipan } from './titipan.ts'

const { simpan } = tambahTitipan.commands

/** More money for a deposit, into the drawer of the cashier who takes it. */
export const tambah = serve(tambahTitipan, simpan, async (ctx, { body }) => {
  const titipan = await satuTitipan(ctx, body.no_titipan)
  masihTitip(titipan)
  checkSetor(barangDititip(titipan) && titipan.harga_total, titipan.saldo, body.jumlah)
  const lunas = settle(body.pembayaran, body.jumlah)
  await checkUang(ctx, body.pembayaran, 'Titipan Tidak Dibayar Dengan Titipan')
  const peta = await petaTitipan(ctx)
  const kasir = await kasirPenerima(ctx, body.user_id)
  const id = newId()
  const uang = { id_dokumen: id, id_titipan: titipan.id, nomor_akun: akunTitipan(peta) }
  return {
    write: () => ({
      makes: [born(tambahTitipan, simpan, { id, id_asal: titipan.id })],
      steps: [step(dokumenTitipan, dokumenTitipan.along.ditambah, titipan)],
      books: [
        write(titipanUang, [barisUang('TAMBAH', { ...uang, jumlah: body.jumlah })]),
        bayarTitip(id, lunas), // after its book, which says what is due
        write(jurnal, jurnalTitip(id, lunas, peta)),
        write(kasBuku, kasTerima(id, 'TITIPAN', lunas, kasir)),
      ],
      answer: { nomor: numberOf(id), kembali: jumlahKembali(lunas) },
    }),
  }
})
