import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siegeCount } from '#server/test-siege'
import type { TestAnswer } from '#server/test-http'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Two people settle one machine's day, or match one line of the bank, at the same moment: money
// comes once, a line is matched once, and whoever was late is told so in a sentence.
const rounds = Math.min(siegeCount('RACES', 3), 50)
const putaran = Array.from({ length: rounds }, (_, at) => at)
const no_rekening = '1234567890'

let shop: Shop
let spv: Person
let mu: Person
let own: Person
let kasir: Person
const rings: string[] = []

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  mu = await shop.person('MU')
  kasir = await shop.person('KASIR')
  const bunga = { kode_transaksi: 'BUNGA', nama_transaksi: 'BUNGA', jenis_transaksi: 'MASUK' }
  dataOf(await spv.post('paratransaksi/create', { ...bunga, nomor_akun: '4109' }))
  rings.push(...(await terimaCincin(spv, 2 * rounds)))
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
}, 120_000)
afterAll(() => shop.close())

/** All at once. @returns how many were answered; everybody else was told why not */
async function sekaligus(...calls: Promise<TestAnswer>[]): Promise<boolean[]> {
  const answers = await Promise.all(calls)
  for (const { json, status, text } of answers.filter((one) => one.status !== 200))
    expect([status, json.message], text).toEqual([
      expect.toSatisfy((one: number) => one >= 400 && one < 500),
      expect.stringMatching(/\S+ \S+/),
    ])
  return answers.map(({ status }) => status === 200)
}
const hanyaSatu = (jadi: readonly boolean[]) => expect(jadi.filter(Boolean)).toHaveLength(1)

describe('the cards of one machine and day', () => {
  const tgl = '2026-11-21'
  let batch = 0
  const cair = (siapa: Person, kotor: number) =>
    siapa.post('settlement/simpan', {
      ...{ no_rekening, jenis: 'DEBET', tgl, kotor, mdr: 1_003, ke_rekening: null },
      ...{ no_ref: `B-${(batch += 1)}`, keterangan: null },
    })
  const sisa = async (): Promise<number> =>
    (await spv.get('settlement/belum-cair')).json.data[0]?.sisa ?? 0
  /** One more ring is paid by card. */
  const gesek = async () => {
    const bayar = { jenis: 'DEBET', no_rekening, jumlah: harga, fee: 0, no_ref: 'K' }
    const nota = notaCincin(rings.splice(0, 1), { pembayaran: [bayar] })
    const group = [dataOf(await kasir.post('penjualan/simpan', nota))['no_faktur_group']]
    dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan: group, pembelian: [] }))
  }

  it.each(putaran)('come once, though two enter all of it', async () => {
    await gesek()
    hanyaSatu(await sekaligus(cair(spv, harga), cair(mu, harga)))
    expect(await sisa()).toBe(0)
  })

  it.each(putaran)('come in parts, never as more than they are', async () => {
    await gesek()
    const bagian = [harga - 2_004_001, 3_004_999] as const // together too much
    const jadi = await sekaligus(cair(spv, bagian[0]), cair(mu, bagian[1]))
    hanyaSatu(jadi)
    const tinggal = harga - (jadi[0] ? bagian[0] : bagian[1])
    expect(await sisa()).toBe(tinggal)
    // What is left comes, while somebody takes nothing back that is not there.
    const nomor = 'ST-GS1-261121-9999'
    const batal = mu.post('settlement/batal', { nomor, alasan: 'Salah' })
    expect(await sekaligus(cair(spv, tinggal), batal)).toEqual([true, false])
    expect(await sisa()).toBe(0)
  })

  it('are settled to the rupiah', async () => {
    const [row] = await shop.rows(sql<{ saldo: number }>`select
      sum(debit - kredit)::float8 as saldo from kencana.jurnal where nomor_akun = '1111'`)
    expect(row).toEqual({ saldo: 0 })
    expect(await shop.audit()).toEqual([])
  })
})

interface Baris {
  readonly id: string
  readonly n: number
  readonly jumlah: number
}

