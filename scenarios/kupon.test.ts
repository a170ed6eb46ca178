import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balapan } from './balapan.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { saldoAkun } from './hutang.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Each Rp 3.000.000 of a note gives a coupon of Rp 123.457; a ring is Rp 7.107.000, so two of them.
const nilai = 123_457
let shop: Shop
let own: Person
let spv: Person
let rings: string[]

interface Kupon {
  readonly no_kupon: string
  readonly status: string
}
const pilih = (no_faktur_group: unknown) => ({ penjualan: [no_faktur_group], pembelian: [] })
const sahkan = (no: unknown) => spv.post('validasi/simpan/jualbeli', pilih(no))
const nota = (jumlah: number, kupon: readonly string[], lain: object = {}) => {
  const rp = kupon.length * nilai
  const pembayaran = [
    ...kupon.map((no_ref) => ({ jenis: 'KUPON', jumlah: nilai, no_ref })),
    { jenis: 'CASH', jumlah: harga * jumlah - rp },
  ]
  return notaCincin(rings.splice(0, jumlah), { pembayaran, ...lain })
}
const simpan = async (jumlah: number, kupon: readonly string[] = [], lain: object = {}) => {
  const { no_faktur_group, notajual } = dataOf(
    await spv.post('penjualan/simpan', nota(jumlah, kupon, lain)),
  )
  return { group: String(no_faktur_group), notas: Object(notajual) as string[] }
}
const jualSah = async (jumlah: number, kupon: readonly string[] = [], lain: object = {}) => {
  const saved = await simpan(jumlah, kupon, lain)
  dataOf(await sahkan(saved.group))
  return saved
}
const cek = async (kupon: string): Promise<Kupon[]> =>
  Object((await spv.get(`kupon/cek?kupon=${kupon}`)).json.data)
const nomor = async (nota: string | undefined): Promise<string[]> =>
  (
    await shop.rows(
      sql<{ no_kupon: string }>`select no_kupon from saldo_kupon s
        join dokumen d on d.kode_toko = s.kode_toko and d.id = s.id_nota
        where d.nomor = ${nota} order by no_kupon`,
    )
  ).map(({ no_kupon }) => no_kupon)
const status = async (kupon = ''): Promise<string | undefined> => (await cek(kupon))[0]?.status
const minta = { alasan: 'Salah barang', uang_dari: null }
const batal = (no_faktur_jual: unknown) =>
  spv.postApproved('penjualan/batal', { no_faktur_jual, ...minta }, 'own')
