import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Everything about Sari on one page: two rings that she has, one that she sold back, her points.
let shop: Shop
let own: Person
let kasir: Person
let rings: string[]
const hp = '6281298760001'
const sari = { nama_customer: 'SARI DEWI', no_hp: hp, alamat_customer: 'Jalan Melati 7' }

const profil = async (minta: string, who = kasir) => who.get(`pelanggan/profil?${minta}`)
const isi = async (minta: string, who = kasir) => dataOf(await profil(minta, who))
const jual = async (jumlah: number, lain: object): Promise<string> => {
  const saved = dataOf(
    await kasir.post('penjualan/simpan', notaCincin(rings.splice(0, jumlah), lain)),
  )
  const penjualan = [saved['no_faktur_group']]
  dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan, pembelian: [] }))
  return String(Object(saved['notajual'])[0])
}
const bagian = (data: Record<string, unknown>): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object(data['bagian']).map((each: { kode: string }) => [each.kode, each]))

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  rings = await terimaCincin(spv, 7)
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  const lain = { alamat_member: null, kode_kota: null, kode_kecamatan: null, kode_ajak: null }
  const dia = { kode_member: 'K77', nama_member: 'Sari Dewi', no_hp: hp, tgl_lahir: '1991-11-21' }
  dataOf(await own.post('member/create', { ...dia, ...lain, aktif: true }))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

it('says of nobody that he is not there', async () => {
  const tidak = await profil('no_hp=081211112222')
  expect([tidak.status, tidak.json.message]).toEqual([404, 'Pelanggan Tidak Ditemukan'])
  expect((await profil('id=00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

it('finds her by number, by card and by row, with what she has and its worth of today', async () => {
  await jual(2, sari)
  const nota = await jual(1, { ...sari, nama_customer: 'SARI' })
  const lihat = await isi('no_hp=081298760001')
  expect(lihat).toMatchObject({ nama_customer: 'SARI', kode_member: 'K77' })
  expect(lihat['milik']).toMatchObject({ jumlah: 3, berat: 12.36, tanpa_nilai: 0 })
  const { baris, nilai } = Object(lihat['milik'])
  // What the counter would pay for one of them.
  const kembali = { kode_barcode: baris[0].kode_barcode, kode_kondisi: 'BAIK', berat_kotor: 4.12 }
  const hitung = dataOf(
    await kasir.post('pembelian/hitung', {
      ...{ kode_sales: 'SLS1', jenis: 'BELI', pembayaran: [], total: 0, nilai_jual: 0 },
      baris: [kembali],
    }),
  )
  const satu = Object(hitung['baris'])[0].harga
  expect(satu).toBeGreaterThan(5_000_000)
  expect(baris.map((each: { nilai: number }) => each.nilai)).toEqual([satu, satu, satu])
  expect(nilai).toBe(3 * satu)
  const { nota: notes, member } = bagian(lihat)
  expect(notes?.['kalimat']).toBe('2 nota, Rp 21.321.000, terakhir 2026-11-21')
  expect(Object(notes)['baris'][0]).toMatchObject({
    ...{ nomor: nota, nilai: harga, status: 'Valid', terbuka: false },
    path: `/lihat-penjualan?nota=${nota}`,
  })
  expect(member?.['kalimat']).toBe('Member K77: 0 point')
  const { id } = Object(lihat['kontak'])[0]
  expect(await isi(`id=${id}`)).toEqual(lihat)
  expect(await isi('kode_member=K77')).toEqual(lihat)
})

it('is short beside the counter, and silent of what is switched off or not allowed', async () => {
  const singkat = await isi(`no_hp=${hp}&singkat=true`)
  expect(Object(singkat['milik'])).toMatchObject({ jumlah: 3, baris: [] })
  expect(Object.values(bagian(singkat)).every(({ baris }) => Object(baris).length === 0)).toBe(true)
  const penjual = await shop.person('KASIR', 'penjual', '/profil-pelanggan')
  expect(await isi(`no_hp=${hp}`, penjual)).toMatchObject({ bagian: [], milik: null })
  const lain = await shop.person('KASIR', 'lain', '/lihat-penjualan')
  expect((await profil(`no_hp=${hp}`, lain)).status).toBe(403)
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: false }))
  const tanpa = await isi(`no_hp=${hp}`)
  expect([tanpa['kode_member'], bagian(tanpa)['member']]).toEqual([null, undefined])
  expect((await profil('kode_member=K77')).status).toBe(404)
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
})

it('has no worth for what the counter would refuse: a piece whose nota was reported lost', async () => {
  const sebelum = Object((await isi(`no_hp=${hp}`))['milik'])
  const { baris } = sebelum
  const nota = baris.at(-1).no_faktur_jual
  const [satu, dua] = baris.filter((each: typeof sebelum) => each.no_faktur_jual === nota)
  const kembali = { kode_barcode: satu.kode_barcode, kode_kondisi: 'BAIK', berat_kotor: 4.12 }
  const pembelian = { jenis: 'BELI', baris: [{ ...kembali, nota_hilang: true }] }
  const { total } = dataOf(await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: 0 }))
  const kartu = { jenis_identitas: 'KTP', no_identitas: '3275010101800001' }
  const isian = {
    ...{ ...sari, kode_sales: 'SLS1', baris: [], pembelian: { ...pembelian, ...kartu } },
    ...{ pembayaran: [{ jenis: 'CASH', jumlah: total }], total: -Number(total) },
  }
  dataOf(await kasir.postApproved('penjualan/simpan', isian, 'own'))
  const milik = Object((await isi(`no_hp=${hp}`))['milik'])
  expect(milik).toMatchObject({ jumlah: 2, tanpa_nilai: 1 })
  const sisa = milik.baris.find((each: typeof satu) => each.kode_barcode === dua.kode_barcode)
  expect([dua.nilai > 0, sisa.nilai]).toEqual([true, null])
  // Its QR says so, too: the paper is somewhere.
  const [dijual] = await shop.rows(
    sql<{ id: string }>`select id from dokumen where nomor = ${nota}`,
  )
  expect((await shop.guest(`nota/publik?toko=GS1&id=${dijual?.id ?? ''}`)).json.data).toMatchObject(
    {
      ...{ no_faktur: nota, status: 'VALID', hilang: true },
    },
  )
})

