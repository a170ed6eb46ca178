// Shops that are nothing but busy: masters, rings in a tray, and signed-in cashiers, on a built
// server of their own. Shops, users and sessions are written as the owner; all else goes through
// the calls that the screens use.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { databaseUrlOf, startBuiltServer } from '../scripts/built-server.mjs'
import { Connection } from './connection.mjs'

const atOnce = 500

/** What a sale of rings needs, each after what it points at. */
const masters = [
  ['kategori/create', { kode_kategori: 'EMAS', nama_kategori: 'Emas', cara_harga: 'GRAM' }],
  ['jenis/create', { kode_dept: 'CC', nama_dept: 'Cincin', kode_kategori: 'EMAS', berlian: false }],
  [
    'group/create',
    {
      kode_group: '75',
      nama_group: 'EMAS 17K',
      kadar: 75,
      kadar_cetak: '750',
      harga: 1_650_000,
      harga_beli: 1_500_000,
      profit: 0,
    },
  ],
  ['kadar/create', { kode_kadar: 'K75', nama_kadar: 'Emas 17K', kadar: 75, kadar_cetak: '750' }],
  ['kadar-eod/create', { kode_kadar: 'K75', kadar_eod: 75 }],
  ['gudang/create', { kode_gudang: 'TOKO', nama_gudang: 'Etalase', jenis_gudang: 'TOKO' }],
  [
    'baki/create',
    {
      kode_baki: 'A01',
      nama_baki: 'Depan',
      kode_gudang: 'TOKO',
      berat_baki: 350,
      status_baki: 'READY',
    },
  ],
  ['parabandrol/create', { kode_bandrol: 'KECIL', nama_bandrol: 'Kecil', berat_bandrol: 0.12 }],
  ['banks/create', { kode_bank: 'BCA', nama_bank: 'BCA' }],
  [
    'rekenings/create',
    { no_rekening: '1234567890', nama_rekening: 'TOKO', kode_bank: 'BCA', aktif: true },
  ],
  [
    'sales/create',
    {
      kode_sales: 'SLS1',
      nama_sales: 'Rina',
      kode_bank: 'BCA',
      nama_bank: 'BCA',
      no_rekening: '7712345678',
      nama_rekening: 'RINA',
    },
  ],
]

/** 4,120 gr x Rp 1.650.000; no labour, so that every ring costs the same. */
const price = 6_798_000
const forms = ['BELAH ROTAN', 'POLOS', 'MATA DELIMA', 'KRAWANG', 'LISTRING', 'TUNANGAN', 'BUNGA']
const ring = (nth) => ({
  nama_barang: `CINCIN ${forms[nth % forms.length]} ${nth % 997}`,
  kode_dept: 'CC',
  kode_group: '75',
  berat: 4.12,
  kode_bandrol: 'KECIL',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  harga_pokok: 6_200_000,
})

const api = (connection, token) => async (method, path, body) => {
  const answer = await connection.send({
    method,
    path: `/api/v1/${path}`,
    headers: { 'x-auth-token': token, 'idempotency-key': randomUUID() },
    body: body === undefined ? '' : JSON.stringify(body),
  })
  const text = answer.body.toString()
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text).data
}

const signIn = async (database, user, level, shop) => {
  const token = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(token).digest()
  await database.query(
    `insert into kencana.users (user_id, usere_name, level, kode_toko, sandi)
      values ($1::text, $1::text, $2, $3, '-')`,
    [user, level, shop],
  )
  await database.query(
    'insert into kencana.sesi (sidik_token, user_id, perangkat) values ($1, $2::text, $2::text)',
    [digest, user],
  )
  return token
}

const receive = async (ask, pieces) => {
  const barcodes = []
  while (barcodes.length < pieces) {
    const baris = Array.from({ length: Math.min(atOnce, pieces - barcodes.length) }, (_, at) =>
      ring(barcodes.length + at),
    )
    const { barang } = await ask('POST', 'barang/tambah', { asal: 'SALDO AWAL', baris })
    for (const { kode_barcode } of barang) barcodes.push(kode_barcode)
  }
  return barcodes
}

const openShop = async (database, connection, nth, { cashiers, pieces }) => {
  const shop = `B${nth}`
  await database.query(
    `insert into kencana.toko (kode_toko, no_toko, nama_toko, jenis_toko, tgl_system)
      values ($1::text, $2, $1::text, 'CABANG', current_date)`,
    [shop, nth],
  )
  const own = await signIn(database, `own.${shop}`.toLowerCase(), 'OWN', shop)
  const ask = api(connection, own)
  for (const [path, body] of masters) await ask('POST', path, body)
  await ask('PUT', 'para-system/key/SKIP_VALIDASI_MODULE', { value: true })
  await ask('POST', 'penjualan/harga-hari-ini', {})
  const tokens = []
  for (let at = 0; at < cashiers; at += 1)
    tokens.push(await signIn(database, `k${at}.${shop}`.toLowerCase(), 'KASIR', shop))
  return { shop, own, tokens, barcodes: await receive(ask, pieces) }
}

const openShops = async (origin, databaseUrl, count, wanted) => {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const connection = await Connection.open(origin)
  try {
    const opened = []
    for (let nth = 1; nth <= count; nth += 1)
      opened.push(await openShop(database, connection, nth, wanted))
    await database.query('analyze')
    return opened
  } finally {
    connection.close()
    await database.end()
  }
}

/**
 * A server with `count` such shops, `pieces` rings and `cashiers` in each;
 * {origin, databaseUrl, pid, dataDir, shops, stop}.
 */
export async function openCounters(pieces, count = 4, cashiers = 32) {
  const server = await startBuiltServer()
  const { dataDir, origin, pid } = server
  try {
    const databaseUrl = databaseUrlOf(dataDir, 'kencana')
    const shops = await openShops(origin, databaseUrl, count, { cashiers, pieces })
    return { origin, databaseUrl, pid, dataDir, shops, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The next sale of three rings, paid by cash and card, VALID in one call, in this shop. */
export function nextSale({ barcodes, shop, tokens }, counter) {
  const pieces = barcodes.splice(-3)
  if (pieces.length < 3) throw new Error(`${shop} has sold all its rings: receive more of them.`)
  const total = 3 * price
  return {
    method: 'POST',
    path: '/api/v1/penjualan/simpan',
    headers: {
      'x-auth-token': tokens[counter % tokens.length],
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      kode_sales: 'SLS1',
      baris: pieces.map((kode_barcode) => ({ kode_barcode })),
      pembayaran: [
        { jenis: 'CASH', jumlah: 1_000_000 },
        { jenis: 'DEBET', jumlah: total - 1_000_000, no_rekening: '1234567890' },
      ],
      total,
    }),
  }
}
