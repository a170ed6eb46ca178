import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword, type TestAnswer } from '#server/test-http'
import { dataOf, harga, notaCincin } from './cincin.ts'
import { ambil, angka, dibaca, semua, type Elemen } from './elemen.ts'
import { bayar, bukaMasa, ibu, langkahMasa, november, type TokoMasa } from './masa-pajak.ts'
import { dipesan } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'

// A month of a shop that is taxed: sales to the public and to one who trades with gold, a bar, an
// exchange, an order, a service, and a sale that is taken back in that month, another in the next.
// Then the month is filed.

const satu = '2026-11-21'
const dua = '2026-11-22'
const desember = '2026-12-01'
/** A woman who was born on 25 February 1990. */
const nik = '3578016502900003'
const toko = { nama_customer: 'PT EMAS JAYA & REKAN', alamat_customer: 'Jalan "Emas" 5 <belakang>' }
const pengusaha = { ...toko, no_hp: '081298765432', npwp: '01.234.567.8-901.000' }

let buka: TokoMasa
let langkah: ReturnType<typeof langkahMasa>
beforeAll(async () => {
  buka = await bukaMasa()
  langkah = langkahMasa(buka)
}, 120_000)
afterAll(() => buka.shop.close())

const berkas = async (path: string): Promise<Elemen> => {
  const answer = await buka.own.get(`ekspor-pajak/${path}?${november}`)
  expect(answer.status).toBe(200)
  return dibaca(answer.text)
}
const ditolak = ({ json, status }: TestAnswer) => ({
  status,
  kalimat: json.fields?.[0]?.message ?? json.message,
})

describe('a buyer', () => {
  const simpan = (lain: object) =>
    buka.kasir.post('penjualan/simpan', notaCincin([String(buka.rings[0])], { ...ibu, ...lain }))
  it('is refused with a number that is none, and changes nothing', async () => {
    const { shop } = buka
    const kalimat = 'NPWP Atau NIK Tidak Valid, Isi 15 Atau 16 Angka'
    for (const npwp of ['12345', '3578016599900003', '0000000000000000', 'satu dua tiga'])
      expect(ditolak(await simpan({ npwp }))).toEqual({ status: 400, kalimat })
    expect(ditolak(await simpan({ npwp: nik, alamat_customer: null }))).toEqual({
      status: 400,
      kalimat: 'Alamat Pembeli Harus Diisi Untuk Faktur Pajak',
    })
    expect(ditolak(await simpan({ npwp: nik, nama_customer: null }))).toEqual({
      status: 400,
      kalimat: 'Nama Pembeli Harus Diisi Untuk Faktur Pajak',
    })
    expect(await shop.rows(sql`select id from kencana.penjualan`)).toEqual([])
  })

  it('who trades with gold tells his number, and is not sold to without a rate', async () => {
    const { kasir, shop } = buka
    const { kode } = langkah
    const dagang = { pembeli_pajak: 'PENGUSAHA' }
    expect(ditolak(await simpan(dagang))).toMatchObject({
      kalimat: expect.stringMatching(/Total Berubah|NPWP Pembeli Harus Diisi/),
    })
    const total = harga + 17_479
    expect(ditolak(await simpan({ ...dagang, total, pembayaran: bayar(total) }))).toEqual({
      status: 400,
      kalimat: 'NPWP Pembeli Harus Diisi, Ia Berdagang Emas',
    })
    await shop.rows(
      sql`update kencana.para_pajak set berlaku_mulai = '2027-01-01' where kode_pajak = 'PPH22'`,
    )
    const tanpa = await kasir.post('penjualan/hitung', { baris: [kode(0)], ...dagang })
    expect(tanpa.json.data.baris[0].masalah).toMatchObject([{ kode: 'PPH22_TANPA_TARIF' }])
    await shop.rows(
      sql`update kencana.para_pajak set berlaku_mulai = '2023-05-01' where kode_pajak = 'PPH22'`,
    )
  })

  it('pays no PPh 22 while it is off, whoever he says he is', async () => {
    const { kasir, setel } = buka
    const { kode } = langkah
    await setel('PPH22_MODULE', false)
    const biasa = dataOf(await kasir.post('penjualan/hitung', { baris: [kode(0)] }))
    await setel('PPH22_MODULE', true)
    const bebas = { baris: [kode(0)], pembeli_pajak: 'BEBAS' }
    expect(biasa['total']).toBe(harga)
    expect(dataOf(await kasir.post('penjualan/hitung', bebas))['total']).toBe(harga)
  })
})

