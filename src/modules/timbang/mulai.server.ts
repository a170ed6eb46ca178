import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import { post } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { barisDari, bolehReset, type BakiTermuat } from './muat.server.ts'
import { lihatTimbang, mulaiTimbang, resetTimbang } from './timbang.calls.ts'
import { timbangBaki } from './timbang.ts'

interface MulaiTermuat {
  readonly gudang: boolean
  readonly tera: boolean | null
  readonly baki: readonly BakiTermuat[]
}

/** The scale was right under a known weight today, where the shop asks for that. */
function periksaTera(ctx: Context, timbangan: string, tera: boolean | null): void {
  if (!ctx.setting('TERA_TIMBANGAN_MODULE') || tera) return
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

/** Begins a weighing: the tray is DIHITUNG, nothing is sold from it until there is a result. */
export const mulai = handle(mulaiTimbang, async (ctx, { body }) => {
  const { kode_baki, kode_gudang, kode_toko } = body
  const timbangan = body.timbangan ?? 'UTAMA'
  if (kode_toko !== null && kode_toko !== ctx.kodeToko)
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const termuat = await ctx.db.call<MulaiTermuat>('muat_mulai_timbang', [
    ctx.kodeToko,
    kode_gudang,
    kode_baki,
    timbangan,
  ])
  if (!termuat.gudang) throw refusedField('kode_gudang', 'Mohon Untuk Pilih Kode Gudang')
  if (kode_baki === null) return { data_timbang: barisDari(ctx, termuat.baki) }
  const baki = bakiBebas({ kode_baki, kode_gudang }, termuat.baki)
  periksaTera(ctx, timbangan, termuat.tera)
  const id = newId(ctx.clock.millis())
  const waktu = body.waktu ?? (baki.status_baki === 'TUTUP' ? 'PAGI' : 'PERIKSA')
  const { commands, name: jenis, prefix } = timbangBaki
  const status_lama = baki.status_baki
  const mulainya = { ...baki, status_baki: 'DIHITUNG' as const, id, waktu, oleh: ctx.user.user_id }
  const saved = await post(
    ctx,
    {
      perintah: commands.mulai.call,
      dokumen: [
        {
          id,
          jenis,
          prefix,
          status: commands.mulai.to,
          isi: { kode_gudang, kode_baki, waktu, timbangan, status_lama },
        },
      ],
      tulis: [['gerak_baki', [{ id_dokumen: id, kode_baki, dari: status_lama, ke: 'DIHITUNG' }]]],
    },
    reply(
      { data_timbang: barisDari(ctx, [mulainya]) },
      { message: 'Baki {{kode_baki}} Mulai Ditimbang', params: { kode_baki } },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'baki', kode_baki })
  return saved
})

export const lihat = handle(lihatTimbang, async (ctx, { query }) => {
  const rows = await ctx.db.rows<BakiTermuat>(
    ctx.kodeToko,
    sql`select * from kencana.baki_timbang(${ctx.kodeToko}, ${query.kode_gudang ?? null}, null)`,
  )
  const data = { data_timbang: barisDari(ctx, rows) }
  // SPEC 8, weighing: empty.
  return rows.length === 0 ? reply(data, { message: 'Data Tidak Tersedia' }) : reply(data)
})

interface Terbuka {
  readonly id: string
  readonly kode_baki: string
  readonly versi: number
  readonly status_lama: string
  readonly oleh: string
}

/** Gives weighings up: the trays are what they were before. Their readings stay. */
export const reset = handle(resetTimbang, async (ctx, { body }) => {
  const semua = await ctx.db.rows<Terbuka & { status_baki: string }>(
    ctx.kodeToko,
    sql`select t.id, t.kode_baki, t.versi, t.status_lama, t.oleh, b.status_baki
      from kencana.timbang_terbuka(${ctx.kodeToko}) t
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
  const saved = await post(
    ctx,
    {
      perintah: timbangBaki.commands.reset.call,
      transisi: milik.map(({ id, versi }) => ({ id, dari: 'OPEN', ke: 'BATAL', versi })),
      tulis: kembali.length > 0 ? [['gerak_baki', kembali]] : [],
    },
    reply({ qty: milik.length }, { message: 'Timbang Direset' }),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'baki' })
  return saved
})
