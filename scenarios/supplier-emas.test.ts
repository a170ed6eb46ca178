import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { openKantong, type TokoKantong } from './kantong.ts'
import type { Person } from './shop.ts'

// A supplier is paid with bags and bars, gold that is owed becomes money, goods go back to him.
let toko: TokoKantong
let spv: Person
let kasir: Person
/** 8,317 gr (6.238 mg murni) at Rp 12.507.331. */
let besar = ''
/** Two pieces: 4,123 gr (3.092 murni) Rp 6.200.417 and 3,007 gr (2.255) Rp 4.517.003. */
let dua = ''
/** The four rings of the shop's first day: 12.360 mg murni, Rp 24.800.000. */
const lama = 'TB-GS1-261121-0001'

const terima = async (no_surat: string, ...pieces: readonly object[]): Promise<string> => {
  const baris = pieces.map((one) => ({ ...cincin, diterima: true, ...one }))
  const body = { supplier: 'UBS', no_surat, baris }
  return String(dataOf(await spv.post('penerimaan-barang/simpan', body))['nomor'])
}
const barang = (kode_barcode: string, berat: number, harga_pokok: number) => ({
  ...{ kode_barcode, berat, berat_kirim: berat, harga_pokok },
})
const sekarang = async () => [
  await toko.akun('2102'),
  ...(await toko.gram('SUPPLIER')),
  await toko.akun('4111'),
]
const bayarEmas = (lain: object) => ({
  ...{ terima: [{ no_terima: besar }], baris: [], berat_batang: null, kadar_batang: null },
  ...{ harga: null, keterangan: null, ...lain },
})
const kantong = (n: number) => [{ kode_kantong: toko.kantong(n), timbang: 4.12 }]
const kata = async (path: string, body: object): Promise<unknown> => {
  const { json, status } = await spv.post(path, body)
  expect(status).toBe(400)
  return json.fields?.[0]?.message ?? json.message
}
const setuju = async (path: string, body: object) =>
  dataOf(await spv.postApproved(path, body, 'own'))

beforeAll(async () => {
  toko = await openKantong()
  ;({ spv, kasir } = toko)
  const own = await toko.shop.person('OWN')
  dataOf(await own.put('para-system/key/SEPUHAN_MODULE', { value: true }))
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
  const baris = [1, 2, 3].map((n) => ({ ...kantong(n)[0], tujuan: 'SORTIR_LEBUR' }))
  dataOf(await spv.post('sortir-pembelian/simpan', { baris, keterangan: null }))
  besar = await terima('SJ-1', barang('S1', 8.317, 12_507_331))
  dua = await terima('SJ-2', barang('S2', 4.123, 6_200_417), barang('S3', 3.007, 4_517_003))
}, 90_000)
afterAll(() => toko.shop.close())

