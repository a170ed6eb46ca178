import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestAnswer } from '#server/test-http'
import { cincin, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Two people at the same moment, on the same group, piece or day: the second one's work must be
// judged by what the first one did, though his rules had already read the shop when it happened.

let shop: Shop
let own: Person
let spv: Person
let kasir1: Person
let kasir2: Person
let no_rekening: string

const ok = ({ text }: TestAnswer): void => expect(text).toContain('"status":"success"')

beforeEach(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir1 = await shop.person('KASIR', 'kasir1')
  kasir2 = await shop.person('KASIR', 'kasir2')
  ok(await spv.post('penjualan/harga-hari-ini', {}))
  await isiLaci(spv, 2 * harga, spv, own)
  const [first] = await shop.rows(
    sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
  )
  no_rekening = first?.no_rekening ?? ''
}, 60_000)
afterEach(() => shop.close())

const terima = (jumlah: number) => terimaCincin(spv, jumlah)

const tunai = { jenis: 'CASH', jumlah: harga }
const kartu = (fee = 0): object => ({
  jenis: 'DEBET',
  no_rekening,
  jumlah: harga,
  fee,
  no_ref: 'X1',
})

interface Tersimpan {
  readonly no_faktur_group: string
  readonly notajual: string[]
}
function tersimpan(answer: TestAnswer): Tersimpan {
  ok(answer)
  return answer.json.data
}
const simpan = (barcode: readonly string[], pembayaran: readonly object[], more = {}) =>
  kasir1.post('penjualan/simpan', notaCincin(barcode, { pembayaran, ...more }))
const validasi = (group: string) =>
  kasir1.post('validasi/simpan/jualbeli', { penjualan: [group], pembelian: [] })
async function jual(barcode: readonly string[], pembayaran: readonly object[], more = {}) {
  const saved = tersimpan(await simpan(barcode, pembayaran, more))
  ok(await validasi(saved.no_faktur_group))
  return saved
}
const batal = (no_faktur_jual: string) =>
  spv.postApproved('penjualan/batal', { no_faktur_jual, alasan: 'salah pilih cincin' }, 'own')

const kasGroup = () =>
  shop.rows(sql<{ jenis: string; jumlah: number; fee: number }>`
    select jenis, sum(jumlah_in - jumlah_out)::bigint as jumlah,
      sum(case when jumlah_out > 0 then -fee else fee end)::bigint as fee
    from kas where id_group is not null group by jenis order by jenis`)

const statusGroup = () =>
  shop.rows(sql<{ status: string }>`select status from status_dokumen where jenis = 'GROUP'`)

/** What is left in the journal of everything that belongs to sales. */
const sisaJurnal = () =>
  shop.rows(sql<{ nomor_akun: string; sisa: number }>`
    select nomor_akun, sum(debit - kredit)::bigint as sisa from jurnal
    where id_dokumen in (select id from dokumen
      where jenis in ('GROUP', 'PENJUALAN', 'BATAL_PENJUALAN'))
    group by nomor_akun having sum(debit - kredit) <> 0`)

it('validates by the payments as they are by then, not as they were read', async () => {
  const [barcode = ''] = await terima(1)
  const saved = tersimpan(await simpan([barcode], [tunai]))
  shop.before('validasi/simpan/jualbeli', async () =>
    ok(
      await kasir2.post('validasi/bayar', {
        no_faktur_group: saved.no_faktur_group,
        pembayaran: [kartu()],
      }),
    ),
  )
  ok(await validasi(saved.no_faktur_group))
  expect(await kasGroup()).toEqual([{ jenis: 'DEBET', jumlah: harga, fee: 0 }])
  expect(await shop.audit()).toEqual([])
})

it('gives each way of payment back once, whoever cancels the two notes of a visit', async () => {
  const saved = await jual(await terima(2), [kartu(50_000), tunai], { nota_per: 'BARANG' })
  const [satu = '', dua = ''] = saved.notajual
  shop.before('penjualan/batal', () =>
    own.postApproved('penjualan/batal', { no_faktur_jual: dua, alasan: 'batal dua-dua' }, 'spv'),
  )
  const answer = await batal(satu)
  if (answer.status !== 200) ok(await batal(satu))
  expect(await kasGroup()).toEqual([
    { jenis: 'CASH', jumlah: 0, fee: 0 },
    { jenis: 'DEBET', jumlah: 0, fee: 0 },
  ])
  expect(await sisaJurnal()).toEqual([])
  expect(await statusGroup()).toEqual([{ status: 'BATAL' }])
  expect(await shop.audit()).toEqual([])
})

