import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { row, whole, yesNo } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { kasirDari } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { kartuBelumCair, type barisKartu } from './settlement.calls.ts'
import { checkTujuan, kasSettlement, neto } from './settlement.rules.ts'
import { settlement } from './settlement.ts'

const belum = handle(kartuBelumCair, ({ db, kodeToko, toko }) =>
  db.rows<RowOf<typeof barisKartu>>(
    kodeToko,
    sql`select tgl, no_rekening, jenis, cara, kotor, sisa, (${toko.tgl_system}::date - tgl)::int as umur,
        t.ke_rekening
      from kartu_cair(${kodeToko}, '-infinity', ${toko.tgl_system}::date)
        left join tujuan_settlement(${kodeToko}) t using (no_rekening) where sisa <> 0
      order by tgl, no_rekening, jenis limit 500`,
  ),
)

const muat = defineLoad('muat_settlement', row({ sisa: whole, qris: yesNo, akun: petaAkun }))

/** The bank brought what cards paid on a day, or a part of it. */
const simpan = serveCommand(settlement, settlement.commands.simpan, async (ctx, { body }) => {
  const { ke_rekening } = body
  // The account of the machine may be switched off by now: what it is owed comes all the same.
  if (ke_rekening !== null)
    await checkRekening(ctx, [
      { field: 'ke_rekening', label: 'Masuk Ke Rekening', no_rekening: ke_rekening },
    ])
  const { jenis, kotor, mdr, no_rekening, tgl } = body
  const minta = { no_rekening, jenis, tgl }
  const { akun, qris, sisa } = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])
  checkTujuan(body, qris)
  const masuk = neto(body, sisa)
  return {
    periksa: [['settlement', { ...minta, sisa }]],
    make: (id, nomor) => ({
      isi: body,
      books: [
        write(
          jurnal,
          jurnalDari(
            id,
            [
              ['BANK', masuk],
              ['MDR', mdr],
              [jenis, 0 - kotor],
            ],
            akun,
          ),
        ),
        write(kasBuku, kasSettlement(id, kasirDari(ctx), body)),
      ],
      answer: { nomor },
    }),
  }
})

export const settlementHandlers = [belum, simpan]
