import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { handle, reply, type Context } from '#server/serve'
import {
  kategoriOtorisasi,
  masukJauh,
  mintaJauh,
  pemberiJauh,
  putusJauh,
  statusJauh,
  tarikJauh,
  type statusOtorisasi,
} from './jauh.calls.ts'
import { catatGagal } from './gagal.server.ts'
import type { perkara } from './perkara.ts'
import { panggilPemberi } from './panggil.server.ts'
import { beriKabar, bukaSelama, putuskan } from './keputusan.server.ts'

type Status = keyof typeof statusOtorisasi

interface Pemberi {
  readonly user_id: string
  readonly usere_name: string
  readonly hadir: boolean
}

/** Two minutes without a sign of life: a lid is closed, a telephone sleeps (DOMAIN 8). */
const approvers = (ctx: Context): Promise<Pemberi[]> =>
  ctx.db.rows<Pemberi>(
    ctx.kodeToko,
    sql`select u.user_id, u.usere_name, s.terlihat > now() - interval '2 minutes' as hadir
    from users u join sesi s on s.user_id = u.user_id and s.berakhir_pada is null
    where u.kode_toko = ${ctx.kodeToko}
      and halangan_pemberi(${ctx.kodeToko}, u.user_id, ${ctx.user.user_id}) is null
      and halangan_jauh(s.sidik_token, u.user_id, ${ctx.user.user_id},
        ${ctx.request.perangkat}) is null
    order by hadir desc, u.usere_name, u.user_id`,
  )

/** My own questions of these numbers that still wait. */
const mine = (ctx: Context, nomor: readonly string[]): RawBuilder<unknown> =>
  sql`kode_toko = ${ctx.kodeToko} and diminta_oleh = ${ctx.user.user_id}
    and no_otorisasi = any(${[...nomor]}) and status = 'DIMINTA' and berlaku_sampai > now()`

const who = handle(pemberiJauh, approvers)

const kinds = handle(kategoriOtorisasi, ({ house, t }) =>
  Object.entries(house.approvals).map(([kategori, words]) => ({ kategori, nama: t(words) })),
)

/**
 * The time of a question begins when it is sent, and goes on when it is sent again to another
 * approver.
 */
const send = handle(mintaJauh, async (ctx, { body }) => {
  const near = await approvers(ctx)
  const kepada = body.kepada?.toLowerCase() ?? null
  if (near.length === 0) throw new Refusal('Tidak Ada Pemberi Otorisasi Yang Sedang Masuk')
  if (kepada !== null && !near.some(({ user_id }) => user_id === kepada))
    throw refusedField('kepada', 'Pemberi Ini Tidak Sedang Masuk')
  const sent = await ctx.db.rows<{ no_otorisasi: string }>(
    ctx.kodeToko,
    sql`update otorisasi set kepada = ${kepada}, dikirim_pada = coalesce(dikirim_pada, now()),
      berlaku_sampai = case when dikirim_pada is null then ${bukaSelama(ctx)}
        else berlaku_sampai end,
      keterangan = coalesce(${body.keterangan}, keterangan)
    where ${mine(ctx, body.no_otorisasi)} returning no_otorisasi`,
  )
  if (sent.length < new Set(body.no_otorisasi).size)
    throw new Refusal('Otorisasi Tidak Berlaku Lagi, Minta Otorisasi Kembali')
  await beriKabar(ctx, ctx.user.usere_name)
  panggilPemberi(ctx, kepada === null ? near.map(({ user_id }) => user_id) : [kepada])
  return reply(null, { message: 'Permintaan Otorisasi Terkirim' })
})

const takeBack = handle(tarikJauh, async (ctx, { body }) => {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`update otorisasi set status = 'KADALUARSA'
      where ${mine(ctx, body.no_otorisasi)} and dikirim_pada is not null`,
  )
  await beriKabar(ctx)
  return null
})

interface Keadaan {
  readonly no_otorisasi: string
  readonly status: Status
  readonly dikirim: boolean
  readonly kepada: string | null
  readonly pemberi: string | null
  readonly alasan: string | null
  readonly tawaran: number | null
  readonly sisa: number
}

const state = handle(statusJauh, (ctx, { query }) =>
  ctx.db.rows<Keadaan>(
    ctx.kodeToko,
    sql`select distinct on (o.no_otorisasi) o.no_otorisasi,
      case when o.status in ('DIMINTA', 'DISETUJUI') and o.berlaku_sampai <= now()
        then 'KADALUARSA' else o.status end as status,
      o.dikirim_pada is not null as dikirim, k.usere_name as kepada, p.usere_name as pemberi,
      o.alasan, o.tawaran, greatest(0, ceil(extract(epoch from o.berlaku_sampai - now())))::int as sisa
    from otorisasi o left join users k on k.user_id = o.kepada
      left join users p on p.user_id = o.pemberi
    where o.kode_toko = ${ctx.kodeToko} and o.diminta_oleh = ${ctx.user.user_id}
      and o.no_otorisasi = any(${query.no_otorisasi.split(',').slice(0, 20)})
    order by o.no_otorisasi, o.dibuat desc, o.id desc`,
  ),
)

