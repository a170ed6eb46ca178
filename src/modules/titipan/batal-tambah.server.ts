import { formatRupiah } from '#kernel/figures'
import { kasBalik } from '#modules/pembayaran/uang.effects'
import { Refusal } from '#kernel/refusal'
import { list, maybe, row, text, whole } from '#kernel/shape'
import { write } from '#kernel/ledger'
import { takesBack } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { serve, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { balikJurnal, jurnalTercatat } from '#modules/akuntansi/jurnal.rules'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { checkTransferDatang, transferMenunggu } from '#modules/pembayaran/transfer.server'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/pembayaran/uang-kembali.server'
import { kasBuku } from '#modules/kas/buku'
import { titipanUang } from './buku.ts'
import { satuTitipan } from './muat.server.ts'
import { cekBatalTambahTitipan } from './titipan.calls.ts'
import { barisUang } from './titipan.effects.ts'
import { checkBatalTambah, tambahanTitip } from './titipan.rules.ts'
import { dokumenTitipan, tambahTitipan } from './titipan.ts'
import { kasTercatat } from '#modules/pembayaran/uang-kembali.rules'

const perintah = tambahTitipan.commands.batal

/** An addition with what it left in the books (muat_tambah_titipan). */
const tambah = defineLoad(
  'muat_tambah_titipan',
  maybe(
    row({
      ...{ ...tambahanTitip.shapes, id: text, versi: whole, no_titipan: text },
      ...{ nomor_akun: text, kas: list(kasTercatat), jurnal: jurnalTercatat },
    }),
  ),
)

/** @throws Refusal where there is no such addition, or it cannot be taken back any more */
async function muat(ctx: Context, nomor: string) {
  const tambahan = await ctx.db.load(tambah, [ctx.kodeToko, nomor.trim().toUpperCase()])
  if (!tambahan) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const titipan = await satuTitipan(ctx, tambahan.no_titipan)
  checkBatalTambah(titipan, tambahan, ctx.toko.tgl_system)
  const periksa = await checkTransferDatang(ctx, [tambahan.id])
  return { periksa, tambahan, titipan }
}

/** Before the reason is asked: whether it can be, and where the cash lies. */
export const cekTambah = handle(cekBatalTambahTitipan, async (ctx, { body }) => {
  const { tambahan } = await muat(ctx, body.nomor)
  return cekUangKembali(ctx, tunaiKeluar(tambahan.kas))
})

/**
 * Takes an addition back: its exact negation, money back by the ways it came. The deposit stands as
 * it did before, with its price and its last day. Always by two people.
 */
export const batalTambah = serve(tambahTitipan, perintah, async (ctx, { body }) => {
  const { alasan, uang_dari } = body
  const { periksa, tambahan, titipan } = await muat(ctx, body.nomor)
  const { jumlah, nomor, nomor_akun } = tambahan
  const uangTunai = await checkUangKembali(ctx, tunaiKeluar(tambahan.kas), uang_dari)
  const menunggu = await transferMenunggu(ctx, [tambahan.id])
  const id = newId()
  return {
    needs: [
      {
        kategori: 'BATAL_TAMBAH_TITIPAN',
        sebelum: { [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo)}` },
        sesudah: {
          [titipan.nomor]: `TITIP Rp ${formatRupiah(titipan.saldo - jumlah)}`,
          [nomor]: `BATAL Rp ${formatRupiah(jumlah)}`,
          ...uangTunai,
        },
        keterangan: alasan,
      },
      ...perluTransfer(menunggu),
    ],
    periksa,
    write: () => ({
      makes: [takesBack(perintah, tambahan, id)],
      steps: [
        step(tambahTitipan, perintah, tambahan),
        step(dokumenTitipan, dokumenTitipan.along.ditambah, titipan),
      ],
      books: [
        write(titipanUang, [
          barisUang('BATAL_TAMBAH', { id_dokumen: id, id_titipan: titipan.id, jumlah, nomor_akun }),
        ]),
        write(jurnal, balikJurnal(id, tambahan.jurnal)),
        write(
          kasBuku,
          kasBalik(id, 'TITIPAN', { back: tambahan.kas, nomor }, pemberiUang(ctx, uang_dari)),
        ),
      ],
      answer: reply(
        { no_batal: numberOf(id), kembali: jumlah },
        { message: 'Tambahan {{nomor}} Berhasil Dibatalkan', params: { nomor } },
      ),
      nomor: [titipan.nomor],
    }),
  }
})
