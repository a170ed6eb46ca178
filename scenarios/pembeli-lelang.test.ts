import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bukaCicilan, cicil } from './cicilan.ts'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import type { Person, Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Who buys at an auction is a customer like any other: asked who he is, and named by his row alone.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]

const setel = async (kode: string, value: unknown): Promise<void> =>
  void dataOf(await own.put(`para-system/key/${kode}`, { value }))
const baris = async (nomor: unknown) =>
  (await spv.get(`cicilan/lihat?q=${String(nomor)}`)).json.data[0]
const saldo = async (akun: string): Promise<number> => {
  const [row] = await shop.rows(sql<{ saldo: number }>`select
    coalesce(sum(kredit - debit), 0)::int as saldo from jurnal where nomor_akun = ${akun}`)
  return row?.saldo ?? 0
}

/** Three rings whose buyers are late, and were told. */
const nomor: string[] = []
beforeAll(async () => {
  ;({ shop, own, spv, kasir, rings } = await bukaCicilan(3, '2027-03-30T01:00:00+07:00'))
  await setel('PPN_PERSEN_MODULE', true)
  for (const [ke, ring] of rings.entries()) {
    const siapa = {
      ...{ nama_customer: `IBU KE ${ke}`, no_hp: `08123456781${ke}` },
      keterangan: 'TITIP UNTUK ADIKNYA',
    }
    const { kwitansi, nomor: no } = dataOf(await kasir.post('cicilan/simpan', cicil(ring, siapa)))
    dataOf(await spv.post('validasi/simpan/cicilan', { nomor: [kwitansi] }))
    nomor.push(String(no))
  }
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2027-03-22' }))
  for (const no of nomor)
    dataOf(await kasir.post('cicilan/notis', { nomor: no, cara_notis: 'SURAT', isi_notis: 'SP 1' }))
  dataOf(await spv.post('tutup-toko', { tgl_system: '2027-03-22', tgl_berikut: '2027-03-29' }))
  await isiLaci(spv, 20_000_000, spv, kasir)
}, 120_000)
afterAll(() => shop.close())

const hadi = { nama_customer: 'PAK HADI', no_hp: '081234567999' }
const lelang = async (no: string | undefined, lain: object = {}) => ({
  ...{ nomor: no, sisa: (await baris(no)).sisa, ...hadi, bersih: 8_000_003 },
  ...{ biaya_lelang: 150_007, alasan: 'menunggak tiga bulan', pembayaran: tunai(8_000_003) },
  ...lain,
})

it('he is asked as the buyer of a sale is, by the sum that he pays', async () => {
  await setel('BATAS_DATA_PELANGGAN', 8_000_003)
  const isi = await lelang(nomor[0])
  const tanpa = await spv.post('cicilan/lelang', { ...isi, no_hp: '' })
  expect(tanpa.json.fields?.[0]?.field).toBe('no_hp')
  const { json } = await spv.postApproved('cicilan/lelang', isi, 'own')
  expect(json.fields?.[0]?.field).toBe('alamat_customer')
  const kartu = { jenis_identitas: 'KTP', no_identitas: '3171234567890777' }
  const dikenal = { ...isi, alamat_customer: 'Jalan Kenari 7', ...kartu }
  const { kwitansi } = dataOf(await spv.postApproved('cicilan/lelang', dikenal, 'own'))
  const { data } = (await spv.get('validasi/all/cicilan')).json
  expect(data).toMatchObject([{ nomor: kwitansi, nama_customer: 'PAK HADI', jumlah: 8_000_003 }])
  const pajak = await saldo('2103')
  dataOf(await spv.post('validasi/simpan/cicilan', { nomor: [kwitansi] }))
  await setel('BATAS_DATA_PELANGGAN', 0)
  expect((await baris(nomor[0])).nama_customer).toBe('IBU KE 0')

  // What the auction brought is taxed, and not the price: 8.000.003 and 150.007 of what it costs.
  const [beku] = await shop.rows(sql<{ pajak: number; harga: number }>`select
    ((isi->>'pajak')::int + (isi->>'pajak_termasuk')::int) as pajak,
    (isi->>'harga_total')::int as harga from dokumen where nomor = ${nomor[0]}`)
  const { harga = 0, pajak: milik = 0 } = beku ?? {}
  const muka = Math.round((milik * 2_158_000) / harga)
  expect(milik).toBeGreaterThan(0)
  const kena = Math.round((milik * 8_150_010) / harga)
  expect(kena).toBeGreaterThan(milik)
  expect((await saldo('2103')) - pajak).toBe(kena - muka)
  const masa = await own.post('penjualan/report-rekap-pajak', {
    ...{ tgl_from: '2027-03-29', tgl_to: '2027-03-29' },
  })
  expect(masa.json.data.totals).toMatchObject({
    ...{ dpp: 8_150_010 - kena - (2_158_000 - muka), ppn: kena - muka },
  })
  expect(await shop.audit()).toEqual([])
})

