import { jamDi } from '#kernel/tanggal'
import { listedBy } from '#server/document/list'
import { loadDocument } from '#server/document/recorded'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { kertasKiriman, type Kiriman } from './kertas-kirim.ts'
import { kertasKirim, kirimUang } from './kirim-uang.ts'

const baca = listedBy(kirimUang, kirimUang.list)

/** The paper that goes with a bag of money. */
export const kertas = serveKertas(kertasKirim, 'kirim-uang', (ctx, nomor) =>
  Promise.all(
    nomor.map(async (one) => {
      const { id, ...kini } = await loadDocument(ctx, kirimUang, one)
      const rows: readonly Kiriman[] = await baca(ctx, kini.nomor, false)
      const [row] = rows
      if (!row) throw new RangeError(`${kini.nomor} was loaded, and is not in its list`)
      const batal = kini.status === 'BATAL'
      const { alamat_toko, nama_toko, zona } = ctx.toko
      return {
        // It goes with the bag, long before the other shop has counted it.
        dicetak: { id, nomor: kini.nomor, status: batal ? 'BATAL' : 'VALID', cetak: 0 },
        gambar: [],
        halaman: () =>
          kertasKiriman({ ...row, alamat_toko, nama_toko, jam: jamDi(zona, row.saat) }),
      }
    }),
  ),
)
