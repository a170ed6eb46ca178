import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

let shop: Shop
let spv: Person

const piece = (change: object = {}): object => ({
  ...cincin,
  size: '12',
  kode_kondisi: 'BARU',
  ...change,
})
const receipt = (...baris: object[]): object => ({ asal: 'SUPPLIER', supplier: 'UBS', baris })

beforeAll(async () => {
  shop = await openShop()
  spv = await shop.person('SPV')
  await fillMasters(await shop.person('OWN'))
})
afterAll(() => shop.close())

describe('goods come in', () => {
  it('gives barcodes, and all books follow', async () => {
    const langkah = async (): Promise<unknown> =>
      (await spv.get('langkah-awal?rinci=true')).json.data.langkah
    const barangPertama = (fakta: object) =>
      expect.arrayContaining([expect.objectContaining({ langkah: 'barang', ...fakta })])
    expect(await langkah()).toEqual(barangPertama({ sudah: false }))
    const made = await spv.post('barang/tambah', receipt(piece(), piece({ berat: 2.5 })))
    expect(made).toMatchObject({ status: 200, json: { data: { nomor: 'TB-GS1-261121-0001' } } })
    const barcodes = made.json.data.barang.map((one: { kode_barcode: string }) => one.kode_barcode)
    expect(barcodes).toEqual(['010000014', '010000021'])
    expect(await shop.rows(sql`select akun, kotor, murni from kencana.gram order by n`)).toEqual([
      { akun: 'SUPPLIER', kotor: -6_620, murni: -4_965 },
      { akun: 'STOK/TOKO', kotor: 6_620, murni: 4_965 },
    ])
    expect(
      await shop.rows(sql`select nomor_akun, debit, kredit from kencana.jurnal order by n`),
    ).toEqual([
      { nomor_akun: '1201', debit: 12_400_000, kredit: 0 },
      { nomor_akun: '2102', debit: 0, kredit: 12_400_000 },
    ])
    expect(await langkah()).toEqual(barangPertama({ sudah: true, jumlah: 2 }))
    const terisi = { kode_baki: 'A01', pcs: 2, kapasitas: 50 }
    expect((await spv.get('baki/terisi/a01')).json.data).toEqual(terisi)
  })

  it('answers the same request the same', async () => {
    const key = 'd3b2c5a0-0000-4000-8000-000000000001'
    const body = receipt(piece({ nama_barang: 'GELANG RANTAI' }))
    const first = await spv.post('barang/tambah', body, { key })
    const again = await spv.post('barang/tambah', body, { key })
    expect(again.json).toEqual(first.json)
    expect((await spv.get('barang/cari?q=gelang')).json.count).toBe(1)
  })

  it.each([
    [{ nama_barang: 'CC' }, 'baris.0.nama_barang', 'Nama Barang harus lebih dari 5 karakter'],
    [{ kadar: 501 }, 'baris.0.kadar', 'Kadar tidak boleh lebih dari 500'],
    [{ kadar: 0 }, 'baris.0.kadar', 'Kadar Tidak Boleh Diisi Dengan 0'],
    [{ berat: 0 }, 'baris.0.berat', 'Berat Tidak Boleh Diisi Dengan 0'],
    [{ kadar: 70 }, 'baris.0.kadar', 'Kadar EOD Untuk Kadar 70,00 Belum Diisi'],
    [{ kode_barcode: '010000014' }, 'baris.0.kode_barcode', 'Barcode 010000014 Sudah Dipakai'],
    [{ kode_barcode: '010000991' }, 'baris.0.kode_barcode', 'Barcode 010000991 Belum Diterbitkan'],
    [{ kode_baki: 'Z9' }, 'baris.0.kode_baki', 'Baki Z9 Tidak Ada Di Gudang TOKO'],
    [{ berat_atribut: 0.2 }, 'baris.0.nama_atribut', 'Nama Atribut Tidak Boleh Kosong'],
  ])('refuses %j', async (change, field, message) => {
    const refused = await spv.post('barang/tambah', receipt(piece(change)))
    expect(refused).toMatchObject({ status: 400, json: { code: 'E-ISI' } })
    expect(refused.json.fields).toEqual([{ field, message }])
  })

  it('takes a barcode of another house', async () => {
    const made = await spv.post('barang/tambah', receipt(piece({ kode_barcode: 'lama-77' })))
    expect(made.json.data.barang[0].kode_barcode).toBe('LAMA-77')
  })

  it('is not for a cashier', async () => {
    const kasir = await shop.person('KASIR', 'kasir1')
    expect((await kasir.post('barang/tambah', receipt(piece()))).status).toBe(403)
  })
})

