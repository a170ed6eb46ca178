import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

let shop: Shop
let kasir: Person
let spv: Person

const saldo = async (who: Person): Promise<unknown> => (await who.get('cash/laci')).json.data
const jurnal = () =>
  shop.rows(sql`select j.nomor_akun, j.debit, j.kredit from kencana.jurnal j
    join kencana.posting p on p.kode_toko = j.kode_toko and p.id = j.id_posting
    order by p.urut desc, j.n limit 2`)

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
})
afterAll(() => shop.close())

describe('a day of cash', () => {
  it('starts with what lay in the safe, approved', async () => {
    const saldoAwal = { tempat: 'KAS', jumlah: 5_000_000 }
    expect((await kasir.post('cash/saldo-awal', saldoAwal)).status).toBe(403)
    const made = await spv.postApproved('cash/saldo-awal', saldoAwal, 'own')
    expect(made).toMatchObject({ status: 200, json: { data: { nomor: 'SA-GS1-261121-0001' } } })
    expect(await jurnal()).toEqual([
      { nomor_akun: '1101', debit: 5_000_000, kredit: 0 },
      { nomor_akun: '3901', debit: 0, kredit: 5_000_000 },
    ])
  })

  it('gives the cashier a float with a second signature', async () => {
    expect((await kasir.post('cash/laci/modal', { jumlah: 1_000_000 })).status).toBe(403)
    const made = await kasir.postApproved('cash/laci/modal', { jumlah: 1_000_000 }, 'spv')
    expect(made.json.data.nomor).toBe('LC-GS1-261121-0001')
    expect(await saldo(kasir)).toMatchObject({ laci: 'kasir', saldo: 1_000_000, brankas: null })
  })

  it('pays by a transaction code, to its account', async () => {
    const paid = await kasir.post('cash/uang-kas', {
      kode_transaksi: 'IKLAN',
      jumlah: 250_000,
      keterangan: 'Spanduk',
    })
    expect(paid.json.data.nomor).toBe('UK-GS1-261121-0001')
    expect(await jurnal()).toEqual([
      { nomor_akun: '1101', debit: 0, kredit: 250_000 },
      { nomor_akun: '6199', debit: 250_000, kredit: 0 },
    ])
    expect(await saldo(kasir)).toMatchObject({ saldo: 750_000 })
  })

  it('lists the own drawer for a cashier, each by the name of its kind; all for who leads', async () => {
    const lain = await shop.person('KASIR', 'kasir9')
    expect((await lain.get('cash/paginated')).json).toMatchObject({ count: 0, data: [] })
    const uang = { kategori: 'IKLAN', nama: 'Pasang Iklan', laci: 'kasir', jumlah_out: 250_000 }
    expect((await kasir.get('cash/paginated')).json).toMatchObject({ count: 1, data: [uang] })
    const awal = { nama: 'SALDO AWAL', laci: 'BRANKAS', jumlah_in: 5_000_000 }
    expect((await spv.get('cash/paginated')).json).toMatchObject({ count: 2, data: [uang, awal] })
  })

  it.each([
    [{ jumlah: 1, keterangan: 'x' }, 'Kategori Tidak Boleh Kosong'],
    [{ kode_transaksi: 'IKLAN', keterangan: 'x' }, 'Jumlah Rp Tidak Boleh Kosong'],
    [{ kode_transaksi: 'IKLAN', jumlah: 0, keterangan: 'x' }, 'Jumlah Rp Tidak Boleh Kosong'],
    [{ kode_transaksi: 'IKLAN', jumlah: 1 }, 'Keterangan Tidak Boleh Kosong'],
    [{ kode_transaksi: 'NIHIL', jumlah: 1, keterangan: 'x' }, 'Kategori Tidak Valid'],
  ])('refuses %j', async (body, message) => {
    const refused = await kasir.post('cash/uang-kas', body)
    expect(refused).toMatchObject({ status: 400, json: { fields: [{ message }] } })
  })

  it('never pays more than the drawer holds', async () => {
    const refused = await kasir.post('cash/uang-kas', {
      kode_transaksi: 'IKLAN',
      jumlah: 750_001,
      keterangan: 'Baliho',
    })
    expect(refused).toMatchObject({
      status: 422,
      json: { message: 'Uang Di Laci kasir Tidak Cukup' },
    })
  })

  it('takes a payment back once, exactly', async () => {
    const body = { nomor: 'UK-GS1-261121-0001', alasan: 'Salah catat' }
    const made = await kasir.postApproved('cash/uang-kas/batal', body, 'spv')
    expect(made.json.data.nomor).toBe('BT-GS1-261121-0001')
    expect(await jurnal()).toEqual([
      { nomor_akun: '1101', debit: 250_000, kredit: 0 },
      { nomor_akun: '6199', debit: 0, kredit: 250_000 },
    ])
    expect(await saldo(kasir)).toMatchObject({ saldo: 1_000_000 })
    expect(await kasir.post('cash/uang-kas/batal', body)).toMatchObject({
      status: 422,
      json: { message: 'UK-GS1-261121-0001 Sudah Dibatalkan' },
    })
  })

  it('says what explains the drawer, and wants a reason before anybody is asked', async () => {
    const { awal, baris, saldo } = (await kasir.get('cash/laci/rincian')).json.data
    const hariIni = baris.reduce((sum: number, one: { jumlah: number }) => sum + one.jumlah, 0)
    expect([awal + hariIni, saldo]).toEqual([1_000_000, 1_000_000])
    expect(baris).toContainEqual({ kategori: 'MODAL LACI', nama: null, jumlah: 1_000_000 })
    const modal = (await kasir.get('cash/laci/gerak?kategori=MODAL%20LACI')).json.data
    expect(modal).toMatchObject([{ dokumen: 'LC-GS1-261121-0001', masuk: 1_000_000, keluar: 0 }])
    const kosong = (await kasir.get('cash/laci/gerak?kategori=MODAL%20LACI&skip=1&limit=1')).json
    expect([kosong.count, kosong.data]).toEqual([1, []])
    const kemarin = 'tgl_from=2026-11-20&tgl_to=2026-11-20'
    expect((await kasir.get(`cash/laci/rincian?${kemarin}`)).json.data).toEqual({
      awal: 0,
      baris: [],
      saldo: 0,
    })
    expect((await kasir.get(`cash/paginated?${kemarin}`)).json).toMatchObject({
      count: 0,
      data: [],
    })
    const terbalik = 'tgl_from=2026-11-21&tgl_to=2026-11-20'
    expect((await kasir.get(`cash/laci/rincian?${terbalik}`)).status).toBe(400)
    const short = { pecahan: [{ pecahan: 50_000, lembar: 19 }], sisa: 200_000 }
    expect(await kasir.post('cash/laci/setor', short)).toMatchObject({
      status: 400,
      json: { message: 'Selisih Rp -50.000 Perlu Alasan', code: 'E-ISI' },
    })
  })

  it('hands the counted drawer over; what is missing is booked', async () => {
    const made = await kasir.postApproved(
      'cash/laci/setor',
      {
        pecahan: [
          { pecahan: 100_000, lembar: 9 },
          { pecahan: 50_000, lembar: 1 },
        ],
        sisa: 200_000,
        keterangan: 'Kembalian salah hitung',
      },
      'spv',
    )
    expect(made.json.data).toEqual({
      nomor: 'LC-GS1-261121-0002',
      terhitung: 950_000,
      selisih: -50_000,
      setor: 750_000,
    })
    expect(await jurnal()).toEqual([
      { nomor_akun: '1101', debit: 0, kredit: 50_000 },
      { nomor_akun: '5105', debit: 50_000, kredit: 0 },
    ])
    const terakhir = 'cash/laci/hitungan-terakhir'
    expect((await kasir.get(terakhir)).json.data).toEqual({ nomor: 'LC-GS1-261121-0002' })
    expect((await spv.get(terakhir)).json.data).toEqual({ nomor: null })
    expect(await saldo(kasir)).toMatchObject({ saldo: 200_000 })
  })

  it('asks again when the drawer moved while the approver counted', async () => {
    const body = {
      pecahan: [{ pecahan: 100_000, lembar: 2 }],
      sisa: 0,
      keterangan: 'Stiker belum dicatat',
    }
    const asked = await kasir.post('cash/laci/setor', body)
    const other = { kode_transaksi: 'IKLAN', jumlah: 20_000, keterangan: 'Stiker' }
    expect((await kasir.post('cash/uang-kas', other)).status).toBe(200)
    const approvals = [String(asked.json.details?.['no_otorisasi'])]
    const again = await kasir.post('cash/laci/setor', body, { approvals })
    expect(again).toMatchObject({ status: 403, json: { code: 'E-OTORISASI' } })
    expect(again.json.details?.['sesudah']).toMatchObject({ Selisih: 'Rp 20.000' })
  })

  it('lists its documents with their state', async () => {
    const { json } = await kasir.get('cash/paginated?limit=10')
    expect(json.count).toBe(2)
    expect(json.data.map((row: Record<string, unknown>) => [row['nomor'], row['status']])).toEqual([
      ['UK-GS1-261121-0002', 'VALID'],
      ['UK-GS1-261121-0001', 'BATAL'],
    ])
  })

  it('reports the cash book of the shop and of one drawer', async () => {
    const spv = await shop.person('SPV')
    const periode = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
    const all = (await spv.post('cash/report-uang-kas', periode)).json.data
    expect(all.rows.at(0)).toMatchObject({ keterangan: 'Saldo Awal', saldo: 0 })
    expect(all.rows.at(-1)).toMatchObject({ saldo: 5_000_000 - 50_000 - 20_000 })
    const own = (await spv.post('cash/report-uang-kas', { ...periode, laci: 'kasir' })).json.data
    expect(own.rows.map((row: Record<string, unknown>) => row['saldo'])).toEqual([
      0, 1_000_000, 750_000, 1_000_000, 950_000, 200_000, 180_000,
    ])
    const besok = { tgl_from: '2026-11-22', tgl_to: '2026-11-22' }
    const next = (await spv.post('cash/report-uang-kas', besok)).json.data
    expect(next.rows).toMatchObject([{ saldo: 4_930_000 }])
  })
})

it('leaves every book in agreement with every other', async () => {
  expect(await shop.audit()).toEqual([])
})
