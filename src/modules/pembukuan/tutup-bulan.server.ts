import { z } from 'zod'
import { formatRupiah } from '#kernel/figures'
import { maybe, row, text, whole } from '#kernel/shape'
import { loadDocument } from '#server/document/recorded'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { checkBulan, checkTerakhir } from './tutup-bulan.rules.ts'
import { tutupBulan } from './tutup-bulan.ts'

const muat = defineLoad(
  'muat_tutup_bulan',
  row({
    ...{ terakhir: maybe(text), terbuka: maybe(text) },
    ...{ laba: whole, harta: whole, kartu: whole, jalan: whole },
  }),
)

const beku = z.object({ sampai: z.string() })

const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`

/** The month is reported: its days stay closed. Whoever agrees sees what it says. */
const simpan = serveCommand(tutupBulan, tutupBulan.commands.simpan, async (ctx, { body }) => {
  const { keterangan, sampai } = body
  const { terakhir, terbuka, ...angka } = await ctx.db.load(muat, [ctx.kodeToko, sampai])
  checkBulan(sampai, { tgl_system: ctx.toko.tgl_system, terakhir, terbuka })
  return {
    needs: [
      {
        kategori: 'TUTUP_BULAN',
        sebelum: { 'Kartu Belum Cair': rp(angka.kartu), 'Uang Di Jalan': rp(angka.jalan) },
        sesudah: { 'Sampai Akhir Bulan': sampai, 'Laba Bulan Ini': rp(angka.laba) },
        keterangan: keterangan ?? sampai,
      },
    ],
    periksa: [['tutup_bulan', { sampai, terakhir }]],
    make: (_id, nomor) => ({
      isi: { sampai, keterangan, ...angka },
      books: [],
      answer: { nomor },
    }),
  }
})

/** The last closed month may be opened by OWN; then its last day may be. */
const buka = serveMove(tutupBulan, tutupBulan.commands.buka, async (ctx, { body }) => {
  const kini = await loadDocument(ctx, tutupBulan, body.nomor)
  checkStands(tutupBulan, tutupBulan.commands.buka, kini)
  const { sampai } = beku.parse(kini.isi)
  const { terakhir } = await ctx.db.load(muat, [ctx.kodeToko, sampai])
  checkTerakhir(sampai, terakhir)
  const { alasan, nomor } = body
  return { moves: [kini], make: () => ({ isi: { alasan }, books: [], answer: { nomor } }) }
})

export const tutupBulanHandlers = [simpan, buka]
