import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { titip } from './titip.ts'

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let barang: string[]
const hari = '2026-11-21'
const ani = { nama_customer: 'Ibu Ani', no_hp: '6281234567890' }
const lengkap = {
  ...ani,
  alamat_customer: 'Jl. Melati 3',
  jenis_identitas: 'KTP',
  no_identitas: '3171234567890001',
}
const setel = async (key: string, value: unknown) =>
  dataOf(await own.put(`para-system/key/${key}`, { value }))
const jual = (jumlah: number, lain: object = {}) =>
  kasir.post('penjualan/simpan', notaCincin(barang.slice(0, jumlah), lain))
const terjual = async (jumlah: number, lain: object = {}): Promise<string> => {
  const saved = dataOf(await jual(jumlah, lain))
  barang = barang.slice(jumlah)
  return String(saved['no_faktur_group'])
}
const laporan = async () =>
  (await own.post('penjualan/report-transaksi-besar', { tgl_from: hari, tgl_to: hari })).json.data
    .rows

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await setel('SKIP_VALIDASI_MODULE', true)
  await setel('BATAS_TRANSAKSI_HARI', 1)
  await setel('BATAS_DATA_PELANGGAN', 3 * harga)
  await setel('BATAS_TRANSAKSI_BESAR', 5 * harga)
  await spv.post('penjualan/harga-hari-ini', {})
  barang = await terimaCincin(spv, 12)
})
afterAll(() => shop.close())

describe('a large sum', () => {
  it('is refused while it is not known who pays it, at the field, and nothing is kept', async () => {
    const said = async (lain: object) => (await jual(3, lain)).json.fields
    const rp = '21.321.000'
    expect(await said({})).toEqual([
      {
        field: 'nama_customer',
        message: `Transaksi Rp ${rp} Sehari: Nama Customer Tidak Boleh Kosong`,
      },
    ])
    expect((await said(ani))?.[0]?.field).toBe('alamat_customer')
    expect((await said({ ...lengkap, no_identitas: null }))?.[0]?.field).toBe('no_identitas')
    expect(await shop.rows(sql`select 1 from kencana.penjualan`)).toEqual([])
    expect(await shop.rows(sql`select 1 from kencana.pelanggan`)).toEqual([])
  })

  it('asks nobody below the limit', async () => {
    expect(await terjual(2)).not.toBe('')
  })

  it('is added up over the day by telephone', async () => {
    await terjual(2, ani)
    const refused = await jual(1, ani)
    expect(refused.json.fields).toEqual([
      {
        field: 'alamat_customer',
        message: 'Transaksi Rp 21.321.000 Sehari: Alamat Customer Tidak Boleh Kosong',
      },
    ])
    await terjual(1, lengkap)
  })

  it('keeps the card beside the name, and asks a known one no second time', async () => {
    expect(
      await shop.rows(sql`select jenis_identitas, no_identitas from kencana.pelanggan
        where no_identitas is not null`),
    ).toEqual([{ jenis_identitas: 'KTP', no_identitas: '3171234567890001' }])
    await terjual(1, { ...ani, alamat_customer: 'Jl. Melati 3' })
  })
})

describe('the sum over the chain', () => {
  it('counts deposits as the screen of large transactions does', async () => {
    expect(await laporan()).toEqual([])
    const tini = {
      ...{ nama_customer: 'Bu Tini', no_hp: '6281234567899', alamat_customer: 'Jl. Kenari 1' },
      ...{ jenis_identitas: 'KTP', no_identitas: '3171234567890009' },
    }
    dataOf(await kasir.post('titipan/simpan', titip(undefined, 3 * harga, tini)))
    const kedua = dataOf(await kasir.post('titipan/simpan', titip(undefined, 2 * harga - 1, tini)))[
      'no_titipan'
    ]
    expect(await laporan()).toEqual([])
    dataOf(await kasir.post('titipan/simpan', titip(undefined, 1, tini)))
    expect(await laporan()).toMatchObject([
      {
        ...{ pelanggan: 'Bu Tini', identitas: 'KTP 3171234567890009', status_lapor: 'BELUM' },
        ...{ jual: 0, beli: 0, tukar: 0, janji: 5 * harga, kumulatif: 5 * harga, toko_lain: 0 },
      },
    ])
    const path = `transaksi-mencurigakan?tgl_from=${hari}&tgl_to=${hari}&pola=BATAS`
    expect((await spv.get(path)).json.data).toMatchObject([{ nilai: 5 * harga, toko_lain: 0 }])
    // It is reported by whichever of them, not by the first of the day alone.
    const lapor = { tgl_lapor: hari, no_laporan: 'LTPBJ-7', keterangan: null }
    const catat = async (no_faktur_group: unknown) =>
      dataOf(await own.post('lapor-transaksi/create', { ...lapor, no_faktur_group }))
    await catat('TT-GS1-261121-9999')
    expect(await laporan()).toMatchObject([{ status_lapor: 'BELUM' }])
    await catat(kedua)
    expect(await laporan()).toMatchObject([
      { status_lapor: 'SUDAH', dilaporkan: expect.stringContaining('LTPBJ-7') },
    ])
  })

  it('and says what was reported', async () => {
    const nomor = await terjual(1, { ...ani, alamat_customer: 'Jl. Melati 3' })
    const row = (await laporan()).find(({ jual }: { jual: number }) => jual > 0)
    expect(row).toMatchObject({
      pelanggan: 'Ibu Ani',
      identitas: 'KTP 3171234567890001',
      kumulatif: 5 * harga,
      toko_lain: 0,
      lebur: 0,
      status_lapor: 'BELUM',
    })
    expect(nomor).toMatch(/^FG-/)
    dataOf(
      await own.post('lapor-transaksi/create', {
        no_faktur_group: row.no_faktur_group,
        tgl_lapor: hari,
        no_laporan: 'LTPBJ-1',
        keterangan: null,
      }),
    )
    const kini = await laporan()
    expect(kini.find(({ jual }: { jual: number }) => jual > 0)).toMatchObject({
      status_lapor: 'SUDAH',
      dilaporkan: expect.stringContaining('21-11-2026 LTPBJ-1'),
    })
  })

  it('leaves books that balance', async () => expect(await shop.audit()).toEqual([]))
})