it('his name stands in no book, only in his row, and his purchase counts for him', async () => {
  const disebut = await shop.rows(sql`select f.isi::text from fakta f where f.isi::text ~ 'HADI'
    union all select isi::text from dokumen where isi::text ~ 'HADI'
    union all select sebelum::text || sesudah::text from otorisasi
      where sebelum::text || sesudah::text ~ 'HADI'`)
  expect(disebut).toEqual([])
  const jumlah = await shop.rows(sql`select p.nama_customer,
      kencana.jumlah_orang('2027-03-29', 1, p.no_identitas, p.no_hp, '{}')::int as nilai
    from pelanggan p where p.nama_customer in ('PAK HADI', 'IBU KE 0') order by 1 desc`)
  expect(jumlah).toEqual([
    { nama_customer: 'PAK HADI', nilai: 8_000_003 },
    { nama_customer: 'IBU KE 0', nilai: 0 },
  ])
  const dokumen = await shop.rows(sql`select d.prefix from pelanggan p
    join dokumen d on d.isi->>'id_pelanggan' = p.id::text where p.nama_customer = 'PAK HADI'`)
  expect(dokumen).toEqual([{ prefix: 'KW' }])
})

it('whose debt it was is not told to whoever looks at the piece', async () => {
  for (const ring of rings.slice(0, 2)) {
    const kisah = await kasir.get(`barang/riwayat/${ring}`)
    const pemegang = await own.post('reportbarang/pemegang', { kode: ring })
    expect(kisah.json.data.at(-1)).toMatchObject({ dokumen: expect.stringMatching(/CL/) })
    expect(pemegang.json.data.rows.at(-1)).toMatchObject({ pemegang: null })
    expect(kisah.text + pemegang.text).not.toMatch(/IBU KE|HADI|TITIP UNTUK/)
  }
})

it('what brings less than was paid lowers the tax, on a line that says so', async () => {
  await setel('SKIP_VALIDASI_MODULE', true)
  const isi = await lelang(nomor[2], { bersih: 900_007, pembayaran: tunai(900_007) })
  dataOf(await spv.postApproved('cicilan/lelang', isi, 'own'))
  const baris = await shop.rows(sql<{ dpp: number; ppn: number; aturan: string }>`
    select r.dpp::int, r.ppn::int, r.aturan
    from kencana.rekap_pajak_lain('GS1', '2026-11-01', '2027-03-31') r
    where r.nomor = ${nomor[2]} order by r.tgl_system`)
  // 2.158.000 with 35.029 of tax; then 900.007 and 150.007 of what it costs: 1.050.014, of which
  // 17.044.
  expect(baris).toEqual([
    { dpp: 2_122_971, ppn: 35_029, aturan: 'Cicilan' },
    { dpp: 1_032_970 - 2_122_971, ppn: 17_044 - 35_029, aturan: 'Cicilan (Koreksi)' },
  ])
  const [semua] = await shop.rows(sql<{ ppn: number }>`select sum(ppn)::int as ppn
    from kencana.rekap_pajak_lain('GS1', '2026-11-01', '2027-03-31')`)
  expect(semua?.ppn).toBe(await saldo('2103'))
  expect(await shop.audit()).toEqual([])
  await setel('SKIP_VALIDASI_MODULE', false)
})

it('is not handed the piece for a transfer that nobody has seen', async () => {
  await setel('KONFIRMASI_TRANSFER_MODULE', true)
  await setel('SKIP_VALIDASI_MODULE', true)
  const pembayaran = [
    { jenis: 'TRANSFER', jumlah: 8_000_003, no_rekening: '1234567890', no_ref: 'TR-7' },
  ]
  const isi = await lelang(nomor[1], { pembayaran })
  const satu = await spv.post('cicilan/lelang', isi)
  expect(satu.json.details).toMatchObject({ kategori: 'LELANG_CICILAN' })
  const dua = await spv.postApproved('cicilan/lelang', isi, 'own')
  expect(dua.status).toBe(200)
  expect(
    await shop.rows(sql`select distinct kategori from otorisasi where kategori like 'TRANSFER%'`),
  ).toEqual([{ kategori: 'TRANSFER_BELUM_MASUK' }])
  expect(await baris(nomor[1])).toMatchObject({ status: 'LELANG' })
  expect(await shop.audit()).toEqual([])
})
