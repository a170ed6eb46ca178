import { streamXlsxRows } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Money on accounts: in and out by a code, from one to another, into a colleague's drawer.
let shop: Shop
let spv: Person
let own: Person

const rekening = { kode_bank: 'BCA', no_rekening: '1234567890' }
const bunga = {
  ...rekening,
  ...{ kode_transaksi: 'BUNGA', jumlah: 317_259, no_ref: 'BG-17', keterangan: 'Bunga November' },
}
const admin = { ...bunga, kode_transaksi: 'ADMIN', jumlah: 499_999, keterangan: 'Biaya admin' }
const antar = {
  ...{ asal: 'BCA', asal_rekening: '1234567890', tujuan: 'BRI', tujuan_rekening: '555' },
  ...{ jumlah: 4_212_753, keterangan: 'Dana cadangan', kategori: 'ADMIN' },
}

const kode = (kode_transaksi: string, jenis_transaksi: string, nomor_akun: string) =>
  spv.post('paratransaksi/create', {
    ...{ kode_transaksi, nama_transaksi: kode_transaksi, jenis_transaksi, nomor_akun },
  })
const jurnal = (jenis: string) =>
  shop.rows(sql`select j.nomor_akun, sum(j.debit - j.kredit)::int as saldo from kencana.jurnal j
    join kencana.dokumen d on d.kode_toko = j.kode_toko and d.id = j.id_dokumen
    where d.jenis = ${jenis} group by 1 having sum(j.debit - j.kredit) <> 0 order by 1`)
const saldo = async (): Promise<object[]> => (await spv.get('cash/saldo-rekening')).json.data

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  await shop.person('KASIR', 'ani')
  dataOf(await spv.post('banks/create', { kode_bank: 'BRI', nama_bank: 'Bank Rakyat' }))
  dataOf(
    await spv.post('rekenings/create', {
      ...{ no_rekening: '555', nama_rekening: 'CADANGAN', kode_bank: 'BRI' },
    }),
  )
  for (const each of [kode('BUNGA', 'MASUK', '4109'), kode('ADMIN', 'KELUAR', '5104')])
    dataOf(await each)
  dataOf(await kode('PARKIR', 'KELUAR', '6109'))
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 20_000_000 }, 'own'))
  dataOf(await spv.postApproved('cash/laci/modal', { jumlah: 5_000_000 }, 'own'))
})
afterAll(() => shop.close())

describe('money on an account', () => {
  it('comes and goes by its code: book, journal, balance', async () => {
    expect((await spv.post('cash/uang-bank', bunga)).json.data.nomor).toBe('UB-GS1-261121-0001')
    dataOf(await spv.post('cash/uang-bank', admin))
    expect(await jurnal('UANG_BANK')).toEqual([
      { nomor_akun: '1102', saldo: -182_740 },
      { nomor_akun: '4109', saldo: -317_259 },
      { nomor_akun: '5104', saldo: 499_999 },
    ])
    expect(await saldo()).toMatchObject([
      { ...rekening, saldo: -182_740, kartu: 0 },
      { no_rekening: '555', saldo: 0 },
    ])
  })

  it('is listed as the cash book has it', async () => {
    const { json } = await spv.get('cash/uang-bank/lihat')
    expect([json.count, json.data]).toMatchObject([
      2,
      [
        { kategori: 'ADMIN', jumlah_in: 0, jumlah_out: 499_999, keterangan: 'Biaya admin' },
        { kategori: 'BUNGA', jumlah_in: 317_259, jumlah_out: 0, no_ref: 'BG-17' },
      ],
    ])
  })

  // 500.000 may be paid out alone, 2.000.000 a day, drawer and account together.
  it('leaves with a second person above the limits of the drawer', async () => {
    const besar = await spv.post('cash/uang-bank', { ...admin, jumlah: 500_001 })
    expect(besar.json.details).toMatchObject({
      kategori: 'UANG_KELUAR',
      sesudah: { 'No Rekening': '1234567890', 'Jumlah Rp': 'Rp 500.001' },
    })
    const kas = { tgl_system: null, kode_transaksi: 'PARKIR', keterangan: 'Parkir' }
    for (const jumlah of [500_000, 500_000, 500_000])
      dataOf(await spv.post('cash/uang-kas', { ...kas, jumlah }))
    const lebih = await spv.post('cash/uang-bank', { ...admin, jumlah: 2 })
    expect(lebih.json.details).toMatchObject({ sebelum: { 'Sudah Keluar': 'Rp 1.999.999' } })
    expect((await spv.post('cash/uang-bank', { ...admin, jumlah: 1 })).status).toBe(200)
  })

  it.each([
    [{ no_rekening: '555' }, 'No Rekening Tidak Valid'],
    [{ kode_bank: 'BRI' }, 'No Rekening Tidak Valid'],
    [{ kode_transaksi: 'TIADA' }, 'Kategori Tidak Valid'],
    [{ jumlah: 0 }, 'Jumlah Rp Tidak Boleh Kosong'],
    [{ keterangan: '' }, 'Keterangan Tidak Boleh Kosong'],
  ])('is refused: %j', async (change, message) => {
    const refused = await spv.postApproved('cash/uang-bank', { ...bunga, ...change }, 'own')
    expect(refused.json.message).toBe(message)
  })
})

