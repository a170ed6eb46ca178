import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { aturHutang, foto, pinjaman, saldoAkun, saldoEmas } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Money is lent on gold, and the pledge goes back, is renewed, or is sold.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let gambar: string
let kartu: string

beforeAll(async () => {
  shop = await openShop('GS1', '2027-07-01T01:00:00+07:00') // its days may go on until then
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
  gambar = await foto(kasir, 'foto_jaminan')
  kartu = await foto(spv, 'IDENTITAS')
}, 60_000)
afterAll(() => shop.close())

const simpan = (lain: object = {}) => kasir.post('hutang/simpan', pinjaman(gambar, kartu, lain))
const validasi = (...nomor: unknown[]) => spv.post('validasi/simpan/hutang', { nomor })
const baris = async (nomor: unknown) =>
  (await kasir.get(`hutang/lihat?q=${String(nomor)}`)).json.data[0]
/** A loan that runs: its money was paid out. */
async function berjalan(lain: object = {}): Promise<string> {
  const { kwitansi, nomor } = dataOf(await simpan(lain))
  dataOf(await validasi(kwitansi))
  return String(nomor)
}
const kode = async (nomor: string): Promise<string> => {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  return `${nomor}.${row?.kode ?? ''}`
}
const tebus = async (nomor: string, sisa: number, lain: object = {}) => ({
  ...{ nomor, sisa, bayar: sisa, bukti: 'NOTA', kode: await kode(nomor) },
  pembayaran: tunai(sisa),
  ...lain,
})
const hari = async (sampai: string): Promise<void> => {
  const [toko] = await shop.rows(sql<{ tgl: string }>`select tgl_system::text as tgl from toko`)
  dataOf(await spv.post('tutup-toko', { tgl_system: toko?.tgl, tgl_berikut: sampai }))
}
const akun = () => saldoAkun(shop)
const emas = () => saldoEmas(shop)

