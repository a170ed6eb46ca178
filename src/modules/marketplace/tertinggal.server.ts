import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Tx } from '#server/db'
import type { Context } from '#server/serve'
import { berakhir } from './hubungan.server.ts'

/** A line that is away for a while is not over. */
const sabar = sql`interval '3 days'`

/** Nobody here can take anything down there any more: SQL, of a connection h. */
export const hubunganMati = ({ clock, outside }: Pick<Context, 'clock' | 'outside'>) =>
  sql<boolean>`(${outside.marketplace === undefined}::boolean or h.galat is not null
    and (h.galat = ${berakhir} or greatest(h.dilihat, h.saat)
      < to_timestamp(${Math.floor(clock.millis() / 1000)}) - ${sabar}))`

/** What of the shop is still in a shop of the marketplace that it leaves. */
interface Tertinggal {
  /** On show there, or on the way up or down. */
  readonly barang: number
  /** Ordered there, and neither sold here nor let go. */
  readonly pesanan: number
  /** Of which shop of the marketplace an open order is. */
  readonly milik: string | null
  /** The connected one; null: none. */
  readonly shop_id: string | null
}

/**
 * Whoever writes an order down meanwhile waits: the connection is held. A conflict holds no piece:
 * it keeps a shop only while its cancelling would be heard of.
 */
async function tertinggal(tx: Tx, kodeToko: string, ke: number | null): Promise<Tertinggal> {
  const kini = await tx.row<{ shop_id: string }>(
    sql`select shop_id::text as shop_id from kencana.hubungan_marketplace
      where kode_toko = ${kodeToko} for update`,
  )
  const isi = await tx.row<Omit<Tertinggal, 'shop_id'>>(
    sql`select (select count(*) from kencana.tawaran_marketplace where kode_toko = ${kodeToko}
        and status in ('KIRIM', 'TAYANG', 'TARIK', 'PULANG'))::int as barang,
      count(*)::int as pesanan, min(p.shop_id)::text as milik
      from kencana.pesanan_marketplace p where p.kode_toko = ${kodeToko}
        and p.shop_id is distinct from ${ke}::bigint and (p.status in ('PESAN', 'DIPESAN')
          or kencana.bentrok_marketplace_terbuka(p))`,
  )
  return { barang: 0, pesanan: 0, milik: null, ...isi, shop_id: kini?.shop_id ?? null }
}

/**
 * @param sudah the marketplace lets this shop in no more, and a person says that he took the pieces
 * down there and looked after its orders
 * @throws Refusal while pieces or orders are there: nobody would take down what is sold here, nor
 * hear of a cancelled order
 */
export async function checkPutus(tx: Tx, kodeToko: string, sudah: boolean): Promise<void> {
  const { barang, pesanan } = await tertinggal(tx, kodeToko, null)
  const jumlah = barang + pesanan
  if (jumlah > 0 && !sudah)
    throw new Refusal('{{jumlah}} Barang Masih Di Marketplace, Tarik Atau Selesaikan Dahulu', {
      params: { jumlah },
    })
}

/** @throws Refusal where another shop of the marketplace would be left behind like that */
export async function checkPindah(tx: Tx, kodeToko: string, ke: number): Promise<void> {
  const { barang, milik, pesanan, shop_id } = await tertinggal(tx, kodeToko, ke)
  if (shop_id === String(ke)) return
  const jumlah = shop_id === null ? pesanan : barang + pesanan
  if (jumlah > 0)
    throw new Refusal(
      '{{jumlah}} Barang Masih Di Toko Marketplace {{shop}}, Tarik Atau Selesaikan Dahulu',
      { params: { jumlah, shop: shop_id ?? milik ?? '' } },
    )
}
