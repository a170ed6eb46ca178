import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Tx } from '#server/db'
import { fileReply, handle, handlePublic, reply, type Context } from '#server/serve'
import { masukPertama } from './hubungan.server.ts'
import { layarMarketplace } from './layar.ts'
import { alamatTertanda, dikunci, Ditolak, tandaPush } from './shopee.server.ts'
import { hubungkan, mulaiHubungan, pushMarketplace, putuskan } from './tawaran.calls.ts'
import { mejaDari, tawaranMarketplace } from './tawaran.server.ts'
import { checkPindah, checkPutus, hubunganMati } from './tertinggal.server.ts'

/** The marketplace gives its owner so long to say yes. */
const sabarMs = 10 * 60_000

/** What comes back with the code: this person began it, in this shop, not long ago. */
function kunciDari(ctx: Context, kode: string, waktu: number): string {
  const { config } = mejaDari(ctx)
  const teks = JSON.stringify(['hubungkan', ctx.kodeToko, ctx.user.user_id, kode, waktu])
  const tanda = createHmac('sha256', config.partnerKey).update(teks).digest('hex')
  return `${kode}.${waktu}.${tanda}`
}

/** @returns the marketplace that was chosen. @throws Refusal */
function checkKunci(ctx: Context, kunci: string): string {
  const [kode = '', waktu = ''] = kunci.split('.')
  const benar = Buffer.from(kunciDari(ctx, kode, Number(waktu)))
  const diberi = Buffer.from(kunci)
  const sama = benar.length === diberi.length && timingSafeEqual(benar, diberi)
  if (!sama || ctx.clock.millis() - Number(waktu) > sabarMs)
    throw new Refusal('Hubungkan Marketplace Dari Layar Ini, Sekali Lagi')
  return kode
}

const mulai = handle(mulaiHubungan, async (ctx, { body }) => {
  const { clock, config } = mejaDari(ctx)
  const waktu = clock.millis()
  const kunci = kunciDari(ctx, body.kode_marketplace, waktu)
  const redirect = `${ctx.request.origin}${layarMarketplace}?kunci=${kunci}`
  const jalan = 'shop/auth_partner'
  return {
    alamat: alamatTertanda(config, { jalan, query: { redirect } }, Math.floor(waktu / 1000)),
  }
})

/** @throws Refusal when another shop of ours sells there: its orders would be sold twice */
async function checkSendiri(tx: Tx, kodeToko: string, shop_id: number): Promise<void> {
  const lain = await tx.row<{ kode_toko: string | null }>(
    sql`select kencana.hubungan_lain(${kodeToko}, ${shop_id}) as kode_toko`,
  )
  if (lain?.kode_toko)
    throw new Refusal('Toko Marketplace Ini Milik {{toko}}, Putuskan Di Sana Dahulu', {
      params: { toko: lain.kode_toko },
    })
}

/** From when orders are looked at: pieces may have been on sale there while nobody looked. */
function lihatSejak({ clock, kodeToko }: Context, shop_id: number) {
  const kini = sql`to_timestamp(${Math.floor(clock.millis() / 1000)})`
  return sql`(select least(${kini}, greatest(${kini} - interval '14 days',
    coalesce(min(t.saat), ${kini}))) from kencana.tawaran_marketplace t
    where t.kode_toko = ${kodeToko} and t.status <> 'DITARIK' and t.shop_id = ${shop_id})`
}

const masihTampil = 'Masih Tampil Di Toko Marketplace Yang Dahulu'
/**
 * What is on offer in another shop of the marketplace: this one has it not, as far as we know;
 * whoever comes back to a shop looks there before he offers a piece (coba).
 */
const lupakanLain = (kodeToko: string, shop_id: number) =>
  sql`update kencana.tawaran_marketplace t set item_id = null, gambar_luar = null, shop_id = null,
      dipegang = null, coba = 1,
      status = case when t.item_id is null then t.status else 'DITARIK' end,
      saat = case when t.item_id is null or t.status = 'DITARIK' then t.saat
        else clock_timestamp() end,
      galat = case when t.item_id is null or t.status = 'DITARIK' then t.galat
        else ${masihTampil}::text || ': ' || t.shop_id end
    where t.kode_toko = ${kodeToko} and t.shop_id <> ${shop_id}`

