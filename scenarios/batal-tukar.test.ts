import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import type { TestAnswer } from '#server/test-http'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What was bought is undone on the same day: alone, or with what the customer took for it. Every
// book afterwards stands as if it had not been, whoever was faster.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let lama: string[]
let baru: string[]

/** Same day: an exchange takes the ring at its full price, money is less 20 % (DOMAIN 5). */
const tukar = 6_798_000
const dijual = 5_438_500

const teks = ({ bytes }: TestAnswer): string =>
  readPdf(bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')

const kembali = (kode_barcode: string | undefined) => ({
  kode_barcode,
  kode_kondisi: 'BAIK',
  berat_kotor: 4.12,
  belum_dipakai: true,
})
const beli = (...baris: object[]) => ({ pembelian: { jenis: 'BELI', baris } })
const uang = (jumlah: number): object => ({ jenis: 'CASH', jumlah })

interface Tersimpan {
  readonly no_faktur_group: string
  readonly notajual: string[]
  readonly notabeli: string[]
}
/** A validated visit. */
async function kunjungan(barcode: readonly string[], total: number, lain: object) {
  const saved: TestAnswer = await kasir.post('penjualan/simpan', {
    ...notaCincin(barcode),
    total,
    pembayaran: total === 0 ? [] : [uang(Math.abs(total))],
    ...lain,
  })
  dataOf(saved)
  const visit: Tersimpan = saved.json.data
  const list = [visit.no_faktur_group]
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
  return visit
}
const batalBeli = (no_faktur_beli: string | undefined) =>
  spv.postApproved('pembelian/batal', { no_faktur_beli, alasan: 'salah pilih cincin' }, 'own')
const batalJual = (no_faktur_jual: string | undefined) =>
  spv.postApproved('penjualan/batal', { no_faktur_jual, alasan: 'salah pilih cincin' }, 'own')
const batalTukar = (no_faktur_group: string) =>
  spv.postApproved('tukar-tambah/batal', { no_faktur_group, alasan: 'salah pilih cincin' }, 'own')

const status = async (kode_barcode: string | undefined): Promise<string | undefined> => {
  const [piece] = await shop.rows(
    sql<{ status: string }>`select status from barang where kode_barcode = ${kode_barcode}`,
  )
  return piece?.status
}
/** What journal, cash and gram still hold of a visit. */
async function sisa(nomor: string): Promise<unknown[]> {
  const milik = sql`(select d.id from dokumen d, dokumen g where g.nomor = ${nomor}
    and (d.id = g.id or d.id_group = g.id))`
  return [
    ...(await shop.rows(sql`select nomor_akun, sum(debit - kredit) as sisa from jurnal
      where id_dokumen in ${milik} group by 1 having sum(debit - kredit) <> 0`)),
    ...(await shop.rows(sql`select jenis, sum(jumlah_in - jumlah_out) as sisa from kas
      where id_group = (select id from dokumen where nomor = ${nomor})
      group by 1 having sum(jumlah_in - jumlah_out) <> 0`)),
    ...(await shop.rows(sql`select akun, kadar, sum(kotor) as sisa from gram
      where id_dokumen in ${milik} group by 1, 2 having sum(kotor) <> 0 or sum(murni) <> 0`)),
  ]
}
const stateOf = async (nomor: string): Promise<string | undefined> => {
  const [row] = await shop.rows(
    sql<{ status: string }>`select status from status_dokumen
      where id = (select id from dokumen where nomor = ${nomor})`,
  )
  return row?.status
}

beforeEach(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await spv.post('penjualan/harga-hari-ini', {})
  lama = await terimaCincin(spv, 3)
  baru = await terimaCincin(spv, 2)
  await isiLaci(spv, 3 * harga, own)
  await kunjungan(lama, 3 * harga, {})
}, 60_000)
afterEach(() => shop.close())

