import { sql, type RawBuilder } from 'kysely'
import { pemberiOtorisasi } from '#modules/otorisasi/laporan/pemberi.server'

type Jenis = 'PENJUALAN' | 'PEMBELIAN'

/**
 * The note of alias p is valid. Of the states only those are read that are not VALID: they are few,
 * and have an index of their own.
 */
export const notaSah = (jenis: Jenis): RawBuilder<unknown> => sql`
  not exists (select from kencana.status_dokumen st where st.kode_toko = p.kode_toko
    and st.id = p.id and st.jenis = ${sql.lit(jenis)} and st.status <> 'VALID')`

interface Saring {
  readonly tgl_from: string
  readonly tgl_to: string
  readonly user_id?: string | null
}

/** The notes of this kind that were undone in the period: by whom, why, and with whose word. */
export const dibatalkan = (
  kodeToko: string,
  jenis: Jenis,
  { tgl_from, tgl_to, user_id = null }: Saring,
): RawBuilder<unknown> => sql`(
  select st.id, d.nomor, d.tgl_system, t.tgl_system as tgl_batal, t.dari as sebelum, t.alasan,
    t.oleh as user_id, coalesce(u.usere_name, t.oleh) as oleh,
    ${pemberiOtorisasi(kodeToko, sql`t.id_posting`, [`BATAL_${jenis}`, 'BATAL_TUKAR'])} as otorisasi
  from kencana.status_dokumen st
    join kencana.transisi t
      on t.kode_toko = st.kode_toko and t.id_dokumen = st.id and t.versi = st.versi
    join kencana.dokumen d on d.kode_toko = st.kode_toko and d.id = st.id
    left join kencana.users u on u.user_id = t.oleh
  where st.kode_toko = ${kodeToko} and st.jenis = ${sql.lit(jenis)} and st.status = 'BATAL'
    and st.status <> 'VALID'
    and t.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    and (${user_id}::text is null or t.oleh = ${user_id}))`
