import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balapan } from './balapan.ts'
import { dataOf, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, cincinNama, dipesan, jadi, jualPesanan, kalungInisial } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Gold of the shop goes to a goldsmith for an order; what is left of it comes back, or is lost. For
// gold that he gives himself money is owed to him.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const hargaMurni = 2_345_679

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  // Four rings of 4,120 gr that cost Rp 6.200.000 each are broken up: 16,480 gr, fine 12,360.
  const baris = (await terimaCincin(spv, 4)).map((kode_barcode) => ({
    ...{ kode_barcode, cara: 'PECAH', berat_hasil: 4.12, nama_baru: null },
  }))
  const hancur = { alasan: 'Patah di etalase', baris }
  dataOf(await spv.postApproved('hancur-data-barang/simpan', hancur, 'own'))
}, 60_000)
afterAll(() => shop.close())

const saldo = async (): Promise<Map<string, number>> => {
  const rows = await shop.rows(sql<{ akun: string; saldo: number }>`
    select nomor_akun as akun, sum(debit - kredit)::int as saldo from jurnal group by 1
    union all select akun, sum(murni)::int from gram group by 1`)
  return new Map(rows.map((row) => [row.akun, row.saldo]))
}
/** What moved since, of accounts in rupiah and of gold in fine milligrams. */
const sejak = async (awal: Map<string, number>, ...akun: string[]) => {
  const kini = await saldo()
  return akun.map((each) => (kini.get(each) ?? 0) - (awal.get(each) ?? 0))
}
const pesan = async (...barang: object[]) =>
  dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_000, {}, barang)))['nomor']
const kirim = async (nomor: unknown, berat_kirim: number, baris = 1) => {
  const barang = [{ baris, kadar: 75, berat_kirim }]
  return dataOf(await kasir.post('pesanan/kirim', { nomor, barang }))
}
const selesai = async (nomor: unknown, lain: object = {}) =>
  dataOf(await kasir.postApproved('pesanan/selesai', jadi(nomor, { upah: 0, ...lain }), 'own'))
const kembali = (no_pesanan: unknown, lain: object = {}) =>
  spv.post('emas-pesanan/simpan', { no_pesanan, baris: [], beban: 'TOKO', ...lain })
const emas = (berat: number) => [{ kadar: 75, berat }]
const pilihan = async (): Promise<string[]> =>
  (await spv.get('emas-pesanan/pilihan')).json.data.map((row: { uraian: string }) => row.uraian)

