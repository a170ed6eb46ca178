import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bukaCicilan, cicil, muka, total } from './cicilan.ts'
import { cincin, dataOf } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { dipesan } from './pesanan.ts'
import type { Person } from './shop.ts'
import { titip } from './titip.ts'

// A supplier is owed gold and money, a ring is held for a customer, another pays by the month, a
// third has ordered, a fourth has borrowed: the owner reads who owes whom, and what gold is his.
let toko: Awaited<ReturnType<typeof bukaCicilan>>
let mu: Person
const hari = '2026-11-21'
const harga = 2_345_679

const satu = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await toko.shop.rows(query))[0]?.n ?? 0
/** Of one account of the gold book, in pure milligrams. */
const gram = (akun: string) =>
  satu(sql<{ n: number }>`select coalesce(sum(murni), 0)::int as n from kencana.gram
    where akun like ${akun}`)
const jurnal = (nomor: string) =>
  satu(sql<{ n: number }>`select coalesce(sum(debit - kredit), 0)::int as n from kencana.jurnal
    where nomor_akun = ${nomor}`)
const posisi = async () =>
  (await laporanHari(mu, '/laporan-posisi-emas', { tgl: hari, kadar: null, perubahan: 5 })).totals
const pemilik = async () => Object(dataOf(await mu.get('dashboard/pemilik')))
const utang = async () => {
  const { json } = await mu.get('dashboard/siapa-berutang')
  const rows: readonly Record<string, number | string>[] = json.data
  return rows
}
const pihak = async (nama: string) => (await utang()).find((row) => row['pihak'] === nama)
const terima = async (no_surat: string, berat: number, harga_pokok: number) => {
  const baris = [{ ...cincin, berat, berat_kirim: berat, harga_pokok, diterima: true }]
  const body = { supplier: 'UBS', no_surat, baris }
  return String(dataOf(await toko.spv.post('penerimaan-barang/simpan', body))['nomor'])
}

beforeAll(async () => {
  toko = await bukaCicilan(3)
  const { own, shop } = toko
  mu = await shop.person('MU')
  const isi = { kode_harga: 'HARI', berlaku_mulai: hari, harga_murni: harga, sumber: null }
  dataOf(await own.post('para-harga-emas/create', isi))
})
afterAll(() => toko.shop.close())

describe('what a supplier is owed', () => {
  it('is no gold of the shop until it is paid', async () => {
    const dulu = await posisi()
    const nomor = await terima('SJ-1', 4.123, 6_200_417)
    await terima('SJ-2', 8.317, 12_507_331)
    const kini = await posisi()
    expect(Number(kini['stok']) - Number(dulu['stok'])).toBeCloseTo(9.33, 6)
    expect(kini['supplier']).toBe(9.33) // 3,092 + 6,238 pure
    expect(await gram('SUPPLIER')).toBe(-9_330)
    expect(kini['bersih']).toBeCloseTo(Number(dulu['bersih']), 6)
    const tunai = { tempat: 'BANK', no_rekening: '1234567890', baris: [{ no_terima: nomor }] }
    dataOf(await toko.spv.postApproved('bayar-supplier/simpan', tunai, 'own'))
    const lunas = await posisi()
    expect(lunas['supplier']).toBe(6.238)
    expect(Number(lunas['bersih']) - Number(dulu['bersih'])).toBeCloseTo(3.092, 6)
    expect(await pihak('SUPPLIER')).toEqual({
      ...{ pihak: 'SUPPLIER', piutang: 0, piutang_emas: 0 },
      ...{ utang: -(await jurnal('2102')), utang_emas: 6.238 },
    })
    expect(await jurnal('2102')).toBe(-12_507_331)
  })

  it('is a step of the stair from yesterday to today', async () => {
    const found = await pemilik()
    // Nothing was promised today: what did not stay came from the supplier, and is owed to him.
    expect(found.nilai_janji).toBe(0)
    expect(found.nilai_pasok).toBe(Math.round((-6_238 * harga) / 1000))
    expect(found.nilai_masuk + found.nilai_keluar + found.nilai_pasok + found.nilai_janji).toBe(
      found.nilai_gerak,
    )
  })
})

describe('who owes whom', () => {
  it('says of customers what is held, paid, lent and still to come', async () => {
    const { kasir, own, rings, spv } = toko
    dataOf(await own.put('para-system/key/PESANAN_HARGA_TETAP_MODULE', { value: true }))
    await aturHutang(own)
    const sahkan = async (jenis: string, isi: Record<string, unknown>) =>
      dataOf(await spv.post(`validasi/simpan/${jenis}`, isi))
    const { no_titipan } = dataOf(await kasir.post('titipan/simpan', titip(rings[0], 501_000)))
    await sahkan('titipan', { titipan: [no_titipan] })
    const dicicil = dataOf(await kasir.post('cicilan/simpan', cicil(String(rings[1]))))
    await sahkan('cicilan', { nomor: [dicicil['kwitansi']] })
    const pesanan = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_000)))
    await sahkan('pesanan', { nomor: [pesanan['kwitansi']] })
    const foto_jaminan = await foto(kasir, 'foto_jaminan')
    const isi = pinjaman(foto_jaminan, await foto(spv, 'IDENTITAS'))
    const gadai = dataOf(await kasir.post('hutang/simpan', isi))
    await sahkan('hutang', { nomor: [gadai['kwitansi']] })

    const murni = await satu(sql<{ n: number }>`select murni::int as n from kencana.barang
      where kode_barcode = ${rings[0]}`)
    const kosong = { piutang: 0, piutang_emas: 0, utang: 0, utang_emas: 0 }
    expect(await pihak('TITIPAN')).toEqual({
      ...{ ...kosong, pihak: 'TITIPAN', utang: 501_000, utang_emas: murni / 1000 },
    })
    expect(await pihak('CICILAN')).toEqual({
      ...{ ...kosong, pihak: 'CICILAN', piutang: total - muka },
      ...{ utang: muka, utang_emas: murni / 1000 },
    })
    // Rp 1.000.000 at 1.650.000 a gram are 606 mg of gold of 75 %: 454,5 mg of pure gold.
    expect(await pihak('PESANAN')).toEqual({
      ...{ ...kosong, pihak: 'PESANAN', utang: 1_000_000, utang_emas: 0.455 },
    })
    expect(await pihak('HUTANG')).toEqual({
      ...{ ...kosong, pihak: 'HUTANG', piutang: 7_350_000 },
      utang_emas: (await gram('JAMINAN')) / 1000,
    })
    expect(await toko.shop.audit()).toEqual([])
  })

  it('agrees with the accounts that stand for it', async () => {
    const rows = await utang()
    const jumlah = (nama: string) => rows.reduce((sum, row) => sum + Number(row[nama]), 0)
    const [akun] = await toko.shop.rows<{ n: number }>(sql`
      select -sum(j.debit - j.kredit)::int as n from kencana.jurnal j
      where j.nomor_akun in (select nomor_akun from kencana.akun_kendali('GS1')
        where buku in ('TITIPAN', 'UANG MUKA', 'SUPPLIER', 'TUKANG', 'PAJAK', 'ANTAR TOKO'))`)
    expect(jumlah('utang')).toBe(akun?.n)
    expect(await pemilik()).not.toHaveProperty('utang') // that is asked with every sale
    expect((await toko.kasir.get('dashboard/pemilik')).status).toBe(403)
    expect((await toko.kasir.get('dashboard/siapa-berutang')).status).toBe(403)
  })
})
