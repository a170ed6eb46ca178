import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit'
import { freePort, sleep } from '#server/postgres/processes'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import { ServerProcesses } from '#server/test-process'
import type { TestAnswer } from '#server/test-http'
import { siegeCount } from '#server/test-siege'
import { dataOf } from './cincin.ts'
import { dirikan, masuk, nyalakan, type Mesin } from './mesin.ts'
import { personOf, type Person } from './shop.ts'

// Bags of money go both ways between two servers while one of them, the other, or both are killed
// with -9 in the middle of a letter: each bag is in one place, and in the end none is on the way.

const kills = siegeCount('KILLS', 3)
const servers = new ServerProcesses('src/start.server.ts')
const PORTAL_TOKEN = 'rahasia-bersama-0123456789-abcdefgh'
const awal = 90_000_000

/** A shop with the server and the database that it alone has; the server dies and comes again. */
interface Toko {
  readonly kode: string
  readonly lain: string
  readonly database: TestDatabase
  readonly variables: Readonly<Record<string, string>>
  readonly port: number
  mesin: Mesin
  token: string
}

const petugas = ({ kode }: Pick<Toko, 'kode'>): string => `spv.${kode.toLowerCase()}`
const pemilik = ({ kode }: Pick<Toko, 'kode'>): string => `own.${kode.toLowerCase()}`

/** Who asks does not know whether the server lives: it is the one of this moment. */
const orang = (toko: Toko): Person =>
  personOf({ send: (...sent) => toko.mesin.send(...sent) }, petugas(toko), toko.token)

/** An approval given at this screen is the second person's; it may be given before a death. */
async function setujui(toko: Toko, answer: TestAnswer): Promise<string[]> {
  const semua = answer.json.details?.['semua']
  const numbers: string[] = []
  for (const { kategori, no_otorisasi } of Array.isArray(semua) ? semua : []) {
    const body = { user_id: pemilik(toko), password: 'kencana-uji', kategori, no_otorisasi }
    const agreed = await orang(toko).post('authorisation', body)
    if (agreed.status === 200) numbers.push(no_otorisasi)
  }
  return numbers
}

/**
 * Sends until somebody answers, always under one key, as a person's screen does; what is asked
 * for is approved. @returns the answer, or the refusal of a rule
 */
async function sampaiDijawab(toko: Toko, method: 'post' | 'put', path: string, body: object) {
  const key = randomUUID()
  let approvals: string[] = []
  for (;;) {
    const siapa = orang(toko)
    const answer = await siapa[method](path, body, { key, approvals }).catch(() => undefined)
    if (answer?.status === 403) approvals = await setujui(toko, answer).catch(() => [])
    else if (answer && answer.status < 500 && answer.status !== 429) return answer
    await sleep(50)
  }
}

/** SPV sends and counts, OWN, who founded the shop, agrees. */
async function isiBrankas(toko: Toko): Promise<void> {
  await toko.database.db.chain
    .rows(sql`insert into users (user_id, usere_name, level, kode_toko, sandi)
    select ${petugas(toko)}, 'SPV', 'SPV', kode_toko, sandi from users
    where user_id = ${pemilik(toko)}`)
  toko.token = await masuk(toko.mesin, petugas(toko))
  const body = { tempat: 'KAS', jumlah: awal }
  dataOf(await sampaiDijawab(toko, 'post', 'cash/saldo-awal', body))
}

