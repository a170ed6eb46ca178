import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A file of another system is matched with the pieces of the shop; pieces go over and come back.
let shop: Shop
let spv: Person

const kepala = 'Barcode;Kode External;Nama Barang;Kadar;Berat;Ongkos'
const baca = async (...rows: readonly string[]) => {
  const isi = [kepala, ...rows].join('\n')
  return spv.upload('update-barang-external/baca', Buffer.from(isi))
}
const akun = async (nomor: string): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ saldo: number }>`select coalesce(sum(debit - kredit), 0)::int as saldo
      from kencana.jurnal where nomor_akun = ${nomor}`,
  )
  return row?.saldo ?? 0
}
const satu = async (kode: string) => (await spv.get(`barang/get/${kode}`)).json.data

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  dataOf(await own.put('para-system/key/BARANG_EXTERNAL_MODULE', { value: true }))
  const baris = [
    { ...cincin, kode_barcode: 'X1', kode_intern: 'LAMA-1', berat: 4.123 },
    { ...cincin, kode_barcode: 'X2', kode_intern: 'LAMA-2', berat: 3.007 },
    { ...cincin, kode_barcode: 'X3', kode_intern: 'LAMA-2', berat: 2.511 },
  ]
  dataOf(await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
}, 60_000)
afterAll(() => shop.close())

describe('a file of another system', () => {
  it('names each wrong row and its column, and nothing is taken', async () => {
    const { json } = await baca(
      'X9;;;;;',
      ';LAMA-2;;;;',
      'X1;;;;4,124;',
      ';;CINCIN TANPA KODE;;;',
      'X2;;;80;;',
      'X1;;;;;abc',
    )
    expect(json.data.masalah).toEqual([
      { baris: 2, kalimat: 'Barcode X9 Tidak Ditemukan' },
      { baris: 3, kalimat: 'Kode External LAMA-2 Dipakai Dua Barang' },
      { baris: 4, kalimat: 'Berat 4,124 gr, Di Sini 4,123 gr' },
      { baris: 5, kalimat: 'Barcode Atau Kode External Harus Diisi' },
      { baris: 6, kalimat: 'Kadar 80,00 %, Di Sini 75,00 %' },
      { baris: 7, kalimat: expect.stringContaining('Ongkos') },
    ])
  })

  it('is shown before it is saved, and saved whole', async () => {
    const { data } = (
      await baca(';LAMA-1;CINCIN SISIK NAGA;75;4,123;317.500', 'X2;LUAR-2;;;;', 'X3;;;75;2,511;')
    ).json
    expect(data).toMatchObject({ masalah: [] })
    expect(data.baris).toHaveLength(3)
    expect(
      data.ubah.map(({ baris, perubahan }: Record<string, unknown>) => [baris, perubahan]),
    ).toEqual([
      [2, 'Nama Barang: CINCIN BELAH ROTAN → CINCIN SISIK NAGA; Ongkos: 0 → 317.500'],
      [3, 'Kode External: LAMA-2 → LUAR-2'],
    ])
    const path = 'update-barang-external/simpan'
    const body = { nama_file: 'external.csv', keterangan: null, baris: data.baris }
    const salah = { ...body, baris: [...data.baris, { ...data.baris[0], baris: 5 }] }
    const ditolak = await spv.post(path, salah)
    expect(ditolak.json.fields?.[0]).toEqual({
      field: 'baris.3.kode_barcode',
      message: 'Barang X1 Sudah Di Baris 2',
    })
    expect(await satu('X1')).toMatchObject({ nama_barang: 'CINCIN BELAH ROTAN' })
    expect((await spv.post(path, body)).json.code).toBe('E-OTORISASI')
    dataOf(await spv.postApproved(path, body, 'own'))
    expect(await satu('X1')).toMatchObject({ nama_barang: 'CINCIN SISIK NAGA', ongkos: 317_500 })
    expect(await satu('X2')).toMatchObject({ kode_intern: 'LUAR-2' })
    expect((await spv.post(path, body)).json.message).toBe('Tidak Ada Yang Berubah')
    expect(await shop.audit()).toEqual([])
  })
})

