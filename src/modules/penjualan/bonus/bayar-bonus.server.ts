import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { list, maybe, row, text, whole } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kasBuku } from '#modules/kas/buku'
import { keluarDari } from '#modules/kas/uang-keluar.server'
import { bonusBelumDibayar, type barisBelumDibayar } from './bayar-bonus.calls.ts'
import { checkPeriode, jumlahBonus } from './bayar-bonus.rules.ts'
import { bayarBonus, bonusHari } from './bayar-bonus.ts'

const muat = defineLoad(
  'muat_bonus',
  row({
    ...{ nama: maybe(text), segel: maybe(text), awal: maybe(text), akun: petaAkun },
    hari: list(row({ tgl: text, urut: whole, nomor: maybe(text) })),
    baris: list(row({ kode_group: text, qty: whole, berat: whole, bonus: whole })),
  }),
)

const belum = handle(bonusBelumDibayar, (ctx) =>
  ctx.db.rows<RowOf<typeof barisBelumDibayar>>(
    ctx.kodeToko,
    sql`select kode_sales, nama_sales, dari, sampai, bonus from bonus_belum(${ctx.kodeToko})
      order by bonus desc, kode_sales`,
  ),
)

/** Whoever pays cannot say how much: it is worked out as the report does, and frozen by line. */
const simpan = serveCommand(bayarBonus, bayarBonus.commands.simpan, async (ctx, { body }) => {
  const { dari, kode_sales, sampai } = body
  checkPeriode(body)
  const minta = { kode_sales, dari, sampai }
  const { akun, nama, ...fakta } = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])
  if (nama === null) throw refusedField('kode_sales', '{{field}} Tidak Valid', { field: 'Sales' })
  const jumlah = jumlahBonus(minta, fakta)
  const keluar = await keluarDari(ctx, body, jumlah)
  const belumBayar = fakta.hari.filter(({ nomor }) => nomor === null)
  const lewat = fakta.hari.filter(({ nomor }) => nomor !== null).map(({ tgl }) => tgl)
  return {
    needs: [
      {
        kategori: 'BAYAR_BONUS',
        sebelum: { Sales: `${kode_sales} ${nama}`, Periode: `${dari} - ${sampai}` },
        sesudah: keluar.terbaca,
        keterangan: body.keterangan ?? '',
      },
    ],
    periksa: [['bonus', { ...minta, lewat, jumlah }]],
    make: (id, nomor) => {
      const keterangan = `${kode_sales} ${dari} - ${sampai}`
      return {
        isi: { ...body, jumlah, lewat, rincian: fakta.baris },
        books: [
          write(jurnal, jurnalDari(id, antara('BONUS', keluar.akun, jumlah), akun)),
          write(kasBuku, [keluar.baris(id, { kategori: 'BONUS SALES', keterangan })]),
          write(
            bonusHari,
            belumBayar.map(({ tgl, urut }) => ({
              id_dokumen: id,
              kode_sales,
              tgl,
              urut: urut + 1,
            })),
          ),
        ],
        answer: { nomor },
      }
    },
  }
})

export const bonusHandlers = [belum, simpan]
