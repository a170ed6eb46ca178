import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, hargaJual, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A seller's bonus of closed days is paid once, by a document that says how it was worked out.
let shop: Shop
let own: Person
let spv: Person
let nomor = ''

const bulan = { kode_sales: 'SLS1', dari: '2026-11-01', sampai: '2026-11-21' }
const laci = { ...bulan, tempat: 'LACI', no_rekening: null, keterangan: null }
const bayar = (isi: object = {}) =>
  spv.postApproved('bayar-bonus/simpan', { ...laci, ...isi }, 'own')
const ditolak = async (isi: object) =>
  (await spv.post('bayar-bonus/simpan', { ...laci, ...isi })).json.message
const laporan = async (tgl_from = '2026-11-01', tgl_to = '2026-11-21') => {
  const isi = { tgl_from, tgl_to, kode_sales: null }
  return (await spv.post('penjualan/report-per-sales', isi)).json.data.totals
}
const belum = async () => (await spv.get('bayar-bonus/belum')).json.data
const saldo = async () =>
  shop.rows(sql`select 'jurnal ' || nomor_akun as apa, sum(debit - kredit)::int as n from jurnal
      group by 1 having sum(debit - kredit) <> 0
    union all select 'laci ' || laci, saldo::int from saldo_laci order by 1`)

/** 0.37 % of what two rings were sold for. */
const bonus = Math.round(2 * hargaJual * 0.0037)

beforeAll(async () => {
  shop = await openShop(undefined, undefined, true)
  own = await shop.person('OWN')
  await fillMasters(own)
  dataOf(await own.put('para-system/key/BONUS_SALES_MODULE', { value: true }))
  await shop.paksa([sql`delete from kencana.para_bonus_sales`])
  const aturan = { kode_bonus: 'SEMUA', berlaku_mulai: '2026-11-01', kode_group: '75' }
  const persen = { kode_dept: null, jenis_bonus: 'PERSEN', bonus_rp: 0, bonus_persen: 0.37 }
  dataOf(await own.post('para-bonus-sales/create', { ...aturan, ...persen }))
  spv = await shop.person('SPV')
  const barcodes = await terimaCincin(spv, 2, 'SUPPLIER')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const { no_faktur_group } = dataOf(await spv.post('penjualan/simpan', notaCincin(barcodes)))
  const kasir = await shop.person('KASIR')
  dataOf(
    await kasir.post('validasi/simpan/jualbeli', { penjualan: [no_faktur_group], pembelian: [] }),
  )
})
afterAll(() => shop.close())

it('is not paid for a day that is not closed', async () => {
  expect(await ditolak({})).toBe('Tanggal 2026-11-21 Belum Ditutup, Bonus Belum Dapat Dibayar')
  expect(await belum()).toEqual([])
  const hari = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
  dataOf(await spv.post('tutup-toko', hari))
  expect(await belum()).toEqual([
    {
      kode_sales: 'SLS1',
      nama_sales: expect.any(String),
      dari: '2026-11-21',
      ...{ sampai: '2026-11-21', bonus },
    },
  ])
})

it('is refused before anybody is asked: no such seller, no money, no account, no bonus', async () => {
  expect(await ditolak({ kode_sales: 'TIADA' })).toBe('Sales Tidak Valid')
  expect(await ditolak({})).toBe('Uang Di Laci spv Tidak Cukup')
  expect(await ditolak({ tempat: 'BANK' })).toBe('No Rekening Tidak Boleh Kosong')
  expect(await ditolak({ tempat: 'BANK', no_rekening: '999' })).toBe('No Rekening Tidak Valid')
  expect(await ditolak({ sampai: '2026-11-20' })).toBe('Tidak Ada Bonus Untuk Dibayar')
  expect(await ditolak({ dari: '2026-11-22' })).toBe('Sampai Tanggal Sebelum Dari Tanggal')
  const kasir = await shop.person('KASIR', 'kasir2', '/beranda')
  expect((await kasir.post('bayar-bonus/simpan', laci)).status).toBe(403)
  expect(await shop.rows(sql`select from bonus_hari`)).toEqual([])
})

