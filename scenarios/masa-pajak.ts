import { sql } from 'kysely'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person } from './shop.ts'

// A shop that is taxed in every way: what a month of it is told with.

export const november = 'bulan=11&tahun=2026'
export const ibu = {
  nama_customer: 'IBU RATIH',
  alamat_customer: 'Jalan Mawar 3',
  no_hp: '081234500001',
}
export const bayar = (jumlah: number) => [{ jenis: 'CASH', jumlah }]

/** What of a note's head the counter asks prices with. */
const sebagian = (lain: object) =>
  'pembeli_pajak' in lain ? { pembeli_pajak: lain.pembeli_pajak } : {}

/** Seven rings and a bar of 4,120 gr each, which cost labour of 309.000. */
async function terima(spv: Person): Promise<string[]> {
  const lm = { kode_dept: 'LM', kode_bandrol: null, nama_barang: 'LM 4,12 GR', ongkos: 309_000 }
  const baris = [...Array.from({ length: 7 }, () => cincin), { ...cincin, ...lm }]
  const made = await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris })
  return made.json.data.barang.map((row: { kode_barcode: string }) => row.kode_barcode)
}

/** Opens it, with its drawers filled and its taxes switched on. */
export async function bukaMasa() {
  const shop = await openShop('GS1', '2026-12-02T01:00:00+07:00')
  const own = await shop.person('OWN')
  await fillMasters(own)
  const lm = { kode_kategori: 'LM', nama_kategori: 'Logam Mulia', cara_harga: 'GRAM' }
  dataOf(await own.post('kategori/create', lm))
  const jenis = { kode_dept: 'LM', nama_dept: 'Logam Mulia', kode_kategori: 'LM', berlian: false }
  dataOf(await own.post('jenis/create', jenis))
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  const setel = async (key: string, value: unknown) =>
    dataOf(await own.put(`para-system/key/${key}`, { value }))
  for (const key of ['PPN_PERSEN_MODULE', 'PPH22_MODULE', 'METERAI_MODULE']) await setel(key, true)
  await setel('BATAS_DATA_PELANGGAN', 0)
  await setel('KOREKSI_PALING_LAMA', 30)
  await isiLaci(spv, 90_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const barcodes = await terima(spv)
  return { shop, own, spv, kasir, setel, rings: barcodes.slice(0, 7), batang: barcodes[7] ?? '' }
}
export type TokoMasa = Awaited<ReturnType<typeof bukaMasa>>

/** What is done again and again in it. */
export function langkahMasa({ kasir, own, rings, shop, spv }: TokoMasa) {
  const sahkan = async (group: unknown) =>
    dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: [group], pembelian: [group] }))
  const kode = (at: number) => ({ kode_barcode: rings[at] })
  const masa = async (bulan = november) => Object(dataOf(await own.get(`ekspor-pajak?${bulan}`)))
  return {
    sahkan,
    kode,
    masa,
    /** Sold and validated, for what the counter reckons. @returns its total and its number */
    jual: async (baris: readonly object[], lain: object = {}) => {
      const dihitung = await kasir.post('penjualan/hitung', { baris, ...sebagian(lain) })
      const total = Number(dataOf(dihitung)['total'])
      const nota = notaCincin([], { baris, total, pembayaran: bayar(total), ...lain })
      const saved = dataOf(await kasir.postApproved('penjualan/simpan', nota, 'own'))
      await sahkan(saved['no_faktur_group'])
      return { total, nomor: String(Object(saved['notajual'])[0]) }
    },
    /** Takes a ring back for what it was sold for. */
    koreksi: async (at: number, jumlah: number) => {
      const baris = [{ ...kode(at), kode_kondisi: 'BAIK', berat_kotor: 4.12 }]
      const nota = {
        ...{ ...notaCincin([]), ...ibu, keterangan: 'salah barang', total: -jumlah },
        ...{ pembayaran: bayar(jumlah), pembelian: { jenis: 'KOREKSI', baris } },
      }
      const saved = await kasir.postApproved('penjualan/simpan', nota, 'own')
      await sahkan(dataOf(saved)['no_faktur_group'])
    },
    tutup: async (tgl_system: string, tgl_berikut: string) => {
      dataOf(await spv.post('tutup-toko', { tgl_system, tgl_berikut }))
      dataOf(await spv.post('penjualan/harga-hari-ini', {}))
    },
    /** What this account moved, by the raw journal; credit above zero. */
    akun: async (nomor: string, dari: string, sampai: string): Promise<number> => {
      const [row] = await shop.rows(sql<{ jumlah: number }>`
        select coalesce(sum(kredit - debit), 0)::int as jumlah from kencana.jurnal
        where nomor_akun = ${nomor} and tgl_system between ${dari}::date and ${sampai}::date`)
      return row?.jumlah ?? 0
    },
    sebagai: async (bagian: string, bulan = november) =>
      (await masa(bulan)).bagian.find((row: { bagian: string }) => row.bagian === bagian),
  }
}
