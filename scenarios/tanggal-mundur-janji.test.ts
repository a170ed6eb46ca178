import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parameterCicilan } from '#modules/cicilan/parameter-cicilan'
import { cicil, rencana, total } from './cicilan.ts'
import { dataOf, terimaCincin } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { dipesan } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A promise that was written by hand yesterday is entered today: its prices, rates and terms are
// those of yesterday (SPEC 4, 'Date active').
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const [kemarin, kini] = ['2026-11-21', '2026-11-22']
/** An order of today: the shop's day stays when yesterday is opened again. */
let hariIni: Record<string, unknown>
let bebas: string
/** What is entered, by its call. */
let isi: Readonly<Record<string, object>>

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  for (const modul of ['CICILAN_MODULE', 'PRE_ORDER_MODULE'])
    dataOf(await own.put(`para-system/key/${modul}`, { value: true }))
  dataOf(await own.post(parameterCicilan.calls.create, rencana))
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const [ring = '', lain = ''] = await terimaCincin(spv, 2)
  bebas = lain
  const jaminan = await foto(kasir, 'foto_jaminan')
  const kartu = await foto(spv, 'IDENTITAS')
  isi = {
    hutang: pinjaman(jaminan, kartu),
    cicilan: cicil(ring),
    pesanan: dipesan(1_000_000),
    service: tiketService(await fotoService(kasir)),
    'pre-order': {
      ...{ supplier: 'UBS', tgl_datang: '2026-12-20', keterangan: null },
      barang: [
        { nama_barang: 'CINCIN POLOS', qty: 3, berat: 4.123, harga: 6_201_000, kode_group: '75' },
      ].map((one) => ({ ...one, kode_dept: 'CC' })),
    },
  }
  dataOf(await spv.post('tutup-toko', { tgl_system: kemarin, tgl_berikut: kini }))
  // Today everything has another price.
  const naik = { berlaku_mulai: kini, harga_murni: 2_900_000, sumber: null }
  dataOf(await own.post('para-harga-emas/create', { kode_harga: 'NAIK', ...naik }))
  await shop.rows(sql`update group_harga set harga = 1900000 where kode_group = '75'`)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  hariIni = dataOf(await simpan(own, 'pesanan', null))
}, 60_000)
afterAll(() => shop.close())

const simpan = (who: Person, apa: string, tgl_system: string | null = kemarin) =>
  who.post(`${apa}/simpan`, { ...isi[apa], tgl_system })
const semua = ['hutang', 'cicilan', 'pesanan', 'service', 'pre-order']
/** The day of the first instalment; before it comes the money of the first day. */
const pertama = ({ jadwal }: { jadwal?: unknown } = {}): unknown =>
  Array.isArray(jadwal) ? jadwal[1].tgl : jadwal
const dibuat = new Map<string, Record<string, unknown>>()
const isiDari = async (apa: string) => {
  const [row] = await shop.rows(
    sql<{ isi: Record<string, unknown>; tgl: string }>`select isi, tgl_system::text as tgl
      from dokumen where nomor = ${String(dibuat.get(apa)?.['nomor'])}`,
  )
  expect(row?.tgl).toBe(kemarin)
  return row?.isi
}

describe('a promise of an earlier date', () => {
  it.each(semua)('%s is nobody’s while both switches are off', async (apa) => {
    for (const who of [own, spv])
      expect((await simpan(who, apa)).json.fields).toEqual([
        {
          field: 'tgl_system',
          message: `Tanggal ${kemarin} Tidak Aktif, Tanggal Toko ${kini}`,
        },
      ])
  })

  it.each(semua)('%s is made neither by a cashier, nor in a day that is sealed', async (apa) => {
    dataOf(await own.put('para-system/key/EDIT_TANGGAL_OWNER_MODULE', { value: true }))
    const { json } = await simpan(kasir, apa)
    expect(json.fields?.[0]?.field ?? json.code).toMatch(/^(tgl_system|E-HAK)$/)
    const tertutup = await simpan(own, apa)
    expect(tertutup.json.message).toBe(`Tanggal ${kemarin} Sudah Ditutup`)
  })

  it.each(semua)('%s has its number from that day', async (apa) => {
    if (dibuat.size === 0)
      dataOf(
        await own.post('tutup-toko/buka', { tgl_system: kemarin, alasan: 'Nota tulis tangan' }),
      )
    const made = dataOf(await simpan(own, apa))
    dibuat.set(apa, made)
    const { kwitansi = null, nomor } = made
    expect(JSON.stringify([nomor, kwitansi ?? nomor])).toMatch(/-261121-.*-261121-/)
  })
})

describe('its figures are of its day', () => {
  it('a loan: appraised at the price of then, due from then on', async () => {
    const { jaminan, pokok } = pinjaman('', '')
    const asli = isi['hutang'] as ReturnType<typeof pinjaman>
    const tanya = (tgl_system: string | null) =>
      own.post('hutang/hitung', { jaminan: asli.jaminan, pokok, tgl_system })
    expect(jaminan).toHaveLength(2)
    expect(dataOf(await tanya(kemarin))['taksiran']).toBe(21_295_700 + 11_269_080)
    expect(dataOf(await tanya(null))['taksiran']).toBe(26_851_100 + 14_208_840)
    expect(await isiDari('hutang')).toMatchObject({
      ...{ tgl_hutang: kemarin, jatuh_tempo: '2027-03-21', taksiran: 21_295_700 + 11_269_080 },
    })
  })

  it('instalments: the price of then, the first due a month after then', async () => {
    expect(await isiDari('cicilan')).toMatchObject({ harga_gram: 1_650_000, total })
    const body = { kode_barcode: bebas, kode_cicilan: '6BLN' }
    const hitung = async (tgl_system: string | null) =>
      dataOf(await own.post('cicilan/hitung', { ...body, tgl_system }))
    expect(await hitung(kemarin)).toMatchObject({ total })
    expect(pertama(await hitung(kemarin))).toBe('2026-12-21')
    expect(pertama(await hitung(null))).toBe('2026-12-22')
    expect(pertama(await isiDari('cicilan'))).toBe('2026-12-21')
  })

  it('an order: the price of then', async () => {
    expect(await isiDari('pesanan')).toMatchObject({ barang: [{ harga_gram: 1_650_000 }] })
    const [row] = await shop.rows(
      sql<{ isi: object }>`select isi from dokumen where nomor = ${String(hariIni['nomor'])}`,
    )
    expect(row?.isi).toMatchObject({ barang: [{ harga_gram: 1_900_000 }] })
  })

  it('a service and a pre-order keep no date of their own', async () => {
    expect(await isiDari('service')).not.toHaveProperty('tgl_system')
    expect(await isiDari('pre-order')).not.toHaveProperty('tgl_system')
  })
})

it('their money is taken in their day, which is sealed again with it', async () => {
  for (const apa of ['hutang', 'cicilan', 'pesanan']) {
    const nomor = dibuat.get(apa)?.['kwitansi']
    dataOf(await spv.post(`validasi/simpan/${apa}`, { nomor: [nomor] }))
  }
  const hari = await shop.rows(
    sql`select distinct k.tgl_system::text as tgl from kas k join kwitansi q on q.id = k.id_dokumen`,
  )
  expect(hari).toEqual([{ tgl: kemarin }])
  dataOf(await own.post('tutup-toko', { tgl_system: kemarin, tgl_berikut: null }))
  expect(await shop.audit()).toEqual([])
})
