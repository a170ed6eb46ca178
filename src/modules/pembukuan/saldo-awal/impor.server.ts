import { sql } from 'kysely'
import { text, type RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { refusedCell, rumusTanpaHasil, wireOfCell } from '#kernel/sheet-cell'
import { cellsOf, columnsOf } from '#server/master/impor-rows'
import { said } from '#server/master/impor'
import { sheetReply } from '#server/report/sheet-reply'
import { handle } from '#server/serve'
import { readSheet } from '#server/sheet/read-sheet'
import { bacaSaldoAwal, contohSaldoAwal } from './saldo-awal-akun.calls.ts'
import { akunTerbanyak, barisSaldoAwal } from './saldo-awal-akun.ts'

type Baris = RowOf<typeof barisSaldoAwal>

/** The first row names the columns; an account without an amount begins with nothing. */
const baca = handle(bacaSaldoAwal, async (ctx, { upload }) => {
  if (!upload) throw new Refusal('File Wajib Dipilih', { code: 'E-ISI' })
  const [kepala, ...rows] = await readSheet(upload.bytes, akunTerbanyak + 1)
  if (!kepala || rows.length === 0) throw new Refusal('File Ini Kosong', { code: 'E-ISI' })
  const { asing, columns } = columnsOf(barisSaldoAwal, kepala.sel, ctx.t)
  const baris: Baris[] = []
  const masalah: { baris: number; kalimat: string }[] = []
  for (const { nomor, sel } of rows) {
    const cells = cellsOf(columns, sel)
    const wire = Object.entries(barisSaldoAwal).map(([name, field]) => [
      name,
      wireOfCell(field, cells.get(name), ctx.t) ?? field.initial,
    ])
    const hasil = check(barisSaldoAwal, Object.fromEntries(wire))
    const tanpa = rumusTanpaHasil(barisSaldoAwal, cells)
    if ('value' in hasil && tanpa.length === 0) {
      if (hasil.value.debit > 0 || hasil.value.kredit > 0) baris.push(hasil.value)
      continue
    }
    const salah =
      'value' in hasil
        ? tanpa
        : hasil.refused.map((one) => refusedCell(barisSaldoAwal, one, cells.get(one.field), ctx.t))
    masalah.push({ baris: nomor, kalimat: said(ctx, salah) })
  }
  return { baris, asing: asing.join(', ') || null, masalah }
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
