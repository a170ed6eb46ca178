import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { list, maybe, row, yesNo } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { serveCommand, serveMove, type Standing } from '#server/document/run'
import { handle, reply, type Context, type Handler, type Input } from '#server/serve'
import { bakiTermuat, barisDari, bolehReset, type BakiTermuat } from './muat.server.ts'
import { lihatTimbang } from './timbang.calls.ts'
import { gerakBaki, timbangBaki, type mulaiMasuk } from './timbang.ts'
import { settingTimbang } from './setting.ts'

const muat = defineLoad(
  'muat_mulai_timbang',
  row({ gudang: yesNo, tera: maybe(yesNo), baki: list(bakiTermuat) }),
)

/** The scale that is meant when the request names none. */
const timbanganUtama = 'UTAMA'

/** The scale was right under a known weight today, where the shop asks for that. */
function checkTera(ctx: Context, timbangan: string, tera: boolean | null): void {
  if (!ctx.setting(settingTimbang.TERA_TIMBANGAN_MODULE) || tera) return
  throw tera === null
    ? refusedField('timbangan', 'Timbangan {{timbangan}} Belum Ditera Hari Ini', { timbangan })
    : refusedField('timbangan', 'Timbangan {{timbangan}} Tidak Cocok Saat Ditera', { timbangan })
}

/** The tray that is meant, free to be weighed. @throws Refusal at kode_baki */
function bakiBebas(
  { kode_baki, kode_gudang }: { readonly kode_baki: string; readonly kode_gudang: string },
  [baki]: readonly BakiTermuat[],
): BakiTermuat {
  if (!baki)
    throw refusedField('kode_baki', 'Baki {{kode_baki}} Tidak Ada Di Gudang {{kode_gudang}}', {
      kode_baki,
      kode_gudang,
    })
  if (baki.id !== null || baki.status_baki === 'DIHITUNG')
    throw new Refusal('Baki {{kode_baki}} Sedang Ditimbang Atau Dihitung Oleh {{oleh}}', {
      code: 'E-MDB:02',
      params: { kode_baki, oleh: baki.oleh ?? '-' },
    })
  return baki
}

type Masukan = Input<string, unknown, RowOf<typeof mulaiMasuk>>

/** What stands in the way of a weighing in this store room, and the trays that are meant. */
async function muatMulai(
  ctx: Context,
  { kode_baki, kode_gudang, kode_toko, timbangan }: Masukan['body'],
) {
  if (kode_toko !== null && kode_toko !== ctx.kodeToko)
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const termuat = await ctx.db.load(muat, [
    ctx.kodeToko,
    kode_gudang,
    kode_baki,
    timbangan ?? timbanganUtama,
  ])
  if (!termuat.gudang) throw refusedField('kode_gudang', 'Mohon Untuk Pilih Kode Gudang')
  return termuat
}

/** Begins a weighing: the tray is DIHITUNG, nothing is sold from it until there is a result. */
const mulaiBaki = serveCommand(timbangBaki, timbangBaki.commands.mulai, async (ctx, { body }) => {
  const { kode_gudang } = body
  const timbangan = body.timbangan ?? timbanganUtama
  const termuat = await muatMulai(ctx, body)
  const baki = bakiBebas({ kode_baki: body.kode_baki ?? '', kode_gudang }, termuat.baki)
  checkTera(ctx, timbangan, termuat.tera)
  const { kode_baki, status_baki: status_lama } = baki
  const waktu = body.waktu ?? (status_lama === 'TUTUP' ? 'PAGI' : 'PERIKSA')
  const ke = 'DIHITUNG'
  return {
    make: (id) => ({
      isi: { kode_gudang, kode_baki, waktu, timbangan, status_lama },
      books: [write(gerakBaki, [{ id_dokumen: id, kode_baki, dari: status_lama, ke }])],
      answer: reply(
        {
          data_timbang: barisDari(ctx, [
            { ...baki, status_baki: ke, id, waktu, oleh: ctx.user.user_id },
          ]),
        },
        { message: 'Baki {{kode_baki}} Mulai Ditimbang', params: { kode_baki } },
      ),
    }),
  }
})

/** SPEC 8: without a tray, the same call lists the trays of the store room and begins nothing. */
export const mulai: Handler = {
  ...mulaiBaki,
  run: async (ctx: Context, input: Masukan) =>
    input.body.kode_baki === null
      ? { data_timbang: barisDari(ctx, (await muatMulai(ctx, input.body)).baki) }
      : mulaiBaki.run(ctx, input),
}

export const lihat = handle(lihatTimbang, async (ctx, { query }) => {
  const rows = await ctx.db.rows<BakiTermuat>(
    ctx.kodeToko,
    sql`select * from kencana.baki_timbang(${ctx.kodeToko}, ${query.kode_gudang ?? null}, null)`,
  )
  const data = { data_timbang: barisDari(ctx, rows) }
  // SPEC 8, weighing: empty.
  return rows.length === 0 ? reply(data, { message: 'Data Tidak Tersedia' }) : reply(data)
})

interface Terbuka extends Standing {
  readonly kode_baki: string
  readonly status_lama: string
  readonly oleh: string
}

/** Gives weighings up: the trays are what they were before. Their readings stay. */
export const reset = serveMove(timbangBaki, timbangBaki.commands.reset, async (ctx, { body }) => {
  const semua = await ctx.db.rows<Terbuka & { status_baki: string }>(
    ctx.kodeToko,
    sql`select t.id, d.nomor, 'OPEN' as status, t.kode_baki, t.versi, t.status_lama, t.oleh,
        b.status_baki
      from kencana.timbang_terbuka(${ctx.kodeToko}) t
        join kencana.dokumen d on d.kode_toko = ${ctx.kodeToko} and d.id = t.id
        join kencana.baki b on b.kode_toko = ${ctx.kodeToko} and b.kode_baki = t.kode_baki`,
  )
  const milik = semua.filter(({ id, oleh }) =>
    body.id === null ? oleh === ctx.user.user_id : id === body.id,
  )
  if (milik.length === 0) throw new Refusal('Data Tidak Tersedia', { code: 'E-TIDAK-ADA' })
  const asing = milik.find(({ oleh }) => !bolehReset(ctx, oleh))
  if (asing)
    throw new Refusal('Baki {{kode_baki}} Sedang Ditimbang Atau Dihitung Oleh {{oleh}}', {
      code: 'E-HAK',
      params: { kode_baki: asing.kode_baki, oleh: asing.oleh },
    })
  const kembali = milik
    .filter(({ status_baki, status_lama }) => status_baki !== status_lama)
    .map(({ id, kode_baki, status_baki, status_lama }) => ({
      id_dokumen: id,
      kode_baki,
      dari: status_baki,
      ke: status_lama,
    }))
  return {
    moves: milik,
    make: () => ({
      books: [write(gerakBaki, kembali)],
      answer: reply({ qty: milik.length }, { message: 'Timbang Direset' }),
    }),
  }
})
