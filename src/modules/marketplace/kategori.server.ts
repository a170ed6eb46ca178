import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { refusedField } from '#kernel/refusal'
import { handle, reply, type Context } from '#server/serve'
import { tanyaToko } from './hubungan.server.ts'
import {
  ambilKategori,
  atributKategori,
  daftarKategori,
  lihatPeta,
  petaMarketplace,
  simpanPeta,
  type barisPeta,
} from './kategori.calls.ts'
import {
  atributWajib,
  daftar,
  isiAtribut,
  jawabDari,
  jalurKategori,
  kategoriDari,
  type Atribut,
  type Kategori,
} from './kategori.rules.ts'
import { mejaDari, sebabnya } from './tawaran.server.ts'

const semuaKategori = (ctx: Context) =>
  ctx.db.rows<Kategori>(
    ctx.kodeToko,
    sql`select id::float8 as id, induk::float8 as induk, nama, beranak
      from kencana.kategori_marketplace where kode_toko = ${ctx.kodeToko}`,
  )

const kategori = handle(daftarKategori, async (ctx) =>
  jalurKategori(await semuaKategori(ctx)).map(({ id, jalur }) => ({ id: String(id), jalur })),
)

/** In one statement: nobody sees half a tree, and two fetch the same. */
const ambil = handle(ambilKategori, async (ctx) => {
  const told = await tanyaToko(mejaDari(ctx), ctx.kodeToko, {
    ...{ jalan: 'product/get_category', query: { language: 'id' } },
  }).catch(sebabnya)
  const semua = kategoriDari(told)
  await ctx.db.rows(
    ctx.kodeToko,
    sql`with baru as (select * from jsonb_to_recordset(${JSON.stringify(semua)}::jsonb)
        as x(id bigint, induk bigint, nama text, beranak boolean)),
      hilang as (delete from kencana.kategori_marketplace where kode_toko = ${ctx.kodeToko}
        and id not in (select id from baru)),
      kini as (update kencana.hubungan_marketplace set kategori_saat = clock_timestamp()
        where kode_toko = ${ctx.kodeToko})
      insert into kencana.kategori_marketplace select ${ctx.kodeToko}, id, induk, nama, beranak
      from baru on conflict (kode_toko, id) do update set induk = excluded.induk,
        nama = excluded.nama, beranak = excluded.beranak`,
  )
  ctx.live.changed(ctx.kodeToko, { jenis: petaMarketplace })
  return reply(null, {
    ...{ message: '{{jumlah}} Kategori Marketplace Diambil', params: { jumlah: semua.length } },
  })
})

/** @returns what the category asks, and its way from the top. @throws Refusal */
async function diminta(ctx: Context, kode: string): Promise<[Atribut[], string]> {
  const found = jalurKategori(await semuaKategori(ctx)).find(({ id }) => String(id) === kode)
  if (!found)
    throw refusedField('kategori', '{{field}} Tidak Valid', { field: 'Kategori Di Marketplace' })
  const told = await tanyaToko(mejaDari(ctx), ctx.kodeToko, {
    jalan: 'product/get_attribute_tree',
    query: { category_id_list: kode, language: 'id' },
  }).catch(sebabnya)
  const satu = daftar(told['list']).find((one) => String(one['category_id']) === kode)
  return [atributWajib(satu?.['attribute_tree']), found.jalur]
}

const atribut = handle(atributKategori, async (ctx, { params }) => {
  const [wajib] = await diminta(ctx, params.kategori)
  return wajib.map((one) => ({
    ...{ ...one, satuan: [...one.satuan], pilihan: [...one.pilihan] },
  }))
})

const lihat = handle(lihatPeta, async (ctx) => {
  const [ada] = await ctx.db.rows<{ jumlah: number; diambil: string | null }>(
    ctx.kodeToko,
    sql`select count(*)::int as jumlah, (select kategori_saat from kencana.hubungan_marketplace
        where kode_toko = ${ctx.kodeToko}) as diambil
      from kencana.kategori_marketplace where kode_toko = ${ctx.kodeToko} and not beranak`,
  )
  const jenis = await ctx.db.rows<RowOf<typeof barisPeta> & { isi: unknown }>(
    ctx.kodeToko,
    sql`select j.kode_dept, j.nama_dept, p.jalur, p.biaya_persen, p.kategori::text as kategori,
        jsonb_array_length(p.atribut) as atribut, p.atribut as isi
      from kencana.jenis j left join kencana.peta_marketplace p using (kode_toko, kode_dept)
      where j.kode_toko = ${ctx.kodeToko} and (j.aktif or p.kategori is not null)
      order by j.kode_dept`,
  )
  return {
    ...{ jumlah: ada?.jumlah ?? 0, diambil: ada?.diambil ?? null },
    jenis: jenis.map(({ isi, ...one }) => ({ ...one, jawab: jawabDari(isi) })),
  }
})

const simpan = handle(simpanPeta, async (ctx, { body }) => {
  const { biaya_persen, kode_dept } = body
  const [wajib, jalur] = await diminta(ctx, body.kategori)
  const isi = isiAtribut(wajib, body.atribut)
  const [kept] = await ctx.db.rows(
    ctx.kodeToko,
    sql`insert into kencana.peta_marketplace
        (kode_toko, kode_dept, kategori, jalur, biaya_persen, atribut, oleh)
      select kode_toko, kode_dept, ${body.kategori}::bigint, ${jalur}, ${biaya_persen}::int,
        ${JSON.stringify(isi)}::jsonb, ${ctx.user.user_id}
      from kencana.jenis where kode_toko = ${ctx.kodeToko} and kode_dept = ${kode_dept}
      on conflict (kode_toko, kode_dept) do update set kategori = excluded.kategori,
        jalur = excluded.jalur, biaya_persen = excluded.biaya_persen, atribut = excluded.atribut,
        oleh = excluded.oleh, saat = clock_timestamp() returning 1`,
  )
  if (!kept) throw refusedField('kode_dept', '{{field}} Tidak Valid', { field: 'Jenis' })
  ctx.live.changed(ctx.kodeToko, { jenis: petaMarketplace })
  return reply(null, { message: 'Kategori Marketplace Disimpan' })
})

export const kategoriHandlers = [kategori, ambil, atribut, lihat, simpan]
