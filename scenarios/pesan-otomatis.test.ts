import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What a shop says by itself: a piece is finished, a loan falls due. By day, and once.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop('GS1', '2027-04-01T01:00:00+07:00')
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
}, 60_000)
afterAll(() => shop.close())

/** Looks what is to be said, at an hour in Surabaya. @returns how many messages were put there */
async function lihat(jam: number, tgl = '2026-11-21'): Promise<number> {
  const saat = `${tgl} ${String(jam).padStart(2, '0')}:30+07`
  const [row] = await shop.rows(
    sql<{ n: number }>`select kencana.antri_pesan_otomatis(${saat}::timestamptz, false) as n`,
  )
  return row?.n ?? -1
}
const kotak = () =>
  shop.rows(
    sql<{ penerima: string; isi: string }>`select penerima, isi from kencana.pesan_keluar
      order by saat, isi`,
  )
const otomatis = async (kode: string): Promise<void> => {
  const rows = dataOf(await own.get('template-pesan/get/all')) as unknown as {
    kode_pesan: string
    versi: number
  }[]
  const row = rows.find(({ kode_pesan }) => kode_pesan === kode)
  dataOf(await own.put(`template-pesan/update/${kode}`, { ...row, otomatis: true }))
}

it('says nothing while the module or the template is off, nor by night', async () => {
  const foto_ = await foto(kasir, 'foto_service')
  const tiket = tiketService(foto_, { berat_masuk: 10, tgl_janji: '2026-12-31' })
  const { nomor } = dataOf(await kasir.post('service/simpan', tiket))
  const hasil = {
    berat_selesai: 9.97,
    berat_tambah: 0,
    berat_sisa: 0,
    biaya: 250_000,
    upah: 60_000,
  }
  dataOf(await kasir.postApproved('service/selesai', { nomor, ...hasil }, 'own'))
  expect(await lihat(10)).toBe(0)
  dataOf(await own.put('para-system/key/WHATSAPP_MODULE', { value: true }))
  expect(await lihat(10)).toBe(0)
  await otomatis('SERVICE_SELESAI')
  expect([await lihat(7), await lihat(20)]).toEqual([0, 0])
  expect([await lihat(8), await lihat(9)]).toEqual([1, 0])
  const [satu] = await kotak()
  expect(satu?.isi).toContain(`(${String(nomor)}) sudah selesai dan dapat diambil di Toko GS1`)
  expect(satu?.isi).toContain('Sisa pembayaran: Rp 250.000.')
  expect(satu?.penerima).toMatch(/^62\d{9,}$/)
})

it('tells of a loan once within three days before it falls due, and on the day', async () => {
  await otomatis('HUTANG_TEMPO')
  const isi = pinjaman(await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS'))
  const { kwitansi, nomor } = dataOf(await kasir.post('hutang/simpan', isi))
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [kwitansi] }))
  const tutup = { tgl_system: '2026-11-21', tgl_berikut: '2027-03-18' }
  dataOf(await spv.post('tutup-toko', tutup))
  // By the clock, whatever day the shop has opened; the day before was a holiday.
  expect(await lihat(9, '2027-03-17')).toBe(0)
  expect([await lihat(9, '2027-03-19'), await lihat(9, '2027-03-20')]).toEqual([1, 0])
  // 117 days of 4,288.
  const pesan = (await kotak()).at(-1)
  expect(pesan).toEqual({
    penerima: '6281234567899',
    isi:
      `Yth. PAK DARMA,\nPinjaman ${String(nomor)} di Toko GS1 jatuh tempo 21/03/2027.\n` +
      'Tebusan hari ini Rp 7.851.696; boleh juga diperpanjang.',
  })
  expect([await lihat(9, '2027-03-21'), await lihat(10, '2027-03-21')]).toEqual([1, 0])
})

it('tells of a piece by the hour when it was finished, whatever days the shop was closed', async () => {
  const selesai = sql<{ kunci: string }>`select kunci from kencana.pesan_selesai('GS1', 'SERVICE')`
  expect(await shop.andai([], selesai)).toHaveLength(1)
  const lama = sql`update kencana.transisi set saat = now() - interval '5 days'`
  expect(await shop.andai([lama], selesai)).toEqual([])
})
