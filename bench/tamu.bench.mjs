// A thousand guests browse a shop's catalogue on their telephones while one of its counters sells:
// the sale alone and among them, by turns, in one run.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { Connection } from './connection.mjs'
import { nextSale, openCounters } from './counters.mjs'
import { load, median } from './load.mjs'
import { row } from './row.mjs'

const guests = Number(process.env.BENCH_GUESTS ?? 1000)
/** A guest looks at what he has asked for; the app asks nothing twice within a minute. */
const lookSeconds = 10
const items = 240
/** Short ones by turns: what else the machine does then falls on both alike. */
const turns = 10
const seconds = 1.4

const counters = await openCounters(Number(process.env.BENCH_PIECES ?? 15_000), 1)
const { origin, shops } = counters
const [shop] = shops

/** Sends as this shop's owner. */
async function send(method, path, body, headers = {}) {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    ...{ method, body },
    headers: { 'x-auth-token': shop.own, ...headers },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text).data
}
const json = { 'content-type': 'application/json' }

/** A catalogue as a large shop has it. @returns the address of a picture */
async function fillCatalogue() {
  await send('PUT', 'para-system/key/KATALOG_MODULE', JSON.stringify({ value: true }), json)
  const background = { r: 196, g: 152, b: 71 }
  const image = await sharp({ create: { width: 720, height: 720, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([image], { type: 'image/jpeg' }), 'cincin.jpg')
  const { gambar_path } = await send('POST', 'gambar/ITEM', form)
  const database = new pg.Client({ connectionString: counters.databaseUrl })
  await database.connect()
  await database.query(
    `insert into kencana.kategori_katalog (kode_toko, kode_kategori, nama_kategori, warna,
        gambar_path)
      select $1, 'K' || n, 'Kategori ' || n, '#c49847', $2 from generate_series(1, 8) n`,
    [shop.shop, gambar_path],
  )
  await database.query(
    `insert into kencana.item_katalog (kode_toko, kode_barang, nama_barang, berat, harga_jual,
        kode_kategori, kode_banner, kode_info, direct_url, hashtag_kadar, hashtag_jenis, hashtag_lm,
        gambar_path, gambar_name)
      select $1, 'B' || n, 'Cincin belah rotan nomor ' || n, 4123, 6798000, 'K' || 1 + n % 8, '[]',
        '[]', 'https://toko.example', '["#17K"]', '["#CINCIN"]', '[]', jsonb_build_array($2::text),
        '["cincin.jpg"]'
      from generate_series(1, $3::int) n`,
    [shop.shop, gambar_path, items],
  )
  await database.query('analyze')
  await database.end()
  return gambar_path
}

/** Guests that stay connected, and browse while `busy`. */
async function arrive(picture) {
  const catalogue = `/api/v1/tamu/katalog?toko=${shop.shop}`
  const small = `/api/v1/tamu/gambar/${shop.shop}/${picture}?lebar=360`
  const { headers } = await fetch(`${origin}${catalogue}`)
  const tag = headers.get('etag')
  const crowd = { busy: false, gone: false, asked: 0 }
  const guest = async (nth) => {
    const connection = await Connection.open(origin)
    await sleep((nth / guests) * lookSeconds * 1000)
    // One in five is new; the others have the catalogue, and ask whether it is still right.
    for (let look = nth; !crowd.gone; look += 1) {
      const again = nth % 5 === 0 ? {} : { 'if-none-match': tag }
      const request =
        look % 2 === 0 ? { path: catalogue, headers: again } : { path: small, headers: {} }
      if (crowd.busy) {
        const { status } = await connection.send({ method: 'GET', body: '', ...request })
        if (status !== 200 && status !== 304) throw new Error(`${request.path}: ${status}`)
        crowd.asked += 1
      }
      await sleep(lookSeconds * 1000)
    }
    connection.close()
  }
  const all = Promise.all(Array.from({ length: guests }, (_, nth) => guest(nth)))
  await sleep(lookSeconds * 1000)
  return { crowd, all }
}

const sell = async () => {
  const found = await load({
    ...{ origin, connections: 1, seconds, warmSeconds: 0.3 },
    next: () => nextSale(shop, 0),
  })
  if (found.errors.size > 0) throw new Error([...found.errors.keys()].join('\n'))
  return found
}

try {
  const picture = await fillCatalogue()
  const { all, crowd } = await arrive(picture)
  await sell()
  const alone = []
  const among = []
  const begun = { busy: 0 }
  for (let turn = 0; turn < turns; turn += 1) {
    alone.push(await sell())
    crowd.busy = true
    const at = performance.now()
    among.push(await sell())
    begun.busy += (performance.now() - at) / 1000
    crowd.busy = false
  }
  const asked = crowd.asked / begun.busy
  crowd.gone = true
  await all
  for (const at of ['p50', 'p90']) {
    const [without, with_] = [alone, among].map((all) => median(all.map((one) => one[at])))
    row({
      figure: `a sale among ${guests} guests: ${at}`,
      value: with_ / without,
      unit: 'x',
      reference: `${without.toFixed(2)} ms alone, ${with_.toFixed(2)} ms; ${asked.toFixed(0)} calls/s`,
      ...(at === 'p50' ? { goal: { most: 1.15 } } : {}),
    })
  }
} finally {
  await counters.stop()
}
