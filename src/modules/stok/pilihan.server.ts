import { sql } from 'kysely'
import type { Context } from '#server/serve'
import { checkPilihan, type BarangMemilih, type Pilihan } from './pilihan.rules.ts'

type Mati = Readonly<Record<keyof Pilihan['mati'], readonly string[]>>

/** What may be chosen for a piece of this shop now. */
export async function muatPilihan({ db, kodeToko }: Context): Promise<Pilihan> {
  const mati = (kolom: string, tabel: string) => sql`array(select ${sql.ref(kolom)}
    from ${sql.table(tabel)} where kode_toko = ${kodeToko} and not aktif)`
  const found = await db.row<Mati & { readonly group: readonly (readonly [string, string[]])[] }>(
    kodeToko,
    sql`select ${mati('kode_dept', 'jenis')} as kode_dept,
      ${mati('kode_group', 'group_harga')} as kode_group,
      ${mati('kode_bandrol', 'bandrol')} as kode_bandrol,
      ${mati('kode_kondisi', 'kondisi_barang')} as kode_kondisi,
      ${mati('kode_gudang', 'gudang')} as kode_gudang, ${mati('kode_baki', 'baki')} as kode_baki,
      ${mati('kode_supplier', 'supplier')} as supplier,
      (select coalesce(jsonb_agg(jsonb_build_array(kode_dept, groups)), '[]') from
        (select kode_dept, jsonb_agg(kode_group order by kode_group) as groups
        from para_jenis_group where kode_toko = ${kodeToko} group by kode_dept) g) as group`,
  )
  if (!found) throw new Error('a row of constants has no row')
  const { group, ...off } = found
  return {
    mati: {
      kode_dept: new Set(off.kode_dept),
      kode_group: new Set(off.kode_group),
      kode_bandrol: new Set(off.kode_bandrol),
      kode_kondisi: new Set(off.kode_kondisi),
      kode_gudang: new Set(off.kode_gudang),
      kode_baki: new Set(off.kode_baki),
      supplier: new Set(off.supplier),
    },
    group: new Map(group),
  }
}

/**
 * Pieces that are about to lie in the shop name only what may be chosen now.
 * @throws Refusal that names the line and the field
 */
export async function checkDipilih(ctx: Context, pieces: readonly BarangMemilih[]): Promise<void> {
  const pilihan = await muatPilihan(ctx)
  for (const [at, piece] of pieces.entries()) checkPilihan(piece, pilihan, `baris.${at}.`)
}
