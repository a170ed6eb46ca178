import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Bought gold lies in bags: they are weighed and handed to the safe, laid into a tray again, or
// destroyed. Gold, cost and pieces agree after every step.
let shop: Shop
let spv: Person
let kasir: Person
let barcode: string[]
/** The note beli of our four rings, and of a bracelet that was not ours. */
let faktur: string

const luar = {
  kode_kondisi: 'BAIK',
  nama_barang: 'GELANG RANTAI',
  kode_group: '75',
  kode_dept: 'CC',
  berat_kotor: 2,
}

/** A valid purchase of these lines from Ibu Sari; answers its number. */
async function beli(baris: object[]): Promise<string> {
  const pembelian = { jenis: 'BELI', baris }
  const { total } = dataOf(await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: 0 }))
  const saved = await kasir.post('penjualan/simpan', {
    kode_sales: 'SLS1',
    nama_customer: 'Ibu Sari',
    alamat_customer: 'Jalan Kenari 1',
    no_hp: '081234567890',
    baris: [],
    pembelian: { ...pembelian, jenis_identitas: 'KTP', no_identitas: '3275010101800001' },
    pembayaran: [{ jenis: 'CASH', jumlah: total }],
    total: -Number(total),
  })
  const { no_faktur_group, notabeli } = Object(dataOf(saved))
  const pilihan = { penjualan: [], pembelian: [no_faktur_group] }
  dataOf(await spv.post('validasi/simpan/jualbeli', pilihan))
  return notabeli[0]
}

const kantong = (n: number): string => `${faktur}/${n}`
const gram = async (akun: string): Promise<readonly [number, number]> => {
  const [row] = await shop.rows(
    sql<{ kotor: number; murni: number }>`select coalesce(sum(kotor), 0)::int as kotor,
      coalesce(sum(murni), 0)::int as murni from gram where akun = ${akun}`,
  )
  return [row?.kotor ?? 0, row?.murni ?? 0]
}
const akun = async (nomor: string): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ saldo: number }>`select coalesce(sum(debit - kredit), 0)::int as saldo from jurnal
      where nomor_akun = ${nomor}`,
  )
  return row?.saldo ?? 0
}
const tempat = async (n: number): Promise<unknown> => {
  const { json } = await spv.post('kantong/satu', { kode_kantong: kantong(n) })
  return json.data.tempat
}
const setor = (baris: object[]) => ({ penerima: 'Pak Hadi', baris })
const barang = async (kode: string | undefined) =>
  (await spv.get(`barang/get/${String(kode)}`)).json.data

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  barcode = await terimaCincin(spv, 4, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin(barcode)))
  const jual = [sold['no_faktur_group']]
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: jual, pembelian: [] }))
  const rings = barcode.map((kode_barcode) => ({
    kode_barcode,
    kode_kondisi: 'BAIK',
    berat_kotor: 4.12,
  }))
  faktur = await beli([...rings, luar])
}, 60_000)
afterAll(() => shop.close())

describe('the bags of a purchase', () => {
  it('are there once it is valid, as heavy and dear as its lines', async () => {
    const { json } = await spv.post('kantong/cari', { tempat: 'PEMBELIAN' })
    expect(json.count).toBe(5)
    expect(json.data.at(-1)).toMatchObject({
      kode_kantong: kantong(5),
      nama_barang: 'GELANG RANTAI',
      kode_barcode: null,
      berat: 2,
      harga: 2_850_000, // 2 gr x 1,425,000
    })
    // 4 rings of 4.120 gr and 2.000 gr, at 75 %: 4 x 3,090 + 1,500 mg fine
    expect(await gram('PEMBELIAN')).toEqual([18_480, 13_860])
    const closing = (await spv.get('tutup-toko/status')).json.data
    expect(closing.perhatian).toContainEqual(
      expect.objectContaining({ kalimat: '5 Kantong Emas Belum Disetor', path: '/setoran-emas' }),
    )
    expect(closing.pembelian).toMatchObject({ nota: 1, pcs: 5, berat: 18.48 })
    expect(await shop.audit()).toEqual([])
  })

  it('are found by a word, and by their number', async () => {
    expect((await spv.post('kantong/cari', { q: 'gelang' })).json.count).toBe(1)
    expect((await spv.post('kantong/cari', { q: kantong(2) })).json.count).toBe(1)
    const none = await spv.post('kantong/satu', { kode_kantong: `${faktur}/99` })
    expect([none.status, none.json.message]).toEqual([404, `Kantong ${faktur}/99 Tidak Ditemukan`])
  })

  it('have labels', async () => {
    const paper = await kasir.post('kantong/label', { kode_kantong: [kantong(1), kantong(5)] })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const none = await kasir.post('kantong/label', { kode_kantong: ['FB-X/1'] })
    expect(none.status).toBe(404)
  })
})

