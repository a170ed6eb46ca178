import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const [kemarin, kini] = ['2026-11-21', '2026-11-22']

/** Money that came in, entered for a date. */
const uang = (who: Person, tgl_system: string | null) =>
  who.post('cash/uang-kas', {
    tgl_system,
    kode_transaksi: 'JASA',
    jumlah: 50_000,
    keterangan: 'Cuci perhiasan',
  })
/** Goods that came in, entered for a date. */
const terima = (who: Person, tgl_system: string | null) =>
  who.post('barang/tambah', {
    tgl_system,
    asal: 'SUPPLIER',
    baris: [
      {
        nama_barang: 'CINCIN BELAH ROTAN',
        kode_dept: 'CC',
        kode_group: '75',
        berat: 4.12,
        harga_pokok: 6_200_000,
        kode_gudang: 'TOKO',
        kode_baki: 'A01',
      },
    ],
  })
const saklar = (key: string, value: boolean) => own.put(`para-system/key/${key}`, { value })

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  const masuk = { jenis_transaksi: 'MASUK', nomor_akun: '4109' }
  await own.post('paratransaksi/create', {
    kode_transaksi: 'JASA',
    nama_transaksi: 'Jasa',
    ...masuk,
  })
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  const closed = await spv.post('tutup-toko', { tgl_system: kemarin, tgl_berikut: kini })
  if (closed.status !== 200) throw new Error(closed.text)
})
afterAll(() => shop.close())

describe('a document of an earlier date', () => {
  it('is nobody’s while both switches are off', async () => {
    for (const who of [own, spv, kasir])
      expect((await uang(who, kemarin)).json.message).toBe(
        `Tanggal ${kemarin} Tidak Aktif, Tanggal Toko ${kini}`,
      )
    for (const who of [own, spv])
      expect((await terima(who, kemarin)).json.fields).toEqual([
        {
          field: 'tgl_system',
          message: `Tanggal ${kemarin} Tidak Aktif, Tanggal Toko ${kini}`,
        },
      ])
    expect((await uang(kasir, null)).status).toBe(200)
    expect((await uang(kasir, kini)).status).toBe(200)
  })

  it('does not slip under a seal, whoever asks', async () => {
    await saklar('EDIT_TANGGAL_OWNER_MODULE', true)
    const refused = await uang(own, kemarin)
    expect(refused.json).toMatchObject({
      code: 'E-MDB:02',
      message: `Tanggal ${kemarin} Sudah Ditutup`,
    })
    expect((await terima(own, kemarin)).json.message).toBe(`Tanggal ${kemarin} Sudah Ditutup`)
  })

  it('is entered by the levels of the switch into a day that was opened again', async () => {
    await own.post('tutup-toko/buka', { tgl_system: kemarin, alasan: 'Uang jasa terlupa' })
    expect((await uang(spv, kemarin)).status).toBe(400)
    const made = await uang(own, kemarin)
    expect(made.json.data.nomor).toBe('UK-GS1-261121-0001')
    await saklar('EDIT_TANGGAL_SPV_MODULE', true)
    expect((await uang(spv, kemarin)).status).toBe(200)
    expect((await uang(kasir, kemarin)).status).toBe(400)
    const goods = await terima(spv, kemarin)
    expect(goods.json.data.nomor).toBe('TB-GS1-261121-0001')
    expect(await shop.rows(sql`select tgl_masuk from kencana.barang`)).toEqual([
      { tgl_masuk: kemarin },
    ])
    expect((await uang(own, '2026-11-23')).json.message).toContain('Tidak Aktif')
  })

  it('belongs to that day, which is sealed again with it', async () => {
    const sealed = await own.post('tutup-toko', { tgl_system: kemarin, tgl_berikut: null })
    expect(sealed.json.data).toMatchObject({ tgl_system: kini, buka: true })
    const rows = await shop.rows(
      sql`select tgl_system, count(*)::int as n from kencana.kas group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { tgl_system: kemarin, n: 2 },
      { tgl_system: kini, n: 2 },
    ])
    expect((await uang(own, kemarin)).json.message).toBe(`Tanggal ${kemarin} Sudah Ditutup`)
  })

  it('leaves books that balance', async () => expect(await shop.audit()).toEqual([]))
})

describe('a sale of an earlier date', () => {
  const jual = (kode_barcode: string, tgl_system: string | null) =>
    own.post('penjualan/simpan', {
      kode_sales: 'SLS1',
      tgl_system,
      baris: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 7_107_000 }],
      total: 7_107_000,
    })
  const barcode = async (tgl_system: string | null): Promise<string> => {
    const made = await terima(own, tgl_system)
    return made.json.data.barang[0].kode_barcode
  }

  it('does not sell what was not there yet', async () => {
    await own.post('penjualan/harga-hari-ini', {})
    const early = await jual(await barcode(null), kemarin)
    expect(early.status).toBe(422)
    expect(early.json.message).toMatch(/^Barang \d+ Baru Berubah Tanggal 2026-11-22, Setelah/)
  })

  it('is validated in its own day, and is yesterday’s from then on', async () => {
    await own.post('tutup-toko/buka', { tgl_system: kemarin, alasan: 'Nota tulis tangan' })
    const sold = await jual(await barcode(kemarin), kemarin)
    expect(sold.json.data.no_faktur_group).toContain('-261121-')
    const today = await jual(await barcode(null), null)
    const groups = [sold, today].map((each) => each.json.data.no_faktur_group)
    const both = await spv.post('validasi/simpan/jualbeli', { penjualan: groups, pembelian: [] })
    expect(both.json.message).toBe('Faktur Dari Tanggal Berbeda Divalidasi Terpisah')
    const sahkan = async (group: string): Promise<void> => {
      const done = await spv.post('validasi/simpan/jualbeli', { penjualan: [group], pembelian: [] })
      expect(done.status).toBe(200)
    }
    const tutup = () => spv.post('tutup-toko', { tgl_system: kemarin })
    const menunggu = await tutup()
    expect([menunggu.status, menunggu.json.message]).toEqual([422, '1 Faktur Belum Divalidasi'])
    await sahkan(groups[0])
    // A note of today still waits at the counter; the day that was opened again closes.
    expect((await tutup()).status).toBe(200)
    await sahkan(groups[1])
    const days = await shop.rows(
      sql<{ tgl_system: string; dokumen: string }>`
        select distinct k.tgl_system, d.tgl_system as dokumen from kas k
          join dokumen d on d.id = k.id_dokumen where d.jenis = 'GROUP' order by 1`,
    )
    expect(days.map((day) => [day.tgl_system, day.dokumen])).toEqual([
      [kemarin, kemarin],
      [kini, kini],
    ])
    const no_faktur_jual = sold.json.data.notajual[0]
    const late = await spv.post('penjualan/batal', { no_faktur_jual, alasan: 'salah barang' })
    expect(late.json.message).toBe('Tidak Dapat Membatalkan Penjualan Kemarin')
    expect(await shop.audit()).toEqual([])
  })
})
