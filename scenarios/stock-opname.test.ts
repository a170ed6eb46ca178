import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Rings of 4,120 gr at a cost of Rp 6.200.000 in the tray A01; B01 lies in the same room, empty.
let shop: Shop
let spv: Person
let kasir: Person
let kode: string[] = []
const at = (n: number): string => kode[n] ?? ''

const mulai = (who: Person, lain: object = {}) =>
  who.post('stock-opname/mulai', { kode_gudang: 'TOKO', kode_baki: 'A01', ...lain })
const mulaiId = async (who: Person, lain: object = {}): Promise<string> =>
  String(dataOf(await mulai(who, lain))['id'])
const scan = (
  who: Person,
  id: string,
  barcode: readonly string[],
  kode_baki: string | null = null,
) =>
  who.post('stock-opname/scan', {
    id,
    baris: barcode.map((kode_barcode) => ({ id_scan: randomUUID(), kode_barcode, kode_baki })),
  })
const sesi = async (id: string) => (await spv.get(`stock-opname/get/${id}`)).json.data
const setujui = (who: Person, id: string) => who.post('stock-opname/setujui', { id })
const barang = async (kode_barcode: string) =>
  (await spv.get(`barang/get/${kode_barcode}`)).json.data
const jual = async (kode_barcode: string) =>
  kasir.post('penjualan/simpan', notaCincin([kode_barcode]))
const statusBaki = async (kode_baki: string): Promise<string | undefined> => {
  const [row] = await shop.rows<{ status_baki: string }>(
    sql`select status_baki from kencana.baki where kode_baki = ${kode_baki}`,
  )
  return row?.status_baki
}

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  const b01 = { nama_baki: 'Cincin Belakang', kode_gudang: 'TOKO', berat_baki: 300 }
  dataOf(await own.post('baki/create', { kode_baki: 'B01', status_baki: 'READY', ...b01 }))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  kode = await terimaCincin(spv, 8, 'SUPPLIER')
  await kasir.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