describe('setoran emas', () => {
  it('takes bags into the safe at the book weight when the scale agrees', async () => {
    const body = setor([
      { kode_kantong: kantong(1), timbang: 4.115 },
      { kode_kantong: kantong(5), timbang: 2 },
    ])
    expect(dataOf(await kasir.post('setoran-emas/simpan', body))).toEqual({
      nomor: 'SE-GS1-261121-0001',
      qty: 2,
    })
    expect(await gram('BRANKAS')).toEqual([6_120, 4_590])
    expect(await gram('PEMBELIAN')).toEqual([12_360, 9_270])
    expect(await gram('SUSUT')).toEqual([0, 0])
    expect(await tempat(1)).toBe('BRANKAS')
    expect(await shop.audit()).toEqual([])
  })

  it.each([
    [[{ kode_kantong: 'FB-X/1', timbang: 1 }], 'baris.0.kode_kantong', 'Tidak Ditemukan'],
    [[{ kode_kantong: 'oops', timbang: 1 }], 'baris.0.kode_kantong', 'Tidak Ditemukan'],
    [[], 'baris', ''],
  ])('refuses %j', async (baris, field, said) => {
    const { json, status } = await kasir.post('setoran-emas/simpan', setor(baris))
    expect([status, json.fields?.[0]?.field]).toEqual([400, field])
    expect(json.fields?.[0]?.message).toContain(said)
  })

  it('refuses a bag twice, and one that lies in the safe already', async () => {
    const line = { kode_kantong: kantong(2), timbang: 4.12 }
    const twice = await kasir.post('setoran-emas/simpan', setor([line, line]))
    expect(twice.json.fields?.[0]).toEqual({
      field: 'baris.1.kode_kantong',
      message: `Kantong ${kantong(2)} Sudah Ada Di Tabel`,
    })
    const gone = await kasir.post(
      'setoran-emas/simpan',
      setor([{ kode_kantong: kantong(1), timbang: 4.12 }]),
    )
    expect(gone.json.fields?.[0]?.message).toBe(
      `Kantong ${kantong(1)} Sudah Tidak Bisa Dipakai, Sekarang Di Brankas`,
    )
  })

  it('needs an approver beyond the tolerance: then the scale is right', async () => {
    const body = setor([{ kode_kantong: kantong(2), timbang: 4.1 }])
    const asked = await kasir.post('setoran-emas/simpan', body)
    expect(asked.json.details).toMatchObject({
      kategori: 'SETORAN_EMAS',
      sebelum: { [kantong(2)]: '4,120 gr' },
      sesudah: { [kantong(2)]: '4,100 gr' },
    })
    dataOf(await kasir.postApproved('setoran-emas/simpan', body, 'spv'))
    // 4.100 gr x 75 % = 3.075 gr fine; 0.020 and 0.015 are lost
    expect(await gram('BRANKAS')).toEqual([10_220, 7_665])
    expect(await gram('SUSUT')).toEqual([20, 15])
    expect(await shop.audit()).toEqual([])
  })

  it('gives one bag to one of two who hand it over at once', async () => {
    const body = setor([{ kode_kantong: kantong(3), timbang: 4.12 }])
    const both = await Promise.all([
      kasir.post('setoran-emas/simpan', body),
      spv.post('setoran-emas/simpan', body),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    expect(both.filter(({ status }) => status >= 500)).toEqual([])
    expect(await shop.audit()).toEqual([])
  })

  it('has a receipt, and a list of the day', async () => {
    const paper = await kasir.post('setoran-emas/cetak', { nomor: 'SE-GS1-261121-0002' })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const { json } = await kasir.get('setoran-emas/hari-ini')
    expect(json.data.map((row: { qty: number }) => row.qty)).toEqual([1, 1, 2])
  })

  it('is taken back the same day: the exact negation', async () => {
    const batal = { nomor: 'SE-GS1-261121-0002', alasan: 'Kantong tertukar' }
    const done = await kasir.postApproved('setoran-emas/batal', batal, 'own')
    expect(dataOf(done)).toEqual({ nomor: expect.stringContaining('BT-') })
    expect(await gram('SUSUT')).toEqual([0, 0])
    expect(await tempat(2)).toBe('PEMBELIAN')
    const again = await kasir.post('setoran-emas/batal', batal)
    expect(again.json.message).toBe('Setoran SE-GS1-261121-0002 Sudah Dibatalkan')
    expect(await shop.audit()).toEqual([])
  })
})

describe('jual lagi', () => {
  const lagi = async (n: number, change: object = {}): Promise<object> => {
    const { json } = await spv.post('kantong/satu', { kode_kantong: kantong(n) })
    return {
      ...json.data.isi,
      kode_kantong: kantong(n),
      kode_gudang: 'TOKO',
      kode_baki: 'A01',
      kode_bandrol: 'KECIL',
      berat: json.data.berat,
      ...change,
    }
  }

  it('lays our ring into a tray: same barcode and story, cost and price of its own', async () => {
    const rosok = await akun('1203')
    const stok = await akun('1201')
    const made = await spv.post('jual-lagi/simpan', await lagi(1, { ongkos: 250_000 }))
    expect(dataOf(made)).toEqual({ nomor: 'JL-GS1-261121-0001', kode_barcode: barcode[0] })
    expect(await barang(barcode[0])).toMatchObject({
      status: 'ADA',
      kode_baki: 'A01',
      berat: cincin.berat,
      harga_pokok: 5_438_500, // what the customer was paid: 6,798,000 less 20 %
      ongkos: 250_000,
    })
    expect((await akun('1203')) - rosok).toBe(-5_438_500)
    expect((await akun('1201')) - stok).toBe(5_438_500)
    const { json } = await spv.get(`barang/riwayat/${String(barcode[0])}`)
    expect(json.data.map((bab: { peristiwa: string }) => bab.peristiwa)).toEqual([
      'MASUK',
      'NOTA',
      'TERJUAL',
      'BELI',
      'DIBELI',
      'JUAL_LAGI',
      'KOREKSI',
    ])
    expect(json.data[4]).toMatchObject({ dokumen: faktur, nilai: 5_438_500 })
    expect(await shop.audit()).toEqual([])
  })

  it('has a new label for it', async () => {
    const paper = await spv.post('jual-lagi/label', { kode_barcode: barcode[0] })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await spv.post('jual-lagi/label', { kode_barcode: '9' })).status).toBe(404)
  })

  it('makes a piece of what was not ours, with a barcode of the shop', async () => {
    const body = await lagi(5, { nama_barang: 'GELANG RANTAI', size: '17' })
    const { kode_barcode } = Object(dataOf(await spv.post('jual-lagi/simpan', body)))
    expect(await barang(kode_barcode)).toMatchObject({
      status: 'ADA',
      nama_barang: 'GELANG RANTAI',
      kadar: 75,
      berat: 2,
      harga_pokok: 2_850_000,
    })
    expect(await shop.audit()).toEqual([])
  })

  it('weighs what the scale says; beyond the tolerance an approver agrees', async () => {
    const body = await lagi(2, { berat: 4.05, kode_gudang: 'TOKO' })
    const asked = await spv.post('jual-lagi/simpan', body)
    expect(asked.json.details).toMatchObject({ kategori: 'JUAL_LAGI' })
    dataOf(await spv.postApproved('jual-lagi/simpan', body, 'own'))
    expect(await barang(barcode[1])).toMatchObject({ berat: 4.05, murni: 3.038 }) // 3.0375
    expect(await gram('SUSUT')).toEqual([70, 52]) // 4.120 - 4.050; 3.090 - 3.038
    expect(await shop.audit()).toEqual([])
  })

  it('sells the piece again', async () => {
    const nota = notaCincin([barcode[0] ?? ''])
    const { json } = await kasir.post('penjualan/hitung', { baris: nota.baris })
    const pembayaran = [{ jenis: 'CASH', jumlah: json.data.total }]
    const { total } = json.data
    const sold = dataOf(await kasir.post('penjualan/simpan', { ...nota, total, pembayaran }))
    const { no_faktur_group } = sold
    const both = { penjualan: [no_faktur_group], pembelian: [] }
    dataOf(await spv.post('validasi/simpan/jualbeli', both))
    expect(await barang(barcode[0])).toMatchObject({ status: 'TERJUAL' })
    expect(await shop.audit()).toEqual([])
  })

  it.each([
    [{ kode_kantong: 'FB-X/9' }, 'kode_kantong'],
    [{ kode_baki: 'A99' }, 'kode_baki'],
    [{ nama_barang: 'AB' }, 'nama_barang'],
    [{ berat: 0 }, 'berat'],
  ])('refuses %j', async (change, field) => {
    const { json, status } = await spv.post('jual-lagi/simpan', await lagi(3, change))
    expect([status, json.fields?.[0]?.field]).toEqual([400, field])
  })

  it('is not for cashiers, and never twice', async () => {
    expect((await kasir.post('jual-lagi/simpan', await lagi(3))).status).toBe(403)
    const body = { ...(await lagi(3)), kode_kantong: kantong(1) }
    const { json } = await spv.post('jual-lagi/simpan', body)
    expect(json.fields?.[0]?.message).toBe(
      `Kantong ${kantong(1)} Sudah Tidak Bisa Dipakai, Sekarang Dijual Lagi`,
    )
  })
})

