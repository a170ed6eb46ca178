import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman, saldoAkun, saldoEmas } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// A pledge that the law holds; money that one person lends in a day; what is taken back.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let gambar: string
let kartu: string

beforeAll(async () => {
  shop = await openShop('GS1', '2027-07-01T01:00:00+07:00') // its days may go on until then
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
  gambar = await foto(kasir, 'foto_jaminan')
  kartu = await foto(spv, 'IDENTITAS')
}, 60_000)
afterAll(() => shop.close())

const simpan = (lain: object = {}) => kasir.post('hutang/simpan', pinjaman(gambar, kartu, lain))
const validasi = (...nomor: unknown[]) => spv.post('validasi/simpan/hutang', { nomor })
const baris = async (nomor: unknown) =>
  (await kasir.get(`hutang/lihat?q=${String(nomor)}`)).json.data[0]
/** A loan that runs: its money was paid out. */
async function berjalan(lain: object = {}): Promise<string> {
  const { kwitansi, nomor } = dataOf(await simpan(lain))
  dataOf(await validasi(kwitansi))
  return String(nomor)
}
const kode = async (nomor: string): Promise<string> => {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  return `${nomor}.${row?.kode ?? ''}`
}
const tebus = async (nomor: string, sisa: number, lain: object = {}) => ({
  ...{ nomor, sisa, bayar: sisa, bukti: 'NOTA', kode: await kode(nomor) },
  pembayaran: tunai(sisa),
  ...lain,
})
const hari = async (sampai: string): Promise<void> => {
  const [toko] = await shop.rows(sql<{ tgl: string }>`select tgl_system::text as tgl from toko`)
  dataOf(await spv.post('tutup-toko', { tgl_system: toko?.tgl, tgl_berikut: sampai }))
}
const akun = () => saldoAkun(shop)
const emas = () => saldoEmas(shop)

describe('a loan', () => {
  it('is held: nobody redeems it until the owner lifts it', async () => {
    const nomor = await berjalan()
    const surat = await foto(own, 'surat_tahan')
    const tahan = { nomor, alasan: 'Laporan kehilangan LP/77', foto_surat: surat }
    expect((await spv.post('hutang/tahan', tahan)).status).toBe(403)
    const sisa = 7_350_000 + 15 * 4_288
    // A redemption waits at the desk: the hold comes all the same, and nobody takes its money.
    const { kwitansi } = dataOf(await kasir.post('hutang/tebus', await tebus(nomor, sisa)))
    dataOf(await own.post('hutang/tahan', tahan))
    expect((await validasi(kwitansi)).json.message).toBe(`Hutang ${nomor} Sudah Ditahan`)
    dataOf(await spv.post('validasi/cancel/hutang', { nomor: [kwitansi] }))
    const coba = await kasir.post('hutang/tebus', await tebus(nomor, sisa))
    expect(coba.json.message).toBe(`Hutang ${nomor} Sudah Ditahan`)
    const { alasan: alasan_tahan } = tahan
    const sejak = { tgl_tahan: '2026-11-21', alasan_tahan }
    expect(await baris(nomor)).toMatchObject({ status: 'DITAHAN', sisa, ...sejak })
    // 29 days of hold cost nothing: on the 46th day seventeen are reckoned.
    await hari('2026-12-20')
    expect(await baris(nomor)).toMatchObject({ status: 'DITAHAN', sisa })
    dataOf(await own.post('hutang/lepas-tahan', { nomor, alasan: 'Laporan dicabut' }))
    const lepas = { tgl_tahan: null, alasan_tahan: null }
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF', sisa, ...lepas })
    const kutip = await kasir.get(`hutang/kutip?nomor=${nomor}&tanggal=2027-01-06`)
    expect(kutip.json.data).toMatchObject({ hari: 17, bunga: 17 * 4_288 })
    expect(await shop.audit()).toEqual([])
  })

  it('above what one person lends in a day needs another, whatever each of them is', async () => {
    dataOf(await own.put('para-system/key/HUTANG_BATAS_SEHARI', { value: 20_000_000 }))
    const satu = dataOf(await simpan())
    dataOf(await simpan())
    const tiga = await simpan()
    expect(tiga.json.details).toMatchObject({
      kategori: 'HUTANG_BESAR',
      sebelum: { 'Batas Sehari': 'Rp 20.000.000', 'Sudah Keluar': 'Rp 14.700.000' },
    })
    // One that is withdrawn is lent to nobody.
    dataOf(await spv.post('validasi/cancel/hutang', { nomor: [satu['kwitansi']] }))
    dataOf(await simpan())
    const antre = (await spv.get('validasi/all/hutang')).json.data
    for (const { nomor } of antre)
      dataOf(await spv.post('validasi/cancel/hutang', { nomor: [nomor] }))
    dataOf(await own.put('para-system/key/HUTANG_BATAS_SEHARI', { value: 100_000_000 }))
  })

  it('that is withdrawn at the desk never was; one that was paid out is taken back', async () => {
    const awal = [await akun(), await emas()]
    const { kwitansi, nomor } = dataOf(await simpan())
    dataOf(await spv.post('validasi/cancel/hutang', { nomor: [kwitansi] }))
    expect(await baris(nomor)).toMatchObject({ status: 'BATAL' })
    const dua = dataOf(await simpan())
    dataOf(await validasi(dua['kwitansi']))
    const batal = { nomor: dua['kwitansi'], alasan: 'tidak jadi', uang_dari: 'LACI' }
    dataOf(await spv.postApproved('kwitansi/batal/hutang', batal, 'own'))
    expect(await baris(dua['nomor'])).toMatchObject({ status: 'BATAL' })
    expect([await akun(), await emas()]).toEqual(awal)
    expect(await shop.audit()).toEqual([])
  })

  it('without validation is paid out at once', async () => {
    dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
    const { nomor } = dataOf(await simpan())
    expect(await baris(nomor)).toMatchObject({ status: 'AKTIF' })
    const sisa = 7_350_000 + 15 * 4_288
    dataOf(await kasir.post('hutang/tebus', await tebus(String(nomor), sisa)))
    expect(await baris(nomor)).toMatchObject({ status: 'LUNAS' })
    dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: false }))
    expect(await shop.audit()).toEqual([])
  })

  it('is held before its money comes, or redeemed: never both', async () => {
    const surat = await foto(own, 'surat_tahan')
    for (let kali = 0; kali < 3; kali += 1) {
      const nomor = await berjalan()
      const { sisa } = await baris(nomor)
      const { kwitansi } = dataOf(await kasir.post('hutang/tebus', await tebus(nomor, sisa)))
      const tahan = { nomor, alasan: 'Laporan kehilangan LP/78', foto_surat: surat }
      const jawab = await Promise.all([own.post('hutang/tahan', tahan), validasi(kwitansi)])
      expect(jawab.filter(({ status }) => status === 200)).toHaveLength(1)
      const ditahan = jawab[0].status === 200
      expect((await baris(nomor)).status).toBe(ditahan ? 'DITAHAN' : 'LUNAS')
      if (ditahan) dataOf(await spv.post('validasi/cancel/hutang', { nomor: [kwitansi] }))
    }
    expect(await shop.audit()).toEqual([])
  })
})
