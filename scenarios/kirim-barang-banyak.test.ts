import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestHttp } from '#server/test-http'
import { isiPaket } from '../src/modules/kirim-barang/kirim-barang.ts'
import {
  bukuDari,
  datang,
  dikirim,
  kirim,
  neracaNol,
  paketDari,
  rantaiBarang,
  terimaan,
  timbang,
  type TokoUji,
} from './barang-jalan.ts'
import { cincin, dataOf } from './cincin.ts'

// More pieces than one letter holds: a share-out makes as many parcels as it needs, a parcel that
// the other shop would refuse to read is not sent, and one whose letter never comes is taken back.
const banyak = isiPaket.max + 3
const berat = 1.871
let http: TestHttp
let pusat: TokoUji
let gs1: TokoUji
let buku: ReturnType<typeof bukuDari>
let semua: readonly string[] = []
const kode = (at: number): string => semua[at] ?? ''
const surat = () => http.runner.work()
const sehat = async (): Promise<void> => {
  await neracaNol(http, ['PUSAT', 'GS1'])
  expect(await buku.beda()).toEqual([])
}
const gagal = () =>
  http.database.db.rows(
    'PUSAT',
    sql`select cabang, galat from kencana.tugas_cabang_toko where status = 'GAGAL' order by id`,
  )

