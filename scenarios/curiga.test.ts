import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { openDb } from '#server/db'
import { createTestHttp, type TestAnswer, type TestHttp } from '#server/test-http'
import { polaCuriga, type KodeCuriga } from '../src/modules/curiga/pola.ts'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { cincin, dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { bukaToko, geser, mulai, orang, tandai, type Temuan, type Toko } from './curiga.ts'
import { tanpaNota } from './mata.ts'
import { personOf } from './shop.ts'

// Two shops of one chain. Each pattern has somebody who does it; an honest day says nothing.
let http: TestHttp
const hari = '2026-11-21'
const jam = { millis: () => Date.parse('2026-11-21T15:00:00+07:00') }

const batas = { BATAS_DATA_PELANGGAN: 3 * harga, BATAS_TRANSAKSI_BESAR: 5 * harga }
const chain: Record<string, Toko> = {}
const toko = (kode: string): Toko => {
  const found = chain[kode]
  if (!found) throw new Error(`no shop ${kode}`)
  return found
}

const jual = (kode: string, jumlah: number, orang: object): Promise<TestAnswer> =>
  toko(kode).kasir.post('penjualan/simpan', notaCincin(toko(kode).barang.slice(0, jumlah), orang))
async function terjual(kode: string, jumlah: number, orang: object): Promise<string> {
  const saved = dataOf(await jual(kode, jumlah, orang))
  toko(kode).barang.splice(0, jumlah)
  return String(Object(saved['notajual'])[0])
}

const rentang = `tgl_from=2026-11-01&tgl_to=${hari}`
async function temuan(kode: string, pola?: KodeCuriga): Promise<readonly Temuan[]> {
  const saring = pola ? `&pola=${pola}` : ''
  const path = `transaksi-mencurigakan?${rentang}${saring}`
  const found: readonly Temuan[] = Object(dataOf(await toko(kode).spv.get(path)))
  for (const one of found)
    expect(one.bukti.map(({ label }) => label)).toEqual(polaCuriga[one.pola].bukti)
  return found
}
const satu = async (kode: string, pola: KodeCuriga): Promise<Temuan> => {
  const [found] = await temuan(kode, pola)
  if (!found) throw new Error(`no finding ${pola}`)
  return found
}

const dipindah: [kode: string, nomor: string, jumlah: number][] = []

async function mundur(kode: string, nomor: string, jumlah: number): Promise<void> {
  dipindah.push([kode, nomor, jumlah])
  await geser(http.database.ownerUrl, kode, nomor, jumlah)
}

const ani = orang('Ibu Ani', '0001')

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: jam })
  for (const kode of ['GS1', 'GS2']) chain[kode] = await bukaToko(http, kode, 20, batas)
}, 120_000)
afterAll(() => http.close())

it('names the shops that its sums leave out, because they have servers of their own', async () => {
  const path = 'transaksi-mencurigakan/toko-terpisah'
  expect((await toko('GS1').spv.get(path)).json.data).toEqual([])
  const owner = openDb(http.database.ownerUrl)
  const portal = (alamat: string) =>
    owner.chain.rows(sql`update kencana.toko set portal = ${alamat} where kode_toko = 'GS2'`)
  try {
    await portal('https://gs2.kencana.example/portal/GS2')
    expect((await toko('GS1').spv.get(path)).json.data).toEqual([{ kode_toko: 'GS2' }])
  } finally {
    await portal('')
    await owner.close()
  }
})