describe('goods are found', () => {
  it.each([
    ['q=0000014', ['010000014']],
    ['q=belah%20cincin&berat_sampai=3', ['010000021']],
    ['q=LAMA', ['LAMA-77']],
    ['kode_baki=A01&kode_group=75&berat_dari=4&q=gelang', ['010000038']],
    ['q=tidakada', []],
  ])('%s', async (query, expected) => {
    const found = await spv.get(`barang/cari?${query}`)
    expect(found.json.data.map((row: { kode_barcode: string }) => row.kode_barcode)).toEqual(
      expected,
    )
  })

  it('without their cost for a cashier', async () => {
    const kasir = await shop.person('KASIR', 'kasir2')
    const found = await kasir.get('barang/cari?q=belah')
    expect(JSON.stringify(found.json)).not.toContain('harga_pokok')
    expect((await kasir.get('barang/get/010000014')).json.data.harga_pokok).toBeNull()
    expect((await spv.get('barang/get/010000014')).json.data.harga_pokok).toBe(6_200_000)
  })

  it('or not at all', async () => {
    expect(await spv.get('barang/get/NIHIL')).toMatchObject({
      status: 404,
      json: { message: 'Barcode NIHIL Tidak Ditemukan' },
    })
  })
})

describe('a piece is corrected', () => {
  const body = {
    kode_barcode: '010000014',
    versi: 1,
    alasan: 'Salah timbang saat masuk',
    ...piece(),
    kadar: 75,
    kadar_cetak: '750',
    berat: 4.15,
    supplier: 'UBS',
  }

  it('with an approval of somebody else, before and after', async () => {
    const asked = await spv.post('barang/koreksi', body)
    expect(asked).toMatchObject({
      status: 403,
      json: {
        code: 'E-OTORISASI',
        details: {
          kategori: 'KOREKSI_BARANG',
          sebelum: { Barcode: '010000014', Berat: '4,120', 'Berat Murni': '3,090' },
          sesudah: { Barcode: '010000014', Berat: '4,150', 'Berat Murni': '3,113' },
        },
      },
    })
    const made = await spv.postApproved('barang/koreksi', body, 'own')
    expect(made).toMatchObject({ status: 200, json: { data: { nomor: 'KR-GS1-261121-0001' } } })
    expect((await spv.get('barang/get/010000014')).json.data).toMatchObject({
      berat: 4.15,
      murni: 3.113,
      versi: 2,
    })
  })

  it('not twice from the same version', async () => {
    const stale = await spv.post('barang/koreksi', { ...body, berat: 4.2 })
    expect(stale).toMatchObject({ status: 409, json: { code: 'E-MDB:02' } })
  })

  it('and its story tells it', async () => {
    const { json } = await spv.get('barang/riwayat/010000014')
    expect(
      json.data.map((bab: Record<string, unknown>) => [bab['peristiwa'], bab['alasan']]),
    ).toEqual([
      ['MASUK', null],
      ['KOREKSI', 'Salah timbang saat masuk'],
    ])
    expect(json.data[1].perubahan).toEqual({
      sebelum: { berat: 4_120, murni: 3_090 },
      sesudah: { berat: 4_150, murni: 3_113 },
    })
  })
})

describe('the reports of the stock', () => {
  const report = async (call: string, filter: object) => {
    const { json, status } = await spv.post(call, filter)
    if (status !== 200) throw new Error(JSON.stringify(json))
    return json.data
  }

  it('saldo barang tells what lies where', async () => {
    const { rows, totals } = await report('reportbarang/saldo-barang', { tgl: '2026-11-21' })
    expect(rows).toEqual([
      {
        gudang: 'TOKO Etalase Depan',
        lokasi: 'A01 Cincin Depan',
        pcs: 4,
        berat: 14.89,
        murni: 11.168,
        pokok: 24_800_000,
        harga_jual: 24_568_500,
      },
    ])
    expect(totals).toMatchObject({ pcs: 4, berat: 14.89 })
  })

  it('saldo barang is for OWN alone while HIDE_SALDO_BARANG_SUMMARY is on (SPEC 6)', async () => {
    const own = await shop.person('OWN')
    const key = 'para-system/key/HIDE_SALDO_BARANG_SUMMARY'
    await own.put(key, { value: true })
    const asked = { tgl: '2026-11-21' }
    expect((await spv.post('reportbarang/saldo-barang', asked)).status).toBe(404)
    expect((await own.post('reportbarang/saldo-barang', asked)).status).toBe(200)
    await own.put(key, { value: false })
    expect((await spv.post('reportbarang/saldo-barang', asked)).status).toBe(200)
  })

  it('nothing the day before', async () => {
    expect((await report('reportbarang/saldo-barang', { tgl: '2026-11-20' })).rows).toEqual([])
  })

  it('kartu stock adds up', async () => {
    const { rows } = await report('reportbarang/kartu-stock', {
      tgl_from: '2026-11-21',
      tgl_to: '2026-11-21',
    })
    expect(
      rows.map((row: Record<string, unknown>) => [
        row['apa'],
        row['saldo_pcs'],
        row['saldo_berat'],
      ]),
    ).toEqual([
      ['AWAL', 0, 0],
      ['GERAK', 2, 6.62],
      ['GERAK', 3, 10.74],
      ['GERAK', 4, 14.86],
      ['KOREKSI', 4, 14.89],
    ])
  })

  it('neraca gram closes at zero', async () => {
    const { rows, totals } = await report('reportbarang/neraca-gram', { tgl: '2026-11-21' })
    expect(rows).toEqual([
      {
        ...{ akun: 'STOK/TOKO', kadar: 75, awal: 0, debet: 11.168, kredit: 0, akhir: 11.168 },
        ...{ kotor_awal: 0, kotor_akhir: 14.89 },
      },
      {
        ...{ akun: 'SUPPLIER', kadar: 75, awal: 0, debet: 0, kredit: 11.145, akhir: -11.145 },
        ...{ kotor_awal: 0, kotor_akhir: -14.86 },
      },
      {
        ...{ akun: 'SUSUT', kadar: 75, awal: 0, debet: 0, kredit: 0.023, akhir: -0.023 },
        ...{ kotor_awal: 0, kotor_akhir: -0.03 },
      },
    ])
    expect(totals).toMatchObject({ akhir: 0, kotor_akhir: 0 })
  })

  it('riwayat barang is the passport of a piece', async () => {
    const { rows } = await report('reportbarang/riwayat-barang', { kode_barcode: '010000014' })
    expect(rows.map((row: Record<string, unknown>) => [row['peristiwa'], row['dokumen']])).toEqual([
      ['MASUK', 'TB-GS1-261121-0001'],
      ['KOREKSI', 'KR-GS1-261121-0001'],
    ])
  })
})

