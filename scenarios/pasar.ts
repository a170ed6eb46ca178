import { sql } from 'kysely'
import sharp from 'sharp'
import { cincin, dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import {
  kategoriCincin,
  mainkanShopee,
  partnerId,
  partnerKey,
  shopId,
  type Shopee,
} from './shopee.ts'

// A shop beside a marketplace that the test plays.

const jam = '2026-11-22T01:00:00+07:00'
export const kini = Date.parse(jam) / 1000

export interface Pasar {
  readonly shop: Shop
  readonly shopee: Shopee
  readonly own: Person
  readonly spv: Person
  readonly kasir: Person
  /** Barcodes; the last has no photo. */
  ring(n: number): string
  /** Everything that is due, and what waits for a later try, at once. */
  bekerja(): Promise<void>
  /** Begins the connection. @returns where the browser goes, and where it comes back to */
  mulai(): Promise<{ readonly alamat: URL; readonly kembali: string }>
  hubungkan(): Promise<void>
  /** Which category rings are there; with its attributes. */
  petakan(lain?: object): ReturnType<Person['post']>
  tawarkan(kode_barcode: string, lain?: object): ReturnType<Person['post']>
  daftar(kode_barcode: string): Promise<Record<string, unknown>>
  letak(kode_barcode: string): Promise<string | undefined>
  diSana(sku: string): readonly Record<string, unknown>[]
  dipesan(no: string, sku: string): void
  pesanan(no: string): Promise<Record<string, unknown>>
  tutup(): Promise<void>
}

/** A shop that may sell there, with pieces of which all but the last have a photo. */
async function bersiap() {
  const shopee = await mainkanShopee(kini)
  const marketplace = { url: shopee.url, partnerId, partnerKey }
  const grosir = { domain: undefined, url: undefined, token: undefined }
  const shop = await openShop('GS1', jam, false, { outside: { marketplace, grosir } })
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  await kasir.post('penjualan/harga-hari-ini', {})
  dataOf(await own.put('para-system/key/MARKETPLACE_MODULE', { value: true }))
  const merah = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const
  const foto = await spv.upload('gambar/foto_produk', await sharp(merah).png().toBuffer())
  const gambar = dataOf(foto)['gambar_path']
  const berfoto = Array.from({ length: 7 }, () => ({ ...cincin, gambar }))
  const masuk = { asal: 'SALDO AWAL', baris: [...berfoto, cincin] }
  const diterima = [dataOf(await spv.post('barang/tambah', masuk))['barang']].flat()
  const rings = diterima.map((one) => String(Object(one).kode_barcode))
  return { shop, shopee, own, spv, kasir, rings }
}

const petakanCincin = async (spv: Person, lain: object) => {
  dataOf(await spv.post('marketplace/kategori/ambil', {}))
  return spv.post('marketplace/peta/simpan', {
    ...{ kode_dept: cincin.kode_dept, kategori: String(kategoriCincin), biaya_persen: 5.25 },
    atribut: [
      { nomor: '100134', nilai: '812', satuan: null },
      { nomor: '100135', nilai: '75%', satuan: null },
    ],
    ...lain,
  })
}

export async function bukaPasar(): Promise<Pasar> {
  const { kasir, own, rings, shop, shopee, spv } = await bersiap()
  const kerja = async (): Promise<void> => {
    for (const worker of shop.http.workers) await worker.work()
  }
  const mulai: Pasar['mulai'] = async () => {
    const dari = { kode_marketplace: 'PASAR' }
    const alamat = new URL(
      String(dataOf(await spv.post('marketplace/hubungkan/mulai', dari))['alamat']),
    )
    return { alamat, kembali: alamat.searchParams.get('redirect') ?? '' }
  }
  const diSana: Pasar['diSana'] = (sku) =>
    [...shopee.barang].filter(([, one]) => one.sku === sku).map(([id, one]) => ({ id, ...one }))
  return {
    ...{ shop, shopee, own, spv, kasir, mulai, diSana },
    ring: (n) => rings[n] ?? '',
    bekerja: async () => {
      for (const nama of ['tawaran', 'pesanan', 'hubungan'])
        await shop.rows(
          sql`update ${sql.table(`${nama}_marketplace`)} set berikut = clock_timestamp()`,
        )
      await kerja()
    },
    hubungkan: async () => {
      const kunci = new URL((await mulai()).kembali).searchParams.get('kunci')
      dataOf(await spv.post('marketplace/hubungkan', { kunci, code: 'kode-uji', shop_id: shopId }))
    },
    petakan: (lain = {}) => petakanCincin(spv, lain),
    tawarkan: async (kode_barcode, lain = {}) => {
      const isi = { nama: `Cincin ${kode_barcode}`, harga: 7_500_000, saluran: ['8003'] }
      const deskripsi = 'Cincin belah rotan emas 75, 4,12 gram'
      const kabar = { selesai: false }
      const sent = spv
        .post('marketplace/tawarkan', { kode_barcode, deskripsi, ...isi, ...lain })
        .finally(() => (kabar.selesai = true))
      // Whoever offers it waits for what the worker says.
      while (!kabar.selesai) {
        await kerja()
        await new Promise((done) => setTimeout(done, 20))
      }
      return sent
    },
    daftar: async (kode_barcode) =>
      Object(
        [dataOf(await spv.get('marketplace/lihat'))['tawaran']]
          .flat()
          .find((one) => Object(one).kode_barcode === kode_barcode),
      ),
    letak: async (kode_barcode) =>
      (
        await shop.rows<{ status: string }>(sql`select status from barang
          where kode_barcode = ${kode_barcode}`)
      )[0]?.status,
    dipesan: (no, sku) => {
      const item_id = Number(diSana(sku)[0]?.['id'])
      shopee.pesanan.set(no, { status: 'READY_TO_SHIP', item_id, harga: 7_500_000, ubah: kini })
    },
    pesanan: async (no) =>
      Object(
        [(await kasir.get('marketplace/pesanan')).json.data]
          .flat()
          .find((one) => Object(one).no_pesanan === no),
      ),
    tutup: async () => {
      await shop.close()
      await shopee.tutup()
    },
  }
}
