import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Rings come in, get their labels, one label is torn and printed again.
let shop: Shop
let spv: Person
let mu: Person
let kasir: Person
let cincin: string[] = []

const kosong = { barcode: [], kode_baki: null, no_terima: null, tgl_baru: null }
const cari = (minta: object, who = spv) => who.post('cetak-barcode/barang', { ...kosong, ...minta })
const cetak = (kode: readonly (string | undefined)[], ke: number, lain: object = {}, who = spv) =>
  who.post('cetak-barcode/simpan', {
    ukuran: 'K33X15',
    kode: 'BARCODE',
    alasan: null,
    baris: kode.map((kode_barcode) => ({ kode_barcode, ke })),
    ...lain,
  })
const berkas = (nomor: unknown, format = 'PDF', who = spv) =>
  who.post('cetak-barcode/berkas', { nomor, format, mulai: null })

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  mu = await shop.person('MU')
  kasir = await shop.person('KASIR')
  cincin = await terimaCincin(spv, 4, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('labels', () => {
  it('are offered for what just came, for a receipt, for a tray', async () => {
    for (const minta of [
      { tgl_baru: '2026-11-21' },
      { no_terima: 'TB-GS1-261121-0001' },
      { kode_baki: 'A01' },
    ]) {
      const { json } = await cari(minta)
      expect(json.data.map((one: { ke: number }) => one.ke)).toEqual([1, 1, 1, 1])
    }
    expect((await cari({ barcode: ['TIADA'] })).json.message).toBe('Barcode TIADA Tidak Ditemukan')
    expect((await cari({}, kasir)).status).toBe(403)
  })

  it('are numbered, and leave as PDF and in the words of label printers', async () => {
    const { nomor } = dataOf(await cetak(cincin, 1))
    expect(nomor).toBe('LB-GS1-261121-0001')
    expect((await berkas(nomor)).text.slice(0, 5)).toBe('%PDF-')
    const zpl = await berkas(nomor, 'ZPL')
    expect(zpl.text.match(/\^XA/g)).toHaveLength(4)
    expect(zpl.text).toContain(`^FD${cincin[0]}^FS`)
    expect((await berkas(nomor, 'TSPL')).text.match(/PRINT 1,1/g)).toHaveLength(4)
    expect((await cari({ tgl_baru: '2026-11-21' })).status).toBe(404)
    const other = await berkas(nomor, 'PDF', mu)
    expect(other.json.message).toContain('Bukan Milik Anda')
  })

  it('are printed again with a reason, and the old paper is void', async () => {
    const [satu] = cincin
    const tanpa = await cetak([satu], 2)
    expect([tanpa.status, tanpa.json.message]).toEqual([
      400,
      'Alasan Cetak Ulang Tidak Boleh Kosong',
    ])
    const lagi = await cetak([satu], 2, { alasan: 'Label robek' })
    // Its code is the piece's as before; the number stands in the words, which are a picture.
    const zpl = (await berkas(dataOf(lagi)['nomor'], 'ZPL')).text
    expect(zpl).toContain(`^FD${satu}^FS`)
    expect(zpl).toContain('^GFA,')
    expect((await berkas('LB-GS1-261121-0001')).json.message).toBe(
      `Label Barang ${satu} Sudah Dicetak Lagi, Muat Ulang`,
    )
    const basi = await cetak([satu], 2, { alasan: 'Label robek' })
    expect([basi.status, basi.json.code]).toEqual([409, 'E-MDB:02'])
  })

  it('get one number each when two people print at once', async () => {
    const [, dua] = cincin
    const alasan = 'Label robek'
    shop.before('cetak-barcode/simpan', () => cetak([dua], 2, { alasan }, mu))
    const late = await cetak([dua], 2, { alasan })
    expect([late.status, late.json.code]).toEqual([409, 'E-MDB:02'])
    expect((await cari({ barcode: [dua] })).json.data[0].ke).toBe(3)
  })

  it('are not printed for what has left the shop', async () => {
    const [, , tiga = ''] = cincin
    const { no_faktur_group } = dataOf(await kasir.post('penjualan/simpan', notaCincin([tiga])))
    await kasir.post('validasi/simpan/jualbeli', { penjualan: [no_faktur_group], pembelian: [] })
    expect((await cetak([tiga], 2, { alasan: 'Label robek' })).json.message).toBe(
      `Label Barang ${tiga} Tidak Dapat Dicetak, Status Terjual`,
    )
    // Said at the scan already.
    expect((await cari({ barcode: [tiga] })).json.message).toBe(
      `Label Barang ${tiga} Tidak Dapat Dicetak, Status Terjual`,
    )
  })

  it('are on sheets only as PDF; a tray has a label of its own', async () => {
    const [, , , empat] = cincin
    const sheet = await cetak([empat], 2, { ukuran: 'A4_65', alasan: 'Ganti ukuran' })
    const { nomor } = dataOf(sheet)
    expect((await berkas(nomor, 'TSPL')).json.message).toBe(
      'Ukuran Ini Hanya Dapat Dicetak Sebagai PDF',
    )
    expect((await spv.post('cetak-barcode/label-baki', { kode_baki: ['A01'] })).status).toBe(200)
    expect((await spv.post('cetak-barcode/label-baki', { kode_baki: ['Z9'] })).status).toBe(404)
  })

  it('that were printed again are reported; the books agree', async () => {
    const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
    const laporan = await laporanHari(spv, '/laporan-cetak-ulang-barcode', hari)
    expect(laporan.rows.map(({ alasan, ke, oleh }) => [alasan, ke, oleh])).toEqual([
      ['Label robek', 2, 'SPV'],
      ['Label robek', 2, 'MU'],
      ['Ganti ukuran', 2, 'SPV'],
    ])
    expect(await shop.audit()).toEqual([])
  })
})
