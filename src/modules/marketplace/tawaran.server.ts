import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { formatBerat, formatPersen } from '#kernel/figures'
import { handle, reply, type Context } from '#server/serve'
import { muatPenjualan } from '#modules/penjualan/muat.server'
import { checkDijanjikan } from '#modules/preorder/dijanjikan.server'
import { dihargai } from './dihargai.server.ts'
import { bersihMarketplace } from './harga.rules.ts'
import { tanyaToko, type Meja } from './hubungan.server.ts'
import { Ditolak } from './shopee.server.ts'
import {
  calonTawaran,
  daftarTawaran,
  tarikTawaran,
  tawarkan,
  ulangiTawaran,
  type barisTawaran,
  type statusTawaran,
} from './tawaran.calls.ts'
import { hubunganMati } from './tertinggal.server.ts'

type Status = keyof typeof statusTawaran

/** The topic of offers on the live line. */
export const tawaranMarketplace = 'tawaran_marketplace'
/** Whoever puts a piece on offer waits a moment for what becomes of it. */
const sabarMs = 8_000
const lihatMs = 400

/** @throws Refusal where this server speaks to no marketplace */
export function mejaDari(ctx: Pick<Context, 'clock' | 'db' | 'outside'>): Meja {
  const { clock, db, outside } = ctx
  if (!outside.marketplace) throw new Refusal('Layanan Marketplace Belum Diatur Di Server Ini')
  return { clock, db, config: outside.marketplace }
}

export const kabarkan = (ctx: Context): void =>
  ctx.live.changed(ctx.kodeToko, { jenis: tawaranMarketplace })

/** The marketplace's own words become the reason. */
export const sebabnya = (error: unknown): never => {
  if (!(error instanceof Ditolak)) throw error
  throw new Refusal('Marketplace Menolak: {{kalimat}}', { params: { kalimat: error.message } })
}

/** Nothing is done to an order of a shop of the marketplace that this shop does not hear of. */
export const milikLain = (nomor: string, shop: string): Refusal =>
  new Refusal('Pesanan {{nomor}} Milik Toko Marketplace {{shop}}, Hubungkan Toko Itu Dahulu', {
    params: { nomor, shop },
  })

interface Saluran {
  readonly id: string
  readonly nama: string
}

/** The ways of delivery that the shop has switched on there. */
async function saluranToko(ctx: Context): Promise<Saluran[]> {
  const told = await tanyaToko(mejaDari(ctx), ctx.kodeToko, {
    jalan: 'logistics/get_channel_list',
  }).catch(sebabnya)
  const semua: readonly unknown[] = [told['logistics_channel_list'] ?? []].flat()
  return semua
    .map(Object)
    .flatMap((one) =>
      one.enabled === true
        ? [{ id: String(one.logistics_channel_id), nama: String(one.logistics_channel_name) }]
        : [],
    )
}

/**
 * A piece that may be offered, at what it costs here before tax is added.
 * @param diminta the price there; what it needs then is `perlu`
 * @throws Refusal
 */
async function bebas(ctx: Context, kode_barcode: string, diminta = 1) {
  await checkDijanjikan(ctx, [kode_barcode], [], () => 'kode_barcode')
  const termuat = await muatPenjualan(ctx, [kode_barcode], null)
  const { barang, biasa, perlu } = dihargai(ctx, termuat, { kode_barcode, harga: diminta })
  if (barang.gambar === null)
    throw refusedField('kode_barcode', 'Foto Marketplace Harus Diisi Di Data Barang')
  const harga = biasa.harga_jual + biasa.ongkos - biasa.diskon
  return { barang, gambar: barang.gambar, harga, perlu }
}

interface Hubungan {
  readonly nama_marketplace: string
  readonly biaya_persen: number
  readonly shop_id: string
  readonly galat: string | null
  readonly mati: boolean
  readonly dilihat: string
  /** Some kind of piece has its category. */
  readonly kategori: boolean
}

const hubungan = (ctx: Context) =>
  ctx.db.row<Hubungan>(
    ctx.kodeToko,
    sql`select m.nama_marketplace, m.biaya_persen::int as biaya_persen, h.shop_id::text as shop_id,
        h.galat, ${hubunganMati(ctx)} as mati, h.dilihat, exists (select from kencana.peta_marketplace p
          where p.kode_toko = h.kode_toko) as kategori
      from kencana.hubungan_marketplace h join kencana.marketplace m using (kode_toko, kode_marketplace)
      where h.kode_toko = ${ctx.kodeToko}`,
  )

const calon = handle(calonTawaran, async (ctx, { params }) => {
  const { kode_barcode } = params
  const saluran = await saluranToko(ctx)
  const { barang, gambar, harga } = await bebas(ctx, kode_barcode)
  const { berat, kadar_cetak, kode_dept, nama_barang } = barang
  const persen = (await petaJenis(ctx, kode_dept)) ?? (await hubungan(ctx))?.biaya_persen ?? 0
  const kata = [nama_barang, `${kadar_cetak} ${formatBerat(berat)} gr`]
  return {
    ...{ kode_barcode, nama: kata.join(' ').slice(0, 120), harga, gambar, saluran },
    deskripsi: [...kata, ctx.toko.nama_toko, kode_barcode].join('\n'),
    biaya_persen: formatPersen(persen),
  }
})

