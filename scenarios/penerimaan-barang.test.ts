import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A delivery note of three rings: one weighs less than the note says, one is not there.
let shop: Shop
let spv: Person
let kasir: Person

const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
const baris = (kode_barcode: string, berat: number, diterima = true) => ({
  ...cincin,
  kode_barcode,
  berat,
  berat_kirim: 4.12,
  diterima,
})
const surat = (lines: readonly object[], lain: object = {}) => ({
  supplier: 'UBS',
  no_surat: 'SJ-77',
  faktur_pajak: '010.001-26.12345678',
  keterangan: null,
  baris: lines,
  ...lain,
})
const selisih = (n: string) => [
  baris(`${n}1`, 4.12),
  baris(`${n}2`, 4.1),
  baris(`${n}3`, 4.12, false),
]

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await kasir.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('a delivery', () => {
  it('that is as its note says is taken in at once', async () => {
    const saved = await spv.post('penerimaan-barang/simpan', surat([baris('S1', 4.12)]))
    expect(saved.json.data).toMatchObject({
      nomor: 'TB-GS1-261121-0001',
      barang: [{ kode_barcode: 'S1', berat: 4.12 }],
    })
  })

  it('that differs says why, and an approver sees each line', async () => {
    const tanpa = await spv.post('penerimaan-barang/simpan', surat(selisih('B')))
    expect([tanpa.status, tanpa.json.message]).toEqual([
      400,
      'Ada 2 Selisih, Keterangan Harus Diisi',
    ])
    const body = surat(selisih('B'), { keterangan: 'Satu belum dikirim, satu ringan' })
    const asked = await spv.post('penerimaan-barang/simpan', body)
    expect(asked.json.details).toMatchObject({
      kategori: 'SELISIH_PENERIMAAN',
      sebelum: { '2. CINCIN BELAH ROTAN': '4,120 gr', '3. CINCIN BELAH ROTAN': '4,120 gr' },
      sesudah: { '2. CINCIN BELAH ROTAN': '4,100 gr', '3. CINCIN BELAH ROTAN': '0,000 gr' },
    })
    await shop.person('OWN')
    const saved = await spv.postApproved('penerimaan-barang/simpan', body, 'own')
    expect(dataOf(saved)['barang']).toHaveLength(2)
    // What came weighs what the scale said; the gold is what came.
    expect((await spv.get('barang/get/B2')).json.data.berat).toBe(4.1)
    expect((await spv.get('barang/get/B3')).status).toBe(404)
    expect(
      await shop.rows(
        sql`select g.akun, sum(g.kotor)::bigint as kotor from kencana.gram g
          join kencana.dokumen d on d.kode_toko = g.kode_toko and d.id = g.id_dokumen
          where d.nomor = 'TB-GS1-261121-0002' group by g.akun order by g.akun`,
      ),
    ).toEqual([
      { akun: 'STOK/TOKO', kotor: 8_220 },
      { akun: 'SUPPLIER', kotor: -8_220 },
    ])
  })

  it('is refused in a sentence', async () => {
    const say = async (body: object, who = spv): Promise<unknown> =>
      (await who.post('penerimaan-barang/simpan', body)).json.message
    expect(await say(surat([baris('C1', 4.12, false)]))).toBe('Belum Ada Barang Yang Diterima')
    expect(await say(surat([baris('S1', 4.12)]))).toBe('Barcode S1 Sudah Dipakai')
    expect(await say(surat([]))).toBe('Belum Ada Barang Di Tabel')
    expect(await say(surat([baris('C1', 4.12)], { no_surat: null }))).toBe(
      'No Surat Jalan Tidak Boleh Kosong',
    )
    expect(await say(surat([baris('C1', 4.12)], { supplier: null }))).toBe(
      'Supplier Tidak Boleh Kosong',
    )
    const tanpaHak = await kasir.post('penerimaan-barang/simpan', surat([baris('C1', 4.12)]))
    expect(tanpaHak.status).toBe(403)
  })

  it('that two people save at once is taken in once, and the other is told by whom', async () => {
    const spv2 = await shop.person('SPV', 'spv2')
    // Barcodes that the program issues: nothing but the note itself says that it is the same.
    const { kode_barcode: _baru, ...tanpa } = baris('', 4.12)
    const body = surat([tanpa, tanpa], { no_surat: 'SJ-88' })
    const [satu, dua] = await Promise.all([
      spv.post('penerimaan-barang/simpan', body),
      spv2.post('penerimaan-barang/simpan', body),
    ])
    const kalah = satu.status === 200 ? dua : satu
    expect([satu.status, dua.status].toSorted((a, b) => a - b)).toEqual([200, 422])
    const oleh = satu.status === 200 ? 'spv' : 'spv2'
    expect(kalah.json.message).toMatch(
      new RegExp(`^Surat Jalan SJ-88 Sudah Diterima Di TB-GS1-261121-\\d{4} Oleh ${oleh}$`),
    )
    // What did not come at first comes later under the same number.
    const sisanya = surat([tanpa], { no_surat: 'SJ-88' })
    const kemudian = dataOf(await spv.post('penerimaan-barang/simpan', sisanya))
    for (const nomor of [(satu.status === 200 ? satu : dua).json.data.nomor, kemudian['nomor']])
      dataOf(
        await spv.postApproved(
          'penerimaan-barang/batal',
          { nomor, alasan: 'Uji dua orang' },
          'own',
        ),
      )
    // A note that was cancelled may be taken in again.
    const lagi = dataOf(await spv2.post('penerimaan-barang/simpan', body))
    const batal = { nomor: lagi['nomor'], alasan: 'Uji dua orang' }
    dataOf(await spv2.postApproved('penerimaan-barang/batal', batal, 'own'))
  })

  it('is cancelled by its negation, as long as nothing of it moved', async () => {
    const batal = { nomor: 'TB-GS1-261121-0002', alasan: 'Salah supplier' }
    await kasir.post('penjualan/simpan', notaCincin(['S1']))
    const terjual = { ...batal, nomor: 'TB-GS1-261121-0001' }
    expect((await spv.post('penerimaan-barang/batal', terjual)).json.message).toBe(
      'Barang S1 Sudah Berubah, TB-GS1-261121-0001 Tidak Dapat Dibatalkan',
    )
    const done = await spv.postApproved('penerimaan-barang/batal', batal, 'own')
    expect(done.json.data).toEqual({ nomor: expect.stringMatching(/^BT-GS1-261121-\d{4}$/) })
    expect((await spv.post('penerimaan-barang/batal', batal)).json.message).toBe(
      'TB-GS1-261121-0002 Sudah Dibatalkan',
    )
    expect((await spv.get('barang/get/B1')).json.data.status).toBe('BATAL')
  })

  it('is listed and reported with what was sent and what came', async () => {
    await terimaCincin(spv, 1, 'SUPPLIER')
    const { json } = await spv.get('penerimaan-barang/daftar')
    expect(json.count).toBe(5)
    const laporan = await laporanHari(spv, '/laporan-penerimaan-barang', hari)
    expect(
      laporan.rows.map(({ pcs, pcs_kirim, selisih: beda, status }) => [
        pcs_kirim,
        pcs,
        beda,
        status,
      ]),
    ).toEqual([
      [1, 1, 0, 'VALID'],
      [3, 2, -4.14, 'BATAL'],
      [2, 2, 0, 'BATAL'],
      [1, 1, 0, 'BATAL'],
      [2, 2, 0, 'BATAL'],
      [1, 1, 0, 'VALID'],
    ])
    expect(await shop.audit()).toEqual([])
  })
})
