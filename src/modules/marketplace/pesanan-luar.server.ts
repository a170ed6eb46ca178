import { sql } from 'kysely'
import { tanyaToko, type Meja } from './hubungan.server.ts'

/** One piece of an order, as the marketplace tells it. */
interface Isi {
  readonly no_pesanan: string
  readonly status: string
  readonly pembeli: string
  readonly kode_barcode: string
  readonly item_id: number
  readonly harga: number
}

/** The longest span that may be asked for is fifteen days. */
const rentang = 14 * 86_400
/** What changed at the same moment as the last look is looked at again. */
const tumpang = 600
const sekaligus = 50

const daftar = (value: unknown): readonly Record<string, unknown>[] =>
  [value ?? []].flat().map((one) => Object(one))
const kata = (value: unknown): string => (typeof value === 'string' ? value : '')

async function nomorDi(meja: Meja, kodeToko: string, dari: number, sampai: number) {
  const nomor: string[] = []
  let cursor = ''
  for (;;) {
    const told = await tanyaToko(meja, kodeToko, {
      jalan: 'order/get_order_list',
      query: {
        ...{ time_range_field: 'update_time', time_from: dari, time_to: sampai, page_size: 100 },
        ...(cursor === '' ? {} : { cursor }),
      },
    })
    nomor.push(...daftar(told['order_list']).map((one) => kata(one['order_sn'])))
    cursor = kata(told['next_cursor'])
    if (told['more'] !== true || cursor === '') return nomor.filter((one) => one !== '')
  }
}

async function isiPesanan(meja: Meja, kodeToko: string, nomor: readonly string[]): Promise<Isi[]> {
  const told = await tanyaToko(meja, kodeToko, {
    jalan: 'order/get_order_detail',
    query: {
      order_sn_list: nomor.join(','),
      response_optional_fields: 'item_list,buyer_username',
    },
  })
  const semua = daftar(told['order_list']).flatMap((order) =>
    daftar(order['item_list']).map((item) => ({
      no_pesanan: kata(order['order_sn']),
      status: kata(order['order_status']),
      pembeli: kata(order['buyer_username']),
      kode_barcode: kata(item['item_sku']),
      item_id: Number(item['item_id']),
      harga: Math.trunc(Number(item['model_discounted_price'] ?? item['model_original_price'])),
    })),
  )
  // What is told without a number is no ware of ours, and must not stop the others.
  return semua.filter(({ harga, item_id }) => [harga, item_id].every(Number.isSafeInteger))
}

/**
 * Looks at the orders that changed since the last look.
 * @param dari of which shop of the marketplace, and since when: seconds since 1970
 * @returns until when, and whether something is to be reserved or let go
 */
export async function lihatPesanan(
  meja: Meja,
  { dari, kodeToko, shop }: { kodeToko: string; shop: string; dari: number },
) {
  const kini = Math.floor(meja.clock.millis() / 1000)
  let ada = false
  for (let awal = dari - tumpang; awal < kini; awal += rentang) {
    const nomor = await nomorDi(meja, kodeToko, awal, Math.min(awal + rentang, kini))
    for (let at = 0; at < nomor.length; at += sekaligus) {
      const isi = await isiPesanan(meja, kodeToko, nomor.slice(at, at + sekaligus))
      const row = await meja.db.row<{ ada: boolean | null }>(
        kodeToko,
        sql`select bool_or(ada) as ada from (
          select kencana.terima_pesanan_marketplace(${kodeToko}, x.no_pesanan, x.kode_barcode,
            x.item_id, x.status, x.pembeli, x.harga, ${shop}) as ada
          from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) as x(no_pesanan text,
            kode_barcode text, item_id bigint, status text, pembeli text, harga bigint)) y`,
      )
      ada = row?.ada === true || ada
    }
  }
  return { kini, ada }
}