describe('gold for gold', () => {
  it('takes off what the gold of the receipt was received at', async () => {
    expect(await sekarang()).toEqual([-48_024_751, -31_927, -23_945, 0])
    const body = bayarEmas({ baris: kantong(1) })
    expect((await spv.post('bayar-emas-supplier/simpan', body)).json.code).toBe('E-OTORISASI')
    await setuju('bayar-emas-supplier/simpan', body)
    // 12.507.331 x 3.090 / 6.238 = 6.195.519; the bag had cost 5.438.500.
    // 8.317 x 3.090 / 6.238 = 4.119 of its weight.
    expect(await sekarang()).toEqual([-41_829_232, -27_808, -20_855, -757_019])
    expect(await toko.gram('SUPPLIER_LUNAS')).toEqual([1, 0])
    expect(await toko.tempat(1)).toBe('DIBAYARKAN')
    expect(await toko.barang(toko.barcode[0])).toMatchObject({ status: 'DISERAHKAN' })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('at a price pays no more than is owed', async () => {
    const path = 'bayar-emas-supplier/simpan'
    expect(await kata(path, bayarEmas({ baris: kantong(2), harga: 2_100_000 }))).toBe(
      'Nilai Emas Rp 177.188 Melebihi Hutang, Kurangi Berat Atau Harga',
    )
    expect(await kata(path, bayarEmas({ baris: kantong(1) }))).toMatch(/Sekarang Dibayarkan Ke/)
    expect(await kata(path, bayarEmas({}))).toBe('Tidak Ada Emas Yang Dibayarkan')
    expect(await kata(path, bayarEmas({ berat_batang: 0.001, kadar_batang: 99.99 }))).toBe(
      'Batang 99,99 % Tinggal 0,000 gr',
    )
    await setuju(path, bayarEmas({ baris: kantong(2), harga: 2_000_003 }))
    // 3.090 x 2.000.003 / 1.000 = 6.180.009; 131.803 and 58 mg are left.
    expect(await sekarang()).toEqual([-35_649_223, -23_688, -17_765, -1_498_528])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is given back by its negation', async () => {
    const [terakhir] = (await spv.get('bayar-emas-supplier/lihat')).json.data
    await setuju('bayar-emas-supplier/batal', { nomor: terakhir.nomor, alasan: 'Salah kantong' })
    expect(await sekarang()).toEqual([-41_829_232, -27_808, -20_855, -757_019])
    expect(await toko.tempat(2)).toBe('SORTIR_LEBUR')
    await setuju('bayar-emas-supplier/simpan', bayarEmas({ baris: kantong(2), harga: 2_000_003 }))
  })
})

describe('gold that is owed', () => {
  it('becomes money at a stated price, and the money is paid', async () => {
    const potong = (berat: number | null) => ({
      ...{ harga: 2_100_007, keterangan: null, baris: [{ no_terima: besar, berat }] },
    })
    expect(await kata('potong-emas-supplier/simpan', potong(0.059))).toBe(
      `Hutang Emas ${besar} 0,058 gr`,
    )
    await setuju('potong-emas-supplier/simpan', potong(null))
    // 58 x 2.100.007 / 1.000 = 121.800: 10.003 less than it was received at.
    expect(await sekarang()).toEqual([-35_639_220, -23_610, -17_707, -1_508_531])
    await setuju('bayar-supplier/simpan', {
      ...{ tempat: 'BANK', no_rekening: '1234567890' },
      baris: [{ no_terima: besar, jumlah: null }],
    })
    expect(await sekarang()).toEqual([-35_517_420, -23_610, -17_707, -1_508_531])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is paid with bars, which were a bag', async () => {
    const kirim = { kode_tukang: 'SARNO', no_segel: null, sisa_lebur: false, keterangan: null }
    const { nomor } = dataOf(await spv.post('lebur-emas/simpan', { ...kirim, baris: kantong(3) }))
    const uji = { nomor, berat_lebur: 4.1, kadar_uji: 74.5, cara_uji: 'API', foto_uji: null }
    dataOf(await spv.post('lebur-emas/uji', uji))
    const batang = { hasil: 'BATANG', berat_hasil: 3.05, kadar_hasil: 99.99, ongkos: 0 }
    const kosong = { uang: null, no_rekening: null, no_ref: null }
    dataOf(await spv.post('lebur-emas/selesai', { nomor, ...batang, ...kosong }))
    expect(await toko.akun('1206')).toBe(5_438_500)
    const body = bayarEmas({
      ...{ terima: [{ no_terima: lama }], berat_batang: 1.017, kadar_batang: 99.99 },
    })
    await setuju('bayar-emas-supplier/simpan', body)
    // 24.800.000 x 1.017 / 12.360 = 2.040.582 for bars that had cost 5.438.500 x 1.017 / 3.050.
    expect(await toko.akun('1206')).toBe(5_438_500 - 1_813_427)
    expect(await sekarang()).toEqual([-33_476_838, -22_254, -16_690, -1_735_686])
    expect(await toko.gram('BATANG')).toEqual([2_033, 2_033])
    expect(await toko.shop.audit()).toEqual([])
  })

  it.each([
    ['1205', 'EMAS DI TUKANG'],
    ['1206', 'EMAS BATANGAN'],
  ])('account %s takes nothing beside its book', async (nomor_akun, buku) => {
    const baris = [
      { nomor_akun, debit: 7_919, kredit: 0 },
      { nomor_akun: '6109', debit: 0, kredit: 7_919 },
    ]
    expect(await kata('jurnal-umum/simpan', { keterangan: 'Koreksi', baris })).toBe(
      `Akun ${nomor_akun} Punya Buku Sendiri (${buku}), Pilih Akun Lain`,
    )
    // A hand in the database is named, and no bar costs more by it.
    const tangan = sql`insert into kencana.jurnal select kode_toko, id_posting, 90 + x.n,
        id_dokumen, x.akun, x.d, x.k, tgl_system
      from (select * from kencana.jurnal where kode_toko = 'GS1' limit 1) j,
        (values (1, ${nomor_akun}, 7919, 0), (2, '6109', 0, 7919)) x(n, akun, d, k)`
    const tanya = sql<{ kalimat: string | null; nilai: number }>`
      select kencana.audit_akun_emas('GS1') as kalimat,
        (kencana.muat_batang('GS1')->>'nilai')::int as nilai`
    const [beda] = await toko.shop.andai([tangan], tanya)
    const menurutAkun = (await toko.akun(nomor_akun)) + 7_919
    expect(beda).toEqual({
      nilai: 5_438_500 - 1_813_427,
      kalimat: `Akun ${nomor_akun} bersaldo ${menurutAkun}, menurut buku ${buku} ${menurutAkun - 7_919}`,
    })
  })

  it('and its book is compared with them every night', async () => {
    const uji = await toko.shop.rows(
      sql`select uji, jumlah::int, jumlah_lain::int from kencana.uji_silang('GS1', '2026-11-21')
        where uji like 'EMAS %' order by uji`,
    )
    expect(uji).toEqual([
      { uji: 'EMAS BATANGAN', jumlah: 3_625_073, jumlah_lain: 3_625_073 },
      { uji: 'EMAS DI TUKANG', jumlah: 0, jumlah_lain: 0 },
    ])
    const hilang = sql`delete from kencana.nilai_emas where tempat = 'BATANG' and jumlah > 0`
    const [beda] = await toko.shop.andai(
      [hilang],
      sql<{ kalimat: string }>`select kencana.audit_nilai_emas('GS1') as kalimat`,
    )
    expect(beda?.kalimat).toBe('Nilai emas BATANG: 3625073, menurut bukunya -1813427')
  })
})

describe('goods that go back', () => {
  const retur = (...kode: readonly string[]) => ({
    alasan: 'Patah waktu dibuka',
    baris: kode.map((kode_barcode) => ({ kode_barcode })),
  })
  it('are pieces of one supplier that lie in a tray', async () => {
    const [awal = ''] = await terimaCincin(spv, 1)
    const [tanpa = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
    const path = 'retur-supplier/simpan'
    expect(await kata(path, retur(awal))).toBe(`Barang ${awal} Bukan Dari Supplier`)
    expect(await kata(path, retur('S2', tanpa))).toBe(`Barang ${tanpa} Dari Supplier Lain`)
    expect(await kata(path, retur('S2', 'S2'))).toBe('Barcode S2 Sudah Ada Di Tabel')
    await setuju(path, retur(tanpa))
  })

  it('are not owed any more at what they were received at', async () => {
    await setuju('retur-supplier/simpan', retur('S3'))
    expect(await sekarang()).toEqual([-28_959_835, -19_247, -14_435, -1_735_686])
    expect(await toko.barang('S3')).toMatchObject({ status: 'DISERAHKAN' })
    const batal = { nomor: dua, alasan: 'Salah supplier' }
    const { json } = await spv.post('penerimaan-barang/batal', batal)
    expect(json.message).toMatch(/Sudah Berubah|Dikembalikan/)
    expect(await toko.shop.audit()).toEqual([])
  })

  it('that were paid leave the supplier owing, until it is set off', async () => {
    const tunai = { tempat: 'BANK', no_rekening: '1234567890' }
    await setuju('bayar-supplier/simpan', { ...tunai, baris: [{ no_terima: dua }] })
    await setuju('retur-supplier/simpan', retur('S2'))
    const lain = await terima('SJ-3', barang('S4', 5.111, 8_000_001))
    const sebelum = await toko.akun('1102')
    const bersama = { ...tunai, baris: [{ no_terima: lain }, { no_terima: dua }] }
    await setuju('bayar-supplier/simpan', bersama)
    expect((await toko.akun('1102')) - sebelum).toBe(-1_799_584)
    // What is left is owed for the four rings alone: 24.800.000 - 2.040.582, 11.343 mg murni.
    expect(await sekarang()).toEqual([-22_759_418, -15_124, -11_343, -1_735_686])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('are not sold and given back at once', async () => {
    await terima('SJ-4', barang('S5', 4.12, 6_200_000))
    const both = await Promise.all([
      spv.postApproved('retur-supplier/simpan', retur('S5'), 'own'),
      kasir.post('penjualan/simpan', notaCincin(['S5'])),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await toko.shop.audit()).toEqual([])
  })
})
