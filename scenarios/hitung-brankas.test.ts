import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Bags lie sealed in the safe; somebody scans them one by one, and knows nothing of the rest.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let gambar: string
let kartu: string
const nomor: Record<string, string> = {}
let menunggu: unknown

const pinjam = async (no_segel: string, cair = true): Promise<unknown> => {
  const isi = pinjaman(gambar, kartu, { no_segel })
  const { kwitansi, nomor: hutang } = dataOf(await kasir.post('hutang/simpan', isi))
  if (cair) dataOf(await spv.post('validasi/simpan/hutang', { nomor: [kwitansi] }))
  nomor[no_segel] = String(hutang)
  return kwitansi
}
const tebus = async (no_segel: string): Promise<void> => {
  const sisa = 7_350_000 + 15 * 4_288
  const foto_kartu = await foto(kasir, 'kartu_hutang')
  const isi = { nomor: nomor[no_segel], sisa, bayar: sisa, bukti: 'KARTU', foto_kartu }
  const lunas = { ...isi, pembayaran: tunai(sisa) }
  const { kwitansi } = dataOf(await kasir.postApproved('hutang/tebus', lunas, 'own'))
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [kwitansi] }))
}
const hari = async (sampai: string): Promise<void> => {
  const [toko] = await shop.rows(sql<{ tgl: string }>`select tgl_system::text as tgl from toko
    where kode_toko = ${shop.kode_toko}`)
  dataOf(await spv.post('tutup-toko', { tgl_system: toko?.tgl, tgl_berikut: sampai }))
}
const pindai = (no_segel: string) => spv.post('hitung-brankas/pindai', { no_segel })
const selesai = (...segel: readonly string[]) =>
  spv.post('hitung-brankas/selesai', { tas: segel.map((no_segel) => ({ no_segel })) })
const hitung = async (...segel: readonly string[]) => dataOf(await selesai(...segel))['nomor']
const baris = async (dicari: unknown) =>
  (await spv.get(`hitung-brankas/daftar?q=${String(dicari)}`)).json.data[0]

beforeAll(async () => {
  shop = await openShop('GS1', '2027-07-01T01:00:00+07:00') // its days may go on until then
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 90_000_000, spv, kasir)
  await aturHutang(own)
  gambar = await foto(kasir, 'foto_jaminan')
  kartu = await foto(spv, 'IDENTITAS')
  for (const segel of ['TAS 1', 'TAS 2', 'TAS 3', 'TAS 4']) await pinjam(segel)
  menunggu = await pinjam('TAS 5', false)
  await tebus('TAS 4')
}, 60_000)
afterAll(() => shop.close())

describe('a scan', () => {
  it.each([
    ['tas 1', { no_segel: 'TAS 1', hasil: 'KETEMU', nama_barang: expect.any(String), toko: null }],
    ['TAS 4', { hasil: 'SELESAI' }],
    ['TAS 5', { hasil: 'BELUM_CAIR' }],
    ['TIADA', { hasil: 'TIDAK_DIKENAL', no_faktur_hutang: null }],
  ])('of %s says what it is', async (segel, jawab) => {
    const { json } = await pindai(segel)
    expect(json.data).toMatchObject(jawab)
    // Nothing of what is still expected, and no name.
    expect(Object.keys(Object(json.data)).toSorted()).toEqual([
      ...['berat', 'hasil', 'nama_barang', 'no_faktur_hutang', 'no_segel', 'toko'],
    ])
  })

  it('of nonsense is refused with a sentence', async () => {
    const kosong = await pindai('')
    expect([kosong.status, kosong.json.fields?.[0]?.message]).toEqual([
      ...[400, 'No Segel Tidak Boleh Kosong'],
    ])
    expect((await pindai('X'.repeat(31))).status).toBe(400)
    expect((await pindai(nomor['TAS 1'] ?? '')).json.fields).toEqual([
      { field: 'no_segel', message: 'Pindai Segelnya, Bukan Labelnya' },
    ])
    expect((await selesai('TAS 1', '')).json.fields).toMatchObject([{ field: 'tas.1.no_segel' }])
    expect((await kasir.post('hitung-brankas/selesai', { tas: [] })).status).toBe(403)
    expect(await baris('BR-')).toBeUndefined()
  })
})

