import { sql } from 'kysely'
import { text, type RowOf } from '#kernel/field'
import { sheetReply } from '#server/report/sheet-reply'
import { handle } from '#server/serve'
import { rowsOfSheet } from '#server/sheet/rows-of-sheet'
import { bacaSaldoAwal, contohSaldoAwal } from './saldo-awal-akun.calls.ts'
import { akunTerbanyak, barisSaldoAwal } from './saldo-awal-akun.ts'

/** An account without an amount begins with nothing. */
const baca = handle(bacaSaldoAwal, async (ctx, { upload }) => {
  const { rows, ...lain } = await rowsOfSheet(ctx, upload, barisSaldoAwal, akunTerbanyak)
  const isi = rows.map((one) => one.isi)
  return { ...lain, baris: isi.filter(({ debit, kredit }) => debit > 0 || kredit > 0) }
})

/** What the sheet to fill in shows of an account. */
const barisContoh = {
  nomor_akun: barisSaldoAwal.nomor_akun,
  nama_akun: text({ label: 'Nama Akun', required: true, width: 34 }),
  debit: barisSaldoAwal.debit,
  kredit: barisSaldoAwal.kredit,
}

/** Every account in use but the opening account; those with a book show what that has booked. */
const contoh = handle(contohSaldoAwal, async (ctx) =>
  sheetReply('xlsx', {
    title: 'Saldo Awal Akun',
    fields: barisContoh,
    rows: await ctx.db.stream<RowOf<typeof barisContoh>>(
      ctx.kodeToko,
      sql`select nomor_akun, nama_akun, greatest(awal, 0) as debit, greatest(-awal, 0) as kredit
        from akun_awal(${ctx.kodeToko}) where aktif and not lawan
          and jenis_akun in ('HARTA', 'HUTANG', 'MODAL') order by nomor_akun`,
    ),
    ctx,
  }),
)

export const imporSaldoAwalHandlers = [baca, contoh]