const biaya = async () => (await saldoAkun(shop)).get('6108') ?? 0

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  for (const modul of ['KUPON_MODULE', 'CANCEL_VALIDATION_MODULE'])
    dataOf(await own.put(`para-system/key/${modul}`, { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  rings = await terimaCincin(spv, 20)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const masa = { berlaku_mulai: '2026-11-01', berlaku_sampai: '2026-11-30', masa_hari: 30 }
  const isi = { ...masa, belanja_minimum: 3_000_000, nilai_kupon: nilai }
  dataOf(
    await own.post('transaksi-kupon/create', { kode_kupon: 'NOV', nama_kupon: 'November', ...isi }),
  )
  const lewat = { ...isi, berlaku_sampai: '2026-11-20' }
  dataOf(
    await own.post('transaksi-kupon/create', {
      ...{ kode_kupon: 'LEWAT', nama_kupon: 'Lewat', ...lewat },
    }),
  )
}, 60_000)
afterAll(() => shop.close())

it('is earned when the sale is valid, one for each whole sum, and nobody can guess it', async () => {
  const { group, notas } = await simpan(1)
  expect((await spv.get(`kupon/cek?kupon=${notas[0]}`)).status).toBe(404)
  dataOf(await sahkan(group))
  const nomornya = await nomor(notas[0])
  const kupon = (await Promise.all(nomornya.map(cek))).flat()
  expect(kupon).toEqual(
    [0, 1].map((at) =>
      expect.objectContaining({
        ...{ nama_kupon: 'November', nilai_kupon: nilai, status: 'BERLAKU', nota: notas[0] },
        ...{ berlaku_sampai: '2026-12-21', tgl_dapat: '2026-11-21', dipakai_di: null },
        no_kupon: kupon[at]?.no_kupon,
      }),
    ),
  )
  for (const { no_kupon } of kupon) expect(no_kupon).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  // By the number of a note or a visit nobody reads what pays: a coupon is its holder's.
  const samar = nomornya.map((no) => `******${no.slice(-4)}`)
  const urut = (semua: readonly Kupon[]) => semua.map(({ no_kupon }) => no_kupon).toSorted()
  expect(urut(await cek(String(notas[0])))).toEqual(samar.toSorted())
  expect(urut(await cek(group))).toEqual(samar.toSorted())
  expect(await shop.audit()).toEqual([])
})

it('pays a later sale once, and costs the shop when that is valid', async () => {
  const { notas } = await jualSah(1)
  const [satu = '', dua = ''] = await nomor(notas[0])
  const { group, notas: dibayar } = await simpan(1, [satu, `kupon:${dua.toLowerCase()}`])
  expect([await status(satu), await biaya()]).toEqual(['DIPAKAI', 0])
  const lagi = nota(1, [satu])
  const { json, status: kode } = await spv.post('penjualan/simpan', lagi)
  rings.unshift(...lagi.baris.map(({ kode_barcode }) => kode_barcode))
  expect([kode, json.fields?.[0]]).toEqual([
    400,
    expect.objectContaining({
      field: 'pembayaran.0.no_ref',
      message: `Kupon ${satu.slice(0, 5)}-${satu.slice(5)} Sudah Dipakai`,
    }),
  ])
  const tunai = { no_faktur_group: group, pembayaran: [{ jenis: 'CASH', jumlah: harga }] }
  const ubah = await spv.post('validasi/bayar', tunai)
  expect(ubah.json.message).toBe('Pembayaran Dengan Kupon Tidak Dapat Diubah')
  dataOf(await sahkan(group))
  expect(await biaya()).toBe(2 * nilai)
  expect(await shop.audit()).toEqual([])
  // The sale that earned it cannot go while it pays another one.
  const asal = await batal(notas[0])
  expect(asal.json.message).toMatch(/^Kupon \*{6}\w{4} Dari Nota Ini Sudah Dipakai/)
  dataOf(await batal(dibayar[0]))
  expect([await status(satu), await status(dua), await biaya()]).toEqual(['BERLAKU', 'BERLAKU', 0])
  dataOf(await batal(notas[0]))
  expect(await status(satu)).toBe('BATAL')
  expect(await shop.audit()).toEqual([])
})

it('is refused where it is unknown, twice in one bill, too little for what it shall pay', async () => {
  const { notas } = await jualSah(1)
  const [satu = ''] = await nomor(notas[0])
  const kata = `${satu.slice(0, 5)}-${satu.slice(5)}`
  const kupon = (no_ref: string | null, jumlah = nilai) => ({ jenis: 'KUPON', jumlah, no_ref })
  for (const [bayar, field, kalimat] of [
    [[kupon('22222ZZZZZ')], '0.no_ref', 'Kupon 22222-ZZZZZ Tidak Dikenal'],
    [[kupon(null)], '0.no_ref', 'No Kupon Tidak Boleh Kosong'],
    [[kupon(satu), kupon(satu)], '1.no_ref', `Kupon ${satu} Sudah Ada Di Pembayaran`],
    [[kupon(satu, nilai + 1)], '0.jumlah', `Kupon ${kata} Bernilai Rp 123.457`],
  ] as const) {
    const dibayar = bayar.reduce((sum, { jumlah }) => sum + jumlah, 0)
    const pembayaran = [...bayar, { jenis: 'CASH', jumlah: harga - dibayar }]
    const [ring = ''] = rings
    const { json } = await spv.post('penjualan/simpan', notaCincin([ring], { pembayaran }))
    expect(json.fields?.[0], kalimat).toMatchObject({
      field: `pembayaran.${field}`,
      message: kalimat,
    })
  }
  expect(await status(satu)).toBe('BERLAKU')
})

it('comes back whole when a visit that waits is withdrawn', async () => {
  const { notas } = await jualSah(1)
  const [satu = ''] = await nomor(notas[0])
  const { group } = await simpan(1, [satu])
  dataOf(await spv.post('validasi/cancel/jualbeli', pilih(group)))
  expect(await status(satu)).toBe('BERLAKU')
  expect(await shop.audit()).toEqual([])
})

it('is a coupon again when the last note that it paid is cancelled', async () => {
  const { notas } = await jualSah(1)
  const [satu = ''] = await nomor(notas[0])
  // Of a visit of two notes the coupon pays before the cash: it goes back last.
  const dibayar = await jualSah(2, [satu], { nota_per: 'BARANG' })
  dataOf(await batal(dibayar.notas[0]))
  expect(await status(satu)).toBe('DIPAKAI')
  expect(await shop.audit()).toEqual([])
  dataOf(await batal(dibayar.notas[1]))
  expect([await status(satu), await biaya()]).toEqual(['BERLAKU', 0])
  expect(await shop.audit()).toEqual([])
})

it('pays one of two visits that bring it', async () => {
  const { notas } = await jualSah(1)
  const [satu = ''] = await nomor(notas[0])
  const first = await balapan(
    shop,
    spv.post('penjualan/simpan', nota(1, [satu])),
    own.post('penjualan/simpan', nota(1, [satu])),
  )
  dataOf(await sahkan(dataOf(first)['no_faktur_group']))
  expect(await status(satu)).toBe('DIPAKAI')
  expect(await shop.audit()).toEqual([])
})

it('stands in the report of payments and on the paper of the sale', async () => {
  const { notas } = await jualSah(1)
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', jenis: null }
  const laporan = await spv.post('penjualan/report-per-pembayaran', hari)
  const { rows } = laporan.json.data
  expect(rows).toContainEqual(expect.objectContaining({ jumlah: nilai }))
  const { kupon } = (await spv.post('penjualan/get/bynota/single', { no_faktur: notas[0] })).json
    .data.data[0]
  const angka = (await nomor(notas[0])).map((no) => `******${no.slice(-4)}`)
  expect(kupon.map(({ no_kupon }: Kupon) => no_kupon)).toEqual(angka)
  const cetak = await spv.post('penjualan/cetak/contoh', {
    ...{ no_faktur_jual: [notas[0]], kertas: 'KUPON' },
  })
  expect([cetak.status, cetak.text.slice(0, 5)]).toEqual([200, '%PDF-'])
})

it('is neither earned nor taken without its module', async () => {
  const { notas } = await jualSah(1)
  const [satu = ''] = await nomor(notas[0])
  dataOf(await own.put('para-system/key/KUPON_MODULE', { value: false }))
  const [ring = ''] = rings
  const pembayaran = [
    { jenis: 'KUPON', jumlah: nilai, no_ref: satu },
    { jenis: 'CASH', jumlah: harga - nilai },
  ]
  const { json } = await spv.post('penjualan/simpan', notaCincin([ring], { pembayaran }))
  expect(JSON.stringify(json)).toContain('Kupon Hanya Untuk Penjualan')
  const sebelum = await jumlahKupon()
  await jualSah(1)
  expect(await jumlahKupon()).toBe(sebelum)
  dataOf(await own.put('para-system/key/KUPON_MODULE', { value: true }))
})
const jumlahKupon = async (): Promise<number> =>
  (await shop.rows(sql`select 1 from saldo_kupon`)).length