describe('a line of the bank', () => {
  let saldo = 0
  let ke = 0
  /** A statement of so many equal lines. @returns its number */
  const koran = async (jumlah: number, banyak: number): Promise<string> => {
    const awal = saldo
    const baris = Array.from({ length: banyak }, () => ({
      ...{ tgl: '2026-11-21', keterangan: `BG ${(ke += 1)}`, no_ref: null },
      ...{ masuk: jumlah, keluar: 0 },
    }))
    saldo += jumlah * banyak
    const body = {
      ...{ no_rekening, bentuk: 'TABEL', nama_file: 'k.csv', judul: 1, peran: null, urutan: null },
      ...{ saldo_awal: awal, saldo_akhir: saldo, baris },
    }
    return String(dataOf(await spv.post('rekening-koran/simpan', body))['nomor'])
  }
  /** Money of the book. @returns the number of its document */
  const buku = async (jumlah: number): Promise<string> => {
    const body = {
      ...{ kode_bank: 'BCA', no_rekening, kode_transaksi: 'BUNGA', jumlah, no_ref: null },
      keterangan: `uji ${jumlah}`,
    }
    return String(dataOf(await spv.post('cash/uang-bank', body))['nomor'])
  }
  const terbuka = async (sisi: 'kas' | 'koran', jumlah: number): Promise<Baris[]> =>
    (await spv.get(`rekonsiliasi-bank?no_rekening=${no_rekening}`)).json.data[sisi].filter(
      (row: Baris) => row.jumlah === jumlah,
    )
  const cocok = (siapa: Person, line: Baris | undefined, row: Baris | undefined) => {
    const kunci = (one: Baris | undefined) => ({ id: one?.id, n: one?.n })
    const pasangan = [{ alasan: null, koran: [kunci(line)], kas: [kunci(row)] }]
    return siapa.post('rekonsiliasi-bank/cocokkan', { no_rekening, pasangan })
  }
  const lepas = (siapa: Person, nomor: string) =>
    siapa.post('rekonsiliasi-bank/lepas', { nomor, alasan: 'Keliru' })
  const jumlahKe = (at: number, dasar: number): number => dasar + 1_013 * at
  const sisanya = async (jumlah: number) => [
    (await terbuka('koran', jumlah)).length,
    (await terbuka('kas', jumlah)).length,
  ]

  it.each(putaran)('is one row of two that it could be', async (at) => {
    const jumlah = jumlahKe(at, 250_001)
    await koran(jumlah, 1)
    await buku(jumlah)
    await buku(jumlah)
    const [line] = await terbuka('koran', jumlah)
    const [satu, dua] = await terbuka('kas', jumlah)
    hanyaSatu(await sekaligus(cocok(spv, line, satu), cocok(mu, line, dua)))
    expect(await sisanya(jumlah)).toEqual([0, 1])
  })

  it.each(putaran)('and another like it are not the same row', async (at) => {
    const jumlah = jumlahKe(at, 410_007)
    await koran(jumlah, 2)
    await buku(jumlah)
    const [satu, dua] = await terbuka('koran', jumlah)
    const [row] = await terbuka('kas', jumlah)
    hanyaSatu(await sekaligus(cocok(spv, satu, row), cocok(mu, dua, row)))
    expect(await sisanya(jumlah)).toEqual([1, 0])
  })

  it.each(putaran)('is let go once, and matched anew by whoever comes after', async (at) => {
    const jumlah = jumlahKe(at, 530_011)
    await koran(jumlah, 1)
    await buku(jumlah)
    await buku(jumlah)
    const [line] = await terbuka('koran', jumlah)
    const [satu, dua] = await terbuka('kas', jumlah)
    const { nomor } = dataOf(await cocok(spv, line, satu))
    const [dilepas, lagi, baru] = await sekaligus(
      lepas(spv, String(nomor)),
      lepas(mu, String(nomor)),
      cocok(own, line, dua),
    )
    expect([dilepas, lagi].filter(Boolean)).toHaveLength(1)
    expect(await sisanya(jumlah)).toEqual(baru ? [0, 1] : [1, 2])
  })

  it.each(putaran)('is matched, or its statement is thrown away', async (at) => {
    const jumlah = jumlahKe(at, 640_009)
    const nomor = await koran(jumlah, 1)
    await buku(jumlah)
    const [line] = await terbuka('koran', jumlah)
    const [row] = await terbuka('kas', jumlah)
    const buang = mu.post('rekening-koran/buang', { nomor, alasan: 'Salah file' })
    const jadi = await sekaligus(cocok(spv, line, row), buang)
    hanyaSatu(jadi)
    if (jadi[1]) saldo -= jumlah
    expect(await sisanya(jumlah)).toEqual(jadi[1] ? [0, 1] : [0, 0])
  })

  it.each(putaran)(
    'stays matched while its document is cancelled: the negation is open',
    async (at) => {
      const jumlah = jumlahKe(at, 770_003)
      await koran(jumlah, 1)
      const nomor = await buku(jumlah)
      const [line] = await terbuka('koran', jumlah)
      const [row] = await terbuka('kas', jumlah)
      const batal = spv.postApproved('cash/uang-bank/batal', { nomor, alasan: 'Salah' }, 'own')
      const [dicocokkan, dibatalkan] = await sekaligus(cocok(mu, line, row), batal)
      expect(dicocokkan || dibatalkan).toBe(true)
      expect(await terbuka('kas', 0 - jumlah)).toHaveLength(dibatalkan ? 1 : 0)
      expect(await sisanya(jumlah)).toEqual(dicocokkan ? [0, 0] : [1, 1])
    },
  )

  it.each(putaran)('that never came is lost once', async (at) => {
    const jumlah = jumlahKe(at, 880_021)
    await buku(jumlah)
    const [row] = await terbuka('kas', jumlah)
    const body = { no_rekening, id: row?.id, n: row?.n, alasan: 'Tidak pernah datang' }
    const path = 'rekonsiliasi-bank/transfer-hilang'
    hanyaSatu(
      await sekaligus(spv.postApproved(path, body, 'own'), mu.postApproved(path, body, 'own')),
    )
    expect(await terbuka('kas', 0 - jumlah)).toHaveLength(1)
  })

  it('leaves books that agree', async () => {
    const dua = await shop.rows(sql`select sisi, id_baris, n_baris from kencana.cocok
      group by 1, 2, 3 having sum(case when lepas then -1 else 1 end) not in (0, 1)`)
    expect(dua).toEqual([])
    expect(await shop.audit()).toEqual([])
  })
})