describe('a session of one tray', () => {
  let id = ''

  it('closes the tray to sales, and no other session counts the same', async () => {
    id = await mulaiId(kasir)
    expect(await statusBaki('A01')).toBe('DIHITUNG')
    expect((await jual(at(0))).json.message).toBe('Baki A01 Sedang Ditutup')
    const sentence = /^Stock Opname OP-GS1-261121-0001 Masih Berjalan Oleh kasir$/
    for (const lain of [{ kode_baki: null }, { kode_gudang: null, kode_baki: null }])
      expect((await mulai(spv, lain)).json.message).toMatch(sentence)
    expect((await mulai(spv)).json.message).toBe('Baki A01 Sedang Tutup Atau Dihitung')
    expect((await mulai(spv, { kode_gudang: null })).json.message).toBe(
      'Baki A01 Tidak Ada Di Gudang -',
    )
  })

  it('takes scans: found, again, of nobody, and one sent twice counts once', async () => {
    const first = await scan(kasir, id, [at(0), at(1), 'TIADA99'])
    expect(first.json.data).toMatchObject([
      { kode_barcode: at(0), hasil: 'KETEMU', sudah: false, berat: 4.12, kode_baki: 'A01' },
      { kode_barcode: at(1), hasil: 'KETEMU', sudah: false },
      { kode_barcode: 'TIADA99', hasil: 'LEBIH', nama_barang: '' },
    ])
    expect((await scan(spv, id, [at(1)])).json.data).toMatchObject([{ sudah: true }])
    const body = { id, baris: [{ id_scan: randomUUID(), kode_barcode: at(2), kode_baki: null }] }
    for (let n = 0; n < 2; n += 1) await kasir.post('stock-opname/scan', body)
    expect(await sesi(id)).toMatchObject({ jumlah_scan: 5, ketemu: 3, seharusnya: 8 })
    // Nobody reads 'nothing found' of a count that is under way.
    const [berjalan] = (await spv.get('stock-opname')).json.data
    expect(berjalan).toMatchObject({ id, status: 'OPEN', jumlah: null, ketemu: null, beda: null })
  })

  it('refuses nonsense', async () => {
    const salah = { id, baris: [{ id_scan: 'x'.repeat(36), kode_barcode: at(0), kode_baki: null }] }
    expect((await kasir.post('stock-opname/scan', salah)).status).toBe(400)
    expect((await kasir.post('stock-opname/scan', { id, baris: [] })).status).toBe(400)
    expect((await scan(kasir, randomUUID(), [at(0)])).status).toBe(404)
    expect((await kasir.get(`stock-opname/get/${randomUUID()}`)).status).toBe(404)
  })

  it('two people scan at once; each of 300 scans is there once', async () => {
    const many = Array.from({ length: 300 }, (_, n) => at(3 + (n % 3)))
    await Promise.all([
      ...Array.from({ length: 15 }, (_, n) => scan(kasir, id, many.slice(n * 10, n * 10 + 10))),
      ...Array.from({ length: 15 }, (_, n) =>
        scan(spv, id, many.slice(150 + n * 10, 160 + n * 10)),
      ),
    ])
    expect(await sesi(id)).toMatchObject({ jumlah_scan: 305, ketemu: 6 })
  })

  it('is approved by who answers for it: what is missing is written off', async () => {
    await scan(kasir, id, [at(6)])
    const asked = await setujui(kasir, id)
    expect(asked.json.details).toMatchObject({
      kategori: 'STOCK_OPNAME',
      // What it has cost is for the approver, not for a cashier.
      tersembunyi: true,
      sebelum: {
        Hilang: '1 · 4,120 gr',
        [`${at(7)} CINCIN BELAH ROTAN`]: 'TOKO/A01 · 4,120 gr',
      },
      sesudah: {
        'OP-GS1-261121-0001': 'Ketemu 7 dari 8 · 28,840 gr',
        [`${at(7)} CINCIN BELAH ROTAN`]: 'Hilang',
      },
    })
    const [asli] = await shop.rows<{ sebelum: object }>(
      sql`select sebelum from otorisasi where kategori = 'STOCK_OPNAME'`,
    )
    expect(asli?.sebelum).toMatchObject({ Hilang: '1 · 4,120 gr · Rp 6.200.000' })
    const done = await kasir.postApproved('stock-opname/setujui', { id }, 'spv')
    expect(done.json.data).toMatchObject({ hilang: 1, pindah: 0, kembali: 0, periksa: 1 })
    expect(await statusBaki('A01')).toBe('READY')
    expect(await barang(at(7))).toMatchObject({ status: 'HILANG', kode_baki: null })
    expect((await jual(at(7))).json.message).toBe(`Barang ${at(7)} Tidak Ada Di Toko`)
    // 4,120 gr at 75 %: 3,090 gr fine; its cost leaves the stock for Koreksi Persediaan.
    expect(
      await shop.rows(sql`select g.akun, g.kotor, g.murni from kencana.gram g
        join kencana.dokumen d on d.id = g.id_dokumen where d.jenis = 'STOCK_OPNAME' order by 1`),
    ).toEqual([
      { akun: 'HILANG', kotor: 4_120, murni: 3_090 },
      { akun: 'STOK/TOKO', kotor: -4_120, murni: -3_090 },
    ])
    expect(
      await shop.rows(sql`select j.nomor_akun, j.debit, j.kredit from kencana.jurnal j
        join kencana.dokumen d on d.id = j.id_dokumen where d.jenis = 'STOCK_OPNAME' order by 1`),
    ).toEqual([
      { nomor_akun: '1201', debit: 0, kredit: 6_200_000 },
      { nomor_akun: '5106', debit: 6_200_000, kredit: 0 },
    ])
    expect((await scan(kasir, id, [at(0)])).json.message).toMatch(/^Stock Opname .* Sudah Selesai$/)
    expect((await setujui(spv, id)).json.code).toBe('E-MDB:02')
  })
})

