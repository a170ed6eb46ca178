import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, dipesan, jadi } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// What was paid before goes back at a pick-up: one person alone takes no more out of his drawer by
// that than by any other payment.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let foto: string

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  foto = await fotoService(kasir)
}, 60_000)
afterAll(() => shop.close())

/** A service whose whole estimate was paid before. @returns its number */
async function dibayarDulu(taksiran: number): Promise<string> {
  const uang = { taksiran, uang_muka: taksiran, pembayaran: taksiran > 0 ? tunai(taksiran) : [] }
  const { kwitansi, nomor } = dataOf(await kasir.post('service/simpan', tiketService(foto, uang)))
  if (kwitansi !== null) dataOf(await spv.post('validasi/simpan/service', { nomor: [kwitansi] }))
  return String(nomor)
}
const selesai = (nomor: string, biaya: number) => ({
  ...{ nomor, biaya, berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, upah: 0 },
})
async function ambil(nomor: string, sisa: number) {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  return { nomor, sisa, bukti: 'NOTA', kode: `${nomor}.${row?.kode ?? ''}`, pembayaran: [] }
}
const laci = async () =>
  (
    await shop.rows<{ saldo: number }>(sql`select saldo::int from saldo_laci where laci = 'kasir'`)
  )[0]?.saldo

