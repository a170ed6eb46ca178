import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A ring was sold with PPN of Rp 115.362 inside: it is paid to the state in two parts, never more.
let shop: Shop
let spv: Person
const setor = (lain: object = {}) => ({
  ...{ pajak: 'PPN', bulan: 10, tahun: '2026', kode_bank: 'BCA', no_rekening: '1234567890' },
  ...{ jumlah: 100_003, ntpn: 'A1B2C3D4E5F6G7H8', ...lain },
})
const akun = async (nomor: string): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ saldo: number }>`select coalesce(sum(debit - kredit), 0)::int as saldo
      from kencana.jurnal where nomor_akun = ${nomor}`,
  )
  return row?.saldo ?? 0
}

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  for (const flag of ['PPN_PERSEN_MODULE', 'SKIP_VALIDASI_MODULE'])
    dataOf(await own.put(`para-system/key/${flag}`, { value: true }))
  const [ring = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
  await spv.post('penjualan/harga-hari-ini', {})
  dataOf(await kasir.post('penjualan/simpan', notaCincin([ring])))
}, 60_000)
afterAll(() => shop.close())

describe('tax that is paid to the state', () => {
  it.each([
    [{ jumlah: 115_363 }, 'jumlah', 'Hutang PPN Tinggal Rp 115.362'],
    [{ pajak: 'PPH22', jumlah: 1 }, 'jumlah', 'Hutang PPh 22 Tinggal Rp 0'],
    [{ jumlah: 0 }, 'jumlah', 'Jumlah Rp Tidak Boleh Kosong'],
    [{ ntpn: 'A1B2' }, 'ntpn', 'NTPN 16 Huruf Dan Angka'],
    [{ tahun: '20x6' }, 'tahun', 'Tahun Tidak Valid'],
    [{ no_rekening: '999' }, 'no_rekening', 'No Rekening Tidak Valid'],
  ])('refuses %j', async (lain, field, message) => {
    const { json, status } = await spv.post('setor-pajak/simpan', setor(lain))
    expect([status, json.fields?.[0]]).toEqual([400, { field, message }])
    expect(await akun('2103')).toBe(-115_362)
  })

  it('leaves the account of taxes and the bank, with a second person, once', async () => {
    const bank = await akun('1102')
    expect((await spv.post('setor-pajak/simpan', setor())).json.code).toBe('E-OTORISASI')
    dataOf(await spv.postApproved('setor-pajak/simpan', setor(), 'own'))
    expect([await akun('2103'), (await akun('1102')) - bank]).toEqual([-15_359, -100_003])
    const again = await spv.post('setor-pajak/simpan', setor({ jumlah: 1 }))
    expect(again.json.fields?.[0]?.message).toBe('NTPN Ini Sudah Dicatat')
    expect(await shop.audit()).toEqual([])
  })

  it('does not move what the month is compared with', async () => {
    const { banding } = (await spv.get('ekspor-pajak?bulan=11&tahun=2026')).json.data
    expect(banding).toContainEqual({ pajak: 'PPN', rekap: 115_362, akun: 115_362, selisih: 0 })
  })

  it('is looked at again in the posting: two at once pay no more than is owed', async () => {
    const [satu, dua] = ['B1B2C3D4E5F6G7H8', 'C1B2C3D4E5F6G7H8'].map((ntpn) =>
      spv.postApproved('setor-pajak/simpan', setor({ jumlah: 15_000, ntpn }), 'own'),
    )
    const paid = (await Promise.all([satu, dua])).filter((one) => one?.status === 200)
    expect(paid).toHaveLength(1)
    expect(await akun('2103')).toBe(-359)
    expect(await shop.audit()).toEqual([])
  })

  it('is taken back by its exact negation', async () => {
    const [terakhir] = (await spv.get('setor-pajak/lihat')).json.data
    const batal = { nomor: terakhir.nomor, alasan: 'Salah masa pajak' }
    dataOf(await spv.postApproved('setor-pajak/batal', batal, 'own'))
    expect(await akun('2103')).toBe(-15_359)
    expect(await shop.audit()).toEqual([])
  })
})
