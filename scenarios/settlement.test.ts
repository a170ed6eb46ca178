import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A ring is paid by card; the bank brings the money in two parts, less its cut.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let due = 0

const kartu = { no_rekening: '1234567890', jenis: 'DEBET', tgl: '2026-11-21' }
const cair = (kotor: number, lain: object = {}) => ({
  ...{ ...kartu, kotor, mdr: 0, ke_rekening: null, no_ref: 'B-77', keterangan: null, ...lain },
})
const belum = async () => (await spv.get('settlement/belum-cair')).json.data
const kirim = (body: object) => spv.post('settlement/simpan', body)
const akun = () =>
  shop.rows<{ nomor_akun: string; saldo: number }>(sql`
    select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal
    where nomor_akun in ('1102', '1111', '5104') group by 1 order by 1`)

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  const [barcode = ''] = await terimaCincin(spv, 1)
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
  const tunai = notaCincin([barcode])
  due = tunai.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const bayar = { jenis: 'DEBET', no_rekening: '1234567890', jumlah: due, fee: 4_123, no_ref: 'K' }
  const nota = { ...tunai, pembayaran: [bayar] }
  const saved = dataOf(await kasir.post('penjualan/simpan', nota))
  const group = [saved['no_faktur_group']]
  dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan: group, pembelian: [] }))
})
afterAll(() => shop.close())

describe('what a card paid', () => {
  it('is owed by the bank, with the fee of the customer', async () => {
    expect(await belum()).toMatchObject([
      { ...kartu, kotor: due + 4_123, sisa: due + 4_123, umur: 0 },
    ])
  })

  it('comes in parts, less what the bank keeps: accounts and cash book agree', async () => {
    dataOf(await kirim(cair(2_000_000, { mdr: 3_001 })))
    expect(await belum()).toMatchObject([{ sisa: due + 4_123 - 2_000_000 }])
    const sisa = due + 4_123 - 2_000_000
    dataOf(await kirim(cair(sisa, { mdr: 5_999, no_ref: 'B-78' })))
    expect(await belum()).toEqual([])
    expect(await akun()).toEqual([
      { nomor_akun: '1102', saldo: due + 4_123 - 9_000 },
      { nomor_akun: '1111', saldo: 0 },
      { nomor_akun: '5104', saldo: 9_000 },
    ])
    expect(await shop.audit()).toEqual([])
  })

  it('is owed by its machine, batch by batch and day by day, with what the bank will keep', async () => {
    const baca = async (isi: object = {}) =>
      (
        await spv.post('settlement/report-belum-cair', {
          tgl: kartu.tgl,
          no_rekening: null,
          ...isi,
        })
      ).json.data
    expect((await baca()).rows ?? []).toEqual([])
    const batal = { nomor: 'ST-GS1-261121-0002', alasan: 'Salah batch' }
    dataOf(await spv.postApproved('settlement/batal', batal, 'own'))
    const [raw] = await shop.rows<{ kotor: number; cair: number }>(sql`
      select (sum(jumlah_in + fee) filter (where jenis = 'DEBET'
          and kategori <> 'SETTLEMENT'))::int as kotor,
        (sum(jumlah_in - jumlah_out) filter (where jenis = 'TRANSFER'
          and kategori = 'SETTLEMENT'))::int as cair from kencana.kas`)
    const sisa = Number(raw?.kotor) - 2_000_000
    const potongan = Math.round((sisa * 3_001) / 2_000_000)
    expect(raw).toMatchObject({ kotor: due + 4_123, cair: 1_996_999 })
    expect((await baca()).rows).toEqual([
      {
        ...{ mesin: 'BCA 1234567890', no_rekening: kartu.no_rekening, tgl: kartu.tgl },
        ...{ cara: 'DEBET', transaksi: 1, batch: 'B-77', umur: 0, lewat: 0 },
        ...{ kotor: due + 4_123, masuk_bank: 1_996_999, fee: 3_001, sisa },
        ...{ potongan, taksiran: sisa - potongan },
      },
    ])
    expect((await baca({ no_rekening: '999' })).rows ?? []).toEqual([])
    expect((await baca({ tgl: '2026-11-20' })).rows ?? []).toEqual([])
    dataOf(await kirim(cair(sisa, { mdr: 5_999, no_ref: 'B-78' })))
  })

  it('is reported by day and machine', async () => {
    const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
    const { data } = (await spv.post('settlement/report', { ...hari, jenis: 'DEBET' })).json
    expect(data.rows).toMatchObject([
      { kotor: due + 4_123, fee: 9_000, masuk_bank: due + 4_123 - 9_000, selisih: 0 },
    ])
  })

  it('is due again when a settlement is taken back', async () => {
    const body = { nomor: 'ST-GS1-261121-0003', alasan: 'Salah batch' }
    dataOf(await spv.postApproved('settlement/batal', body, 'own'))
    expect(await belum()).toMatchObject([{ sisa: due + 4_123 - 2_000_000 }])
  })

  it('comes once, to a machine whose account is switched off by now, though two enter it at the same moment', async () => {
    const lama = { no_rekening: kartu.no_rekening, nama_rekening: 'TOKO', kode_bank: 'BCA' }
    const mati = await own.put('rekenings/update/1234567890', { ...lama, aktif: false, versi: 1 })
    expect(mati.status, mati.text).toBe(200)
    const sisa = due + 4_123 - 2_000_000
    const two = await Promise.all([kirim(cair(sisa)), kirim(cair(sisa, { no_ref: 'B-79' }))])
    const status = two.map((one) => one.status).toSorted((a, b) => a - b)
    expect(status[0]).toBe(200)
    expect(status[1]).toBeGreaterThanOrEqual(400)
    expect(await belum()).toEqual([])
  })

  it.each([
    [{}, 'Kartu Yang Belum Cair Tinggal Rp 0'],
    [{ no_ref: '' }, 'No Batch Tidak Boleh Kosong'],
    [{ ke_rekening: '999' }, 'Masuk Ke Rekening Tidak Valid'],
    [{ kotor: 0 }, 'Jumlah Rp Tidak Boleh Kosong'],
    [{ jenis: 'CASH' }, 'Jenis Tidak Valid'],
  ])('is refused: %j', async (change, message) => {
    expect((await kirim({ ...cair(1), ...change })).json.message).toBe(message)
  })
})

