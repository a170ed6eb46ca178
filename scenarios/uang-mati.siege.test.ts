import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit'
import type { TestAnswer } from '#server/test-http'
import { ServerProcesses } from '#server/test-process'
import { siegeCount } from '#server/test-siege'
import { dataOf } from './cincin.ts'
import { bubarkan, bunuh, duaToko, sampai, sampaiDijawab, type Toko } from './dua-toko.ts'

// Bags of money go both ways between two servers while one of them, the other, or both are killed
// with -9 in the middle of a letter: each bag is in one place, and in the end none is on the way.

const kills = siegeCount('KILLS', 3)
const servers = new ServerProcesses('src/start.server.ts')
const awal = 90_000_000

const isiBrankas = async (toko: Toko): Promise<void> => {
  dataOf(await sampaiDijawab(toko, 'post', 'cash/saldo-awal', { tempat: 'KAS', jumlah: awal }))
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

const kirim = (dari: Toko, jumlah_rp: number, no_reff: string) =>
  sampaiDijawab(dari, 'post', 'kirim-uang', {
    ...{ dari: 'BRANKAS', tujuan: dari.lain, jumlah_rp, no_reff },
    ...{ pembawa: 'Pak Hadi', no_segel: null, keterangan: null },
  })

/** Counts a bag as soon as its letter has come. */
const terima = (ke: Toko, no_reff: string): Promise<TestAnswer> =>
  sampai(
    ({ json }) => json.code === 'E-TIDAK-ADA',
    () => {
      const body = { ke: 'BRANKAS', terhitung: null, asal: ke.lain, alasan: null }
      return sampaiDijawab(ke, 'put', `kirim-uang/${no_reff}/reception`, body)
    },
  )

/** Takes it back; whoever has not heard of the bag, or does not answer, cannot let it go yet. */
const batal = (dari: Toko, nomor: string): Promise<TestAnswer> =>
  sampai(
    ({ json }) => json.message?.startsWith('Toko Tujuan Belum Melepas') === true,
    () => sampaiDijawab(dari, 'post', 'kirim-uang/batal', { nomor, alasan: 'Tidak jadi dibawa' }),
  )

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
    const [pusat, cabang] = await duaToko(servers, isiBrankas)
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
        await bunuh(servers, korban, (nth * 61) % 500)
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
      await bubarkan(servers, [pusat, cabang])
    }
  },
  120_000 + kills * 60_000,
)
