import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { pathOf } from '#kernel/strokes'
import { layarDari } from '#modules/layar/layar.server'
import { drawnStrokes, fileOfPicture } from '#server/files/picture'
import { counterName, type Guest } from '#server/live/guest'
import { handle, handlePublic, reply, type Context, type PublicContext } from '#server/serve'
import { bacaDiminta, type Diminta } from './diminta.ts'
import { bacaGoresan, bidang } from './goresan.rules.ts'
import {
  batalTanda,
  jawabTanda,
  lihatTanda,
  mintaTanda,
  tandaMenunggu,
  type keadaanTanda,
} from './tanda-tangan.calls.ts'

const berubah = (ctx: PublicContext, kodeToko: string): void =>
  ctx.live.changed(kodeToko, { jenis: 'tanda_tangan' })

const sudahBerubah = (): Refusal =>
  new Refusal('Isi Dokumen Sudah Berubah, Minta Tanda Tangan Lagi', { code: 'E-MDB:02' })

/** Whatever this counter still asks for, and others of this document, is not asked any more. */
async function lepaskan(ctx: Context, nomor: string | null): Promise<void> {
  const { kodeToko } = ctx
  const dilepas = await ctx.db.rows<{ perangkat: string }>(
    kodeToko,
    sql`update tanda_tangan set keadaan = 'DIGANTI', dijawab_pada = now()
      where kode_toko = ${kodeToko} and keadaan = 'DIMINTA'
        and (perangkat = ${ctx.request.perangkat} or id_dokumen = (select id from dokumen
          where kode_toko = ${kodeToko} and nomor = ${nomor}))
      returning perangkat`,
  )
  for (const { perangkat } of dilepas)
    ctx.live.tell(counterName(kodeToko, perangkat), 'tanda-tangan', {})
}

const minta = handle(mintaTanda, async (ctx, { body }) => {
  const { kodeToko } = ctx
  const { perangkat } = ctx.request
  if (perangkat === '') throw new Refusal('Browser Ini Tidak Bernama, Masuk Lagi')
  const found = await ctx.db.row<{ id: string; isi: Omit<Diminta, 'id'> | null }>(
    kodeToko,
    sql`select id, bacaan_tanda(${kodeToko}, id) as isi from dokumen
      where kode_toko = ${kodeToko} and nomor = ${body.nomor}`,
  )
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  if (!found.isi) throw new Refusal('Dokumen Ini Tidak Ditandatangani Customer')
  const layar = await ctx.db.chain.row<{ ada: boolean }>(sql`select count(*) > 0 as ada from layar
    where kode_toko = ${kodeToko} and perangkat = ${perangkat} and dicabut_pada is null`)
  if (!layar?.ada) throw new Refusal('Konter Ini Belum Punya Layar Pelanggan')
  await lepaskan(ctx, body.nomor)
  const made = await ctx.db.row<{ id: string }>(
    kodeToko,
    sql`insert into tanda_tangan (kode_toko, id_dokumen, isi, sidik, perangkat, diminta_oleh)
      values (${kodeToko}, ${found.id}::uuid, bacaan_tanda(${kodeToko}, ${found.id}::uuid) - 'nama',
        sidik_tanda(${kodeToko}, ${found.id}::uuid), ${perangkat}, ${ctx.user.user_id})
      returning id`,
  )
  ctx.live.tell(counterName(kodeToko, perangkat), 'tanda-tangan', { ...found.isi, id: made?.id })
  berubah(ctx, kodeToko)
  return { layar: true }
})

interface Baris {
  readonly keadaan: keyof typeof keadaanTanda
  readonly berlaku: boolean
  readonly gambar: string | null
  readonly diminta_oleh: string
  readonly diminta_pada: string
  readonly dijawab_pada: string | null
}

const lihat = handle(lihatTanda, (ctx, { params }) =>
  ctx.db.rows<Baris>(
    ctx.kodeToko,
    sql`select case when t.keadaan = 'DIMINTA' and not tanda_ditunggu(t) then 'LEWAT'
        else t.keadaan end as keadaan, t.gambar, t.diminta_oleh, t.diminta_pada, t.dijawab_pada,
        coalesce(tanda_cocok(${ctx.kodeToko}, d.id, t.sidik), false) as berlaku
      from tanda_tangan t join dokumen d on d.kode_toko = t.kode_toko and d.id = t.id_dokumen
      where t.kode_toko = ${ctx.kodeToko} and d.nomor = ${params.nomor}
      order by t.diminta_pada desc limit 20`,
  ),
)

