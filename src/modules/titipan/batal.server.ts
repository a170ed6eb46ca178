import { formatRupiah } from '#kernel/figures'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, reply } from '#server/serve'
import { pengembalian } from '#modules/faktur/batal.rules'
import { gabungBuku } from '#modules/faktur/kunjungan.server'
import { perluTransfer } from '#modules/faktur/transfer.rules'
import { transferMenunggu } from '#modules/faktur/transfer.server'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/faktur/uang-kembali.server'
import { aturanBatal, kasTitipan, petaTitipan, satuTitipan } from './muat.server.ts'
import { batalTitipan, cekBatalTitipan } from './titipan.calls.ts'
import { akunTitipan, barisUang, gerakTitip, jurnalBatal, kasBatal } from './titipan.effects.ts'
import { barangDititip, batalTitip, bolehBatalTitip } from './titipan.rules.ts'
import { dokumenTitipan } from './titipan.ts'

/** Before the reason is asked: whether it can be, and where the cash lies. */
export const cek = handle(cekBatalTitipan, async (ctx, { body }) => {
  const titipan = await satuTitipan(ctx, body.no_titipan)
  bolehBatalTitip(titipan)
  const { kembali } = batalTitip(titipan, ctx.toko.tgl_system, aturanBatal(ctx))
  const back = pengembalian(await kasTitipan(ctx, titipan.id), kembali, false)
  return cekUangKembali(ctx, tunaiKeluar(back))
})

/**
 * Cancels a deposit that is held: money back by the rule, the rest is forfeited, its piece is free.
 * Always by two people (SPEC 6: cancelling a deposit).
 */
export const batal = handle(batalTitipan, async (ctx, { body }) => {
  const titipan = await satuTitipan(ctx, body.no_titipan)
  bolehBatalTitip(titipan)
  const { hangus, kembali } = batalTitip(titipan, ctx.toko.tgl_system, aturanBatal(ctx))
  const back = pengembalian(await kasTitipan(ctx, titipan.id), kembali, false)
  const uangTunai = await checkUangKembali(ctx, tunaiKeluar(back), body.uang_dari)
  const otorisasi = await requireApprovals(ctx, [
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
    ...perluTransfer(await transferMenunggu(ctx, [titipan.id])),
  ])
  const peta = await petaTitipan(ctx)
  const id = newId()
  const piece = barangDititip(titipan)
  const uang = { id_dokumen: id, id_titipan: titipan.id, nomor_akun: akunTitipan(peta) }
  const saved = await post(
    ctx,
    {
      perintah: dokumenTitipan.commands.batal.call,
      otorisasi,
      dokumen: [
        {
          id,
          jenis: 'BATAL_TITIPAN',
          prefix: 'BT',
          status: 'VALID',
          id_asal: titipan.id,
          alasan: body.alasan,
        },
      ],
      transisi: [
        { id: titipan.id, dari: 'TITIP', ke: 'BATAL', versi: titipan.versi, alasan: body.alasan },
      ],
      tulis: gabungBuku([
        {
          gerak_barang: piece ? [gerakTitip(id, piece, 'ADA')] : [],
          titipan_uang: [
            ...(kembali > 0 ? [barisUang('BATAL', { ...uang, jumlah: kembali })] : []),
            ...(hangus > 0 ? [barisUang('HANGUS', { ...uang, jumlah: hangus })] : []),
          ],
          jurnal: jurnalBatal(id, back, { hangus }, peta),
          kas: kasBatal(id, back, titipan.nomor, pemberiUang(ctx, body.uang_dari)),
        },
      ]),
    },
    reply(
      { no_batal: numberOf(id), kembali, hangus },
      { message: 'Titipan {{nomor}} Berhasil Dibatalkan', params: { nomor: titipan.nomor } },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'TITIPAN', nomor: titipan.nomor })
  return saved
})