describe('a month', () => {
  it('is sold in', async () => {
    const { batang, own, shop } = buka
    const { akun, jual, kode } = langkah
    // One ring: 7.107.000 with PPN of 1,65 % inside is 6.991.638 and 115.362.
    expect(await jual([kode(0)], ibu)).toMatchObject({ total: 7_107_000 })
    // Not above the limit of the stamp.
    expect(await jual([{ ...kode(5), harga_setuju: 5_000_000 }], ibu)).toMatchObject({
      total: 5_000_000,
    })
    // PPh 22 of each: 6.991.638 x 0,25 % = 17.479,095.
    const dagang = await jual([kode(1), kode(2)], { ...pengusaha, pembeli_pajak: 'PENGUSAHA' })
    expect(dagang.total).toBe(14_214_000 + 34_958)
    await jual([{ kode_barcode: batang }], { ...ibu, npwp: nik })

    expect(await akun('2107', satu, satu)).toBe(34_958)
    expect(await akun('6105', satu, satu)).toBe(-30_000) // three stamps
    expect(await akun('2108', satu, satu)).toBe(30_000)
    const { data } = dataOf(
      await own.post('penjualan/get/bynota/single', { no_faktur: dagang.nomor }),
    )
    expect(Object(data)[0]).toMatchObject({
      npwp: '0012345678901000',
      meterai: { jumlah: 10_000, ditanggung: 'TOKO' },
      baris: [{ pph22: 17_479, pajak: 17_479, pajak_termasuk: 115_362 }, { pph22: 17_479 }],
    })
    expect(await shop.audit()).toEqual([])
  })

  it('takes an exchange, a service and an order', async () => {
    const { kasir, spv } = buka
    const { kode, masa, sahkan } = langkah
    const beli = {
      jenis: 'BELI',
      baris: [{ ...kode(0), kode_kondisi: 'BAIK', berat_kotor: 4.12 }],
    }
    const dijual = Number(
      dataOf(await kasir.post('penjualan/hitung', { baris: [kode(3)] }))['total'],
    )
    const dibeli = Number(
      dataOf(await kasir.post('pembelian/hitung', { ...beli, nilai_jual: dijual }))['total'],
    )
    const total = dijual - dibeli
    const tukar = notaCincin([], {
      ...{ ...ibu, baris: [kode(3)], pembelian: beli, total },
      pembayaran: total === 0 ? [] : bayar(Math.abs(total)),
    })
    const saved = await kasir.postApproved('penjualan/simpan', tukar, 'own')
    await sahkan(dataOf(saved)['no_faktur_group'])

    const foto = await fotoService(kasir)
    const muka = { uang_muka: 100_003, pembayaran: bayar(100_003) }
    const service = dataOf(await kasir.post('service/simpan', tiketService(foto, muka)))
    dataOf(await spv.post('validasi/simpan/service', { nomor: [service['kwitansi']] }))
    const pesanan = dataOf(await kasir.post('pesanan/simpan', dipesan(3_000_001)))
    dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [pesanan['kwitansi']] }))
    const { jenis } = await masa()
    const sumber = (nama: string) => jenis.find((row: { jenis: string }) => row.jenis === nama)
    expect(sumber('SERVICE')).toMatchObject({ nota: 1, dasar: 98_915, ppn: 1_088 })
    expect(sumber('PESANAN')).toMatchObject({ nota: 1, dasar: 2_951_304, ppn: 48_697 })
  })

  it('loses what was sold by mistake, with its PPh 22', async () => {
    const { shop } = buka
    const { akun, koreksi, tutup } = langkah
    await tutup(satu, dua)
    await koreksi(1, 7_107_000 + 17_479)
    expect(await akun('2107', satu, dua)).toBe(17_479)
    expect(await akun('2107', dua, dua)).toBe(-17_479)
    expect(await shop.audit()).toEqual([])
  })

  it('is what the accounts hold, to the rupiah, in the recap and on the screen', async () => {
    const { own } = buka
    const { akun, masa } = langkah
    const { banding } = await masa()
    const ppn = await akun('2103', '2026-11-01', '2026-11-30')
    expect(banding).toEqual([
      { pajak: 'PPN', rekap: ppn, akun: ppn, selisih: 0 },
      { pajak: 'PPH22', rekap: 17_479, akun: 17_479, selisih: 0 },
    ])
    const recap = await own.post('penjualan/report-rekap-pajak', { tgl_from: satu, tgl_to: dua })
    expect(recap.json.data.totals).toMatchObject({ ppn, pph22: 17_479, meterai: 40_000 })
    expect((await masa()).meterai).toEqual({ nota: 4, jumlah: 40_000, toko: 40_000 })
  })

  it('has no file while one of its days is open, or the shop has no number', async () => {
    const { kasir, own } = buka
    const { tutup } = langkah
    const faktur = () => own.get(`ekspor-pajak/faktur?${november}`)
    expect(ditolak(await faktur())).toEqual({
      status: 400,
      kalimat: 'Masih Ada Hari Yang Belum Ditutup Sampai 2026-11-30',
    })
    await tutup(dua, desember)
    expect(ditolak(await faktur()).kalimat).toBe('NPWP Toko Belum Diisi, Isi Di Setting Toko')
    const salah = await own.put('tokos/GS1', { npwp: '12345' })
    expect(salah.json.fields?.[0]?.message).toBe('NPWP Tidak Valid')
    const nitku = await own.put('tokos/GS1', { npwp: '09.876.543.2-109.000', nitku: '12' })
    expect(nitku.json.fields?.[0]?.message).toBe('NITKU Tidak Valid')
    dataOf(await own.put('tokos/GS1', { npwp: '09.876.543.2-109.000', nitku: '000003' }))
    expect(ditolak(await kasir.get(`ekspor-pajak/faktur?${november}`)).status).toBe(403)
  })
})