describe('hancur pembelian', () => {
  const hancur = (berat_hasil: number, n = 4) => ({
    alasan: 'Patah, tidak bisa dijual lagi',
    baris: [{ kode_kantong: kantong(n), berat_hasil }],
  })

  it('never yields more than there was', async () => {
    const { json } = await spv.post('hancur-pembelian/simpan', hancur(4.121))
    expect(json.fields?.[0]).toEqual({
      field: 'baris.0.berat_hasil',
      message: 'Berat Hasil Tidak Boleh Melebihi 4,120 gr',
    })
  })

  it('needs reason and approver; the result to LEBUR, the loss to SUSUT, gold and cost', async () => {
    const before = [await akun('1203'), await akun('5103')]
    const { alasan: _why, ...mute } = hancur(4)
    expect((await spv.post('hancur-pembelian/simpan', mute)).json.fields?.[0]?.field).toBe('alasan')
    const asked = await spv.post('hancur-pembelian/simpan', hancur(4))
    expect(asked.json.details).toMatchObject({
      kategori: 'HANCUR_PEMBELIAN',
      sebelum: { [kantong(4)]: '4,120 gr' },
      sesudah: { [kantong(4)]: '4,000 gr' },
    })
    const made = await spv.postApproved('hancur-pembelian/simpan', hancur(4), 'own')
    expect(dataOf(made)).toEqual({ nomor: 'HB-GS1-261121-0001' })
    expect(await gram('LEBUR')).toEqual([4_000, 3_000])
    expect(await gram('SUSUT')).toEqual([190, 142]) // 70 + 120; 52 + 90
    // 5,438,500 x 0.120 / 4.120 = 158,402.91
    expect([await akun('1203'), await akun('5103')]).toEqual([
      (before[0] ?? 0) - 158_403,
      (before[1] ?? 0) + 158_403,
    ])
    expect(await barang(barcode[3])).toMatchObject({ status: 'HANCUR' })
    expect(await shop.audit()).toEqual([])
  })

  it('never twice', async () => {
    const { json } = await spv.post('hancur-pembelian/simpan', hancur(4))
    expect(json.fields?.[0]?.message).toContain('Sekarang Dihancurkan')
  })
})

