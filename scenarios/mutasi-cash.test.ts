import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Cash goes to the bank and back; it shows under its account.
let shop: Shop
let spv: Person
const setor = {
  asal: 'CASH',
  tujuan: 'BCA',
  tujuan_rekening: '1234567890',
  jumlah: 3_000_000,
  keterangan: 'Setor tunai',
  kategori: 'IKLAN',
}
const tarik = {
  ...setor,
  asal: 'BCA',
  asal_rekening: '1234567890',
  tujuan: 'CASH',
  tujuan_rekening: null,
  jumlah: 500_000,
}

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 20_000_000 }, 'own')
  await spv.postApproved('cash/laci/modal', { jumlah: 5_000_000 }, 'own')
})
afterAll(() => shop.close())

describe('a transfer', () => {
  it('goes to the account: out of the drawer, under its rekening, in the journal', async () => {
    const alone = await spv.post('cash/mutasi-uang-cash', setor)
    expect(alone.json).toMatchObject({
      code: 'E-OTORISASI',
      details: {
        kategori: 'SETOR_BANK',
        sebelum: { Laci: 'spv' },
        sesudah: { 'No Rekening': '1234567890', 'Jumlah Rp': 'Rp 3.000.000' },
      },
    })
    const made = await spv.postApproved('cash/mutasi-uang-cash', setor, 'own')
    expect(made.json).toMatchObject({
      message: 'Mutasi Uang Cash Berhasil Disimpan',
      data: { nomor: 'MC-GS1-261121-0001' },
    })
    expect((await spv.get('cash/laci')).json.data.saldo).toBe(2_000_000)
    expect((await spv.post('cash/mutasi-uang-cash', tarik)).status).toBe(200)
    expect(
      await shop.rows(sql`select no_rekening, sum(jumlah_in - jumlah_out)::int as saldo
        from kencana.kas where no_rekening is not null group by 1`),
    ).toEqual([{ no_rekening: '1234567890', saldo: 2_500_000 }])
    expect(
      await shop.rows(sql`select j.nomor_akun, sum(j.debit - j.kredit)::int as saldo
        from kencana.jurnal j
          join kencana.dokumen d on d.kode_toko = j.kode_toko and d.id = j.id_dokumen
        where d.jenis = 'MUTASI_CASH' group by 1 order by 1`),
    ).toEqual([
      { nomor_akun: '1101', saldo: -2_500_000 },
      { nomor_akun: '1102', saldo: 2_500_000 },
    ])
  })

  it('is one line of the list, and no cash document to be cancelled', async () => {
    const { json } = await spv.get('cash/paginated')
    expect(json.data.slice(0, 2)).toMatchObject([
      { nomor: 'MC-GS1-261121-0002', jumlah_in: 500_000, dapat_batal: false },
      { nomor: 'MC-GS1-261121-0001', jumlah_out: 3_000_000, dapat_batal: false },
    ])
  })

  it('stands in the history of the accounts, newest first, for who reads their report', async () => {
    const { count, data } = (await spv.get('cash/history-bank?no_rekening=1234567890')).json
    expect([count, data]).toMatchObject([
      2,
      [
        { dokumen: 'MC-GS1-261121-0002', jumlah_in: 0, jumlah_out: 500_000, user_id: 'spv' },
        { dokumen: 'MC-GS1-261121-0001', jumlah_in: 3_000_000, jumlah_out: 0 },
      ],
    ])
    const second = (await spv.get('cash/history-bank?limit=1&skip=1')).json
    expect([second.count, second.data.length, second.data[0].jumlah_in]).toEqual([2, 1, 3_000_000])
    expect((await spv.get('cash/history-bank?no_rekening=9')).json).toMatchObject({ count: 0 })
    const kasir = await shop.person('KASIR', 'kasir9')
    expect((await kasir.get('cash/history-bank')).status).toBe(403)
  })

  it.each([
    [{ jumlah: 9_000_000 }, 'Uang Di Laci spv Tidak Cukup'],
    [{ tujuan: 'CASH' }, 'Salah Satu Dari Asal Dan Tujuan Harus CASH'],
    [{ tujuan_rekening: '999' }, 'Rekening Tujuan Tidak Valid'],
    [{ tujuan: 'BRI' }, 'Rekening Tujuan Tidak Valid'],
    [{ kategori: 'TIADA' }, 'Kategori Tidak Valid'],
    [{ asal: '' }, 'Asal Tidak Boleh Kosong'],
    [{ keterangan: '' }, 'Keterangan Tidak Boleh Kosong'],
    [{ jumlah: 0 }, 'Jumlah Rp Tidak Boleh Kosong'],
  ])('is refused: %j', async (change, message) => {
    // Before anybody is asked to agree.
    const refused = await spv.post('cash/mutasi-uang-cash', { ...setor, ...change })
    expect(refused.json.message).toBe(message)
  })

  it('and a float are refused before anybody is asked, when the money is not there', async () => {
    const lebih = await spv.post('cash/mutasi-uang-cash', { ...setor, jumlah: 9_000_000 })
    expect(lebih.json.message).toBe('Uang Di Laci spv Tidak Cukup')
    const modal = await spv.post('cash/laci/modal', { jumlah: 15_000_001 })
    expect(modal.json.message).toMatch(/^Uang Di Laci .* Tidak Cukup$/)
  })

  it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
})