describe('after the day is closed', () => {
  const saldo = async (tgl: string) =>
    (await spv.post('reportbarang/saldo-barang', { tgl })).json.data.rows[0]
  const koreksi = (versi: number, berat: number): object => ({
    kode_barcode: '010000014',
    versi,
    alasan: 'Timbang ulang',
    ...piece(),
    kadar: 75,
    kadar_cetak: '750',
    berat,
    supplier: 'UBS',
  })

  it('its stock stays what it was, at the prices of that day', async () => {
    const before = await saldo('2026-11-21')
    const closed = await spv.post('tutup-toko', {
      tgl_system: '2026-11-21',
      tgl_berikut: '2026-11-22',
    })
    expect(closed.json.data).toMatchObject({ tgl_system: '2026-11-22', buka: true })
    const dinaikkan = await spv.put('group/update/75', {
      nama_group: 'EMAS 17K',
      kadar: 75,
      kadar_cetak: '750',
      harga: 1_700_000,
      harga_beli: 1_500_000,
      profit: 0,
      versi: 1,
    })
    expect(dinaikkan.json.message).toBe('Data Berhasil Dirubah')
    await spv.postApproved('barang/koreksi', koreksi(2, 5), 'own')
    expect(await saldo('2026-11-21')).toEqual(before)
    expect(await saldo('2026-11-22')).toMatchObject({ berat: 15.74, harga_jual: 26_758_000 })
  })

  it('opened again it is worked out anew, and says the same', async () => {
    const [rekap, hitung] = [
      await shop.rows(sql`select * from kencana.rekap_harian_stok`),
      await shop.rows(sql`select * from kencana.hitung_harian_stok('GS1', '2026-11-21')`),
    ]
    expect(hitung).toEqual(rekap)
    expect(rekap).toHaveLength(1)
  })

  it('the card of the next day begins with its balance', async () => {
    const periode = { tgl_from: '2026-11-22', tgl_to: '2026-11-22' }
    const { rows } = (await spv.post('reportbarang/kartu-stock', periode)).json.data
    expect(
      rows.map((row: Record<string, unknown>) => [
        row['apa'],
        row['masuk_berat'],
        row['saldo_berat'],
      ]),
    ).toEqual([
      ['AWAL', 0, 14.89],
      ['KOREKSI', 0.85, 15.74],
    ])
  })

  it('neither the gold nor the card knows of it the day before', async () => {
    const gram = (await spv.post('reportbarang/neraca-gram', { tgl: '2026-11-22' })).json.data.rows
    expect(gram[0]).toMatchObject({ akun: 'STOK/TOKO', awal: 11.168, debet: 0.637, akhir: 11.805 })
    const { rows } = (
      await spv.post('reportbarang/kartu-stock', { tgl_from: '2026-11-21', tgl_to: '2026-11-21' })
    ).json.data
    expect(rows.at(-1)).toMatchObject({ saldo_pcs: 4, saldo_berat: 14.89 })
  })
})

it('leaves every book in agreement with every other', async () => {
  expect(await shop.audit()).toEqual([])
})
