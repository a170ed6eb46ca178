import { write } from '#kernel/ledger'
import { serveCancel } from '#server/document/cancel'
import { serveCommand } from '#server/document/run'
import { reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from './buku.ts'
import { checkLaci, laciCukup } from './laci-cukup.server.ts'
import { duaSisi, kasMutasi, perluSaksi, type DuaSisi } from './mutasi.rules.ts'
import { mutasiBank, mutasiCash } from './mutasi.ts'
import { kasirDari, muatKategori, rp } from './muat.server.ts'
import { checkRekening } from './rekening.server.ts'
import { settingKas } from './setting.ts'

/**
 * Both accounts are their bank's and in use, and so is the category. Money may leave a terminal of
 * QRIS for an account, never come to it. @throws Refusal
 */
async function muatMutasi(ctx: Context, { asal, tujuan }: DuaSisi, kategori: string) {
  const dari = asal && ({ ...asal, qris: true } as const)
  await checkRekening(
    ctx,
    [dari, tujuan].flatMap((one) => one ?? []),
  )
  return muatKategori(ctx, 'kategori', kategori)
}

/** Cash from the own drawer to an account of the shop, or back (SPEC 7). */
const cash = serveCommand(mutasiCash, mutasiCash.commands.simpan, async (ctx, { body }) => {
  const sisi = duaSisi(body, true)
  const { akun } = await muatMutasi(ctx, sisi, body.kategori)
  const kasir = kasirDari(ctx)
  const setor = sisi.asal === null
  if (setor) await checkLaci(ctx, kasir.laci, body.jumlah)
  const saksi = perluSaksi(sisi, body.jumlah, ctx.setting(settingKas.SETOR_BANK_SENDIRI))
  return {
    needs: saksi
      ? [
          {
            kategori: 'SETOR_BANK',
            sebelum: { Laci: kasir.laci },
            sesudah: {
              'No Rekening': sisi.tujuan?.no_rekening ?? '',
              'Jumlah Rp': rp(body.jumlah),
            },
            keterangan: body.keterangan,
          },
        ]
      : [],
    make: (id, nomor) => ({
      isi: body,
      books: [
        write(
          jurnal,
          jurnalDari(id, antara('BANK', 'KAS', setor ? body.jumlah : -body.jumlah), akun.SETORAN),
        ),
        write(kasBuku, kasMutasi(id, kasir, body, sisi)),
      ],
      answer: reply({ nomor }, { message: 'Mutasi Uang Cash Berhasil Disimpan' }),
    }),
  }
})

/** From one account of the shop to another: both are the same money in the ledger. */
const bank = serveCommand(mutasiBank, mutasiBank.commands.simpan, async (ctx, { body }) => {
  const sisi = duaSisi(body, false)
  await muatMutasi(ctx, sisi, body.kategori)
  return {
    make: (id, nomor) => ({
      isi: body,
      books: [write(kasBuku, kasMutasi(id, kasirDari(ctx), body, sisi))],
      answer: reply({ nomor }, { message: 'Mutasi Uang Bank Berhasil Disimpan' }),
    }),
  }
})

export const mutasiHandlers = [
  cash,
  bank,
  serveCancel(mutasiCash, mutasiCash.commands.batal, laciCukup),
]
