import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { serveCancel } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, serve } from '#server/document/run'
import { defineLoad } from '#server/load'
import { checkExists } from '#server/master/active'
import { sheetReply } from '#server/report/sheet-reply'
import { handle } from '#server/serve'
import { rowsOfSheet } from '#server/sheet/rows-of-sheet'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { gram } from '#modules/stok/buku'
import { gramDari } from '#modules/stok/gram.rules'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { supplier } from '#modules/stok/supplier'
import { bacaHutangAwal, contohHutangAwal } from './saldo-awal-supplier.calls.ts'
import { dasarHutangAwal, hutangAwal, type HutangAwal } from './saldo-awal-supplier.rules.ts'
import { barisHutangAwal, hutangTerbanyak, saldoAwalSupplier } from './saldo-awal-supplier.ts'

const { commands } = saldoAwalSupplier
const muat = defineLoad('muat_saldo_awal_supplier', dasarHutangAwal)

const jumlahDari = (baris: readonly HutangAwal[], figure: (one: HutangAwal) => number): number =>
  baris.reduce((sum, one) => sum + figure(one), 0)

/** What each supplier is owed, as an approver reads it. */
function terbaca(baris: readonly HutangAwal[]) {
  const siapa = (one: HutangAwal): string => one.masuk.supplier ?? '-'
  return Object.fromEntries(
    [...new Set(baris.map(siapa))].map((supplier) => {
      const milik = baris.filter((one) => siapa(one) === supplier)
      const rupiah = formatRupiah(jumlahDari(milik, ({ jumlah }) => jumlah))
      const emas = formatBerat(jumlahDari(milik, ({ murni }) => murni))
      return [supplier, `Rp ${rupiah} (${emas} gr)`]
    }),
  )
}

/** A line as a document with its books: nothing came in now, what was owed is owed still. */
const jadikan = ({ jumlah, kadar, kotor, masuk, murni }: HutangAwal, akun: Akun) => {
  const id = newId()
  const { nilai, supplier, uang } = masuk
  return {
    id,
    isi: { ...masuk, murni, jumlah }, // what a cancel's approver reads
    jurnal: jurnalDari(id, antara('LAWAN', 'HUTANG_SUPPLIER', jumlah), akun),
    gram: gramDari(id, [{ dari: 'SUPPLIER', ke: 'SALDO AWAL', kadar, kotor, murni }]),
    hutang: { id_dokumen: id, id_terima: id, kadar, supplier, uang, nilai, kotor, murni },
  }
}
type Akun = Parameters<typeof jurnalDari>[2]

const simpan = serve(saldoAwalSupplier, commands.simpan, async (ctx, { body }) => {
  // No foreign key does it: an opening debt has no pieces.
  await checkExists(
    ctx,
    ...body.baris.map((one, n) => ({
      ...{ master: supplier, field: `baris.${n}.supplier`, kode: one.supplier },
    })),
  )
  const { akun, kadar } = await ctx.db.load(muat, [ctx.kodeToko])
  const baris = hutangAwal(body.baris, { kadar }, ctx.toko.tgl_system)
  return {
    needs: [{ kategori: 'SALDO_AWAL_SUPPLIER', sebelum: {}, sesudah: terbaca(baris) }],
    write: () => {
      const jadi = baris.map((one) => jadikan(one, akun))
      const [buku, emas] = [jadi.flatMap((one) => one.jurnal), jadi.flatMap((one) => one.gram)]
      return {
        makes: jadi.map(({ id, isi }) => born(saldoAwalSupplier, commands.simpan, { id, isi })),
        books: [
          write(jurnal, buku),
          write(gram, emas),
          write(
            hutangSupplier,
            jadi.map(({ hutang }) => hutang),
          ),
        ],
        answer: { nomor: jadi.map(({ id }) => numberOf(id)) },
      }
    },
  }
})

const baca = handle(bacaHutangAwal, async (ctx, { upload }) => {
  const { rows, ...lain } = await rowsOfSheet(ctx, upload, barisHutangAwal, hutangTerbanyak)
  return { ...lain, baris: rows.map(({ isi }) => isi) }
})

/** A debt in money, and one in gold. */
const contoh = handle(contohHutangAwal, async (ctx) =>
  sheetReply('xlsx', {
    title: 'Saldo Awal Supplier',
    fields: barisHutangAwal,
    rows: await ctx.db.stream<RowOf<typeof barisHutangAwal>>(
      ctx.kodeToko,
      sql`select null as supplier, v.*, ${ctx.toko.tgl_system}::text as tgl_nota
        from (values ('SJ-1', 1250000, null, null, 0), ('SJ-2', 0, 7500, 4123, 6200417))
          as v(no_surat, uang, kadar, berat, nilai)`,
    ),
    ctx,
  }),
)

export const hutangAwalHandlers = [
  simpan,
  serveCancel(saldoAwalSupplier, commands.batal),
  baca,
  contoh,
]
