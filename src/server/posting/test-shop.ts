import type pg from 'pg'
import { openConnection } from '../db-connection.ts'
import { newId } from '../document/ids.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** A book's name and its rows. */
export type Tulis = readonly [buku: string, baris: readonly object[]]

/** What posting() takes (docs/adr/0006); `isi` fills in the rest. */
export interface Isi {
  readonly toko?: string
  readonly kunci?: string
  readonly sidik?: string
  readonly oleh?: string
  readonly tgl_system?: string
  readonly boleh_mundur?: boolean
  readonly otorisasi?: readonly { no: string; kategori: string; sidik: string }[]
  readonly periksa?: readonly Tulis[]
  readonly dokumen?: readonly object[]
  readonly transisi?: readonly object[]
  readonly tulis?: readonly Tulis[]
}

export interface Jawab {
  readonly id_posting: string
  readonly urut: number
  readonly saat: string
  readonly nomor: Readonly<Record<string, string>>
}

export interface Refused {
  readonly code: string
  readonly message: string
  readonly detail: Record<string, unknown>
}

export const piece = (n: number, toko = 'T1'): string => `${toko}-${String(n).padStart(5, '0')}`
export const berat = 4_000
export const murni = 3_000
const gudang = { kode_gudang: 'TOKO', kode_baki: 'A01' }
export const hari = '2026-11-21'

export const callText = 'select posting($1) as jawab'

export function bodyOf(isi: Isi): string {
  return JSON.stringify({
    toko: 'T1', id: newId(), kunci: newId(), sidik: 'aa', oleh: 'KASIR1', perintah: 'uji',
    periksa: [], dokumen: [], transisi: [], tulis: [], ...isi,
  })
}

export async function post(client: pg.Client, isi: Isi): Promise<Jawab> {
  const { rows } = await client.query<{ jawab: Jawab }>(callText, [bodyOf(isi)])
  if (!rows[0]) throw new Error('posting answered nothing')
  return rows[0].jawab
}

/** The refusal of a posting that must be refused. */
export async function refusal(work: Promise<unknown>): Promise<Refused> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'detail' in error)) throw error
    const { code, message, detail } = error
    return { code: String(code), message, detail: JSON.parse(String(detail ?? '{}')) }
  }
  throw new Error('the posting was not refused')
}

/** The receipt of pieces: they enter, gold comes from the supplier, the journal says so. */
export function masuk(barcodes: readonly string[], isi: Isi = {}): Isi {
  const id = newId()
  const rupiah = 2_500_000
  return {
    ...isi,
    dokumen: [{ id, jenis: 'TAMBAH_BARANG', prefix: 'TB', status: 'VALID' }],
    tulis: [
      ['gerak_barang', barcodes.map((kode_barcode, n) => ({
        id_dokumen: id, kode_barcode, dari_status: null, ke_status: 'ADA',
        ke_gudang: gudang.kode_gudang, ke_baki: gudang.kode_baki, berat, murni,
        barang: {
          nama_barang: `CINCIN MODEL ${n}`, kode_kategori: 'EMAS', kode_dept: 'CC',
          kode_group: '750', kadar: 75_00, kadar_cetak: '750', kadar_eod: 75_00,
          harga_pokok: rupiah,
        },
      }))],
      ['gram', [
        { id_dokumen: id, akun: 'STOK/TOKO', kadar: 75_00, kotor: berat * barcodes.length, murni: murni * barcodes.length },
        { id_dokumen: id, akun: 'SUPPLIER', kadar: 75_00, kotor: -berat * barcodes.length, murni: -murni * barcodes.length },
      ]],
      ['jurnal', [
        { id_dokumen: id, nomor_akun: '1201', debit: rupiah * barcodes.length },
        { id_dokumen: id, nomor_akun: '2102', kredit: rupiah * barcodes.length },
      ]],
    ],
  }
}

const harga = 5_000_000

function lineOf(id: string, kode_barcode: string): object {
  return {
    id, kode_barcode, nama_barang: 'CINCIN', kode_kategori: 'EMAS', kode_group: '750',
    kode_dept: 'CC', kadar: 75_00, kadar_cetak: '750', kode_intern: '', berat, berat_kotor: berat,
    berat_atribut: 0, nama_atribut: '', murni, harga_gram: 1_250_000, harga_atribut: 0,
    harga_jual: harga, ongkos: 0, diskon: 0, pajak: 0, pajak_termasuk: 0, harga_total: harga,
    harga_pokok: 2_500_000, potongan_tukar: 15_00, potongan_jual: 20_00, gambar: null, rincian: [],
  }
}

export interface Sale {
  readonly isi: Isi
  readonly group: string
  readonly nota: string
}