describe('a service that costs less than was paid before', () => {
  it('is agreed to far below its estimate, and so is what leaves the drawer', async () => {
    const nomor = await dibayarDulu(5_000_000)
    const gratis = await kasir.post('service/selesai', selesai(nomor, 0))
    expect(gratis.json.details).toMatchObject({
      ...{ kategori: 'BIAYA_SERVICE_TURUN', sebelum: { [nomor]: 'Rp 5.000.000' } },
      sesudah: { [nomor]: 'Rp 0' },
    })
    const nyaris = await kasir.post('service/selesai', selesai(nomor, 2_499_999))
    expect(nyaris.json.details).toMatchObject({ kategori: 'BIAYA_SERVICE_TURUN' })
    dataOf(await kasir.post('service/selesai', selesai(nomor, 2_500_000)))
    const isi = await ambil(nomor, -2_500_000)
    const sendiri = await kasir.post('service/ambil', isi)
    expect([sendiri.status, sendiri.json.details?.semua]).toMatchObject([
      403,
      [
        {
          kategori: 'UANG_KELUAR',
          sebelum: { Batas: 'Rp 500.000', 'Batas Sehari': 'Rp 2.000.000', 'Sudah Keluar': 'Rp 0' },
          sesudah: { [nomor]: '- Rp 2.500.000', 'Uang Kembali': 'Rp 2.500.000 · kasir' },
        },
      ],
    ])
    const dulu = (await laci()) ?? 0
    dataOf(await kasir.postApproved('service/ambil', isi, 'own'))
    expect(await laci()).toBe(dulu - 2_500_000)
    expect(await shop.audit()).toEqual([])
  })

  it('is not estimated far lower by one person either', async () => {
    const nomor = await dibayarDulu(0)
    const ubah = {
      ...{ nomor, kode_tukang: 'SARNO', tgl_janji: '2026-11-28', alasan: 'lebih ringan' },
    }
    dataOf(await kasir.postApproved('service/ubah', { ...ubah, taksiran: 400_003 }, 'own'))
    const turun = await kasir.post('service/ubah', { ...ubah, taksiran: 200_001 })
    expect(turun.json.details).toMatchObject({ kategori: 'BIAYA_SERVICE_TURUN' })
    dataOf(await kasir.post('service/ubah', { ...ubah, taksiran: 200_002 }))
  })

  it('is not estimated lower in small steps by one person', async () => {
    const nomor = await dibayarDulu(0)
    const ubah = {
      ...{ nomor, kode_tukang: 'SARNO', tgl_janji: '2026-11-28', alasan: 'lebih ringan' },
    }
    const taksir = (taksiran: number) => kasir.post('service/ubah', { ...ubah, taksiran })
    const setuju = (taksiran: number) =>
      kasir.postApproved('service/ubah', { ...ubah, taksiran }, 'own')
    dataOf(await setuju(1_000_003)) // of nothing it rises: agreed
    dataOf(await taksir(600_001))
    const turun = {
      ...{ kategori: 'BIAYA_SERVICE_TURUN', sebelum: { [nomor]: 'Rp 1.000.003' } },
    }
    // 400.000 is a third below the second estimate, but 60 % below the first.
    expect((await taksir(400_000)).json.details).toMatchObject(turun)
    expect(
      (await kasir.post('service/selesai', selesai(nomor, 400_000))).json.details,
    ).toMatchObject(turun)
    // A small rise, though agreed to, does not begin anew.
    dataOf(await setuju(600_002))
    expect((await taksir(400_000)).json.details).toMatchObject(turun)
    dataOf(await taksir(500_002)) // half of the first
    // A cut that was agreed to does.
    dataOf(await setuju(400_000))
    dataOf(await taksir(200_000))
    expect((await taksir(199_999)).json.details).toMatchObject({
      ...{ kategori: 'BIAYA_SERVICE_TURUN', sebelum: { [nomor]: 'Rp 400.000' } },
    })
  })

  it('gives small sums back alone, as many as fit into the day, with all other cash', async () => {
    dataOf(await own.put('para-system/key/UANG_KELUAR_SEHARI', { value: 400_001 }))
    const kembalikan = async () => {
      const nomor = await dibayarDulu(400_003)
      dataOf(await kasir.post('service/selesai', selesai(nomor, 200_002)))
      return kasir.post('service/ambil', await ambil(nomor, -200_001))
    }
    dataOf(await kembalikan())
    expect((await kembalikan()).json.details).toMatchObject({
      ...{ kategori: 'UANG_KELUAR', sebelum: { 'Sudah Keluar': 'Rp 200.001' } },
    })
    const kas = { kode_transaksi: 'LISTRIK', jumlah: 200_001, keterangan: 'token listrik' }
    const kode = { kode_transaksi: 'LISTRIK', nama_transaksi: 'Listrik', nomor_akun: '6101' }
    dataOf(await own.post('paratransaksi/create', { ...kode, jenis_transaksi: 'KELUAR' }))
    expect((await kasir.post('cash/uang-kas', kas)).json.details).toMatchObject({
      ...{ kategori: 'UANG_KELUAR', sebelum: { 'Sudah Keluar': 'Rp 200.001' } },
    })
    dataOf(await own.put('para-system/key/UANG_KELUAR_SEHARI', { value: 2_000_000 }))
    expect(await shop.audit()).toEqual([])
  })

  it('counts what went out while somebody agreed to the goods alone, not what he agreed to', async () => {
    const kartu = { bukti: 'KARTU', foto_kartu: await fotoService(kasir, 'kartu_service') }
    /** Without the note: somebody agrees that the ring goes, and of money where he is asked. */
    const kembalikan = async () => {
      const nomor = await dibayarDulu(400_003)
      dataOf(await kasir.post('service/selesai', selesai(nomor, 200_002)))
      const { kode: _, ...isi } = await ambil(nomor, -200_001)
      return kasir.postApproved('service/ambil', { ...isi, ...kartu }, 'own')
    }
    const sudah = async () => {
      const minta = { kode_transaksi: 'LISTRIK', jumlah: 499_999, keterangan: 'token listrik' }
      const { json } = await kasir.post('cash/uang-kas', minta)
      return Object(json.details).sebelum
    }
    dataOf(await own.put('para-system/key/UANG_KELUAR_SEHARI', { value: 600_000 }))
    const dulu = { 'Sudah Keluar': 'Rp 200.001' } // of the day's first pick-up, by its note
    expect(await sudah()).toMatchObject(dulu)
    dataOf(await kembalikan())
    expect(await sudah()).toMatchObject({ 'Sudah Keluar': 'Rp 400.002' })
    // The next one passes the limit of the day: now he agrees to the money too: not counted.
    dataOf(await kembalikan())
    expect(await sudah()).toMatchObject({ 'Sudah Keluar': 'Rp 400.002' })
    dataOf(await own.put('para-system/key/UANG_KELUAR_SEHARI', { value: 2_000_000 }))
    expect(await shop.audit()).toEqual([])
  })
})

describe('an order that was paid before', () => {
  it('is agreed to where its piece is far lighter, and so is what leaves the drawer', async () => {
    const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(8_650_000)))
    dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
    const ringan = await kasir.post('pesanan/selesai', jadi(nomor, { berat_jadi: 4.123 }))
    expect(ringan.json.details).toMatchObject({
      ...{ kategori: 'BERAT_PESANAN', sebelum: { [String(nomor)]: '5,000 gr' } },
      sesudah: { [String(nomor)]: '4,123 gr' },
    })
    dataOf(await kasir.post('pesanan/selesai', jadi(nomor, { berat_jadi: 4.501 })))
    const [{ sisa }] = (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data
    expect(sisa).toBeLessThan(-800_000)
    const sendiri = await ambilPesanan(shop, kasir, { nomor, sisa })
    expect(sendiri.json.details).toMatchObject({
      ...{ kategori: 'UANG_KELUAR', sesudah: { [String(nomor)]: '- Rp 823.000' } },
    })
    expect(await shop.audit()).toEqual([])
  })
})
