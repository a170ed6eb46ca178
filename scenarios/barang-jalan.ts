import { sql } from 'kysely'
import { expect } from 'vitest'
import { audit } from '#server/audit/audit'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { cincin, dataOf } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

/** A shop of the chain with those who send, receive and agree. */
export interface TokoUji {
  readonly kode: string
  readonly spv: Person
  readonly own: Person
}

/** Odd figures, so that a wrong formula answers otherwise: grams and rupiah. */
export const isi = [
  { berat: 4.123, harga_pokok: 6_211_003 },
  { berat: 2.457, harga_pokok: 3_711_007 },
  { berat: 3.019, harga_pokok: 4_530_011 },
  { berat: 5.231, harga_pokok: 7_903_013 },
  { berat: 1.871, harga_pokok: 2_805_017 },
] as const

/** Two shops or more of one server, with the module on. */
export async function rantaiBarang(kode: readonly string[]) {
  const http = await createTestHttp({ house, modules: servedModules })
  const toko: TokoUji[] = []
  for (const [at, satu] of kode.entries()) {
    await http.addShop(satu, at === 0 ? 'PUSAT' : 'CABANG')
    const id = satu.toLowerCase()
    const own = personOf(http, `own.${id}`, await http.token(`own.${id}`, 'OWN', satu))
    const spv = personOf(http, `spv.${id}`, await http.token(`spv.${id}`, 'SPV', satu))
    await fillMasters(own)
    dataOf(await own.put('para-system/key/KIRIM_BARANG_MODULE', { value: true }))
    toko.push({ kode: satu, own, spv })
  }
  return { http, toko }
}

/** Pieces of these weights lie in a tray; answers their barcodes. */
export async function sediakan({ spv }: TokoUji, banyak: number): Promise<string[]> {
  const baris = isi.slice(0, banyak).map((one) => ({ ...cincin, ...one }))
  const { barang } = dataOf(await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  if (!Array.isArray(barang)) throw new Error('no pieces were received')
  return barang.map(({ kode_barcode }: { kode_barcode: string }) => kode_barcode)
}

export const paketDari = (tujuan: string, barcode: readonly string[], lain: object = {}) => ({
  ...{ tujuan, no_segel: 'SG-41', kurir: 'Pak Hadi', nilai_asuransi: 25_000_000, foto: null },
  ...{ keterangan: 'Isi etalase', baris: barcode.map((kode_barcode) => ({ kode_barcode })) },
  ...lain,
})

/** What the books of a shop say of goods between shops: grams by account, rupiah by account. */
export function bukuDari({ database }: TestHttp) {
  const gram = (kode: string) =>
    database.db.rows<{ akun: string; gr: number }>(
      kode,
      sql`select akun, sum(kotor)::int as gr from kencana.gram where akun not in ('SALDO AWAL')
        group by 1 having sum(kotor) <> 0 order by 1`,
    )
  const akun = (kode: string) =>
    database.db.rows<{ nomor_akun: string; saldo: number }>(
      kode,
      sql`select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal
        where nomor_akun <> '3901' group by 1 having sum(debit - kredit) <> 0 order by 1`,
    )
  return {
    gram: async (kode: string) =>
      Object.fromEntries((await gram(kode)).map((row) => [row.akun, row.gr])),
    akun: async (kode: string) =>
      Object.fromEntries((await akun(kode)).map((row) => [row.nomor_akun, row.saldo])),
    /** Where each piece is, in every shop that knows it. */
    letak: async (kode: string) => {
      const rows = await database.db.rows<{ kode_barcode: string; di: string }>(
        kode,
        sql`select kode_barcode, concat_ws(' ', status, kode_baki) as di from kencana.barang
          order by kode_barcode`,
      )
      return Object.fromEntries(rows.map((row) => [row.kode_barcode, row.di]))
    },
    beda: async () => (await audit(database.ownerUrl, () => undefined)).beda,
  }
}

/** Every document sums to zero, gross and fine, in every shop. */
export async function neracaNol({ database }: TestHttp, kode: readonly string[]): Promise<void> {
  for (const satu of kode)
    expect(
      await database.db.rows(
        satu,
        sql`select id_dokumen from kencana.gram group by id_posting, id_dokumen
          having sum(kotor) <> 0 or sum(murni) <> 0`,
      ),
    ).toEqual([])
}

export const timbang = (kode_barcode: string, gr: number) => ({ kode_barcode, timbang: gr })
/** What whoever opens a parcel says of it. */
export const terimaan = (nomor: unknown, baris: readonly object[], lain: object = {}) => ({
  ...{ nomor, segel_terima: 'SG-41', kode_gudang: 'TOKO', kode_baki: 'A01' },
  ...{ sisa: 'LEPAS', alasan_selisih: null, baris, ...lain },
})
export const kirim = (dari: TokoUji, isi: object) =>
  dari.spv.postApproved('kirim-barang/simpan', isi, dari.own.user_id)

type Baris = Record<string, unknown>
const cari = async ({ spv }: TokoUji, daftar: string, no: string): Promise<Baris> => {
  const { data } = (await spv.get(`${daftar}/lihat?q=${no}`)).json
  return data[0]
}
/** A parcel as its sender has it, and as the shop that it goes to. */
export const dikirim = (toko: TokoUji, no: string) => cari(toko, 'kirim-barang', no)
export const datang = (toko: TokoUji, no: string) => cari(toko, 'terima-barang', no)
