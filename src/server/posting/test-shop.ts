import pg from 'pg'
import { openConnection } from '../db-connection.ts'
import { newId } from '../document/ids.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { hari, masuk, type Isi } from './test-sale.ts'

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
const callText = 'select posting($1) as jawab'

function bodyOf(isi: Isi): string {
  return JSON.stringify({
    toko: 'T1',
    id: newId(),
    kunci: newId(),
    sidik: 'aa',
    oleh: 'KASIR1',
    perintah: 'uji',
    periksa: [],
    dokumen: [],
    transisi: [],
    tulis: [],
    ...isi,
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
    if (!(error instanceof pg.DatabaseError)) throw error
    const { code = '', message, detail = '{}' } = error
    return { code, message, detail: JSON.parse(detail) }
  }
  throw new Error('the posting was not refused')
}

export interface TestShops {
  readonly database: TestDatabase
  readonly owner: pg.Client
  readonly app: pg.Client
  /** One more connection of the app role; closed with the rest. */
  another(): Promise<pg.Client>
  close(): Promise<void>
}

/** What a piece, a note and its payments must name. */
const masters = `with
  k as (insert into kategori (kode_toko, kode_kategori, nama_kategori, cara_harga)
    values ($1, 'EMAS', 'Emas', 'GRAM')),
  j as (insert into jenis (kode_toko, kode_dept, nama_dept, kode_kategori, berlian)
    values ($1, 'CC', 'Cincin', 'EMAS', false)),
  g as (insert into group_harga (kode_toko, kode_group, nama_group, kadar, kadar_cetak, harga,
      harga_beli, profit)
    values ($1, '750', 'Emas 750', 7500, '750', 1250000, 1000000, 0)),
  w as (insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis_gudang)
    values ($1, 'TOKO', 'Toko', 'TOKO')),
  n as (insert into bank (kode_toko, kode_bank, nama_bank) values ($1, 'BCA', 'BCA')),
  s as (insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening,
      nama_rekening)
    values ($1, 'S1', 'Sari', 'BCA', 'BCA', '1', 'Sari')),
  r as (insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank, aktif)
    values ($1, '88', 'Toko', 'BCA', true))
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
    database,
    owner,
    app,
    another: () => open(database.appUrl),
    close: async () => {
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
      await database.drop()
    },
  }
}
