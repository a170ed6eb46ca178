import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { cincinNama, dipesan, jadi as selesai } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What a gold price does to promises, before anybody sets it. Group 75 stands at 1.650.000 a gram,
// fine gold at 2.300.000.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 60_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  await aturHutang(own)
}, 60_000)
afterAll(() => shop.close())

const setel = async (nama: string, value: unknown) =>
  dataOf(await own.put(`para-system/key/${nama}`, { value }))
const harga = (ke: number | null, murni: number | null) => ({
  murni,
  baris:
    ke === null
      ? []
      : [
          {
            ...{ kode_group: '75', harga_dari: 1_650_000, harga: ke },
            ...{ harga_beli_dari: 1_500_000, harga_beli: 1_500_000 },
          },
        ],
})
const coba = async (ke: number | null, murni: number | null = null) => {
  const { sentuhan } = dataOf(await own.post('harga-emas/coba', harga(ke, murni)))
  const all: readonly { kode: string }[] = Object(sentuhan)
  return Object.fromEntries(all.map(({ kode, ...one }) => [kode, one]))
}
async function pesan(uang_muka: number, sah: boolean, lain: object = {}): Promise<string> {
  const { kwitansi, nomor } = dataOf(
    await kasir.post('pesanan/simpan', dipesan(uang_muka, {}, [{ ...cincinNama, ...lain }])),
  )
  if (sah) dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
  return String(nomor)
}
async function pinjam(pokok: number): Promise<string> {
  const [jaminan, kartu] = [await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS')]
  const isi = { pokok, pembayaran: [{ jenis: 'CASH', jumlah: pokok - 10_000 }] }
  const { kwitansi, nomor } = dataOf(
    await kasir.post('hutang/simpan', pinjaman(jaminan, kartu, isi)),
  )
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [kwitansi] }))
  return String(nomor)
}
const nihil = { jumlah_lama: 0, jumlah: 0, rupiah_lama: 0, rupiah: 0, nomor: [] }

describe('a price that is tried', () => {
  it('touches nothing where nothing is promised', async () => {
    expect(await coba(1_700_000, 2_000_000)).toMatchObject({ hutang: nihil, pesanan: nihil })
  })

  it('touches the gold of open orders that no deposit has locked', async () => {
    const mengambang = await pesan(1_000_000, true)
    await setel('PESANAN_HARGA_TETAP_MODULE', true)
    const sebagian = await pesan(3_300_000, true) // 2 gr of 5 are bought
    await pesan(8_250_000, false, { berat: 4.999 }) // all of it, as soon as the cashier has it
    const jadi = await pesan(1_000_000, true)
    dataOf(await kasir.post('pesanan/selesai', selesai(jadi, { berat_jadi: 5 }))) // its price stands
    const { pesanan } = await coba(1_700_000)
    expect(pesanan).toEqual({
      kalimat: 'Pesanan yang ikut harga baru',
      path: '/lihat-pesanan',
      jumlah_lama: 2,
      jumlah: 2,
      rupiah_lama: 8 * 1_650_000,
      rupiah: 8 * 1_700_000,
      nomor: [mengambang, sebagian],
    })
    expect((await coba(1_650_000))['pesanan']).toMatchObject(nihil)
    expect((await coba(null, 2_000_000))['pesanan']).toMatchObject(nihil)
  })

  it('brings running loans above the limit of what they are worth', async () => {
    // Worth 32.564.780: 19.300.000 are 59,27 %. At 2.200.000 worth 31.148.920: 61,97 %.
    await setel('HUTANG_LTV_BATAS', 60)
    await pinjam(7_350_000)
    const besar = await pinjam(19_300_000)
    expect((await coba(1_700_000))['hutang']).toMatchObject(nihil)
    const { hutang } = await coba(null, 2_200_000)
    expect(hutang).toEqual({
      kalimat: 'Hutang di atas batas LTV',
      path: '/lihat-hutang',
      ...{ jumlah_lama: 0, jumlah: 1, rupiah_lama: 0, rupiah: 19_300_000, nomor: [besar] },
    })
    dataOf(await own.post('harga-emas/simpan', harga(null, 2_200_000)))
    const { json } = await kasir.get(`hutang/lihat?q=${besar}`)
    expect(json.data[0].ltv_kini).toBe(61.97)
    const naik = await coba(null, 2_300_000)
    expect(naik['hutang']).toMatchObject({ jumlah_lama: 1, jumlah: 0, nomor: [] })
  })
})