it('is paid from the drawer when a second person agrees: as much as the report says', async () => {
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 900_000 }, 'own'))
  dataOf(await spv.postApproved('cash/laci/modal', { jumlah: 500_000 }, 'own'))
  const asked = await spv.post('bayar-bonus/simpan', laci)
  expect(asked.json.details).toMatchObject({
    kategori: 'BAYAR_BONUS',
    sesudah: { Laci: 'spv', 'Jumlah Rp': `Rp ${bonus.toLocaleString('id-ID')}` },
  })
  expect(await laporan()).toMatchObject({ bonus, dibayar: 0 })
  const semula = await saldo()
  nomor = String(dataOf(await bayar())['nomor'])
  expect(nomor).toBe('BS-GS1-261122-0001')
  expect(await laporan()).toMatchObject({ bonus, dibayar: bonus })
  expect(await belum()).toEqual([])
  expect(await saldo()).toContainEqual({ apa: 'jurnal 6106', n: bonus })
  expect(await saldo()).toContainEqual({ apa: 'laci spv', n: 500_000 - bonus })
  const [row] = (await spv.get('bayar-bonus/lihat')).json.data
  expect(row).toMatchObject({
    ...bulan,
    jumlah: bonus,
    rincian: [{ kode_group: '75', qty: 2, bonus }],
  })
  const kertas = await spv.post('bayar-bonus/cetak', {
    nomor: [nomor],
    id_cetak: randomUUID(),
  })
  expect(kertas.bytes.subarray(0, 4).toString(), kertas.text.slice(0, 200)).toBe('%PDF')

  expect(await ditolak({ dari: '2026-11-21' })).toBe(
    `Bonus SLS1 Tanggal 2026-11-21 Sudah Dibayar (${nomor})`,
  )
  // A note of a paid day could change what was paid: the day stays closed.
  const buka = await own.post('tutup-toko/buka', {
    tgl_system: '2026-11-21',
    alasan: 'Ada yang lupa',
  })
  expect([buka.status, buka.json.message]).toEqual([
    422,
    `Bonus Tanggal 2026-11-21 Sudah Dibayar (${nomor}), Batalkan Dahulu`,
  ])
  // Taken back, it is as it was, and may be paid once more.
  const alasan = 'Salah orang'
  expect((await spv.post('bayar-bonus/batal', { nomor, alasan })).json.details?.kategori).toBe(
    'BATAL_BAYAR_BONUS',
  )
  dataOf(await spv.postApproved('bayar-bonus/batal', { nomor, alasan }, 'own'))
  expect(await saldo()).toEqual(semula)
  expect(await laporan()).toMatchObject({ bonus, dibayar: 0 })
  const twice = await spv.postApproved('bayar-bonus/batal', { nomor, alasan }, 'own')
  expect(twice.json.message).toBe(`${nomor} Sudah Dibatalkan`)
})

it('is paid once when two pay the same day at once', async () => {
  const spv2 = await shop.person('SPV', 'spv2')
  const bank = { ...laci, tempat: 'BANK', no_rekening: '1234567890' }
  let sela = 0
  shop.before('bayar-bonus/simpan', async () => {
    const other = await spv2.postApproved(
      'bayar-bonus/simpan',
      { ...bank, dari: '2026-11-20' },
      'own',
    )
    sela = other.status
  })
  const late = await bayar({ ...bank })
  expect(sela).toBe(200)
  expect([late.status, late.json.message]).toEqual([409, 'Bonus SLS1 Untuk Hari Itu Sudah Dibayar'])
  expect(
    await shop.rows(sql`select tgl, urut from bonus_hari where tgl = '2026-11-21' order by urut`),
  ).toEqual([1, 2, 3].map((urut) => ({ tgl: '2026-11-21', urut })))
})

