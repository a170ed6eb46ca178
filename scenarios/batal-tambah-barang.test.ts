import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A goods receipt that was entered wrongly is undone on the same day.
let shop: Shop
let spv: Person
const terima = (...baris: object[]) => spv.post('barang/tambah', { asal: 'SUPPLIER', baris })
const batal = (nomor: string, approver = 'own') =>
  spv.postApproved('barang/tambah/batal', { nomor, alasan: 'Salah supplier' }, approver)

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
})
afterAll(() => shop.close())

describe('a receipt', () => {
  let barcode = ''

  it('is listed, newest first', async () => {
    const made = await terima(cincin, { ...cincin, kode_barcode: 'LAMA-1' })
    barcode = made.json.data.barang[0].kode_barcode
    await terima(cincin)
    const { json } = await spv.get('barang/tambah/daftar')
    expect(json.count).toBe(2)
    expect(json.data).toMatchObject([
      { nomor: 'TB-GS1-261121-0002', pcs: 1, berat: 4.12, status: 'VALID' },
      { nomor: 'TB-GS1-261121-0001', pcs: 2, berat: 8.24, harga_pokok: 12_400_000 },
    ])
  })

  it('is undone with an approval that shows what it was', async () => {
    const asked = await spv.post('barang/tambah/batal', {
      nomor: 'TB-GS1-261121-0001',
      alasan: 'Salah supplier',
    })
    expect(asked.json.details).toMatchObject({
      kategori: 'BATAL_TAMBAH_BARANG',
      sebelum: { 'TB-GS1-261121-0001': 'VALID 2 pcs 8,240 gr' },
    })
    const made = await batal('TB-GS1-261121-0001')
    expect(made.json.data).toEqual({ nomor: 'BT-GS1-261121-0001' })
  })

  it('is the exact negation: nothing of it is left in any book', async () => {
    const left = await shop.rows(sql`
      select 'gram' as buku, akun as apa, sum(kotor)::int as sisa from kencana.gram g
        join kencana.dokumen d on d.kode_toko = g.kode_toko and d.id = g.id_dokumen
      where d.nomor <> 'TB-GS1-261121-0002' group by akun
      union all
      select 'jurnal', nomor_akun, sum(debit - kredit)::int from kencana.jurnal j
        join kencana.dokumen d on d.kode_toko = j.kode_toko and d.id = j.id_dokumen
      where d.nomor <> 'TB-GS1-261121-0002' group by nomor_akun order by 1, 2`)
    expect(left).toEqual([
      { buku: 'gram', apa: 'STOK/TOKO', sisa: 0 },
      { buku: 'gram', apa: 'SUPPLIER', sisa: 0 },
      { buku: 'jurnal', apa: '1201', sisa: 0 },
      { buku: 'jurnal', apa: '2102', sisa: 0 },
    ])
    expect((await spv.get('barang/cari')).json.count).toBe(1)
    const { json } = await spv.get(`barang/riwayat/${barcode}`)
    expect(json.data.map((bab: { peristiwa: string }) => bab.peristiwa)).toEqual([
      'MASUK',
      'BATAL_MASUK',
    ])
    const saldo = await spv.post('reportbarang/saldo-barang', { tgl: '2026-11-21' })
    expect(saldo.json.data.totals).toMatchObject({ pcs: 1, berat: 4.12 })
  })

  it('is not undone twice, nor is one that is not there', async () => {
    expect((await batal('TB-GS1-261121-0001')).json.message).toBe(
      'TB-GS1-261121-0001 Sudah Dibatalkan',
    )
    expect((await batal('TB-GS1-261121-0009')).status).toBe(404)
  })

  it('keeps the barcodes that it spent', async () => {
    const again = await terima({ ...cincin, kode_barcode: 'LAMA-1' })
    expect(again.json.message).toBe('Barcode LAMA-1 Sudah Dipakai')
  })

  it('is not undone when a piece was corrected since', async () => {
    const [{ kode_barcode }] = (await spv.get('barang/cari')).json.data
    const body = {
      ...cincin,
      kode_barcode,
      versi: 1,
      alasan: 'Salah timbang',
      kadar: 75,
      berat: 4.2,
    }
    await spv.postApproved('barang/koreksi', body, 'own')
    expect((await batal('TB-GS1-261121-0002')).json.message).toBe(
      `Barang ${kode_barcode} Sudah Berubah, ` + 'TB-GS1-261121-0002 Tidak Dapat Dibatalkan',
    )
  })

  it('is not undone the day after', async () => {
    await terima(cincin)
    await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' })
    expect((await batal('TB-GS1-261121-0003')).json.message).toBe(
      'Tidak Dapat Membatalkan Tambah Data Barang Kemarin',
    )
  })

  it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
})