describe('what QRIS paid', () => {
  it('is owed as a debit card of its machine, and read as QRIS', async () => {
    const mesin = { no_rekening: '777', nama_rekening: 'QRIS', kode_bank: 'BCA', qris: true }
    dataOf(await spv.post('rekenings/create', mesin))
    const tabungan = { no_rekening: '556', nama_rekening: 'TABUNGAN', kode_bank: 'BCA' }
    dataOf(await spv.post('rekenings/create', tabungan))
    const [barcode = ''] = await terimaCincin(spv, 1)
    const bayar = { jenis: 'DEBET', no_rekening: '777', jumlah: due, fee: 0, no_ref: 'Q' }
    const saved = dataOf(
      await kasir.post('penjualan/simpan', { ...notaCincin([barcode]), pembayaran: [bayar] }),
    )
    const group = [saved['no_faktur_group']]
    dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan: group, pembelian: [] }))
    expect(await belum()).toMatchObject([
      { no_rekening: '777', jenis: 'DEBET', cara: 'QRIS', sisa: due },
    ])
    const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
    const baris = async (jenis: string) =>
      (await spv.post('settlement/report', { ...hari, jenis })).json.data?.rows
    expect(await baris('QRIS')).toMatchObject([{ no_rekening: '777', jenis: 'QRIS', kotor: due }])
    expect(await baris('DEBET')).toMatchObject([{ no_rekening: '1234567890', jenis: 'DEBET' }])
    const qris = cair(due, { no_rekening: '777', mdr: 4_123, no_ref: 'Q-1' })
    const kata = async (body: object) => (await kirim(body)).json.fields?.[0]
    expect(await kata(qris)).toEqual({
      ...{ field: 'ke_rekening', message: 'Masuk Ke Rekening Tidak Boleh Kosong' },
    })
    expect(await kata({ ...qris, ke_rekening: '777' })).toEqual({
      ...{ field: 'ke_rekening', message: 'Rekening 777 Hanya Untuk QRIS' },
    })
    dataOf(await kirim({ ...qris, ke_rekening: '556' }))
    expect(
      await shop.rows(sql`select jenis, no_rekening, jumlah_in, jumlah_out from kencana.kas
        where no_ref = 'Q-1' order by n`),
    ).toEqual([
      { jenis: 'DEBET', no_rekening: '777', jumlah_in: 0, jumlah_out: due },
      { jenis: 'TRANSFER', no_rekening: '556', jumlah_in: due - 4_123, jumlah_out: 0 },
    ])
    expect(await baris('QRIS')).toMatchObject([{ fee: 4_123, selisih: 0 }])
  })
})

describe('a terminal of QRIS', () => {
  it('takes no other money: none of a bank, of a drawer, or of a card for cash', async () => {
    dataOf(await own.put('para-system/key/GESEK_TUNAI_MODULE', { value: true }))
    const di = { kode_bank: 'BCA', no_rekening: '777', keterangan: 'uji' }
    const pindah = { jumlah: 4_123, keterangan: 'uji', kategori: 'ADMIN' }
    const cash = { asal: 'CASH', asal_rekening: null, tujuan: 'BCA', tujuan_rekening: '777' }
    const bank = { ...cash, asal: 'BCA', asal_rekening: '556' }
    for (const [path, body] of [
      ['cash/uang-bank', { ...di, kode_transaksi: 'ADMIN', jumlah: 4_123, no_ref: null }],
      ['non-cash/gesek-tunai', { ...di, kartu: '4123', no_ref: 'A-1', jumlah: 4_123, fee: 0 }],
      ['cash/mutasi-uang-cash', { ...pindah, ...cash }],
      ['cash/mutasi-uang-bank', { ...pindah, ...bank }],
    ] as const) {
      const { json } = await spv.post(path, body)
      expect([path, json.fields?.[0]?.message]).toEqual([path, 'Rekening 777 Hanya Untuk QRIS'])
    }
    expect(
      await shop.rows(sql`select from kencana.kas where no_rekening = '777'
      and jenis <> 'DEBET'`),
    ).toEqual([])
  })
})

