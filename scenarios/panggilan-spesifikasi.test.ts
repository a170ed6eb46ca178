import { hutangLunas } from './hutang.ts'
import { cicil, rencana } from './cicilan.ts'
import { parameterCicilan } from '#modules/cicilan/parameter-cicilan'
import { pesananBaru } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPassword, type TestAnswer } from '#server/test-http'
import { everyCall } from '#server/walk/test-calls'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf, harga, notaCincin, ongkos, terimaCincin } from './cincin.ts'
import { gelang } from './kantong.ts'
import { isiLaci } from './laci.ts'
import { panggilanKatalog, perak } from './katalog.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { titip, tunai } from './titip.ts'
import { panggilanUang } from './uang.ts'

// Every call of the specification that the house answers, called with the names that stand in the
// specification (tidy/spec-calls.tsv: sent) and with nothing else: no versi, no Idempotency-Key, no
// number of an approval. The answer has the names of the specification (answered).

const bare = { key: '' }
const hari = { tgl_from: '2026-11-01', tgl_to: '2026-11-21' }

let shop: Shop
let own: Person
let fakta: Awaited<ReturnType<typeof isiToko>>

/** What is sent, by the call; a list without an entry is asked as it is. */
const dikirim = (): Readonly<Record<string, object>> => ({
  ...panggilanKatalog,
  'POST pembelian/hidup/report-limited': {
    ...{ ...hari, kelompok_harga: 'ALL', kode_group: 'ALL', kondisi: 'ALL' },
  },
  'POST barang/laporan-analisis-harga-barang': { kode_dept: 'ALL', sort_by: 'HARGA_MAX' },
  'POST reportbarang/kelompok-barang': { kode_dept: 'ALL', group_by: 'NAMA BARANG DAN SIZE' },
  'POST titip/report-batal-titip-uang': hari,
  'POST hutang/report-penebusan-detail': { ...hari, no_pinjam: '', sort_by: 'tgl_hutang' },
  'POST pesanan/batal-reports': hari,
  'POST pesanan/report-pesanan-barang': hari,
  'POST cash/report-non-cash-recap-global': {
    ...hari,
    jenis: 'ALL',
    no_rekening: 'ALL',
    user_id: 'ALL',
  },
  'POST validasi/get/jualbeli': { user_id: 'kasir' },
  'POST validasi/detail': { deskripsi: fakta.group },
  'POST validasi/simpan/jualbeli': { penjualan: [fakta.group], pembelian: [fakta.group] },
  'POST validasi/cancel/jualbeli': { penjualan: [fakta.batal], pembelian: [] },
  'PUT para-akun-transaksi/{trx}/{type}': { detail_akun: [fakta.akun] },
  'GET rekenings/get-by-kode-bank': { kode_bank: 'BCA' },
  ...panggilanUang,
  'POST users/change-password': { password: testPassword, new_password: 'cincin-melati-7' },
  'POST para-harga-beli/create': { kode_harga: 'SPEK', harga_per_gram: 1_234_000 },
  'PUT para-harga-beli/update/{kode_harga}': { harga_per_gram: 1_235_000 },
  'POST authorisation': {
    ...{ user_id: 'spv', password: testPassword, kategori: 'SETOR_BANK' },
    ...{ description: 'Setor', keterangan: 'Setor' },
  },
  'GET user-fingerprint': { user_id: 'spv' },
  'GET cash-pusat/daily-biaya': { tgl_system: '2026-11-21' },
  'GET cash-pusat/outstand-noncash': { tgl_system: '2026-11-21' },
  'GET cash-pusat/daily-specific-chart': { kategori: 'PENJUALAN', type: 'CASH' },
  'GET pembelian/chart': { type: 'today' },
  'GET penjualan/chart': { type: 'monthly' },
  'GET service/chart': { type: 'today' },
  'GET pesanan/chart': { type: 'today' },
  'POST barang-manual': {
    ...{ kode_group: '75', kode_dept: 'CC', kode_toko: 'GS1', kode_gudang: 'TOKO' },
  },
  'POST timbang-baki/start': { kode_gudang: 'TOKO', kode_toko: 'GS1' },
  'POST authorization/fingerprint': { user_id: 'spv', fp: fakta.jari, kategori: 'SETOR_BANK' },
  'POST timbang-baki/reset': {},
  'POST chat/send': { receiver: '081234567890', message: 'Nota', type: 'text' },
  'POST penjualan/get/bynota/single': { no_faktur: fakta.jual },
  'POST penjualan/get/bynota': { no_faktur: fakta.jual },
  'POST pembelian/get/bynota/single': { no_faktur: fakta.beli },
  'POST pembelian/get/bynota': { no_faktur: fakta.beli },
  'POST titipan/get/bynota/single': { no_faktur: fakta.titipan },
  'POST titipan/get/bynota': { no_faktur: fakta.titipan },
  'POST service/get/bynota/single': { no_faktur: fakta.service },
  'POST service/get/bynota': { no_faktur: fakta.service },
  'POST pesanan/get/bynota/single': { no_faktur: fakta.pesanan },
  'POST pesanan/get/bynota': { no_faktur: fakta.pesanan },
  'POST hutang/get/bynota/single': { no_faktur: fakta.hutang },
  'POST hutang/get/bynota': { no_faktur: fakta.hutang },
  'POST cicilan/get/bynota/single': { no_faktur: fakta.cicilan },
  'POST cicilan/get/bynota': { no_faktur: fakta.cicilan },
  'GET cash/paginated': { skip: 0, limit: 20 },
  'GET pre-order': { skip: 0, limit: 20, page: 1, status: 'OPEN' },
  'POST users/logout': { user_id: 'kasir2' },
})

