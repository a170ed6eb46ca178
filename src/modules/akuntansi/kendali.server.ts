import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Tx } from '#server/db'
import { serveMaster } from '#server/serve'
import { akun } from './akun.ts'
import { checkAkunBagian, jenisBerbuku, punyaBuku, type AkunPilihan } from './kendali.rules.ts'

/** What a read of one row is asked of: a transaction, or the shop's own reads. */
export type Baca = Pick<Tx, 'row'>['row']

/** The books that stand for this account, as the map has them or ever had them. */
async function bukuAkun(read: Baca, kodeToko: string, nomor_akun: string): Promise<string[]> {
  const found = await read<{ buku: string[] | null }>(sql`
    select array_agg(buku order by buku) as buku from akun_kendali(${kodeToko})
    where nomor_akun = ${nomor_akun}`)
  return found?.buku ?? []
}

/**
 * What has no book of its own is booked to no control account: its book would not know of it.
 * @throws Refusal at this field
 */
export async function bukanKendali(
  read: Baca,
  { field, kodeToko, nomor_akun }: { field: string; kodeToko: string; nomor_akun: string },
): Promise<void> {
  const buku = await bukuAkun(read, kodeToko, nomor_akun)
  if (buku.length > 0) punyaBuku(field, nomor_akun, buku)
}

/** A part of the map and the account that it is to book to. */
interface Bagian {
  readonly kodeToko: string
  readonly trx: string
  readonly type: string
  readonly kode_akun: string
  readonly nomor_akun: string
}

/** @throws Refusal at this field: no such account, or one of another book */
export async function checkBagian(tx: Tx, field: string, bagian: Bagian): Promise<void> {
  const { kodeToko, kode_akun, nomor_akun, trx, type } = bagian
  const found = await tx.row<Omit<AkunPilihan, 'punya'> & { buku: string | null }>(sql`
    select a.nomor_akun, a.jenis_akun, buku_akun(${trx}, ${type}, ${kode_akun}) as buku,
      exists (select from jurnal j where j.kode_toko = a.kode_toko
        and j.nomor_akun = a.nomor_akun)
      or exists (select from para_akun_transaksi p where p.kode_toko = a.kode_toko
        and p.nomor_akun = a.nomor_akun and buku_akun(p.trx, p.type, p.kode_akun) is null)
        as terpakai
    from akun a where a.kode_toko = ${kodeToko} and a.nomor_akun = ${nomor_akun}`)
  if (!found) throw refusedField(field, '{{field}} Tidak Valid', { field: 'Nomor Akun' })
  const { buku, ...pilihan } = found
  const punya = await bukuAkun((query) => tx.row(query), kodeToko, nomor_akun)
  checkAkunBagian(field, buku, { ...pilihan, punya })
}

/** An account with a book stays what the shop has or owes: as a cost nobody would compare it. */
export const layanAkun = serveMaster(akun, {
  check: async (ctx, tx, { jenis_akun, nomor_akun }, before) => {
    if (!before || jenisBerbuku.includes(jenis_akun)) return
    const buku = await bukuAkun((query) => tx.row(query), ctx.kodeToko, nomor_akun)
    if (buku.length > 0)
      throw refusedField(
        'jenis_akun',
        'Akun {{nomor_akun}} Punya Buku Sendiri ({{buku}}), Jenisnya Harta Atau Kewajiban',
        { nomor_akun, buku: buku.join(', ') },
      )
  },
})
