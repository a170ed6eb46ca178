import { list } from '#kernel/shape'
import { jamDi } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { kertasKiriman, suratKirim } from './kertas-kirim.ts'
import { kertasKirimBarang } from './kirim-barang.ts'

const load = defineLoad('surat_kirim_barang', list(suratKirim))

/** The paper that goes with a parcel, long before the other shop has scanned it. */
export const kertas = serveKertas(kertasKirimBarang, 'kirim-barang', async (ctx, nomor) => {
  const { alamat_toko, nama_toko, zona } = ctx.toko
  const semua = await ctx.db.load(load, [ctx.kodeToko, JSON.stringify(nomor)])
  return semua.map((one) => ({
    dicetak: {
      ...{ id: one.id, nomor: one.nomor, cetak: 0 },
      status: one.status === 'BATAL' ? 'BATAL' : 'VALID',
    },
    gambar: [],
    halaman: () => kertasKiriman({ ...one, alamat_toko, nama_toko, jam: jamDi(zona, one.saat) }),
  }))
})