/** What the keys in a path are. */
const kunci = (): Readonly<Record<string, string>> => ({
  'by-kode-gudang/{kode}': 'by-kode-gudang/TOKO',
  'splash-screen/{kode}': 'splash-screen/MEMBER',
  ...{ '{kode_barang}': 'SPEK', '{kode_admin}': 'SPEK' },
  ...{ '{kode_hadiah}': 'SPEK', '{kode_group}': '75' },
  '/{kode}': '/SPEK',
  '{kode_toko}': 'GS1',
  '{key}': 'kategori_harga',
  '{kode_harga}': 'SPEK',
  '{no_reff}': 'KU-1',
  '{barcode}': fakta.barang,
  '{trx}': fakta.trx,
  '{type}': fakta.type,
})

/** What is refused in such a shop, and by which sentence. */
const ditolak: Readonly<Record<string, string>> = {
  // A transfer to the bank wants a second person; the call after it is his word.
  'POST cash/mutasi-uang-cash': 'Transaksi Ini Memerlukan Otorisasi',
  // A shop alone sends money to nobody, and nobody sends it any.
  'POST kirim-uang': 'Toko Tidak Ditemukan',
  'GET kirim-uang/{no_reff}': 'No Terima Tidak Ditemukan',
  'PUT kirim-uang/{no_reff}/reception': 'No Terima Tidak Ditemukan',
  // No weighing is under way.
  'POST timbang-baki/reset': 'Data Tidak Tersedia',
  'POST chat/send': 'Layanan WhatsApp Belum Diatur Di Server Ini',
}