const batal = handle(batalTanda, async (ctx, { query }) => {
  await lepaskan(ctx, query.nomor)
  berubah(ctx, ctx.kodeToko)
  return null
})

/** What waits at the counter that this screen follows. */
async function menungguDi(ctx: PublicContext, layar: Guest): Promise<Diminta | undefined> {
  const row = await ctx.db.row<{ isi: unknown }>(
    layar.kode_toko,
    sql`select isi || jsonb_build_object('id', id, 'nama',
        coalesce(bacaan_tanda(kode_toko, id_dokumen)->>'nama', '')) as isi
      from tanda_tangan
      where kode_toko = ${layar.kode_toko} and perangkat = ${layar.perangkat}
        and tanda_ditunggu(tanda_tangan)`,
  )
  return bacaDiminta(row?.isi)
}

const menunggu = handlePublic(tandaMenunggu, async (ctx, { body }) => {
  const layar = await layarDari(ctx, body.kunci, 'PELANGGAN')
  return (await menungguDi(ctx, layar)) ?? null
})

/** The strokes and their picture. @throws Refusal where nothing was drawn that is a signature */
async function gambarDari(ctx: PublicContext, kodeToko: string, goresan: string | null) {
  const strokes = bacaGoresan(goresan ?? '')
  const gambar = `tanda_tangan/${randomBytes(12).toString('hex')}.jpg`
  const file = fileOfPicture(kodeToko, gambar)
  if (!file) throw sudahBerubah()
  // On the list of what may be swept, until a row names it: nothing is left behind by a power cut.
  await ctx.db.rows(
    kodeToko,
    sql`insert into unggahan (kode_toko, gambar, oleh) values (${kodeToko}, ${gambar}, 'layar')`,
  )
  await ctx.files.write(file, await drawnStrokes(strokes.map(pathOf), bidang.lebar, bidang.tinggi))
  return { gambar, strokes }
}

/** What cannot be answered any more waits for nobody. */
async function usai(ctx: PublicContext, kodeToko: string, id: string): Promise<void> {
  await ctx.db.rows(
    kodeToko,
    sql`update tanda_tangan set keadaan = 'DIGANTI', dijawab_pada = now()
      where kode_toko = ${kodeToko} and id = ${id}::uuid and keadaan = 'DIMINTA'`,
  )
  berubah(ctx, kodeToko)
}

const jawab = handlePublic(jawabTanda, async (ctx, { body }) => {
  const layar = await layarDari(ctx, body.kunci, 'PELANGGAN')
  const { kode_toko, perangkat } = layar
  const ditunggu = await menungguDi(ctx, layar)
  if (ditunggu?.id !== body.id) throw new Refusal('Tanda Tangan Ini Tidak Diminta Lagi')
  const drawn = body.tolak ? undefined : await gambarDari(ctx, kode_toko, body.goresan)
  const done = await ctx.db.rows(
    kode_toko,
    sql`with jadi as (update tanda_tangan set keadaan = ${drawn ? 'TANDA' : 'TOLAK'},
        gambar = ${drawn?.gambar ?? null}, dijawab_pada = now(), id_layar = ${layar.id}::uuid,
        goresan = ${drawn ? JSON.stringify(drawn.strokes) : null}::jsonb
      where kode_toko = ${kode_toko} and id = ${body.id}::uuid and perangkat = ${perangkat}
        and keadaan = 'DIMINTA'
        and (${!drawn} or sidik = sidik_tanda(kode_toko, id_dokumen))
      returning gambar),
      disimpan as (delete from unggahan where kode_toko = ${kode_toko}
        and gambar in (select gambar from jadi))
      select from jadi`,
  )
  if (done.length === 0) {
    await usai(ctx, kode_toko, body.id)
    throw sudahBerubah()
  }
  ctx.live.tell(counterName(kode_toko, perangkat ?? ''), 'tanda-tangan', {})
  berubah(ctx, kode_toko)
  return reply(null, { message: drawn ? 'Terima Kasih' : 'Tidak Ditandatangani' })
})

export const handlers = [minta, lihat, batal, menunggu, jawab]
