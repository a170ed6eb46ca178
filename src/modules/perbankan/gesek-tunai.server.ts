import { write } from '#kernel/ledger'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { jurnal } from '#modules/akuntansi/buku'
import { jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { checkLaci, laciCukup } from '#modules/kas/laci-cukup.server'
import { kasirDari, muatKas, rp } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { barisTunai } from '#modules/kas/uang-kas.rules'
import { batasBayar } from '#modules/kunjungan/bagian.server'
import { settle } from '#modules/pembayaran/pembayaran.rules'
import { jumlahUang, kasTerima } from '#modules/pembayaran/uang.effects'
import { gesekTunai } from './gesek-tunai.ts'

const kategori = 'GESEK TUNAI'

/** The card pays the shop, the shop pays its holder out of the drawer. */
const simpan = serveCommand(gesekTunai, gesekTunai.commands.simpan, async (ctx, { body }) => {
  const { fee, jumlah, kartu, keterangan, kode_bank, no_rekening, no_ref } = body
  await checkRekening(ctx, [{ field: 'no_rekening', kode_bank, no_rekening }])
  const bayar = { jenis: 'DEBET', no_rekening, jumlah, fee, no_ref, diterima: null } as const
  const lunas = settle([bayar], jumlah, batasBayar(ctx))
  const kasir = kasirDari(ctx)
  await checkLaci(ctx, kasir.laci, jumlah)
  const { akun } = await muatKas(ctx, {})
  return {
    needs: [
      {
        kategori: 'GESEK_TUNAI',
        sebelum: { Laci: kasir.laci },
        sesudah: { Kartu: kartu, 'Jumlah Rp': rp(jumlah), Fee: rp(fee) },
        keterangan: keterangan ?? no_ref,
      },
    ],
    make: (id, nomor) => ({
      isi: body,
      books: [
        write(
          jurnal,
          jurnalDari(id, [...jumlahUang(lunas, 1), ['CASH', 0 - jumlah]], akun.PEMBAYARAN),
        ),
        write(kasBuku, [
          ...kasTerima(id, kategori, lunas, kasir),
          barisTunai(id, kasir, { kategori, jumlah: 0 - jumlah, keterangan }),
        ]),
      ],
      answer: { nomor },
    }),
  }
})

export const gesekHandlers = [simpan, serveCancel(gesekTunai, gesekTunai.commands.batal, laciCukup)]