describe('a purchase alone', () => {
  it('is undone: gold, journal and money, and the ring is the customer`s again', async () => {
    const visit = await kunjungan([], -dijual, beli(kembali(lama[0])))
    expect(await status(lama[0])).toBe('DIBELI')
    const answer = await batalBeli(visit.notabeli[0])
    expect(dataOf(answer)).toEqual({ no_batal: expect.stringContaining('BT-') })
    expect(answer.json.message).toBe(`Pembelian ${visit.notabeli[0]} Berhasil Dibatalkan`)
    expect(await sisa(visit.no_faktur_group)).toEqual([])
    expect([await status(lama[0]), await stateOf(visit.no_faktur_group)]).toEqual([
      'TERJUAL',
      'BATAL',
    ])
    expect(await shop.audit()).toEqual([])
    const again = await batalBeli(visit.notabeli[0])
    expect(again.json.message).toBe(`Pembelian ${visit.notabeli[0]} Sudah Dibatalkan`)
    // The ring can be bought anew: nothing of the cancelled purchase is in its way.
    await kunjungan([], -dijual, beli(kembali(lama[0])))
    expect(await shop.audit()).toEqual([])
  })

  it('takes its own part of the money where the visit had two', async () => {
    const per = await own.put('para-system/key/FAKTUR_BELI_PER', { value: 'BARANG' })
    expect(per.text).toContain('"status":"success"')
    const visit = await kunjungan([], -2 * dijual, beli(kembali(lama[0]), kembali(lama[1])))
    expect(visit.notabeli).toHaveLength(2)
    dataOf(await batalBeli(visit.notabeli[0]))
    expect(await stateOf(visit.no_faktur_group)).toBe('VALID')
    expect(await shop.audit()).toEqual([])
    dataOf(await batalBeli(visit.notabeli[1]))
    expect(await sisa(visit.no_faktur_group)).toEqual([])
    expect(await stateOf(visit.no_faktur_group)).toBe('BATAL')
    expect(await shop.audit()).toEqual([])
  })

  it('needs an approval, a reason, and its own day', async () => {
    const visit = await kunjungan([], -dijual, beli(kembali(lama[0])))
    const no_faktur_beli = visit.notabeli[0]
    const bare = await spv.post('pembelian/batal', { no_faktur_beli, alasan: 'salah pilih' })
    expect([bare.status, bare.json.details?.kategori]).toEqual([403, 'BATAL_PEMBELIAN'])
    const why = await spv.post('pembelian/batal', { no_faktur_beli, alasan: 'x' })
    expect(why.json.fields?.[0]?.field).toBe('alasan')
    expect(
      (await kasir.post('pembelian/batal', { no_faktur_beli, alasan: 'salah pilih' })).status,
    ).toBe(403)
    expect((await batalBeli('FB-GS1-261121-9999')).status).toBe(404)
    shop.before('pembelian/batal', async () => {
      const dates = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
      dataOf(await spv.post('tutup-toko', dates))
    })
    const late = await batalBeli(no_faktur_beli)
    expect(late.json.message).toBe('Tidak Dapat Membatalkan Pembelian Kemarin')
    expect(await shop.audit()).toEqual([])
  })

  it('pressed by two people at once, is undone once', async () => {
    const visit = await kunjungan([], -dijual, beli(kembali(lama[0])))
    shop.before('pembelian/batal', () =>
      own.postApproved(
        'pembelian/batal',
        { no_faktur_beli: visit.notabeli[0], alasan: 'batal dua-dua' },
        'spv',
      ),
    )
    const second = await batalBeli(visit.notabeli[0])
    expect(second.status).not.toBe(200)
    expect(await sisa(visit.no_faktur_group)).toEqual([])
    expect(await shop.audit()).toEqual([])
  })
})