describe('the books say', () => {
  it('only what has words, and words stand only for what is asked', async () => {
    const asked = await http.database.db.rows(
      'GS1',
      sql<{ f: string }>`select f from kencana.fungsi_bernama('curiga_') f order by f`,
    )
    expect(asked.map(({ f }) => f.slice('curiga_'.length).toUpperCase())).toEqual(
      Object.keys(polaCuriga).toSorted(),
    )
  })

  it('nothing of an honest day', async () => {
    await terjual('GS1', 2, { nama_customer: 'Pak Budi', no_hp: '6281211112222' })
    await terjual('GS1', 1, {})
    await terjual('GS2', 4, orang('Pak Joko', '0009'))
    expect([await temuan('GS1'), await temuan('GS2')]).toEqual([[], []])
    expect(dataOf(await toko('GS1').spv.get('transaksi-mencurigakan/jumlah'))).toEqual({
      jumlah: 0,
    })
  })

  it('that the sum of a day over two shops has to be reported', async () => {
    const di = await terjual('GS1', 3, ani)
    await terjual('GS2', 2, { ...ani, no_hp: '6281377766655' })
    expect(await temuan('GS1', 'BATAS')).toMatchObject([
      { nilai: 5 * harga, toko_lain: 1, status: 'TERBUKA', nota: [{ nomor: di }] },
    ])
    const [lain] = await temuan('GS2', 'BATAS')
    expect(lain?.kunci).toBe((await satu('GS1', 'BATAS')).kunci)
    expect(lain?.nota.map(({ nomor }) => nomor.split('-')[1])).toEqual(['GS2'])
  })

  it('that one card was at two shops on one day', async () =>
    expect(await temuan('GS1', 'DUA_TOKO')).toMatchObject([{ toko_lain: 1, nilai: 5 * harga }]))

  it('that somebody split what he did over two shops and two days', async () => {
    const citra = orang('Citra', '0002')
    const dulu = await terjual('GS2', 3, citra)
    await mundur('GS2', dulu, 2)
    await terjual('GS1', 2, citra)
    expect(await temuan('GS1', 'PECAH')).toMatchObject([
      { nilai: 5 * harga, toko_lain: 1, tgl_system: hari, nota: [{}] },
    ])
    // Two days before, and one day more than belongs together.
    await mundur('GS2', dulu, 1)
    expect(await temuan('GS1', 'PECAH')).toEqual([])
    await mundur('GS2', dulu, -1)
    expect(await temuan('GS1', 'PECAH')).toHaveLength(1)
    // The other shop sees its own part of it, and nothing of who was where.
    const [lain] = await temuan('GS2', 'PECAH')
    expect(lain).toMatchObject({ nilai: 5 * harga, toko_lain: 1, nota: [{ nomor: dulu }] })
    dataOf(await tandai(toko('GS2').own, await satu('GS2', 'PECAH'), mulai))
  })

  it('that somebody comes just below the limit, again and again', async () => {
    await toko('GS1').own.put('para-system/key/BATAS_DEKAT', { value: 60 })
    const dedi = orang('Dedi', '0003')
    await terjual('GS1', 2, dedi)
    const sebelum = await temuan('GS1', 'PECAH')
    await terjual('GS1', 2, dedi)
    const baru = (await temuan('GS1', 'PECAH')).filter(
      ({ kunci }) => !sebelum.some((one) => one.kunci === kunci),
    )
    expect(baru).toMatchObject([{ nilai: 4 * harga, toko_lain: 0, nota: [{}, {}] }])
    dataOf(await toko('GS1').own.put('para-system/key/BATAS_DEKAT', { value: 80 }))
    expect(await temuan('GS1', 'PECAH')).toHaveLength(sebelum.length)
  })

  it('that somebody split what he did around a day that is reported', async () => {
    toko('GS1').barang.push(...(await terimaCincin(toko('GS1').own, 13)))
    const hadi = orang('Hadi', '0010')
    const sebelum = (await temuan('GS1', 'PECAH')).map(({ kunci }) => kunci)
    const baru = async () =>
      (await temuan('GS1', 'PECAH')).filter(({ kunci }) => !sebelum.includes(kunci))
    await mundur('GS1', await terjual('GS1', 5, hadi), 2)
    await mundur('GS1', await terjual('GS1', 4, hadi), 1)
    expect(await baru()).toEqual([]) // the day of 5 is told as it is, and 4 are below the limit
    await terjual('GS1', 4, hadi)
    expect(await baru()).toMatchObject([{ nilai: 8 * harga, tgl_system: hari, nota: [{}, {}] }])
  })

  it('that one card has two names, also on different days', async () => {
    const eko = orang('Eko Prasetyo', '0004')
    const dulu = await terjual('GS2', 1, eko)
    await mundur('GS2', dulu, 3)
    await terjual('GS1', 1, { ...eko, nama_customer: 'Bpk. Eko', no_hp: '6281255556666' })
    const sama = (await temuan('GS1', 'DUA_TOKO')).length
    await terjual('GS1', 1, { ...eko, nama_customer: 'Rudi', no_hp: '6281255557777' })
    const found = await temuan('GS1', 'DUA_TOKO')
    expect(found).toHaveLength(sama + 1)
    expect(found[0]?.bukti.map(({ teks }) => teks)).toEqual([null, 'Berbeda', 'Tidak'])
    dataOf(await tandai(toko('GS1').own, await satu('GS1', 'DUA_TOKO'), mulai))
  })

  it('that gold was bought and sold at once to somebody who works here', async () => {
    const { kasir } = toko('GS1')
    const pembelian = { jenis: 'BELI', baris: [tanpaNota(cincin.berat)] }
    const { total } = Object(dataOf(await kasir.post('pembelian/hitung', pembelian)))
    const fajar = orang('Fajar', '0005')
    const { jenis_identitas, no_identitas, ...kepala } = fajar
    const beli = dataOf(
      await kasir.post('penjualan/simpan', {
        ...{ kode_sales: 'SLS1', baris: [], ...kepala, total: -total },
        pembelian: { ...pembelian, jenis_identitas, no_identitas },
        pembayaran: [{ jenis: 'CASH', jumlah: total }],
      }),
    )
    await http.database.db.chain.rows(
      sql`update kencana.users set no_whatsapp = '+62 812-9999-8888' where user_id = 'spv.gs1'`,
    )
    expect(await temuan('GS1', 'KARYAWAN')).toEqual([])
    await terjual('GS1', 1, { nama_customer: 'Siti', no_hp: '6281244443333' })
    expect(await temuan('GS1', 'KARYAWAN')).toEqual([])
    const nota = await terjual('GS1', 1, { nama_customer: 'Siti', no_hp: '6281299998888' })
    const [found] = await temuan('GS1', 'KARYAWAN')
    expect(found?.nota.map(({ nomor }) => nomor)).toEqual([Object(beli['notabeli'])[0], nota])
    expect(found?.bukti.find(({ label }) => label === 'Dijual Kepada')?.teks).toBe('spv.gs1')
    // A day and an hour later it is no question any more.
    await mundur('GS1', nota, -1)
    expect(await temuan('GS1', 'KARYAWAN')).toEqual([])
    await mundur('GS1', nota, 1)
  })
})

