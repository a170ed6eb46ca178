import { sql, type RawBuilder } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { serveMaster, type Context } from '#server/serve'
import { kodeTransaksi } from './kode-transaksi.ts'

/**
 * Money besides sales and purchases is booked to no control account: its book would not know of it.
 * @throws Refusal at this field
 */
async function bukanKendali(
  read: (query: RawBuilder<{ buku: string }>) => Promise<{ buku: string } | undefined>,
  { field, kodeToko, nomor_akun }: { field: string; kodeToko: string; nomor_akun: string },
): Promise<void> {
  const found = await read(sql`select string_agg(buku, ', ' order by buku) as buku
    from akun_kendali(${kodeToko}) where nomor_akun = ${nomor_akun} having count(*) > 0`)
  if (found)
    throw refusedField(
      field,
      'Akun {{nomor_akun}} Punya Buku Sendiri ({{buku}}), Pilih Akun Lain',
      { nomor_akun, buku: found.buku },
    )
}

/** A code that was there before its account got a book, or its map was changed. */
export const periksaAkunLawan = (ctx: Context, nomor_akun: string): Promise<void> =>
  bukanKendali((query) => ctx.db.row(ctx.kodeToko, query), {
    field: 'kode_transaksi',
    kodeToko: ctx.kodeToko,
    nomor_akun,
  })

/** Its account is none that a book of its own stands for. */
export const layanKodeTransaksi = serveMaster(kodeTransaksi, {
  check: (ctx, tx, { nomor_akun }) =>
    bukanKendali((query) => tx.row(query), {
      field: 'nomor_akun',
      kodeToko: ctx.kodeToko,
      nomor_akun,
    }),
})
