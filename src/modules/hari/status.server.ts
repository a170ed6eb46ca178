import { handle, type Context } from '#server/serve'
import { angkaTutup, barisTutup, langkahTutup, nomorTutup } from './kalimat-tutup.ts'
import { hariToko, muatHari, type Angka } from './muat.server.ts'
import { kodeSegel } from './segel.server.ts'
import { tanggalTerjauh, tanggalUsul } from './tutup-toko.rules.ts'
import { statusTutupToko } from './tutup-toko.calls.ts'

const barisPeriksaDari = (ctx: Context, { angka, kode }: Angka) => {
  const { path, step, text } = barisTutup(ctx.house, kode)
  return {
    kode,
    langkah: step,
    kalimat: ctx.t(text, angkaTutup(kode, angka)),
    path: path ?? null,
    nomor: nomorTutup(angka),
  }
}

export const status = handle(statusTutupToko, async (ctx) => {
  const { segel, ...termuat } = await muatHari(ctx)
  const hari = hariToko(ctx, termuat)
  return {
    ...termuat,
    terbuka_lagi: [...termuat.terbuka_lagi],
    laci: [...termuat.laci],
    kas: [...termuat.kas],
    hari_ini: hari.hari_ini,
    tgl_usul: tanggalUsul(hari),
    tgl_terjauh: tanggalTerjauh(hari),
    ditutup_oleh: segel?.oleh ?? null,
    ditutup_pada: segel?.saat ?? null,
    kode_segel: segel && (await kodeSegel(ctx, segel.nomor)),
    langkah: langkahTutup(ctx.house),
    halangan: termuat.halangan.map((angka) => barisPeriksaDari(ctx, angka)),
    perhatian: termuat.perhatian.map((angka) => barisPeriksaDari(ctx, angka)),
  }
})
