import { formatBerat, formatRupiah } from '#kernel/figures'
import { jamDi } from '#kernel/tanggal'
import { listedBy } from '#server/document/list'
import { loadDocument } from '#server/document/recorded'
import { born, checkStands, serve, serveMove } from '#server/document/run'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import {
  bukanLabel,
  hasilSegel,
  hitungTas,
  muatBrankas,
  nilaiSegel,
  tasDikenal,
} from './brankas.rules.ts'
import { hitungBrankas, kertasBrankas, pindaiSegel } from './brankas.ts'
import { kertasHitung, type HitungTercatat } from './kertas-brankas.ts'

const satuTas = defineLoad('tas_brankas', tasDikenal)
const semuaTas = defineLoad('muat_brankas', muatBrankas)
const { selesai: perintahSelesai, setujui: perintahSetujui } = hitungBrankas.commands

const pindai = handle(pindaiSegel, async (ctx, { body: { no_segel } }) => {
  bukanLabel(no_segel)
  const dikenal = await ctx.db.load(satuTas, [ctx.kodeToko, JSON.stringify([no_segel])])
  return nilaiSegel(no_segel, dikenal)
})

/** What should lie there is read now; the browser says only what it scanned. */
const selesai = serve(hitungBrankas, perintahSelesai, async (ctx, { body }) => {
  const segel = body.tas.map(({ no_segel }) => no_segel)
  const isi = hitungTas(
    segel,
    await ctx.db.load(semuaTas, [ctx.kodeToko, JSON.stringify([...new Set(segel)])]),
  )
  const status = isi.jumlah_hilang + isi.jumlah_lebih > 0 ? 'OPEN' : 'VALID'
  return {
    write: () => {
      const id = newId()
      return {
        makes: [born(hitungBrankas, perintahSelesai, { id, isi, status })],
        books: [],
        answer: { nomor: numberOf(id) },
      }
    },
  }
})

const baca = listedBy(hitungBrankas, hitungBrankas.list)
/** A count as its list has it, whom each missing bag belongs to included. */
async function tercatat(ctx: Context, nomor: string): Promise<HitungTercatat> {
  const [row]: readonly HitungTercatat[] = await baca(ctx, nomor, false)
  if (!row) throw new RangeError(`${nomor} was loaded, and is not in its list`)
  return row
}

/** The approver reads each bag that is missing or does not belong there. */
const setujui = serveMove(hitungBrankas, perintahSetujui, async (ctx, { body }) => {
  const kini = await loadDocument(ctx, hitungBrankas, body.nomor)
  checkStands(hitungBrankas, perintahSetujui, kini)
  const { dihitung, hilang, lebih, seharusnya } = await tercatat(ctx, kini.nomor)
  return {
    moves: [kini],
    needs: [
      {
        kategori: 'HITUNG_BRANKAS',
        sebelum: Object.fromEntries([
          [kini.nomor, ctx.t('Seharusnya {{jumlah}} tas', { jumlah: seharusnya })],
          ...hilang.map((one) => [
            `${one.no_segel} ${one.nama_barang}`,
            [one.no_faktur_hutang, one.nama_customer, `${formatBerat(one.berat)} gr`]
              .concat(`Rp ${formatRupiah(one.pokok)}`)
              .filter(Boolean)
              .join(' · '),
          ]),
        ]),
        sesudah: Object.fromEntries([
          [kini.nomor, ctx.t('Dihitung {{jumlah}} tas', { jumlah: dihitung })],
          ...hilang.map((one) => [`${one.no_segel} ${one.nama_barang}`, ctx.t('Hilang')]),
          ...lebih.map((one) => [
            [one.no_segel, one.nama_barang].filter(Boolean).join(' '),
            [ctx.t(hasilSegel[one.hasil]), one.no_faktur_hutang ?? one.toko]
              .filter(Boolean)
              .join(' · '),
          ]),
          [ctx.t('Alasan'), body.alasan],
        ]),
        keterangan: body.alasan,
      },
    ],
    make: () => ({ books: [], answer: { nomor: kini.nomor }, facts: { sebab: body.alasan } }),
  }
})

const kertas = serveKertas(kertasBrankas, 'hitung-brankas', (ctx, nomor) =>
  Promise.all(
    nomor.map(async (one) => {
      const { id, ...kini } = await loadDocument(ctx, hitungBrankas, one)
      const { alamat_toko, nama_toko, zona } = ctx.toko
      const hitung = await tercatat(ctx, kini.nomor)
      const toko = { alamat_toko, nama_toko, jam: jamDi(zona, hitung.saat) }
      return {
        dicetak: { id, nomor: kini.nomor, status: kini.status, cetak: 0 },
        gambar: [],
        halaman: () => kertasHitung({ ...hitung, ...toko }),
      }
    }),
  ),
)

export const handlers = [pindai, selesai, setujui, ...kertas]
