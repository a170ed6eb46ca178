import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { hari, laporanHari, playDay, type HariKonter } from './hari-konter.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import type { Person } from './shop.ts'

// A day of the counter, of the bank and of a pledge: each figure that an owner and an accountant
// read is worked out again over the raw books, by another query.

let day: HariKonter
let mu: Person
const bank = '1234567890'
const masa = { tgl_from: '2026-11-21', tgl_to: hari }
const laporan = (path: string, lain: object = {}) => laporanHari(mu, path, { ...masa, ...lain })
const satu = async <R>(text: ReturnType<typeof sql<R>>): Promise<R> => {
  const [row] = await day.shop.rows<R>(text)
  if (row === undefined) throw new Error('the query has no row')
  return row
}

/** Money on accounts, a drawer filled, a card's cash, half of what the cards owe. */
async function diBank({ own, spv }: HariKonter): Promise<void> {
  for (const [kode_transaksi, jenis_transaksi, nomor_akun] of [
    ['BUNGA', 'MASUK', '4109'],
    ['ADMIN', 'KELUAR', '5104'],
  ] as const)
    dataOf(
      await spv.post('paratransaksi/create', {
        ...{ kode_transaksi, nama_transaksi: kode_transaksi, jenis_transaksi, nomor_akun },
      }),
    )
  const cadangan = { no_rekening: '555', nama_rekening: 'CADANGAN', kode_bank: 'BCA' }
  dataOf(await spv.post('rekenings/create', cadangan))
  const uang = { kode_bank: 'BCA', no_rekening: bank, no_ref: null }
  const bunga = { ...uang, kode_transaksi: 'BUNGA', jumlah: 317_259, keterangan: 'Bunga' }
  const admin = { ...uang, kode_transaksi: 'ADMIN', jumlah: 17_503, keterangan: 'Biaya' }
  for (const body of [bunga, admin]) dataOf(await spv.post('cash/uang-bank', body))
  dataOf(
    await spv.post('cash/mutasi-uang-bank', {
      ...{ asal: 'BCA', asal_rekening: bank, tujuan: 'BCA', tujuan_rekening: '555' },
      ...{ jumlah: 212_753, keterangan: 'Cadangan', kategori: 'ADMIN' },
    }),
  )
  dataOf(await own.put('para-system/key/GESEK_TUNAI_MODULE', { value: true }))
  const gesek = { kode_bank: 'BCA', no_rekening: bank, kartu: '4123', no_ref: 'A-9' }
  const tunai = { ...gesek, jumlah: 511_000, fee: 5_110, keterangan: null }
  dataOf(await spv.postApproved('non-cash/gesek-tunai', tunai, 'own'))
  dataOf(
    await spv.post('settlement/simpan', {
      ...{ no_rekening: bank, jenis: 'DEBET', tgl: hari, kotor: 4_000_001, mdr: 6_001 },
      ...{ ke_rekening: null, no_ref: 'B-7', keterangan: null },
    }),
  )
}

/** Two rings come; of all that lie there one is not found. */
async function hilangSatu({ kasir, shop, spv }: HariKonter): Promise<void> {
  const datang = { asal: 'SALDO AWAL', baris: [cincin, cincin] }
  dataOf(await spv.postApproved('barang/tambah', datang, 'own'))
  const ada = await shop.rows<{ kode_barcode: string }>(
    sql`select kode_barcode from barang where kode_baki = 'A01' order by 1`,
  )
  const sesi = { kode_gudang: 'TOKO', kode_baki: 'A01' }
  const id = String(dataOf(await kasir.post('stock-opname/mulai', sesi))['id'])
  const baris = ada
    .slice(1)
    .map(({ kode_barcode }) => ({ id_scan: randomUUID(), kode_barcode, kode_baki: null }))
  dataOf(await kasir.post('stock-opname/scan', { id, baris }))
  dataOf(await spv.postApproved('stock-opname/setujui', { id }, 'own'))
}

beforeAll(async () => {
  day = await playDay()
  const { kasir, own, shop, spv } = day
  mu = await shop.person('MU')
  dataOf(await own.put('para-system/key/AKUNTANSI_MODULE', { value: true }))
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 30_000_000 }, 'own'))
  for (const who of [kasir, spv])
    dataOf(await who.postApproved('cash/laci/modal', { jumlah: 12_000_000 }, 'own'))
  await diBank(day)
  await aturHutang(own)
  const harga = { kode_harga: 'HARI', berlaku_mulai: hari, harga_murni: 2_341_237, sumber: null }
  dataOf(await own.post('para-harga-emas/create', harga))
  const isi = pinjaman(await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS'))
  const { kwitansi } = dataOf(await kasir.post('hutang/simpan', isi))
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [kwitansi] }))
  await hilangSatu(day)
}, 120_000)
afterAll(() => day.shop.close())