describe('a session of everything', () => {
  let id = ''

  it('finds what was lost, and what lies in another tray', async () => {
    id = await mulaiId(spv, { kode_gudang: null, kode_baki: null })
    expect(await statusBaki('A01')).toBe('READY') // the shop goes on selling
    await scan(spv, id, [at(0), at(1), at(2), at(3)], 'A01')
    const beda = await scan(spv, id, [at(4), at(7)], 'B01')
    expect(beda.json.data).toMatchObject([
      { kode_barcode: at(4), hasil: 'PINDAH', kode_baki: 'A01' },
      { kode_barcode: at(7), hasil: 'LEBIH' },
    ])
  })

  it('goes on while the shop sells: scanned and sold is found, sold and unscanned not missing', async () => {
    dataOf(await jual(at(3)))
    dataOf(await jual(at(5)))
    const { baris } = await sesi(id)
    const hasil = baris.map((one: Record<string, unknown>) => [one['kode_barcode'], one['hasil']])
    expect(hasil).toEqual([
      [at(4), 'PINDAH'],
      [at(6), 'HILANG'],
      [at(7), 'LEBIH'],
    ])
    const [baru] = await terimaCincin(spv, 1, 'SUPPLIER')
    expect((await sesi(id)).baris).toContainEqual(
      expect.objectContaining({ kode_barcode: baru, hasil: 'BARU', tindak: 'TIDAK' }),
    )
  })

  it('a scan and a sale that come while it is approved are not lost: it is judged again', async () => {
    shop.before('stock-opname/setujui', async () => {
      dataOf(await scan(kasir, id, [at(6)], 'A01'))
    })
    // The figures changed under the approval, so that it is asked anew.
    const changed = await spv.postApproved('stock-opname/setujui', { id }, 'own')
    expect(changed.json.code).toBe('E-OTORISASI')
    const done = await spv.postApproved('stock-opname/setujui', { id }, 'own')
    expect(done.json.data).toMatchObject({ hilang: 0, pindah: 1, kembali: 1, periksa: 0 })
    expect(await barang(at(4))).toMatchObject({ status: 'ADA', kode_baki: 'B01' })
    expect(await barang(at(7))).toMatchObject({ status: 'ADA', kode_baki: 'B01' })
    const [gram] = await shop.rows(
      sql`select sum(kotor)::bigint as kotor from kencana.gram where akun = 'HILANG'`,
    )
    expect(gram).toEqual({ kotor: 0 })
  })
})

it('is given up with a reason: nothing is posted, the tray is as before', async () => {
  const id = await mulaiId(kasir)
  const alasan = 'Salah baki'
  const kasir2 = await shop.person('KASIR', 'kasir2')
  expect((await kasir2.post('stock-opname/batal', { id, alasan })).status).toBe(403)
  expect((await kasir.post('stock-opname/batal', { id, alasan: '' })).status).toBe(400)
  expect((await kasir.post('stock-opname/batal', { id, alasan })).status).toBe(200)
  expect(await statusBaki('A01')).toBe('READY')
})

it('two who begin at once: one session', async () => {
  const semua = { kode_gudang: null, kode_baki: null }
  const both = await Promise.all([mulai(kasir, semua), mulai(spv, { kode_baki: null })])
  const oke = both.filter(({ status }) => status === 200)
  expect(oke).toHaveLength(1)
  const id = String(oke[0]?.json.data.id)
  dataOf(await spv.post('stock-opname/batal', { id, alasan: 'Uji bersama' }))
})

it('the report has the last session piece by piece', async () => {
  const { json } = await spv.post('stock-opname/report', {})
  expect(json.data.rows).toContainEqual(
    expect.objectContaining({
      ...{ sesi: 'OP-GS1-261121-0002', kode_barcode: at(4), sistem: 'TOKO / A01', scan: 'B01' },
      ...{ hasil: 'PINDAH', tindak: 'PINDAH', berat: 4.12 },
    }),
  )
  const lama = await spv.post('stock-opname/report', {
    nomor: 'OP-GS1-261121-0001',
    hasil: 'HILANG',
  })
  expect(lama.json.data.rows).toMatchObject([{ kode_barcode: at(7), tindak: 'HILANG' }])
})

it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