/** The head office and a branch that lives on a server of its own, each with money in its safe. */
async function rantai(): Promise<readonly [Toko, Toko]> {
  const [milikPusat, milikCabang] = [await createTestDatabase(), await createTestDatabase()]
  const port = await freePort()
  const diPusat = {
    ...{ DATABASE_URL: milikPusat.ownerUrl, PORTAL_TOKEN, PORTAL_HOSTS: `127.0.0.1:${port}` },
  }
  const a = await nyalakan(servers, 'pusat', diPusat)
  const token = await dirikan(a, 'PUSAT')
  const own = personOf(a, 'own.pusat', token)
  dataOf(await own.put('para-system/key/KIRIM_BARANG_MODULE', { value: true }))
  const gs3 = { kode_toko: 'GS3', nama_toko: 'GS3', alamat_toko: 'Jalan 1', zona: 'Asia/Jakarta' }
  await expect.poll(async () => (await own.post('tokos/create', gs3)).status).toBe(200)
  const owner = { user_id: 'own.pusat', password: 'kencana-uji' }
  const portal = { ...owner, portal: `http://127.0.0.1:${port}`, versi: 1 }
  dataOf(await own.put('pusat/cabang/GS3/portal', portal))
  const diCabang = {
    ...{ DATABASE_URL: milikCabang.ownerUrl, PORTAL_TOKEN },
    PORTAL_PUSAT: `${a.origin}/portal/PUSAT`,
  }
  const b = await nyalakan(servers, 'cabang', diCabang, port)
  const pusat: Toko = {
    ...{ kode: 'PUSAT', lain: 'GS3', database: milikPusat, variables: diPusat, port: a.port },
    ...{ mesin: a, token },
  }
  const cabang: Toko = {
    ...{ kode: 'GS3', lain: 'PUSAT', database: milikCabang, variables: diCabang, port },
    ...{ mesin: b, token: await dirikan(b, 'GS3') },
  }
  await isiBrankas(pusat)
  await isiBrankas(cabang)
  return [pusat, cabang]
}

interface Kiriman {
  readonly jenis: string
  readonly no_reff: string
  readonly status: string
  readonly jumlah_rp: number
}
const kiriman = ({ database, kode }: Toko, jenis: string): Promise<Kiriman[]> =>
  database.db.rows<Kiriman>(
    kode,
    sql`select jenis, no_reff, status, jumlah_rp::float8 as jumlah_rp
      from uang_antar_toko(${kode}, null, null) where jenis = ${jenis}`,
  )

async function saldo({ database, kode }: Toko): Promise<Record<string, number>> {
  const rows = await database.db.rows<{ nomor_akun: string; saldo: number }>(
    kode,
    sql`select nomor_akun, sum(debit - kredit)::float8 as saldo from kencana.jurnal
      where nomor_akun in ('1101', '1103', '1104') group by 1`,
  )
  const found = rows.map((row) => [row.nomor_akun, row.saldo])
  return { '1101': 0, '1103': 0, '1104': 0, ...Object.fromEntries(found) }
}

/** What both books may say of one bag at any moment: of the sender, of the receiver. */
const mungkin = ['KIRIM -', 'KIRIM KIRIM', 'KIRIM DONE', 'DONE DONE', 'KIRIM BATAL', 'BATAL BATAL']

/**
 * Nobody has it twice, and no shop has less than it should, whoever is dead.
 * @returns how many bags are on the way
 */
async function diSatuTempat(dari: Toko, ke: Toko): Promise<number> {
  // The receiver moves first: who is read first may only be behind.
  const dikirim = await kiriman(dari, 'KIRIM_UANG')
  const datang = await kiriman(ke, 'TERIMA_UANG')
  const di = new Map(datang.map(({ no_reff, status }) => [no_reff, status]))
  expect(di.size, 'one letter makes one bag').toBe(datang.length)
  for (const { no_reff, status } of dikirim)
    expect(mungkin, no_reff).toContain(`${status} ${di.get(no_reff) ?? '-'}`)
  const { '1101': kas = 0, '1103': jalan = 0, '1104': antar = 0 } = await saldo(dari)
  expect(kas + jalan + antar, dari.kode).toBe(awal)
  return dikirim.filter(({ status }) => status === 'KIRIM').length
}

/** A death in so many milliseconds, and the server again on its port. */
async function bunuh(korban: readonly Toko[], setelah: number): Promise<void> {
  await sleep(setelah)
  for (const { mesin } of korban) mesin.server.child.kill('SIGKILL')
  for (const { mesin } of korban) await mesin.server.ended
  for (const toko of korban) {
    // Nobody holds the letters of the dead: as if the time of their lease were over.
    await toko.database.db.rows(
      toko.kode,
      sql`update kencana.tugas_cabang_toko
      set berikut = clock_timestamp() where status in ('JALAN', 'ANTRI')`,
    )
    toko.mesin = await nyalakan(servers, toko.kode.toLowerCase(), toko.variables, toko.port)
  }
}

