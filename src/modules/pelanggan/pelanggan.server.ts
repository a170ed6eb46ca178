import { sql } from 'kysely'
import { write, type Written } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import type { Context } from '#server/serve'
import { pelangganBuku } from './buku.ts'

/** Who buys or sells, as the counter sends it; of a card only where he sells. */
export interface PelangganMasuk {
  readonly nama_customer: string | null
  readonly alamat_customer: string | null
  readonly kode_kota?: string | null
  readonly kode_kecamatan?: string | null
  readonly no_hp: string | null
  readonly jenis_pelanggan?: string | null
  readonly jenis_identitas?: string | null
  readonly no_identitas?: string | null
  readonly foto_identitas?: string | null
  readonly npwp?: string | null // sixteen digits
}

/** The customer of a visit: his id, and what the posting writes when there is news of him. */
export interface Pelanggan {
  readonly id: string | null
  readonly books: readonly Written<'pelanggan'>[]
  /** Another name under which this card is known already: worth a look, no refusal. */
  readonly kartu_milik: string | null
}

interface Dikenal {
  readonly id: string
  readonly nama_customer: string
  readonly jenis_pelanggan: string
  readonly kode_kota: string | null
  readonly kode_kecamatan: string | null
  readonly npwp: string | null
  readonly sama: boolean
}

/** @throws Refusal at the field that names no kota, or no kecamatan of it */
async function checkTempat(ctx: Context, given: PelangganMasuk): Promise<void> {
  const { kode_kecamatan = null, kode_kota = null } = given
  if (kode_kota === null && kode_kecamatan === null) return
  const ada = await ctx.db.chain.row<{ kota: boolean; kecamatan: boolean }>(sql`select
      exists (select from kencana.kota where kode_kota = ${kode_kota}) as kota,
      ${kode_kecamatan}::text is null or exists (select from kencana.kecamatan
        where kode_kota = ${kode_kota} and kode_kecamatan = ${kode_kecamatan}) as kecamatan`)
  if (!ada?.kota) throw refusedField('kode_kota', '{{field}} Tidak Valid', { field: 'Kota' })
  if (!ada.kecamatan)
    throw refusedField('kode_kecamatan', '{{field}} Tidak Valid', { field: 'Kecamatan' })
}

/** Whether a place is told that was not known. */
const tempatBaru = (known: Dikenal, { kode_kecamatan, kode_kota }: PelangganMasuk): boolean =>
  Boolean(kode_kota) &&
  (known.kode_kota !== kode_kota || known.kode_kecamatan !== (kode_kecamatan ?? null))

/** Where there are members, his number says whether he is one; else what was told. */
async function jenisPelanggan(
  ctx: Context,
  { jenis_pelanggan = null, no_hp }: PelangganMasuk,
): Promise<string | null> {
  if (jenis_pelanggan === null || !ctx.isOn('MEMBER_MODULE')) return jenis_pelanggan
  const row = await ctx.db.chain.row<{ ada: boolean }>(
    sql`select exists (select from kencana.member_dari_hp(${no_hp ?? ''}) m
      where m.kode_member is not null) as ada`,
  )
  return row?.ada ? 'MEMBER' : 'UMUM'
}

/**
 * The one known by this card, or by this name, telephone number and address, where no other card
 * is known of him; else a new row. His kind counts where there are no members: who becomes one
 * stays who he is. The posting writes it, and what is new of his card and his
 * kind: a visit that is refused keeps nobody's name. A tax number makes a row of its own, so that
 * an earlier note keeps what it was filed with (ADR 0295). No row for a walk-in without a name.
 * Personal data stands in this one erasable table.
 */
export async function pelangganDari(ctx: Context, given: PelangganMasuk): Promise<Pelanggan> {
  const { foto_identitas = null, jenis_identitas = null, no_identitas = null, npwp = null } = given
  const nama_customer = given.nama_customer ?? ''
  await checkTempat(ctx, given)
  const no_hp = given.no_hp ?? ''
  const alamat_customer = given.alamat_customer ?? ''
  if (nama_customer === '' && no_hp === '' && no_identitas === null && npwp === null)
    return { id: null, books: [], kartu_milik: null }
  const jenis = await jenisPelanggan(ctx, given)
  const kartu = no_identitas === null ? sql`id is null` : sql`no_identitas = ${no_identitas}`
  const kind = sql`jenis_pelanggan = ${jenis ?? 'UMUM'}`
  const orang = sql`no_hp = ${no_hp} and lower(nama_customer) = lower(${nama_customer})
    and alamat_customer = ${alamat_customer}
    and (${ctx.isOn('MEMBER_MODULE')} or ${kind})
    and (no_identitas is null or ${no_identitas}::text is null)`
  const found = await ctx.db.rows(
    ctx.kodeToko,
    sql<Dikenal>`
    select id, nama_customer, jenis_pelanggan, kode_kota, kode_kecamatan, npwp,
      lower(nama_customer) = lower(${nama_customer}) as sama
    from kencana.pelanggan
    where kode_toko = ${ctx.kodeToko} and dihapus_pada is null and (${kartu} or ${orang})
    order by ${kartu} desc, ${kind} desc, id`,
  )
  const known = found.find((each) => each.sama && each.npwp === npwp)
  const kartu_milik = found.find(({ sama }) => !sama)?.nama_customer ?? null
  const id = known?.id ?? newId()
  const jenis_pelanggan = jenis ?? known?.jenis_pelanggan ?? 'UMUM'
  const { kode_kecamatan = null, kode_kota = null } = given
  const card = { jenis_identitas, no_identitas, foto_identitas, npwp, kode_kota, kode_kecamatan }
  const baru = { id, nama_customer, alamat_customer, no_hp, jenis_pelanggan, ...card }
  const isNews =
    known?.jenis_pelanggan !== jenis_pelanggan ||
    no_identitas !== null ||
    foto_identitas !== null ||
    tempatBaru(known, given)
  return { id, books: isNews ? [write(pelangganBuku, [baru])] : [], kartu_milik }
}
