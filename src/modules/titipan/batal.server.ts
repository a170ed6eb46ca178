import { formatRupiah } from '#kernel/figures'
import { kasBalik } from '#modules/pembayaran/uang.effects'
import { write } from '#kernel/ledger'
import { takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { serve, step } from '#server/document/run'
import { handle, reply } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { checkTransferDatang, transferMenunggu } from '#modules/pembayaran/transfer.server'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/pembayaran/uang-kembali.server'
import { kasBuku } from '#modules/kas/buku'
import { gerakBarang } from '#modules/stok/buku'
import { aturanBatal, kasTitipan, petaTitipan, satuTitipan } from './muat.server.ts'
import { titipanUang } from './buku.ts'
import { cekBatalTitipan } from './titipan.calls.ts'
import { akunTitipan, barisUang, gerakTitip, jurnalBatal } from './titipan.effects.ts'
import { barangDititip, batalTitip, checkBatalTitip } from './titipan.rules.ts'
import { dokumenTitipan } from './titipan.ts'
import { pengembalian } from '#modules/pembayaran/uang-kembali.rules'

const perintah = dokumenTitipan.commands.batal

/** Asked before the reason: whether the deposit can be cancelled, and where its cash lies. */
export const cek = handle(cekBatalTitipan, async (ctx, { body }) => {
  const titipan = await satuTitipan(ctx, body.no_titipan)
  checkBatalTitip(titipan)
  await checkTransferDatang(ctx, [titipan.id])
  const { kembali } = batalTitip(titipan, ctx.toko.tgl_system, aturanBatal(ctx))
  const back = pengembalian(await kasTitipan(ctx, titipan.id), kembali, false)
  return cekUangKembali(ctx, tunaiKeluar(back))
})

/**
 * Cancels a deposit that is held: money back by the rule, the rest is forfeited, its piece is free.
 * Always by two people (SPEC 6: cancelling a deposit).
 */
export const batal = serve(dokumenTitipan, perintah, async (ctx, { body }) => {
  const titipan = await satuTitipan(ctx, body.no_titipan)
  checkBatalTitip(titipan)
  const periksa = await checkTransferDatang(ctx, [titipan.id])
  const { hangus, kembali } = batalTitip(titipan, ctx.toko.tgl_system, aturanBatal(ctx))
  const back = pengembalian(await kasTitipan(ctx, titipan.id), kembali, false)
  const uangTunai = await checkUangKembali(ctx, tunaiKeluar(back), body.uang_dari)
  const menunggu = await transferMenunggu(ctx, [titipan.id])
  const peta = await petaTitipan(ctx)
  const id = newId()
  const piece = barangDititip(titipan)
  const uang = { id_dokumen: id, id_titipan: titipan.id, nomor_akun: akunTitipan(peta) }
  return {
    needs: [
      {
        kategori: 'BATAL_TITIPAN',
        sebelum: { [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo)}` },
        sesudah: {
          [titipan.nomor]: 'BATAL',
          'Titipan Kembali': formatRupiah(kembali),
          Hangus: formatRupiah(hangus),
          ...uangTunai,
        },
        keterangan: body.alasan,
      },
      // Money that nobody has seen at the bank yet would go back to the customer.
      ...perluTransfer(menunggu),
    ],
    periksa,
    write: () => ({
      makes: [takesBack(perintah, titipan, id)],
      steps: [step(dokumenTitipan, perintah, titipan)],
      books: [
        write(gerakBarang, piece ? [gerakTitip(id, piece, 'ADA')] : []),
        write(titipanUang, [
          ...(kembali > 0 ? [barisUang('BATAL', { ...uang, jumlah: kembali })] : []),
          ...(hangus > 0 ? [barisUang('HANGUS', { ...uang, jumlah: hangus })] : []),
        ]),
        write(jurnal, jurnalBatal(id, back, { hangus }, peta)),
        write(
          kasBuku,
          kasBalik(id, 'TITIPAN', { back, nomor: titipan.nomor }, pemberiUang(ctx, body.uang_dari)),
        ),
      ],
      answer: reply(
        { no_batal: numberOf(id), kembali, hangus },
        { message: 'Titipan {{nomor}} Berhasil Dibatalkan', params: { nomor: titipan.nomor } },
      ),
      nomor: [titipan.nomor],
    }),
  }
})
