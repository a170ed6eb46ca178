import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

// Shopee as its documents describe it, played by a test: it checks every signature itself.

export const partnerId = 2_001_887
export const partnerKey = 'shpk-uji-4b2f9c71d0e35a86'
export const shopId = 14_701_711
/** The one category of its tree that holds items. */
export const kategoriCincin = 100_635

const tanda = (teks: string): string => createHmac('sha256', partnerKey).update(teks).digest('hex')

interface Barang {
  readonly sku: string
  readonly harga: number
  stok: number
  tampil: boolean
  readonly isi: Readonly<Record<string, unknown>>
}
interface Pesanan {
  status: string
  /** What it was called when it was ordered, where it is not there any more. */
  readonly sku?: string
  readonly item_id: number
  readonly harga: number
  ubah: number
}
/** What it does with one call instead: an error of its own, silence after it was done, or away. */
type Ulah = { readonly error: string; readonly message?: string } | 'PUTUS' | 503

export interface Shopee {
  readonly url: string
  readonly barang: Map<number, Barang>
  /** Pieces that were ever added: a number is given once. */
  ditambah: number
  readonly pesanan: Map<string, Pesanan>
  /** What orders brought, once it has worked that out. */
  readonly pendapatan: Map<string, object>
  /** Calls that came, by their path below /api/v2/. */
  readonly dipanggil: string[]
  /** The next calls of a path. */
  readonly ulah: Map<string, Ulah[]>
  /** Seconds by its clock. */
  detik: number
  akses: string
  segar: string
  token: number
  /** Tokens that were renewed. */
  habiskan(): void
  /** What happens while it is called. */
  sela: ((jalan: string) => Promise<void>) | undefined
  tutup(): Promise<void>
}

/** What it asks of rings, as v2.product.get_attribute_tree tells it. */
const atributCincin = [
  {
    ...{ attribute_id: 100_134, name: 'Bahan', mandatory: true },
    attribute_info: { input_type: 1, input_validation_type: 0, format_type: 1, max_value_count: 1 },
    attribute_value_list: [
      {
        ...{ value_id: 812, name: 'Emas' },
        child_attribute_list: [
          {
            ...{ attribute_id: 100_135, name: 'Kadar Emas', mandatory: true },
            attribute_info: { input_type: 3, input_validation_type: 2, format_type: 1 },
            attribute_value_list: [],
          },
        ],
      },
      { value_id: 813, name: 'Perak' },
    ],
  },
  {
    ...{ attribute_id: 100_140, name: 'Gaya', mandatory: false },
    ...{
      attribute_info: { input_type: 1 },
      attribute_value_list: [{ value_id: 9, name: 'Polos' }],
    },
  },
]
const kategori = (category_id: number, parent_category_id: number, nama: string) => ({
  ...{ category_id, parent_category_id, original_category_name: `${nama} (en)` },
  ...{ display_category_name: nama, has_children: category_id !== kategoriCincin },
})
const pohon = [
  ...[kategori(100_017, 0, 'Aksesoris Fashion'), kategori(100_101, 100_017, 'Perhiasan')],
  kategori(kategoriCincin, 100_101, 'Cincin'),
]

/** What add_item must have, and has not. */
function kurang(one: Readonly<Record<string, unknown>>): string | undefined {
  const wajib = ['original_price', 'description', 'weight', 'item_name', 'category_id']
  const daftar = ['logistic_info', 'seller_stock', 'attribute_list']
  const tiada = [
    ...wajib.filter((name) => one[name] === undefined || one[name] === ''),
    ...daftar.filter((name) => !Array.isArray(one[name]) || one[name].length === 0),
    ...(Object(one['image']).image_id_list?.length > 0 ? [] : ['image']),
    ...(Object(one['brand']).brand_id === 0 ? [] : ['brand']),
  ]
  if (tiada.length > 0) return tiada.join(', ')
  if (one['category_id'] !== kategoriCincin) return 'category_id'
  const ada = [one['attribute_list']].flat().map(Object)
  const bahan = ada.find(({ attribute_id }) => attribute_id === 100_134)
  const value = bahan?.attribute_value_list?.[0]?.value_id
  const kadar = ada.find(({ attribute_id }) => attribute_id === 100_135)
  if (value !== 812 && value !== 813) return 'attribute 100134'
  const { original_value_name, value_id } = kadar?.attribute_value_list?.[0] ?? {}
  return value === 812 && (value_id !== 0 || !original_value_name) ? 'attribute 100135' : undefined
}

