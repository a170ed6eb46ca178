import { sql } from 'kysely'
import { dataOf } from './cincin.ts'
import type { Person, Shop } from './shop.ts'
import { mainkanShopee, partnerId, partnerKey, shopId, type Shopee } from './shopee.ts'

// An order that is over at a marketplace that the test plays, for what it kept of it.

const no_pesanan = '2611210099'

export const contohPasar = {
  BIAYA_MARKETPLACE: () => ({ path: 'marketplace/biaya', body: { no_pesanan } }),
}

/** @param jam where the shop's clock stands */
export async function mainkanPasar(jam: string) {
  const shopee = await mainkanShopee(Date.parse(jam) / 1000)
  const marketplace = { url: shopee.url, partnerId, partnerKey }
  const grosir = { domain: undefined, url: undefined, token: undefined }
  return { shopee, config: { outside: { marketplace, grosir } } }
}

/** The shop is connected, and a piece of it is sold there. */
export async function isiPasar(
  shop: Shop,
  [own, spv]: readonly [Person, Person],
  shopee: Shopee,
  kode_barcode: string,
): Promise<void> {
  dataOf(await own.put('para-system/key/MARKETPLACE_MODULE', { value: true }))
  const dari = { kode_marketplace: 'PASAR' }
  const { alamat } = dataOf(await spv.post('marketplace/hubungkan/mulai', dari))
  const kembali = new URL(new URL(String(alamat)).searchParams.get('redirect') ?? '')
  const kunci = kembali.searchParams.get('kunci')
  dataOf(await spv.post('marketplace/hubungkan', { kunci, code: 'kode-uji', shop_id: shopId }))
  await shop.paksa([
    sql`insert into kencana.tawaran_marketplace (kode_toko, kode_barcode, nama, deskripsi, harga,
      saluran, status, item_id, oleh) values (${shop.kode_toko}, ${kode_barcode}, 'Cincin', '-',
      7500000, '{8003}', 'TAYANG', 5000, 'spv')`,
    sql`insert into kencana.pesanan_marketplace (kode_toko, no_pesanan, kode_barcode, status,
      status_luar, harga) values (${shop.kode_toko}, ${no_pesanan}, ${kode_barcode}, 'DIJUAL',
      'COMPLETED', 7500000)`,
  ])
  shopee.pendapatan.set(no_pesanan, {
    ...{ escrow_amount: 7_095_877, commission_fee: 404_123 },
    items: [{ discounted_price: 7_500_000 }],
  })
}
