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
import { checkLaci } from '#modules/kas/laci-cukup.server'
import { kasirDari, rp } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { barisTunai, diRekening } from '#modules/kas/uang-kas.rules'
import { bonusBelumDibayar, type barisBelumDibayar } from './bayar-bonus.calls.ts'
import { checkPeriode, jumlahBonus } from './bayar-bonus.rules.ts'
import { bayarBonus, bonusHari } from './bayar-bonus.ts'

const muat = defineLoad(
  'muat_bonus',
  row({
    ...{ nama: maybe(text), segel: maybe(text), akun: petaAkun },
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
  const { dari, kode_sales, no_rekening, sampai, tempat } = body
  checkPeriode(body)
  const minta = { kode_sales, dari, sampai }
  const { akun, nama, ...fakta } = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])
  if (nama === null) throw refusedField('kode_sales', '{{field}} Tidak Valid', { field: 'Sales' })
  const jumlah = jumlahBonus(minta, fakta)
  const kasir = kasirDari(ctx)
  const bank = tempat === 'BANK'
  if (!bank) await checkLaci(ctx, kasir.laci, jumlah)
  else if (no_rekening === null)
    throw refusedField('no_rekening', '{{field}} Tidak Boleh Kosong', { field: 'No Rekening' })
  else await checkRekening(ctx, [{ field: 'no_rekening', no_rekening }])
  const dariMana = bank ? { 'No Rekening': no_rekening ?? '' } : { Laci: kasir.laci }
  return {
    needs: [
      {
        kategori: 'BAYAR_BONUS',
        sebelum: { Sales: `${kode_sales} ${nama}`, Periode: `${dari} - ${sampai}` },
        sesudah: { ...dariMana, 'Jumlah Rp': rp(jumlah) },
        keterangan: body.keterangan ?? '',
      },
    ],
    periksa: [['bonus', { ...minta, jumlah }]],
    make: (id, nomor) => {
      const keluar = barisTunai(id, kasir, {
        ...{ kategori: 'BONUS SALES', jumlah: 0 - jumlah },
        keterangan: `${kode_sales} ${dari} - ${sampai}`,
      })
      return {
        isi: { ...body, jumlah, rincian: fakta.baris },
        books: [
          write(jurnal, jurnalDari(id, antara('BONUS', bank ? 'BANK' : 'KAS', jumlah), akun)),
          write(kasBuku, [no_rekening && bank ? diRekening(keluar, { no_rekening }) : keluar]),
          write(
            bonusHari,
            fakta.hari.map(({ tgl, urut }) => ({
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