const bacaIsi = async (request: http.IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const umum = new Set([
  ...['auth/token/get', 'auth/access_token/get', 'media_space/upload_image'],
  'shop/auth_partner',
])

/** Why a call is not let in; undefined: it is. */
function ditolak(shopee: Shopee, jalan: string, query: URLSearchParams): string | undefined {
  const at = (name: string): string => query.get(name) ?? ''
  if (at('partner_id') !== String(partnerId)) return 'error_param'
  if (Math.abs(Number(at('timestamp')) - shopee.detik) > 300) return 'error_timestamp'
  const milik = umum.has(jalan) ? '' : `${at('access_token')}${at('shop_id')}`
  if (at('sign') !== tanda(`${partnerId}/api/v2/${jalan}${at('timestamp')}${milik}`))
    return 'error_sign'
  if (umum.has(jalan)) return undefined
  if (at('shop_id') !== String(shopId)) return 'error_shop'
  return at('access_token') === shopee.akses ? undefined : 'invalid_acceess_token'
}

function tokenBaru(shopee: Shopee): object {
  shopee.token += 1
  shopee.akses = `akses-${shopee.token}`
  shopee.segar = `segar-${shopee.token}`
  return {
    ...{ access_token: shopee.akses, refresh_token: shopee.segar, expire_in: 14_400 },
    ...{ error: '', message: '', request_id: 'x' },
  }
}

const baik = (response: object) => ({ error: '', message: '', request_id: 'x', response })
const salah = (error: string) => ({ error, message: `tolak ${error}`, request_id: 'x' })

function jawabPesanan(shopee: Shopee, jalan: string, query: URLSearchParams): object {
  if (jalan === 'payment/get_escrow_detail') {
    const order_sn = query.get('order_sn') ?? ''
    const income = shopee.pendapatan.get(order_sn)
    return income ? baik({ order_sn, order_income: income }) : salah('error_not_found')
  }
  if (jalan === 'order/get_order_list') {
    const [dari, sampai] = [Number(query.get('time_from')), Number(query.get('time_to'))]
    if (sampai - dari > 15 * 86_400) return salah('error_time_range')
    const found = [...shopee.pesanan].filter(([, one]) => one.ubah >= dari && one.ubah <= sampai)
    return baik({ more: false, order_list: found.map(([order_sn]) => ({ order_sn })) })
  }
  if (jalan === 'order/get_order_detail')
    return baik({
      order_list: (query.get('order_sn_list') ?? '').split(',').flatMap((order_sn) => {
        const one = shopee.pesanan.get(order_sn)
        if (!one) return []
        const item = {
          item_id: one.item_id,
          item_sku: one.sku ?? shopee.barang.get(one.item_id)?.sku ?? 'lain',
          ...{ model_quantity_purchased: 1, model_discounted_price: one.harga },
        }
        return [{ order_sn, order_status: one.status, buyer_username: 'siti88', item_list: [item] }]
      }),
    })
  return salah('error_path')
}

function jawab(shopee: Shopee, jalan: string, query: URLSearchParams, isi: Buffer): object {
  const badan = () => Object(JSON.parse(isi.toString('utf8')))
  if (jalan === 'auth/token/get')
    return badan().code === 'kode-uji' && badan().shop_id === shopId
      ? tokenBaru(shopee)
      : salah('error_code')
  if (jalan === 'auth/access_token/get')
    return badan().refresh_token === shopee.segar ? tokenBaru(shopee) : salah('error_refresh')
  if (jalan === 'media_space/upload_image')
    return isi.includes('name="image"') && isi.includes('\r\nContent-Type: image/jpeg')
      ? baik({ image_info: { image_id: 'gambar-1' } })
      : salah('error_image')
  if (jalan === 'logistics/get_channel_list')
    return baik({
      logistics_channel_list: [
        { logistics_channel_id: 8003, logistics_channel_name: 'Reguler', enabled: true },
        { logistics_channel_id: 8005, logistics_channel_name: 'Instan', enabled: false },
      ],
    })
  if (jalan === 'product/search_item') {
    const found = [...shopee.barang].filter(([, one]) => one.sku === query.get('item_sku'))
    return baik({ item_id_list: found.map(([id]) => id), total_count: found.length })
  }
  if (jalan === 'product/get_category') return baik({ category_list: pohon })
  if (jalan === 'product/get_attribute_tree')
    return query.get('category_id_list') === String(kategoriCincin)
      ? baik({ list: [{ category_id: kategoriCincin, attribute_tree: atributCincin }] })
      : salah('error_category')
  if (jalan === 'product/add_item') {
    const one = badan()
    const tiada = kurang(one)
    if (tiada !== undefined) return salah(`error_param ${tiada}`)
    const id = 5_000 + shopee.ditambah
    shopee.ditambah += 1
    shopee.barang.set(id, {
      ...{ sku: one.item_sku, harga: one.original_price, isi: one },
      ...{ stok: one.seller_stock[0].stock, tampil: one.item_status === 'NORMAL' },
    })
    return baik({ item_id: id })
  }
  if (jalan === 'product/update_stock') {
    const found = shopee.barang.get(badan().item_id)
    if (!found) return salah('error_item_not_found')
    found.stok = badan().stock_list[0].seller_stock[0].stock
    return baik({ failure_list: [], success_list: [{}] })
  }
  if (jalan === 'product/unlist_item') {
    const [{ item_id, unlist }] = badan().item_list
    const found = shopee.barang.get(item_id)
    if (!found) return salah('error_item_not_found')
    found.tampil = unlist !== true
    return baik({ failure_list: [], success_list: [{ item_id, unlist }] })
  }
  if (jalan === 'product/get_item_base_info') {
    const item_id = Number(query.get('item_id_list'))
    return baik({
      item_list: shopee.barang.has(item_id) ? [{ item_id, item_status: 'NORMAL' }] : [],
    })
  }
  return jawabPesanan(shopee, jalan, query)
}

/** @param detik seconds since 1970 by its clock */
export async function mainkanShopee(detik: number): Promise<Shopee> {
  const server = http.createServer((request, response) => {
    void bacaIsi(request).then(async (isi) => {
      const { pathname, searchParams } = new URL(request.url ?? '', shopee.url)
      const jalan = pathname.replace('/api/v2/', '')
      await shopee.sela?.(jalan)
      const error = ditolak(shopee, jalan, searchParams)
      shopee.dipanggil.push(error === undefined ? jalan : `${error} ${jalan}`)
      const ulah = error === undefined ? shopee.ulah.get(jalan)?.shift() : undefined
      const dijawab =
        error === undefined
          ? ulah === undefined || ulah === 'PUTUS'
            ? jawab(shopee, jalan, searchParams, isi)
            : { ...Object(ulah), request_id: 'x' }
          : { error, message: `tolak ${error}`, request_id: 'x' }
      if (ulah === 'PUTUS') return void response.destroy()
      response.writeHead(ulah === 503 ? 503 : error === undefined ? 200 : 403, {
        'content-type': 'application/json',
      })
      response.end(JSON.stringify(dijawab))
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const shopee: Shopee = {
    url: `http://127.0.0.1:${port}`,
    ...{
      barang: new Map(),
      pesanan: new Map(),
      pendapatan: new Map(),
      dipanggil: [],
      ulah: new Map(),
    },
    ...{ detik, akses: '', segar: '', token: 0, ditambah: 0, sela: undefined },
    habiskan: () => {
      shopee.akses = 'sudah lain'
    },
    tutup: () => new Promise((done) => void server.close(() => done())),
  }
  return shopee
}

/** A push as it signs one. */
export const pushDari = (alamat: string, isi: object) => {
  const body = JSON.stringify(isi)
  return { body, headers: { authorization: tanda(`${alamat}|${body}`) } }
}
