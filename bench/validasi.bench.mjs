// The cashier validates a visit of two rings sold and one bought back, after the counter saved it:
// against a sale of three rings that is VALID in one call, in the same shop.
import { randomUUID } from 'node:crypto'
import { Connection } from './connection.mjs'
import { nextSale, openCounters } from './counters.mjs'
import { load, median } from './load.mjs'
import { row } from './row.mjs'

const visits = 60

const counters = await openCounters(6_000, 1)
const [shop] = counters.shops
const connection = await Connection.open(counters.origin)

const ask = async (method, path, body, token = shop.tokens[0]) => {
  const answer = await connection.send({
    method,
    path: `/api/v1/${path}`,
    headers: { 'x-auth-token': token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`)
  return JSON.parse(answer.body.toString()).data
}

/** A ring that the customer bought here and brings back, and two that he takes instead. */
const saveVisit = async (kembali) => {
  const baris = shop.barcodes.splice(-2).map((kode_barcode) => ({ kode_barcode }))
  const pembelian = {
    jenis: 'BELI',
    baris: [
      { kode_barcode: kembali, kode_kondisi: 'BAIK', berat_kotor: 4.12, belum_dipakai: true },
    ],
  }
  const { total: nilai_jual } = await ask('POST', 'penjualan/hitung', { baris })
  const bought = await ask('POST', 'pembelian/hitung', { ...pembelian, nilai_jual })
  const total = nilai_jual - bought.total
  const { no_faktur_group } = await ask('POST', 'penjualan/simpan', {
    kode_sales: 'SLS1',
    nama_customer: 'Ibu Sari',
    baris,
    pembelian,
    total,
    pembayaran: [{ jenis: 'CASH', jumlah: total }],
  })
  return no_faktur_group
}

const validate = async (nomor) => {
  const body = { penjualan: [nomor], pembelian: [nomor] }
  const start = performance.now()
  await ask('POST', 'validasi/simpan/jualbeli', body, shop.tokens[1])
  return performance.now() - start
}

try {
  const next = () => nextSale(shop, 0)
  const sold = shop.barcodes.slice(-visits)
  const sale = await load({ origin: counters.origin, connections: 1, next })
  if (sale.errors.size > 0) throw new Error([...sale.errors.keys()].join('\n'))
  await ask('PUT', 'para-system/key/SKIP_VALIDASI_MODULE', { value: false }, shop.own)
  const times = []
  for (const kode_barcode of sold) times.push(await validate(await saveVisit(kode_barcode)))
  row({
    figure: 'validation of a visit (two sold, one bought), 1 client: p50',
    value: median(times) / sale.p50,
    unit: 'x',
    reference: `${median(times).toFixed(2)} ms; a sale ${sale.p50.toFixed(2)} ms`,
    goal: { most: 4 },
  })
} finally {
  connection.close()
  await counters.stop()
}
