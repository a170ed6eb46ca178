import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '#server/clock'
import type { Db } from '#server/db'
import type { MarketplaceConfig } from '#server/outside'
import { dibuka, dikunci, Ditolak, isiJawaban, panggil, type Masuk } from './shopee.server.ts'

/** What calls of a shop need. */
export interface Meja {
  readonly db: Db
  readonly clock: Clock
  readonly config: MarketplaceConfig
}

export const berakhir = 'Hubungan Marketplace Berakhir, Hubungkan Lagi'
export const belumTerhubung = 'Toko Belum Terhubung Dengan Marketplace'
/** A token is renewed a little before it ends. */
const sebelumnya = 120

const detik = ({ clock }: Meja): number => Math.floor(clock.millis() / 1000)

/** The tokens of an answer. @throws Ditolak where it has none */
function masukDari(shop_id: number, told: Readonly<Record<string, unknown>>) {
  const { access_token, expire_in, refresh_token } = told
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string')
    throw new Ditolak('MASUK', berakhir)
  return { masuk: { shop_id, access_token, refresh_token }, selama: Number(expire_in) || 14_400 }
}

/** First tokens, for the code that the shop's owner brought back from the marketplace. */
export async function masukPertama(meja: Meja, code: string, shop_id: number) {
  const isi = { code, shop_id, partner_id: meja.config.partnerId }
  return masukDari(
    shop_id,
    await panggil(meja.config, { jalan: 'auth/token/get', isi }, detik(meja)),
  )
}

async function perbarui(meja: Meja, { refresh_token, shop_id }: Masuk) {
  const isi = { refresh_token, shop_id, partner_id: meja.config.partnerId }
  try {
    return masukDari(
      shop_id,
      await panggil(meja.config, { jalan: 'auth/access_token/get', isi }, detik(meja)),
    )
  } catch (error) {
    if (error instanceof Ditolak && error.sebab === 'LAGI') throw error
    throw new Ditolak('MASUK', berakhir)
  }
}

interface Tersimpan {
  readonly kunci: Buffer
  readonly sisa: number
}

const tersimpan = async (meja: Meja, kodeToko: string): Promise<Tersimpan> => {
  const found = await meja.db.row<Tersimpan>(
    kodeToko,
    sql`select kunci, extract(epoch from berlaku - clock_timestamp())::int as sisa
      from kencana.hubungan_marketplace where kode_toko = ${kodeToko}`,
  )
  if (!found) throw new Ditolak('MASUK', belumTerhubung)
  return found
}

/** Longer than the patience with the marketplace. */
const sewaDetik = 20
const lihatMs = 200

/**
 * Renews the tokens, on one server at a time: the refresh token works once, and whoever waited
 * finds the new ones.
 */
async function diperbarui(meja: Meja, kodeToko: string, lama: Tersimpan): Promise<Masuk> {
  const { config, db } = meja
  const milik = sql`kode_toko = ${kodeToko} and kunci = ${lama.kunci}`
  for (let coba = 0; coba < (sewaDetik * 1000) / lihatMs; coba += 1) {
    const kini = await tersimpan(meja, kodeToko)
    if (!kini.kunci.equals(lama.kunci)) return dibuka(config, kini.kunci)
    const [held] = await db.rows(
      kodeToko,
      sql`update kencana.hubungan_marketplace
        set diperbarui = clock_timestamp() + make_interval(secs => ${sewaDetik})
        where ${milik} and coalesce(diperbarui <= clock_timestamp(), true) returning 1`,
    )
    if (held) {
      const baru = await perbarui(meja, dibuka(config, lama.kunci)).catch(async (error) => {
        await db.rows(
          kodeToko,
          sql`update kencana.hubungan_marketplace set diperbarui = null where ${milik}`,
        )
        throw error
      })
      await db.rows(
        kodeToko,
        sql`update kencana.hubungan_marketplace
          set kunci = ${dikunci(config, baru.masuk)}, diperbarui = null,
            berlaku = clock_timestamp() + make_interval(secs => ${baru.selama})
          where ${milik}`,
      )
      return baru.masuk
    }
    await sleep(lihatMs)
  }
  throw new Ditolak('LAGI', belumTerhubung)
}

/** @param habis the token that was refused */
async function masukKini(meja: Meja, kodeToko: string, habis?: string): Promise<Masuk> {
  const kini = await tersimpan(meja, kodeToko)
  const masuk = dibuka(meja.config, kini.kunci)
  return kini.sisa > sebelumnya && masuk.access_token !== habis
    ? masuk
    : diperbarui(meja, kodeToko, kini)
}

/** The shop's calls. */
export interface Tanya {
  readonly jalan: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly isi?: object
}

/** A call of the shop; a token that was over is renewed, once. @throws Ditolak */
export async function tanyaToko(
  meja: Meja,
  kodeToko: string,
  tanya: Tanya,
): Promise<Readonly<Record<string, unknown>>> {
  const masuk = await masukKini(meja, kodeToko)
  try {
    return isiJawaban(await panggil(meja.config, { ...tanya, masuk }, detik(meja)))
  } catch (error) {
    if (!(error instanceof Ditolak) || error.sebab !== 'MASUK') throw error
    const baru = await masukKini(meja, kodeToko, masuk.access_token)
    return isiJawaban(await panggil(meja.config, { ...tanya, masuk: baru }, detik(meja)))
  }
}

/** Gives a photo to the marketplace, by a public call. @returns its name there */
export async function unggahFoto(meja: Meja, foto: Buffer): Promise<string> {
  const isi = new FormData()
  isi.append('scene', 'normal')
  isi.append('image', new Blob([new Uint8Array(foto)], { type: 'image/jpeg' }), 'foto.jpg')
  const told = await panggil(meja.config, { jalan: 'media_space/upload_image', isi }, detik(meja))
  const jawab = isiJawaban(told)
  const id: unknown =
    Object(jawab['image_info']).image_id ??
    Object(Object([jawab['image_info_list']].flat()[0]).image_info).image_id
  if (typeof id !== 'string') throw new Ditolak('TOLAK', 'image_id')
  return id
}
