import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { dibayar, openKantong, type TokoKantong } from './kantong.ts'

// A bag becomes a piece in a tray again, or is destroyed. Gold, cost and pieces agree after every
// step.
let toko: TokoKantong
const kantong = (n: number): string => toko.kantong(n)

beforeAll(async () => {
  toko = await openKantong()
  const own = await toko.shop.person('OWN')
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
  const baris = [{ kode_kantong: kantong(5), timbang: 2 }]
  dataOf(await toko.kasir.post('setoran-emas/simpan', { penerima: 'Pak Hadi', baris }))
}, 60_000)
afterAll(() => toko.shop.close())

describe('jual lagi', () => {
  const lagi = async (n: number, change: object = {}): Promise<object> => {
    const { json } = await toko.spv.post('kantong/satu', { kode_kantong: kantong(n) })
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
    const rosok = await toko.akun('1203')
    const stok = await toko.akun('1201')
    const usul = (await toko.spv.post('kantong/satu', { kode_kantong: kantong(1) })).json.data.isi
    expect(usul).toMatchObject({ kode_gudang: 'TOKO', kode_baki: 'A01' }) // where it lay last
    const asing = (await toko.spv.post('kantong/satu', { kode_kantong: kantong(5) })).json.data.isi
    expect(asing).toMatchObject({ kode_gudang: null, kode_baki: null })
    const made = await toko.spv.post('jual-lagi/simpan', await lagi(1, { ongkos: 250_000 }))
    expect(dataOf(made)).toEqual({ nomor: 'JL-GS1-261121-0001', kode_barcode: toko.barcode[0] })
    expect(await toko.barang(toko.barcode[0])).toMatchObject({
      status: 'ADA',
      kode_baki: 'A01',
      berat: cincin.berat,
      harga_pokok: dibayar,
      ongkos: 250_000,
    })
    expect((await toko.akun('1203')) - rosok).toBe(-dibayar)
    expect((await toko.akun('1201')) - stok).toBe(dibayar)
    const { json } = await toko.spv.get(`barang/riwayat/${String(toko.barcode[0])}`)
    expect(json.data.map((bab: { peristiwa: string }) => bab.peristiwa)).toEqual([
      'MASUK',
      'NOTA',
      'TERJUAL',
      'BELI',
      'DIBELI',
      'JUAL_LAGI',
      'KOREKSI',
    ])
    expect(json.data[4]).toMatchObject({ dokumen: toko.faktur, nilai: dibayar })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('has a new label for it', async () => {
    const [kode_barcode = ''] = toko.barcode
    const found = await toko.spv.post('cetak-barcode/barang', { barcode: [kode_barcode] })
    const { ke } = found.json.data[0]
    const print = await toko.spv.post('cetak-barcode/simpan', {
      ukuran: 'K60X30',
      kode: 'BARCODE',
      alasan: 'Jual lagi',
      baris: [{ kode_barcode, ke }],
    })
    const { nomor } = dataOf(print)
    const paper = await toko.spv.post('cetak-barcode/berkas', { nomor, format: 'PDF' })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await toko.spv.post('cetak-barcode/barang', { barcode: ['9'] })).status).toBe(404)
  })

  it('makes a piece of what was not ours, with a barcode of the shop', async () => {
    const body = await lagi(5, { nama_barang: 'GELANG RANTAI', size: '17' })
    const { kode_barcode } = Object(dataOf(await toko.spv.post('jual-lagi/simpan', body)))
    expect(await toko.barang(kode_barcode)).toMatchObject({
      status: 'ADA',
      nama_barang: 'GELANG RANTAI',
      kadar: 75,
      berat: 2,
      harga_pokok: 2_850_000,
    })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('weighs what the scale says; beyond the tolerance an approver agrees', async () => {
    const body = await lagi(2, { berat: 4.05, kode_gudang: 'TOKO' })
    const asked = await toko.spv.post('jual-lagi/simpan', body)
    expect(asked.json.details).toMatchObject({ kategori: 'JUAL_LAGI' })
    dataOf(await toko.spv.postApproved('jual-lagi/simpan', body, 'own'))
    // 4.050 gr x 75 % = 3.0375
    expect(await toko.barang(toko.barcode[1])).toMatchObject({
      berat: 4.05,
      murni: 3.038,
      harga_pokok: 5_346_098, // 5,438,500 less 92,402: its share of 0.070 / 4.120
    })
    expect(await toko.gram('SUSUT')).toEqual([70, 52]) // 4.120 - 4.050; 3.090 - 3.038
    expect(await toko.shop.audit()).toEqual([])
  })

  it('sells the piece again', async () => {
    const nota = notaCincin([toko.barcode[0] ?? ''])
    const { json } = await toko.kasir.post('penjualan/hitung', { baris: nota.baris })
    const pembayaran = [{ jenis: 'CASH', jumlah: json.data.total }]
    const { total } = json.data
    const sold = dataOf(await toko.kasir.post('penjualan/simpan', { ...nota, total, pembayaran }))
    const { no_faktur_group } = sold
    const both = { penjualan: [no_faktur_group], pembelian: [] }
    dataOf(await toko.spv.post('validasi/simpan/jualbeli', both))
    expect(await toko.barang(toko.barcode[0])).toMatchObject({ status: 'TERJUAL' })
    expect(await toko.shop.audit()).toEqual([])
  })

  it.each([
    [{ kode_kantong: 'FB-X/9' }, 'kode_kantong'],
    [{ kode_baki: 'A99' }, 'kode_baki'],
    [{ nama_barang: 'AB' }, 'nama_barang'],
    [{ berat: 0 }, 'berat'],
  ])('refuses %j', async (change, field) => {
    const { json, status } = await toko.spv.post('jual-lagi/simpan', await lagi(3, change))
    expect([status, json.fields?.[0]?.field]).toEqual([400, field])
  })

  it('is not for cashiers, and never twice', async () => {
    expect((await toko.kasir.post('jual-lagi/simpan', await lagi(3))).status).toBe(403)
    const body = { ...(await lagi(3)), kode_kantong: kantong(1) }
    const { json } = await toko.spv.post('jual-lagi/simpan', body)
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
    const { json } = await toko.spv.post('hancur-pembelian/simpan', hancur(4.121))
    expect(json.fields?.[0]).toEqual({
      field: 'baris.0.berat_hasil',
      message: 'Berat Hasil Tidak Boleh Melebihi 4,120 gr',
    })
  })

  it('needs reason and approver; result to LEBUR, loss to SUSUT, gold and cost', async () => {
    const before = [await toko.akun('1203'), await toko.akun('5103')]
    const { alasan: _why, ...mute } = hancur(4)
    expect((await toko.spv.post('hancur-pembelian/simpan', mute)).json.fields?.[0]?.field).toBe(
      'alasan',
    )
    const asked = await toko.spv.post('hancur-pembelian/simpan', hancur(4))
    expect(asked.json.details).toMatchObject({
      kategori: 'HANCUR_PEMBELIAN',
      sebelum: { [kantong(4)]: '4,120 gr' },
      sesudah: { [kantong(4)]: '4,000 gr' },
    })
    const made = await toko.spv.postApproved('hancur-pembelian/simpan', hancur(4), 'own')
    expect(dataOf(made)).toEqual({ nomor: 'HB-GS1-261121-0001' })
    expect(await toko.gram('LEBUR')).toEqual([4_000, 3_000])
    expect(await toko.gram('SUSUT')).toEqual([190, 142]) // 70 + 120; 52 + 90
    // 5,438,500 x 0.120 / 4.120 = 158,402.91
    expect([await toko.akun('1203'), await toko.akun('5103')]).toEqual([
      (before[0] ?? 0) - 158_403,
      (before[1] ?? 0) + 158_403,
    ])
    expect(await toko.barang(toko.barcode[3])).toMatchObject({ status: 'HANCUR' })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('never twice', async () => {
    const { json } = await toko.spv.post('hancur-pembelian/simpan', hancur(4))
    expect(json.fields?.[0]?.message).toContain('Sekarang Dihancurkan')
  })
})

it('a purchase whose pieces were used is not cancelled any more', async () => {
  const batal = { no_faktur_beli: toko.faktur, alasan: 'Salah orang' }
  const { json } = await toko.spv.post('pembelian/batal', batal)
  expect(json.message).toContain('Sudah Diolah Atau Dijual Lagi')
})
