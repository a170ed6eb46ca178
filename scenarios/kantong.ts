import { sql } from 'kysely'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A shop that sold four rings and bought them back with a bracelet that was not its own: five bags.

/** What lies on the scale that is not ours: 2.000 gr at 75 %, bought for Rp 2,850,000. */
export const gelang = {
  kode_kondisi: 'BAIK',
  nama_barang: 'GELANG RANTAI',
  kode_group: '75',
  kode_dept: 'CC',
  berat_kotor: 2,
}

/** A ring is bought for this: 6,798,000 less 20 %. */
export const dibayar = 5_438_500

export interface TokoKantong {
  readonly shop: Shop
  readonly spv: Person
  readonly kasir: Person
  readonly barcode: readonly string[] // of the rings: bags 1 to 4; the bracelet is bag 5
  readonly faktur: string
  readonly kantong: (n: number) => string
  /** A valid purchase of these lines from Ibu Sari; its number. */
  readonly beli: (baris: readonly object[]) => Promise<string>
  /** Gross and fine mg of a gram account. */
  readonly gram: (akun: string) => Promise<readonly [number, number]>
  readonly akun: (nomor: string) => Promise<number>
  readonly barang: (kode: string | undefined) => Promise<unknown>
  readonly tempat: (n: number) => Promise<unknown>
}

const pembeli =
  (spv: Person, kasir: Person): TokoKantong['beli'] =>
  async (baris) => {
    const pembelian = { jenis: 'BELI', baris }
    const { total } = dataOf(await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: 0 }))
    const saved = await kasir.post('penjualan/simpan', {
      kode_sales: 'SLS1',
      nama_customer: 'Ibu Sari',
      alamat_customer: 'Jalan Kenari 1',
      no_hp: '081234567890',
      baris: [],
      pembelian: { ...pembelian, jenis_identitas: 'KTP', no_identitas: '3275010101800001' },
      pembayaran: [{ jenis: 'CASH', jumlah: total }],
      total: -Number(total),
    })
    const { no_faktur_group, notabeli } = Object(dataOf(saved))
    const pilihan = { penjualan: [], pembelian: [no_faktur_group] }
    dataOf(await spv.post('validasi/simpan/jualbeli', pilihan))
    return notabeli[0]
  }

const angka = (shop: Shop): Pick<TokoKantong, 'akun' | 'gram'> => ({
  gram: async (akun) => {
    const [row] = await shop.rows(
      sql<{ kotor: number; murni: number }>`select coalesce(sum(kotor), 0)::int as kotor,
        coalesce(sum(murni), 0)::int as murni from gram where akun = ${akun}`,
    )
    return [row?.kotor ?? 0, row?.murni ?? 0]
  },
  akun: async (nomor) => {
    const [row] = await shop.rows(
      sql<{ saldo: number }>`select coalesce(sum(debit - kredit), 0)::int as saldo from jurnal
        where nomor_akun = ${nomor}`,
    )
    return row?.saldo ?? 0
  },
})

export async function openKantong(opened = openShop()): Promise<TokoKantong> {
  const shop = await opened
  await fillMasters(await shop.person('OWN'))
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  const barcode = await terimaCincin(spv, 4, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin(barcode)))
  const jual = { penjualan: [sold['no_faktur_group']], pembelian: [] }
  dataOf(await spv.post('validasi/simpan/jualbeli', jual))
  const beli = pembeli(spv, kasir)
  const rings = barcode.map((kode_barcode) => ({
    kode_barcode,
    kode_kondisi: 'BAIK',
    berat_kotor: 4.12,
  }))
  const faktur = await beli([...rings, gelang])
  const kantong = (n: number): string => `${faktur}/${n}`
  return {
    shop,
    spv,
    kasir,
    barcode,
    faktur,
    kantong,
    beli,
    ...angka(shop),
    barang: async (kode) => (await spv.get(`barang/get/${String(kode)}`)).json.data,
    tempat: async (n) =>
      (await spv.post('kantong/satu', { kode_kantong: kantong(n) })).json.data.tempat,
  }
}