beforeAll(async () => {
  const { http: made, toko } = await rantaiBarang(['PUSAT', 'GS1'])
  http = made
  const [satu, dua] = toko
  if (!satu || !dua) throw new Error('two shops')
  pusat = satu
  gs1 = dua
  buku = bukuDari(http)
  const baris = Array.from({ length: banyak }, () => ({ ...cincin, berat, harga_pokok: 2_805_017 }))
  const { barang } = dataOf(await pusat.spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  semua = Object(barang).map(({ kode_barcode }: { kode_barcode: string }) => kode_barcode)
}, 120_000)
afterAll(() => http.close())

describe(`a receipt of ${banyak} pieces, all for one branch`, () => {
  const lihat = async () => (await pusat.own.get('kirim-barang-kecabang/lihat')).json.data[0]
  const kemas = (nomor: unknown, no_segel: string, kode_barcode: readonly string[]) =>
    pusat.spv.post('kirim-barang-kecabang/kemas', {
      ...{ nomor, no_segel, kurir: 'Bu Ani', nilai_asuransi: null, foto: null },
      pindaian: kode_barcode.map((satu) => ({ kode_barcode: satu })),
    })
  const kirimSemua = (nomor: unknown) =>
    pusat.spv.postApproved('kirim-barang-kecabang/kirim', { nomor }, 'own.pusat')

  it('is packed as two parcels, changed by hand as a whole, each with its seal', async () => {
    const { data: bab } = (await pusat.own.get(`barang/riwayat/${kode(0)}`)).json
    const aturan = [{ tujuan: 'GS1', kode_dept: null, bagian: 1 }]
    const body = { no_terima: bab[0].dokumen, aturan }
    const { nomor } = dataOf(await pusat.own.post('kirim-barang-kecabang/usul', body))
    expect((await lihat()).paket).toMatchObject([
      { tujuan: 'GS1', ke: 1, pcs: isiPaket.max },
      { tujuan: 'GS1', ke: 2, pcs: 3, berat: 5.613 },
    ])
    const baris = semua.map((kode_barcode, at) => ({
      ...{ kode_barcode, nama_barang: null, berat: null, tujuan: at === 1 ? null : 'GS1' },
    }))
    dataOf(await pusat.own.post('kirim-barang-kecabang/ubah', { nomor, baris }))
    expect((await lihat()).paket).toMatchObject([
      { tujuan: 'GS1', ke: 1, pcs: isiPaket.max },
      { tujuan: 'GS1', ke: 2, pcs: 2, berat: 3.742 },
    ])
    // In the order of the proposal: all weigh the same, so by their barcodes, without the second.
    const dikirimkan = [...semua].toSorted().filter((one) => one !== kode(1))
    const [pertama, kedua] = [dikirimkan.slice(0, isiPaket.max), dikirimkan.slice(isiPaket.max)]
    const tukar = [...pertama.slice(1), kedua[0] ?? '']
    expect((await kemas(nomor, 'SG-1', tukar)).json.fields?.[0]?.message).toBe(
      `Barang ${kedua[0]} Untuk Paket GS1 2`,
    )
    dataOf(await kemas(nomor, 'SG-1', pertama))
    expect((await kirimSemua(nomor)).json.message).toBe('Paket GS1 2 Belum Dikemas')
    dataOf(await kemas(nomor, 'SG-2', kedua))
    expect(await buku.gram('PUSAT')).toMatchObject({ 'STOK/TOKO': banyak * 1_871 })
    dataOf(await kirimSemua(nomor))
    await surat()
    expect(await gagal()).toEqual([])
    // 302 x 1,871 = 565,042 gr are on the way, 1,871 stay.
    expect(await buku.gram('PUSAT')).toEqual({ PERJALANAN: 565_042, 'STOK/TOKO': 1_871 })
    await sehat()
  }, 120_000)

  it('is received parcel by parcel', async () => {
    const [satu = '', dua = ''] = String((await lihat()).no_kirim).split(', ')
    expect(await dikirim(pusat, satu)).toMatchObject({ pcs: isiPaket.max, no_segel: 'SG-1' })
    const { nomor } = await datang(gs1, dua)
    const { isi } = (await http.database.db.row<{ isi: { kode_barcode: string }[] }>(
      'GS1',
      sql`select isi->'baris' as isi from kencana.dokumen where nomor = ${nomor}`,
    )) ?? { isi: [] }
    const baris = isi.map(({ kode_barcode }) => timbang(kode_barcode, berat))
    dataOf(
      await gs1.spv.post('terima-barang/simpan', terimaan(nomor, baris, { segel_terima: 'SG-2' })),
    )
    await surat()
    expect(await dikirim(pusat, dua)).toMatchObject({ status: 'DONE', pcs_terima: 2 })
    expect(await buku.gram('GS1')).toEqual({ 'CABANG/PUSAT': -3_742, 'STOK/TOKO': 3_742 })
    const { nomor: pertama } = await dikirim(pusat, satu)
    const alasan = 'Terlalu banyak sekaligus'
    dataOf(
      await pusat.spv.postApproved('kirim-barang/batal', { nomor: pertama, alasan }, 'own.pusat'),
    )
    expect(await buku.gram('PUSAT')).toEqual({
      ...{ 'CABANG/GS1': 3_742, 'STOK/TOKO': (isiPaket.max + 1) * 1_871 },
    })
    await sehat()
  }, 120_000)
})

it('refuses a parcel of more pieces than a letter holds', async () => {
  const bebas = Object.entries(await buku.letak('PUSAT')).flatMap(([satu, di]) =>
    di === 'ADA A01' ? [satu] : [],
  )
  expect(bebas).toHaveLength(isiPaket.max + 1)
  expect((await kirim(pusat, paketDari('GS1', bebas))).json.message).toBe(
    `Barang Paling Banyak ${isiPaket.max} Baris`,
  )
})

describe('a parcel of which the other shop never hears', () => {
  const alasan = 'Suratnya ditolak'
  /** Its letter was refused for good, as an older program could be. */
  const tersesat = async (no_kirim: string): Promise<string> => {
    dataOf(await kirim(pusat, paketDari('GS1', [kode(1)], { no_kirim })))
    await http.database.db.rows(
      'PUSAT',
      sql`update kencana.tugas_cabang_toko set status = 'GAGAL', galat = 'Paling Banyak 300 Baris'
        where status = 'ANTRI'`,
    )
    return String((await dikirim(pusat, no_kirim))['nomor'])
  }
  /** A person sends it again all the same. */
  const kirimUlang = async (): Promise<void> => {
    await http.database.db.rows(
      'PUSAT',
      sql`update kencana.tugas_cabang_toko set status = 'ANTRI', coba = 0, galat = null
        where status = 'GAGAL'`,
    )
    await surat()
  }

  it('is cancelled, and not taken when its letter comes all the same', async () => {
    const dulu = [await buku.gram('PUSAT'), await buku.akun('PUSAT'), await buku.letak('PUSAT')]
    const nomor = await tersesat('SESAT-1')
    dataOf(await pusat.spv.postApproved('kirim-barang/batal', { nomor, alasan }, 'own.pusat'))
    expect([await buku.gram('PUSAT'), await buku.akun('PUSAT'), await buku.letak('PUSAT')]).toEqual(
      dulu,
    )
    await kirimUlang()
    expect(await gagal()).toEqual([
      { cabang: 'GS1', galat: 'Kiriman Ini Sudah Ditarik Toko Asalnya' },
    ])
    const kini = await datang(gs1, 'SESAT-1')
    expect(kini).toMatchObject({ asal: 'PUSAT', status: 'BATAL', pengirim: 'spv.pusat' })
    const baris = [timbang(kode(1), berat)]
    const late = await gs1.spv.post('terima-barang/simpan', terimaan(kini['nomor'], baris))
    expect(late.json.message).toMatch(/Sudah Ditarik Pengirim$/)
    await sehat()
  })

  it('is taken back in part: each of its pieces is weighed, or lost', async () => {
    await http.database.db.rows('PUSAT', sql`delete from kencana.tugas_cabang`)
    const nomor = await tersesat('SESAT-2')
    dataOf(await pusat.spv.post('kirim-barang/tarik', { nomor, alasan }))
    expect(await dikirim(pusat, 'SESAT-2')).toMatchObject({ status: 'SISA', pcs_sisa: 1 })
    await kirimUlang()
    const pulang = { nomor, kode_gudang: 'TOKO', kode_baki: 'A01', alasan_kembali: null }
    const baris = [timbang(kode(1), berat)]
    dataOf(await pusat.spv.post('kirim-barang/kembali', { ...pulang, baris }))
    expect(await dikirim(pusat, 'SESAT-2')).toMatchObject({ status: 'DONE', pcs_kembali: 1 })
    expect((await buku.letak('GS1'))[kode(1)]).toBeUndefined()
    await sehat()
  })

  it('is received by the one or taken back by the other at the same moment, never both', async () => {
    for (const no_kirim of ['SERENTAK-1', 'SERENTAK-2', 'SERENTAK-3']) {
      dataOf(await kirim(pusat, paketDari('GS1', [kode(1)], { no_kirim })))
      const { nomor } = await dikirim(pusat, no_kirim)
      const batal = () =>
        pusat.spv.postApproved('kirim-barang/batal', { nomor, alasan }, 'own.pusat')
      const [, first] = await Promise.all([surat(), batal()])
      expect([200, 422]).toContain(first.status)
      if (first.status !== 200) dataOf(await batal()) // its letter came between both questions
      expect(await datang(gs1, no_kirim)).toMatchObject({ status: 'BATAL' })
      expect((await buku.letak('PUSAT'))[kode(1)]).toBe('ADA A01')
      await sehat()
    }
  })
})
