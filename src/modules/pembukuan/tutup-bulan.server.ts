import { sql } from 'kysely'
import { z } from 'zod'
import { formatRupiah } from '#kernel/figures'
import type { Translate } from '#kernel/language'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { loadDocument } from '#server/document/recorded'
import { checkStands, serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { bankBulan, bulanBerikut, keadaanBankBulan } from './tutup-bulan.calls.ts'
import { checkBank, checkBulan, checkTerakhir } from './tutup-bulan.rules.ts'
import { tutupBulan } from './tutup-bulan.ts'

const barisBank = row({
  ...{ no_rekening: text, kode_bank: maybe(text), keadaan: keyOf(keadaanBankBulan) },
  ...{ nomor: maybe(text), sampai: maybe(text), belum: whole },
  ...{ saldo_buku: whole, saldo_koran: maybe(whole) },
})

const muat = defineLoad(
  'muat_tutup_bulan',
  row({
    ...{ terakhir: maybe(text), terbuka: maybe(text) },
    ...{ laba: whole, harta: whole, kartu: whole, jalan: whole },
    bank: list(barisBank),
  }),
)

const isiBulan = z.object({ sampai: z.string() })

const bank = handle(bankBulan, async ({ db, kodeToko }, { query }) => {
  const found = await db.load(muat, [kodeToko, query.sampai])
  return [...found.bank]
})

const berikut = handle(bulanBerikut, async ({ db, kodeToko, toko }) => {
  const row = await db.row<{ sampai: string | null }>(
    kodeToko,
    sql`select kencana.bulan_berikut(${kodeToko}, ${toko.tgl_system}::date) as sampai`,
  )
  return { sampai: row?.sampai ?? null }
})

const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`

type Bank = ShapeOf<typeof barisBank>

/** Each account and how its reconciliation stands, with the rows that nobody has matched. */
const kataBank = (bank: readonly Bank[], t: Translate): string =>
  bank
    .map(({ belum, keadaan, no_rekening }) => {
      const kata = `${no_rekening}: ${t(keadaanBankBulan[keadaan])}`
      return keadaan === 'BEDA' ? `${kata} (${belum})` : kata
    })
    .join('; ') || '-'

/** The month is reported: its days stay closed. Whoever agrees sees what it says. */
const simpan = serveCommand(tutupBulan, tutupBulan.commands.simpan, async (ctx, { body }) => {
  const { keterangan, sampai } = body
  const { terakhir, terbuka, ...beku } = await ctx.db.load(muat, [ctx.kodeToko, sampai])
  checkBulan(sampai, { tgl_system: ctx.toko.tgl_system, terakhir, terbuka })
  checkBank(beku.bank)
  return {
    needs: [
      {
        kategori: 'TUTUP_BULAN',
        sebelum: {
          'Kartu Belum Cair': rp(beku.kartu),
          'Uang Di Jalan': rp(beku.jalan),
          'Rekonsiliasi Bank': kataBank(beku.bank, ctx.t),
        },
        sesudah: { 'Sampai Akhir Bulan': sampai, 'Laba Bulan Ini': rp(beku.laba) },
        keterangan: keterangan ?? sampai,
      },
    ],
    periksa: [['tutup_bulan', { sampai, terakhir, bank: beku.bank }]],
    make: (_id, nomor) => ({
      isi: { sampai, keterangan, ...beku },
      books: [],
      answer: { nomor },
    }),
  }
})

/** The last closed month may be opened by OWN; then its last day may be. */
const buka = serveMove(tutupBulan, tutupBulan.commands.buka, async (ctx, { body }) => {
  const kini = await loadDocument(ctx, tutupBulan, body.nomor)
  checkStands(tutupBulan, tutupBulan.commands.buka, kini)
  const { sampai } = isiBulan.parse(kini.isi)
  const { terakhir } = await ctx.db.load(muat, [ctx.kodeToko, sampai])
  checkTerakhir(sampai, terakhir)
  const { alasan, nomor } = body
  return { moves: [kini], make: () => ({ isi: { alasan }, books: [], answer: { nomor } }) }
})

export const tutupBulanHandlers = [simpan, buka, bank, berikut]