describe('money from one account to another', () => {
  it('leaves the one and comes to the other; the ledger has it once', async () => {
    const { json } = await spv.post('cash/mutasi-uang-bank', antar)
    expect(json).toMatchObject({
      message: 'Mutasi Uang Bank Berhasil Disimpan',
      data: { nomor: 'MR-GS1-261121-0001' },
    })
    expect(await saldo()).toMatchObject([
      { saldo: -4_395_494 },
      { no_rekening: '555', saldo: 4_212_753 },
    ])
    expect(await jurnal('MUTASI_BANK')).toEqual([])
  })

  it.each([
    [{ tujuan: 'BCA', tujuan_rekening: '1234567890' }, 'Rekening Tidak Boleh Sama'],
    [{ asal: 'CASH', asal_rekening: null }, 'Asal Dan Tujuan Harus Rekening Bank'],
    [{ tujuan: 'BCA' }, 'Rekening Tujuan Tidak Valid'],
    [{ asal_rekening: null }, 'Rekening Asal Tidak Boleh Kosong'],
    [{ tujuan: '' }, 'Asal Tidak Boleh Kosong'],
    [{ kategori: '' }, 'Kategori Tidak Boleh Kosong'],
    [{ keterangan: '' }, 'Keterangan Tidak Boleh Kosong'],
  ])('is refused: %j', async (change, message) => {
    const refused = await spv.post('cash/mutasi-uang-bank', { ...antar, ...change })
    expect(refused.json.message).toBe(message)
  })
})