/** A shop in which each report, list and note of the specification has something to say. */
async function isiToko() {
  dataOf(await own.put('para-system/key/FINGERPRINT_MODULE', { value: true }))
  const modul = new Set(house.masters.flatMap((master) => master.when ?? []))
  for (const when of [...modul, 'PRE_ORDER_MODULE', 'GESEK_TUNAI_MODULE', 'BARANG_MANUAL_MODULE'])
    dataOf(await own.put(`para-system/key/${when}`, { value: true }))
  await fillMasters(own)
  const cadangan = { no_rekening: '555', nama_rekening: 'CADANGAN', kode_bank: 'BCA' }
  dataOf(await own.post('rekenings/create', cadangan))
  dataOf(await own.post(parameterCicilan.calls.create, { ...rencana, kode_cicilan: 'TES' }))
  dataOf(await own.post('app/kategori-katalog', { ...perak, kode_kategori: 'AWAL' }))
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  const baru = async (path: string, isi: object) => dataOf(await kasir.post(path, isi))['nomor']
  await shop.person('KASIR', 'kasir2')
  await isiLaci(spv, 20_000_000, spv, own)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const rings = await terimaCincin(spv, 6)
  const group = async (body: object): Promise<Record<string, unknown>> =>
    dataOf(await kasir.post('penjualan/simpan', body))
  const validasi = async (nomor: unknown) =>
    dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [nomor] }))
  const kartu = [{ jenis: 'TRANSFER', no_rekening: '1234567890', jumlah: harga, no_ref: 'M-1' }]
  const terjual = await group(notaCincin([rings[0] ?? ''], { pembayaran: kartu }))
  await validasi(terjual['no_faktur_group'])
  const beli = await belian(kasir)
  await validasi(beli['no_faktur_group'])
  const menunggu = await tukar(kasir, rings[1] ?? '')
  const batal = await group(notaCincin([rings[2] ?? '']))
  const titipan = dataOf(await kasir.post('titipan/simpan', titip(rings[3], 700_000)))
  dataOf(await spv.post('validasi/simpan/titipan', { titipan: [titipan['no_titipan']] }))
  const lepas = { no_titipan: titipan['no_titipan'], alasan: 'pelanggan pindah kota' }
  dataOf(await own.postApproved('titipan/batal', lepas, 'spv'))
  const [akun] = (await own.get('para-akun-transaksi')).json.data
  const [detail] = akun.detail_akun
  return {
    group: menunggu['no_faktur_group'],
    batal: batal['no_faktur_group'],
    jual: Object(terjual['notajual'])[0],
    beli: Object(beli['notabeli'])[0],
    titipan: titipan['no_titipan'],
    service: await baru('service/simpan', tiketService(await fotoService(kasir))),
    hutang: await hutangLunas(own, kasir, spv),
    cicilan: await baru('cicilan/simpan', cicil(rings[5] ?? '', { kode_cicilan: 'TES' })),
    pesanan: await pesananBaru(kasir, spv),
    barang: rings[4] ?? '',
    trx: akun.trx,
    type: akun.type,
    akun: {
      kode_akun: detail.kode_akun,
      jenis_akun: detail.jenis_akun,
      nomor_akun: detail.nomor_akun,
    },
    jari,
  }
}

const jari = '01900000-0000-7000-8000-000000000017'

/** The bracelet of a customer. */
async function belian(kasir: Person): Promise<Record<string, unknown>> {
  const pembelian = { jenis: 'BELI', baris: [gelang] }
  const { total } = dataOf(await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: 0 }))
  const orang = { jenis_identitas: 'KTP', no_identitas: '3275010101800001' }
  return dataOf(
    await kasir.post('penjualan/simpan', {
      kode_sales: 'SLS1',
      nama_customer: 'Ibu Sari',
      alamat_customer: 'Jalan Kenari 1',
      no_hp: '081234567890',
      baris: [],
      pembelian: { ...pembelian, ...orang },
      pembayaran: tunai(Number(total)),
      total: -Number(total),
    }),
  )
}

/** A ring for a bracelet, and the rest in cash. */
async function tukar(kasir: Person, ring: string): Promise<Record<string, unknown>> {
  const pembelian = { jenis: 'BELI', baris: [gelang] }
  const nilai_jual = harga - ongkos
  const { total } = dataOf(await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual }))
  const bayar = harga - Number(total)
  const orang = { jenis_identitas: 'KTP', no_identitas: '3275010101800001' }
  return dataOf(
    await kasir.post('penjualan/simpan', {
      ...notaCincin([ring]),
      nama_customer: 'Ibu Sari',
      alamat_customer: 'Jalan Kenari 1',
      no_hp: '081234567890',
      pembelian: { ...pembelian, ...orang },
      pembayaran: tunai(bayar),
      total: bayar,
    }),
  )
}

