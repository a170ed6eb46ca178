import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { serveCommand } from '#server/document/run'
import { handle, type Context } from '#server/serve'
import { saldoAksesoris, type barisSaldo } from './aksesoris.calls.ts'
import { stokAksesoris, stokAksesorisBuku } from './aksesoris.ts'

const semua = (ctx: Context): Promise<RowOf<typeof barisSaldo>[]> =>
  ctx.db.rows<RowOf<typeof barisSaldo>>(
    ctx.kodeToko,
    sql`select a.kode_aksesoris, a.nama_aksesoris, coalesce(s.jumlah, 0)::bigint as saldo,
        a.satuan, a.minimum
      from aksesoris a left join saldo_aksesoris s on s.kode_toko = a.kode_toko
        and s.kode_aksesoris = a.kode_aksesoris
      where a.kode_toko = ${ctx.kodeToko} order by a.kode_aksesoris`,
  )

const saldo = handle(saldoAksesoris, (ctx) => semua(ctx))

/** The database looks once more under its lock: what is taken is there. */
const simpan = serveCommand(stokAksesoris, stokAksesoris.commands.simpan, async (ctx, { body }) => {
  const { arah, kode_aksesoris } = body
  const one = (await semua(ctx)).find((row) => row.kode_aksesoris === kode_aksesoris)
  if (!one) throw refusedField('kode_aksesoris', '{{field}} Tidak Valid', { field: 'Aksesoris' })
  if (arah === 'AMBIL' && body.jumlah > one.saldo)
    throw refusedField('jumlah', 'Stock {{nama}} Tinggal {{saldo}} {{satuan}}', {
      nama: one.nama_aksesoris,
      saldo: formatRupiah(one.saldo),
      satuan: one.satuan,
    })
  const jumlah = arah === 'AMBIL' ? 0 - body.jumlah : body.jumlah
  return {
    make: (id, nomor) => ({
      isi: body,
      books: [write(stokAksesorisBuku, [{ id_dokumen: id, kode_aksesoris, jumlah }])],
      answer: { nomor },
    }),
  }
})

export const handlers = [saldo, simpan]