describe('what a file says wrong', () => {
  const path = 'update-barang-external'
  const saja = async (row: string) => (await baca(row)).json.data
  const simpan = (baris: object[]) =>
    spv.postApproved(`${path}/simpan`, { nama_file: null, keterangan: null, baris }, 'own')

  it('is held to the rules of a piece: its name, its code', async () => {
    const { masalah } = await saja('X3;;CINCI;;;')
    expect(masalah).toEqual([
      { baris: 2, kalimat: expect.stringContaining('Nama Barang harus lebih dari 5 karakter') },
    ])
    const kode = 'L'.repeat(21)
    expect((await saja(`X3;${kode};;;;`)).masalah).toHaveLength(1)
    const { baris } = await saja('X3;LUAR-3;;;;')
    const pendek = await simpan([{ ...baris[0], nama_barang: 'CINCI' }])
    expect(pendek.json.fields?.[0]).toEqual({
      field: 'baris.0.nama_barang',
      message: 'Nama Barang harus lebih dari 5 karakter',
    })
    const panjang = await simpan([{ ...baris[0], kode_external: kode }])
    expect(panjang.json.fields?.[0]?.field).toBe('baris.0.kode_external')
  })

  it('is undone whole, unless a piece of it changed since', async () => {
    const semula = await satu('X3')
    const { baris } = await saja('X3;LUAR-3;CINCIN SALAH BERKAS;;;417.500')
    const nomor = String(dataOf(await simpan(baris))['nomor'])
    const lagi = String(dataOf(await simpan((await saja('X3;LUAR-4;;;;')).baris))['nomor'])
    const batal = (which: string) => ({ nomor: which, alasan: 'Berkas yang salah' })
    const berubah = await spv.postApproved(`${path}/batal`, batal(nomor), 'own')
    expect([berubah.status, berubah.json.message]).toEqual([
      ...[422, `Barang X3 Sudah Berubah, ${nomor} Tidak Dapat Dibatalkan`],
    ])
    expect((await spv.post(`${path}/batal`, batal(lagi))).json.code).toBe('E-OTORISASI')
    dataOf(await spv.postApproved(`${path}/batal`, batal(lagi), 'own'))
    expect(await satu('X3')).toMatchObject({ kode_intern: 'LUAR-3', ongkos: 417_500 })
    const dua = await spv.postApproved(`${path}/batal`, batal(lagi), 'own')
    expect(dua.json.message).toBe(`${lagi} Sudah Dibatalkan`)
    expect(await satu('X3')).not.toMatchObject({ kode_intern: semula.kode_intern })
    expect(await shop.audit()).toEqual([])
  })
})

describe('pieces that go over to another system', () => {
  const kirim = (nomor_akun: string, ...kode: readonly string[]) => ({
    ...{ tujuan: 'SISTEM LAMA', nomor_akun, keterangan: null },
    baris: kode.map((kode_barcode) => ({ kode_barcode })),
  })
  let nomor = ''

  it('leave tray, gold and stock against an account without a book', async () => {
    const path = 'kirim-barang-external/simpan'
    const kendali = await spv.post(path, kirim('1201', 'X1'))
    expect(kendali.json.fields?.[0]?.field).toBe('nomor_akun')
    nomor = String(dataOf(await spv.postApproved(path, kirim('3103', 'X1', 'X2'), 'own'))['nomor'])
    expect([await akun('1201'), await akun('3103')]).toEqual([6_200_000, 12_400_000])
    expect(await satu('X1')).toMatchObject({ status: 'EXTERNAL' })
    const { rows } = (await spv.post('reportbarang/pemegang', { kode: 'X1' })).json.data
    expect(rows.at(-1)).toMatchObject({ tempat: 'EXTERNAL', pemegang: 'SISTEM LAMA' })
    expect((await spv.post(path, kirim('3103', 'X1'))).json.fields?.[0]?.message).toBe(
      'Barang X1 Tidak Ada Di Baki',
    )
    expect(await shop.audit()).toEqual([])
  })

  it('leave a file that can be read again, and come back by a cancel', async () => {
    const file = await spv.get(`kirim-barang-external/berkas?nomor=${nomor}`)
    expect(file.status).toBe(200)
    const lagi = await spv.upload('update-barang-external/baca', file.bytes)
    expect(lagi.json.data.masalah.map(({ kalimat }: { kalimat: string }) => kalimat)).toEqual([
      'Barang X1 Tidak Ada Di Baki',
      'Barang X2 Tidak Ada Di Baki',
    ])
    const batal = { nomor, alasan: 'Sistem lama batal dipakai' }
    dataOf(await spv.postApproved('kirim-barang-external/batal', batal, 'own'))
    expect([await akun('1201'), await akun('3103')]).toEqual([18_600_000, 0])
    const kembali = await spv.upload('update-barang-external/baca', file.bytes)
    expect(kembali.json.data).toMatchObject({ masalah: [], ubah: [] })
    expect(kembali.json.data.baris).toHaveLength(2)
    expect(await shop.audit()).toEqual([])
  })
})
