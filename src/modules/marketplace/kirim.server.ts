import { sql } from 'kysely'
import { fileOfPicture } from '#server/files/picture'
import type { FileStore } from '#server/files/store'
import { pauseAfter } from '#server/rounds'
import { tanyaToko, unggahFoto, type Meja } from './hubungan.server.ts'
import { Ditolak } from './shopee.server.ts'

/** An offer that is due, held by who works on it. Milligrams, whole rupiah. */
export interface TawaranJatuh {
  readonly kode_toko: string
  readonly kode_barcode: string
  readonly status: 'KIRIM' | 'PULANG' | 'TARIK'
  readonly coba: number
  readonly nama: string
  readonly deskripsi: string
  readonly harga: string
  readonly saluran: readonly string[]
  readonly gambar_luar: string | null
  readonly item_id: string | null
  readonly gambar: string | null
  readonly berat: string
  readonly kategori: string | null
  readonly atribut: unknown
  readonly paket: string
  /** Until when it is held, letter for letter: who holds it later has another one. */
  readonly dipegang: string
}

/** Where photos lie. */
export interface Tempat extends Meja {
  readonly files: Pick<FileStore, 'read'>
}

/** A failure with what was tried: a phrase, and the marketplace's reason. */
class Gagal extends Error {
  readonly asal: unknown
  constructor(kata: string, asal: unknown) {
    const sebab = asal instanceof Error && asal.message !== '' ? `: ${asal.message}` : ''
    super(`${kata}${sebab}`)
    this.asal = asal
  }
}

export const fotoGagal = 'Upload Foto Gagal, Ubah Di Data Barang'
const kategoriKosong = 'Kategori Di Marketplace Belum Diisi'
export const tambahGagal = 'Gagal Menambah Barang'

async function gagalDengan<T>(kata: string, kerja: () => Promise<T>): Promise<T> {
  try {
    return await kerja()
  } catch (error) {
    // Whoever is not let in has not tried anything yet.
    if (error instanceof Ditolak && error.sebab === 'MASUK') throw error
    throw new Gagal(kata, error)
  }
}

async function foto(tempat: Tempat, { gambar, kode_toko }: TawaranJatuh): Promise<string> {
  const file = gambar === null ? undefined : fileOfPicture(kode_toko, gambar)
  const bytes = file ? await tempat.files.read(file) : undefined
  if (!bytes) throw new Ditolak('TOLAK', '')
  return unggahFoto(tempat, bytes)
}

const angka = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined

/** Whether the marketplace has this piece already: what was sent before may have come there. */
async function dicari(tempat: Meja, one: TawaranJatuh): Promise<number | undefined> {
  const told = await tanyaToko(tempat, one.kode_toko, {
    jalan: 'product/search_item',
    query: { item_sku: one.kode_barcode, page_size: 10 },
  })
  return angka([told['item_id_list']].flat()[0])
}

/** Grams, as the parcel weighs. */
const gramPaket = ({ berat, paket }: TawaranJatuh): number =>
  Math.ceil(Number(berat) / 1000) + Number(paket)

async function tambah(tempat: Meja, one: TawaranJatuh, gambar: string): Promise<number> {
  if (one.kategori === null) throw new Ditolak('TOLAK', kategoriKosong)
  const told = await tanyaToko(tempat, one.kode_toko, {
    jalan: 'product/add_item',
    isi: {
      original_price: Number(one.harga),
      description: one.deskripsi,
      weight: gramPaket(one) / 1000, // kg
      item_name: one.nama,
      item_status: 'NORMAL',
      item_sku: one.kode_barcode,
      category_id: Number(one.kategori),
      attribute_list: one.atribut,
      brand: { brand_id: 0, original_brand_name: 'NoBrand' },
      condition: 'NEW',
      item_dangerous: 0,
      logistic_info: one.saluran.map((id) => ({ logistic_id: Number(id), enabled: true })),
      image: { image_id_list: [gambar] },
      seller_stock: [{ stock: 1 }],
    },
  })
  const id = angka(told['item_id'])
  if (id === undefined) throw new Ditolak('LAGI', 'item_id')
  return id
}

/** What the marketplace refused of the one that was asked. @throws Ditolak */
function checkSatu(told: Readonly<Record<string, unknown>>): void {
  const [gagal] = [told['failure_list'] ?? []].flat()
  if (gagal === undefined) return
  throw new Ditolak('TOLAK', String(Object(gagal).failed_reason ?? ''))
}

