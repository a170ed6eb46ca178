import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { hutangTono } from './contoh-uang.ts'
import { openKantong, type TokoKantong } from './kantong.ts'

// A goldsmith bears a loss that is more than his wage, and pays the rest: by bank, then in cash.
// 47 of 2,000 mg of 2,850,000 are 66,975; less 20,000 he owes 46,975.
let toko: TokoKantong
const path = 'terima-bayar-tukang/simpan'
const bayar = (jumlah: number | null, lain: object = {}) => ({
  ...{ kode_tukang: 'TONO', jumlah, tempat: 'BANK', no_rekening: '1234567890', no_ref: 'TRF-3' },
  ...{ keterangan: null, ...lain },
})
const laci = { tempat: 'LACI', no_rekening: null, no_ref: null }
const buku = () => Promise.all(['2106', '1102', '1101'].map((akun) => toko.akun(akun)))
const rekening = async () => {
  const masa = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', kode_tukang: 'TONO' }
  return (await toko.spv.post('tukang/report', masa)).json.data
}
const berhutang = async () => (await toko.spv.get('piutang-tukang/pilihan')).json.data

beforeAll(async () => {
  toko = await openKantong()
  const own = await toko.shop.person('OWN')
  dataOf(await own.put('para-system/key/SEPUHAN_MODULE', { value: true }))
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
  await hutangTono(toko)
}, 60_000)
afterAll(() => toko.shop.close())

it('is offered with what he owes, and to nobody as one who is paid', async () => {
  expect(await toko.akun('2106')).toBe(46_975)
  expect(await berhutang()).toEqual([
    { kode_tukang: 'TONO', hutang: 46_975, uraian: 'Pak Tono Rp 46.975' },
  ])
  expect((await toko.spv.get('hutang-tukang/pilihan')).json.data).toEqual([])
  const bayarDia = await toko.spv.post('bayar-tukang/simpan', bayar(null))
  expect(bayarDia.json.fields?.[0]?.message).toBe('Hutang Ke Pak Tono Tinggal Rp 0')
})

it.each([
  [{ jumlah: 46_976 }, 'jumlah', 'Pak Tono Hanya Berhutang Rp 46.975'],
  [{ jumlah: 0 }, 'jumlah', ''],
  [{ kode_tukang: 'SARNO', jumlah: null }, 'jumlah', 'Pak Sarno Hanya Berhutang Rp 0'],
  [{ kode_tukang: 'ASING' }, 'kode_tukang', 'Tukang Tidak Valid'],
  [{ no_rekening: null }, 'no_rekening', 'No Rekening Tidak Boleh Kosong'],
  [{ no_rekening: '99' }, 'no_rekening', ''],
])('nothing comes of %j', async (lain, field, kata) => {
  const { json, status } = await toko.spv.post(path, bayar(1_000, lain))
  expect([status, json.fields?.[0]?.field]).toEqual([400, field])
  expect(json.fields?.[0]?.message).toContain(kata)
})

it('is a matter of those who pay goldsmiths', async () => {
  expect((await toko.kasir.post(path, bayar(1_000))).status).toBe(403)
})

it('pays a part into an account of the shop', async () => {
  const [hutang = 0, bank = 0, kas = 0] = await buku()
  expect(dataOf(await toko.spv.post(path, bayar(20_003)))['nomor']).toBe('UT-GS1-261121-0001')
  expect(await buku()).toEqual([hutang - 20_003, bank + 20_003, kas])
  expect((await rekening()).rows.at(-1)).toMatchObject({ bayar: -20_003, hutang: -26_972 })
  expect(await toko.shop.audit()).toEqual([])
})

it('pays the rest into the drawer, once when two take it at once, and can be given it back', async () => {
  const [hutang = 0, bank = 0, kas = 0] = await buku()
  const both = await Promise.all([
    toko.spv.post(path, bayar(null, laci)),
    toko.spv.post(path, bayar(null, laci)),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await buku()).toEqual([hutang - 26_972, bank, kas + 26_972])
  expect(await berhutang()).toEqual([])
  const [terakhir] = (await toko.spv.get('terima-bayar-tukang/lihat')).json.data
  expect(terakhir).toMatchObject({ jumlah: 26_972, sisa: 0, kode_tukang: 'TONO' })
  const batal = { nomor: terakhir.nomor, alasan: 'Uangnya kurang' }
  expect((await toko.spv.post('terima-bayar-tukang/batal', batal)).json.code).toBe('E-OTORISASI')
  dataOf(await toko.spv.postApproved('terima-bayar-tukang/batal', batal, 'own'))
  expect(await buku()).toEqual([hutang, bank, kas])
  expect((await rekening()).totals).toMatchObject({ upah: 20_000, beban: 66_975, bayar: -20_003 })
  expect(await toko.shop.audit()).toEqual([])
})
