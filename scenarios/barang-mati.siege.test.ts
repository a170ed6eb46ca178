import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit'
import type { TestAnswer } from '#server/test-http'
import { ServerProcesses } from '#server/test-process'
import { siegeCount } from '#server/test-siege'
import { isi, paketDari, terimaan, timbang } from './barang-jalan.ts'
import { cincin, dataOf } from './cincin.ts'
import { bubarkan, bunuh, duaToko, orang, sampai, sampaiDijawab, type Toko } from './dua-toko.ts'
import { fillMasters } from './shop.ts'

// Parcels go both ways between two servers while one of them, the other, or both are killed with -9
// in the middle of a letter: a piece is never in two places nor in none, and in the end none is on
// the way. What arrives is lighter, and of one parcel a piece is lost: no gram is without a holder.

const kills = siegeCount('KILLS', 3)
const servers = new ServerProcesses('src/start.server.ts')

/** The pieces that lie in each shop: their weights by barcode. */
type Etalase = Map<string, number>

async function isiEtalase(toko: Toko, etalase: Etalase): Promise<void> {
  const own = orang(toko, toko.token)
  const background = toko.kode === 'PUSAT' ? 'red' : 'blue'
  const foto = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const { gambar_path: gambar } = dataOf(await own.upload('gambar/foto_produk', foto))
  const baris = isi.map((one) => ({ ...cincin, ...one, gambar }))
  const { barang } = dataOf(await own.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  if (!Array.isArray(barang)) throw new Error('no pieces were received')
  for (const { berat, kode_barcode } of barang) etalase.set(kode_barcode, berat)
}

interface Letak {
  readonly kode_barcode: string
  readonly status: string
}
const letakDi = async ({ database, kode }: Toko): Promise<string> => {
  const rows = await database.db.rows<Letak>(
    kode,
    sql`select kode_barcode, status from kencana.barang order by kode_barcode`,
  )
  return rows.map((row) => `${row.kode_barcode} ${row.status}`).join('\n')
}

/** Both shops as they stood at one moment: nothing moved while they were read. */
async function sesaat(pusat: Toko, cabang: Toko): Promise<readonly string[]> {
  for (;;) {
    const dulu = [await letakDi(pusat), await letakDi(cabang)]
    const kini = [await letakDi(pusat), await letakDi(cabang)]
    if (dulu.join() === kini.join()) return kini
  }
}

/** Grams and rupiah of a shop: what it has, what is on the way, what the other has of it. */
async function saldo({ database, kode }: Toko): Promise<Record<string, number>> {
  const rows = await database.db.rows<{ akun: string; saldo: number }>(
    kode,
    sql`select split_part(akun, '/', 1) as akun, sum(kotor)::float8 as saldo from kencana.gram
        where akun <> 'SALDO AWAL' group by 1
      union all select nomor_akun, sum(debit - kredit)::float8 from kencana.jurnal
        where nomor_akun in ('1104', '1201', '1204') group by 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.akun, row.saldo]))
}

/** @returns how many pieces are on the way */
async function diSatuTempat(pusat: Toko, cabang: Toko, awal: readonly number[]): Promise<number> {
  const di = new Map<string, string[]>()
  for (const shop of await sesaat(pusat, cabang))
    for (const line of shop.split('\n')) {
      const [kode = '', status = ''] = line.split(' ')
      di.set(kode, [...(di.get(kode) ?? []), status])
    }
  let diJalan = 0
  for (const [kode, status] of di) {
    const ada = status.filter((one) => one === 'ADA').length
    const jalan = status.filter((one) => one === 'PERJALANAN').length
    expect(ada, `${kode}: ${status.join(' ')}`).toBeLessThanOrEqual(1)
    const hilang = status.includes('HILANG')
    expect(ada + jalan > 0 || hilang, `${kode}: ${status.join(' ')}`).toBe(true)
    if (ada === 0 && !hilang) diJalan += 1
  }
  for (const [at, toko] of [pusat, cabang].entries()) {
    const { CABANG = 0, HILANG = 0, PERJALANAN = 0, STOK = 0, SUSUT = 0 } = await saldo(toko)
    expect(CABANG + HILANG + PERJALANAN + STOK + SUSUT, toko.kode).toBe(awal[at])
  }
  return diJalan
}

const kirim = (dari: Toko, no_kirim: string, ...barcode: readonly string[]) =>
  sampaiDijawab(dari, 'post', 'kirim-barang/simpan', paketDari(dari.lain, barcode, { no_kirim }))

/** A piece of a parcel, weighed as soon as its letter has come. */
async function terima(ke: Toko, barcode: string, gr: number, no: string): Promise<TestAnswer> {
  const { json } = await sampai(
    (answer) => answer.json.data?.length === 0,
    () => sampaiDijawab(ke, 'get', `terima-barang/lihat?q=${no}`),
  )
  const [{ nomor }] = json.data
  const isi = terimaan(nomor, [timbang(barcode, gr)], { alasan_selisih: 'Ditimbang ulang' })
  return sampaiDijawab(ke, 'post', 'terima-barang/simpan', isi)
}

/** Takes it back; whoever has not heard of it, or does not answer, cannot let it go yet. */
const batal = (dari: Toko, nomor: unknown): Promise<TestAnswer> =>
  sampai(
    ({ json }) => json.message?.startsWith('Toko Tujuan Belum Melepas') === true,
    () => sampaiDijawab(dari, 'post', 'kirim-barang/batal', { nomor, alasan: 'Tidak jadi dibawa' }),
  )

/** The first piece of a shop, that is now in nobody's hand but this parcel's. */
function ambil(etalase: Etalase): readonly [string, number] {
  const [first] = etalase
  if (!first) throw new Error('the shop is empty')
  etalase.delete(first[0])
  return first
}

/** Each parcel arrives so much lighter, more than scales differ by. */
const rugi = 107 // mg

/** A parcel that arrives. */
async function pergi(dari: Toko, ke: Toko, [a, b]: readonly [Etalase, Etalase], no: string) {
  const [barcode, gr] = ambil(a)
  const tiba = (Math.round(gr * 1_000) - rugi) / 1_000
  dataOf(await kirim(dari, no, barcode))
  dataOf(await terima(ke, barcode, tiba, no))
  b.set(barcode, tiba)
}

/** A parcel of which one piece arrives, and one never does. @returns mg that are lost */
async function lenyap(dari: Toko, ke: Toko, [a, b]: readonly [Etalase, Etalase], no: string) {
  const [[tiba, gr], [tiada, mg]] = [ambil(a), ambil(a)]
  const { nomor } = dataOf(await kirim(dari, no, tiba, tiada))
  dataOf(await terima(ke, tiba, gr, no))
  b.set(tiba, gr)
  // It may be given up when the other shop's letter says that it never came.
  const isi = { nomor, alasan: 'Kurir tidak menyerahkannya' }
  await sampai(
    ({ status }) => status !== 200,
    () => sampaiDijawab(dari, 'post', 'kirim-barang/hilang', isi),
  )
  return Math.round(mg * 1_000)
}

/** A parcel that is taken back while it may be scanned: one of both is late. */
async function ditarik(dari: Toko, ke: Toko, [a, b]: readonly [Etalase, Etalase], no: string) {
  const [barcode, gr] = ambil(a)
  const { nomor } = dataOf(await kirim(dari, no, barcode))
  const [kembali, tiba] = await Promise.all([batal(dari, nomor), terima(ke, barcode, gr, no)])
  const berhasil = [kembali, tiba].map(({ status }) => status === 200)
  expect(berhasil, `${kembali.text} ${tiba.text}`).toContain(true)
  expect(berhasil).toContain(false)
  ;(tiba.status === 200 ? b : a).set(barcode, gr)
}

/** All letters have come: each piece lies where it went, and both books mirror each other. */
async function tenang(pusat: Toko, cabang: Toko, p: Etalase, c: Etalase): Promise<void> {
  for (const [toko, etalase] of [
    [pusat, p],
    [cabang, c],
  ] as const) {
    await expect.poll(() => letakDi(toko), { timeout: 30_000 }).not.toContain('PERJALANAN')
    const ada = (await letakDi(toko)).split('\n').filter((line) => line.endsWith(' ADA'))
    expect(ada).toEqual([...etalase.keys()].toSorted().map((kode) => `${kode} ADA`))
  }
  const [satu, dua] = [await saldo(pusat), await saldo(cabang)]
  expect(satu['CABANG'] ?? 0).toBe(0 - (dua['CABANG'] ?? 0))
  expect(satu['1104'] ?? 0).toBe(0 - (dua['1104'] ?? 0))
  expect([satu['1204'] ?? 0, dua['1204'] ?? 0]).toEqual([0, 0])
}

/** Every piece that lies in a shop has its photo there, whichever shop it came from. */
async function berfoto(toko: Toko): Promise<void> {
  const rows = await toko.database.db.rows<{ gambar: string }>(
    toko.kode,
    sql`select distinct gambar from kencana.barang where status = 'ADA'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { gambar } of rows)
    await expect
      .poll(async () => (await orang(toko).get(`gambar/${gambar}`)).status, { timeout: 30_000 })
      .toBe(200)
}

test(
  `${kills} deaths leave every piece in one place`,
  async () => {
    const p: Etalase = new Map()
    const c: Etalase = new Map()
    const [pusat, cabang] = await duaToko(servers, async (toko, own) => {
      await fillMasters(own, toko.kode !== 'PUSAT')
      if (toko.kode !== 'PUSAT')
        dataOf(await own.put('para-system/key/KIRIM_BARANG_MODULE', { value: true }))
      await isiEtalase(toko, toko.kode === 'PUSAT' ? p : c)
    })
    try {
      const awal = [16_701, 16_701]
      let [diJalan, hilang, sampaiRugi] = [0, 0, 0]
      for (let nth = 0; nth < kills; nth += 1) {
        const korban = [[cabang], [pusat], [pusat, cabang]][nth % 3] ?? []
        const jalan = Promise.all([
          pergi(cabang, pusat, [c, p], `A${nth}`),
          pergi(pusat, cabang, [p, c], `B${nth}`),
          ditarik(cabang, pusat, [c, p], `C${nth}`),
        ])
        await bunuh(servers, korban, (nth * 61) % 500)
        diJalan += await diSatuTempat(pusat, cabang, awal)
        await jalan
        if (nth === 0) hilang = await lenyap(pusat, cabang, [p, c], 'HILANG')
        await tenang(pusat, cabang, p, c)
        const kurang = c.size < 2
        if (kurang) await pergi(pusat, cabang, [p, c], `D${nth}`)
        sampaiRugi += (kurang ? 3 : 2) * rugi
      }
      const [satu, dua] = [await saldo(pusat), await saldo(cabang)]
      const berdua = (akun: string): number => (satu[akun] ?? 0) + (dua[akun] ?? 0)
      expect([berdua('HILANG'), berdua('SUSUT')]).toEqual([hilang, sampaiRugi])
      expect(diJalan, 'somebody died while a piece was on the way').toBeGreaterThan(0)
      for (const toko of [pusat, cabang]) await berfoto(toko)
      for (const { database } of [pusat, cabang])
        expect((await audit(database.ownerUrl, () => undefined)).beda).toEqual([])
    } finally {
      await bubarkan(servers, [pusat, cabang])
    }
  },
  120_000 + kills * 60_000,
)