describe('a count', () => {
  it('of all that should be there is valid at once, scanned twice or not', async () => {
    const satu = await hitung('TAS 1', 'TAS 2', 'tas 2', 'TAS 3', 'TAS 5')
    expect(satu).toBe('BR-GS1-261121-0001')
    expect(await baris(satu)).toMatchObject({
      ...{ status: 'VALID', dihitung: 4, seharusnya: 3, jumlah_hilang: 0, jumlah_lebih: 0 },
      ...{ hilang: [], lebih: [] },
    })
  })

  it('that differs waits: what is missing, what was redeemed yesterday, what is not ours', async () => {
    dataOf(await spv.post('validasi/cancel/hutang', { nomor: [menunggu] }))
    await hari('2026-11-22')
    const beda = await hitung('TAS 1', 'TAS 3', 'TAS 4', 'TIADA')
    expect(await baris(beda)).toMatchObject({
      ...{ status: 'OPEN', dihitung: 4, seharusnya: 3, jumlah_hilang: 1, jumlah_lebih: 2 },
      hilang: [
        {
          ...{ no_segel: 'TAS 2', no_faktur_hutang: nomor['TAS 2'], nama_customer: 'PAK DARMA' },
          ...{ nama_barang: 'KALUNG RANTAI, GELANG KERONCONG', berat: 20.122, pokok: 7_350_000 },
        },
      ],
      lebih: [
        { no_segel: 'TAS 4', hasil: 'SELESAI', no_faktur_hutang: nomor['TAS 4'] },
        { no_segel: 'TIADA', hasil: 'TIDAK_DIKENAL' },
      ],
    })
    const cetak = { nomor: [beda], id_cetak: crypto.randomUUID(), alasan: null }
    expect((await spv.post('hitung-brankas/cetak', cetak)).status).toBe(422)

    const setuju = { nomor: beda, alasan: 'Tas 2 dibawa ke notaris' }
    const tanpa = { nomor: beda, alasan: '' }
    expect((await spv.post('hitung-brankas/setujui', tanpa)).json.fields).toMatchObject([
      { field: 'alasan' },
    ])
    const diminta = await spv.post('hitung-brankas/setujui', setuju)
    expect([diminta.status, diminta.json.details]).toMatchObject([
      403,
      {
        kategori: 'HITUNG_BRANKAS',
        sebelum: {
          [String(beda)]: 'Seharusnya 3 tas',
          'TAS 2 KALUNG RANTAI, GELANG KERONCONG': `${nomor['TAS 2'] ?? ''} · PAK DARMA · 20,122 gr · Rp 7.350.000`,
        },
        sesudah: {
          [String(beda)]: 'Dihitung 4 tas',
          TIADA: 'Tidak Dikenal',
          Alasan: setuju.alasan,
        },
      },
    ])
    expect(await baris(beda)).toMatchObject({ status: 'OPEN', sebab: null })
    const tutup = await spv.get('tutup-toko/status')
    expect(tutup.text).toContain('1 Selisih Hitung Brankas Belum Disetujui')
    dataOf(await spv.postApproved('hitung-brankas/setujui', setuju, 'own'))
    expect(await baris(beda)).toMatchObject({
      ...{ status: 'VALID', sebab: 'Tas 2 dibawa ke notaris', jumlah_hilang: 1 },
    })
    expect((await spv.post('hitung-brankas/setujui', setuju)).json.code).toBe('E-MDB:02')
    const kertas = await spv.post('hitung-brankas/cetak', cetak)
    expect([kertas.status, kertas.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(await shop.audit()).toEqual([])
  })

  it('of today is taken back, that of yesterday stays', async () => {
    const salah = await hitung('TAS 1')
    const batal = (satu: unknown) =>
      spv.postApproved('hitung-brankas/batal', { nomor: satu, alasan: 'belum semua' }, 'own')
    dataOf(await batal(salah))
    expect(await baris(salah)).toMatchObject({ status: 'BATAL' })
    expect((await batal('BR-GS1-261121-0001')).json.message).toBe(
      'Tidak Dapat Membatalkan Hitung Brankas Kemarin',
    )
  })
})

it('the closing says when the safe was not counted for too long, and stops nothing', async () => {
  const perhatian = async () => (await spv.get('tutup-toko/status')).text
  await hari('2026-12-22')
  expect(await perhatian()).not.toContain('Belum Dihitung')
  await hari('2026-12-23')
  expect(await perhatian()).toContain('Brankas Jaminan 31 Hari Belum Dihitung')
  dataOf(await own.put('para-system/key/HUTANG_HARI_HITUNG', { value: 0 }))
  expect(await perhatian()).not.toContain('Belum Dihitung')
  dataOf(await own.put('para-system/key/HUTANG_HARI_HITUNG', { value: 30 }))
  await hitung('TAS 1', 'TAS 2', 'TAS 3')
  expect(await perhatian()).not.toContain('Belum Dihitung')
  await hari('2026-12-24')
})

it('a bag of another shop is named by its shop alone', async () => {
  // A bag of another shop: as if its loan had been lent there.
  await shop.paksa([
    sql`insert into kencana.toko select (jsonb_populate_record(t, '{"kode_toko": "GS2",
      "no_toko": 2, "nama_toko": "Toko Sanggar", "jenis_toko": "CABANG"}')).* from kencana.toko t`,
    sql`insert into kencana.dokumen select (jsonb_populate_record(d, jsonb_build_object(
      'kode_toko', 'GS2', 'isi', d.isi || '{"no_segel": "TAS 9"}'))).*
      from kencana.dokumen d where d.nomor = ${nomor['TAS 1']}`,
    sql`insert into kencana.status_dokumen select (jsonb_populate_record(s,
      '{"kode_toko": "GS2"}')).* from kencana.status_dokumen s
      join kencana.dokumen d on d.kode_toko = s.kode_toko and d.id = s.id
      where d.nomor = ${nomor['TAS 1']} and s.kode_toko = 'GS1'`,
  ])
  expect((await pindai('TAS 9')).json.data).toEqual({
    ...{ no_segel: 'TAS 9', hasil: 'TOKO_LAIN', toko: 'Toko Sanggar' },
    ...{ no_faktur_hutang: null, nama_barang: '', berat: null },
  })
  const satu = await hitung('TAS 1', 'TAS 2', 'TAS 3', 'TAS 9')
  expect(await baris(satu)).toMatchObject({
    ...{ status: 'OPEN', jumlah_hilang: 0, lebih: [{ no_segel: 'TAS 9', hasil: 'TOKO_LAIN' }] },
  })
})
