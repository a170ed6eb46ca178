import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { bukaTitip, dengan, tunai, type TokoTitip } from './titip.ts'

// Ten times too much was typed for more money of a deposit; it is taken back the same day.
let toko: TokoTitip
beforeAll(async () => {
  toko = await bukaTitip(3)
  await isiLaci(toko.spv, 5_000_000, toko.spv, toko.kasir)
}, 60_000)
afterAll(() => toko.shop.close())

const alasan = 'salah ketik, kelebihan satu nol'
const tambah = async (no_titipan: string, jumlah: number, lain: object = {}): Promise<string> =>
  String(
    dataOf(
      await toko.spv.post('titipan/tambah', {
        no_titipan,
        jumlah,
        pembayaran: tunai(jumlah),
        ...lain,
      }),
    )['nomor'],
  )
const batal = (nomor: string, lain: object = {}) =>
  toko.spv.postApproved('titipan/tambah/batal', { nomor, alasan, ...lain }, 'own')
/** All accounts, drawers and ways of payment, as they stand. */
const pembukuan = () =>
  toko.shop.rows(sql`select nomor_akun as apa, sum(debit - kredit)::bigint as jumlah from jurnal
      group by 1 having sum(debit - kredit) <> 0
    union all select jenis || ' ' || laci || ' ' || coalesce(no_rekening, ''),
      sum(jumlah_in - jumlah_out)::bigint from kas group by 1
      having sum(jumlah_in - jumlah_out) <> 0
    order by 1`)

describe('an addition that was typed wrong', () => {
  it('is taken back by two people: every book as before, the deposit with its price', async () => {
    const nomor = await toko.dititip(toko.rings[0], 1_000_003)
    const before = await toko.satu(nomor)
    const buku = await pembukuan()
    const salah = await tambah(nomor, 5_000_050)
    const shown = await toko.satu(nomor)
    expect(shown.uang.map((row: { bisa_batal: boolean }) => row.bisa_batal)).toEqual([false, true])
    const cek = await toko.spv.post('titipan/tambah/batal/cek', { nomor: salah })
    expect(cek.json.data).toMatchObject({ tunai: 5_000_050, laci: 'spv', laci_cukup: true })
    const asked = await toko.spv.post('titipan/tambah/batal', { nomor: salah, alasan })
    expect(asked.json.details).toMatchObject({
      kategori: 'BATAL_TAMBAH_TITIPAN',
      sebelum: { [nomor]: 'TITIP Rp 6.000.053' },
      sesudah: { [nomor]: 'TITIP Rp 1.000.003', [salah]: 'BATAL Rp 5.000.050' },
    })
    expect((await toko.satu(nomor)).saldo).toBe(6_000_053)
    expect(dataOf(await batal(salah))).toMatchObject({ kembali: 5_000_050 })
    expect(await pembukuan()).toEqual(buku)
    const after = await toko.satu(nomor)
    expect(after).toMatchObject({
      saldo: 1_000_003,
      jumlah: 1_000_003,
      status: 'TITIP',
      kunci_harga: before.kunci_harga,
      tgl_batas: before.tgl_batas,
      barang_disimpan: true,
    })
    expect(after.uang.map((row: { jenis: string }) => row.jenis)).toEqual([
      'TITIP',
      'TAMBAH',
      'BATAL_TAMBAH',
    ])
    expect((await batal(salah)).json.message).toBe(`Tambahan ${salah} Sudah Dibatalkan`)
    // What was meant is taken, and the whole goes back by its ways when the deposit is cancelled.
    await tambah(nomor, 500_005)
    const akhir = { no_titipan: nomor, alasan: 'batal' }
    const { kembali } = dataOf(await toko.spv.postApproved('titipan/batal', akhir, 'own'))
    expect(kembali).toBe(1_500_008)
    expect(await toko.terutang()).toBe(await toko.saldo())
    expect(await toko.shop.audit()).toEqual([])
  })

  it('by transfer goes back by transfer, and is not waited for at the bank', async () => {
    await toko.own.put('para-system/key/KONFIRMASI_TRANSFER_MODULE', { value: true })
    const [rekening] = await toko.shop.rows(
      sql<{ no_rekening: string }>`select no_rekening from rekening`,
    )
    const nomor = await toko.dititip(undefined, 700_001)
    const jumlah = 1_234_567
    const pembayaran = [
      { jenis: 'TRANSFER', jumlah, no_rekening: rekening?.no_rekening, no_ref: 'TRF-9' },
    ]
    const buku = await pembukuan()
    const salah = await tambah(nomor, jumlah, { pembayaran })
    const menunggu = () => toko.shop.rows(sql`select id_group from transfer_menunggu('GS1')`)
    expect(await menunggu()).toHaveLength(1)
    const asked = await toko.spv.post('titipan/tambah/batal', { nomor: salah, alasan })
    expect(asked.json.details?.semua).toMatchObject([
      { kategori: 'BATAL_TAMBAH_TITIPAN' },
      { kategori: 'TRANSFER_BELUM_MASUK' },
    ])
    dataOf(await batal(salah))
    expect(await menunggu()).toEqual([])
    expect(await pembukuan()).toEqual(buku)
    await toko.own.put('para-system/key/KONFIRMASI_TRANSFER_MODULE', { value: false })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('stays once the deposit was used, is held by a visit, or the day is over', async () => {
    const nomor = await toko.dititip(undefined, 900_001)
    const tambahan = await tambah(nomor, 2_000_002)
    const today = await toko.hargaKini(toko.rings[1])
    const bayar = { ...dengan(nomor, 1_000_000, today - 1_000_000), total: today }
    const { no_faktur_group } = dataOf(await toko.jual([toko.rings[1] ?? ''], bayar))
    const say = async () => {
      const { json, status } = await toko.spv.post('titipan/tambah/batal', {
        nomor: tambahan,
        alasan,
      })
      // Refused before anybody is asked.
      expect(status).not.toBe(403)
      const cek = await toko.spv.post('titipan/tambah/batal/cek', { nomor: tambahan })
      expect(cek.json.message).toBe(json.message)
      return json.message
    }
    expect(await say()).toBe(`Titipan ${nomor} Sedang Dipakai Nota Yang Menunggu Validasi`)
    dataOf(await toko.validasi(no_faktur_group))
    expect(await say()).toBe(`Titipan ${nomor} Sudah Dipakai Sesudah Tambahan Ini`)
    expect((await toko.satu(nomor)).saldo).toBe(1_900_003)
    expect((await toko.spv.post('titipan/tambah/batal/cek', { nomor })).status).toBe(404)
    const malam = await toko.dititip(undefined, 300_003)
    const kemarin = await tambah(malam, 40_004)
    dataOf(
      await toko.spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }),
    )
    const late = await batal(kemarin)
    expect(late.json.message).toBe('Tidak Dapat Membatalkan Tambahan Titipan Kemarin')
    expect(await toko.shop.audit()).toEqual([])
  })
})