describe('what is left of an order', () => {
  it('comes back with its cost, and the filings are lost: his account is empty', async () => {
    const awal = await saldo()
    const nomor = await pesan(cincinNama)
    await kirim(nomor, 5.15)
    // Fine 3,863 of 12,360 gr that cost Rp 24.800.000: 7.751.003,2. The ring takes 3,750.
    await selesai(nomor, { berat_jadi: 5, nilai_emas: null })
    expect(await pilihan()).toEqual([`${String(nomor)} SARNO 0,113 gr CINCIN NAMA`])
    const banyak = await kembali(nomor, { baris: emas(0.152) })
    expect(banyak.json.fields).toEqual([
      { field: 'baris.0.berat', message: 'Emas Di SARNO Tinggal 0,113 gr Murni' },
    ])
    const kosong = await kembali(nomor)
    expect(kosong.json.fields?.[0]?.field).toBe('baris')

    // 0,053 gr come back: fine 0,040 of 0,113 that cost 226.731: 80.258,8. Then the rest is lost:
    // 0,073 fine of 3,863 is 1,89 %.
    const { nomor: ek } = dataOf(await kembali(nomor, { baris: emas(0.053) }))
    expect(String(ek)).toMatch(/^EK-GS1-261121-/)
    expect(await sejak(awal, '1203', '1205', 'TUKANG/SARNO')).toEqual([
      ...[80_259 - 7_751_003, 7_524_272 + 226_731 - 80_259, 73],
    ])
    dataOf(await kembali(nomor, { habis: true, keterangan: 'kikiran' }))
    expect(await sejak(awal, '5103', '1205', 'TUKANG/SARNO', 'SUSUT')).toEqual([
      ...[226_731 - 80_259, 7_524_272, 0, 73],
    ])
    expect(await pilihan()).toEqual([])
    expect((await kembali(nomor, { habis: true })).json.fields?.[0]?.message).toBe(
      `Tidak Ada Emas ${String(nomor)} Di Tukang`,
    )
    const kadar = await shop.rows(sql`select kadar from gram where akun = 'TUKANG/SARNO'
      group by kadar having sum(kotor) <> 0 or sum(murni) <> 0`)
    expect(kadar).toEqual([])

    const diambil = dataOf(await ambilPesanan(shop, kasir, { nomor, sisa: 7_650_000 }))
    expect(await sejak(awal, '1205', '1201')).toEqual([0, 7_524_272])
    await jualPesanan(kasir, spv, diambil, 1_000_000, 8_650_000)
    expect(await shop.audit()).toEqual([])
  })

  it('may be refused above what a goldsmith may lose, and is at his cost where he bears it', async () => {
    const awal = await saldo()
    const nomor = await pesan(cincinNama)
    await kirim(nomor, 4.123)
    // Fine 3,092; 4,000 gr come back: 3,000. Of 3,092 0,092 are 2,98 %, the shop allows 2.
    const isi = { baris: emas(4), habis: true, beban: 'TUKANG' }
    expect((await kembali(nomor, isi)).json.details).toMatchObject({
      kategori: 'SUSUT_PESANAN',
      sebelum: { [String(nomor)]: '3,092 gr' },
      sesudah: { Susut: '0,092 gr' },
    })
    dataOf(await own.put('tukang/update/SARNO', { batas_pesanan: 3 }))
    const { nomor: ek } = dataOf(await kembali(nomor, isi))
    const [hutang, tukang, emasTukang] = await sejak(awal, '2106', '1205', 'TUKANG/SARNO')
    expect([hutang, tukang, emasTukang]).toEqual([expect.any(Number), 0, 0])
    expect(hutang).toBeGreaterThan(0) // he owes the shop its cost
    expect(await shop.audit()).toEqual([])

    // It was a mistake: the same day all of it lies at his again, and comes back once more.
    const batal = { nomor: ek, alasan: 'salah timbang' }
    expect((await spv.post('emas-pesanan/batal', batal)).json.details).toMatchObject({
      kategori: 'BATAL_EMAS_KEMBALI',
    })
    dataOf(await spv.postApproved('emas-pesanan/batal', batal, 'own'))
    expect(await sejak(awal, '2106', 'TUKANG/SARNO')).toEqual([0, 3_092])
    expect((await spv.postApproved('emas-pesanan/batal', batal, 'own')).status).not.toBe(200)
    expect(await shop.audit()).toEqual([])
    dataOf(await kembali(nomor, { baris: emas(4.123), habis: true }))
    expect(await sejak(awal, '1203', '1205', '2106', 'TUKANG/SARNO')).toEqual([0, 0, 0, 0])
    expect(await shop.audit()).toEqual([])
    dataOf(await own.put('tukang/update/SARNO', { batas_pesanan: null }))

    // Nothing lies there any more: another goldsmith may make it.
    const lain = { nomor, tgl_janji: '2026-12-05', alasan: 'SARNO sakit' }
    const ubah = [{ baris: 1, kode_tukang: 'MUJI', ukuran: '14', ukiran: null }]
    dataOf(
      await own.post('tukang/create', {
        kode_tukang: 'MUJI',
        nama_tukang: 'Pak Muji',
        keahlian: 'SEMUA',
      }),
    )
    dataOf(await kasir.post('pesanan/ubah', { ...lain, barang: ubah }))
  })

  it('comes back of an order that was cancelled, made or not', async () => {
    const awal = await saldo()
    const nomor = await pesan(cincinNama, kalungInisial)
    await kirim(nomor, 4.007)
    await selesai(nomor, { berat_jadi: 4, nilai_emas: null })
    const isi = { nomor, alasan: 'tidak jadi', uang_dari: 'LACI' }
    dataOf(await spv.postApproved('pesanan/batal', isi, 'own'))
    expect(await sejak(awal, 'TUKANG/SARNO', 'PESANAN')).toEqual([3_005, 0])
    expect(await shop.audit()).toEqual([])
    dataOf(await kembali(nomor, { baris: emas(4), habis: true }))
    expect(await sejak(awal, 'TUKANG/SARNO', 'LEBUR', '1205')).toEqual([0, -5, 0])
    expect(await shop.audit()).toEqual([])
  })

  it('comes back once', async () => {
    const nomor = await pesan(cincinNama)
    await kirim(nomor, 1.234)
    const isi = { no_pesanan: nomor, baris: emas(1.234), habis: true, beban: 'TOKO' }
    await balapan(
      shop,
      spv.post('emas-pesanan/simpan', isi),
      own.post('emas-pesanan/simpan', { ...isi, baris: emas(1.233) }),
    )
    expect(await shop.audit()).toEqual([])
  })
})

