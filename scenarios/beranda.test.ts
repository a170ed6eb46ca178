import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { addDays } from '#kernel/tanggal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { hari, playDay, type HariKonter } from './hari-konter.ts'
import { dipesan } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import type { Person } from './shop.ts'

// What home tells each level is what the books say, counted here by other queries.

interface Baris {
  readonly bagian: string
  readonly kode: string
  readonly kalimat: string
  readonly path: string
  readonly nada: string
}

let day: HariKonter
const baca = async (who: Person): Promise<Map<string, Baris>> => {
  const { json, status } = await who.get('beranda')
  expect(status).toBe(200)
  return new Map(json.data.map((row: Baris) => [row.kode, row]))
}
const kalimat = async (who: Person, kode: string): Promise<string | undefined> =>
  (await baca(who)).get(kode)?.kalimat

beforeAll(async () => {
  day = await playDay()
}, 120_000)
afterAll(() => day.shop.close())

describe('home', () => {
  it('tells an owner what was sold and earned, today and on the working day before', async () => {
    const [buku] = await day.shop.rows<Record<string, number>>(sql`
      with laba as (select j.tgl_system, sum(j.kredit - j.debit)::bigint as laba
        from kencana.jurnal j join kencana.akun a on a.kode_toko = j.kode_toko
          and a.nomor_akun = j.nomor_akun
        where a.jenis_akun in ('PENDAPATAN', 'BIAYA') group by 1),
      jual as (select p.tgl_system, sum(p.harga_total)::bigint as total, count(*) as nota
        from kencana.penjualan p join kencana.status_dokumen s on s.kode_toko = p.kode_toko
          and s.id = p.id and s.status = 'VALID' group by 1)
      select (select laba from laba where tgl_system = ${hari}::date) as laba,
        (select laba from laba where tgl_system = '2026-11-21') as laba_lalu,
        (select total from jual where tgl_system = ${hari}::date) as jual,
        (select nota from jual where tgl_system = ${hari}::date)::int as nota,
        (select total from jual where tgl_system = '2026-11-21') as jual_lalu`)
    const { jual = 0, jual_lalu = 0, laba = 0, laba_lalu = 0, nota = 0 } = buku ?? {}
    expect([laba, jual_lalu].every((one) => one !== 0)).toBe(true)
    expect(await kalimat(day.own, 'jual')).toBe(
      `Penjualan hari ini Rp ${formatRupiah(jual)} (${nota} nota), 2026-11-21 Rp ${formatRupiah(jual_lalu)}`,
    )
    expect(await kalimat(day.own, 'laba')).toBe(
      `Laba hari ini Rp ${formatRupiah(laba)}, 2026-11-21 Rp ${formatRupiah(laba_lalu)}`,
    )
  })

  it('tells a cashier of his own drawer, blind, and of nothing that is not his', async () => {
    const lines = await baca(day.kasir)
    const [gerak] = await day.shop.rows<{ jumlah: number }>(sql`
      select count(*)::int as jumlah from kencana.kas
      where tgl_system = ${hari}::date and jenis = 'CASH' and laci = 'kasir1'`)
    const laci = ['laci', 'laci_kosong', 'laci_lama'].filter((kode) => lines.has(kode))
    expect(laci).toEqual([gerak?.jumlah === 0 ? 'laci_kosong' : 'laci'])
    for (const kode of ['jual', 'laba', 'uang', 'ganjil', 'hilang', 'tutup laci'])
      expect([kode, lines.has(kode)]).toEqual([kode, false])
    const semua = [...lines.values()].map((row) => row.kalimat).join(' ')
    expect(semua).not.toMatch(/Brankas|Laba/)
    const uang = (await baca(day.spv)).get('uang')
    const [isi] = await day.shop.rows<Record<string, number>>(sql`
      select coalesce(sum(jumlah_in - jumlah_out) filter (where laci = 'BRANKAS'), 0)::bigint
          as brankas,
        coalesce(sum(jumlah_in - jumlah_out) filter (where laci <> 'BRANKAS'), 0)::bigint as laci
      from kencana.kas where jenis = 'CASH'`)
    expect(uang?.kalimat).toBe(
      `Brankas Rp ${formatRupiah(isi?.['brankas'] ?? 0)}, semua laci Rp ${formatRupiah(isi?.['laci'] ?? 0)}`,
    )
  })

  it('counts what waits, each with the way there, filtered', async () => {
    dataOf(await day.kasir.post('pesanan/simpan', dipesan(500_000, { tgl_janji: hari })))
    const janji = dataOf(
      await day.kasir.post('pesanan/simpan', dipesan(700_000, { tgl_janji: hari })),
    )
    dataOf(await day.spv.post('validasi/simpan/pesanan', { nomor: [janji['kwitansi']] }))
    const lines = await baca(day.kasir)
    expect(lines.get('pesanan_janji')).toEqual({
      bagian: 'JANJI',
      kode: 'pesanan_janji',
      kalimat: '1 pesanan dijanjikan selesai hari ini',
      path: '/lihat-pesanan?status=VALID',
      nada: 'TUNGGU',
      diam: false,
    })
    // What stops the closing is for whoever may deal with it, a cashier too.
    const open = await day.shop.rows<{ n: number }>(sql`
      select count(*)::int as n from kencana.status_dokumen
      where jenis = 'KWITANSI_PESANAN' and status = 'OPEN'`)
    const bukaan = (await baca(day.spv)).get('tutup pesanan_open')
    expect(bukaan?.kalimat).toBe(`${String(open[0]?.n)} Kwitansi Pesanan Belum Divalidasi`)
    expect([open[0]?.n, bukaan?.path]).toEqual([1, '/validasi-pesanan'])
  })

  it('tells the gold price, who confirmed it and since when it moved', async () => {
    const murni = (harga_murni: number, berlaku_mulai: string) =>
      day.own.post('para-harga-emas/create', {
        ...{ kode_harga: berlaku_mulai, berlaku_mulai, harga_murni, sumber: null },
      })
    dataOf(await murni(1_987_000, addDays(hari, -1)))
    dataOf(await murni(2_001_500, hari))
    expect(await kalimat(day.kasir, 'harga')).toBe(
      'Emas murni Rp 2.001.500/gr, +14.500 sejak kemarin',
    )
    const belum = await day.shop.rows<{ n: number }>(sql`
      select count(*)::int as n from kencana.group_harga
      where tgl_konfirmasi is distinct from ${hari}::date`)
    const lines = await baca(day.kasir)
    expect([lines.has('harga_belum'), lines.has('harga_sah')]).toEqual(
      (belum[0]?.n ?? 0) > 0 ? [true, false] : [false, true],
    )
    const tetap = { murni: null, baris: [], ke_cabang: false }
    dataOf(await day.own.post('harga-emas/simpan', tetap))
    const kini = await baca(day.kasir)
    expect([kini.has('harga_belum'), kini.has('harga_sah')]).toEqual([false, true])
    expect(kini.get('harga')?.path).toBe('/transaksi-penjualan')
    expect((await baca(day.own)).get('harga')?.path).toBe('/harga-emas-hari-ini')
  })

  it('counts odd patterns and missing pieces as their own screens do', async () => {
    const isi = { asal: 'SALDO AWAL', baris: [cincin, cincin] }
    dataOf(await day.spv.postApproved('barang/tambah', isi, 'own'))
    const baki = await day.shop.rows<{ kode: string }>(sql`
      select kode_barcode as kode from kencana.barang
      where kode_gudang = 'TOKO' and kode_baki = 'A01' order by 1`)
    const sesi = { kode_gudang: 'TOKO', kode_baki: 'A01' }
    const id = String(dataOf(await day.kasir.post('stock-opname/mulai', sesi))['id'])
    const baris = baki
      .slice(1)
      .map(({ kode }) => ({ id_scan: randomUUID(), kode_barcode: kode, kode_baki: null }))
    dataOf(await day.kasir.post('stock-opname/scan', { id, baris }))
    dataOf(await day.spv.postApproved('stock-opname/setujui', { id }, 'own'))
    const dari = addDays(hari, -6)
    const { json } = await day.own.get(
      `transaksi-perlu-diperiksa?tgl_from=${dari}&tgl_to=${hari}&status=TERBUKA`,
    )
    const lambat: Baris[] = (await day.own.get('beranda?lambat=true')).json.data
    expect(lambat.map(({ kode }) => kode)).toEqual(['ganjil'])
    expect((await day.kasir.get('beranda?lambat=true')).json.data).toEqual([])
    const [ganjil] = lambat
    expect(json.count).toBeGreaterThan(0)
    expect(ganjil).toMatchObject({
      kalimat: `${json.count} pola ganjil minggu ini belum diperiksa`,
      path: `/transaksi-perlu-diperiksa?tgl_from=${dari}`,
      nada: 'BURUK',
    })
    const hilang = await day.shop.rows<{ n: number; berat: number }>(sql`
      select count(*)::int as n, coalesce(sum(berat), 0)::bigint as berat from kencana.barang
      where status = 'HILANG'`)
    const { berat = 0, n = 0 } = hilang[0] ?? {}
    expect(n).toBe(1)
    expect((await baca(day.own)).get('hilang')).toMatchObject({
      kalimat: `1 barang hilang, ${formatBerat(berat)} gr`,
      path: '/data-barang?status=HILANG',
    })
  })

  it('says nothing to whoever may open nothing, and to nobody who is not signed in', async () => {
    const tamu = await day.shop.person('KASIR', 'kasir8', '/beranda')
    expect([...(await baca(tamu)).keys()]).toEqual([])
  })

  it('shows the head office its shops, and refuses everybody else', async () => {
    const { toko } = Object(dataOf(await day.own.get('beranda/toko')))
    const [buku] = await day.shop.rows<Record<string, number>>(sql`
      select (select sum(p.harga_total) from kencana.penjualan p
          join kencana.status_dokumen s on s.kode_toko = p.kode_toko and s.id = p.id
            and s.status = 'VALID' where p.tgl_system = ${hari}::date)::bigint as jual,
        (select count(*) from kencana.status_dokumen where status = 'OPEN'
          and (jenis = 'GROUP' or jenis like 'KWITANSI%'))::int as menunggu`)
    expect(toko).toHaveLength(1)
    expect(toko[0]).toMatchObject({ tgl_system: hari, buka: true, ...buku })
    expect((await day.spv.get('beranda/toko')).status).toBe(403)
    expect((await day.kasir.get('beranda/toko')).status).toBe(403)
  })

  it('closes what stands closed', async () => {
    const open = await day.shop.rows<{ nomor: string }>(sql`
      select d.nomor from kencana.status_dokumen s join kencana.dokumen d on d.id = s.id
      where s.jenis = 'KWITANSI_PESANAN' and s.status = 'OPEN'`)
    dataOf(await day.spv.post('validasi/simpan/pesanan', { nomor: open.map(({ nomor }) => nomor) }))
    const foto = await fotoService(day.kasir)
    dataOf(await day.kasir.post('service/simpan', tiketService(foto, { tgl_janji: hari })))
    dataOf(await day.spv.post('tutup-toko', { tgl_system: hari, tgl_berikut: '2026-11-23' }))
    const lines = await baca(day.spv)
    expect(lines.get('tutup')).toMatchObject({
      kalimat: 'Toko masih tutup, buka untuk 2026-11-23',
      path: '/tutup-toko',
    })
    // Promised for yesterday now, and not made.
    expect(lines.get('tutup pesanan_telat')).toMatchObject({
      kalimat: '2 Pesanan Lewat Janji',
      path: '/lihat-pesanan?status=TELAT',
    })
    expect(lines.get('tutup service_telat')).toMatchObject({
      kalimat: '1 Service Lewat Janji',
      path: '/lihat-services?status=TELAT',
    })
    expect(lines.has('pesanan_janji')).toBe(false)
  })
})

describe('news that somebody does not want to hear', () => {
  it('is silenced for this person and kind alone, and told again when he wants', async () => {
    const [kode = '', lain = ''] = [...(await baca(day.spv)).keys()]
    const diam = async (who: Person): Promise<string[]> =>
      (await who.get('beranda')).json.data
        .filter((row: { diam: boolean }) => row.diam)
        .map((row: Baris) => row.kode)
    expect(await diam(day.spv)).toEqual([])
    for (const key of [kode, kode, lain])
      expect((await day.spv.post('beranda/diam', { kode: key, diam: true })).status).toBe(200)
    expect((await diam(day.spv)).toSorted()).toEqual([kode, lain].toSorted())
    expect(await diam(day.own)).toEqual([])
    await day.spv.post('beranda/diam', { kode, diam: false })
    expect(await diam(day.spv)).toEqual([lain])
    expect((await day.spv.post('beranda/diam', { kode: 'x'.repeat(81), diam: true })).status).toBe(
      400,
    )
  })
})
