import { list } from '#kernel/shape'
import { jamDi } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import { alamatNota, dariDokumen, dariToko, npwpToko } from '#modules/nota/kertas.server'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import { kertasNotaManual, notaManualCetak } from './kertas-manual.ts'
import { kertasManual } from './nota-manual.ts'
import { settingManual } from './setting.ts'

const muat = defineLoad('kertas_manual', list(notaManualCetak))

/** The note that goes with manual goods: one, or with the flag a second marked COPY (SPEC 9). */
export const kertas = serveKertas(kertasManual, 'nota-manual', async (ctx, nomor) => {
  const duaKali = ctx.setting(settingManual.PRINT_NOTA_MANUAL_DUPLICATE_MODULE)
  const semua = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(nomor)])
  return semua.map((nota) => ({
    dicetak: { id: nota.id, nomor: nota.nomor, status: nota.status, cetak: 0 },
    gambar: [],
    halaman: (ke) =>
      kertasNotaManual({
        ...dariToko(ctx, ke, duaKali),
        npwp: nota.pajak + nota.pajak_termasuk > 0 ? npwpToko(ctx) : '',
        ...dariDokumen({
          ...nota,
          alamat_customer: [nota.alamat_customer, nota.npwp && `NPWP ${nota.npwp}`]
            .filter(Boolean)
            .join(' · '),
          ...{ no_faktur_group: '', jam: jamDi(ctx.toko.zona, nota.saat) },
        }),
        url: alamatNota(ctx, nota.id),
        nota,
        pembayaran: bayarKertas(nota.pembayaran),
        ketentuan: [],
      }),
  }))
})
