import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tukang } from '../src/modules/service/tukang.ts'
import { dataOf, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, cincinNama, dipesan, jualPesanan, kalungInisial } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// One order of several pieces: each is wished, made and weighed by itself; one deposit, one note.
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
  dataOf(await own.put('para-system/key/PESANAN_HARGA_TETAP_MODULE', { value: true }))
  const kusnan = { ...tukang.contoh, kode_tukang: 'KUSNAN', nama_tukang: 'Pak Kusnan' }
  dataOf(await own.post('tukang/create', kusnan))
}, 60_000)
afterAll(() => shop.close())

/** Gold of this group costs so much a gram from now on. */
const hargaGroup = (harga: number) =>
  shop.rows(sql`update group_harga set harga = ${harga} where kode_group = '75'`)
beforeEach(() => hargaGroup(1_650_000))

const sepasang = [cincinNama, { ...kalungInisial, kode_tukang: 'KUSNAN' }]
const baris = async (nomor: unknown) =>
  (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data[0]
const validasi = async (kwitansi: unknown) =>
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
/** Ring and necklace, whose deposit the cashier has. */
async function mulai(uang_muka: number, barang: readonly object[] = sepasang, lain: object = {}) {
  const isi = dipesan(uang_muka, lain, barang)
  const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', isi))
  await validasi(kwitansi)
  return { kwitansi, nomor }
}
const selesai = (nomor: unknown, ...barang: readonly object[]) =>
  kasir.post('pesanan/selesai', {
    nomor,
    barang: barang.map((one) => ({ upah: 0, nilai_emas: 0, ...one })),
  })
const ambil = async (nomor: unknown, sisa: number) =>
  dataOf(await ambilPesanan(shop, kasir, { nomor, sisa }))
const hari = { tgl_from: '2026-11-01', tgl_to: '2026-11-21' }
const laporan = async (call: string, isi: object = {}) =>
  (await spv.post(call, { ...hari, ...isi })).json.data.rows
const emas = () =>
  shop.rows(sql`select akun, sum(kotor)::int as kotor from gram group by 1
    having sum(kotor) <> 0 order by 1`)
const akun = () =>
  shop.rows(sql`select nomor_akun as akun, sum(debit - kredit)::int as saldo from jurnal
    group by 1 having sum(debit - kredit) <> 0 order by 1`)
const batal = (nomor: unknown) => {
  const isi = { nomor, alasan: 'tidak jadi dipesan', uang_dari: 'LACI' }
  return spv.postApproved('pesanan/batal', isi, 'own')
}

describe('an order of a ring and a necklace', () => {
  it('is made piece by piece, and goes over the counter on one note', async () => {
    const awal = await emas()
    const { kwitansi, nomor } = await mulai(6_000_001)
    const [dibaca] = await shop.rows<{ baris: unknown }>(
      sql`select bacaan_tanda('GS1', id)->'baris' as baris from dokumen where nomor = ${nomor}`,
    )
    expect(dibaca?.baris).toMatchObject([
      { kata: 'Barang', teks: 'CINCIN NAMA, KALUNG INISIAL' },
      { kata: 'Ukuran', teks: 'CINCIN NAMA: 14; KALUNG INISIAL: 45' },
      { kata: 'Tulisan Ukiran', teks: 'CINCIN NAMA: R & B 2026' },
      { kata: 'Berat', berat: 12_000 },
      { kata: 'Biaya', rupiah: 20_450_000 },
      { kata: 'Janji Selesai', tanggal: '2026-12-05' },
    ])
    expect(await baris(nomor)).toMatchObject({
      ...{ nama_barang: 'CINCIN NAMA, KALUNG INISIAL', qty: 2, berat: 12, ongkos: 650_000 },
      ...{ status: 'VALID', biaya: 20_450_000, sisa: 14_449_999, berat_jadi: null },
      barang: [
        { nama_barang: 'CINCIN NAMA', berat: 5, kode_tukang: 'SARNO', biaya: 8_650_000 },
        { nama_barang: 'KALUNG INISIAL', berat: 7, kode_tukang: 'KUSNAN', biaya: 11_800_000 },
      ],
      belum_jadi: [{ baris: 1 }, { baris: 2, nama_barang: 'KALUNG INISIAL' }],
    })
    const antri = await laporan('pesanan/report', { kode_tukang: 'KUSNAN' })
    expect(antri).toMatchObject([
      { no_pesanan: nomor, berat: 12, tukang: 'KUSNAN Pak Kusnan, SARNO Pak Sarno' },
    ])

    // The deposit is Rp 2.500.000 for the ring and 3.500.000 for the necklace, by their gold.
    // 1,515 gr x 1.650.000 and 3,608 gr x 1.700.000 are 8.633.350: 8.633.500, labour 400.000.
    await hargaGroup(1_700_000)
    dataOf(await selesai(nomor, { baris: 1, berat_jadi: 5.123, upah: 150_000 }))
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'VALID', biaya: 20_833_500, sisa: 14_833_499, berat_jadi: null },
      belum_jadi: [{ baris: 2 }],
    })
    expect(await emas()).toEqual([
      ...[{ akun: 'EMAS_TUKANG', kotor: -5_123 }, ...awal, { akun: 'PESANAN', kotor: 5_123 }],
    ])
    expect(await shop.audit()).toEqual([])
    const dini = await ambilPesanan(shop, kasir, { nomor, sisa: 14_833_499 })
    expect(dini.json.message).toBe(`Pesanan ${String(nomor)} Belum Selesai`)
    const isi = { nomor: kwitansi, alasan: 'salah orang', uang_dari: 'LACI' }
    const muka = await spv.postApproved('kwitansi/batal/pesanan', isi, 'own')
    expect(muka.json.message).toBe(`Sebagian Pesanan ${String(nomor)} Sudah Selesai`)

    // 2,121 gr x 1.650.000 and 4,756 gr x 1.750.000 are 11.822.650: 11.823.000, labour 250.000.
    await hargaGroup(1_750_000)
    const lagi = await selesai(nomor, { baris: 1, berat_jadi: 5 }, { baris: 2, berat_jadi: 6.877 })
    expect(lagi.json.message).toBe('Barang 1 CINCIN NAMA Sudah Selesai')
    dataOf(await selesai(nomor, { baris: 2, berat_jadi: 6.877, keterangan: 'Rantai diganti' }))
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'SELESAI', berat_jadi: 12, biaya: 21_106_500, sisa: 15_106_499 },
      belum_jadi: [],
    })
    const diambil = await ambil(nomor, 15_106_499)
    expect(diambil).toMatchObject({
      no_titipan: ['TT-GS1-261121-0001', 'TT-GS1-261121-0002'],
      kembali: 0,
    })
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'DIAMBIL', sisa: 0, no_titipan: 'TT-GS1-261121-0001, TT-GS1-261121-0002' },
    })
    expect(
      await shop.rows(sql`select t.jumlah::int, t.harga_total::int, b.berat::int
        from titipan t join barang b using (kode_toko, kode_barcode) order by 3`),
    ).toEqual([
      { jumlah: 2_567_977, harga_total: 9_033_500, berat: 5_123 },
      { jumlah: 3_432_024, harga_total: 12_073_000, berat: 6_877 },
    ])
    expect(await shop.audit()).toEqual([])

    const nota = await jualPesanan(kasir, spv, diambil, [2_567_977, 3_432_024], 21_106_500)
    expect(nota['notajualpesanan']).toEqual(nota['notajual'])
    expect(await laporan('pesanan/report-pesanan-barang')).toMatchObject([
      { no_pesanan: nomor, berat: 5.12, ongkos: 400_000, sub_total: 9_033_500 },
      { no_pesanan: nomor, berat: 6.88, ongkos: 250_000, sub_total: 12_073_000 },
    ])
    expect(await laporan('pesanan/report')).toMatchObject([
      { no_pesanan: nomor, berat: 12, dp: 6_000_001, sisa: 0 },
    ])
    const { template_wa } = dataOf(
      await kasir.post('pesanan/get/bynota/single', { no_faktur: nomor }),
    )
    expect(template_wa).toContain('KALUNG INISIAL 6,877 gr Rp 12.073.000')
    for (const kertas of ['pesanan/cetak/contoh', 'pesanan/label'])
      expect((await kasir.post(kertas, { nomor: [nomor] })).status).toBe(200)
    expect(await shop.audit()).toEqual([])
  })

  it('is cancelled with one of them made: it goes back to its own goldsmith', async () => {
    const awal = [await akun(), await emas()]
    const { nomor } = await mulai(2_000_003)
    dataOf(await selesai(nomor, { baris: 2, berat_jadi: 7.001 }))
    expect(await emas()).toContainEqual({ akun: 'PESANAN', kotor: 7_001 })
    expect(await shop.audit()).toEqual([])
    dataOf(await batal(nomor))
    expect(await akun()).toEqual(awal[0])
    expect(await emas()).toContainEqual({ akun: 'TUKANG/KUSNAN', kotor: 7_001 })
    expect(await laporan('pesanan/batal-reports')).toMatchObject([
      // The necklace at 1.650.000: 11.551.650, by 500 11.552.000, and labour of 250.000.
      {
        ...{ no_pesanan: nomor, total_berat: 12, total_qty: 2, ongkos: 650_000 },
        ...{ total_harga: 20_452_000, jumlah_bayar: 2_000_003, sisa_bayar: 18_451_997 },
      },
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('gives all its money back by the ways it came, piece after piece', async () => {
    const awal = await akun()
    const pembayaran = [
      { jenis: 'CASH', jumlah: 1_500_000 },
      { jenis: 'TRANSFER', jumlah: 2_500_000, no_rekening: '1234567890', no_ref: 'TR-9' },
    ]
    const { nomor } = await mulai(4_000_000, sepasang, { pembayaran })
    dataOf(await selesai(nomor, { baris: 1, berat_jadi: 5 }, { baris: 2, berat_jadi: 7 }))
    const { no_titipan } = await ambil(nomor, 16_450_000)
    for (const satu of [...Object(no_titipan)]) {
      const isi = { no_titipan: satu, alasan: 'tidak jadi dibeli', uang_dari: 'LACI' }
      dataOf(await spv.postApproved('titipan/batal', isi, 'own'))
    }
    expect(await akun()).toEqual(awal)
    expect(
      await shop.rows(sql`select k.jenis, sum(k.jumlah_out)::int as keluar from kas k
        join dokumen d on d.id = k.id_dokumen join dokumen t on t.id = d.id_asal
        where t.nomor = any(${no_titipan}) group by 1 order by 1`),
    ).toEqual([
      { jenis: 'CASH', keluar: 1_500_000 },
      { jenis: 'TRANSFER', keluar: 2_500_000 },
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('has another goldsmith and another size for one of them, until gold went to the first', async () => {
    const { nomor } = await mulai(1_000_000)
    const ubah = (barang: readonly object[]) =>
      kasir.post('pesanan/ubah', {
        ...{ nomor, tgl_janji: '2026-12-09', barang, alasan: 'Pak Kusnan sakit' },
      })
    dataOf(await ubah([{ baris: 2, kode_tukang: 'SARNO', ukuran: '50', ukiran: 'M' }]))
    expect(await baris(nomor)).toMatchObject({
      tgl_janji: '2026-12-09',
      barang: [{ ukuran: '14' }, { kode_tukang: 'SARNO', ukuran: '50', ukiran: 'M', berat: 7 }],
    })
    const rings = await terimaCincin(spv, 2)
    const hancur = rings.map((kode_barcode) => ({
      ...{ kode_barcode, cara: 'PECAH', berat_hasil: 4.12, nama_baru: null },
    }))
    const isi = { alasan: 'Patah di etalase', baris: hancur }
    dataOf(await spv.postApproved('hancur-data-barang/simpan', isi, 'own'))
    const kirim = (satu: number | null, dua: number) =>
      kasir.post('pesanan/kirim', {
        nomor,
        barang: [
          { baris: 1, kadar: 75, berat_kirim: satu },
          { baris: 2, kadar: 75, berat_kirim: dua },
        ],
      })
    // 8,240 gr lie there: what goes for the ring is not there for the necklace.
    const lebih = await kirim(4.123, 4.118)
    expect(lebih.json.fields).toEqual([
      {
        field: 'barang.1.berat_kirim',
        message: 'Emas Lebur Kadar 75,00 Tinggal 4,117 gr',
      },
    ])
    dataOf(await kirim(null, 4.117))
    dataOf(await kirim(4.123, 0.001).then(() => kirim(null, 0.001)))
    expect((await baris(nomor)).barang).toMatchObject([{}, { berat_kirim: 4.118 }])
    const pindah = await ubah([{ baris: 2, kode_tukang: 'KUSNAN', ukuran: null, ukiran: null }])
    expect(pindah.json.fields?.[0]?.message).toBe('Emas Sudah Dikirim Ke SARNO')
    const kosong = await kasir.post('pesanan/kirim', {
      ...{ nomor, barang: [{ baris: 1, kadar: 75, berat_kirim: null }] },
    })
    expect(kosong.json.fields?.[0]?.message).toBe('Berat Tidak Boleh Diisi Dengan 0')
    expect(await shop.audit()).toEqual([])
  })

  it.each([
    [{ barang: [] }, 'barang', 'Belum Ada Barang Di Tabel'],
    [
      { uang_muka: 1, pembayaran: [{ jenis: 'CASH', jumlah: 1 }] },
      'uang_muka',
      'Uang Muka Paling Sedikit Rp 2',
    ],
    [
      { barang: [cincinNama, { ...kalungInisial, kode_group: 'X9' }] },
      'barang.1.kode_group',
      'Group Tidak Valid',
    ],
  ])('is refused with %j', async (lain, field, message) => {
    const { json, status } = await kasir.post('pesanan/simpan', dipesan(500_000, lain, sepasang))
    expect([status, json.fields?.[0]]).toEqual([400, { field, message }])
  })

  it('keeps what it names: its goldsmith and its price group cannot be deleted', async () => {
    await mulai(1_000_000)
    for (const path of ['tukang/delete/KUSNAN', 'tukang/delete/SARNO']) {
      const { json, status } = await own.delete(path)
      expect([status, json.code]).toEqual([409, 'E-PAKAI'])
    }
  })
})

describe('an order that was frozen before there could be several pieces', () => {
  /** As its document was written then: the order is the piece. */
  async function lama(uang_muka: number): Promise<unknown> {
    const { nomor } = await mulai(uang_muka, [cincinNama])
    await shop.paksa([
      sql`update kencana.dokumen set isi = (isi - 'barang' - 'qty' - 'nama_barang' - 'berat' - 'ongkos'
        - 'biaya') || (isi->'barang'->0) where nomor = ${nomor}`,
    ])
    return nomor
  }
  /** The chain says that a document was rewritten; nothing else is wrong. */
  const lainnya = async () => (await shop.audit()).filter((one) => !/rantai|posting/i.test(one))

  it('is listed, changed, finished, picked up and sold', async () => {
    const nomor = await lama(3_000_001)
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'VALID', nama_barang: 'CINCIN NAMA', biaya: 8_650_000, sisa: 5_649_999 },
      barang: [{ nama_barang: 'CINCIN NAMA', ukiran: 'R & B 2026', berat_jadi: null }],
      belum_jadi: [{ baris: 1 }],
    })
    const kerja = { baris: 1, kode_tukang: 'KUSNAN', ukuran: '15', ukiran: null }
    const ubah = { nomor, tgl_janji: '2026-12-05', barang: [kerja], alasan: 'Ukurannya salah' }
    dataOf(await kasir.post('pesanan/ubah', ubah))
    await hargaGroup(1_700_000)
    dataOf(await selesai(nomor, { baris: 1, berat_jadi: 5.123 }))
    // The figures of an order of today: scenarios/pesanan.test.ts.
    expect(await baris(nomor)).toMatchObject({ status: 'SELESAI', biaya: 9_018_500 })
    expect(await lainnya()).toEqual([])
    const diambil = await ambil(nomor, 6_018_499)
    await jualPesanan(kasir, spv, diambil, 3_000_001, 9_018_500)
    expect(await lainnya()).toEqual([])
  })

  it('is in the reports, on paper, and is cancelled', async () => {
    const nomor = await lama(1_234_567)
    const barang = await laporan('pesanan/report-pesanan-barang')
    expect(barang).toContainEqual({
      ...{ no_pesanan: nomor, kode_sales: 'SLS1', tgl_pesanan: '2026-11-21', berat: 5 },
      deskripsi: 'Cincin polos dengan nama di sisi dalam',
      ...{ ongkos: 400_000, sub_total: 8_650_000 },
    })
    for (const kertas of ['pesanan/cetak/contoh', 'pesanan/label'])
      expect((await kasir.post(kertas, { nomor: [nomor] })).status).toBe(200)
    dataOf(await batal(nomor))
    expect(await laporan('pesanan/batal-reports')).toContainEqual(
      expect.objectContaining({ no_pesanan: nomor, total_berat: 5, total_qty: 1 }),
    )
    expect(await lainnya()).toEqual([])
  })
})
