import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { refusedRange } from '#kernel/report-call'
import { addDays } from '#kernel/tanggal'
import { record } from '#server/document/record'
import { handle, reply, type Context } from '#server/serve'
import { daftarTemuan, jumlahTemuan, tutupTemuan, type barisTemuan } from './periksa.calls.ts'
import { write } from '#kernel/ledger'
import { temuanBuku } from './buku.ts'

type Bukti = NonNullable<NonNullable<(typeof daftarTemuan)['types']>['a']>[number]['bukti']
interface Temuan extends RowOf<typeof barisTemuan> {
  readonly kunci: string
  readonly jenis: string | null
  readonly bukti: Bukti
  readonly alasan: string | null
  readonly ditutup_oleh: string | null
  readonly ditutup_pada: string | null
}

interface Diminta {
  readonly from: string
  readonly to: string
  readonly pola: string | null
}

/** The findings of these days, each beside what closed it: SQL over f and d. */
const dari = ({ kodeToko }: Context, { from, pola, to }: Diminta) => sql`
    from kencana.temuan_pola(${kodeToko}, ${from}::date, ${to}::date, ${pola}) f
      left join kencana.temuan_ditutup d on d.kode_toko = ${kodeToko} and d.pola = f.pola
        and d.kunci = (f.t).kunci`

/** What the books say of these days; the words of the evidence in the reader's language. */
async function temuan(ctx: Context, diminta: Diminta): Promise<Temuan[]> {
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<Temuan>`
    select f.pola, (f.t).tgl_system, (f.t).saat, (f.t).user_id, (f.t).dokumen, (f.t).jenis,
      (f.t).pasangan, (f.t).skor, (f.t).kunci, (f.t).bukti, d.alasan, d.oleh as ditutup_oleh,
      d.saat as ditutup_pada,
      case when d.kunci is null then 'TERBUKA' else 'DITUTUP' end as status
    ${dari(ctx, diminta)}
    order by (f.t).skor desc, (f.t).saat desc, (f.t).kunci`,
  )
  const kosong = { teks: null, rupiah: null, berat: null, saat: null }
  return rows.map((row) => ({
    ...row,
    bukti: row.bukti.map((one) => ({ ...kosong, ...one, label: ctx.t(one.label) })),
  }))
}

export const daftar = handle(daftarTemuan, async (ctx, { query }) => {
  const { tgl_system } = ctx.toko
  // Every pattern reads the books of all these days: a month is the most, whatever the module says.
  const fields = refusedRange(query)
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
  const found = await temuan(ctx, {
    from: query.tgl_from ?? tgl_system,
    to: query.tgl_to ?? tgl_system,
    pola: query.pola ?? null,
  })
  const rows = query.status ? found.filter(({ status }) => status === query.status) : found
  return reply(rows, { count: rows.length })
})

export const jumlah = handle(jumlahTemuan, async (ctx) => {
  const to = ctx.toko.tgl_system
  const found = await ctx.db.row<{ jumlah: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as jumlah ${dari(ctx, { from: addDays(to, -6), to, pola: null })}
    where d.kunci is null`,
  )
  return { jumlah: found?.jumlah ?? 0 }
})

/**
 * Somebody else than it is about has looked and says what it was (the owner answers to nobody). A
 * finding that the books no longer have is refused.
 */
export const tutup = handle(tutupTemuan, async (ctx, { body }) => {
  const { alasan, kunci, pola, tgl_system } = body
  const found = await temuan(ctx, { from: tgl_system, to: tgl_system, pola })
  const row = found.find((one) => one.kunci === kunci && one.status === 'TERBUKA')
  if (row?.user_id === ctx.user.user_id && ctx.user.level !== 'OWN')
    throw new Refusal('Temuan Ini Tentang Anda Sendiri, Minta Orang Lain Memeriksanya')
  if (!row) throw new Refusal('Temuan Ini Sudah Berubah Atau Sudah Diperiksa', { code: 'E-MDB:02' })
  return record(ctx, tutupTemuan, {
    books: [write(temuanBuku, [{ pola, kunci, alasan }])],
    answer: reply({ kunci }, { message: 'Temuan Ditutup' }),
    jenis: 'TEMUAN',
  })
})
