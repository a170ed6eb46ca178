import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What a supplier delivered is paid: in money, in part, several receipts at once; never twice.
let shop: Shop
let spv: Person

const akun = async (nomor: string): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ saldo: number }>`select coalesce(sum(debit - kredit), 0)::int as saldo
      from kencana.jurnal where nomor_akun = ${nomor}`,
  )
  return row?.saldo ?? 0
}
const emas = async (nama: string): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ murni: number }>`select coalesce(sum(murni), 0)::int as murni
      from kencana.gram where akun = ${nama}`,
  )
  return row?.murni ?? 0
}
const terima = async (no_surat: string, berat: number, harga_pokok: number): Promise<string> => {
  const baris = [{ ...cincin, berat, berat_kirim: berat, harga_pokok, diterima: true }]
  const body = { supplier: 'UBS', no_surat, baris }
  return String(dataOf(await spv.post('penerimaan-barang/simpan', body))['nomor'])
}
const bayar = (baris: readonly object[], lain: object = {}) => ({
  ...{ tempat: 'BANK', no_rekening: '1234567890', no_ref: 'TRF-7', baris, ...lain },
})
/** Receipts of 4,123 gr (3,092 murni), Rp 6.200.417 and 8,317 gr (6,238 murni), Rp 12.507.331. */
let satu = ''
let dua = ''

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  satu = await terima('SJ-1', 4.123, 6_200_417)
  dua = await terima('SJ-2', 8.317, 12_507_331)
})
afterAll(() => shop.close())

describe('a supplier who is paid in money', () => {
  it('is owed what came: in the ledger, in gold, receipt by receipt', async () => {
    expect([await akun('2102'), await emas('SUPPLIER')]).toEqual([-18_707_748, -9_330])
    const { data } = (await spv.get('hutang-supplier/pilihan')).json
    expect(data).toEqual([
      { nomor: satu, hutang: 6_200_417, uraian: 'UBS Rp 6.200.417 (3,092 gr)' },
      { nomor: dua, hutang: 12_507_331, uraian: 'UBS Rp 12.507.331 (6,238 gr)' },
    ])
    expect(await shop.audit()).toEqual([])
  })

  it.each([
    [
      [{ no_terima: 'TB-GS1-261121-9999' }],
      'no_terima',
      'Penerimaan TB-GS1-261121-9999 Tidak Ditemukan',
    ],
    [[{ no_terima: 'SATU', jumlah: 6_200_418 }], 'jumlah', 'Sisa Hutang SATU Rp 6.200.417'],
    [
      [{ no_terima: 'SATU' }, { no_terima: 'SATU' }],
      'no_terima',
      'Penerimaan SATU Sudah Ada Di Tabel',
    ],
  ])('is not paid %j', async (lines, field, kata) => {
    const baris = lines.map((one) => ({ ...one, no_terima: one.no_terima.replace('SATU', satu) }))
    const { json, status } = await spv.post('bayar-supplier/simpan', bayar(baris))
    expect([status, json.fields?.[0]?.message]).toEqual([400, kata.replace('SATU', satu)])
    expect(json.fields?.[0]?.field).toMatch(new RegExp(`^baris\\.\\d\\.${field}$`))
  })

  it('gets a part: the gold of that part is ours', async () => {
    const body = bayar([{ no_terima: satu, jumlah: 1_000_003 }])
    expect((await spv.post('bayar-supplier/simpan', body)).json.code).toBe('E-OTORISASI')
    const bank = await akun('1102')
    dataOf(await spv.postApproved('bayar-supplier/simpan', body, 'own'))
    // 3.092 x 1.000.003 / 6.200.417 = 498,68: 498 mg, rounded down.
    expect([await akun('2102'), (await akun('1102')) - bank, await emas('SUPPLIER')]).toEqual([
      -17_707_745, -1_000_003, -8_832,
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('keeps a receipt that was paid from being cancelled', async () => {
    const batal = { nomor: satu, alasan: 'Salah supplier' }
    const { json } = await spv.post('penerimaan-barang/batal', batal)
    expect(json.message).toMatch(new RegExp(`^${satu} Sudah Dibayar Atau Dikembalikan Di BY-GS1-`))
  })

  it('is paid once when two pay at once', async () => {
    const lunas = bayar([{ no_terima: satu }, { no_terima: dua, jumlah: 2_507_000 }])
    const both = await Promise.all([
      spv.postApproved('bayar-supplier/simpan', lunas, 'own'),
      spv.postApproved('bayar-supplier/simpan', lunas, 'own'),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await akun('2102')).toBe(-10_000_331)
    // 6.238 x 2.507.000 / 12.507.331 = 1.250,36: 4.988 are left.
    expect(await emas('SUPPLIER')).toBe(-4_988)
    const again = await spv.post('bayar-supplier/simpan', bayar([{ no_terima: satu }]))
    expect(again.json.fields?.[0]?.message).toBe(`Penerimaan ${satu} Sudah Lunas`)
    expect(await shop.audit()).toEqual([])
  })

  it('is paid by a payment that is taken back by its negation', async () => {
    const [terakhir] = (await spv.get('bayar-supplier/lihat')).json.data
    const batal = { nomor: terakhir.nomor, alasan: 'Salah rekening' }
    dataOf(await spv.postApproved('bayar-supplier/batal', batal, 'own'))
    expect([await akun('2102'), await emas('SUPPLIER')]).toEqual([-17_707_745, -8_832])
    expect(await shop.audit()).toEqual([])
  })

  it('is compared with its accounts every night', async () => {
    const uji = await shop.rows(
      sql<{ uji: string }>`select uji, akun, jumlah::int, jumlah_lain::int
        from kencana.uji_silang('GS1', '2026-11-21') where uji = 'SUPPLIER'`,
    )
    expect(uji).toEqual([
      { uji: 'SUPPLIER', akun: '2102', jumlah: -17_707_745, jumlah_lain: -17_707_745 },
    ])
  })
})
