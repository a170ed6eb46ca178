import { sql } from 'kysely'
import { formatRupiah } from '#kernel/figures'
import { group, type RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import { addDays } from '#kernel/tanggal'
import { nameOfCall } from '#server/chain/chain'
import { branchesOf, jobOfPosting } from '#server/chain/jobs'
import { serveCommand } from '#server/document/run'
import { handle, type Context } from '#server/serve'
import { beliTerbalik, lewatBatas } from './batas-harga.rules.ts'
import {
  hargaEmasKini,
  riwayatHargaEmas,
  umurHarga,
  type hargaGroup,
  type riwayatHarga,
} from './harga.calls.ts'
import {
  hargaPusat,
  konfirmasiHarga,
  ubahHarga,
  ubahHargaBuku,
  type hargaMasuk,
} from './ubah-harga.ts'
import { settingHarga } from './setting.ts'

type Masuk = RowOf<typeof hargaMasuk>
type Group = RowOf<typeof hargaGroup>
interface Murni {
  readonly harga_murni: number
  readonly berlaku_mulai: string
}

/** All groups with the price that applies now, who set it and when. */
const groups = (ctx: Context): Promise<Group[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Group>`
    select g.kode_group, g.nama_group, g.kadar, g.harga, g.harga_beli, h.saat as sejak, h.oleh,
      g.tgl_konfirmasi
    from kencana.group_harga g
      left join lateral (select r.saat, coalesce(u.usere_name, r.oleh) as oleh
        from kencana.harga_group r left join kencana.users u on u.user_id = r.oleh
        where r.kode_toko = g.kode_toko and r.kode_group = g.kode_group
        order by r.tgl_system desc, r.saat desc limit 1) h on true
    where g.kode_toko = ${ctx.kodeToko} order by g.kadar desc, g.kode_group`,
  )

/** The price of fine gold that has begun last (ADR 0113). */
export const murniKini = (ctx: Context): Promise<Murni | undefined> =>
  ctx.db.row<Murni>(
    ctx.kodeToko,
    sql`select harga_murni, berlaku_mulai from kencana.para_harga_emas
      where kode_toko = ${ctx.kodeToko} and berlaku_mulai <= ${ctx.toko.tgl_system}::date
      order by berlaku_mulai desc limit 1`,
  )

export const kini = handle(hargaEmasKini, async (ctx) => ({
  murni: (await murniKini(ctx)) ?? null,
  group: await groups(ctx),
}))

/** A group whose price moves. */
interface Perubahan {
  readonly baris: Masuk['baris'][number]
  readonly group: Group
}

/**
 * The groups whose prices move, from what their row says.
 * @throws Refusal at a group that is not there, or whose price somebody else has set since
 */
function changesOf(baris: Masuk['baris'], known: readonly Group[]): Perubahan[] {
  const byKode = new Map(known.map((group) => [group.kode_group, group]))
  const seen = new Set<string>()
  return baris.flatMap((line, index) => {
    const { kode_group } = line
    const group = byKode.get(kode_group)
    const field = `baris.${index}.kode_group`
    if (!group) throw refusedField(field, 'Group {{kode_group}} Tidak Ditemukan', { kode_group })
    if (seen.has(kode_group))
      throw refusedField(field, 'Group {{kode_group}} Dua Kali', { kode_group })
    seen.add(kode_group)
    if (line.harga_dari !== group.harga || line.harga_beli_dari !== group.harga_beli)
      throw new Refusal('Harga Group {{kode_group}} Baru Diubah Orang Lain', {
        code: 'E-MDB:02',
        params: { kode_group },
      })
    const sama = line.harga === group.harga && line.harga_beli === group.harga_beli
    return sama ? [] : [{ baris: line, group }]
  })
}

const emasMurni = 'Emas Murni'

interface Gerak {
  readonly nama: string
  readonly dari: number
  readonly ke: number
  /** The price below which gold is sold from now on, where it was not before. */
  readonly diAtas?: number | undefined
}

/** The two prices of a group, as they move. */
function gerakGroup(ctx: Context, { baris, group }: Perubahan): Gerak[] {
  const nama = `${group.kode_group} ${group.nama_group}`
  const baru =
    beliTerbalik(baris.harga_beli, baris.harga) && !beliTerbalik(group.harga_beli, group.harga)
  return [
    { nama, dari: baris.harga_dari, ke: baris.harga },
    {
      nama: `${nama} ${ctx.t('Beli')}`,
      dari: baris.harga_beli_dari,
      ke: baris.harga_beli,
      diAtas: baru ? baris.harga : undefined,
    },
  ]
}

/**
 * What the approver reads: each price that moves by more than the limit, and each buying price that
 * comes to stand above the selling one (ADR 0230), before and after.
 */
function diAtasBatas(
  ctx: Context,
  changed: readonly Perubahan[],
  murni: { readonly dari: number; readonly ke: number },
): { sebelum: Record<string, string>; sesudah: Record<string, string> } | undefined {
  const batas = ctx.setting(settingHarga.BATAS_UBAH_HARGA)
  const all: Gerak[] = [
    { nama: emasMurni, ...murni },
    ...changed.flatMap((one) => gerakGroup(ctx, one)),
  ]
  const moved = all.filter((one) => one.diAtas !== undefined || lewatBatas(one.dari, one.ke, batas))
  if (moved.length === 0) return undefined
  const jual = (diAtas: number): string =>
    ` (${ctx.t('Beli di atas jual')}: ${formatRupiah(diAtas)})`
  const said = (of: (one: Gerak) => string): Record<string, string> =>
    Object.fromEntries(moved.map((one) => [one.nama, of(one)]))
  return {
    sebelum: said(({ dari }) => formatRupiah(dari)),
    sesudah: said(
      ({ diAtas, ke }) => formatRupiah(ke) + (diAtas === undefined ? '' : jual(diAtas)),
    ),
  }
}

interface Versi {
  readonly tabel: string
  readonly versi: number
}

/** The versions of the prices that the rules read; the posting re-checks them. */
const versiHarga = (ctx: Context): Promise<Versi[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Versi>`select t.tabel, coalesce(v.versi, 0) as versi
      from unnest(array['group_harga', 'para_harga_emas']) as t(tabel)
        left join kencana.versi_tabel v on v.kode_toko = ${ctx.kodeToko} and v.tabel = t.tabel`,
  )

/** Prices as they shall be. */
interface Ditetapkan {
  readonly known: readonly Group[]
  readonly baris: readonly { kode_group: string; harga: number; harga_beli: number }[]
  /** The price of fine gold, where it moves. */
  readonly murni?: { readonly dari: number; readonly ke: number } | undefined
  /** The groups whose prices hold for the day with them. */
  readonly hanya: readonly { readonly kode_group: string }[]
}

/** The rows of prices that move; the group of fine gold is none. */
function bukuHarga(id_dokumen: string, { baris, hanya, known, murni }: Ditetapkan) {
  const lama = new Map(known.map((one) => [one.kode_group, one]))
  return [
    write(ubahHargaBuku, [
      ...(murni === undefined
        ? []
        : [
            {
              id_dokumen,
              kode_group: null,
              harga_dari: murni.dari === 0 ? null : murni.dari,
              harga_ke: murni.ke,
              harga_beli_dari: null,
              harga_beli_ke: null,
            },
          ]),
      ...baris.map(({ harga, harga_beli, kode_group }) => ({
        id_dokumen,
        kode_group,
        harga_dari: lama.get(kode_group)?.harga ?? null,
        harga_ke: harga,
        harga_beli_dari: lama.get(kode_group)?.harga_beli ?? null,
        harga_beli_ke: harga_beli,
      })),
    ]),
    write(
      konfirmasiHarga,
      hanya.map(({ kode_group }) => ({ kode_group })),
    ),
  ]
}

/** All of them, or none; the prices of the groups that stay are confirmed for the day. */
const tetapkan = (ditetapkan: Ditetapkan) => (id: string, nomor: string) => {
  const jumlah = ditetapkan.baris.length + (ditetapkan.murni === undefined ? 0 : 1)
  return { isi: { jumlah }, books: bukuHarga(id, ditetapkan), answer: { nomor, jumlah } }
}

export const simpan = serveCommand(ubahHarga, ubahHarga.commands.simpan, async (ctx, { body }) => {
  if (body.ke_cabang && !ctx.toko.pusat)
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const versi = await versiHarga(ctx)
  const [known, emas] = [await groups(ctx), await murniKini(ctx)]
  const changed = changesOf(body.baris, known)
  const dari = emas?.harga_murni ?? 0
  const murni = body.murni === null || body.murni === dari ? undefined : { dari, ke: body.murni }
  const lewat = diAtasBatas(ctx, changed, murni ?? { dari, ke: dari })
  const baris = changed.map(({ baris: { harga, harga_beli, kode_group } }) => ({
    kode_group,
    harga,
    harga_beli,
  }))
  const tugas = body.ke_cabang
    ? await keCabang(ctx, { known, baris, murni: murni?.ke ?? dari })
    : []
  const make = tetapkan({ known, baris, murni, hanya: known })
  return {
    needs: lewat ? [{ kategori: 'UBAH_HARGA_EMAS' as const, ...lewat }] : [],
    periksa: [['tabel', versi]],
    make: (id, nomor) => {
      const { books, ...made } = make(id, nomor)
      return { ...made, books: [...books, ...tugas] }
    },
  }
})

interface Sesudahnya {
  readonly known: readonly Group[]
  readonly baris: Ditetapkan['baris']
  /** 0: there is none. */
  readonly murni: number
}

/** Every branch is sent the prices as they then are: what changes, and what is only confirmed. */
async function keCabang(ctx: Context, { baris, known, murni }: Sesudahnya) {
  const baru = new Map(baris.map((one) => [one.kode_group, one]))
  const semua = known.map(
    ({ harga, harga_beli, kode_group }) =>
      baru.get(kode_group) ?? { kode_group, harga, harga_beli },
  )
  return jobOfPosting(ctx, {
    judul: 'Harga Emas Hari Ini',
    keterangan: ctx.toko.tgl_system,
    subjek: 'harga-emas',
    panggilan: nameOfCall(ubahHarga.commands.terima),
    isi: { body: encode(group(hargaPusat), { murni: murni === 0 ? null : murni, baris: semua }) },
    cabang: await ctx.db.transaction(ctx.kodeToko, (tx) => branchesOf(ctx, tx)),
  })
}

/** What a branch does not have it does not get; what it has beside that it keeps. */
export const terima = serveCommand(ubahHarga, ubahHarga.commands.terima, async (ctx, { body }) => {
  const versi = await versiHarga(ctx)
  const known = await groups(ctx)
  const kini = new Map(known.map((one) => [one.kode_group, one]))
  const hanya = body.baris.filter(({ kode_group }) => kini.has(kode_group))
  const baris = hanya.filter(({ harga, harga_beli, kode_group }) => {
    const lama = kini.get(kode_group)
    return lama?.harga !== harga || lama.harga_beli !== harga_beli
  })
  const dari = (await murniKini(ctx))?.harga_murni ?? 0
  const murni = body.murni === null || body.murni === dari ? undefined : { dari, ke: body.murni }
  return { periksa: [['tabel', versi]], make: tetapkan({ known, baris, murni, hanya }) }
})

type Riwayat = RowOf<typeof riwayatHarga>

const riwayatMurni = (ctx: Context, dari: string): Promise<Riwayat[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Riwayat>`
    select * from (
      select coalesce(p.diubah_pada, p.berlaku_mulai::timestamptz) as saat,
        p.berlaku_mulai as tgl_system, coalesce(u.usere_name, p.diubah_oleh, '-') as oleh,
        lag(p.harga_murni) over w as harga_dari, p.harga_murni as harga_ke,
        p.harga_murni - coalesce(lag(p.harga_murni) over w, p.harga_murni) as selisih,
        null::bigint as harga_beli_ke
      from kencana.para_harga_emas p left join kencana.users u on u.user_id = p.diubah_oleh
      where p.kode_toko = ${ctx.kodeToko} and p.berlaku_mulai <= ${ctx.toko.tgl_system}::date
      window w as (order by p.berlaku_mulai)) r
    where tgl_system >= coalesce((select max(berlaku_mulai) from kencana.para_harga_emas
      where kode_toko = ${ctx.kodeToko} and berlaku_mulai <= ${dari}::date), ${dari}::date)
    order by tgl_system desc limit 1000`,
  )

const riwayatGroup = (ctx: Context, kodeGroup: string, dari: string): Promise<Riwayat[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Riwayat>`
    select h.saat, h.tgl_system, coalesce(u.usere_name, h.oleh) as oleh, h.harga_dari, h.harga_ke,
      h.harga_ke - coalesce(h.harga_dari, h.harga_ke) as selisih, h.harga_beli_ke
    from kencana.harga_group h left join kencana.users u on u.user_id = h.oleh
    where h.kode_toko = ${ctx.kodeToko} and h.kode_group = ${kodeGroup}
      and h.tgl_system >= coalesce((select max(tgl_system) from kencana.harga_group
        where kode_toko = ${ctx.kodeToko} and kode_group = ${kodeGroup}
          and tgl_system <= ${dari}::date), ${dari}::date)
    order by h.tgl_system desc, h.saat desc limit 1000`,
  )

export const riwayat = handle(riwayatHargaEmas, (ctx, { query }) => {
  const dari = addDays(ctx.toko.tgl_system, -(query.hari ?? 90))
  return query.kode_group ? riwayatGroup(ctx, query.kode_group, dari) : riwayatMurni(ctx, dari)
})

export const umur = handle(umurHarga, async (ctx) => {
  const row = await ctx.db.row<{ jumlah: number; sejak: string | null }>(
    ctx.kodeToko,
    sql`select count(*) as jumlah, min(tgl_konfirmasi) as sejak from kencana.group_harga
      where kode_toko = ${ctx.kodeToko}
        and tgl_konfirmasi is distinct from ${ctx.toko.tgl_system}::date`,
  )
  return row ?? { jumlah: 0, sejak: null }
})
