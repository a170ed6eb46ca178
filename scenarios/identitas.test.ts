import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

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
  it('counts what another shop sold to him: for the refusal and for the report', async () => {
    expect(await laporan()).toEqual([])
    // The other shop is written past the wall, as its own counter would have.
    const lain = [
      sql`insert into kencana.toko (kode_toko, no_toko, nama_toko, alamat_toko, jenis_toko, zona, tgl_system)
        values ('GS7', 77, 'Toko Tujuh', '', 'CABANG', 'Asia/Jakarta', ${hari}) on conflict do nothing`,
      sql`insert into kencana.pelanggan (kode_toko, id, nama_customer, no_hp, id_orang)
        values ('GS7', '0193c1f0-0000-7000-8000-00000000aa01', 'ANI', '6281234567890',
          kencana.orang_dikenal(null, '6281234567890'))`,
      sql`insert into kencana.rekap_harian_orang (kode_toko, tgl_system, id_wakil, id_pelanggan, jual,
          beli, tukar, kumulatif)
        values ('GS7', ${hari}, '0193c1f0-0000-7000-8000-00000000aa02',
          '0193c1f0-0000-7000-8000-00000000aa01', ${2 * harga}, 0, 0, ${2 * harga})`,
      sql`select set_config('kencana.toko', ${shop.kode_toko}, true)`,
      sql`update kencana.rantai set tgl_segel = ${hari} where kode_toko = 'GS7'`,
    ]
    const rows = await shop.andai(
      lain,
      sql`select jual::bigint, kumulatif::bigint, toko_lain::int
        from kencana.orang_besar(${hari}, ${hari}, ${5 * harga})`,
    )
    expect(rows).toEqual([{ jual: 4 * harga, kumulatif: 6 * harga, toko_lain: 1 }])
  })

  it('and says what was reported', async () => {
    const nomor = await terjual(1, { ...ani, alamat_customer: 'Jl. Melati 3' })
    const [row] = await laporan()
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
    expect((await laporan())[0]).toMatchObject({
      status_lapor: 'SUDAH',
      dilaporkan: expect.stringContaining('21-11-2026 LTPBJ-1'),
    })
  })

  it('leaves books that balance', async () => expect(await shop.audit()).toEqual([]))
})