describe('an owner reads', () => {
  it('his debts, his tax, what is missing and the month before, out of the raw books', async () => {
    const found = dataOf(await day.own.get('dashboard/pemilik'))
    const raw = await satu(sql<Record<string, number>>`select
      (select sum((isi->>'pokok')::bigint) from dokumen d join status_dokumen s using (id)
        where d.jenis = 'HUTANG' and s.status = 'AKTIF')::bigint as pinjaman,
      (select sum(pajak + pajak_termasuk) from penjualan p join status_dokumen s using (id)
        where s.status = 'VALID')::bigint as pajak,
      (select sum(berat) / 1000.0 from barang where status = 'HILANG')::float8 as hilang_berat`)
    expect(raw['pajak']).toBeGreaterThan(0)
    expect(raw['pinjaman']).toBe(7_350_000)
    expect(found).toMatchObject({ ...raw, hilang_pcs: 1, laba_lalu: 0 })
  })

  it('the stair of his gold: what came and went, by what it came from and went to', async () => {
    const found = Object(dataOf(await day.own.get('dashboard/pemilik')))
    const raw = await satu(sql<Record<string, number>>`
      with luar as (select id_dokumen, -sum(murni) as masuk from gram
        where tgl_system = ${hari}::date and akun !~ '^(STOK/|PEMBELIAN|BRANKAS)' group by 1)
      select coalesce(sum(masuk) filter (where masuk > 0), 0)::bigint as masuk,
        coalesce(sum(masuk) filter (where masuk < 0), 0)::bigint as keluar from luar`)
    expect([raw['masuk'], raw['keluar']]).not.toContain(0)
    const rupiah = (murni = 0) => (murni * 2_341_237) / 1000
    expect(Math.abs(found.nilai_masuk - rupiah(raw['masuk']))).toBeLessThan(3)
    expect(Math.abs(found.nilai_keluar - rupiah(raw['keluar']))).toBeLessThan(3)
    const { nilai, nilai_harga, nilai_janji, nilai_keluar, nilai_lalu, nilai_masuk } = found
    expect(nilai_lalu + nilai_masuk + nilai_keluar + nilai_janji + nilai_harga).toBe(nilai)
    expect([nilai_harga, nilai_lalu]).not.toContain(0)
  })

  it('the price of gold beside his own', async () => {
    const found = Object(dataOf(await day.own.get('dashboard/harga-emas')))
    const [{ kode_group, harga, harga_beli } = { kode_group: '', harga: 0, harga_beli: 0 }] =
      await day.shop.rows(sql<{ kode_group: string; harga: number; harga_beli: number }>`
        select g.kode_group, g.harga, g.harga_beli from group_harga g
          join barang b using (kode_group) group by 1, 2, 3`)
    expect(found.kode_group).toBe(kode_group)
    const murni = (rp: number) => Math.round((rp * 100) / 75)
    expect(found.hari.at(-1)).toEqual({
      ...{ tgl: hari, murni: 2_341_237, jual: murni(harga), beli: murni(harga_beli) },
    })
    expect(found.hari.at(-2)).toMatchObject({ tgl: '2026-11-21', murni: 2_300_000 })
    expect(
      (await (await day.shop.person('KASIR', 'ani', '/beranda')).get('dashboard/harga-emas'))
        .status,
    ).toBe(403)
  })
})

describe('an accountant reads', () => {
  const jurnal = () =>
    day.shop.rows<Record<string, number | string>>(sql`
      select nomor_akun,
        coalesce(sum(debit - kredit) filter (where tgl_system < ${hari}::date), 0)::bigint as awal,
        coalesce(sum(debit) filter (where tgl_system = ${hari}::date), 0)::bigint as debet,
        coalesce(sum(kredit) filter (where tgl_system = ${hari}::date), 0)::bigint as kredit,
        sum(debit - kredit)::bigint as akhir
      from jurnal group by 1 order by 1`)
  const jenis = (...apa: string[]) =>
    satu(sql<{ jumlah: number }>`select coalesce(sum(j.kredit - j.debit), 0)::bigint as jumlah
      from jurnal j join akun a using (kode_toko, nomor_akun)
      where a.jenis_akun in (${sql.join(apa)})`)

  it('the trial balance, an open day on top of a closed one', async () => {
    const { rows, totals } = await laporan('/laporan-neraca-saldo', { tgl_from: hari })
    expect(rows).toMatchObject(
      (await jurnal()).filter(
        ({ awal, debet, kredit }) => awal !== 0 || debet !== 0 || kredit !== 0,
      ),
    )
    expect([totals['awal'], totals['akhir']]).toEqual([0, 0])
    expect(totals['debet']).toBe(totals['kredit'])
  })

  it('profit and loss, and both sides of the balance sheet', async () => {
    const laba = (await jenis('PENDAPATAN', 'BIAYA')).jumlah
    expect(laba).not.toBe(0)
    expect((await laporan('/laporan-laba-rugi')).totals['jumlah']).toBe(laba)
    const { totals } = await laporan('/laporan-neraca')
    const kewajiban = (
      await satu(sql<{ jumlah: number }>`
      select sum(kredit - debit)::bigint as jumlah from jurnal j join akun a
        using (kode_toko, nomor_akun) where a.jenis_akun <> 'HARTA'`)
    ).jumlah
    expect(totals).toMatchObject({ harta: kewajiban, kewajiban })
  })
})