interface Masuk {
  readonly id: string
  readonly permintaan: string | null
  readonly perkara: RowOf<typeof perkara> | null
  readonly kategori: string
  readonly diminta_oleh: string
  readonly peminta: string
  readonly keterangan: string | null
  readonly sebelum: unknown
  readonly sesudah: unknown
  readonly dikirim_pada: string
  readonly sisa: number
}

/** Only the questions that this session may decide: a session on the asker's device gets none. */
const incoming = handle(masukJauh, (ctx) =>
  ctx.db.rows<Masuk>(
    ctx.kodeToko,
    sql`select o.id, o.permintaan, o.perkara, o.kategori, o.diminta_oleh,
      coalesce(u.usere_name, o.diminta_oleh) as peminta, o.keterangan, o.sebelum,
      o.sesudah, o.dikirim_pada,
      ceil(extract(epoch from o.berlaku_sampai - now()))::int as sisa
    from otorisasi o left join users u on u.user_id = o.diminta_oleh
    where o.kode_toko = ${ctx.kodeToko} and o.status = 'DIMINTA' and o.dikirim_pada is not null
      and o.berlaku_sampai > now() and coalesce(o.kepada, ${ctx.user.user_id}) = ${ctx.user.user_id}
      and halangan_pemberi(${ctx.kodeToko}, ${ctx.user.user_id}, o.diminta_oleh) is null
      and halangan_jauh(decode(${ctx.user.id_sesi}, 'hex'), ${ctx.user.user_id}, o.diminta_oleh,
        o.perangkat) is null
    order by o.dikirim_pada, o.id limit 100`,
  ),
)

interface Ditanya {
  readonly id: string
  readonly no_otorisasi: string
  readonly kategori: string
  readonly diminta_oleh: string
  readonly status: Status
  readonly habis: boolean
  readonly oleh: string | null
  readonly sebab: string | null
}

/** A question that was sent to this person. @throws Refusal where there is none */
async function asked(ctx: Context, id: string): Promise<Ditanya> {
  const question = await ctx.db.row<Ditanya>(
    ctx.kodeToko,
    sql`select o.id, o.no_otorisasi, o.kategori, o.diminta_oleh, o.status,
      o.berlaku_sampai <= now() as habis, p.usere_name as oleh,
      coalesce(halangan_pemberi(${ctx.kodeToko}, ${ctx.user.user_id}, o.diminta_oleh),
        halangan_jauh(decode(${ctx.user.id_sesi}, 'hex'), ${ctx.user.user_id}, o.diminta_oleh,
          o.perangkat)) as sebab
    from otorisasi o left join users p on p.user_id = o.pemberi
    where o.kode_toko = ${ctx.kodeToko} and o.id = ${id}::uuid and o.dikirim_pada is not null
      and coalesce(o.kepada, ${ctx.user.user_id}) = ${ctx.user.user_id}`,
  )
  if (!question) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return question
}

/** The second of two approvers is told who was first. */
function checkOpen({ habis, oleh, status }: Ditanya): void {
  if (oleh !== null)
    throw new Refusal(
      status === 'DITOLAK' ? 'Sudah Ditolak Oleh {{oleh}}' : 'Sudah Disetujui Oleh {{oleh}}',
      { status: 409, params: { oleh } },
    )
  if (status !== 'DIMINTA' || habis)
    throw new Refusal('Permintaan Ini Sudah Tidak Menunggu', { status: 409 })
}

const decide = handle(putusJauh, async (ctx, { body }) => {
  const question = await asked(ctx, body.id)
  checkOpen(question)
  if (!body.setuju && body.alasan === null && body.tawaran === null)
    throw refusedField('alasan', 'Alasan Harus Diisi')
  const { diminta_oleh, kategori, no_otorisasi, sebab } = question
  if (sebab !== null) {
    await catatGagal(ctx, {
      no_otorisasi,
      kategori,
      diminta_oleh,
      pemberi: ctx.user.user_id,
      sebab,
      cara: 'JAUH',
    })
    throw new Refusal('Otorisasi Dari Jauh Harus Di Perangkat Anda Sendiri', { status: 403 })
  }
  const done = await putuskan(ctx, {
    ids: [question.id],
    setuju: body.setuju,
    pemberi: ctx.user.user_id,
    cara: 'JAUH',
    sesi: ctx.user.id_sesi,
    alasan: body.alasan,
    tawaran: body.tawaran,
  })
  if (!done) {
    checkOpen(await asked(ctx, body.id))
    throw new Refusal('Permintaan Ini Sudah Tidak Menunggu', { status: 409 })
  }
  ctx.live.tell(diminta_oleh, 'otorisasi-diputus', { no_otorisasi })
  await beriKabar(ctx)
  const status: Status = body.setuju ? 'DISETUJUI' : 'DITOLAK'
  return reply({ status }, { message: body.setuju ? 'Otorisasi Disetujui' : 'Otorisasi Ditolak' })
})

export const jauhHandlers = [kinds, who, send, takeBack, state, incoming, decide]