describe('a finding', () => {
  it('is marked with a reason, by whoever answers for the shop, one after the other', async () => {
    const { kasir, own, spv } = toko('GS1')
    const one = await satu('GS1', 'BATAS')
    const alasan = 'Pembeli lama, pengusaha'
    expect((await tandai(kasir, one, { tanda: 'WAJAR', alasan })).status).toBe(403)
    const tanpa = await tandai(spv, one, { tanda: 'WAJAR', alasan: null })
    expect([tanpa.status, tanpa.json.fields?.[0]?.field]).toEqual([400, 'alasan'])
    const tanpaNomor = await tandai(spv, one, { tanda: 'DILAPORKAN', tgl_lapor: hari })
    expect(tanpaNomor.json.fields?.[0]?.field).toBe('no_laporan')
    const lain = { ...one, kunci: `${one.kunci}1` }
    expect((await tandai(spv, lain, { tanda: 'DIPERIKSA', alasan })).json.code).toBe('E-MDB:02')
    expect((await satu('GS1', 'BATAS')).status).toBe('TERBUKA')

    dataOf(await tandai(spv, one, { tanda: 'DIPERIKSA', alasan }))
    const telat = await tandai(own, one, { tanda: 'WAJAR', alasan })
    expect([telat.status, telat.json.code]).toEqual([409, 'E-MDB:02'])
    const kini = await satu('GS1', 'BATAS')
    expect(kini).toMatchObject({ status: 'DIPERIKSA', ke: 1, riwayat: [{ alasan }] })
  })

  it('is said by one of two who say it in the same moment', async () => {
    const { own, spv } = toko('GS1')
    const one = await satu('GS1', 'BATAS')
    const kata = { tanda: 'DIPERIKSA', alasan: 'Ditanyakan lagi' }
    const both = await Promise.all([tandai(own, one, kata), tandai(spv, one, kata)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await satu('GS1', 'BATAS')).riwayat).toHaveLength(2)
  })

  it('goes out as CSV and as XML that says it is not verified', async () => {
    const { kasir, spv } = toko('GS1')
    const csv = await spv.get(`transaksi-mencurigakan/ekspor?${rentang}`)
    expect(csv.headers['content-disposition']).toContain('unverified')
    const lines = csv.text.trim().split('\r\n')
    const milik = lines.filter((line) => line.includes(ani.no_identitas))
    expect(milik).toHaveLength(1)
    expect(milik[0]).toContain(String(5 * harga))
    const { kunci, nota, pola } = await satu('GS1', 'BATAS')
    const path = `transaksi-mencurigakan/xml?pola=${pola}&tgl_system=${hari}&kunci=`
    const xml = await spv.get(path + encodeURIComponent(kunci))
    expect(xml.headers['content-disposition']).toContain('goaml-UNVERIFIED-GS1-BATAS')
    expect(xml.text).toContain(`<transactionnumber>${nota[0]?.nomor}</transactionnumber>`)
    expect(xml.text).toContain(`<amount_local>${3 * harga}</amount_local>`)
    expect((await kasir.get(path + encodeURIComponent(kunci))).status).toBe(403)
    expect((await spv.get(`${path}tiada`)).json.code).toBe('E-MDB:02')
  })

  it('that is reported stays so, and the other shop and the report of large sums know it', async () => {
    const { own, spv } = toko('GS1')
    const one = await satu('GS1', 'BATAS')
    const lapor = { tanda: 'DILAPORKAN', no_laporan: 'LT-4123', tgl_lapor: hari, alasan: null }
    dataOf(await tandai(spv, one, lapor))
    const lagi = await tandai(own, await satu('GS1', 'BATAS'), { tanda: 'WAJAR', alasan: 'Keliru' })
    expect(lagi.json.message).toBe('Temuan Ini Sudah Dilaporkan')
    const sini = await satu('GS1', 'BATAS')
    expect(sini).toMatchObject({ status: 'DILAPORKAN', no_laporan: 'LT-4123', ke: 3 })
    expect(await satu('GS2', 'BATAS')).toMatchObject({
      ...{ status: 'DILAPORKAN', no_laporan: 'LT-4123', ke: 0, riwayat: [] },
    })
    const besar = await own.post('penjualan/report-transaksi-besar', {
      tgl_from: hari,
      tgl_to: hari,
    })
    expect(besar.json.data.rows[0]).toMatchObject({
      ...{ jual: 3 * harga, beli: 0, tukar: 0, janji: 0, kumulatif: 5 * harga, toko_lain: 1 },
      status_lapor: 'SUDAH',
      dilaporkan: expect.stringContaining('LT-4123'),
    })
  })

  it('is another one when more happened', async () => {
    await terjual('GS1', 1, ani)
    expect(await satu('GS1', 'BATAS')).toMatchObject({ status: 'TERBUKA', nilai: 6 * harga })
  })

  it('about oneself is left to somebody else', async () => {
    const kode = 'GS2'
    await http.sees('spv.gs2', '/transaksi-penjualan', '/transaksi-mencurigakan')
    const { kasir: _, ...lain } = toko(kode)
    const spv = personOf(http, 'spv.gs2', await http.token('spv.gs2', 'SPV', kode))
    chain[kode] = { ...lain, spv, kasir: spv }
    await terjual(kode, 5, orang('Gita', '0006'))
    const one = (await temuan(kode, 'BATAS')).find(({ toko_lain }) => toko_lain === 0)
    if (!one) throw new Error('no finding')
    const kata = { tanda: 'WAJAR', alasan: 'Pelanggan saya' }
    expect((await tandai(spv, one, kata)).json.message).toBe(
      'Temuan Ini Tentang Anda Sendiri, Minta Orang Lain Memeriksanya',
    )
    dataOf(await tandai(toko(kode).own, one, kata))
  })
})

describe('all of it', () => {
  it('leaves books that balance', async () => {
    for (const [kode, nomor, jumlah] of [...dipindah]) await mundur(kode, nomor, -jumlah)
    const { beda } = await audit(http.database.ownerUrl, () => undefined)
    expect(beda).toEqual([])
  })
})