describe('an exchange', () => {
  const bayarSelisih = () => kunjungan([baru[0] ?? ''], harga - tukar, beli(kembali(lama[0])))

  it('is not undone by one of its sides: the refusal shows the way', async () => {
    const visit = await bayarSelisih()
    const jual = await batalJual(visit.notajual[0])
    expect(jual.json.message).toBe(
      `${visit.notajual[0]} Bagian Dari Tukar Tambah ${visit.no_faktur_group}, ` +
        'Tekan Batal Tukar Tambah',
    )
    const beliSaja = await batalBeli(visit.notabeli[0])
    expect(beliSaja.json.message).toBe(
      `${visit.notabeli[0]} Bagian Dari Tukar Tambah ${visit.no_faktur_group}, ` +
        'Batalkan Bersama Di Batal Penjualan',
    )
    expect([
      await stateOf(visit.notajual[0] ?? ''),
      await stateOf(visit.notabeli[0] ?? ''),
    ]).toEqual(['VALID', 'VALID'])
    expect(await shop.audit()).toEqual([])
  })

  it('is undone as a whole: both rings, gold both ways, the one settlement', async () => {
    const visit = await bayarSelisih()
    const answer = await batalTukar(visit.no_faktur_group)
    expect(dataOf(answer)['no_batal']).toHaveLength(2)
    expect([await status(baru[0]), await status(lama[0])]).toEqual(['KEMBALI', 'TERJUAL'])
    expect(await sisa(visit.no_faktur_group)).toEqual([])
    const states = [visit.no_faktur_group, ...visit.notajual, ...visit.notabeli].map(stateOf)
    expect(await Promise.all(states)).toEqual(['BATAL', 'BATAL', 'BATAL'])
    expect(await shop.audit()).toEqual([])
    const again = await batalTukar(visit.no_faktur_group)
    expect(again.json.message).toBe(`Faktur ${visit.no_faktur_group} Sudah Dibatalkan`)
  })

  it('takes its gold back from the accounts that it stood behind', async () => {
    dataOf(await own.put('para-system/key/AKUNTANSI_MODULE', { value: true }))
    const mu = await shop.person('MU')
    const periode = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
    const rows = async (path: string, nomor_akun: string | null = null) => {
      const { json } = await mu.post(path, { ...periode, nomor_akun })
      const found: { nomor_akun?: string; kotor: number | null }[] = json.data.rows
      return found
    }
    const terjual = async () => {
      const laba = await rows('akun/report-laba-rugi')
      return laba.find(({ nomor_akun }) => nomor_akun === '5101')?.kotor
    }
    const buku = async (nomor_akun: string) => {
      const kotor = (await rows('akun/report-jurnal', nomor_akun)).map((row) => row.kotor ?? 0)
      return Math.round(kotor.reduce((sum, one) => sum + one, 0) * 1000)
    }
    const gram = async (pola: string) => {
      const [row] = await shop.rows(sql<{ kotor: number }>`select coalesce(sum(kotor), 0)::int
        as kotor from gram where akun like ${pola}`)
      return row?.kotor
    }
    const semua = async () => [await terjual(), await buku('1201'), await buku('1203')]
    const sebelum = [-3 * 4.12, 2 * 4_120, 0]
    expect(await semua()).toEqual(sebelum)
    const visit = await bayarSelisih()
    expect(await semua()).toEqual([-4 * 4.12, 4_120, 4_120])
    dataOf(await batalTukar(visit.no_faktur_group))
    expect(await semua()).toEqual(sebelum)
    expect([await gram('STOK/%'), await gram('PEMBELIAN')]).toEqual([2 * 4_120, 0])
    expect(await shop.audit()).toEqual([])
  })

  it('where the shop paid, brings the money back into the drawer', async () => {
    const priced = await kasir.post('pembelian/hitung', {
      ...beli(kembali(lama[0]), kembali(lama[1])).pembelian,
      nilai_jual: harga,
    })
    const total = harga - priced.json.data.total
    expect(total).toBeLessThan(0)
    const visit = await kunjungan([baru[0] ?? ''], total, beli(kembali(lama[0]), kembali(lama[1])))
    dataOf(await batalTukar(visit.no_faktur_group))
    expect(await sisa(visit.no_faktur_group)).toEqual([])
    expect(await shop.audit()).toEqual([])
  })

  it('has a slip of both sides: counted, marked, and once where the shop says so', async () => {
    const visit = await bayarSelisih()
    const no_faktur_group = visit.no_faktur_group
    const cetak = (lain: object = {}) =>
      kasir.post('tukar-tambah/cetak', { no_faktur_group, id_cetak: randomUUID(), ...lain })
    const first = teks(await cetak())
    expect(first).toContain('SLIP TUKAR TAMBAH')
    for (const said of [visit.notajual[0], visit.notabeli[0], '-6.798.000', '309.000'])
      expect(first).toContain(said)
    expect(first).not.toContain('COPY')
    expect((await cetak()).json.fields).toMatchObject([{ field: 'alasan' }])
    expect(teks(await cetak({ alasan: 'Kertas macet' }))).toContain('COPY')
    await own.put('para-system/key/REPRINT_SLIP_TUKAR', { value: false })
    const refused = await cetak({ alasan: 'Kertas macet' })
    expect(refused.json.message).toBe(`Slip Tukar ${no_faktur_group} Tidak Dapat Dicetak Ulang`)
    const contoh = await kasir.post('tukar-tambah/cetak/contoh', { no_faktur_group })
    expect(teks(contoh)).toContain('CONTOH, BUKAN NOTA')
    const [only] = await shop.rows(
      sql<{
        nomor: string
      }>`select nomor from dokumen where jenis = 'GROUP' order by nomor limit 1`,
    )
    const alone = { no_faktur_group: only?.nomor, id_cetak: randomUUID() }
    const bukan = await kasir.post('tukar-tambah/cetak', alone)
    expect(bukan.json.message).toBe(`${only?.nomor} Bukan Tukar Tambah`)
  })

  it('its sale tells what was bought beside it, its purchase what was sold', async () => {
    const visit = await bayarSelisih()
    const [jual] = (await kasir.post('penjualan/get/bynota', { no_faktur: visit.no_faktur_group }))
      .json.data.data
    expect(jual).toMatchObject({ notabeli: visit.notabeli, nilai_beli: tukar })
    const [faktur] = (
      await kasir.post('pembelian/get/bynota', { no_faktur: visit.no_faktur_group })
    ).json.data.data
    expect(faktur).toMatchObject({
      notajual: visit.notajual,
      nilai_jual: harga,
      pembayaran: [{ jumlah: harga - tukar, masuk: true }],
    })
  })

  it('is refused where its ring was brought back since', async () => {
    const visit = await bayarSelisih()
    await kunjungan([], -dijual, beli(kembali(baru[0])))
    const answer = await batalTukar(visit.no_faktur_group)
    expect(answer.json.message).toBe(`Barang ${baru[0]} Sudah Dibeli Kembali Atau Ditukar`)
    expect(await shop.audit()).toEqual([])
  })

  it('pressed by two people at once, is undone once', async () => {
    const visit = await bayarSelisih()
    shop.before('tukar-tambah/batal', () =>
      own.postApproved(
        'tukar-tambah/batal',
        { no_faktur_group: visit.no_faktur_group, alasan: 'batal dua-dua' },
        'spv',
      ),
    )
    expect((await batalTukar(visit.no_faktur_group)).status).not.toBe(200)
    expect(await sisa(visit.no_faktur_group)).toEqual([])
    expect(await shop.audit()).toEqual([])
  })

  it('is not a sale alone', async () => {
    const [only] = await shop.rows(
      sql<{ nomor: string }>`select nomor from dokumen where jenis = 'GROUP' limit 1`,
    )
    const answer = await batalTukar(only?.nomor ?? '')
    expect(answer.json.message).toBe(`${only?.nomor} Bukan Tukar Tambah`)
  })
})
