import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman, saldoAkun } from './hutang.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { titip } from './titip.ts'

// A shop moves to these books with a deposit that it owes and a loan that it is owed: each enters
// as itself, and its old money goes out of the drawer, or comes into it, against the opening
// account (docs/adr/0308).
let shop: Shop
let own: Person
let spv: Person

const titipan = 2_000_003
const lama = (kode_transaksi: string, jumlah: number) => ({
  ...{ tgl_system: null, kode_transaksi, jumlah },
  keterangan: 'Janji dari program lama',
})

beforeAll(async () => {
  shop = await openShop(undefined, undefined, true)
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  dataOf(await own.put('para-system/key/SALDO_AWAL_MODULE', { value: true }))
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 9_000_750 }, 'own'))
  dataOf(await spv.postApproved('cash/laci/modal', { jumlah: 8_000_000 }, 'own'))
  for (const [kode_transaksi, jenis_transaksi] of [
    ['JANJI_MASUK', 'MASUK'],
    ['JANJI_KELUAR', 'KELUAR'],
  ] as const)
    dataOf(
      await spv.post('paratransaksi/create', {
        ...{ kode_transaksi, nama_transaksi: kode_transaksi, jenis_transaksi, nomor_akun: '3901' },
      }),
    )
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
})
afterAll(() => shop.close())

it('owes a running deposit without a rupiah in its drawer', async () => {
  const sebelum = await saldoAkun(shop)
  const { no_titipan } = dataOf(await spv.post('titipan/simpan', titip(undefined, titipan)))
  dataOf(await spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
  const body = lama('JANJI_KELUAR', titipan)
  expect((await spv.post('cash/uang-kas', body)).json.details?.['kategori']).toBe('SALDO_AWAL_KAS')
  dataOf(await spv.postApproved('cash/uang-kas', body, 'own'))
  const kini = await saldoAkun(shop)
  expect(kini.get('2101')).toBe(0 - titipan)
  expect(kini.get('1101')).toBe(sebelum.get('1101'))
  expect(kini.get('3901')).toBe((sebelum.get('3901') ?? 0) + titipan)
})

it('is owed a running loan, whose collateral lies under its seal', async () => {
  await aturHutang(own)
  const sebelum = await saldoAkun(shop)
  const [gambar, kartu] = [await foto(spv, 'foto_jaminan'), await foto(spv, 'IDENTITAS')]
  const dibuat = dataOf(await spv.post('hutang/simpan', pinjaman(gambar, kartu)))
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [dibuat['kwitansi']] }))
  const kini = await saldoAkun(shop)
  const keluar = (sebelum.get('1101') ?? 0) - (kini.get('1101') ?? 0)
  dataOf(await spv.postApproved('cash/uang-kas', lama('JANJI_MASUK', keluar), 'own'))
  const akhir = await saldoAkun(shop)
  expect(akhir.get('1101')).toBe(sebelum.get('1101'))
  expect(akhir.get('3901')).toBe((sebelum.get('3901') ?? 0) - keluar)
  expect(await shop.audit()).toEqual([])
})

it('is refused once the set-up is over: nothing is owed from nowhere afterwards', async () => {
  dataOf(await own.put('para-system/key/SALDO_AWAL_MODULE', { value: false }))
  const sebelum = await saldoAkun(shop)
  for (const kode of ['JANJI_MASUK', 'JANJI_KELUAR'])
    expect((await spv.postApproved('cash/uang-kas', lama(kode, 4_123), 'own')).json).toMatchObject({
      fields: [
        {
          field: 'kode_transaksi',
          message: 'Akun 3901 Saldo Awal: Hanya Selama Saldo Awal Diisi',
        },
      ],
    })
  expect(await saldoAkun(shop)).toEqual(sebelum)
})