describe('money handed over', () => {
  const laci = async (who: string) =>
    shop.rows(sql`select saldo::int from kencana.saldo_laci where laci = ${who}`)
  const kasir = { cara: 'KASIR', ke_kasir: 'ani', jumlah: 87_250, keterangan: 'Kembalian' }
  const kategori = {
    ...{ cara: 'KATEGORI', dari_kategori: 'PARKIR', ke_kategori: 'ADMIN' },
    ...{ jumlah: 137_500, keterangan: 'Salah kategori' },
  }

  it('goes into the drawer of a colleague, with a second person', async () => {
    expect((await spv.post('cash/pengalihan-saldo', kasir)).json.details).toMatchObject({
      kategori: 'PENGALIHAN_SALDO',
      sebelum: { Dari: 'spv' },
      sesudah: { Ke: 'ani', 'Jumlah Rp': 'Rp 87.250' },
    })
    dataOf(await spv.postApproved('cash/pengalihan-saldo', kasir, 'own'))
    expect([await laci('spv'), await laci('ani')]).toEqual([
      [{ saldo: 3_412_750 }],
      [{ saldo: 87_250 }],
    ])
  })

  it('or changes its category: the drawer holds what it held', async () => {
    dataOf(await spv.postApproved('cash/pengalihan-saldo', kategori, 'own'))
    expect(await laci('spv')).toEqual([{ saldo: 3_412_750 }])
    expect(await jurnal('PENGALIHAN_SALDO')).toEqual([
      { nomor_akun: '5104', saldo: 137_500 },
      { nomor_akun: '6109', saldo: -137_500 },
    ])
  })

  it('and back, though the drawer holds less by then: nothing leaves it', async () => {
    const kelebihan = { ...kategori, jumlah: 9_000_001 }
    const { nomor } = dataOf(await spv.postApproved('cash/pengalihan-saldo', kelebihan, 'own'))
    const batal = { nomor, alasan: 'Benar yang lama' }
    dataOf(await spv.postApproved('cash/pengalihan-saldo/batal', batal, 'own'))
    expect(await laci('spv')).toEqual([{ saldo: 3_412_750 }])
  })

  it.each([
    [kasir, { ke_kasir: 'spv' }, 'Kasir Tidak Boleh Sama'],
    [kasir, { ke_kasir: 'tiada' }, 'Kepada Kasir Tidak Valid'],
    [kasir, { ke_kasir: null }, 'Kepada Kasir Tidak Boleh Kosong'],
    [kasir, { jumlah: 3_412_751 }, 'Uang Di Laci spv Tidak Cukup'],
    [kategori, { ke_kategori: 'PARKIR' }, 'Kategori Tidak Boleh Sama'],
    [kategori, { ke_kategori: 'BUNGA' }, 'Kedua Kategori Harus Sama-Sama Masuk Atau Keluar'],
  ])('is refused: %j with %j', async (isi, change, message) => {
    const refused = await spv.postApproved('cash/pengalihan-saldo', { ...isi, ...change }, 'own')
    expect(refused.json.message).toBe(message)
  })
})

describe('cash against a card', () => {
  const gesek = {
    ...{ ...rekening, kartu: '4123', no_ref: 'A-99' },
    ...{ jumlah: 511_000, fee: 5_110, keterangan: null },
  }

  it('is not there until the owner wants it', async () => {
    expect((await spv.postApproved('non-cash/gesek-tunai', gesek, 'own')).status).toBe(404)
    expect((await spv.put('para-system/key/GESEK_TUNAI_MODULE', { value: true })).status).toBe(403)
    dataOf(await own.put('para-system/key/GESEK_TUNAI_MODULE', { value: true }))
  })

  it('is owed by the card with its fee; the cash leaves the drawer', async () => {
    dataOf(await spv.postApproved('non-cash/gesek-tunai', gesek, 'own'))
    expect(await jurnal('GESEK_TUNAI')).toEqual([
      { nomor_akun: '1101', saldo: -511_000 },
      { nomor_akun: '1111', saldo: 516_110 },
      { nomor_akun: '4105', saldo: -5_110 },
    ])
    expect(await saldo()).toMatchObject([{ kartu: 516_110 }, {}])
    const { data } = (await spv.get('non-cash/gesek-histories')).json
    expect(data).toMatchObject([{ kartu: '4123', jumlah: 511_000, fee: 5_110, status: 'VALID' }])
  })

  it.each([
    [{ fee: 5_111 }, 'Fee Paling Banyak Rp 5.110'],
    [{ kartu: '41' }, 'Isi 4 Angka Akhir Kartu'],
    [{ no_ref: '' }, 'No Referensi Tidak Boleh Kosong'],
    [{ jumlah: 9_000_000, fee: 0 }, 'Uang Di Laci spv Tidak Cukup'],
  ])('is refused: %j', async (change, message) => {
    const refused = await spv.postApproved('non-cash/gesek-tunai', { ...gesek, ...change }, 'own')
    expect(refused.json.message).toBe(message)
  })
})

