import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#kernel/tanggal'
import { audit } from '#server/audit/audit'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { siegeCount } from '#server/test-siege'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// A month of two shops and the head office: sales in every way of payment, settlements, money
// between shops, expenses, a general entry, and a bank that errs. At its end every account agrees,
// nothing is on the way, and the month is closed for good.

const sampai = '2026-11-30'
/** The days of the month: the last ones in a check, all of them in a siege. */
const banyak = Math.min(siegeCount('DAYS', 3), 30)
const mulai = addDays(sampai, 1 - banyak)
const bank = '1234567890'
const qris = '900900'
/** What banks keep, in hundredths of a percent. */
const mdr = { DEBET: 15, CREDIT: 180 } as const

interface Toko {
  readonly kode: string
  readonly own: Person
  readonly spv: Person
  readonly mu: Person
  readonly kasir: Person
  readonly rings: string[]
}

let http: TestHttp
let toko: readonly Toko[]
let pusat: Toko

const jalankan = <R>({ kode }: Toko, text: ReturnType<typeof sql<R>>) =>
  http.database.db.rows<R>(kode, text)
const setuju = async (t: Toko, siapa: Person, path: string, body: object) =>
  dataOf(await siapa.postApproved(path, body, t.own.user_id))

async function dirikan(kode: string): Promise<Toko> {
  await http.database.db.chain.rows(sql`insert into toko
      (kode_toko, no_toko, nama_toko, alamat_toko, jenis_toko, tgl_system)
    select ${kode}, coalesce(max(no_toko), 0) + 1, ${kode}, 'Jalan Emas 1',
      ${kode === 'PUSAT' ? 'PUSAT' : 'CABANG'}, ${mulai} from toko`)
  const akhir = kode.toLowerCase()
  const orang = async (level: 'OWN' | 'SPV' | 'MU' | 'KASIR') => {
    const id = `${level.toLowerCase()}.${akhir}`
    return personOf(http, id, await http.token(id, level, kode))
  }
  const own = await orang('OWN')
  await fillMasters(own)
  const t: Toko = {
    ...{ kode, own, rings: [] },
    ...{ spv: await orang('SPV'), mu: await orang('MU'), kasir: await orang('KASIR') },
  }
  for (const [kode_transaksi, jenis_transaksi, nomor_akun] of [
    ['BUNGA', 'MASUK', '4109'],
    ['ADMIN', 'KELUAR', '5104'],
  ] as const)
    dataOf(
      await t.spv.post('paratransaksi/create', {
        ...{ kode_transaksi, nama_transaksi: kode_transaksi, jenis_transaksi, nomor_akun },
      }),
    )
  const terminal = { no_rekening: qris, nama_rekening: 'QRIS', kode_bank: 'BCA', qris: true }
  dataOf(await t.spv.post('rekenings/create', terminal))
  await setuju(t, t.spv, 'cash/saldo-awal', { tempat: 'KAS', jumlah: 50_000_000 })
  const rekening = { tempat: 'BANK', no_rekening: bank, jumlah: 10_000_000 }
  await setuju(t, t.spv, 'cash/saldo-awal', rekening)
  t.rings.push(...(await terimaCincin(t.spv, 5 * banyak)))
  return t
}

beforeAll(async () => {
  const clock = { millis: () => Date.parse('2026-12-02T02:00:00+07:00') }
  http = await createTestHttp({ house, modules: servedModules, clock })
  pusat = await dirikan('PUSAT')
  toko = [pusat, await dirikan('GS1'), await dirikan('GS2')]
}, 180_000)
afterAll(() => http.close())

/** One ring in each way of payment; the fee of a card is the customer's. */
async function jualSehari({ kasir, rings }: Toko): Promise<void> {
  const cara = [
    { jenis: 'CASH', jumlah: harga },
    { jenis: 'TRANSFER', no_rekening: bank, jumlah: harga, no_ref: 'TRF' },
    { jenis: 'DEBET', no_rekening: bank, jumlah: harga, fee: 4_123, no_ref: 'D' },
    { jenis: 'CREDIT', no_rekening: bank, jumlah: harga, fee: 7_001, no_ref: 'K' },
    { jenis: 'DEBET', no_rekening: qris, jumlah: harga, fee: 0, no_ref: 'Q-1' },
  ]
  const penjualan: unknown[] = []
  for (const bayar of cara) {
    const nota = notaCincin(rings.splice(0, 1), { pembayaran: [bayar] })
    penjualan.push(dataOf(await kasir.post('penjualan/simpan', nota))['no_faktur_group'])
  }
  dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan, pembelian: [] }))
}

