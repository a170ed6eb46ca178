import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { record } from '#server/document/record'
import { handle, reply, type Context } from '#server/serve'
import { kunjungan } from '#modules/konter/kunjungan'
import { transferKonfirmasi, transferMenunggu, type barisTransfer } from './transfer.calls.ts'
import { write } from '#kernel/ledger'
import { transferMasukBuku } from './buku.ts'

type Transfer = Omit<RowOf<typeof barisTransfer>, 'versi_bayar'> & {
  readonly id_group: string
  readonly versi_bayar: number
}

/** Every transfer that nobody has confirmed, the oldest first. */
const menunggu = ({ db, kodeToko }: Context): Promise<Transfer[]> =>
  db.rows(
    kodeToko,
    sql`
    select g.id as id_group, g.nomor as no_faktur_group, p.versi_bayar, p.n, g.saat,
      g.tgl_system::text, case when kencana.barang_diserahkan(${kodeToko}, g.id) then 'VALID'
        else 'OPEN' end as status,
      g.input_by, p.no_rekening, r.nama_rekening, p.no_ref, p.jumlah,
      (select c.nama_customer from (
            select j.id_pelanggan from kencana.penjualan_kini j
            where j.kode_toko = ${kodeToko} and j.id_group = g.id
            union all select h.id_pelanggan from kencana.titipan h
            where h.kode_toko = ${kodeToko} and h.id = coalesce(g.id_asal, g.id)
            union all select (x.isi->>'id_pelanggan')::uuid from kencana.dokumen x
            where x.kode_toko = ${kodeToko} and x.id = case when g.isi ? 'id_pelanggan' then g.id
              else coalesce(g.id_asal, g.id) end) j
          join kencana.pelanggan c on c.kode_toko = ${kodeToko} and c.id = j.id_pelanggan limit 1)
        as nama_customer
    from kencana.transfer_menunggu(${kodeToko}) t
      join kencana.pembayaran p on p.kode_toko = ${kodeToko} and p.id_group = t.id_group
        and p.versi_bayar = t.versi_bayar and p.n = t.n
      join kencana.dokumen g on g.kode_toko = p.kode_toko and g.id = p.id_group
      left join kencana.rekening r
        on r.kode_toko = p.kode_toko and r.no_rekening = p.no_rekening
    order by g.saat, g.nomor, p.n`,
  )

export const daftarTransfer = handle(transferMenunggu, menunggu)

/**
 * Confirms that the bank has them. The user who entered the visit cannot: tulis_transfer_masuk
 * refuses it.
 */
export const konfirmasi = handle(transferKonfirmasi, async (ctx, { body }) => {
  const known = await menunggu(ctx)
  const found = body.transfer.map(({ n, no_faktur_group, versi_bayar }) => {
    const one = known.find(
      (each) =>
        each.no_faktur_group === no_faktur_group &&
        each.versi_bayar === (versi_bayar ?? each.versi_bayar) &&
        each.n === n,
    )
    if (one) return one
    throw new Refusal('Transfer Faktur {{nomor}} Sudah Dikonfirmasi Atau Berubah', {
      code: 'E-MDB:02',
      params: { nomor: no_faktur_group },
    })
  })
  return record(ctx, transferKonfirmasi, {
    books: [
      write(
        transferMasukBuku,
        found.map(({ id_group, n, versi_bayar }) => ({
          id_group,
          versi_bayar,
          n,
          catatan: body.catatan,
        })),
      ),
    ],
    answer: reply({ jumlah: found.length }, { message: 'Transfer Sudah Dikonfirmasi' }),
    jenis: kunjungan.name,
    nomor: found.map(({ no_faktur_group }) => no_faktur_group),
  })
})