/** What it is at the marketplace, and what that keeps of it. @throws Refusal */
async function petaJenis(ctx: Context, kode_dept: string): Promise<number | null> {
  const found = await ctx.db.row<{ biaya_persen: number | null }>(
    ctx.kodeToko,
    sql`select biaya_persen from kencana.peta_marketplace
      where kode_toko = ${ctx.kodeToko} and kode_dept = ${kode_dept}`,
  )
  if (!found)
    throw refusedField('kode_barcode', 'Kategori Marketplace Untuk Jenis {{jenis}} Belum Diisi', {
      jenis: kode_dept,
    })
  return found.biaya_persen
}

/** What became of it, as far as that is known after a moment. */
async function nasib(ctx: Context, kode_barcode: string) {
  const sampai = performance.now() + sabarMs
  for (;;) {
    const [row] = await ctx.db.rows<{ status: Status; galat: string | null }>(
      ctx.kodeToko,
      sql`select status, galat from kencana.tawaran_marketplace
        where kode_toko = ${ctx.kodeToko} and kode_barcode = ${kode_barcode}`,
    )
    if (!row) throw new RangeError(`the offer of ${kode_barcode} is gone`)
    if (row.status !== 'KIRIM' || row.galat !== null || performance.now() > sampai) return row
    await sleep(lihatMs)
  }
}

/** How it went; and that somebody has to agree to this price before the counter sells for it. */
function kabarTawar(ctx: Context, status: Status, perlu: boolean) {
  const kabar = status === 'TAYANG' ? 'Barang Tampil Di Marketplace' : 'Barang Menunggu Dikirim'
  if (!perlu) return { message: kabar }
  return {
    message: '{{kabar}}. Menjualnya Dengan Harga Ini Memerlukan Otorisasi',
    params: { kabar: ctx.t(kabar) },
  }
}

const tawar = handle(tawarkan, async (ctx, { body }) => {
  mejaDari(ctx)
  const { deskripsi, harga, kode_barcode, nama } = body
  if (!(await hubungan(ctx))) throw new Refusal('Toko Belum Terhubung Dengan Marketplace')
  const { barang, perlu } = await bebas(ctx, kode_barcode, harga)
  await petaJenis(ctx, barang.kode_dept)
  if (body.saluran.length === 0)
    throw refusedField('saluran', 'Pilihan Pengiriman Marketplace Harus Diisi')
  if (!body.saluran.every((one) => /^\d{1,15}$/.test(one)))
    throw refusedField('saluran', '{{field}} Tidak Valid', { field: 'Pengiriman' })
  const saluran = sql`${`{${body.saluran.join(',')}}`}::bigint[]`
  const [made] = await ctx.db.rows(
    ctx.kodeToko,
    sql`insert into kencana.tawaran_marketplace as t
        (kode_toko, kode_barcode, nama, deskripsi, harga, saluran, oleh)
      values (${ctx.kodeToko}, ${kode_barcode}, ${nama}, ${deskripsi}, ${harga}, ${saluran},
        ${ctx.user.user_id})
      on conflict (kode_toko, kode_barcode) do update set nama = excluded.nama,
        deskripsi = excluded.deskripsi, harga = excluded.harga, saluran = excluded.saluran,
        oleh = excluded.oleh, status = 'KIRIM', gambar_luar = null, galat = null,
        coba = least(t.coba, 1), -- tried before: it may be there, and is looked for
        berikut = clock_timestamp(), saat = clock_timestamp()
      where t.item_id is null and t.status in ('GAGAL', 'DITARIK')
      returning 1`,
  )
  if (!made)
    throw refusedField('kode_barcode', 'Barang {{kode_barcode}} Sudah Ada Di Marketplace', {
      kode_barcode,
    })
  kabarkan(ctx)
  const { galat, status } = await nasib(ctx, kode_barcode)
  // The reason stands in the list, too.
  if (status === 'GAGAL')
    throw new Refusal('Gagal Kirim Ke Marketplace: {{kalimat}}', {
      params: { kalimat: galat ?? '' },
    })
  return reply({ status }, kabarTawar(ctx, status, perlu.length > 0))
})