describe('a settlement of a day before', () => {
  const batal = (nomor: string) =>
    spv.postApproved('settlement/batal', { nomor, alasan: 'Jumlah bank lain' }, 'own')
  const nomor = 'ST-GS1-261121-0005' // what QRIS paid
  const matched = async (sisi: 'kas' | 'koran') =>
    (await spv.get('rekonsiliasi-bank?no_rekening=556')).json.data[sisi].map(
      ({ id, n }: { id: string; n: number }) => ({ id, n }),
    )

  it('is let go by the bank line that it is matched with before it is taken back', async () => {
    const masuk = due - 4_123
    const baris = [{ tgl: '2026-11-21', keterangan: 'QRIS', no_ref: null, masuk, keluar: 0 }]
    dataOf(
      await spv.post('rekening-koran/simpan', {
        ...{ no_rekening: '556', bentuk: 'TABEL', nama_file: null, judul: null, peran: null },
        ...{ urutan: null, saldo_awal: 0, saldo_akhir: masuk, baris },
      }),
    )
    const pasangan = [{ alasan: null, koran: await matched('koran'), kas: await matched('kas') }]
    const cocok = { no_rekening: '556', pasangan }
    const cb = String(dataOf(await spv.post('rekonsiliasi-bank/cocokkan', cocok))['nomor'])
    const hari = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
    dataOf(await spv.post('tutup-toko', hari))
    expect((await batal(nomor)).json.message).toBe(
      `${nomor} Sudah Dicocokkan Dengan Bank, Lepas ${cb} Lebih Dulu`,
    )
    dataOf(await spv.post('rekonsiliasi-bank/lepas', { nomor: cb, alasan: 'Keliru' }))
  })

  it('is taken back on a later day by its exact negation, and the cards are due again', async () => {
    const sebelum = await akun()
    const beda: Readonly<Record<string, number>> = {
      ...{ '1102': 4_123 - due, '1111': due, '5104': -4_123 },
    }
    dataOf(await batal(nomor))
    expect(await akun()).toEqual(
      sebelum.map(({ nomor_akun, saldo }) => ({
        nomor_akun,
        saldo: saldo + (beda[nomor_akun] ?? 0),
      })),
    )
    expect(await belum()).toMatchObject([
      { no_rekening: '777', tgl: '2026-11-21', kotor: due, sisa: due, umur: 1 },
    ])
    expect(await shop.audit()).toEqual([])
    dataOf(
      await kirim(
        cair(4_123_000, { no_rekening: '777', ke_rekening: '556', mdr: 6_185, no_ref: 'Q-2' }),
      ),
    )
    expect(await belum()).toMatchObject([
      { no_rekening: '777', sisa: due - 4_123_000, ke_rekening: '556' },
    ])
    const lagi = await batal(nomor)
    expect(lagi.json.message).toBe(`${nomor} Sudah Dibatalkan`)
  })

  it('changes nothing of what was due at the end of the days before', async () => {
    const pada = async (tgl: string) => {
      const body = { tgl, no_rekening: '777' }
      return (await spv.post('settlement/report-belum-cair', body)).json.data.rows ?? []
    }
    const sisa = due - 4_123_000
    const potongan = Math.round((sisa * 6_185) / 4_123_000)
    // On the 21st it had come, and was taken back later; on the 22nd a part had come again.
    expect(await pada('2026-11-21')).toEqual([])
    expect(await pada('2026-11-22')).toMatchObject([
      { batch: 'Q-2', umur: 1, lewat: 0, fee: 6_185, sisa, potongan },
    ])
    // If the first settlement of all had come a day later.
    const nanti = sql`update kencana.dokumen set tgl_system = '2026-11-22'
      where nomor = 'ST-GS1-261121-0001'`
    const buka = (tgl: string) =>
      shop.andai(
        [nanti],
        sql<{
          sisa: number
        }>`select no_rekening, sisa::int from kencana.kartu_terbuka('GS1', ${tgl})
          where no_rekening = '1234567890'`,
      )
    expect(await buka('2026-11-21')).toEqual([{ no_rekening: '1234567890', sisa: 2_000_000 }])
    expect(await buka('2026-11-22')).toEqual([])
  })
})

it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
