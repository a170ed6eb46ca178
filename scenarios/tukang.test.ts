import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { openKantong, type TokoKantong } from './kantong.ts'

// A goldsmith washes two bags, loses gold that he bears himself, and is paid: in part, then whole.
let toko: TokoKantong
const baris = (n: number, timbang: number, lain: object = {}) => ({
  ...{ kode_kantong: toko.kantong(n), timbang, ...lain },
})
const bayar = (jumlah: number | null, lain: object = {}) => ({
  ...{ kode_tukang: 'SARNO', jumlah, tempat: 'BANK', no_rekening: '1234567890', no_ref: 'TRF-9' },
  ...{ keterangan: null, ...lain },
})
const dibayar = (body: object) => toko.spv.postApproved('bayar-tukang/simpan', body, 'own')
const laporan = async () => {
  const masa = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', kode_tukang: 'SARNO' }
  return (await toko.spv.post('tukang/report', masa)).json.data
}
const rekening = async () => (await laporan()).rows

beforeAll(async () => {
  toko = await openKantong()
  const own = await toko.shop.person('OWN')
  for (const [nama, value] of [
    ['SEPUHAN_MODULE', true] as const,
    ['SORTIR_MASA_TUNGGU', 0] as const,
  ])
    dataOf(await own.put(`para-system/key/${nama}`, { value }))
  const cuci = [1, 2].map((n) => baris(n, 4.12, { tujuan: 'SORTIR_CUCI' }))
  dataOf(await toko.spv.post('sortir-pembelian/simpan', { baris: cuci, keterangan: null }))
  const lot = { kode_tukang: 'SARNO', proses: 'CUCI', tgl_janji: '2026-11-25', keterangan: null }
  const kirim = { ...lot, baris: [baris(1, 4.12), baris(2, 4.12)] }
  const { nomor } = Object(dataOf(await toko.spv.post('kirim-barang-cuci/simpan', kirim)))
  const kembali = { nomor, upah: 73_500, baris: [baris(1, 4.113), baris(2, 4.12)] }
  dataOf(await toko.spv.post('terima-sepuhan/simpan', kembali))
  const ajukan = { nomor, susut: null, beban: 'TUKANG', alasan: 'Debu poles tidak kembali' }
  dataOf(await toko.spv.post('wasting-sepuhan/simpan', ajukan))
  dataOf(await own.post('validasi-susut/simpan', { nomor, susut: null }))
}, 60_000)
afterAll(() => toko.shop.close())