describe('a loan', () => {
  it('is appraised before it is saved: worth, ceiling, interest of a day', async () => {
    const { jaminan, pokok } = pinjaman(gambar, kartu)
    const { data } = (await kasir.post('hutang/hitung', { jaminan, pokok })).json
    // 9,259 and 5,444 gr fine at 2,300,000; the second less a tenth.
    expect(data).toMatchObject({
      taksiran: 21_295_700 + 11_269_080,
      plafond: 12_345_000 + 6_999_300,
      ltv: 22.58,
      bunga_persen: 1.75,
      bunga_rp: 4_288, // 4,287.5
      biaya: 10_000,
      diterima: 7_340_000,
      jatuh_tempo: '2027-03-21',
      total: 7_350_000 + 120 * 4_288,
    })
  })

  it('is paid out by the cashier, and redeemed with the interest of its days', async () => {
    const awal = [await akun(), await emas()] as const
    const { kwitansi, nomor } = dataOf(await simpan())
    expect([nomor, kwitansi]).toEqual(['HT-GS1-261121-0001', 'KW-GS1-261121-0001'])
    expect(await akun()).toEqual(awal[0])
    expect(await baris(nomor)).toMatchObject({ status: 'OPEN', sisa: 0 })
    const { json } = await spv.get('validasi/all/hutang')
    expect(json.data).toMatchObject([{ nomor: kwitansi, jenis: 'PINJAM', jumlah: -7_340_000 }])
    dataOf(await validasi(kwitansi))
    const kini = await akun()
    expect([kini.get('1122'), kini.get('4108')]).toEqual([7_350_000, -10_000])
    const hariIni = await own.get('cash-pusat/daily-transaction-chart')
    expect(JSON.stringify(hariIni.json.data)).toContain('"total_hutang":7350000')
    expect(await emas()).toEqual([
      { akun: 'JAMINAN', kotor: 20_122, murni: 14_703 },
      { akun: 'PELANGGAN', kotor: -20_122, murni: -14_703 },
    ])
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'AKTIF', bunga: 15 * 4_288, sisa: 7_350_000 + 15 * 4_288, ltv_kini: 22.58 },
      parameter: expect.stringMatching(
        /^Pokok UMUM v1, Bunga B5 v1, Kadar A70 v1, .*Kondisi BAIK v1, Kondisi PENYOK v1$/,
      ),
    })
    expect(await shop.audit()).toEqual([])

    await hari('2026-12-28') // 37 days
    const sisa = 7_350_000 + 158_656
    expect(await baris(nomor)).toMatchObject({ bunga: 158_656, sisa })
    const kutip = await kasir.get(`hutang/kutip?nomor=${String(nomor)}&tanggal=2027-02-28`)
    expect(kutip.json.data).toEqual({
      ...{ hari: 99, pokok: 7_350_000, bunga: 424_512, total: 7_774_512 },
    })
    const lembar = await kasir.post('hutang/cetak', {
      ...{ nomor: [nomor], id_cetak: crypto.randomUUID(), alasan: null },
    })
    expect([lembar.status, lembar.headers['content-type']]).toEqual([200, 'application/pdf'])
    const lama = await kasir.post('hutang/tebus', await tebus(String(nomor), sisa - 4_288))
    expect(lama.json.code).toBe('E-MDB:02')
    const murah = await tebus(String(nomor), sisa, {
      ...{ bayar: sisa - 8_656, pembayaran: tunai(sisa - 8_656) },
    })
    expect((await kasir.post('hutang/tebus', murah)).json.details).toMatchObject({
      kategori: 'POTONG_BUNGA',
    })
    const { kwitansi: lunas } = dataOf(await kasir.postApproved('hutang/tebus', murah, 'own'))
    dataOf(await validasi(lunas))
    expect(await baris(nomor)).toMatchObject({ status: 'LUNAS', sisa: 0 })
    expect(await emas()).toEqual(awal[1])
    const akhir = await akun()
    expect([akhir.get('1122'), akhir.get('4107'), akhir.get('2104')]).toEqual([
      undefined,
      -150_000,
      undefined,
    ])
    expect(await shop.audit()).toEqual([])

    // The settlement is taken back the same day: the pledge is with us again.
    const batal = { nomor: lunas, alasan: 'salah orang', uang_dari: 'LACI' }
    dataOf(await spv.postApproved('kwitansi/batal/hutang', batal, 'own'))
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF', sisa })
    expect(await shop.audit()).toEqual([])
    dataOf(await kasir.post('hutang/tebus', await tebus(String(nomor), sisa)))
    const tunggu = (await spv.get('validasi/all/hutang')).json.data[0]
    dataOf(await validasi(tunggu.nomor))
    expect(await baris(nomor)).toMatchObject({ status: 'LUNAS' })
  })

  it('is renewed: interest and a part of it are paid, a new term begins', async () => {
    const nomor = await berjalan()
    await hari('2027-01-31')
    const bunga = 34 * 4_288
    const sisa = 7_350_000 + bunga
    const surat = { bukti: 'NOTA', kode: await kode(nomor) }
    const isi = (bayar: number) => ({
      ...{ nomor, sisa, bunga, bayar, pembayaran: tunai(bayar), ...surat },
    })
    // The new letter fetches the gold: nobody gets it without showing the old one.
    const tanpa = { ...isi(bunga), kode: null }
    expect((await kasir.post('hutang/perbarui', tanpa)).json.fields).toMatchObject([
      { field: 'kode', message: 'Kode QR Nota Tidak Cocok' },
    ])
    const foto_kartu = await foto(kasir, 'kartu_hutang')
    const kartuSaja = await kasir.post('hutang/perbarui', { ...tanpa, bukti: 'KARTU', foto_kartu })
    expect(kartuSaja.json.details).toMatchObject({ kategori: 'TEBUS_TANPA_SURAT' })
    const kurang = await kasir.post('hutang/perbarui', isi(bunga - 1))
    expect(kurang.json.fields?.[0]?.message).toBe('Bunga Rp 145.792 Harus Dibayar')
    const lebih = await kasir.post('hutang/perbarui', isi(sisa))
    expect(lebih.json.fields?.[0]?.message).toBe('Peremajaan Melebihi Hutang, Pakai Tebus')
    for (const [angsur, kalimat] of [
      [2_350_001, 'Pokok Dibayar Dalam Kelipatan Rp 50.000'],
      [7_300_000, 'Pokok Yang Tersisa Paling Sedikit Rp 100.000'],
    ] as const) {
      const { json } = await kasir.post('hutang/perbarui', isi(bunga + angsur))
      expect(json.fields?.[0]?.message).toBe(kalimat)
    }
    const { kwitansi } = dataOf(await kasir.post('hutang/perbarui', isi(bunga + 2_400_000)))
    dataOf(await validasi(kwitansi))
    const { lanjutan, status } = await baris(nomor)
    expect([status, lanjutan]).toEqual(['PEREMAJAAN', 'HT-GS1-270131-0001'])
    // Below 5,000,000 the rate is 2 %, 3,300 a day; who pays a part keeps the 1.75 % that he had:
    // 4,950,000 x 1.75 / 100 / 30 = 2,887.5. Fewest days were paid with the first loan.
    expect(await baris(lanjutan)).toMatchObject({
      ...{ status: 'AKTIF', pokok: 4_950_000, bunga_rp: 2_888, jatuh_tempo: '2027-05-31' },
      ...{ bunga: 0, sisa: 4_950_000 },
    })
    expect((await akun()).get('1122')).toBe(4_950_000)
    expect(await shop.audit()).toEqual([])
    const batal = { nomor: kwitansi, alasan: 'salah hitung', uang_dari: 'LACI' }
    dataOf(await spv.postApproved('kwitansi/batal/hutang', batal, 'own'))
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF', sisa })
    expect(await baris(lanjutan)).toMatchObject({ status: 'BATAL' })
    expect((await akun()).get('1122')).toBe(7_350_000)
    expect(await shop.audit()).toEqual([])
    dataOf(await kasir.post('hutang/tebus', await tebus(nomor, sisa)))
    dataOf(await validasi((await spv.get('validasi/all/hutang')).json.data[0].nomor))
  })

  it('is sold only after its day, and after its debtor was told; what is over is his', async () => {
    const nomor = await berjalan({ pokok: 5_000_000, pembayaran: tunai(4_990_000) })
    const laku = (bayar: number, sisa: number) => ({
      ...{ nomor, sisa, no_lelang: 'L-1', bayar, biaya_lelang: 150_003 },
      ...{ nama_customer: 'PAK HADI', no_hp: '081234567999' },
      pembayaran: tunai(bayar),
    })
    const harian = 2_917 // 5,000,000 x 1.75 / 100 / 30 = 2,916.67
    const dini = await spv.post('hutang/lelang', laku(9_000_000, 5_000_000 + 15 * harian))
    expect(dini.json.message).toBe(`${nomor} Baru Boleh Dilelang 2027-06-08`)
    // A reminder of before the term is no notice.
    const beritahu = { nomor, cara_notis: 'WA', isi_notis: 'Tidak dijawab' }
    dataOf(await kasir.post('hutang/notis', beritahu))
    await hari('2027-06-08')
    const sisa = 5_000_000 + 128 * harian
    const diam = await spv.post('hutang/lelang', laku(9_000_000, sisa))
    expect(diam.json.message).toBe(`Pemberitahuan ${nomor} Sebelum 2027-05-31, Catat Yang Baru`)
    dataOf(await kasir.post('hutang/notis', beritahu))
    const daftar = await spv.get('hutang/lihat?bagian=lelang')
    expect(daftar.json.data.map((row: { nomor: string }) => row.nomor)).toEqual([nomor])
    await hari('2027-06-15')
    const kini = 5_000_000 + 135 * harian
    const { kwitansi } = dataOf(
      await spv.postApproved('hutang/lelang', laku(9_000_000, kini), 'own'),
    )
    dataOf(await validasi(kwitansi))
    const kelebihan = 9_000_000 - kini - 150_003
    expect(await baris(nomor)).toMatchObject({ status: 'LELANG', kelebihan })
    const buku = await akun()
    expect([buku.get('2104'), buku.get('1122'), buku.get('6110')]).toEqual([
      0 - kelebihan,
      undefined,
      -150_003,
    ])
    expect(await shop.audit()).toEqual([])
    // Whoever fetches it shows his letter, and two people give it.
    const bayar = { nomor, kelebihan, uang_dari: 'LACI', bukti: 'NOTA', kode: await kode(nomor) }
    const asing = await spv.post('hutang/kelebihan', { ...bayar, kode: nomor })
    expect(asing.json.fields?.[0]?.message).toBe('Kode QR Nota Tidak Cocok')
    const lama = await spv.post('hutang/kelebihan', { ...bayar, kelebihan: kelebihan + 1 })
    expect(lama.json.code).toBe('E-MDB:02')
    const sendiri = await spv.post('hutang/kelebihan', bayar)
    expect(sendiri.json.details).toMatchObject({ kategori: 'KELEBIHAN_LELANG' })
    dataOf(await spv.postApproved('hutang/kelebihan', bayar, 'own'))
    expect((await spv.post('hutang/kelebihan', bayar)).json.message).toContain('Sudah Dibayar')
    expect((await akun()).get('2104')).toBeUndefined()
    expect(await shop.audit()).toEqual([])
  })

  it('is settled once, whoever is faster', async () => {
    const nomor = await berjalan()
    const sisa = 7_350_000 + 15 * 4_288
    const isi = await tebus(nomor, sisa)
    const bunga = 15 * 4_288
    const surat = { bukti: 'NOTA', kode: await kode(nomor) }
    const baru = { nomor, sisa, bunga, bayar: bunga, pembayaran: tunai(bunga), ...surat }
    const jawab = await Promise.all([
      kasir.post('hutang/tebus', isi),
      spv.post('hutang/perbarui', baru),
      own.post('hutang/tebus', isi),
      spv.post('hutang/tebus', isi),
    ])
    const jadi = jawab.filter(({ status }) => status === 200)
    expect(jadi).toHaveLength(1)
    const { kwitansi } = jadi[0]?.json.data ?? {}
    const sah = await Promise.all([validasi(kwitansi), validasi(kwitansi)])
    expect(sah.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.audit()).toEqual([])
  })
})

