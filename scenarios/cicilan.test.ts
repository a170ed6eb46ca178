import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bukaCicilan,
  bunga,
  cicil,
  denganKartu,
  jualCicilan,
  kodeKartu,
  muka,
  total,
} from './cicilan.ts'
import { dataOf, harga, notaCincin, pokok } from './cincin.ts'
import type { Person, Shop } from './shop.ts'
import { tunai } from './titip.ts'

// A ring is sold by instalments: kept in its tray until it is paid.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]

const cincinBaru = (): string => rings.shift() ?? ''
const baris = async (nomor: unknown) =>
  (await kasir.get(`cicilan/lihat?q=${String(nomor)}`)).json.data[0]
const validasi = (...nomor: unknown[]) => spv.post('validasi/simpan/cicilan', { nomor })
const barang = async (kode: string) =>
  (
    await shop.rows(
      sql<{ status: string; baki: string | null }>`select status, kode_baki as baki from barang
        where kode_barcode = ${kode}`,
    )
  )[0]
const akun = async () =>
  new Map(
    (
      await shop.rows(
        sql<{ akun: string; saldo: number }>`select nomor_akun as akun,
            sum(debit - kredit)::int as saldo from jurnal group by 1
          having sum(debit - kredit) <> 0 order by 1`,
      )
    ).map((row) => [row.akun, row.saldo]),
  )
/** Sold, and the money before is with the cashier. */
async function dicicil(kode: string): Promise<string> {
  const { kwitansi, nomor } = dataOf(await kasir.post('cicilan/simpan', cicil(kode)))
  dataOf(await validasi(kwitansi))
  return String(nomor)
}
const bayar = async (nomor: string, jumlah: number, lain: object = {}) => {
  const { sisa } = await baris(nomor)
  const pembayaran = tunai(jumlah)
  return kasir.post('cicilan/bayar', { nomor, sisa, jumlah, pembayaran, ...lain })
}
const lunasi = async (nomor: string, lain: object = {}) => {
  const { sisa } = await baris(nomor)
  return kasir.post('cicilan/lunasi', { nomor, sisa, pembayaran: tunai(sisa), ...lain })
}

