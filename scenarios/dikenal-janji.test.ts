import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { cincinNama, dipesan } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { titip } from './titip.ts'

// Money that is left for later counts as a visit does, and who leaves much is asked who he is.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let barang: string[] = []
const batas = 3 * harga
const siti = { nama_customer: 'IBU SITI', no_hp: '6281234500001' }
const kartu = {
  alamat_customer: 'Jl. Melati 3',
  jenis_identitas: 'KTP',
  no_identitas: '3171234567890001',
}
const jumlah = async (): Promise<number> => {
  const [row] = await shop.rows<{ n: number }>(
    sql`select kencana.jumlah_orang('2026-11-21', 3, null, ${siti.no_hp}, '{}')::int as n`,
  )
  return row?.n ?? -1
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  for (const [key, value] of [
    ['SKIP_VALIDASI_MODULE', true],
    ['BATAS_DATA_PELANGGAN', batas],
  ] as const)
    dataOf(await own.put(`para-system/key/${key}`, { value }))
  await spv.post('penjualan/harga-hari-ini', {})
  barang = await terimaCincin(spv, 8)
}, 60_000)
afterAll(() => shop.close())

describe('money that is left', () => {
  let no_titipan = ''
  it('counts as long as it is held, and then the sale in its place', async () => {
    const saved = dataOf(
      await kasir.post('titipan/simpan', { ...titip(undefined, harga), ...siti }),
    )
    no_titipan = String(saved['no_titipan'])
    expect(await jumlah()).toBe(harga)
    const lain = { ...siti, pembayaran: [{ jenis: 'TITIPAN', jumlah: harga, no_ref: no_titipan }] }
    dataOf(await kasir.post('penjualan/simpan', notaCincin(barang.splice(0, 1), lain)))
    expect(await jumlah()).toBe(harga)
  })

  it('asks who he is from the limit on, at the field, and keeps nothing', async () => {
    const before = await shop.rows(sql`select count(*) from kencana.titipan`)
    const lebih = 2 * harga + 4_123
    const { json, status } = await kasir.post('titipan/simpan', {
      ...titip(undefined, lebih),
      ...{ ...siti, alamat_customer: null },
    })
    expect([status, json.fields?.[0]]).toEqual([
      400,
      {
        field: 'alamat_customer',
        message: 'Transaksi Rp 21.325.123 Dalam 3 Hari: Alamat Customer Tidak Boleh Kosong',
      },
    ])
    expect(await shop.rows(sql`select count(*) from kencana.titipan`)).toEqual(before)
    dataOf(await kasir.post('titipan/simpan', { ...titip(undefined, lebih), ...siti, ...kartu }))
    expect(await jumlah()).toBe(3 * harga + 4_123)
    expect(
      await shop.rows(
        sql`select no_identitas from kencana.pelanggan where no_identitas is not null`,
      ),
    ).toEqual([{ no_identitas: kartu.no_identitas }])
  })

  it('counts what is left of a deposit once, however often it was added to', async () => {
    const rina = { nama_customer: 'BU RINA', no_hp: '6281234500009' }
    const [satu, dua] = [4_123_000, 3_877_000]
    const { no_titipan } = dataOf(
      await kasir.post('titipan/simpan', { ...titip(undefined, satu), ...rina }),
    )
    const pembayaran = [{ jenis: 'CASH', jumlah: dua }]
    dataOf(await kasir.post('titipan/tambah', { no_titipan, jumlah: dua, pembayaran }))
    const dihitung = async () =>
      shop.rows(
        sql`select kencana.jumlah_orang('2026-11-21', 3, null, ${rina.no_hp}, '{}')::int as n`,
      )
    expect(await dihitung()).toEqual([{ n: satu + dua }])
    // What goes out of it counts no more: 2.500.000 are left of the last 3.877.000.
    await shop.paksa([
      sql`insert into kencana.titipan_uang select (jsonb_populate_record(u,
          jsonb_build_object('n', 99, 'jenis', 'PAKAI', 'id_group', u.id_titipan,
            'jumlah', ${2_500_000 - satu - dua}::bigint))).*
        from kencana.titipan_uang u where u.jumlah = ${dua}`,
    ])
    expect(await dihitung()).toEqual([{ n: 2_500_000 }])
    await shop.paksa([sql`delete from kencana.titipan_uang where n = 99`])
  })

  it('and who begins a promise is asked by what the whole of it comes to', async () => {
    const baru = { nama_customer: 'PAK WAHYU', no_hp: '6281234500002', alamat_customer: null }
    const pesanan = dipesan(500_000, baru, [{ ...cincinNama, berat: 40.123 }])
    const { json, status } = await kasir.post('pesanan/simpan', pesanan)
    expect([status, json.fields?.[0]?.field]).toEqual([400, 'alamat_customer'])
    expect(await shop.rows(sql`select 1 from kencana.dokumen where prefix = 'PS'`)).toEqual([])
    dataOf(await kasir.post('pesanan/simpan', { ...pesanan, ...kartu, no_identitas: '3171999' }))
    const sendiri = { ...baru, no_hp: '6281234500003' }
    const ringan = dipesan(500_000, sendiri, [{ ...cincinNama, berat: cincin.berat }])
    const { nomor } = dataOf(await kasir.post('pesanan/simpan', ringan))
    for (const q of [String(nomor), String(nomor).toLowerCase(), String(nomor).slice(-11)]) {
      const { json: found } = await kasir.get(`pelanggan/cari?q=${q}`)
      expect(found.data.map(({ no_hp }: { no_hp: string }) => no_hp)).toContain(sendiri.no_hp)
    }
  })

  it('leaves books that balance', async () => expect(await shop.audit()).toEqual([]))
})