describe('the reports of them', () => {
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
  const laporan = async (path: string, filter: object = {}) =>
    (await spv.post(path, { ...hari, ...filter })).json.data

  it('have every transfer, from where to where', async () => {
    expect((await laporan('cash/report-mutasi-uang', { kategori: null })).rows).toMatchObject([
      { asal: 'BRANKAS', tujuan: 'spv', jumlah: 5_000_000 },
      { asal: '1234567890', tujuan: '555', jumlah: 4_212_753, kategori: 'ADMIN', oleh: 'spv' },
      { asal: 'spv', tujuan: 'ani', jumlah: 87_250 },
    ])
    const satu = await laporan('cash/report-mutasi-uang', { kategori: 'ADMIN' })
    expect(satu.totals).toEqual({ jumlah: 4_212_753 })
  })

  it('have the accounts by category, in minus out', async () => {
    const { rows, totals } = await laporan('cash/report-keuangan-non-cash-global')
    expect(rows).toMatchObject([
      { no_rekening: '1234567890', kategori: 'ADMIN', jumlah_in: 0, jumlah_out: 4_712_753 },
      { kategori: 'BUNGA', jumlah_in: 317_259, saldo: 317_259 },
      { kategori: 'GESEK TUNAI', jumlah_in: 511_000, jumlah_in_fee: 516_110 },
      { no_rekening: '555', kategori: 'ADMIN', jumlah_in: 4_212_753 },
    ])
    expect(totals).toEqual({
      ...{ jumlah_in: 5_041_012, jumlah_in_fee: 5_046_122, jumlah_out: 4_712_753 },
      saldo: 333_369,
    })
    // SPEC 2: its workbook has title, period, shop and address above, and in minus out below.
    const path = 'cash/report-keuangan-non-cash-global?format=xlsx'
    const lembar: unknown[][] = []
    for await (const { values } of streamXlsxRows((await spv.post(path, hari)).bytes))
      lembar.push(values.map((value) => value ?? null))
    expect(lembar.slice(0, 3).map(([first]) => first)).toEqual([
      'Laporan Keuangan Non Cash Global',
      '2026-11-21 s/d 2026-11-21',
      expect.stringMatching(/, ./),
    ])
    expect(lembar.find(([first]) => first === 'No Rekening')?.slice(1, 5)).toEqual([
      ...['Kategori', 'Uang Masuk', 'Uang Masuk + Fee', 'Uang Keluar'],
    ])
    expect(lembar.slice(-4)).toEqual([
      ['Total', null, 5_041_012, 5_046_122, 4_712_753, 333_369],
      ['Uang Masuk', null, 5_041_012, null, null, null],
      ['Uang Keluar', null, null, null, 4_712_753, null],
      ['Saldo Akhir', null, null, null, null, 333_369],
    ])
  })

  it('say in words what the book keeps as codes', async () => {
    const kartu = { no_rekening: null, jenis: 'KARTU', kategori: 'GESEK TUNAI' }
    const { rows } = await laporan('cash/report-uang-bank', kartu)
    expect(rows).toMatchObject([
      { keterangan: expect.stringMatching(/^Gesek Tunai - Kartu Debet - /), masuk: 516_110 },
    ])
    const isi: unknown[] = []
    const path = 'cash/report-keuangan-non-cash-global?format=xlsx'
    for await (const { values } of streamXlsxRows((await spv.post(path, hari)).bytes))
      isi.push(values[1])
    expect(isi).toContain('Gesek Tunai')
    expect(isi).not.toContain('GESEK TUNAI')
  })

  it('have cash against cards with who agreed', async () => {
    const { rows } = await laporan('non-cash/report-gesek-tunai', { user_id: null })
    expect(rows).toMatchObject([
      { kartu: '4123', jumlah: 511_000, fee: 5_110, oleh: 'spv', otorisasi: 'own' },
    ])
  })
})

it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