describe('a ring that is paid off by the month', () => {
  beforeAll(async () => void ({ shop, own, spv, kasir, rings } = await bukaCicilan(3)))
  afterAll(() => shop.close())

  it('is kept after the money before, paid in parts, and fetched when all is paid', async () => {
    const kode = cincinBaru()
    const awal = await akun()
    const dihitung = await kasir.post('cicilan/hitung', {
      kode_barcode: kode,
      kode_cicilan: '6BLN',
    })
    expect(dataOf(dihitung)).toMatchObject({ harga, muka, bunga, total })
    const { kwitansi, nomor } = dataOf(await kasir.post('cicilan/simpan', cicil(kode)))
    expect([nomor, kwitansi]).toEqual(['CL-GS1-261121-0001', 'KW-GS1-261121-0001'])
    expect(await akun()).toEqual(awal)
    expect(await barang(kode)).toEqual({ status: 'TITIP', baki: 'A01' })
    const dua = await kasir.post('penjualan/simpan', notaCincin([kode]))
    expect(JSON.stringify(dua.json)).toContain(`Sedang Dicicil ${String(nomor)}`)
    dataOf(await validasi(kwitansi))
    expect(await baris(nomor)).toMatchObject({
      ...{ nama_customer: 'IBU WULAN', status: 'AKTIF', total, terbayar: muka, telat: 0 },
      ...{ tgl_jatuh: '2026-12-21', jumlah: 904_000, denda: 0, parameter: 'Cicilan 6BLN v1' },
      // Five months of interest have not begun.
      potongan: bunga - 75_000,
      sisa: total - muka - (bunga - 75_000),
    })
    const { json } = await kasir.get(`cicilan/lihat?q=${String(nomor)}`)
    expect(json.data[0].jadwal).toContain('6.  2027-05-21  Rp 903.000')

    const dini = await kasir.post('cicilan/bayar', {
      ...{ nomor, sisa: total, jumlah: 1, pembayaran: tunai(1) },
    })
    expect(dini.json.code).toBe('E-MDB:02')
    const lebih = await bayar(String(nomor), 5_049_001)
    expect(lebih.json.fields?.[0]?.message).toBe('Pembayaran Melebihi Sisa Rp 5.049.000')
    const { kwitansi: satu } = dataOf(await bayar(String(nomor), 904_000))
    const lagi = await bayar(String(nomor), 1_000)
    expect(lagi.json.message).toContain('Menunggu Validasi')
    const antre = await spv.get('validasi/all/cicilan')
    expect(antre.json.data).toMatchObject([{ nomor: satu, jenis: 'ANGSUR', jumlah: 904_000 }])
    dataOf(await validasi(satu))
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF', tgl_jatuh: '2027-01-21' })
    expect((await akun()).get('2105')).toBe(0 - muka - 904_000)
    expect(await shop.audit()).toEqual([])

    // The last part is all that remains: it settles.
    const sisa = 5_049_000 - 904_000
    const { kwitansi: akhir } = dataOf(await bayar(String(nomor), sisa))
    expect(await barang(kode)).toMatchObject({ status: 'TITIP' })
    dataOf(await validasi(akhir))
    expect(await baris(nomor)).toMatchObject({ status: 'LUNAS', sisa: 0, terbayar: 7_207_000 })
    // What the months cost is earned; the ring waits in its tray, and its price is owed.
    expect(await barang(kode)).toEqual({ status: 'TITIP', baki: 'A01' })
    const naik = async (...each: string[]) => {
      const kini = await akun()
      return each.map((one) => (kini.get(one) ?? 0) - (awal.get(one) ?? 0))
    }
    expect(await naik('2105', '4101', '4103', '4107', '5101', '1201')).toEqual([
      ...[0 - harga, 0, 0, -100_000, 0, 0],
    ])
    expect(await shop.audit()).toEqual([])

    // A part is not given back of what is paid up: nobody would ask for it again.
    const sebagian = { nomor: satu, alasan: 'salah orang', uang_dari: 'LACI' }
    const tetap = await spv.postApproved('kwitansi/batal/cicilan', sebagian, own.user_id)
    expect(tetap.json.message).toBe(
      `${String(nomor)} Sudah Lunas, Batalkan Dahulu Kwitansi Pelunasannya`,
    )

    // Taken back the same day: the ring lies in its tray again, kept as before.
    const isi = { nomor: akhir, alasan: 'salah orang', uang_dari: 'LACI' }
    dataOf(await spv.postApproved('kwitansi/batal/cicilan', isi, own.user_id))
    expect(await barang(kode)).toEqual({ status: 'TITIP', baki: 'A01' })
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF', sisa })
    expect(await shop.audit()).toEqual([])
    const { kwitansi: ulang } = dataOf(await lunasi(String(nomor)))
    dataOf(await validasi(ulang))
    expect(await baris(nomor)).toMatchObject({ status: 'LUNAS' })
    expect(await shop.audit()).toEqual([])

    // Whoever has the card fetches it: the counter sells it for what was paid.
    const ambil = await denganKartu(shop, nomor)
    const orang = await kasir.post('cicilan/ambil', { ...ambil, kode: String(nomor) })
    expect(orang.json.fields?.[0]?.message).toBe('Kode QR Nota Tidak Cocok')
    const diambil = dataOf(await kasir.post('cicilan/ambil', ambil))
    const dua_kali = await kasir.post('cicilan/ambil', ambil)
    expect(dua_kali.json.message).toBe(`Cicilan ${String(nomor)} Sudah Diambil`)
    expect(await baris(nomor)).toMatchObject({
      ...{ status: 'DIAMBIL', terbayar: 7_207_000, sisa: 0, no_titipan: diambil['no_titipan'] },
    })
    expect(await naik('2105', '2101')).toEqual([0, 0 - harga])
    const terlambat = { nomor: ulang, alasan: 'salah orang', uang_dari: 'LACI' }
    const ditolak = await spv.postApproved('kwitansi/batal/cicilan', terlambat, own.user_id)
    expect(ditolak.json.message).toContain('Sudah Diambil')
    const nota = await jualCicilan(kasir, spv, diambil)
    expect(nota['notajualpesanan']).toEqual([])
    expect(await barang(kode)).toEqual({ status: 'TERJUAL', baki: null })
    expect(await naik('2105', '2101', '4101', '4103', '4107', '5101', '1201')).toEqual([
      ...[0, 0, -6_798_000, -309_000, -100_000, pokok, 0 - pokok],
    ])
    expect(
      await shop.rows(sql`select harga_total::int as harga, diskon::int from penjualan_baris
        where kode_barcode = ${kode}`),
    ).toEqual([{ harga, diskon: 0 }])
    expect(await shop.audit()).toEqual([])
    const kisah = await spv.get(`barang/riwayat/${kode}`)
    expect(JSON.stringify(kisah.json)).toContain('IBU WULAN')
    const { data, template_wa } = dataOf(
      await kasir.post('cicilan/get/bynota/single', { no_faktur: nomor }),
    )
    expect(data).toMatchObject([{ nomor, total, status: 'DIAMBIL' }])
    expect(template_wa).toContain('CINCIN BELAH ROTAN')
    const kartu = await kasir.post('cicilan/cetak/contoh', { nomor: [nomor] })
    expect([kartu.status, kartu.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('is cancelled by two people: the money goes back, the ring is free', async () => {
    const kode = cincinBaru()
    const awal = await akun()
    const nomor = await dicicil(kode)
    const isi = { nomor, alasan: 'tidak jadi membeli', uang_dari: 'LACI' }
    const asked = await spv.post('cicilan/batal', isi)
    expect(asked.json.details).toMatchObject({ kategori: 'BATAL_CICILAN' })
    dataOf(await spv.postApproved('cicilan/batal', isi, own.user_id))
    expect(await akun()).toEqual(awal)
    expect(await barang(kode)).toEqual({ status: 'ADA', baki: 'A01' })
    expect(await baris(nomor)).toMatchObject({ status: 'BATAL', sisa: 0 })
    expect((await spv.get('cicilan/lihat?bagian=batal')).json.data).toMatchObject([{ nomor }])
    expect((await bayar(nomor, 1)).json.code).toBe('E-MDB:02')
    expect(await shop.audit()).toEqual([])
  })
})

describe('whoever does not pay', () => {
  const maret = '2027-03-30T01:00:00+07:00'
  beforeAll(async () => void ({ shop, own, spv, kasir, rings } = await bukaCicilan(3, maret)))
  afterAll(() => shop.close())

  it('is late, charged for it, and his ring is auctioned: what is over is owed to him', async () => {
    const kode = cincinBaru()
    const nomor = await dicicil(kode)
    const pembeli = { nama_customer: 'PAK HADI', no_hp: '081234567999' }
    const kartu = (jumlah: number) => [
      { jenis: 'DEBET', no_rekening: '1234567890', jumlah, no_ref: 'EDC-4123', fee: 0 },
    ]
    const lelang = { nomor, sisa: 0, ...pembeli, bersih: 6_000_000, biaya_lelang: 150_000 }
    const isi = { ...lelang, alasan: 'menunggak tiga bulan', pembayaran: kartu(6_000_000) }
    const dini = { ...isi, sisa: (await baris(nomor)).sisa }
    expect((await spv.post('cicilan/lelang', dini)).json.message).toBe(
      `Cicilan ${nomor} Belum Menunggak 90 Hari`,
    )
    const kutip = (tanggal: string) => kasir.get(`cicilan/kutip?nomor=${nomor}&tanggal=${tanggal}`)
    expect((await kutip('2027-03-22')).json.data).toEqual({
      ...{ terbayar: muka, denda: 163_000, potongan: 74_000 },
      total: total - muka + 163_000 - 74_000,
    })
    expect((await kutip('2026-11-20')).json.fields?.[0]?.message).toBe('Tanggal Tidak Valid')
    const hari = { tgl_system: '2026-11-21', tgl_berikut: '2027-03-22' }
    dataOf(await spv.post('tutup-toko', hari))
    // Four fell due, 91, 60, 29 and 1 days ago: 904.000 x 181 x 0,1 % is 163.624.
    // The interest of the sixth month is spared.
    const sisa = total - muka + 163_000 - 74_000
    expect(await baris(nomor)).toMatchObject({
      ...{ telat: 91, tunggakan: 3_616_000, denda: 163_000, tgl_jatuh: '2026-12-21', sisa },
    })
    const { json } = await kasir.get(`cicilan/lihat?q=${nomor}`)
    expect(json.data[0].jadwal).toContain('1.  2026-12-21  Rp 904.000  telat 91 hari')
    const laporan = await spv.post('cicilan/report-tunggakan', {})
    expect(laporan.json.data.rows).toMatchObject([
      {
        ...{ no_cicilan: nomor, telat: 91, sampai_30: 1_808_000, sampai_60: 904_000 },
        ...{ sampai_90: 0, lebih_90: 904_000 },
      },
    ])
    expect((await spv.get('cicilan/lihat?bagian=lelang')).json.count).toBe(1)
    // He is told, and a week is his: on the 29th the four are 98, 67, 36 and 8 days late.
    const siapkah = await spv.post('cicilan/lelang', { ...isi, sisa })
    expect(siapkah.json.message).toBe(`${nomor} Belum Diberitahukan, Catat Pemberitahuan Dahulu`)
    dataOf(await kasir.post('cicilan/notis', { nomor, cara_notis: 'SURAT', isi_notis: 'SP 1' }))
    expect((await spv.post('cicilan/lelang', { ...isi, sisa })).json.message).toBe(
      `${nomor} Baru Boleh Dilelang 2027-03-29`,
    )
    const minggu = { tgl_system: '2027-03-22', tgl_berikut: '2027-03-29' }
    dataOf(await spv.post('tutup-toko', minggu))
    const kini_ = total - muka + 188_000 - 74_000
    const siap = { ...isi, sisa: kini_ }
    const { kwitansi } = dataOf(await spv.postApproved('cicilan/lelang', siap, own.user_id))
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF' })
    dataOf(await validasi(kwitansi))
    const kelebihan = 6_000_000 - kini_
    expect(await baris(nomor)).toMatchObject({ status: 'LELANG', sisa: 0, kelebihan })
    expect(await barang(kode)).toMatchObject({ status: 'TERJUAL' })
    // Its story says what it was auctioned for, not what it would have cost by instalments.
    expect((await spv.get(`barang/riwayat/${kode}`)).json.data.at(-1)).toMatchObject({
      ...{ peristiwa: 'TERJUAL', dokumen: nomor, nilai: 6_150_000 },
    })
    const kini = await akun()
    expect([kini.get('2105'), kini.get('6110'), kini.get('5101')]).toEqual([
      ...[0 - kelebihan, 150_000, pokok],
    ])
    expect(await shop.audit()).toEqual([])
    const balik = {
      ...{ nomor, kelebihan, uang_dari: 'LACI' },
      ...{ bukti: 'NOTA', kode: await kodeKartu(shop, nomor) },
    }
    dataOf(await spv.postApproved('cicilan/kelebihan', balik, own.user_id))
    // The card was the buyer's: what is owed to the customer never goes back to it.
    const keluar = sql`select k.jenis, k.jumlah_out::int from kas k join dokumen d
      on d.id = k.id_dokumen where d.nomor = ${nomor}`
    expect(await shop.rows(keluar)).toEqual([{ jenis: 'CASH', jumlah_out: kelebihan }])
    expect((await akun()).get('2105')).toBeUndefined()
    expect((await spv.get('cicilan/lihat?bagian=lelang')).json.count).toBe(0)
    const dua = await spv.post('cicilan/kelebihan', balik)
    expect(dua.json.message).toBe(`Kelebihan ${nomor} Sudah Dibayar`)
    expect(await shop.audit()).toEqual([])
    // What went out already cannot be taken back with the auction.
    const batal = { nomor: kwitansi, alasan: 'salah catat', uang_dari: 'LACI' }
    expect((await spv.post('kwitansi/batal/cicilan', batal)).json.message).toContain(
      'Sudah Dipakai',
    )
  })
})