type Baris = Readonly<Record<string, unknown>>
describe('the reports of loans', () => {
  beforeAll(async () => void (await berjalan()))
  const laporan = async (path: string, lain: object = {}): Promise<readonly Baris[]> => {
    const hari = { tgl_from: '2026-11-21', tgl_to: '2027-12-31' }
    return (await laporanHari(own, path, { ...hari, ...lain })).rows
  }
  const jumlah = (rows: readonly Baris[], name: string): number =>
    rows.reduce((sum, row) => sum + Number(row[name]), 0)
  it('say what each loan cost, by the formula of the SPEC', async () => {
    const tebus = await laporan('/laporan-penebusan-detail', { sort_by: 'tgl_lunas' })
    expect(tebus[0]).toEqual({
      ...{ no_faktur_hutang: 'HT-GS1-261121-0001', nama_customer: 'PAK DARMA' },
      alamat_customer: 'Jalan Kenanga 3',
      detail_barang: [
        { nama_barang: 'KALUNG RANTAI', berat: 12.345 },
        { nama_barang: 'GELANG KERONCONG', berat: 7.777 },
      ],
      ...{ tgl_hutang: '2026-11-21', lama_pinjam: 37, tgl_lunas: '2026-12-28' },
      ...{ kode_sales: 'SLS1', jumlah_hutang: 7_350_000, bunga: 1.75, bunga_rp: 4_288 },
      ...{ bunga_pinjam: 158_656, total_bayar: 7_508_656, r_riil: 1.75 },
    })
    const riil = await laporan('/laporan-pendapatan-bunga')
    expect(riil[0]).toEqual({
      ...{ tgl: '2026-12-28', bunga_hitung: 158_656, bunga_diterima: 158_656, selisih: 0 },
      r_riil: 1.75,
    })
  })

  it('agree with each other and with the books', async () => {
    const [lelang] = await laporan('/laporan-lelang-hutang')
    expect(lelang).toMatchObject({
      ...{ pokok: 5_000_000, bunga: 135 * 2_917, hasil: 9_000_000, biaya: 150_003 },
      ...{ kelebihan: 9_000_000 - 5_000_000 - 135 * 2_917 - 150_003, diambil: 'SUDAH' },
    })
    const aktif = await laporan('/laporan-hutang')
    const pokok = jumlah(aktif, 'pokok')
    expect(pokok).toBe((await akun()).get('1122') ?? 0)
    const [risiko] = await laporan('/laporan-plafond-hutang')
    expect(risiko).toMatchObject({ kadar: 75, pokok, murni: (14.703 * pokok) / 7_350_000 })
    const bunga = await laporan('/laporan-pendapatan-bunga')
    expect(0 - jumlah(bunga, 'bunga_diterima')).toBe((await akun()).get('4107'))
    const tempo = await laporan('/laporan-jatuh-tempo-hutang', { tgl: '2027-10-14' })
    expect(tempo[0]).toMatchObject({ jatuh_tempo: '2027-10-13', hari_lewat: 1, bunga: 121 * 4_288 })
  })
})