it('gives a card fee back when the notes are cancelled one after the other', async () => {
  const saved = await jual(await terima(2), [kartu(50_000), tunai], { nota_per: 'BARANG' })
  for (const nomor of saved.notajual) ok(await batal(nomor))
  expect(await statusGroup()).toEqual([{ status: 'BATAL' }])
  expect(await kasGroup()).toEqual([
    { jenis: 'CASH', jumlah: 0, fee: 0 },
    { jenis: 'DEBET', jumlah: 0, fee: 0 },
  ])
  expect(await sisaJurnal()).toEqual([])
  expect(await shop.audit()).toEqual([])
})

it('negates what was recorded, though the account map has changed since', async () => {
  const [barcode = ''] = await terima(1)
  const saved = await jual([barcode], [tunai])
  const changed = await own.put('para-akun-transaksi/PENJUALAN/PEMBAYARAN', {
    detail_akun: [{ kode_akun: 'CASH', jenis_akun: 'DEBET', nomor_akun: '1301' }],
  })
  expect(changed.status).toBe(200)
  ok(await batal(saved.notajual[0] ?? ''))
  expect(await sisaJurnal()).toEqual([])
})

it('refuses to cancel in a day that was closed while the supervisor was waiting', async () => {
  const [barcode = ''] = await terima(1)
  const saved = await jual([barcode], [tunai])
  shop.before('penjualan/batal', async () =>
    ok(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' })),
  )
  const answer = await batal(saved.notajual[0] ?? '')
  expect(answer.json.message).toBe('Tidak Dapat Membatalkan Penjualan Kemarin')
  expect(await shop.audit()).toEqual([])
})

it('dates nothing into a new day with the prices of the old one', async () => {
  const [barcode = ''] = await terima(1)
  shop.before('penjualan/simpan', async () =>
    ok(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' })),
  )
  const answer = await simpan([barcode], [tunai])
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Harga')
})

it('asks for the approval of a cost that was corrected while the sale was being saved', async () => {
  const [barcode = ''] = await terima(1)
  const [piece] = await shop.rows(
    sql<{ versi: number }>`select versi from barang where kode_barcode = ${barcode}`,
  )
  shop.before('penjualan/simpan', async () =>
    ok(
      await spv.postApproved(
        'barang/koreksi',
        {
          ...cincin,
          kode_barcode: barcode,
          versi: piece?.versi,
          kadar: 75,
          harga_pokok: 9_000_000,
          supplier: null,
          alasan: 'harga pokok salah',
        },
        'own',
      ),
    ),
  )
  const answer = await simpan([barcode], [tunai])
  expect(answer.status).toBe(403)
  expect(answer.json.code).toBe('E-OTORISASI')
})

it('takes the number of a handwritten note once, and for one note', async () => {
  const [satu = '', dua = '', tiga = ''] = await terima(3)
  ok(await simpan([satu], [tunai], { no_nota_manual: 'M-1' }))
  const again = await simpan([dua], [tunai], { no_nota_manual: 'M-1' })
  expect([again.status, again.json.message]).toEqual([422, 'No Nota Manual M-1 Sudah Dipakai'])
  const two = await simpan([dua, tiga], [{ ...tunai, jumlah: 2 * harga }], {
    no_nota_manual: 'M-2',
    nota_per: 'BARANG',
  })
  expect([two.status, two.json.fields?.[0]?.field]).toEqual([400, 'no_nota_manual'])
})

it('keeps nobody by name whose sale was refused', async () => {
  const [barcode = ''] = await terima(1)
  const ibuSiti = { nama_customer: 'IBU SITI', no_hp: '081234567890' }
  shop.before('penjualan/simpan', async () => ok(await simpan([barcode], [tunai])))
  expect((await simpan([barcode], [tunai], ibuSiti)).status).toBe(409)
  expect(await shop.rows(sql`select id from pelanggan`)).toEqual([])
  const [lain = ''] = await terima(1)
  ok(await simpan([lain], [tunai], ibuSiti))
  const [baru = ''] = await terima(1)
  ok(await simpan([baru], [tunai], ibuSiti))
  expect(await shop.rows(sql`select nama_customer from pelanggan`)).toEqual([
    { nama_customer: 'IBU SITI' },
  ])
})
