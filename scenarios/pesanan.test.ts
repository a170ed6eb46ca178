import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, cincinNama, dipesan, jadi as selesai, jualPesanan } from './pesanan.ts'
import { tunai } from './titip.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A ring is ordered with a deposit, made, weighed, and fetched for what remains.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

const setel = async (nama: string, value: unknown) =>
  dataOf(await own.put(`para-system/key/${nama}`, { value }))
const pesan = async (uang_muka: number, lain: object = {}) =>
  dataOf(await kasir.post('pesanan/simpan', dipesan(uang_muka, lain)))
const validasi = (...nomor: unknown[]) => spv.post('validasi/simpan/pesanan', { nomor })
const baris = async (nomor: unknown) =>
  (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data[0]
/** Gold of this group costs so much a gram from now on. */
const hargaGroup = (harga: number) =>
  shop.rows(sql`update group_harga set harga = ${harga} where kode_group = '75'`)
const jadi = (nomor: unknown, lain: object = {}) =>
  kasir.post('pesanan/selesai', selesai(nomor, lain))
const ambil = (nomor: unknown, sisa: number, lain: object = {}) =>
  ambilPesanan(shop, kasir, { nomor, sisa, ...lain })
const dijual = (nota: Record<string, unknown>, dp: number, total: number) =>
  jualPesanan(kasir, spv, nota, dp, total)
/** Of an order of one piece. */
const satu = (semua: unknown): string => String(Object(semua)[0])
const letak = (barcode: string) =>
  shop.rows(sql`select status, kode_baki from barang where kode_barcode = ${barcode}`)
const hari = { tgl_from: '2026-11-01', tgl_to: '2026-11-21' }
const laporan = async (call: string) => (await spv.post(call, hari)).json.data.rows
const akun = () =>
  shop.rows(sql<{ akun: string; saldo: number }>`
    select nomor_akun as akun, sum(debit - kredit)::int as saldo from jurnal
    group by 1 having sum(debit - kredit) <> 0 order by 1`)
const saldoAkun = async () => new Map((await akun()).map((row) => [row.akun, row.saldo]))
const emas = () =>
  shop.rows(sql`select akun, sum(kotor)::int as kotor from gram group by 1
    having sum(kotor) <> 0 order by 1`)

describe('an order whose price is locked', () => {
  it('begins with its deposit, is priced by its weight, and goes when all is paid', async () => {
    await setel('PESANAN_HARGA_TETAP_MODULE', true)
    const awal = await akun()
    const { kwitansi, nomor } = await pesan(3_000_001)
    expect({ nomor, kwitansi }).toEqual({
      nomor: 'PS-GS1-261121-0001',
      kwitansi: 'KW-GS1-261121-0001',
    })
    expect(await akun()).toEqual(awal)
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'OPEN', nama_customer: 'IBU MELATI', cara_harga: 'TETAP' },
      ...{ biaya: 8_650_000, sisa: 8_650_000, barang: [{ ukiran: 'R & B 2026' }] },
    })
    expect((await jadi(nomor)).status).not.toBe(200)
    dataOf(await validasi(kwitansi))
    expect(await baris(nomor)).toMatchObject({ status: 'VALID', sisa: 5_649_999 })

    // 3.000.001 / 1.650.000 a gram is 1,818 gr: Rp 2.999.700. The other 3,305 gr cost 1.700.000 a
    // gram by now: Rp 5.618.500. By steps of 500 and with labour Rp 9.018.500.
    await hargaGroup(1_700_000)
    const berat = await jadi(nomor, { berat_jadi: 5.501 })
    expect(berat.json.details).toMatchObject({ kategori: 'BERAT_PESANAN' })
    dataOf(await jadi(nomor))
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'SELESAI', berat_jadi: 5.123, biaya: 9_018_500, sisa: 6_018_499 },
    })
    expect(await emas()).toEqual([
      { akun: 'EMAS_TUKANG', kotor: -5123 },
      { akun: 'PESANAN', kotor: 5123 },
    ])
    const muka = { nomor: kwitansi, alasan: 'salah orang', uang_dari: 'LACI' }
    const terlambat = await spv.postApproved('kwitansi/batal/pesanan', muka, 'own')
    expect(terlambat.json.message).toContain('Sudah Selesai')
    const lain = await ambil(nomor, 6_018_499, { kode: 'SALAH' })
    expect(lain.json.fields?.[0]?.message).toBe('Kode QR Nota Tidak Cocok')
    const diambil = dataOf(await ambil(nomor, 6_018_499))
    const { kode_barcode, no_titipan } = diambil
    expect(no_titipan).toEqual(['TT-GS1-261121-0001'])
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'DIAMBIL', sisa: 0, no_titipan: 'TT-GS1-261121-0001' },
    })
    expect(await emas()).toEqual([
      { akun: 'EMAS_TUKANG', kotor: -5123 },
      { akun: 'STOK/TOKO', kotor: 5123 },
    ])
    const tengah = await saldoAkun()
    expect([tengah.get('2101'), tengah.get('2105')]).toEqual([-3_000_001, undefined])
    expect(await shop.audit()).toEqual([])

    // A sale of the order's price: its gold of Rp 8.618.500 and its labour, for its deposit.
    const nota = await dijual(diambil, 3_000_001, 9_018_500)
    expect(nota['notajualpesanan']).toEqual(nota['notajual'])
    expect(
      await shop.rows(sql`select nama_barang, berat::int, harga_gram::int, harga_jual::int,
        ongkos::int, harga_pokok::int from penjualan_baris where kode_barcode = ${satu(kode_barcode)}`),
    ).toEqual([
      {
        ...{ nama_barang: 'CINCIN NAMA', berat: 5123, harga_gram: 1_682_315 },
        ...{ harga_jual: 8_618_500, ongkos: 400_000, harga_pokok: 0 },
      },
    ])
    const kini = await saldoAkun()
    expect([kini.get('2101'), kini.get('2105'), kini.get('5110'), kini.get('2106')]).toEqual([
      ...[undefined, undefined, 150_000, -150_000],
    ])
    expect(await shop.audit()).toEqual([])

    const { data, dataJualGrouped, template_wa } = dataOf(
      await kasir.post('pesanan/get/bynota/single', { no_faktur: nomor }),
    )
    const cincin = { kode_group: '75', qty: 1, berat: 5.123, harga_total: 9_018_500 }
    expect(dataJualGrouped).toEqual([
      { ...cincin, detail: [{ nama_barang: 'CINCIN NAMA', ...cincin }] },
    ])
    expect(data).toMatchObject([{ nomor, biaya: 9_018_500, status: 'DIAMBIL' }])
    expect(template_wa).toContain('CINCIN NAMA 5,123 gr Rp 9.018.500')
    const lembar = await kasir.post('pesanan/cetak/contoh', { nomor: [nomor] })
    expect([lembar.status, lembar.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await kasir.post('pesanan/label', { nomor: [nomor] })).status).toBe(200)
    const hasil = { nota: 1, berat: 5.123, total: 9_018_500 }
    expect((await spv.get('pesanan/chart?type=today')).json.data).toMatchObject([hasil])
    expect(dataOf(await spv.get('dashboard/hari-ini'))).toMatchObject({ pesanan: hasil })
    expect(await laporan('pesanan/report')).toMatchObject([
      ...[{ no_pesanan: nomor, customer: 'IBU MELATI', berat: 5.12, dp: 3_000_001, sisa: 0 }],
    ])
    expect(await laporan('pesanan/report-pesanan-barang')).toMatchObject([
      ...[{ no_pesanan: nomor, berat: 5.12, ongkos: 400_000, sub_total: 9_018_500 }],
    ])

    const habis = await spv.postApproved('kwitansi/batal/pesanan', muka, 'own')
    expect(habis.json.message).toContain('Sudah Dipakai')
  })

  it('gives its money back and keeps the piece where its customer does not want it after all', async () => {
    await hargaGroup(1_650_000)
    const awal = await saldoAkun()
    const { kwitansi, nomor } = await pesan(1_234_567)
    dataOf(await validasi(kwitansi))
    dataOf(await jadi(nomor, { upah: 0 }))
    const { kode_barcode, no_titipan } = dataOf(await ambil(nomor, 7_618_433))
    const isi = { no_titipan: satu(no_titipan), alasan: 'kebesaran', uang_dari: 'LACI' }
    expect(dataOf(await spv.postApproved('titipan/batal', isi, 'own'))).toMatchObject({
      ...{ kembali: 1_234_567, hangus: 0 },
    })
    expect(await letak(satu(kode_barcode))).toEqual([{ status: 'KEMBALI', kode_baki: null }])
    expect(await saldoAkun()).toEqual(awal)
    await hargaGroup(1_700_000)
    expect(await shop.audit()).toEqual([])
  })

  it('costs the locked price alone where the deposit paid for more than it weighs', async () => {
    // 8.400.000 / 1.700.000 is 4,941 gr; the ring weighs 4,500 gr: Rp 7.650.000 and labour 400.000.
    const { kwitansi, nomor } = await pesan(8_400_000)
    dataOf(await validasi(kwitansi))
    await hargaGroup(1_900_000)
    dataOf(await jadi(nomor, { berat_jadi: 4.5 }))
    expect(await baris(nomor)).toMatchObject({ biaya: 8_050_000, sisa: -350_000 })
    const diambil = dataOf(await ambil(nomor, -350_000, { uang_dari: 'LACI' }))
    expect(diambil['kembali']).toBe(350_000)
    expect(await baris(nomor)).toMatchObject({ status: 'DIAMBIL', sisa: 0 })
    await dijual(diambil, 8_050_000, 8_050_000)
    await hargaGroup(1_650_000)
    expect(await shop.audit()).toEqual([])
  })
})