async function tampilkan(tempat: Meja, kodeToko: string, item: number, tampil: boolean) {
  const stok = async () =>
    checkSatu(
      await tanyaToko(tempat, kodeToko, {
        jalan: 'product/update_stock',
        isi: {
          item_id: item,
          stock_list: [{ model_id: 0, seller_stock: [{ stock: tampil ? 1 : 0 }] }],
        },
      }),
    )
  const daftar = async () =>
    checkSatu(
      await tanyaToko(tempat, kodeToko, {
        jalan: 'product/unlist_item',
        isi: { item_list: [{ item_id: item, unlist: !tampil }] },
      }),
    )
  // Down: nobody sees it first, and its stock may still be bound by an order. Up: the other way.
  if (tampil) await stok()
  await daftar()
}

interface Hasil {
  readonly status: 'DITARIK' | 'KIRIM' | 'TAYANG'
  readonly item_id: number | null
}

/** The offer, as long as nobody else has taken it over: this one was too slow then. */
const milikku = ({ dipegang, kode_barcode, kode_toko }: TawaranJatuh) =>
  sql`kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode}
    and dipegang = ${dipegang}::timestamptz`

/** Whether the marketplace has it no more: somebody deleted it there. */
async function dihapus(tempat: Meja, kodeToko: string, item: number): Promise<boolean> {
  const told = await tanyaToko(tempat, kodeToko, {
    jalan: 'product/get_item_base_info',
    query: { item_id_list: item },
  })
  const found = [told['item_list'] ?? []].flat().find((one) => Number(Object(one).item_id) === item)
  return found === undefined || String(Object(found).item_status).endsWith('_DELETE')
}

/** Shows it, or takes it down. False: it is not there any more. */
async function adaDi(tempat: Meja, one: TawaranJatuh, item: number): Promise<boolean> {
  try {
    await tampilkan(tempat, one.kode_toko, item, one.status === 'PULANG')
    return true
  } catch (error) {
    if (!(error instanceof Ditolak) || error.sebab !== 'TOLAK') throw error
    if (await dihapus(tempat, one.kode_toko, item)) return false
    throw error
  }
}

async function kerjakan(tempat: Tempat, one: TawaranJatuh): Promise<Hasil> {
  const ada = one.item_id === null ? undefined : Number(one.item_id)
  const item =
    ada ?? (one.coba > 1 || one.status === 'TARIK' ? await dicari(tempat, one) : undefined)
  if (one.status === 'TARIK') {
    const ada = item !== undefined && (await adaDi(tempat, one, item))
    return { status: 'DITARIK', item_id: ada ? item : null }
  }
  if (item !== undefined) {
    const ada = one.status !== 'PULANG' || (await adaDi(tempat, one, item))
    return ada ? { status: 'TAYANG', item_id: item } : { status: 'KIRIM', item_id: null }
  }
  const gambar = one.gambar_luar ?? (await gagalDengan(fotoGagal, () => foto(tempat, one)))
  await tempat.db.rows(
    one.kode_toko,
    sql`update kencana.tawaran_marketplace set gambar_luar = ${gambar} where ${milikku(one)}`,
  )
  const baru = await gagalDengan(tambahGagal, () => tambah(tempat, one, gambar))
  return { status: 'TAYANG', item_id: baru }
}

const palingLama = 600
/** About three hours of trying. */
const palingSering = 30

/** Works on one offer, and writes down what became of it. */
export async function kerjakanTawaran(tempat: Tempat, one: TawaranJatuh): Promise<void> {
  const milik = milikku(one)
  try {
    const { item_id, status } = await kerjakan(tempat, one)
    // Sold here while it was sent there: what has just come up goes down again.
    await tempat.db.rows(
      one.kode_toko,
      sql`update kencana.tawaran_marketplace set item_id = ${item_id}, galat = null, coba = 0,
          shop_id = case when ${item_id}::bigint is null then shop_id -- its orders are there yet
            else (select h.shop_id from kencana.hubungan_marketplace h
              where h.kode_toko = ${one.kode_toko}) end,
          gambar_luar = case when ${item_id}::bigint is null then null else gambar_luar end,
          dipegang = null, berikut = clock_timestamp(),
          status = case when status = ${one.status} then ${status}
            when ${status} = 'TAYANG' then 'TARIK' else status end
        where ${milik}`,
    )
  } catch (error) {
    const asal = error instanceof Gagal ? error.asal : error
    if (!(asal instanceof Ditolak)) throw error
    const lagi = asal.sebab !== 'TOLAK' && one.coba < palingSering
    const kalimat = error instanceof Error ? error.message : ''
    // What is sold may not stay on offer: taking down is never given up.
    const status = lagi || one.status === 'TARIK' ? one.status : 'GAGAL'
    const pause = asal.sebab === 'MASUK' ? palingLama : pauseAfter(one.coba, palingLama)
    await tempat.db.rows(
      one.kode_toko,
      sql`update kencana.tawaran_marketplace set galat = ${kalimat}, dipegang = null,
          status = case when status = ${one.status} then ${status} else status end,
          berikut = clock_timestamp() + make_interval(secs => ${pause})
        where ${milik}`,
    )
  }
}
