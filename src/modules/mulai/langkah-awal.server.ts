import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Db } from '#server/db'
import { handle, type Context } from '#server/serve'
import { bank } from '#modules/kas/bank'
import { settingAkuntansi } from '#modules/akuntansi/setting'
import { brankas } from '#modules/kas/uang-kas'
import { saldoAwalAkun } from '#modules/pembukuan/saldo-awal/saldo-awal-akun'
import { tanpaRekening } from '#modules/penjualan/sales'
import { langkahAwal, lewatiLangkah } from './langkah-awal.calls.ts'
import { langkahToko, masterMulai, sebanyak, semuaLangkah } from './langkah.ts'

/** Shops that have nothing left to do: home asks at every visit, the database only until then. */
const selesai = new WeakMap<Db, Set<string>>()
const selesaiDi = (db: Db): Set<string> => {
  const known = selesai.get(db) ?? new Set<string>()
  selesai.set(db, known)
  return known
}

interface Fakta {
  readonly langkah: string
  readonly jumlah: number
}

/** What the books and masters hold of each step. */
function fakta(ctx: Context): Promise<readonly Fakta[]> {
  const toko = ctx.kodeToko
  const asked = [
    ...masterMulai.map(({ name }) => ({
      name,
      // A bank that stands for none is none.
      dari:
        name === bank.name
          ? sql`${sql.table(name)} where kode_bank <> ${tanpaRekening}`
          : sql`${sql.table(name)}`,
    })),
    { name: 'barang', dari: sql`barang` },
    // The founder is one already.
    { name: 'users', dari: sql`users where kode_toko = ${toko} offset 1` },
    { name: 'harga', dari: sql`group_harga where tgl_konfirmasi is not null` },
    {
      name: 'saldo_awal_akun',
      // With the first closed day it is over, filled in or not.
      dari: sql`(select from status_dokumen
          where jenis = ${saldoAwalAkun.name} and status = 'VALID'
        union all select where tgl_segel(${toko}) > '-infinity') s`,
    },
    { name: 'kas', dari: sql`saldo_laci where laci = ${brankas}` },
    {
      name: 'printer',
      dari: sql`alat where jenis in ('PRINTER_LABEL', 'PRINTER_NOTA') and diuji_pada is not null`,
    },
    { name: 'timbangan', dari: sql`alat where jenis = 'TIMBANGAN' and diuji_pada is not null` },
  ]
  return ctx.db.rows<Fakta>(
    toko,
    sql`${sql.join(
      asked.map(
        ({ dari, name }) =>
          sql`select ${name}::text as langkah,
            (select count(*) from (select from ${dari} limit ${sebanyak + 1}) n)::int as jumlah`,
      ),
      sql` union all `,
    )}`,
  )
}

interface Lewat {
  readonly langkah: string
  readonly oleh: string | null
  readonly pada: string
}

/** What the server itself knows: where copies go, and that this very call came encrypted. */
const diServer = ({ backups, request, setting }: Context): Readonly<Record<string, boolean>> => ({
  ...(setting(settingAkuntansi.SALDO_AWAL_MODULE) ? {} : { saldo_awal_akun: true }),
  cadangan: backups.config?.copyFolder !== undefined,
  https: request.origin.startsWith('https:'),
})

async function keadaan(ctx: Context) {
  const dilewati = await ctx.db.rows<Lewat>(
    ctx.kodeToko,
    sql`select langkah, oleh, pada from langkah_lewat`,
  )
  const lewat = new Map(dilewati.map((one) => [one.langkah, one]))
  const jumlah = new Map((await fakta(ctx)).map((one) => [one.langkah, one.jumlah]))
  const server = diServer(ctx)
  const langkah = Object.keys(langkahToko).map((name) => {
    const one = lewat.get(name) ?? lewat.get(semuaLangkah)
    return {
      langkah: name,
      sudah: server[name] ?? (jumlah.get(name) ?? 0) > 0,
      jumlah: jumlah.get(name) ?? null,
      lewat: one !== undefined,
      oleh: one?.oleh ?? null,
      pada: one?.pada ?? null,
    }
  })
  return { selesai: langkah.every((one) => one.sudah || one.lewat), langkah }
}

export const langkah = handle(langkahAwal, async (ctx, { query }) => {
  const known = selesaiDi(ctx.db)
  if (query.rinci) return keadaan(ctx)
  if (!known.has(ctx.kodeToko)) {
    const found = await keadaan(ctx)
    if (!found.selesai) return found
    known.add(ctx.kodeToko)
  }
  return { selesai: true, langkah: [] }
})

export const lewati = handle(lewatiLangkah, async (ctx, { body, params }) => {
  const { langkah: name } = params
  if (name !== semuaLangkah && !Object.hasOwn(langkahToko, name))
    throw new Refusal('Langkah {{langkah}} Tidak Dikenal', {
      code: 'E-ISI',
      params: { langkah: name },
    })
  await ctx.db.rows(
    ctx.kodeToko,
    body.lewat
      ? sql`insert into langkah_lewat (kode_toko, langkah, oleh)
          values (${ctx.kodeToko}, ${name}, ${ctx.user.user_id}) on conflict do nothing`
      : // What is taken up again is all that is left, where the whole list was put away.
        sql`delete from langkah_lewat where langkah in (${name}, ${semuaLangkah})`,
  )
  selesaiDi(ctx.db).delete(ctx.kodeToko)
  return null
})
