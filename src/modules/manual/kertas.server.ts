import { list } from '#kernel/shape'
import { jamDi } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { alamatNota, dariDokumen, dariToko, npwpToko } from '#modules/nota/kertas.server'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { templateWa } from '#modules/nota/template-wa'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import { kertasNotaManual, notaManualCetak } from './kertas-manual.ts'
import { kertasManual, waManual } from './nota-manual.ts'
import { settingManual } from './setting.ts'

const muat = defineLoad('kertas_manual', list(notaManualCetak))

const judul = { JUAL: 'Nota Penjualan', BELI: 'Nota Pembelian' } as const

export const wa = handle(waManual, async (ctx, { params }) => {
  const semua = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify([params.nomor])])
  const notas = semua.map((nota) => ({
    ...{ ...nota, judul: judul[nota.arah], url: alamatNota(ctx, nota.id) },
    baris: nota.baris.map(({ berat, harga, nama_dept, nama_group, qty }) => ({
      ...{ nama_barang: `${nama_dept} ${nama_group} (${qty})`, berat, harga },
    })),
  }))
  return {
    data: semua.map(({ no_hp }) => ({ no_hp })),
    template_wa: templateWa(ctx.toko.nama_toko, notas),
  }
})

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