describe('a purchase whose bags were used', () => {
  it('is not cancelled any more', async () => {
    const batal = { no_faktur_beli: faktur, alasan: 'Salah orang' }
    const { json } = await spv.post('pembelian/batal', batal)
    expect(json.message).toContain('Sudah Diolah Atau Dijual Lagi')
  })

  it('not even when a bag is handed over in that very moment', async () => {
    const lain = await beli([luar])
    const batal = { no_faktur_beli: lain, alasan: 'Salah orang' }
    const { details } = (await spv.post('pembelian/batal', batal)).json
    expect(details).toMatchObject({ kategori: 'BATAL_PEMBELIAN' })
    const setoran = setor([{ kode_kantong: `${lain}/1`, timbang: 2 }])
    shop.before('pembelian/batal', () => kasir.post('setoran-emas/simpan', setoran))
    const { json, status } = await spv.postApproved('pembelian/batal', batal, 'own')
    expect([status, json.message]).toEqual([409, `Kantong ${lain}/1 Sudah Disetor Atau Diolah`])
    expect(await shop.audit()).toEqual([])
  })

  it('goes with its bags as long as they lie at the counter', async () => {
    const lain = await beli([luar])
    const batal = { no_faktur_beli: lain, alasan: 'Salah orang' }
    dataOf(await spv.postApproved('pembelian/batal', batal, 'own'))
    expect((await spv.post('kantong/satu', { kode_kantong: `${lain}/1` })).status).toBe(404)
    expect(await shop.audit()).toEqual([])
  })

  it('leaves a snapshot of its day that reports read', async () => {
    const closed = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
    dataOf(await spv.post('tutup-toko', closed))
    const [day] = await shop.rows(
      sql<object>`select sum(nota)::int as nota, sum(qty)::int as qty, sum(berat)::int as berat,
        sum(harga)::int as harga from rekap_harian_beli where tgl_system = '2026-11-21'`,
    )
    // The one that was cancelled is none; the other is one more bracelet.
    expect(day).toEqual({
      nota: 2,
      qty: 6,
      berat: 20_480,
      harga: 4 * 5_438_500 + 2 * 2_850_000,
    })
    expect(await shop.audit()).toEqual([])
  })
})
