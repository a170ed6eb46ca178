import { sql } from 'kysely'
import { isLanguage } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import type { PushDevice } from '#server/push/push'
import { handle, reply, type Context } from '#server/serve'
import { translator } from '#server/words'
import { berhentiPanggil, ikutPanggil, kunciPanggil } from './panggil.calls.ts'

const kunci = handle(kunciPanggil, async (ctx, { query: { alamat } }) => {
  const milik = await ctx.db.row(
    ctx.kodeToko,
    sql`select 1 from kencana.langganan_push where kode_toko = ${ctx.kodeToko}
      and user_id = ${ctx.user.user_id} and alamat = ${alamat}`,
  )
  return { kunci: ctx.push?.kunci ?? null, ikut: milik !== undefined }
})

/** A browser has one address: whoever signs in there last is called there. */
const ikut = handle(ikutPanggil, async (ctx, { body: { alamat, auth, p256dh } }) => {
  if (!ctx.push) throw new Refusal('Panggilan Belum Diatur Di Server Ini')
  if (!ctx.push.allows(alamat)) throw new Refusal('Layanan Panggilan Ini Tidak Dikenal')
  await ctx.db.rows(
    ctx.kodeToko,
    sql`select kencana.ikut_panggil(${ctx.user.user_id}, ${ctx.request.perangkat}, ${alamat},
      ${p256dh}, ${auth}, ${ctx.language})`,
  )
  return reply(null, { message: 'Perangkat Ini Akan Dipanggil' })
})

const berhenti = handle(berhentiPanggil, async (ctx, { body: { alamat } }) => {
  await ctx.db.rows(
    ctx.kodeToko,
    sql`delete from kencana.langganan_push where kode_toko = ${ctx.kodeToko}
      and user_id = ${ctx.user.user_id} and alamat = ${alamat}`,
  )
  return reply(null, { message: 'Perangkat Ini Tidak Dipanggil Lagi' })
})

interface Dipanggil extends PushDevice {
  readonly bahasa: string
}

/**
 * Calls the devices of these approvers, but for the one that asks. Nothing of the question is told:
 * who taps reads it here. The asker does not wait for it.
 */
export function panggilPemberi(ctx: Context, pemberi: readonly string[]): void {
  const { push } = ctx
  if (!push || pemberi.length === 0) return
  const semua = async (): Promise<void> => {
    const devices = await ctx.db.rows<Dipanggil>(
      ctx.kodeToko,
      sql`select alamat, p256dh, auth, bahasa from kencana.langganan_push
        where kode_toko = ${ctx.kodeToko} and user_id = any(${[...pemberi]})
          and perangkat <> ${ctx.request.perangkat}`,
    )
    await Promise.all(
      devices.map(async (device) => {
        const t = translator(isLanguage(device.bahasa) ? device.bahasa : 'id')
        const isi = {
          judul: t('Otorisasi Masuk'),
          kalimat: t('Ada yang menunggu persetujuan Anda'),
          tanda: 'otorisasi',
          path: '/otorisasi-masuk',
        }
        const hasil = await push.call(device, JSON.stringify(isi))
        if (hasil === 'HILANG')
          await ctx.db.rows(
            ctx.kodeToko,
            sql`delete from kencana.langganan_push
              where kode_toko = ${ctx.kodeToko} and alamat = ${device.alamat}`,
          )
      }),
    )
  }
  semua().catch(() => undefined)
}

export const panggilHandlers = [kunci, ikut, berhenti]