interface Kartu {
  readonly no_rekening: string
  readonly jenis: 'DEBET' | 'CREDIT'
  readonly tgl: string
  readonly sisa: number
}

/** The bank brings what the cards paid, in two parts, less its cut. */
async function cairkan({ spv }: Toko): Promise<void> {
  const belum: Kartu[] = (await spv.get('settlement/belum-cair')).json.data
  for (const { jenis, no_rekening, sisa, tgl } of belum)
    for (const kotor of [3_000_001, sisa - 3_000_001])
      dataOf(
        await spv.post('settlement/simpan', {
          ...{ no_rekening, jenis, tgl, kotor, ke_rekening: bank, keterangan: null },
          ...{ mdr: Math.trunc((kotor * mdr[jenis]) / 100_00), no_ref: `B${tgl}` },
        }),
      )
}

/** A branch sends what its safe need not hold; of one bag a note is missing. */
async function keP(t: Toko, hari: number): Promise<void> {
  const jumlah_rp = 2_123_000 + 1_013 * hari
  const kirim = {
    ...{ dari: 'BRANKAS', tujuan: 'PUSAT', jumlah_rp, pembawa: 'Pak Hadi' },
    ...{ no_segel: null, keterangan: null, no_reff: `${t.kode}-${hari}` },
  }
  await setuju(t, t.spv, 'kirim-uang', kirim)
  await http.runner.work()
  const kurang = hari === 1 ? { terhitung: jumlah_rp - 50_000, alasan: 'Kurang selembar' } : {}
  const path = `kirim-uang/${t.kode}-${hari}/reception`
  const body = { ke: 'BRANKAS', asal: t.kode, ...kurang }
  dataOf(await pusat.spv.putApproved(path, body, pusat.own.user_id))
  await http.runner.work()
}

async function sehari(t: Toko, hari: number): Promise<void> {
  dataOf(await t.kasir.post('penjualan/harga-hari-ini', {}))
  await jualSehari(t)
  await cairkan(t)
  const iklan = { kode_transaksi: 'IKLAN', jumlah: 31_003, keterangan: 'Spanduk' }
  dataOf(await t.kasir.post('cash/uang-kas', iklan))
  if (t !== pusat && hari % 2 === 1) await keP(t, hari)
}

const tutup = async (t: Toko, tgl_system: string) =>
  dataOf(await t.spv.post('tutup-toko', { tgl_system, tgl_berikut: addDays(tgl_system, 1) }))

interface Baris {
  readonly id: string
  readonly n: number
  readonly tgl: string
  readonly jumlah: number
  readonly kategori: string
}
interface Garis extends Baris {
  readonly keterangan: string
}
const keadaan = async ({ spv }: Toko) =>
  (await spv.get(`rekonsiliasi-bank?no_rekening=${bank}`)).json.data
const kunci = ({ id, n }: Baris) => ({ id, n })

/** The bank's file: what the book has, but for the errors that the scenario makes. */
async function koran(
  { spv }: Toko,
  awal: number,
  lines: readonly (readonly [tgl: string, jumlah: number, kata: string])[],
): Promise<number> {
  const akhir = lines.reduce((sum, [, jumlah]) => sum + jumlah, awal)
  const baris = lines.map(([tgl, jumlah, keterangan]) => ({
    ...{ tgl, keterangan, no_ref: null },
    ...{ masuk: Math.max(0, jumlah), keluar: Math.max(0, 0 - jumlah) },
  }))
  const body = {
    ...{ no_rekening: bank, bentuk: 'TABEL', nama_file: 'k.csv', judul: 1, peran: null },
    ...{ urutan: null, saldo_awal: awal, saldo_akhir: akhir, baris },
  }
  dataOf(await spv.post('rekening-koran/simpan', body))
  return akhir
}