const simpan = handle(hubungkan, async (ctx, { body }) => {
  const meja = mejaDari(ctx)
  const kode = checkKunci(ctx, body.kunci)
  const sendiri = async (tx: Tx): Promise<void> => {
    await checkSendiri(tx, ctx.kodeToko, body.shop_id)
    await checkPindah(tx, ctx.kodeToko, body.shop_id)
  }
  await ctx.db.transaction(ctx.kodeToko, sendiri)
  const { masuk, selama } = await masukPertama(meja, body.code, body.shop_id).catch((error) => {
    if (!(error instanceof Ditolak)) throw error
    throw new Refusal('Gagal Simpan Marketplace: {{kalimat}}', {
      params: { kalimat: error.message },
    })
  })
  await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await sendiri(tx) // another shop of ours may have been faster
    await tx.rows(lupakanLain(ctx.kodeToko, body.shop_id))
    await tx.rows(sql`insert into kencana.hubungan_marketplace as h
        (kode_toko, kode_marketplace, shop_id, kunci, berlaku, dilihat, oleh)
      values (${ctx.kodeToko}, ${kode}, ${body.shop_id}, ${dikunci(meja.config, masuk)},
        clock_timestamp() + make_interval(secs => ${selama}),
        ${lihatSejak(ctx, body.shop_id)}, ${ctx.user.user_id})
      on conflict (kode_toko) do update set kode_marketplace = excluded.kode_marketplace,
        dilihat = case when h.shop_id = excluded.shop_id then h.dilihat else excluded.dilihat end,
        shop_id = excluded.shop_id, kunci = excluded.kunci, berlaku = excluded.berlaku,
        galat = null, berikut = clock_timestamp(), oleh = excluded.oleh, saat = clock_timestamp()`)
  })
  ctx.live.changed(ctx.kodeToko, { jenis: tawaranMarketplace })
  return reply(null, { message: 'Toko Terhubung Dengan Marketplace' })
})

const putus = handle(putuskan, async (ctx, { body }) => {
  const milik = sql`kencana.hubungan_marketplace h where h.kode_toko = ${ctx.kodeToko}`
  await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    const kini = await tx.row<{ mati: boolean }>(
      sql`select ${hubunganMati(ctx)} as mati from ${milik} for update`,
    )
    await checkPutus(tx, ctx.kodeToko, kini?.mati === true && body.sudah)
    await tx.rows(sql`delete from ${milik}`)
  })
  ctx.live.changed(ctx.kodeToko, { jenis: tawaranMarketplace })
  return reply(null, { message: 'Hubungan Marketplace Diputus' })
})

/** It says that there is something to look at, and even that is believed by its signature. */
const push = handlePublic(pushMarketplace, async (ctx, { body }) => {
  const { naskah = '', origin, tanda = '' } = ctx.request
  const config = ctx.outside.marketplace
  if (!config) throw new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const benar = Buffer.from(tandaPush(config, `${origin}/api/v1/${pushMarketplace.path}`, naskah))
  const diberi = Buffer.from(tanda)
  if (benar.length !== diberi.length || !timingSafeEqual(benar, diberi))
    throw new Refusal('Tanda Tangan Server Tidak Cocok', { code: 'E-MASUK' })
  if (body.shop_id !== null) {
    const found = await ctx.db.chain.row<{ toko: string | null }>(
      sql`select kencana.kabar_marketplace(${body.shop_id}) as toko`,
    )
    if (found?.toko) ctx.live.changed(found.toko, { jenis: tawaranMarketplace })
  }
  return fileReply({ type: 'text/plain', name: 'kosong.txt', body: Buffer.alloc(0) })
})

export const hubunganHandlers = [mulai, simpan, putus, push]
