import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import { dataOf, harga, notaCincin, pokok, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The story of one ring of 4,120 gr: it came, its label was torn, its tray was weighed three times
// and counted, it went to another price and to a customer.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let satu = ''
let dua = ''

interface Bab {
  readonly peristiwa: string
}
const kisah = async (kode: string, who = spv): Promise<(Bab & Record<string, unknown>)[]> =>
  (await who.get(`barang/riwayat/${kode}`)).json.data
const peristiwa = async (kode: string): Promise<string[]> =>
  (await kisah(kode)).map((bab) => bab.peristiwa)

const label = (kode: string, ke: number, alasan: string | null) =>
  spv.post('cetak-barcode/simpan', {
    ukuran: 'K33X15',
    kode: 'BARCODE',
    alasan,
    baris: [{ kode_barcode: kode, ke }],
  })

/** The tray with its two rings on the scale: 350,000 + 2 x 4,120 + 2 x 0,120 = 358,480 gr. */
async function timbang(berat: number, pcs: number): Promise<void> {
  const mulai = await kasir.post('timbang-baki/start', {
    kode_gudang: 'TOKO',
    kode_toko: 'GS1',
    kode_baki: 'A01',
  })
  const { id } = mulai.json.data.data_timbang[0]
  const mentah = `ST,+00${berat.toFixed(3)}  g`
  const bacaan = { timbangan: 'UTAMA', asal: 'TIMBANGAN', mentah, stabil: true, berat }
  dataOf(await kasir.post('timbang-baki/bacaan', { id, baris: [bacaan] }))
  dataOf(await kasir.postApproved('timbang-baki/hasil', { id, pcs, buka: true }, 'spv'))
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  const kode = await terimaCincin(spv, 2, 'SUPPLIER')
  satu = kode[0] ?? ''
  dua = kode[1] ?? ''
  await kasir.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('the story of a piece', () => {
  it('begins where it came from', async () => {
    expect(await kisah(satu)).toMatchObject([
      { peristiwa: 'MASUK', dokumen: 'TB-GS1-261121-0001', ke: 'TOKO / A01', nilai: pokok },
    ])
    expect((await spv.get('barang/riwayat/TIADA')).json.message).toBe(
      'Barcode TIADA Tidak Ditemukan',
    )
  })

  it('tells each label: why it was printed again, and that the old one is void', async () => {
    dataOf(await label(satu, 1, null))
    dataOf(await label(satu, 2, 'Robek saat dipasang'))
    expect(await kisah(satu)).toMatchObject([
      { peristiwa: 'MASUK' },
      { peristiwa: 'LABEL', label_ke: 1, gugur: true, alasan: null },
      { peristiwa: 'LABEL', label_ke: 2, gugur: false, alasan: 'Robek saat dipasang' },
    ])
  })

  it('tells every weighing of the tray it lay in, and whether it was named', async () => {
    await timbang(358.48, 2)
    await timbang(354.24, 1) // one of the rings and its tag are missing: 4,240 gr
    const [benar, salah] = (await kisah(satu)).filter((bab) => bab.peristiwa === 'TIMBANG')
    expect(benar).toMatchObject({ hasil: 'COCOK', selisih: 0, disebut: false, ke: 'TOKO / A01' })
    expect(salah).toMatchObject({ hasil: 'KEDUANYA', selisih: -4.24, disebut: true })
  })

  it('tells the count, the price and who agreed to it', async () => {
    const mulai = { kode_gudang: 'TOKO', kode_baki: 'A01' }
    const { id } = dataOf(await spv.post('stock-opname/mulai', mulai))
    const baris = [{ id_scan: randomUUID(), kode_barcode: satu, kode_baki: null }]
    dataOf(await spv.post('stock-opname/scan', { id, baris }))
    dataOf(await spv.postApproved('stock-opname/setujui', { id }, 'own'))
    expect((await kisah(satu)).at(-1)).toMatchObject({
      peristiwa: 'OPNAME',
      hasil_opname: 'KETEMU',
      otorisasi: [{ kategori: 'Setujui Stock Opname', pemberi: 'own' }],
    })
    // The other one was not scanned.
    expect((await kisah(dua)).at(-1)).toMatchObject({ peristiwa: 'HILANG', dari: 'TOKO / A01' })
    expect((await peristiwa(dua)).filter((one) => one === 'OPNAME')).toEqual([])
  })

  it('tells its owner and what he paid', async () => {
    const nota = notaCincin([satu], { nama_customer: 'Ibu Sari', no_hp: '081230005678' })
    dataOf(await kasir.post('penjualan/simpan', nota))
    const [masuk] = (await kisah(satu)).slice(-1)
    expect(masuk).toMatchObject({ peristiwa: 'NOTA', nilai: harga, pihak: 'Ibu Sari' })
    expect(await peristiwa(satu)).toEqual([
      ...['MASUK', 'LABEL', 'LABEL', 'TIMBANG', 'TIMBANG', 'OPNAME', 'NOTA'],
    ])
  })

  it('never tells a cashier what the piece has cost', async () => {
    const read = await kasir.get(`barang/riwayat/${satu}`)
    expect(read.json.data[0]).toMatchObject({ peristiwa: 'MASUK', nilai: null, pihak: null })
    expect(read.text).not.toContain(String(pokok))
    const { rows } = (await kasir.post('reportbarang/riwayat-barang', { kode_barcode: satu })).json
      .data
    expect(rows[0]).toMatchObject({ peristiwa: 'MASUK', nilai: null })
  })

  it('is put on paper in the same sentences', async () => {
    const { bytes, status } = await spv.get(`barang/riwayat/${satu}/kertas`)
    expect(status).toBe(200)
    const words = readPdf(bytes)
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ')
    for (const kata of [satu, 'CINCIN BELAH ROTAN', 'Label ke 1, sudah tidak berlaku', 'Ibu Sari'])
      expect(words).toContain(kata)
    expect((await spv.get('barang/riwayat/TIADA/kertas')).status).toBe(404)
    expect(await shop.audit()).toEqual([])
  })
})