// 7 of 4,120 mg of 5,438,500 are 9,240.17: 73,500 less 9,240 are owed.
describe('a goldsmith', () => {
  it('has an account in grams and money, line by line', async () => {
    expect(await toko.akun('2106')).toBe(-64_260)
    const told = Array.from<Record<string, unknown>>(await rekening())
    expect(told).toHaveLength(4)
    expect(told[0]).toMatchObject({ dokumen: 'Saldo Awal', sisa: 0, murni: 0, hutang: 0 })
    expect(told[1]).toMatchObject({ terima: 8.24, kembali: null, sisa: 8.24, murni: 6.18 })
    expect(told[2]).toMatchObject({ kembali: 8.233, sisa: 0.007, upah: 73_500, hutang: 73_500 })
    // What was lost did not come back, and what he bears of it was not paid to him.
    expect(told[3]).toMatchObject({ kembali: null, susut: 0.007, sisa: 0, murni: 0 })
    expect(told[3]).toMatchObject({ upah: null, beban: 9_240, bayar: null })
    expect(told.at(-1)?.['hutang']).toBe(64_260)
    expect((await toko.spv.get('hutang-tukang/pilihan')).json.data).toEqual([
      { kode_tukang: 'SARNO', hutang: 64_260, uraian: 'Pak Sarno Rp 64.260' },
    ])
    expect(await toko.shop.audit()).toEqual([])
  })

  it.each([
    [{ jumlah: 64_261 }, 'jumlah', 'Hutang Ke Pak Sarno Tinggal Rp 64.260'],
    [{ jumlah: 0 }, 'jumlah', ''],
    [{ kode_tukang: 'ASING' }, 'kode_tukang', ''],
    [{ no_rekening: null }, 'no_rekening', 'No Rekening Tidak Boleh Kosong'],
  ])('is not paid %j', async (lain, field, kata) => {
    const { json, status } = await toko.spv.post('bayar-tukang/simpan', bayar(1_000, lain))
    expect([status, json.fields?.[0]?.field]).toEqual([400, field])
    expect(json.fields?.[0]?.message).toContain(kata)
  })

  it('is paid a part, by two people', async () => {
    const body = bayar(20_001)
    expect((await toko.spv.post('bayar-tukang/simpan', body)).json.code).toBe('E-OTORISASI')
    const bank = await toko.akun('1102')
    dataOf(await dibayar(body))
    expect([await toko.akun('2106'), (await toko.akun('1102')) - bank]).toEqual([-44_259, -20_001])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is paid once when two pay all of it at once; it is taken back by its negation', async () => {
    const both = await Promise.all([dibayar(bayar(null)), dibayar(bayar(null))])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await toko.akun('2106')).toBe(0)
    const nothing = await toko.spv.post('bayar-tukang/simpan', bayar(null))
    expect(nothing.json.fields?.[0]?.message).toBe('Hutang Ke Pak Sarno Tinggal Rp 0')
    const [terakhir] = (await toko.spv.get('bayar-tukang/lihat')).json.data
    expect(terakhir).toMatchObject({ jumlah: 44_259, sisa: 0, kode_tukang: 'SARNO' })
    const batal = { nomor: terakhir.nomor, alasan: 'Salah rekening' }
    dataOf(await toko.spv.postApproved('bayar-tukang/batal', batal, 'own'))
    expect(await toko.akun('2106')).toBe(-44_259)
    expect((await rekening()).at(-1)).toMatchObject({ upah: null, bayar: -44_259, hutang: 44_259 })
    expect((await laporan()).totals).toMatchObject({ upah: 73_500, beban: 9_240, bayar: 20_001 })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is compared with his account every night', async () => {
    const uji = await toko.shop.rows(
      sql`select uji, jumlah::int, jumlah_lain::int
        from kencana.uji_silang('GS1', '2026-11-21') where uji = 'TUKANG'`,
    )
    expect(uji).toEqual([{ uji: 'TUKANG', jumlah: -44_259, jumlah_lain: -44_259 }])
  })
})

it('is one of those who held a piece: a ring, a bag, and a ring again', async () => {
  const { json } = await toko.spv.post('kantong/satu', { kode_kantong: toko.kantong(1) })
  const lagi = { ...json.data.isi, kode_kantong: toko.kantong(1), berat: json.data.berat }
  const masuk = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_bandrol: 'KECIL', ongkos: 0 }
  dataOf(await toko.spv.post('jual-lagi/simpan', { ...lagi, ...masuk }))
  const asked = (kode: string) => toko.spv.post('reportbarang/pemegang', { kode })
  const { rows } = (await asked(toko.barcode[0] ?? '')).json.data
  expect((await asked(toko.kantong(1))).json.data.rows).toEqual(rows)
  const told = Array.from<Record<string, unknown>>(rows)
  expect(told.map(({ tempat }) => tempat)).toEqual([
    ...['ADA', 'DALAM_NOTA', 'TERJUAL', 'DALAM_BELI', 'DIBELI'],
    ...['KANTONG_SORTIR_CUCI', 'KANTONG_TUKANG', 'KANTONG_SORTIR_JUAL', 'ADA'],
  ])
  const gelang = (await asked(toko.kantong(5))).json.data.rows
  expect(gelang.map(({ tempat }: { tempat: string }) => tempat)).toEqual(['KANTONG_PEMBELIAN'])
  const tukang = told.find(({ tempat }) => tempat === 'KANTONG_TUKANG')
  expect(tukang).toMatchObject({ pemegang: 'Pak Sarno', berat: 4.12, timbang: 4.12, oleh: 'spv' })
  const kembali = told.find(({ tempat }) => tempat === 'KANTONG_SORTIR_JUAL')
  expect(kembali).toMatchObject({ pemegang: null, berat: 4.113, timbang: 4.113 })
  expect(tukang?.['sampai']).toBe(kembali?.['sejak'])
  expect(told.at(-1)).toMatchObject({ sampai: null, lokasi: 'TOKO / A01' })
  const setor = { penerima: 'Pak Hadi', baris: [{ kode_kantong: toko.kantong(5), timbang: 2 }] }
  dataOf(await toko.kasir.post('setoran-emas/simpan', setor))
  const brankas = (await asked(toko.kantong(5))).json.data.rows.at(-1)
  expect(brankas).toMatchObject({ tempat: 'KANTONG_BRANKAS', pemegang: 'Pak Hadi' })
})