describe('the files of Coretax', () => {
  it('name the invoices of buyers with a number', async () => {
    const isi = await berkas('faktur')
    expect([isi.nama, ambil(isi, 'TIN')]).toEqual(['TaxInvoiceBulk', '0098765432109000'])
    const invoices = semua(isi, 'TaxInvoice')
    expect(
      invoices.map((each) =>
        [
          ...['TrxCode', 'BuyerDocument', 'BuyerTin', 'BuyerDocumentNumber'],
          ...['BuyerName', 'SellerIDTKU', 'FacilityStamp'],
        ].map((nama) => ambil(each, nama)),
      ),
    ).toEqual([
      [
        ...['05', 'TIN', '0012345678901000', '-'],
        ...[toko.nama_customer, '0098765432109000000003', ''],
      ],
      [
        ...['07', 'National ID', '0000000000000000', nik],
        ...[ibu.nama_customer, '0098765432109000000003', 'TD.01125'],
      ],
      [
        '05',
        'National ID',
        '0000000000000000',
        nik,
        ibu.nama_customer,
        '0098765432109000000003',
        '',
      ],
    ])
    expect(ambil(isi, 'BuyerAdress')).toBe(toko.alamat_customer)
    // The ring that came back in the same month is on none of them. Of the bar nothing is
    // collected: 6.798.000 x 11/12 x 12 % is told and not owed.
    const lines = semua(isi, 'GoodService')
    const figures = ['Opt', 'TaxBase', 'OtherTaxBase', 'VATRate', 'VAT']
    expect(lines.map((each) => figures.map((nama) => ambil(each, nama)))).toEqual([
      ['A', '6991638', '961350', '12', '115362'],
      ['A', '6798000', '6231500', '12', '747780'],
      ['B', '305638', '28016.67', '12', '3362'],
    ])
    expect(invoices[0]?.anak.map(({ nama }) => nama)).toEqual([
      ...['TaxInvoiceDate', 'TaxInvoiceOpt', 'TrxCode', 'AddInfo', 'CustomDoc'],
      ...['CustomDocMonthYear', 'RefDesc', 'FacilityStamp', 'SellerIDTKU', 'BuyerTin'],
      ...['BuyerDocument', 'BuyerCountry', 'BuyerDocumentNumber', 'BuyerName', 'BuyerAdress'],
      ...['BuyerEmail', 'BuyerIDTKU', 'ListOfGoodService'],
    ])
  })

  it('and with what is added up come to the account of the month', async () => {
    const { own } = buka
    const { akun } = langkah
    const [faktur, gunggung] = [await berkas('faktur'), await berkas('digunggung')]
    expect([gunggung.nama, ambil(gunggung, 'TaxPeriodMonth')]).toEqual(['RetailInvoiceBulk', '11'])
    const dipungut = semua(faktur, 'TaxInvoice').filter((each) => ambil(each, 'TrxCode') === '05')
    const retail = semua(gunggung, 'RetailInvoice')
    expect(retail.map((each) => [ambil(each, 'TrxCode'), ambil(each, 'GoodServiceOpt')])).toEqual([
      ['Normal', 'A'],
      ['Normal', 'B'],
    ])
    const ppn =
      angka(
        dipungut.flatMap((each) => semua(each, 'GoodService')),
        'VAT',
      ) + angka(retail, 'VAT')
    expect(ppn).toBe(await akun('2103', '2026-11-01', '2026-11-30'))
    const dpp =
      angka(semua(faktur, 'GoodService'), 'TaxBase') + angka(retail, 'TaxBaseSellingPrice')
    const recap = await own.post('penjualan/report-rekap-pajak', { tgl_from: satu, tgl_to: dua })
    expect(dpp).toBe(recap.json.data.totals.dpp)
  })

  it('leave what comes back later to be cancelled by hand', async () => {
    const { akun, koreksi, masa, sebagai } = langkah
    await koreksi(2, 7_107_000 + 17_479)
    const retur = await sebagai('RETUR', 'bulan=12&tahun=2026')
    expect(retur).toMatchObject({ nota: 1, dasar: -6_991_638, ppn: -115_362 })
    const { banding } = await masa('bulan=12&tahun=2026')
    expect(banding.map((row: { rekap: number }) => row.rekap)).toEqual([-115_362, -17_479])
    expect(await akun('2103', desember, '2026-12-31')).toBe(-115_362)
  })

  it('keep a buyer as they were filed until ten years have passed, whoever asks to forget him', async () => {
    const { own, shop } = buka
    const { masa } = langkah
    const sebelum = [await masa(), await berkas('faktur')]
    const { json } = await own.get('data-pribadi?cari=RATIH')
    const orang = json.data.find((row: { npwp: string | null }) => row.npwp === nik)
    expect(orang.no_identitas).toBeNull() // no card was shown: only the number keeps him
    const izin = { id: [orang.id], alasan: 'diminta orangnya', password: testPassword }
    expect(ditolak(await own.post('data-pribadi/hapus', izin))).toEqual({
      status: 422,
      kalimat:
        'Identitasnya Wajib Disimpan Sampai 2036-11-21, Centang Untuk Menghapusnya Sesudah Itu',
    })
    const nanti = await own.post('data-pribadi/hapus', { ...izin, nanti: true })
    expect(nanti.json.message).toBe('Data Pribadi Akan Dihapus Pada 2036-11-21')
    expect([await masa(), await berkas('faktur')]).toEqual(sebelum)
    // Another row of the same person is kept with him, whatever it says itself.
    const lain = json.data.find((row: { npwp: string | null }) => row.npwp === null)
    expect(ditolak(await own.post('data-pribadi/hapus', { ...izin, id: [lain.id] })).status).toBe(
      422,
    )
    expect(await berkas('faktur')).toEqual(sebelum[1])
    expect((await masa()).banding).toEqual(Object(sebelum[0]).banding)
    expect(await shop.audit()).toEqual([])
  })
})