describe('an order whose price follows the day', () => {
  it('is priced whole on the day it is made', async () => {
    await setel('PESANAN_HARGA_TETAP_MODULE', false)
    const { kwitansi, nomor } = await pesan(2_000_000)
    dataOf(await validasi(kwitansi))
    await hargaGroup(1_700_000)
    // 4,900 gr x Rp 1.700.000 are Rp 8.330.000, and labour of Rp 400.000.
    dataOf(await jadi(nomor, { berat_jadi: 4.9 }))
    await hargaGroup(1_650_000)
    expect(await baris(nomor)).toMatchObject({
      ...{ cara_harga: 'MENGAMBANG', biaya: 8_730_000, sisa: 6_730_000 },
    })
    expect(await shop.audit()).toEqual([])
  })

  it('goes back by two people, before it is made and after', async () => {
    const awal = [await akun(), await emas()]
    const { kwitansi, nomor } = await pesan(500_005)
    const isi = { nomor, alasan: 'tidak jadi dipesan', uang_dari: 'LACI' }
    const dini = await spv.post('pesanan/batal', isi)
    expect(dini.json.message).toContain(`Menunggu Validasi ${String(kwitansi)}`)
    dataOf(await validasi(kwitansi))
    const asked = await spv.post('pesanan/batal', isi)
    expect(asked.json.details).toMatchObject({ kategori: 'BATAL_PESANAN' })
    dataOf(await spv.postApproved('pesanan/batal', isi, 'own'))
    expect(await baris(nomor)).toMatchObject({ status: 'BATAL', sisa: 0 })
    const dua = await pesan(500_005)
    dataOf(await validasi(dua['kwitansi']))
    dataOf(await jadi(dua['nomor'], { upah: 0 }))
    dataOf(await spv.postApproved('pesanan/batal', { ...isi, nomor: dua['nomor'] }, 'own'))
    // What was made of his own gold lies at the goldsmith's: it is ours, and cost nothing.
    expect(await akun()).toEqual(awal[0])
    expect(await emas()).toContainEqual({ akun: 'TUKANG/SARNO', kotor: 5123 })
    const kembali = { total_qty: 1, ongkos: 400_000, jumlah_bayar: 500_005 }
    expect(await laporan('pesanan/batal-reports')).toMatchObject([
      // 5,123 gr x 1.650.000 are 8.452.950, by steps of 500 8.453.000: cancelled once made.
      { no_pesanan: nomor, total_berat: 5, total_harga: 8_650_000, ...kembali },
      { total_berat: 5.12, total_harga: 8_853_000, sisa_bayar: 8_352_995, ...kembali },
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('waits for another deposit when the first was withdrawn or taken back', async () => {
    // Where the shop switched that off, whoever is responsible for it still ends what waits.
    await setel('CANCEL_VALIDATION_MODULE', false)
    const { kwitansi, nomor } = await pesan(1_000_000)
    const sendiri = await kasir.post('validasi/cancel/pesanan', { nomor: [kwitansi] })
    expect(sendiri.json.message).toBe('Pembayaran Yang Menunggu Dibatalkan SPV Atau OWN')
    dataOf(await spv.post('validasi/cancel/pesanan', { nomor: [kwitansi] }))
    expect(await baris(nomor)).toMatchObject({ status: 'OPEN', sisa: 8_650_000 })
    await setel('CANCEL_VALIDATION_MODULE', true)
    const setor = { nomor, uang_muka: 1_500_000, pembayaran: tunai(1_500_000) }
    const { kwitansi: lagi } = dataOf(await kasir.post('pesanan/setor', setor))
    const dua = await kasir.post('pesanan/setor', setor)
    expect(dua.json.message).toContain('Menunggu Validasi')
    dataOf(await validasi(lagi))
    expect(await baris(nomor)).toMatchObject({ status: 'VALID', sisa: 7_150_000 })
    const isi = { nomor: lagi, alasan: 'uang palsu', uang_dari: 'LACI' }
    dataOf(await spv.postApproved('kwitansi/batal/pesanan', isi, 'own'))
    expect(await baris(nomor)).toMatchObject({ status: 'OPEN', sisa: 8_650_000 })
    expect(await shop.audit()).toEqual([])
  })

  it('begins at once without validation, and is taxed as goods when its money is taken', async () => {
    await setel('PPN_PERSEN_MODULE', true)
    await setel('SKIP_VALIDASI_MODULE', true)
    const pajak = async () => (await saldoAkun()).get('2103') ?? 0
    const awal = await pajak()
    const { nomor } = await pesan(3_000_001)
    expect(await baris(nomor)).toMatchObject({ status: 'VALID' })
    const muka = awal - (await pajak())
    dataOf(await jadi(nomor, { berat_jadi: 5 }))
    const diambil = dataOf(await ambil(nomor, 5_649_999))
    expect(await pajak()).toBe(awal)
    await dijual(diambil, 3_000_001, 8_650_000)
    // 1,65 % of the price without it: of 3.000.001 (48.696,5) and of 8.650.000 whole (140.408,3).
    expect([muka, awal - (await pajak())]).toEqual([48_697, 140_408])
    // The deposit, its going over to the sale, and the sale: a row each.
    const ppn = (await laporan('penjualan/report-rekap-pajak')).map(
      ({ ppn: one }: { ppn: number }) => one,
    )
    expect(ppn.filter((one: number) => one !== 0)).toEqual([140_408, -48_697, 48_697])
    expect(await shop.audit()).toEqual([])
  })
})

describe('gold of the shop', () => {
  it('goes to the goldsmith at what it has cost, and costs the piece its share', async () => {
    await setel('SKIP_VALIDASI_MODULE', true)
    await setel('PPN_PERSEN_MODULE', false)
    const { nomor } = await pesan(1_000_000)
    const kirim = (berat_kirim: number) =>
      kasir.post('pesanan/kirim', { nomor, barang: [{ baris: 1, kadar: 75, berat_kirim }] })
    const kurang = await kirim(4.2)
    expect(kurang.json.fields?.[0]?.message).toBe('Emas Lebur Kadar 75,00 Tinggal 0,000 gr')
    // Two rings of 4,120 gr that cost Rp 6.200.000 each are broken up.
    const rings = await terimaCincin(spv, 2)
    const baris = rings.map((kode_barcode) => ({
      ...{ kode_barcode, cara: 'PECAH', berat_hasil: 4.12, nama_baru: null },
    }))
    const hancur = { alasan: 'Patah di etalase', baris }
    dataOf(await spv.postApproved('hancur-data-barang/simpan', hancur, 'own'))
    const awal = await saldoAkun()
    dataOf(await kirim(5.15))
    // Fine 3,863 of 6,180 gr (twice 3,090) that cost Rp 12.400.000: 7.751.003,2.
    const kini = await saldoAkun()
    const beda = (saldo: Map<string, number>, akun: string) =>
      (saldo.get(akun) ?? 0) - (awal.get(akun) ?? 0)
    expect([beda(kini, '1205'), beda(kini, '1203')]).toEqual([7_751_003, -7_751_003])
    dataOf(await jadi(nomor, { berat_jadi: 5 }))
    const diambil = dataOf(await ambil(nomor, 7_650_000))
    // Fine 3,750 of 3,863 gr: 7.524.271,6. The rest is still at the goldsmith's.
    const stok = await saldoAkun()
    expect([beda(stok, '1201'), beda(stok, '1205')]).toEqual([7_524_272, 226_731])
    await dijual(diambil, 1_000_000, 8_650_000)
    expect(beda(await saldoAkun(), '1201')).toBe(0)
    expect(await shop.audit()).toEqual([])
  })
})

describe('an order is refused', () => {
  it.each([
    [{}, { deskripsi: 'Cincin nama' }, 'barang.0.deskripsi', 'Deskripsi kurang dari 20 karakter'],
    [{}, { berat: 0 }, 'barang.0.berat', 'Berat Tidak Boleh Diisi Dengan 0'],
    [
      { uang_muka: 8_650_001, pembayaran: tunai(8_650_001) },
      {},
      'uang_muka',
      'Uang Muka Melebihi Harga Pesanan Rp 8.650.000',
    ],
    [{ tgl_janji: '2026-11-20' }, {}, 'tgl_janji', 'Janji Selesai Paling Cepat 2026-11-21'],
    [{}, { foto: 'foto_pesanan/TIADA.jpg' }, 'barang.0.foto', 'Gambar Tidak Ditemukan'],
    [{}, { kode_tukang: 'TIADA' }, 'barang.0.kode_tukang', 'Kode Tukang TIADA Tidak Ditemukan'],
  ])('with %j, %j', async (lain, barang, field, message) => {
    const isi = dipesan(1_000_000, lain, [{ ...cincinNama, ...barang }])
    const { json, status } = await kasir.post('pesanan/simpan', isi)
    expect([status, json.fields]).toEqual([400, [{ field, message }]])
  })
})