describe('the money reports', () => {
  const kas = (syarat: ReturnType<typeof sql>) =>
    day.shop.rows<Record<string, number | string>>(sql`
      select no_rekening, sum(jumlah_in)::bigint as jumlah_in,
        sum(jumlah_out)::bigint as jumlah_out, sum(jumlah_in - jumlah_out
          + case when jumlah_in > 0 then fee else -fee end)::bigint as saldo
      from kas where ${syarat} group by 1 order by 1`)

  it('say of each account and of the cash what the cash book says', async () => {
    const akhir = new Map<unknown, unknown>()
    for (const row of (await laporan('/laporan-uang-bank', { jenis: 'ALL' })).rows)
      akhir.set(row['no_rekening'], row['saldo'])
    const raw = await kas(sql`jenis <> 'CASH'`)
    expect(raw).toHaveLength(2)
    expect([...akhir]).toEqual(raw.map(({ no_rekening, saldo }) => [no_rekening, saldo]))
    const [tunai] = await kas(sql`jenis = 'CASH'`)
    const kasir = (await laporan('/laporan-uang-kas', { laci: null, kategori: null })).rows
    expect(kasir.at(-1)?.['saldo']).toBe(tunai?.['saldo'])
  })

  it('add the accounts up', async () => {
    const { totals } = await laporan('/laporan-keuangan-non-cash-global')
    const raw = await kas(sql`jenis <> 'CASH'`)
    const jumlah = (name: string) => raw.reduce((all, row) => all + Number(row[name]), 0)
    expect(totals).toMatchObject({
      ...{
        jumlah_in: jumlah('jumlah_in'),
        jumlah_out: jumlah('jumlah_out'),
        saldo: jumlah('saldo'),
      },
    })
  })

  it('know what the cards still owe, as their accounts do', async () => {
    const { totals } = await laporan('/laporan-settlement-kartu', {
      no_rekening: null,
      jenis: null,
    })
    const raw = await satu(sql<Record<string, number>>`select
      sum(debit)::bigint as kotor, sum(debit - kredit)::bigint as selisih
      from jurnal where nomor_akun in ('1111', '1112')`)
    expect(totals['selisih']).toBe(raw['selisih'])
    expect([totals['kotor'], totals['fee']]).toEqual([raw['kotor'], 6_001])
    expect(raw['selisih']).not.toBe(0)
  })

  it('count an account that stands for both kinds of cards once', async () => {
    const kode = day.shop.kode_toko
    const rows = await day.shop.andai(
      [
        sql`update kencana.para_akun_transaksi set nomor_akun = '1111' where nomor_akun = '1112'`,
        sql`select set_config('kencana.toko', ${kode}, true)`,
      ],
      sql<Record<string, number>>`select
        (select sum(debit - kredit)::bigint from kencana.jurnal where nomor_akun = '1111') as jurnal,
        (select piutang - utang from kencana.siapa_berutang(${kode}, ${hari}::date)
          where pihak = 'KARTU') as pihak,
        (select sum((s->>'saldo')::bigint)::bigint
          from jsonb_array_elements(kencana.angka_pemilik(${kode}, ${hari}::date)->'saldo') s
          where s->'buku' ?| array['KARTU DEBET', 'KARTU KREDIT']) as pemilik`,
    )
    const { jurnal } = rows[0] ?? {}
    expect(jurnal).not.toBe(0)
    expect(rows).toEqual([{ jurnal, pihak: jurnal, pemilik: jurnal }])
  })

  it('have each move of money once, and cash that a card paid', async () => {
    const pindah = await satu(sql<{ jumlah: number }>`select sum(jumlah_in)::bigint as jumlah
      from kas k join dokumen d on d.id = k.id_dokumen where d.prefix in ('MR', 'LC', 'MC')`)
    const { totals } = await laporan('/laporan-mutasi-uang', { kategori: null })
    expect(totals['jumlah']).toBe(pindah.jumlah)
    const gesek = await laporan('/laporan-gesek-tunai', { user_id: null })
    const keluar = await satu(sql<{ jumlah: number }>`select sum(jumlah_out)::bigint as jumlah
      from kas where kategori = 'GESEK TUNAI' and jenis = 'CASH'`)
    expect(gesek.totals['jumlah']).toBe(keluar.jumlah)
    expect(await day.shop.audit()).toEqual([])
  })
})
