import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { encode } from '#kernel/wire'
import { settingRows, type Setting } from '#kernel/setting'
import { handle, reply, type Context } from '#server/serve'
import { paraSystem, paraSystemKey, riwayatParaSystem, ubahParaSystem } from './toko.calls.ts'

/** A declared setting. What nobody declares does not exist, whatever the table holds. */
function settingOf(ctx: Context, key: string): Setting {
  const setting = Object.hasOwn(ctx.house.settings, key) ? ctx.house.settings[key] : undefined
  if (!setting)
    throw new Refusal('Parameter {{key}} Tidak Ada', { code: 'E-TIDAK-ADA', params: { key } })
  return setting
}

/** Keys that the SPEC names otherwise than the house (SPEC 3, 7; ADR 0142). */
const namaLain: Readonly<Record<string, string>> = {
  pembulatan: 'PEMBULATAN_PENJUALAN',
  kategori_harga: 'DASAR_HARGA_BELI',
}

/** The value under the key that was asked for. */
function rowOf(ctx: Context, key: string) {
  const own = Object.hasOwn(namaLain, key) ? (namaLain[key] ?? key) : key
  const setting = settingOf(ctx, own)
  return { key, value: encode(setting.field, ctx.setting(setting)) }
}

interface Changed {
  readonly key: string
  readonly diubah_oleh: string | null
  readonly diubah_pada: string | null
}

const all = handle(paraSystem, async (ctx) => {
  const { settings } = ctx.house
  const now = Object.values(settings).map((setting) => [setting.key, ctx.setting(setting)])
  const changed = await ctx.db.rows<Changed>(
    ctx.kodeToko,
    sql`select key, diubah_oleh, diubah_pada from parameter`,
  )
  const byKey = new Map(changed.map(({ key, ...who }) => [key, who]))
  const untouched = { diubah_oleh: null, diubah_pada: null }
  return settingRows(settings, Object.fromEntries(now)).map((row) => ({
    ...row,
    ...(byKey.get(row.key) ?? untouched),
    panggilan: ctx.calls.flatMap(({ method, path, when }) =>
      when === row.key ? [`${method} ${path}`] : [],
    ),
  }))
})

const one = handle(paraSystemKey, (ctx, { params }) => rowOf(ctx, params.key))

/** The value as its field takes it. */
function valueOf({ field }: Setting, value: unknown): unknown {
  const result = check({ value: field }, { value })
  if ('value' in result) return result.value.value
  const [first] = result.refused
  throw new Refusal(first?.text ?? 'Data Tidak Valid', {
    code: 'E-ISI',
    params: first?.params ?? {},
    fields: result.refused,
  })
}

const change = handle(ubahParaSystem, async (ctx, { body, params: { key } }) => {
  const setting = settingOf(ctx, key)
  if (setting.levels && !setting.levels.includes(ctx.user.level))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const value = body.value === null ? setting.initial : valueOf(setting, body.value)
  await ctx.guards.get(key)?.(ctx, value)
  await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    await tx.rows(
      body.value === null
        ? sql`delete from parameter where kode_toko = ${ctx.kodeToko} and key = ${key}`
        : sql`insert into parameter (kode_toko, key, value)
          values (${ctx.kodeToko}, ${key}, ${JSON.stringify(value)}::jsonb)
          on conflict (kode_toko, key) do update set value = excluded.value
            where parameter.value <> excluded.value`, // saved again, it is as old as it was
    )
  })
  ctx.live.shopChanged(ctx.kodeToko, 'settings')
  return reply({ key, value: encode(setting.field, value) }, { message: 'Data Berhasil Dirubah' })
})

interface Riwayat {
  readonly key: string
  readonly saat: string
  readonly oleh: string
  readonly dari: unknown
  readonly ke: unknown
}

/** The history that every master keeps, in the JSON of the settings' fields. */
const history = handle(riwayatParaSystem, async (ctx, { query }) => {
  const { settings } = ctx.house
  const rows = await ctx.db.rows<Riwayat>(
    ctx.kodeToko,
    sql`select r.kunci as key, r.saat, coalesce(u.usere_name, r.oleh) as oleh,
        r.sebelum->'value' as dari, r.sesudah->'value' as ke
      from riwayat_master r left join users u on u.user_id = r.oleh
      where r.kode_toko = ${ctx.kodeToko} and r.tabel = 'parameter'
        and (${query.key}::text is null or r.kunci = ${query.key}::text)
      order by r.saat desc limit ${query.limit ?? 200}`,
  )
  return rows.flatMap((row) => {
    const field = Object.hasOwn(settings, row.key) ? settings[row.key]?.field : undefined
    if (!field) return []
    const wire = (value: unknown): unknown => (value === null ? null : encode(field, value))
    return [{ ...row, dari: wire(row.dari), ke: wire(row.ke) }]
  })
})

export const settingHandlers = [all, one, change, history]
