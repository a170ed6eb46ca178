import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { addressOf } from '#kernel/endpoint'
import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Chore } from '#server/chore'
import { pesanKeluar } from '#server/courier/courier'
import { takTerdaftar } from '#server/courier/sender'
import { handle, reply, type Context } from '#server/serve'
import {
  batalPesan,
  daftarPesan,
  kirimChat,
  terimaKabar,
  ulangiPesan,
  type barisPesan,
  type statusPesan,
} from './pesan.calls.ts'
import { settingPesan } from './setting.ts'
import { kurangKirim, type KurangKirim } from './siap.server.ts'

type Status = keyof typeof statusPesan

/** The same words to the same person within these minutes are one message. */
const menitSama = 10
/** Whoever sends a note waits a moment for what becomes of it. */
const sabarMs = 8_000
const lihatMs = 150

/** It went out, or is known to have come. */
const terkirim: ReadonlySet<Status> = new Set(['TERKIRIM', 'SAMPAI', 'DIBACA'])

interface Kabar {
  readonly status: Status
  readonly galat: string | null
}

async function antri(ctx: Context, penerima: string, isi: string): Promise<string> {
  const row = await ctx.db.row<{ id: string | null }>(
    ctx.kodeToko,
    sql`select kencana.antri_chat(${ctx.kodeToko}, ${ctx.user.user_id}, ${penerima}, ${isi},
      ${menitSama}) as id`,
  )
  if (!row?.id)
    throw new Refusal('Pesan Yang Sama Baru Saja Dikirim Ke {{nomor}}', {
      params: { nomor: penerima },
    })
  ctx.live.changed(ctx.kodeToko, { jenis: pesanKeluar })
  return row.id
}

/** What became of it, as far as that is known after a moment. */
async function kabar(ctx: Context, id: string): Promise<Kabar> {
  const sampai = performance.now() + sabarMs
  for (;;) {
    const [row] = await ctx.db.rows<Kabar>(
      ctx.kodeToko,
      sql`select status, galat from kencana.pesan_keluar
        where kode_toko = ${ctx.kodeToko} and id = ${id}::uuid`,
    )
    if (!row) throw new RangeError(`the message ${id} is gone`)
    const { galat, status } = row
    const sudah = !['ANTRI', 'JALAN'].includes(status) || galat !== null
    if (sudah || performance.now() > sampai) return row
    await sleep(lihatMs)
  }
}

const kataKurang: Readonly<Record<KurangKirim, string>> = {
  LAYANAN: 'Layanan WhatsApp Belum Diatur Di Server Ini',
  PENGIRIM: 'Nomor Pengirim WhatsApp Belum Diisi',
}

/** @throws Refusal where this server sends nothing, or not for this shop */
function checkDiatur(ctx: Context): void {
  const kurang = kurangKirim(ctx, ctx)
  if (kurang) throw new Refusal(kataKurang[kurang])
}

const chat = handle(kirimChat, async (ctx, { body }) => {
  checkDiatur(ctx)
  const { galat, status } = await kabar(ctx, await antri(ctx, body.receiver, body.message))
  if (galat === takTerdaftar) throw refusedField('receiver', takTerdaftar)
  if (status === 'GAGAL')
    throw new Refusal('Pesan Tidak Terkirim: {{kalimat}}', { params: { kalimat: galat ?? '' } })
  return terkirim.has(status)
    ? reply({ success: true, status }, { message: 'Invoice Berhasil Dikirim' })
    : reply({ success: false, status }, { message: 'Pesan Menunggu Dikirim' })
})

const daftar = handle(daftarPesan, async (ctx) => ({
  diatur: ctx.messenger !== undefined,
  kabar: ctx.messenger?.kabar !== undefined,
  alamat_kabar:
    ctx.messenger?.jenis === 'cloud' ? `${ctx.request.origin}${addressOf(terimaKabar)}` : null,
  surat: ctx.mailer,
  pengirim: ctx.setting(settingPesan.WHATSAPP_PENGIRIM),
  pesan: await ctx.db.rows<RowOf<typeof barisPesan> & { id: string; coba: number }>(
    ctx.kodeToko,
    sql`select p.id, p.saat, p.status, p.kanal, p.penerima,
        coalesce(t.nama_pesan, initcap(replace(p.kode_pesan, '_', ' '))) as nama_pesan,
        case when p.rahasia then '***' else p.isi end as isi, p.oleh, p.coba, p.galat
      from kencana.pesan_keluar p left join kencana.template_pesan t
        on t.kode_toko = p.kode_toko and t.kode_pesan = p.kode_pesan
      where p.kode_toko = ${ctx.kodeToko} order by p.saat desc limit 300`,
  ),
}))

/**
 * Moves a message on from one of these states. It keeps how often it was tried, so that an answer
 * that comes late is not taken for that of the new try. @throws Refusal where it is in none of
 * them
 */
async function pindah(
  ctx: Context,
  id: string,
  [dari, ke]: readonly [readonly Status[], Status],
): Promise<void> {
  const moved = await ctx.db.rows(
    ctx.kodeToko,
    sql`update kencana.pesan_keluar set status = ${ke}, berikut = clock_timestamp(),
        galat = null, selesai = ${ke === 'BATAL' ? sql`clock_timestamp()` : null},
        isi = case when rahasia then '***' else isi end
      where kode_toko = ${ctx.kodeToko} and id = ${id}::uuid and status = any (${[...dari]})
        and (${ke} = 'BATAL' or not rahasia)
      returning id`,
  )
  if (moved.length === 0)
    throw new Refusal('Pesan Ini Sudah Berubah, Muat Ulang', { code: 'E-MDB:02' })
  ctx.live.changed(ctx.kodeToko, { jenis: pesanKeluar })
}

const ulangi = handle(ulangiPesan, async (ctx, { body }) => {
  if (!ctx.mailer) checkDiatur(ctx)
  await pindah(ctx, body.id, [['GAGAL', 'TIDAK_PASTI', 'ANTRI'], 'ANTRI'])
  return reply(null, { message: 'Pesan Sedang Dikirim' })
})

const batal = handle(batalPesan, async (ctx, { body }) => {
  await pindah(ctx, body.id, [['GAGAL', 'TIDAK_PASTI', 'ANTRI'], 'BATAL'])
  return reply(null, { message: 'Pesan Dibatalkan' })
})

export const pesanHandlers = [chat, daftar, ulangi, batal]

/** Messages of more than three months go. */
export const rapikanPesan: Chore = async ({ db }, kodeToko, most) => {
  const row = await db.row<{ n: number }>(kodeToko, sql`select kencana.rapikan_pesan(${most}) as n`)
  return row?.n ?? 0
}