const cocokkan = async ({ spv }: Toko, koranBaris: Baris[], kas: Baris[]) =>
  dataOf(
    await spv.post('rekonsiliasi-bank/cocokkan', {
      no_rekening: bank,
      pasangan: [{ alasan: null, koran: koranBaris.map(kunci), kas: kas.map(kunci) }],
    }),
  )

/** Each row of the book with a line of the same sum, but the row and the line that are errors. */
async function cocokkanSama(t: Toko, hilang: Baris): Promise<void> {
  const { kas, koran: lines }: { kas: Baris[]; koran: Garis[] } = await keadaan(t)
  const sisa = lines.filter(({ keterangan }) => keterangan !== 'DUA KALI')
  const ada = kas.filter(({ id, n }) => id !== hilang.id || n !== hilang.n)
  const pasangan = ada.flatMap((row) => {
    const at = sisa.findIndex(({ jumlah }) => jumlah === row.jumlah)
    const [line] = at < 0 ? [] : sisa.splice(at, 1)
    return line ? [{ alasan: null, koran: [kunci(line)], kas: [kunci(row)] }] : []
  })
  expect(pasangan.length).toBeGreaterThan(5)
  dataOf(await t.spv.post('rekonsiliasi-bank/cocokkan', { no_rekening: bank, pasangan }))
}

/**
 * The bank of a shop: a line too late, one twice, one with a wrong sum, a fee that nobody entered,
 * and a transfer that never came. At the end both say the same.
 */
async function bandingkan(t: Toko): Promise<void> {
  const kas = await bukuBulan(t)
  const cair = kas.filter(({ kategori }) => kategori === 'SETTLEMENT')
  const transfer = kas.filter(({ kategori }) => kategori !== 'SETTLEMENT')
  const [salah, telat] = cair
  const [hilang, dobel] = transfer
  if (!salah || !telat || !hilang || !dobel) throw new Error('too little happened')
  const biasa = kas.filter((row) => ![salah, telat, hilang].includes(row))
  const awal = await koran(t, 10_000_000, [
    ...biasa.map((row) => [row.tgl, row.jumlah, row.kategori] as const),
    [sampai, dobel.jumlah, 'DUA KALI'],
    [sampai, salah.jumlah - 2_501, 'SALAH JUMLAH'],
    [sampai, -17_503, 'BIAYA ADM'],
  ])
  await koran(t, awal, [
    [sampai, 0 - dobel.jumlah, 'KOREKSI DUA KALI'],
    [sampai, 2_501, 'KOREKSI JUMLAH'],
    [sampai, telat.jumlah, 'TERLAMBAT'],
  ])
  await cocokkanSama(t, hilang)
  await selesaikan(t, salah, hilang)
  const { kas: buku, koran: lines, saldo_buku, saldo_koran } = await keadaan(t)
  expect([buku, lines, saldo_buku - saldo_koran]).toEqual([[], [], 0])
  const kertas = await t.spv.post('rekonsiliasi-bank/report', { tgl: sampai, no_rekening: bank })
  expect(kertas.json.data.rows).toHaveLength(2)
}

/** The book of the account in this month, as nobody has compared it yet. */
const bukuBulan = (t: Toko): Promise<Baris[]> =>
  jalankan<Baris>(
    t,
    sql`select id, n, tgl::text, jumlah::float8 as jumlah, kategori
      from kencana.kas_rekening(${t.kode}, ${bank}, ${mulai}::date, ${sampai}::date)
      order by tgl, id, n`,
  )

