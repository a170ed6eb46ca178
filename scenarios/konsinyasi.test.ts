import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Three rings of a supplier lie in a tray: they are his until they are sold, and then he is owed.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let nomor = ''

const akun = async (...nomor_akun: readonly string[]): Promise<number[]> => {
  const rows = await shop.rows(
    sql<{ nomor_akun: string; saldo: number }>`
      select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal group by 1`,
  )
  return nomor_akun.map((one) => rows.find((row) => row.nomor_akun === one)?.saldo ?? 0)
}
const baris = (kode_barcode: string, harga_pokok: number | null = 6_200_417) => ({
  ...{ ...cincin, kode_barcode, harga_pokok, berat_kirim: cincin.berat, diterima: true },
})
const surat = (no_surat: string, lines: readonly object[], lain: object = {}) => ({
  ...{ supplier: 'UBS', no_surat, konsinyasi: true, baris: lines, ...lain },
})
const kata = async (path: string, body: object): Promise<unknown> => {
  const { json, status } = await spv.post(path, body)
  expect(status).toBe(400)
  return json.fields?.[0]?.message ?? json.message
}
/** Pieces and their cost, as the stock of the day and its ages have them. */
const nilai = async () => {
  const saldo = await laporanHari(own, '/laporan-saldo-barang', { tgl: '2026-11-21' })
  const umur = await laporanHari(own, '/laporan-umur-barang')
  const { toko } = dataOf(await own.get('cash-pusat/perbandingan'))
  const pusat = Array.from(Object(toko), Object)
  return [
    ...[saldo, umur].map(({ totals }) => [totals['pcs'], totals['pokok']]),
    ...pusat.map(({ nilai_stok, qty }) => [qty, nilai_stok]),
  ]
}
const posisi = async () => {
  const { rows } = await laporanHari(own, '/laporan-posisi-emas', {
    ...{ tgl: '2026-11-21', kadar: null, perubahan: 5 },
  })
  return rows.map(({ bersih, konsinyasi, stok }) => [stok, konsinyasi, bersih])
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  for (const flag of ['KONSINYASI_MODULE', 'SKIP_VALIDASI_MODULE', 'AKUNTANSI_MODULE'])
    dataOf(await own.put(`para-system/key/${flag}`, { value: true }))
  await kasir.post('penjualan/harga-hari-ini', {})
}, 60_000)
afterAll(() => shop.close())

describe('goods on consignment', () => {
  it('have a cost, and come without a debt', async () => {
    const path = 'penerimaan-barang/simpan'
    expect(await kata(path, surat('SJ-1', [baris('K1'), baris('K2', null)]))).toBe(
      'Harga Pokok Tidak Boleh Kosong',
    )
    const body = surat(
      'SJ-1',
      ['K1', 'K2', 'K3'].map((kode) => baris(kode)),
    )
    nomor = String(dataOf(await spv.post(path, body))['nomor'])
    expect(await akun('1201', '2102')).toEqual([0, 0])
    // The gold lies here and is not ours.
    expect(await posisi()).toEqual([[9.27, 9.27, 0]])
    expect(await nilai()).toEqual(Array.from({ length: 3 }, () => [3, 0]))
    expect((await spv.get('hutang-supplier/pilihan')).json.data).toEqual([])
    expect(await shop.audit()).toEqual([])
  })

  it('are not changed, destroyed, or promised for months', async () => {
    const hancur = { kode_barcode: 'K1', cara: 'PECAH', berat_hasil: 4.1, nama_baru: null }
    const body = { alasan: 'Patah dua', baris: [hancur] }
    const milik = 'Barang K1 Konsinyasi, Masih Milik Supplier'
    expect(await kata('hancur-data-barang/simpan', body)).toBe(milik)
    const naik = { cara: 'POKOK_NAIK', persen: 5, rupiah: null, alasan: 'Harga naik' }
    const profit = { ...naik, baris: [{ kode_barcode: 'K1' }] }
    expect(await kata('update-profit-barang/simpan', profit)).toBe(milik)
    expect(await shop.audit()).toEqual([])
  })

  it('are owed for when they are sold, in the posting of the sale', async () => {
    const sold = dataOf(await spv.post('penjualan/simpan', notaCincin(['K1'])))
    expect(await akun('1201', '2102', '5101')).toEqual([0, -6_200_417, 6_200_417])
    // What was sold is owed in gold until it is paid.
    expect(await posisi()).toEqual([[6.18, 6.18, -3.09]])
    expect((await spv.get('hutang-supplier/pilihan')).json.data).toEqual([
      { nomor, hutang: 6_200_417, uraian: 'UBS Rp 6.200.417 (3,090 gr)' },
    ])
    expect(await shop.audit()).toEqual([])
    const [no_faktur_jual] = Object(sold['notajual'])
    const batal = { no_faktur_jual, alasan: 'Salah barang' }
    dataOf(await spv.postApproved('penjualan/batal', batal, 'own'))
    expect(await akun('1201', '2102', '5101')).toEqual([0, 0, 0])
    expect(await shop.audit()).toEqual([])
    dataOf(await kasir.post('penjualan/simpan', notaCincin(['K2'])))
  })

  it('are paid like any other receipt, once', async () => {
    const tunai = { tempat: 'BANK', no_rekening: '1234567890', baris: [{ no_terima: nomor }] }
    const both = await Promise.all([
      spv.postApproved('bayar-supplier/simpan', tunai, 'own'),
      spv.postApproved('bayar-supplier/simpan', tunai, 'own'),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await akun('2102', '1102')).toEqual([0, -6_200_417])
    expect(await kata('bayar-supplier/simpan', tunai)).toBe(`Penerimaan ${nomor} Sudah Lunas`)
    expect(await shop.audit()).toEqual([])
  })

  it('go back unsold, and nothing was ever owed', async () => {
    const body = { alasan: 'Tidak laku', baris: [{ kode_barcode: 'K3' }] }
    const { json } = await spv.post('retur-supplier/simpan', body)
    expect(json.details).toMatchObject({ sesudah: { 'Hutang Berkurang': 'Rp 0' } })
    dataOf(await spv.postApproved('retur-supplier/simpan', body, 'own'))
    expect(await akun('1201', '2102')).toEqual([0, 0])
    const { rows } = await laporanHari(spv, '/laporan-konsinyasi', { supplier: null, milik: null })
    expect(rows.map(({ kode_barcode, status }) => [kode_barcode, status])).toEqual([
      ['K1', 'KEMBALI'],
      ['K2', 'TERJUAL'],
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('stand in the account of the supplier on the day of the sale', async () => {
    const { rows } = await laporanHari(spv, '/kartu-supplier', {
      ...{ tgl_from: '2026-11-21', tgl_to: '2026-11-21', supplier: 'UBS' },
    })
    expect(rows.map(({ gerak, hutang, saldo }) => [gerak, hutang, saldo])).toEqual([
      ['KONSINYASI', 6_200_417, 6_200_417],
      ['BAYAR_SUPPLIER', -6_200_417, 0],
    ])
  })
})
