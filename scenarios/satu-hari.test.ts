import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '#server/test-http'
import { dataOf, harga, hargaJual, notaCincin, pokok, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// One day of a shop, from the opening of the safe to the morning after, through HTTP and by two
// cashiers.

const hariIni = '2026-11-21'

let shop: Shop
let kasir1: Person
let kasir2: Person
let spv: Person
let own: Person
/** The pieces in the showcase, taken from its front. */
const etalase: string[] = []
const ambil = (): string => etalase.shift() ?? ''

const tunai = (jumlah: number, diterima = jumlah) => ({ jenis: 'CASH', jumlah, diterima })
const debet = (jumlah: number) => ({
  jenis: 'DEBET',
  jumlah,
  no_rekening: '1234567890',
  no_ref: '998877',
})

interface Nota {
  readonly barcode: readonly string[]
  readonly total: number
  readonly bayar?: readonly object[]
  readonly baris?: object
  readonly lain?: object
}

/** A whole sale as the counter sends it. */
const nota = ({ barcode, baris, bayar, lain, total }: Nota): object =>
  notaCincin(barcode, {
    nama_customer: 'Ibu Sari',
    baris: barcode.map((kode_barcode) => ({ kode_barcode, ...baris })),
    pembayaran: bayar ?? [tunai(total)],
    total,
    ...lain,
  })

const jual = (who: Person, isi: Nota) => who.post('penjualan/simpan', nota(isi))
const validasi = (who: Person, ...groups: string[]) =>
  who.post('validasi/simpan/jualbeli', { penjualan: groups, pembelian: [] })

const grup = (answer: TestAnswer): string => String(dataOf(answer)['no_faktur_group'])

/** Where pieces are now: how many in each state. */
const keadaan = async () =>
  Object.fromEntries(
    (
      await shop.rows<{ status: string; n: number }>(
        sql`select status, count(*)::int as n from kencana.barang group by status`,
      )
    ).map(({ n, status }) => [status, n]),
  )

beforeAll(async () => {
  shop = await openShop(undefined, undefined, true)
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir1 = await shop.person('KASIR', 'kasir1')
  kasir2 = await shop.person('KASIR', 'kasir2')
})
afterAll(() => shop.close())

describe('in the morning', () => {
  it('the safe holds Rp 20 million, and each cashier gets a float of 1 million', async () => {
    const saldo = { tempat: 'KAS', jumlah: 20_000_000 }
    expect((await spv.postApproved('cash/saldo-awal', saldo, 'own')).status).toBe(200)
    for (const kasir of [kasir1, kasir2]) {
      const modal = await kasir.postApproved('cash/laci/modal', { jumlah: 1_000_000 }, 'spv')
      expect(modal.status).toBe(200)
    }
  })

  it('twelve rings lie in tray A01', async () => {
    etalase.push(...(await terimaCincin(spv, 12)))
    expect(new Set(etalase).size).toBe(12)
    expect(await keadaan()).toEqual({ ADA: 12 })
  })

  it('nothing is sold before somebody has confirmed the price of the day', async () => {
    const refused = await jual(kasir1, { barcode: etalase.slice(0, 1), total: harga })
    expect(refused.json.message).toBe('Harga Group 75 Belum Dikonfirmasi Hari Ini')
    const wait = await kasir1.get('penjualan/harga-hari-ini')
    expect(wait.json.data).toMatchObject([{ kode_group: '75', harga: 1_650_000 }])
    expect((await kasir1.post('penjualan/harga-hari-ini', {})).status).toBe(200)
    expect((await kasir1.get('penjualan/harga-hari-ini')).json.data).toEqual([])
  })
})

describe('at the counter', () => {
  let menunggu: string[] = []

  it('kasir1 sells a ring for cash and gives change', async () => {
    const bayar = [tunai(harga, 7_200_000)]
    const saved = await jual(kasir1, { barcode: [ambil()], total: harga, bayar })
    expect(saved.json.data).toMatchObject({ status: 'OPEN', total: harga, kembali: 93_000 })
    menunggu = [grup(saved)]
    expect(await keadaan()).toEqual({ ADA: 11, DALAM_NOTA: 1 })
  })

  it('kasir2 sells two, paid by card and cash', async () => {
    const bayar = [debet(10_000_000), tunai(2 * harga - 10_000_000)]
    const saved = await jual(kasir2, { barcode: [ambil(), ambil()], total: 2 * harga, bayar })
    menunggu.push(grup(saved))
    expect(await keadaan()).toEqual({ ADA: 9, DALAM_NOTA: 3 })
  })

  it('a payment list that is not what is due is refused, and nothing is kept', async () => {
    const kurang = await jual(kasir1, {
      barcode: etalase.slice(0, 1),
      total: harga,
      bayar: [tunai(harga - 1)],
    })
    expect(kurang.json.fields).toMatchObject([{ message: 'Pembayaran Masih Kurang Rp 1' }])
    expect(await keadaan()).toEqual({ ADA: 9, DALAM_NOTA: 3 })
  })

  it("a discount above the cashier's five percent needs SPV", async () => {
    const diskon = 400_000
    const isi = nota({ barcode: [ambil()], total: harga - diskon, baris: { diskon } })
    const refused = await kasir1.post('penjualan/simpan', isi)
    expect([refused.status, refused.json.code]).toEqual([403, 'E-OTORISASI'])
    const saved = await kasir1.postApproved('penjualan/simpan', isi, 'spv')
    menunggu.push(grup(saved))
  })

  it('below cost, the cashier cannot approve it for himself; SPV can, once', async () => {
    const diskon = hargaJual - pokok + 1_000
    const isi = nota({ barcode: [ambil()], total: harga - diskon, baris: { diskon } })
    const refused = await kasir2.post('penjualan/simpan', isi)
    const perlu = refused.json.details?.['semua'] as { kategori: string; no_otorisasi: string }[]
    expect(perlu.map(({ kategori }) => kategori)).toContain('JUAL_DIBAWAH_MODAL')
    for (const { kategori, no_otorisasi } of perlu) {
      const asked = { password: 'kencana-uji', kategori, no_otorisasi }
      const sendiri = await kasir2.post('authorisation', { ...asked, user_id: 'kasir2' })
      expect(sendiri.json.message).toBe('Otorisasi Gagal..')
      expect((await kasir2.post('authorisation', { ...asked, user_id: 'spv' })).status).toBe(200)
    }
    const approvals = perlu.map(({ no_otorisasi }) => no_otorisasi)
    const saved = await kasir2.post('penjualan/simpan', isi, { approvals })
    menunggu.push(grup(saved))
    const lagi = await kasir2.post('penjualan/simpan', isi, { approvals })
    expect(lagi.status).not.toBe(200)
  })

  it('a customer fetches his purse: the draft waits, reserves nothing, and comes back', async () => {
    const barcode = etalase[0] ?? ''
    const id = '0194a1b2-0000-7000-8000-000000000001'
    const isi = { baris: [{ kode_barcode: barcode }], pembayaran: [], kode_sales: 'SLS1' }
    expect((await kasir1.put(`penjualan/draf/${id}`, isi)).status).toBe(200)
    expect(await keadaan()).toMatchObject({ ADA: 7 })
    const draf = await kasir1.get('penjualan/draf')
    expect(draf.json.data).toMatchObject([{ id, isi: { baris: [{ kode_barcode: barcode }] } }])
    const lain = { id_draf: id }
    const saved = await jual(kasir1, { barcode: [ambil()], total: harga, lain })
    menunggu.push(grup(saved))
    expect((await kasir1.get('penjualan/draf')).json.data).toEqual([])
  })

  it('the piece that kasir1 has just sold is told to kasir2 with its note', async () => {
    const [{ kode_barcode } = { kode_barcode: '' }] = await shop.rows<{ kode_barcode: string }>(
      sql`select kode_barcode from kencana.barang where status = 'DALAM_NOTA' limit 1`,
    )
    const refused = await jual(kasir2, { barcode: [kode_barcode], total: harga })
    expect(refused.json.message).toContain(kode_barcode)
  })

  it('five groups wait; the cashier validates four and withdraws the last', async () => {
    expect((await kasir2.get('validasi/jumlah')).json.data).toEqual({ jumlah: 5 })
    const terakhir = menunggu.pop() ?? ''
    const batal = await kasir2.post('validasi/cancel/jualbeli', {
      penjualan: [terakhir],
      pembelian: [],
    })
    expect(batal.status).toBe(200)
    const sah = await validasi(kasir2, ...menunggu)
    expect(dataOf(sah)['notajual']).toHaveLength(4)
    expect((await kasir2.get('validasi/jumlah')).json.data).toEqual({ jumlah: 0 })
    expect(await keadaan()).toEqual({ ADA: 7, TERJUAL: 5 })
    expect((await validasi(kasir1, menunggu[0] ?? '')).status).toBe(409)
  })
})

describe('in the afternoon', () => {
  const notaPertama = `FJ-GS1-261121-0001`
  const cetak = (id_cetak: string, alasan: string | null = null) =>
    kasir1.post('penjualan/cetak', { no_faktur_jual: [notaPertama], id_cetak, alasan })

  it('the nota is printed; printed again it needs a reason, and is counted', async () => {
    const id_cetak = randomUUID()
    const pertama = await cetak(id_cetak)
    expect(pertama.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const tercetak = { no_faktur_jual: [notaPertama], id_cetak, tercetak: true }
    expect((await kasir1.post('penjualan/cetak/konfirmasi', tercetak)).status).toBe(200)
    expect((await cetak(randomUUID())).json.message).toBe('Alasan Cetak Ulang Tidak Boleh Kosong')
    expect((await cetak(randomUUID(), 'Kertas robek')).status).toBe(200)
    const isi = await kasir1.post('penjualan/get/bynota/single', { no_faktur: notaPertama })
    expect(isi.json.data.data).toMatchObject([{ cetak: 2, harga_total: harga, status: 'VALID' }])
  })

  it('the ring of the first note comes back: SPV approves, the money goes the way it came', async () => {
    const batal = {
      no_faktur_jual: notaPertama,
      alasan: 'Ukuran tidak cocok',
      uang_dari: 'BRANKAS',
    }
    expect((await kasir1.post('penjualan/batal', batal)).status).toBe(403)
    const made = await own.postApproved('penjualan/batal', batal, 'spv')
    expect(made.json.data).toEqual({ no_batal: 'BT-GS1-261121-0001' })
    expect(await keadaan()).toEqual({ ADA: 7, TERJUAL: 4, KEMBALI: 1 })
    expect((await own.postApproved('penjualan/batal', batal, 'spv')).status).toBe(422)
  })

  it('every report tells the same day', async () => {
    const hari = { tgl_from: hariIni, tgl_to: hariIni }
    const laporan = async (call: string, lain: object = {}) =>
      Object(dataOf(await spv.post(call, { ...hari, ...lain }))['totals'])
    const perNota = await laporan('penjualan/report', {
      status: 'VALID',
      sort_by: 'no_faktur_jual',
    })
    const perBarang = await laporan('penjualan/report-detail', { sort_by: 'kode_barcode' })
    const perBaki = (kode_baki: string) =>
      laporan('penjualan/report-detail', { sort_by: 'kode_barcode', kode_baki })
    expect([await perBaki('A01'), await perBaki('A02')]).toMatchObject([
      perBarang,
      { kode_barcode: 0 },
    ])
    const perSales = await laporan('penjualan/report-per-sales')
    expect(perNota).toMatchObject({ no_faktur_jual: 3, qty: 4, berat: 16.48 })
    expect(perBarang).toMatchObject({ kode_barcode: 4, berat: 16.48 })
    expect([perBarang.harga_total, perSales.harga_total]).toEqual(
      Array.from({ length: 2 }, () => perNota.harga_total),
    )
    // The withdrawn note and the cancelled one.
    expect(perSales).toMatchObject({ nota: 3, qty: 4, batal: 2 })
    const stok = await spv.post('reportbarang/saldo-barang', { tgl: hariIni })
    expect(stok.json.data.totals.pcs).toBe(8)
    const status = await spv.get('tutup-toko/status')
    expect(status.json.data.penjualan).toMatchObject({ nota: 3, harga_total: perNota.harga_total })
  })

  it('each drawer holds what the cash book says', async () => {
    const laporan = await spv.post('cash/report-uang-kas', { tgl_from: hariIni, tgl_to: hariIni })
    const saldo = laporan.json.data.rows.at(-1).saldo
    const [{ di_laci } = { di_laci: 0 }] = await shop.rows<{ di_laci: number }>(
      sql`select sum(saldo)::bigint as di_laci from kencana.saldo_laci`,
    )
    expect(saldo).toBe(di_laci)
  })
})

describe('in the evening', () => {
  const tutup = { tgl_system: hariIni, tgl_berikut: '2026-11-22' }

  it('the day is not closed while a note waits', async () => {
    const saved = await jual(kasir1, { barcode: [ambil()], total: harga })
    const refused = await spv.post('tutup-toko', tutup)
    expect(refused.status).toBe(422)
    expect((await validasi(kasir1, grup(saved))).status).toBe(200)
  })

  it('SPV closes it, once', async () => {
    const made = await spv.post('tutup-toko', tutup)
    expect(made.json.data).toMatchObject({ tgl_system: '2026-11-22' })
    expect((await own.post('tutup-toko', tutup)).status).toBe(409)
  })

  it("yesterday's sale can be cancelled by nobody", async () => {
    const batal = { no_faktur_jual: 'FJ-GS1-261121-0002', alasan: 'Terlambat satu hari' }
    const refused = await own.postApproved('penjualan/batal', batal, 'spv')
    expect(refused.status).toBe(422)
  })

  it('no gram and no rupiah came from nowhere', async () => {
    const [sums] = await shop.rows(sql`select
      (select sum(kotor)::bigint from kencana.gram) as kotor,
      (select sum(murni)::bigint from kencana.gram) as murni,
      (select sum(debit - kredit)::bigint from kencana.jurnal) as rupiah`)
    expect(sums).toEqual({ kotor: 0, murni: 0, rupiah: 0 })
    expect(await shop.audit()).toEqual([])
  })
})

it('told of each command of the counter what was posted then', () => {
  expect(shop.tinjauan?.beda).toEqual([])
  expect([...(shop.tinjauan?.dilihat ?? [])]).toEqual(
    expect.arrayContaining([
      'GROUP penjualan/simpan',
      'GROUP validasi/simpan/jualbeli',
      'GROUP validasi/cancel/jualbeli',
      'PENJUALAN penjualan/batal',
    ]),
  )
})