interface Panggilan {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly sent: readonly string[]
  readonly answered: string
}

const polos = (path: string): string => path.replace(/\{\w+\}/g, '{}')

/** The calls of the specification that are there; what is read comes before what changes it. */
function panggilan(): Panggilan[] {
  const built = new Set(
    everyCall(servedModules).map(({ method, path }) => `${method} ${polos(path)}`),
  )
  return readFileSync('tidy/spec-calls.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [method = '', path = '', sent = '', answered = ''] = line.split('\t')
      const names = sent.split(/[ :|]+/).filter((name) => name !== '')
      return { call: `${method} ${path}`, method, path, sent: names, answered }
    })
    .filter(({ method, path }) => built.has(`${method} ${polos(path)}`))
    .toSorted((one, other) => urutan(one) - urutan(other))
}

/** Who changes his password is signed out everywhere else: it comes last. */
const sendiri: Readonly<Record<string, number>> = {
  'POST authorisation': 1.6,
  'POST app/item-katalog': 1.7, // after its kategori, banner and info
  'POST users/change-password': 9,
}
const urutan = ({ call, method }: Panggilan): number =>
  call.includes('fingerprint')
    ? 1.5
    : (sendiri[call] ?? ['GET', 'POST', 'PUT', 'DELETE'].indexOf(method))

/** Every name of a body, also of the rows in it. */
const namaDari = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => [
    name,
    ...(Array.isArray(value) && typeof value[0] === 'object' ? namaDari(value[0]) : []),
  ])

/** Names of the answer that are not there: 'count; databarang.0: berat harga_jual'. */
function hilang(data: unknown, words: string): string[] {
  return words
    .split(';')
    .filter(Boolean)
    .flatMap((part) => {
      const [first = '', second] = part.trim().split(': ')
      const [at, names] = second === undefined ? ['', first] : [first, second]
      const inside = at
        .split('.')
        .filter(Boolean)
        .reduce((value, key) => Object(value)[key], data)
      return names
        .split(' ')
        .filter((name) => !Object.hasOwn(Object(inside), name))
        .map((name) => `${at} ${name}`)
    })
}

const alamat = (path: string): string =>
  Object.entries(kunci()).reduce((text, [key, value]) => text.replace(key, value), path)

async function kirim({ method, path }: Panggilan, body: object | undefined): Promise<TestAnswer> {
  const address = alamat(path)
  if (method === 'PUT') return own.put(address, body ?? {}, bare)
  if (method === 'DELETE') return own.delete(address)
  if (method === 'POST') return own.post(address, body ?? {}, bare)
  const query = new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return own.get(`${address}?${query.toString()}`)
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  fakta = await isiToko()
  await shop.paksa([
    sql`insert into kencana.sidik_jari (id, user_id, templat) values (${jari}::uuid, 'spv', 'x')`,
  ])
}, 120_000)
afterAll(() => shop.close())

it('answers every call of the specification by its names alone', async () => {
  const bodies = dikirim()
  const calls = panggilan()
  expect(Object.keys(bodies).filter((call) => !calls.some((one) => one.call === call))).toEqual([])
  const salah: unknown[] = []
  for (const one of calls) {
    const body = bodies[one.call]
    if (one.sent.length > 0) {
      const asing = namaDari(body ?? {}).filter((name) => !one.sent.includes(name))
      if (!body || asing.length) salah.push([one.call, 'sent', asing])
    }
    const { json, status } = await kirim(one, body)
    const kata = ditolak[one.call]
    if (kata === undefined ? status !== 200 : json.message !== kata)
      salah.push([one.call, status, json])
    else if (kata === undefined) {
      const kurang = hilang(json?.data, one.answered)
      if (kurang.length) salah.push([one.call, kurang, JSON.stringify(json.data).slice(0, 300)])
    }
  }
  expect(salah).toEqual([])
})