/** What no pair of equal sums explained. */
async function selesaikan(t: Toko, salah: Baris, hilang: Baris): Promise<void> {
  const garis = async (kata: string): Promise<Baris[]> =>
    (await keadaan(t)).koran.filter(({ keterangan }: { keterangan: string }) =>
      keterangan.startsWith(kata),
    )
  const buku = async (jumlah: number): Promise<Baris[]> =>
    (await keadaan(t)).kas.filter((row: Baris) => row.jumlah === jumlah)
  await cocokkan(
    t,
    [...(await garis('SALAH JUMLAH')), ...(await garis('KOREKSI JUMLAH'))],
    (await buku(salah.jumlah)).slice(0, 1),
  )
  await cocokkan(t, [...(await garis('DUA KALI')), ...(await garis('KOREKSI DUA'))], [])
  const admin = {
    ...{ kode_bank: 'BCA', no_rekening: bank, kode_transaksi: 'ADMIN', jumlah: 17_503 },
    ...{ no_ref: null, keterangan: 'Biaya administrasi' },
  }
  dataOf(await t.spv.post('cash/uang-bank', admin))
  await cocokkan(t, await garis('BIAYA ADM'), await buku(-17_503))
  const [row] = await buku(hilang.jumlah)
  const body = { no_rekening: bank, id: row?.id, n: row?.n, alasan: 'Tidak pernah datang' }
  await setuju(t, t.spv, 'rekonsiliasi-bank/transfer-hilang', body)
  await cocokkan(t, [], [...(await buku(hilang.jumlah)), ...(await buku(0 - hilang.jumlah))])
}

const saldo = async (t: Toko): Promise<Record<string, number>> => {
  const rows = await jalankan<{ nomor_akun: string; saldo: number }>(
    t,
    sql`select nomor_akun, sum(debit - kredit)::float8 as saldo from kencana.jurnal group by 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.nomor_akun, row.saldo]))
}

it('runs day by day, and its bank is explained to the rupiah', async () => {
  for (let hari = 0; hari < banyak; hari += 1) {
    const tgl = addDays(mulai, hari)
    for (const t of toko) await sehari(t, hari)
    if (tgl !== sampai) for (const t of toko) await tutup(t, tgl)
  }
  for (const t of toko) await bandingkan(t)
  // The card money of the last day came with the rest.
  for (const t of toko)
    expect((await t.spv.get('settlement/belum-cair')).json.data, t.kode).toEqual([])
}, 600_000)

it('agrees in every control account, and nothing is on the way', async () => {
  const gaji = {
    keterangan: 'Gaji yang masih harus dibayar',
    baris: [
      { nomor_akun: '6101', debit: 7_123_456, kredit: 0 },
      { nomor_akun: '3103', debit: 0, kredit: 7_123_456 },
    ],
  }
  await setuju(pusat, pusat.mu, 'jurnal-umum/simpan', gaji)
  let antar = 0
  for (const t of toko) {
    const akun = await saldo(t)
    expect([akun['1111'], akun['1112'], akun['1103'] ?? 0], t.kode).toEqual([0, 0, 0])
    expect(akun['5109'], 'the transfer that never came').toBe(harga)
    antar += akun['1104'] ?? 0
    const { data } = (await t.spv.post('periksa/report-uji-silang', { tgl: sampai })).json
    const beda = data.rows.filter(({ hasil }: { hasil: string }) => hasil !== 'Cocok')
    expect([data.rows.length > 6, beda]).toEqual([true, []])
  }
  expect(antar, 'between shops').toBe(0)
  expect((await saldo(pusat))['5105']).toBe(2 * 50_000)
})

it('is closed, and then nothing of it moves', async () => {
  for (const t of toko) {
    await tutup(t, sampai)
    const bulan = { sampai, keterangan: null }
    dataOf(await t.mu.postApproved('tutup-bulan/simpan', bulan, t.own.user_id))
    const buka = await t.own.post('tutup-toko/buka', { tgl_system: sampai, alasan: 'Beban lupa' })
    expect(buka.json.message).toBe(`Bulan Sampai ${sampai} Sudah Ditutup`)
    const iklan = { kode_transaksi: 'IKLAN', jumlah: 1_000, keterangan: 'Lupa' }
    const mundur = await t.kasir.post('cash/uang-kas', { ...iklan, tgl_system: sampai })
    expect(mundur.json.message).toMatch(/Tidak Aktif/)
  }
  const { data } = (await pusat.mu.get('tutup-bulan/lihat')).json
  expect(data).toMatchObject([{ sampai, kartu: 0, jalan: 0, status: 'TUTUP' }])
  expect((await audit(http.database.ownerUrl, () => undefined)).beda).toEqual([])
})