const kirim = (dari: Toko, jumlah_rp: number, no_reff: string) =>
  sampaiDijawab(dari, 'post', 'kirim-uang', {
    ...{ dari: 'BRANKAS', tujuan: dari.lain, jumlah_rp, no_reff },
    ...{ pembawa: 'Pak Hadi', no_segel: null, keterangan: null },
  })

/** Counts a bag as soon as its letter has come. */
async function terima(ke: Toko, no_reff: string): Promise<TestAnswer> {
  for (;;) {
    const body = { ke: 'BRANKAS', terhitung: null, asal: ke.lain, alasan: null }
    const answer = await sampaiDijawab(ke, 'put', `kirim-uang/${no_reff}/reception`, body)
    if (answer.json.code !== 'E-TIDAK-ADA') return answer
    await sleep(100)
  }
}

/** Takes it back; whoever has not heard of the bag, or does not answer, cannot let it go yet. */
async function batal(dari: Toko, nomor: string): Promise<TestAnswer> {
  for (;;) {
    const body = { nomor, alasan: 'Tidak jadi dibawa' }
    const answer = await sampaiDijawab(dari, 'post', 'kirim-uang/batal', body)
    if (!answer.json.message?.startsWith('Toko Tujuan Belum Melepas')) return answer
    await sleep(100)
  }
}

/** A bag that arrives; @returns what arrives */
async function pergi(dari: Toko, ke: Toko, jumlah: number, reff: string): Promise<number> {
  dataOf(await kirim(dari, jumlah, reff))
  dataOf(await terima(ke, reff))
  return jumlah
}

/** A bag that is taken back while it may be counted: one of both is late. */
async function ditarik(dari: Toko, ke: Toko, jumlah: number, reff: string): Promise<number> {
  const { nomor } = dataOf(await kirim(dari, jumlah, reff))
  const [kembali, dihitung] = await Promise.all([batal(dari, String(nomor)), terima(ke, reff)])
  const berhasil = [kembali, dihitung].map(({ status }) => status === 200)
  expect(berhasil, `${kembali.text} ${dihitung.text}`).toContain(true)
  expect(berhasil).toContain(false)
  return dihitung.status === 200 ? jumlah : 0
}

/** All letters have come: nothing is on the way, and each owes the other what it got. */
async function tenang(pusat: Toko, cabang: Toko, kePusat: number, keCabang: number) {
  for (const toko of [pusat, cabang])
    await expect.poll(async () => (await saldo(toko))['1103']).toBe(0)
  const bersih = kePusat - keCabang
  expect(await saldo(pusat)).toEqual({ '1101': awal + bersih, '1103': 0, '1104': 0 - bersih })
  expect(await saldo(cabang)).toEqual({ '1101': awal - bersih, '1103': 0, '1104': bersih })
}

test(
  `${kills} deaths leave every bag of money in one place`,
  async () => {
    const [pusat, cabang] = await rantai()
    try {
      let [kePusat, keCabang, diJalan] = [0, 0, 0]
      for (let nth = 0; nth < kills; nth += 1) {
        const korban = [[cabang], [pusat], [pusat, cabang]][nth % 3] ?? []
        const jumlah = 101_003 + 1_009 * nth
        const jalan = Promise.all([
          pergi(cabang, pusat, jumlah, `A${nth}`),
          pergi(pusat, cabang, jumlah + 71, `B${nth}`),
          ditarik(cabang, pusat, jumlah + 107, `C${nth}`),
        ])
        await bunuh(korban, (nth * 61) % 500)
        diJalan += await diSatuTempat(cabang, pusat)
        diJalan += await diSatuTempat(pusat, cabang)
        const [naik, turun, mungkinNaik] = await jalan
        kePusat += naik + mungkinNaik
        keCabang += turun
        await tenang(pusat, cabang, kePusat, keCabang)
      }
      expect(diJalan, 'somebody died while money was on the way').toBeGreaterThan(0)
      for (const { database } of [pusat, cabang])
        expect((await audit(database.ownerUrl, () => undefined)).beda).toEqual([])
    } finally {
      for (const { child, ended } of servers.started) {
        child.kill('SIGKILL')
        await ended
      }
      await pusat.database.drop()
      await cabang.database.drop()
    }
  },
  120_000 + kills * 60_000,
)
