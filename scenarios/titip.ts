import { sql } from 'kysely'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

const penitip = {
  kode_sales: 'SLS1',
  nama_customer: 'IBU SITI',
  no_hp: '081234567890',
  alamat_customer: 'Jalan Kenari 1',
}
export const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah }]
/** Paid by a deposit, and the rest in cash. */
export const dengan = (nomor: string, jumlah: number, sisa: number) => ({
  pembayaran: [
    { jenis: 'TITIPAN', no_ref: nomor, jumlah },
    ...(sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : []),
  ],
})
/** A deposit as the counter sends it: for a ring at this price, or money only. */
export const titip = (
  kode_barcode: string | undefined,
  jumlah: number,
  lain: object = {},
  kini = harga,
) => ({
  ...penitip,
  ...(kode_barcode === undefined ? {} : { baris: { kode_barcode }, harga: kini }),
  jumlah,
  pembayaran: tunai(jumlah),
  ...lain,
})

interface Row {
  readonly jumlah: number
}

/** What the books say of deposits. */
export const buku = (shop: Shop) => {
  const satu = async (statement: ReturnType<typeof sql<Row>>): Promise<number> =>
    (await shop.rows(statement))[0]?.jumlah ?? 0
  return {
    /** What the account owes. */
    terutang: () =>
      satu(sql<Row>`select coalesce(sum(kredit - debit), 0)::bigint as jumlah from jurnal
        where nomor_akun = '2101'`),
    /** What is left of all of them. */
    saldo: () =>
      satu(sql<Row>`select coalesce(sum(saldo), 0)::bigint as jumlah from saldo_titipan`),
    status: async (kode_barcode: string | undefined): Promise<string | undefined> => {
      const [piece] = await shop.rows(
        sql<{ status: string }>`select status from barang where kode_barcode = ${kode_barcode}`,
      )
      return piece?.status
    },
  }
}

/** A shop with rings in its tray, a cashier who takes deposits in, and who validates them. */
export async function bukaTitip(jumlah: number) {
  const shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const rings = await terimaCincin(spv, jumlah)
  return { shop, own, spv, kasir, rings, ...buku(shop), ...langkah(spv, kasir) }
}
export type TokoTitip = Awaited<ReturnType<typeof bukaTitip>>

/** What is done again and again. */
const langkah = (spv: Person, kasir: Person) => ({
  /** Taken in by the cashier and validated by the supervisor. */
  dititip: async (
    kode_barcode: string | undefined,
    jumlah: number,
    kini = harga,
  ): Promise<string> => {
    const body = titip(kode_barcode, jumlah, {}, kini)
    const { no_titipan } = dataOf(await kasir.post('titipan/simpan', body))
    dataOf(await spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
    return String(no_titipan)
  },
  jual: (barcode: readonly string[], lain: object) =>
    kasir.post('penjualan/simpan', notaCincin(barcode, lain)),
  validasi: (nomor: unknown) =>
    spv.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [] }),
  batalValidasi: async (nomor: unknown) =>
    dataOf(await spv.post('validasi/cancel/jualbeli', { penjualan: [nomor], pembelian: [] })),
  satu: async (nomor: unknown) => {
    const { json } = await kasir.post('titipan/get/bynota/single', { no_faktur: nomor })
    return json.data.data[0]
  },
  /** What a ring costs today, or by the promise of this deposit. */
  hargaKini: async (kode_barcode: string | undefined, nomor?: string): Promise<number> => {
    const { json } = await kasir.post('penjualan/hitung', {
      baris: [{ kode_barcode }],
      titipan: nomor === undefined ? [] : [nomor],
    })
    return json.data.total
  },
})

/** Gold costs this much a gram from now on. */
export async function hargaEmas(
  { own, spv }: Pick<TokoTitip, 'own' | 'spv'>,
  rupiah: number,
): Promise<void> {
  const { json } = await own.get('group/get/all')
  const row = json.data.find((each: { kode_group: string }) => each.kode_group === '75')
  const { harga, harga_beli } = row
  const line = { kode_group: '75', harga_dari: harga, harga: rupiah }
  const baris = [{ ...line, harga_beli_dari: harga_beli, harga_beli }]
  dataOf(await own.postApproved('harga-emas/simpan', { baris }, spv.user_id))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}
