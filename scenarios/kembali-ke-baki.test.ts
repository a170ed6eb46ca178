import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A sale is cancelled; its ring waits until it is weighed, tagged and laid into a tray.
let shop: Shop
let spv: Person
let kasir: Person

/** Sold and cancelled. */
async function jualBatal(kode_barcode: string, no_faktur_jual: string): Promise<void> {
  const sold = await kasir.post('penjualan/simpan', notaCincin([kode_barcode]))
  const { no_faktur_group } = dataOf(sold)
  // He takes the money: it goes back out of the drawer of whoever cancels.
  dataOf(
    await spv.post('validasi/simpan/jualbeli', { penjualan: [no_faktur_group], pembelian: [] }),
  )
  const batal = { no_faktur_jual, alasan: 'Salah barang' }
  dataOf(await spv.postApproved('penjualan/batal', batal, 'own'))
}

const barang = async (kode: string) => (await spv.get(`barang/get/${kode}`)).json.data
const kembali = async (kode_barcode: string, change: object = {}): Promise<object> => ({
  kode_barcode,
  versi: (await barang(kode_barcode)).versi,
  berat_kotor: 4.12,
  kode_bandrol: 'KECIL',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  ...change,
})
const menunggu = async (): Promise<unknown> =>
  (await kasir.get('barang/kembali/jumlah')).json.data.jumlah

let satu = ''
let dua = ''

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  ;[satu = '', dua = ''] = await terimaCincin(spv, 2, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
  await jualBatal(satu, 'FJ-GS1-261121-0001')
  await jualBatal(dua, 'FJ-GS1-261121-0002')
})
afterAll(() => shop.close())

describe('pieces of a cancelled sale', () => {
  it('wait: in the list, in the number, in the closing of the day', async () => {
    expect(await menunggu()).toBe(2)
    const listed = await kasir.get('barang/cari?status=KEMBALI')
    expect(listed.json.count).toBe(2)
    expect(await barang(satu)).toMatchObject({
      status: 'KEMBALI',
      kode_baki: null,
      baki_terakhir: 'A01',
    })
    const closing = (await spv.get('tutup-toko/status')).json.data
    expect(closing.perhatian[0]).toMatchObject({ kalimat: '2 Barang Kembali Belum Masuk Baki' })
  })

  it('go back into a tray by the cashier when the scale says what the label says', async () => {
    const made = await kasir.post('barang/kembali-ke-baki', await kembali(satu))
    expect(made.json.data).toEqual({ nomor: 'KM-GS1-261121-0001' })
    expect(await barang(satu)).toMatchObject({
      status: 'ADA',
      kode_baki: 'A01',
      berat: 4.12,
      baki_terakhir: null,
    })
    const { json } = await spv.get(`barang/riwayat/${satu}`)
    expect(json.data.at(-1)).toMatchObject({ peristiwa: 'SIAP', dokumen: 'KM-GS1-261121-0001' })
    expect(await menunggu()).toBe(1)
  })

  it('never twice', async () => {
    const twice = await kasir.post('barang/kembali-ke-baki', await kembali(satu))
    expect(twice.json.message).toBe(`Barang ${satu} Tidak Menunggu Masuk Baki, Status Ada`)
  })

  it('need an approver when they weigh something else, who sees label and scale', async () => {
    const body = await kembali(dua, { berat_kotor: 4.02, kode_bandrol: 'KECIL' })
    const asked = await kasir.post('barang/kembali-ke-baki', body)
    expect(asked.json.details).toMatchObject({
      kategori: 'KEMBALI_KE_BAKI',
      sebelum: { Barcode: dua, Berat: '4,120 gr' },
      sesudah: { Barcode: dua, Berat: '4,020 gr' },
    })
    const made = await kasir.postApproved('barang/kembali-ke-baki', body, 'spv')
    expect(made.status).toBe(200)
    // 6.200.000 x 0,100 / 4,120 = 150.485,4: so much of its cost is lost with the gold.
    expect(await barang(dua)).toMatchObject({
      status: 'ADA',
      berat: 4.02,
      murni: 3.015,
      harga_pokok: 6_049_515,
    })
    expect(
      await shop.rows(
        sql`select j.nomor_akun, j.debit, j.kredit from kencana.jurnal j
          join kencana.dokumen d on d.kode_toko = j.kode_toko and d.id = j.id_dokumen
          where d.jenis = 'KEMBALI_KE_BAKI' order by 1`,
      ),
    ).toEqual([
      { nomor_akun: '1201', debit: 0, kredit: 150_485 },
      { nomor_akun: '5103', debit: 150_485, kredit: 0 },
    ])
    expect(
      await shop.rows(
        sql`select g.akun, g.kotor, g.murni from kencana.gram g
          join kencana.dokumen d on d.kode_toko = g.kode_toko and d.id = g.id_dokumen
          where d.jenis = 'KEMBALI_KE_BAKI' order by g.akun`,
      ),
    ).toEqual([
      { akun: 'STOK/TOKO', kotor: -100, murni: -75 },
      { akun: 'SUSUT', kotor: 100, murni: 75 },
    ])
  })

  it('leave books that agree', async () => expect(await shop.audit()).toEqual([]))
})