it('reads somebody who came five hundred times in one call', async () => {
  await shop.paksa([
    sql`insert into kencana.penjualan select (jsonb_populate_record(null::kencana.penjualan,
        to_jsonb(p) || jsonb_build_object('id', gen_random_uuid()))).*
      from (select * from kencana.penjualan where id_pelanggan is not null limit 1) p,
        generate_series(1, 500)`,
    sql`insert into kencana.dokumen select (jsonb_populate_record(null::kencana.dokumen,
        to_jsonb(d) || jsonb_build_object('id', p.id, 'nomor', 'FJ-LAMA-' || p.id))).*
      from kencana.penjualan p, lateral (select * from kencana.dokumen x
        where x.jenis = 'PENJUALAN' limit 1) d
      where not exists (select from kencana.dokumen x where x.id = p.id)`,
    sql`insert into kencana.status_dokumen select (jsonb_populate_record(
        null::kencana.status_dokumen, to_jsonb(s) || jsonb_build_object('id', p.id))).*
      from kencana.penjualan p, lateral (select * from kencana.status_dokumen x
        where x.jenis = 'PENJUALAN' and x.status = 'VALID' limit 1) s
      where not exists (select from kencana.status_dokumen x where x.id = p.id)`,
  ])
  const banyak = await isi(`no_hp=${hp}`)
  expect(String(bagian(banyak)['nota']?.['kalimat'])).toMatch(/^50\d nota/)
  expect(Object(bagian(banyak)['nota'])['baris']).toHaveLength(20)
})

it('counts all that she ordered, not the latest', async () => {
  await shop.paksa([
    sql`insert into kencana.dokumen select (jsonb_populate_record(null::kencana.dokumen,
        to_jsonb(d) || jsonb_build_object('id', gen_random_uuid(), 'jenis', 'SERVICE',
          'prefix', 'SV', 'nomor', 'SV-LAMA-' || n, 'isi', jsonb_build_object('id_pelanggan',
          (select id from kencana.pelanggan where no_hp = ${hp} limit 1), 'biaya', 1001)))).*
      from (select * from kencana.dokumen where jenis = 'PENJUALAN' limit 1) d,
        generate_series(1, 230) n`,
    sql`insert into kencana.status_dokumen select (jsonb_populate_record(
        null::kencana.status_dokumen, to_jsonb(s) || jsonb_build_object('id', d.id,
          'jenis', 'SERVICE', 'status', case when d.nomor like '%7' then 'DIAMBIL' else 'MASUK' end))).*
      from kencana.dokumen d, (select * from kencana.status_dokumen limit 1) s
      where d.jenis = 'SERVICE'`,
  ])
  const { service } = bagian(await isi(`no_hp=${hp}`))
  expect(service?.['kalimat']).toBe('207 dari 230 service berjalan, sisa Rp 207.207')
  expect(Object(service)['baris']).toHaveLength(20)
})