it('begins at the first unpaid day, whatever that took back, and runs over paid ones', async () => {
  // Ten percent of +5.000.000, -4.000.000 (a KOREKSI), +3.000.000 and +2.500.000.
  const hari = (tgl: string, harga: number) =>
    sql`insert into kencana.rekap_harian_jual select r.* from kencana.rekap_harian_jual s,
      jsonb_populate_record(s, ${JSON.stringify({ tgl_system: tgl, kode_group: 'UJI', harga_jual: harga, diskon: 0 })}::jsonb) r
      where s.kode_toko = 'GS1' and s.tgl_system = '2026-11-21' limit 1`
  await shop.paksa([
    sql`insert into kencana.para_bonus_sales select r.* from kencana.para_bonus_sales b,
      jsonb_populate_record(b, '{"kode_bonus": "UJI", "kode_group": "UJI", "bonus_persen": 1000}') r`,
    ...[hari('2026-11-10', 5_000_000), hari('2026-11-11', -4_000_000)],
    hari('2026-11-12', 3_000_000),
  ])
  const bank = { tempat: 'BANK', no_rekening: '1234567890' }
  const sisa = { kode_sales: 'SLS1', sampai: '2026-11-21' }
  expect(await belum()).toMatchObject([{ ...sisa, dari: '2026-11-10', bonus: 400_000 }])
  const dua = { dari: '2026-11-12', sampai: '2026-11-12' }
  expect(await ditolak(dua)).toBe('Bonus SLS1 Tanggal 2026-11-10 Belum Dibayar, Mulai Dari Sana')
  dataOf(await bayar({ ...bank, dari: '2026-11-10', sampai: '2026-11-10' }))
  expect(await belum()).toMatchObject([{ ...sisa, dari: '2026-11-11', bonus: -100_000 }])
  expect(await ditolak(dua)).toBe('Bonus SLS1 Tanggal 2026-11-11 Belum Dibayar, Mulai Dari Sana')
  expect(await ditolak({ ...dua, dari: '2026-11-11' })).toBe('Tidak Ada Bonus Untuk Dibayar')
  await shop.paksa([hari('2026-11-13', 2_500_000)])
  expect(await belum()).toMatchObject([{ ...sisa, dari: '2026-11-11', bonus: 150_000 }])
  dataOf(await bayar({ ...bank, dari: '2026-11-11' }))
  const dibayar = (await spv.get('bayar-bonus/lihat')).json.data
  expect(dibayar.slice(0, 2).map(({ jumlah }: { jumlah: number }) => jumlah)).toEqual([
    150_000, 500_000,
  ])
  expect(await belum()).toEqual([])
  // Whoever changes a row afterwards changes what days bring, nothing of what was paid for them:
  // 500.000 for the 10th, and 150.000 for the 11th to the 21st (-400.000, 300.000 and 250.000).
  const persen = (n: number) =>
    shop.paksa([
      sql`update kencana.para_bonus_sales set bonus_persen = ${n} where kode_group = 'UJI'`,
    ])
  const dibayarkan = async (from: string, to: string) => (await laporan(from, to)).dibayar
  for (const n of [1000, 2123]) {
    await persen(n)
    expect(await laporan()).toMatchObject({
      bonus: bonus + (6_500_000 * n) / 10_000,
      dibayar: bonus + 650_000,
    })
    expect(await dibayarkan('2026-11-10', '2026-11-11')).toBe(100_000)
    expect(await dibayarkan('2026-11-12', '2026-11-12')).toBe(300_000)
    expect(await dibayarkan('2026-11-12', '2026-11-21')).toBe(bonus + 550_000)
  }
  // Where its days bring nothing any more, by their number: nine, as two of eleven were paid.
  await persen(0)
  expect(await dibayarkan('2026-11-11', '2026-11-11')).toBe(16_667)
  expect(await dibayarkan('2026-11-12', '2026-11-21')).toBe(bonus + 133_333)
  await shop.paksa(
    ['rekap_harian_jual', 'para_bonus_sales'].map(
      (tabel) => sql`delete from ${sql.ref(`kencana.${tabel}`)} where kode_group = 'UJI'`,
    ),
  )
})

it('was told before it was posted what is posted, and leaves books that agree', async () => {
  expect(shop.tinjauan?.beda).toEqual([])
  expect([...(shop.tinjauan?.dilihat ?? [])]).toEqual(
    expect.arrayContaining(['BAYAR_BONUS bayar-bonus/simpan', 'BAYAR_BONUS bayar-bonus/batal']),
  )
  expect(await shop.audit()).toEqual([])
})

it('is found by the audit where a day was taken away', async () => {
  const [beda] = await shop.andai(
    [sql`delete from kencana.bonus_hari where tgl = '2026-11-21' and urut = 3`],
    sql<{ kalimat: string }>`select kencana.audit_bonus_hari('GS1') as kalimat`,
  )
  expect(beda?.kalimat).toMatch(/^Bonus SLS1 tanggal 2026-11-21: belum dibayar, menurut dokumennya/)
})