describe('gold of the goldsmith', () => {
  const tiada = 'Harga Emas Tukang Harus Diisi'

  it('has no price before somebody says one; then it is the cost of the piece', async () => {
    const awal = await saldo()
    const nomor = await pesan(cincinNama)
    const dini = await kasir.post('pesanan/selesai', jadi(nomor, { nilai_emas: null }))
    expect(dini.json.fields).toEqual([{ field: 'barang.0.nilai_emas', message: tiada }])
    const harga = { kode_harga: 'AWAL', berlaku_mulai: '2026-11-01', sumber: null }
    dataOf(await own.post('para-harga-emas/create', { ...harga, harga_murni: hargaMurni }))
    // 3,842 gr fine x 2.345.679 are 9.012.098,7.
    await selesai(nomor, { nilai_emas: null })
    expect(await sejak(awal, '2106', '1205', 'TUKANG/SARNO')).toEqual([-9_012_099, 9_012_099, 0])
    const [row] = (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data
    const { kode_barcode } = dataOf(await ambilPesanan(shop, kasir, { nomor, sisa: row.sisa }))
    expect(
      await shop.rows(sql`select harga_pokok::int from barang
        where kode_barcode = ${String(Object(kode_barcode)[0])}`),
    ).toEqual([{ harga_pokok: 9_012_099 }])
    expect(await sejak(awal, '1205', '1201')).toEqual([0, 9_012_099])
    expect(await shop.audit()).toEqual([])
  })

  it('makes up what ours was too little for, at what he asks', async () => {
    const awal = await saldo()
    const nomor = await pesan(cincinNama)
    await kirim(nomor, 2.007) // fine 1,505
    await selesai(nomor, { berat_jadi: 4.123, nilai_emas: 3_456_789 }) // fine 3,092
    expect(await sejak(awal, '2106', 'TUKANG/SARNO', 'EMAS_TUKANG')).toEqual([
      ...[-3_456_789, 0, 1_505 - 3_092],
    ])
    const lebih = jadi(await pesan(cincinNama), { nilai_emas: 1 })
    await kirim(lebih.nomor, 6)
    const tolak = await kasir.post('pesanan/selesai', lebih)
    expect(tolak.json.fields?.[0]?.message).toBe('Tukang Tidak Menambah Emas, Kosongkan Harganya')
    expect(await shop.audit()).toEqual([])
  })
})

describe('gold that a service adds', () => {
  const masuk = async () =>
    dataOf(await kasir.post('service/simpan', tiketService(await fotoService(kasir))))['nomor']
  const hasil = { berat_selesai: 4.446, berat_tambah: 0.35, berat_sisa: 0.02, biaya: 250_000 }
  const kerja = (nomor: unknown, lain: object) =>
    kasir.post('service/selesai', { nomor, ...hasil, upah: 60_000, ...lain })

  it('costs what the goldsmith is owed for it, or what ours has cost', async () => {
    const awal = await saldo()
    const nomor = await masuk()
    // 0,263 gr fine x 2.345.679 are 616.913,6.
    dataOf(await kerja(nomor, {}))
    expect(await sejak(awal, '5107', '2106', '1203')).toEqual([676_914, -676_914, 0])

    const [lebur] = await shop.rows(sql<{ murni: number; nilai: number }>`
      select (e->>'murni')::int as murni, (e->>'nilai')::int as nilai
      from toko, emas_lebur(kode_toko, 7500) e where kode_toko = 'GS1'`)
    const toko = await masuk()
    const dua = await saldo()
    const mahal = await kerja(toko, { emas_dari: 'TOKO', nilai_emas: 7 })
    expect(mahal.json.fields?.[0]?.field).toBe('nilai_emas')
    dataOf(await kerja(toko, { emas_dari: 'TOKO' }))
    const modal = Math.round(((lebur?.nilai ?? 0) * 263) / (lebur?.murni ?? 1))
    expect(modal).toBeGreaterThan(500_000)
    expect(await sejak(dua, '5107', '2106', '1203', 'LEBUR')).toEqual([
      ...[60_000 + modal, -60_000, 0 - modal, -263],
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('is refused where not so much of ours lies there', async () => {
    const nomor = await masuk()
    const banyak = { berat_tambah: 90, berat_selesai: 94.096, emas_dari: 'TOKO' }
    expect((await kerja(nomor, banyak)).json.fields).toMatchObject([
      { field: 'berat_tambah', message: /^Emas Lebur Kadar 75,00 Tinggal/ },
    ])
  })
})

it('leaves the scrap once, whoever sends it at the same moment', async () => {
  const diLebur = async () => {
    const [row] = await shop.rows<{ mg: number }>(
      sql`select coalesce(sum(kotor), 0)::int as mg from gram where akun = 'LEBUR' and kadar = 7500`,
    )
    return row?.mg ?? 0
  }
  const awal = await diLebur()
  const berat = Math.ceil(awal * 0.6) / 1_000 // there is enough for one of them
  const [satu, dua] = [await pesan(cincinNama), await pesan(cincinNama)]
  shop.before('pesanan/kirim', () => kirim(dua, berat))
  const barang = [{ baris: 1, kadar: 75, berat_kirim: berat }]
  const kalah = await kasir.post('pesanan/kirim', { nomor: satu, barang })
  expect(kalah.json.fields).toMatchObject([{ field: 'barang.0.berat_kirim' }])
  expect(await diLebur()).toBe(awal - Math.round(berat * 1_000))
  expect(await shop.audit()).toEqual([])
})