/** A sale, VALID at once: every book. `open` saves it for the cashier. */
export function jual(barcodes: readonly string[], isi: Isi = {}, open = false): Sale {
  const group = newId()
  const nota = newId()
  const total = harga * barcodes.length
  const status = open ? 'OPEN' : 'VALID'
  const tempat = open ? { ke_gudang: 'TOKO', ke_baki: 'A01' } : { ke_gudang: null, ke_baki: null }
  const tulis: Tulis[] = [
    ['gerak_barang', barcodes.map((kode_barcode) => ({
      id_dokumen: nota, kode_barcode, dari_status: 'ADA', dari_gudang: 'TOKO', dari_baki: 'A01',
      ke_status: open ? 'DALAM_NOTA' : 'TERJUAL', ...tempat, berat, murni, pemegang: null,
    }))],
    ['penjualan', [{
      id: nota, id_group: group, kode_sales: 'S1', qty: barcodes.length,
      berat: berat * barcodes.length, harga_jual: total, ongkos: 0, diskon: 0, pajak: 0,
      pajak_termasuk: 0, harga_total: total,
    }]],
    ['penjualan_baris', barcodes.map((kode_barcode) => lineOf(nota, kode_barcode))],
    ['pembayaran', [
      { id_group: group, versi_bayar: 1, jenis: 'CASH', jumlah: 1_000_000, fee: 0, diterima: 1_000_000, kembali: 0, masuk: true },
      { id_group: group, versi_bayar: 1, jenis: 'DEBET', no_rekening: '88', jumlah: total - 1_000_000, fee: 0, diterima: total - 1_000_000, kembali: 0, masuk: true },
    ]],
    ...(open ? [] : sahkan(group, nota, barcodes.length)),
  ]
  const dokumen = [
    { id: group, jenis: 'GROUP', prefix: 'FG', status },
    { id: nota, jenis: 'PENJUALAN', prefix: 'FJ', status, id_group: group, isi: { harga } },
  ]
  return { group, nota, isi: { ...isi, dokumen, tulis } }
}

/** The rows in gram, jurnal and kas that a valid sale of so many pieces leaves. */
export function sahkan(group: string, nota: string, banyak: number): Tulis[] {
  const total = harga * banyak
  const kas = { id_dokumen: nota, id_group: group, kategori: 'PENJUALAN', user_id: 'KASIR1', laci: 'KASIR1' }
  return [
    ['gram', [
      { id_dokumen: nota, akun: 'STOK/TOKO', kadar: 75_00, kotor: -berat * banyak, murni: -murni * banyak },
      { id_dokumen: nota, akun: 'PELANGGAN', kadar: 75_00, kotor: berat * banyak, murni: murni * banyak },
    ]],
    ['jurnal', [
      { id_dokumen: nota, nomor_akun: '1101', debit: 1_000_000 },
      { id_dokumen: nota, nomor_akun: '1111', debit: total - 1_000_000 },
      { id_dokumen: nota, nomor_akun: '4101', kredit: total },
      { id_dokumen: nota, nomor_akun: '5101', debit: 2_500_000 * banyak },
      { id_dokumen: nota, nomor_akun: '1201', kredit: 2_500_000 * banyak },
    ]],
    ['kas', [
      { ...kas, jenis: 'CASH', jumlah_in: 1_000_000 },
      { ...kas, jenis: 'DEBET', no_rekening: '88', jumlah_in: total - 1_000_000 },
    ]],
  ]
}

export interface TestShops {
  readonly database: TestDatabase
  readonly owner: pg.Client
  readonly app: pg.Client
  /** One more connection of the app role; closed with the rest. */
  another(): Promise<pg.Client>
  close(): Promise<void>
}

/** What a piece must name. */
const masters = `with
  k as (insert into kategori (kode_toko, kode_kategori, nama_kategori, cara_harga)
    values ($1, 'EMAS', 'Emas', 'GRAM')),
  j as (insert into jenis (kode_toko, kode_dept, nama_dept, kode_kategori, berlian)
    values ($1, 'CC', 'Cincin', 'EMAS', false)),
  g as (insert into group_harga (kode_toko, kode_group, nama_group, kadar, kadar_cetak, harga,
      harga_beli, profit)
    values ($1, '750', 'Emas 750', 7500, '750', 1250000, 1000000, 0)),
  w as (insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis_gudang)
    values ($1, 'TOKO', 'Toko', 'TOKO'))
  insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, status_baki)
  select $1, b, b, 'TOKO', 350000, 'READY' from unnest(array['A01', 'A02']) b`

/** Shops T1 and T2 on a database of their own, each with `banyak` pieces received by a posting. */
export async function openShops(banyak: number): Promise<TestShops> {
  const database = await createTestDatabase()
  const clients: pg.Client[] = []
  const open = async (url: string): Promise<pg.Client> => {
    const client = await openConnection(url, () => undefined)
    clients.push(client)
    return client
  }
  const owner = await open(database.ownerUrl)
  const app = await open(database.appUrl)
  for (const [n, toko] of ['T1', 'T2'].entries()) {
    await owner.query(
      `insert into toko (kode_toko, no_toko, nama_toko, jenis_toko, tgl_system)
        values ($1, $2, $1, 'CABANG', $3)`,
      [toko, n + 1, hari],
    )
    await owner.query(masters, [toko])
    const barcodes = Array.from({ length: banyak }, (_, index) => piece(index, toko))
    await post(app, masuk(barcodes, { toko }))
  }
  return {
    database, owner, app,
    another: () => open(database.appUrl),
    close: async () => {
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
      await database.drop()
    },
  }
}