/** What the order says stands above what the offer says. */
const daftar = handle(daftarTawaran, async (ctx) => {
  const milik = await hubungan(ctx)
  type Baris = Omit<RowOf<typeof barisTawaran>, 'bersih'> & {
    status_luar: string | null
    persen: number | null
  }
  const tawaran = await ctx.db.rows<Baris>(
    ctx.kodeToko,
    sql`select t.kode_barcode, t.nama, t.harga::float8 as harga, t.saat, t.oleh, p.no_pesanan,
        p.pembeli, p.status_luar, coalesce(p.galat, t.galat) as galat, k.biaya_persen as persen,
        case when p.status in ('PESAN', 'DIPESAN', 'BENTROK')
            or p.status = 'DIJUAL' and t.status <> 'TAYANG' then p.status
          else t.status end as status
      from kencana.tawaran_marketplace t
        join kencana.barang b using (kode_toko, kode_barcode)
        left join kencana.peta_marketplace k using (kode_toko, kode_dept)
        left join lateral (select * from kencana.pesanan_marketplace p
          where p.kode_toko = t.kode_toko and p.kode_barcode = t.kode_barcode
            and p.status not in ('BATAL', 'LEPAS')
          order by p.saat desc limit 1) p on true
      where t.kode_toko = ${ctx.kodeToko}
      order by t.status = 'DITARIK', t.saat desc -- what is there stands first
      limit 1000`,
  )
  const biaya = milik?.biaya_persen ?? 0
  return {
    diatur: ctx.outside.marketplace !== undefined,
    terhubung: milik !== undefined,
    kategori: milik?.kategori === true,
    nama_marketplace: milik?.nama_marketplace ?? null,
    shop_id: milik?.shop_id ?? null,
    galat: milik?.galat ?? null,
    mati: milik?.mati === true,
    dilihat: milik?.dilihat ?? null,
    tawaran: tawaran.map(({ persen, status_luar, ...one }) => ({
      ...one,
      bersih: bersihMarketplace(one.harga, persen ?? biaya),
      galat:
        one.status === 'DIJUAL' && status_luar === 'CANCELLED'
          ? 'Dibatalkan Di Marketplace Sesudah Dijual'
          : one.galat,
    })),
  }
})

/** Moves an offer on. @throws Refusal where it does not stand like that any more */
async function pindah(ctx: Context, kode_barcode: string, ke: 'PULANG' | 'TARIK'): Promise<void> {
  mejaDari(ctx)
  const bolehLagi = sql`(t.status in ('GAGAL', 'KIRIM') or t.status in ('DITARIK', 'TARIK')
    and exists (select from kencana.barang b where b.kode_toko = t.kode_toko
      and b.kode_barcode = t.kode_barcode and b.status = 'ADA'))`
  const boleh = ke === 'TARIK' ? sql`t.status in ('TAYANG', 'PULANG')` : bolehLagi
  const moved = await ctx.db.rows(
    ctx.kodeToko,
    sql`update kencana.tawaran_marketplace t set coba = least(t.coba, 1), galat = null,
        berikut = clock_timestamp(),
        status = case when t.item_id is null then 'KIRIM' else ${ke} end
      where t.kode_toko = ${ctx.kodeToko} and t.kode_barcode = ${kode_barcode} and ${boleh}
      returning 1`,
  )
  const bentrok =
    ke === 'PULANG' &&
    (await ctx.db.row(
      ctx.kodeToko,
      sql`update kencana.pesanan_marketplace set status = 'PESAN', coba = 0, galat = null,
          berikut = clock_timestamp()
        where kode_toko = ${ctx.kodeToko} and kode_barcode = ${kode_barcode}
          and status in ('BENTROK', 'PESAN') returning 1`,
    ))
  if (moved.length === 0 && !bentrok)
    throw new Refusal('Barang Ini Sudah Berubah, Muat Ulang', { code: 'E-MDB:02' })
  kabarkan(ctx)
}

const ulangi = handle(ulangiTawaran, async (ctx, { body }) => {
  await pindah(ctx, body.kode_barcode, 'PULANG')
  return reply(null, { message: 'Sedang Dikirim Ke Marketplace' })
})

const tarik = handle(tarikTawaran, async (ctx, { body }) => {
  await pindah(ctx, body.kode_barcode, 'TARIK')
  return reply(null, { message: 'Sedang Ditarik Dari Marketplace' })
})

/**
 * @throws Refusal while pieces are on sale there: nobody would take them down any more; or held
 * here for an order, of whatever shop: nobody could let them go
 */
export async function jagaTawaran(ctx: Context, nyala: unknown): Promise<void> {
  if (nyala === true) return
  const row = await ctx.db.row<{ jumlah: number }>(
    ctx.kodeToko,
    sql`select (select count(*) from kencana.tawaran_marketplace
          join kencana.hubungan_marketplace using (kode_toko) where kode_toko = ${ctx.kodeToko}
        and status in ('KIRIM', 'TAYANG', 'TARIK', 'PULANG'))::int
      + (select count(*) from kencana.pesanan_marketplace p where kode_toko = ${ctx.kodeToko}
        and (status in ('PESAN', 'DIPESAN', 'LEPAS')
          or kencana.bentrok_marketplace_terbuka(p)))::int as jumlah`,
  )
  const jumlah = row?.jumlah ?? 0
  if (jumlah > 0)
    throw new Refusal('{{jumlah}} Barang Masih Di Marketplace, Tarik Atau Selesaikan Dahulu', {
      params: { jumlah },
    })
}

export const tawaranHandlers = [calon, tawar, daftar, ulangi, tarik]
