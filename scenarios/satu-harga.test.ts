import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatRupiah } from '#kernel/figures'
import { readPdf } from '#server/paper/test-read-pdf'
import { hargaJualBarang, modalBarang } from '#modules/harga/harga-barang.rules'
import { kasusHarga, type KasusHarga } from '#modules/harga/test-harga-barang'
import { house } from '../src/house.ts'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// One piece a case, each in a group of its own. Every place that shows its price gives one answer:
// that of the rule, which is what the customer pays. Each was bought for more than it is sold for,
// so that the price day lists it as below cost, with its price.

const pokok = 90_000_000

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const barcode = new Map<string, string>()

const berat = (mg: number): number => mg / 1000
const kunci = (kasus: KasusHarga): string => `K${kasusHarga.indexOf(kasus)}`
const create = (master: string, body: object) => own.post(house.master(master).calls.create, body)
const set = (key: string, value: unknown) => own.put(`para-system/key/${key}`, { value })

/** The group of a case, at its price. */
const group = (kode_group: string, harga: number): object => {
  const nama_group = `EMAS ${kode_group}`
  const lain = { kode_kelompok: 'TUA', kadar: 75, kadar_cetak: '750', profit: 0, aktif: true }
  return { kode_group, nama_group, ...lain, harga, harga_beli: 0 }
}

const soliter = {
  jml_batu: 1,
  kode_shape: 'RD',
  karat_batu: 0.5,
  kode_color: 'F',
  kode_clarity: 'VS1',
  kode_cutgrade: 'EX',
}

/** What makes no difference to the price without labour, a different one for each case. */
const lain: readonly object[] = [
  {},
  { ongkos: 123_456 }, // its own, not rounded
  { kadar: 66.6, kadar_cetak: '16K' }, // of another kadar than its group
]

const isi = (kasus: KasusHarga): object => {
  const { barang } = kasus
  const tetap = barang.harga_tetap !== null
  const atribut = { nama_atribut: 'TALI', berat_atribut: 0.1, harga_atribut: barang.harga_atribut }
  return {
    ...cincin,
    kode_dept: 'CS',
    kode_group: kunci(kasus),
    berat: berat(barang.berat),
    harga_pokok: pokok,
    ...(barang.harga_atribut > 0 ? atribut : {}),
    ...(tetap ? { kode_dept: 'CB', harga_tetap: barang.harga_tetap, data_berlian: [soliter] } : {}),
    ...lain[kasusHarga.indexOf(kasus)],
  }
}

async function masters(): Promise<void> {
  await set('BERLIAN_MODULE', true)
  const kategori = { kode_kategori: 'BERLIAN', nama_kategori: 'Berlian', cara_harga: 'TETAP' }
  dataOf(await create('kategori', kategori))
  const jenis = { kode_dept: 'CB', nama_dept: 'Cincin Berlian', kode_kategori: 'BERLIAN' }
  dataOf(await create('jenis', { ...jenis, berlian: true }))
  dataOf(
    await create('jenis', { kode_dept: 'CS', nama_dept: 'Cincin Lain', kode_kategori: 'EMAS' }),
  )
  const kadar = { kode_kadar: 'K66', nama_kadar: 'Emas 16K', kadar: 66.6, kadar_cetak: '16K' }
  dataOf(await create('kadar', kadar))
  dataOf(await create('kadar_eod', { kode_kadar: 'K66', kadar_eod: 66.6 }))
  for (const kasus of kasusHarga)
    dataOf(await create('group_harga', group(kunci(kasus), kasus.harga_gram)))
  // Labour by the gram and by the piece, for the first and the fourth case.
  const ongkos = { kode_dept: null, ongkos_persen: 0, ongkos_minimum: 0 }
  const gram = { kode_ongkos: 'G', kode_group: 'K0', jenis_ongkos: 'GRAM', ongkos_rp: 77_777 }
  const buah = { kode_ongkos: 'B', kode_group: 'K3', jenis_ongkos: 'BARANG', ongkos_rp: 33_333 }
  for (const one of [gram, buah]) dataOf(await create('parameter_ongkos', { ...ongkos, ...one }))
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await fillMasters(own)
  await masters()
  const body = { asal: 'SALDO AWAL', baris: kasusHarga.map(isi) }
  const { barang } = dataOf(await spv.postApproved('barang/tambah', body, 'own'))
  if (!Array.isArray(barang)) throw new Error('no pieces were received')
  barang.forEach(({ kode_barcode }, index) => barcode.set(`K${index}`, kode_barcode))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

type Rows = readonly Readonly<Record<string, unknown>>[]
const rowsOf = (value: unknown): Rows => (Array.isArray(value) ? value : [])
const isPiece = (kode: string) => (row: Readonly<Record<string, unknown>>) =>
  row['kode_barcode'] === kode

/** The price of the piece in this group as every place shows it. */
async function shown(kode_group: string, { cara }: Pick<KasusHarga, 'cara'>) {
  const kode = barcode.get(kode_group) ?? ''
  const hitung = dataOf(await kasir.post('penjualan/hitung', { baris: [{ kode_barcode: kode }] }))
  const kertas = readPdf((await own.get(`barang/riwayat/${kode}/kertas`)).bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
  const sort = { kode_dept: null, sort_by: 'HARGA_MIN' }
  const analisis = dataOf(await own.post('barang/laporan-analisis-harga-barang', sort))
  const hari = { tgl: '2026-11-21', kode_group }
  const saldo = dataOf(await own.post('reportbarang/saldo-barang', hari))
  const coba = dataOf(await own.post('harga-emas/coba', { murni: null, baris: [] }))
  const [fungsi] = await shop.rows<{ harga: number | null }>(sql`
    select harga_jual_barang(b, g.harga, ${cara.pembulatan}::bigint, ${cara.arah}) as harga
    from barang b join group_harga g using (kode_toko, kode_group)
    where b.kode_toko = ${shop.kode_toko} and b.kode_barcode = ${kode}`)
  return {
    fungsi: fungsi?.harga,
    konter: rowsOf(hitung['baris'])[0]?.['harga_jual'],
    data_barang: dataOf(await own.get(`barang/get/${kode}`))['harga_jual'],
    kertas: /Harga Jual Rp ([\d.]+)/.exec(kertas)?.[1] ?? null,
    analisis: rowsOf(analisis['databarang']).find(isPiece(kode))?.['harga_jual'],
    saldo: rowsOf(saldo['rows'])[0]?.['harga_jual'],
    hari_ini: rowsOf(coba['terburuk']).find(isPiece(kode))?.['harga_lama'] ?? null,
  }
}

/** A sum of no prices is 0. */
const satu = (harga: number | null) => ({
  fungsi: harga,
  konter: harga,
  data_barang: harga,
  kertas: harga === null ? null : formatRupiah(harga),
  analisis: harga,
  saldo: harga ?? 0,
  hari_ini: harga,
})

const bulatkan = async ({ arah, pembulatan }: KasusHarga['cara']): Promise<void> => {
  await set('PEMBULATAN_PENJUALAN', pembulatan)
  await set('PEMBULATAN_PENJUALAN_KEBAWAH_MODULE', arah === 'down')
}

describe('a piece has one price, wherever it is shown', () => {
  it.each(kasusHarga)('$kasus', async (kasus) => {
    await bulatkan(kasus.cara)
    expect(await shown(kunci(kasus), kasus)).toEqual(satu(kasus.harga_jual))
  })

  it('also after the price of its group was changed, as it was tried before', async () => {
    const [kasus] = kasusHarga
    if (!kasus) throw new Error('no case')
    await bulatkan(kasus.cara)
    const harga = 1_660_001
    const baru = hargaJualBarang(kasus.barang, harga, kasus.cara)
    expect(baru).toBe(6_844_500) // 6.844.184,123
    const lama = { kode_group: 'K0', harga_dari: kasus.harga_gram, harga_beli_dari: 0 }
    const body = { murni: null, baris: [{ ...lama, harga, harga_beli: 0 }] }
    const coba = dataOf(await own.post('harga-emas/coba', body))
    const found = rowsOf(coba['terburuk']).find(isPiece(barcode.get('K0') ?? ''))
    expect(found).toMatchObject({ harga_lama: kasus.harga_jual, harga_baru: baru })
    dataOf(await own.post('harga-emas/simpan', body))
    expect(await shown('K0', kasus)).toEqual(satu(baru))
  })
})

it('a piece has one cost, at the counter and on the price day', async () => {
  // 2,668 gr of 75 % are 2.001 mg of fine gold: at Rp 2.300.500 a gram Rp 4.603.300,5.
  const baris = [
    { ...cincin, kode_dept: 'CS', kode_group: 'K0', berat: 2.668, harga_pokok: 4_603_300 },
  ]
  const { barang } = dataOf(await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  const kode = String(rowsOf(barang)[0]?.['kode_barcode'])
  const modal = async () => {
    const sale = { baris: [{ kode_barcode: kode }] }
    const [line] = rowsOf(dataOf(await kasir.post('penjualan/hitung', sale))['baris'])
    const total = Number(line?.['harga_total'])
    const pembayaran = [{ jenis: 'CASH', jumlah: total }]
    const asked = await own.post('penjualan/simpan', notaCincin([kode], { total, pembayaran }))
    const coba = dataOf(await own.post('harga-emas/coba', { murni: null, baris: [] }))
    return [
      Object(asked.json.details)['sebelum']?.[kode],
      rowsOf(coba['terburuk']).find(isPiece(kode))?.['modal'],
    ]
  }
  expect(await modal()).toEqual(['4.603.300', 4_603_300])
  await set('MODAL_EMAS_MURNI_MODULE', true)
  const murni = { kode_harga: 'M', berlaku_mulai: '2020-01-01', harga_murni: 2_300_500 }
  dataOf(await own.post('para-harga-emas/create', { ...murni, sumber: null }))
  expect(modalBarang({ harga_pokok: 4_603_300, murni: 2_001 }, 2_300_500)).toBe(4_603_301)
  expect(await modal()).toEqual(['4.603.301', 4_603_301])
})

it('a plan takes the formulas in: none is called for each row', async () => {
  const plan = await shop.rows<Record<string, string>>(sql`
    explain (verbose) select harga_jual_barang(b, g.harga, ${500}::bigint, ${'up'}),
      harga_jual(s.berat, s.harga_atribut, s.harga_tetap, g.harga, ${500}::bigint, ${'up'}),
      modal_barang(b, ${2_300_500}::bigint)
    from barang_pada(${shop.kode_toko}, '2026-11-21') s
      join barang b on b.kode_toko = ${shop.kode_toko} and b.kode_group = s.kode_group
      left join group_harga g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group`)
  const text = plan.flatMap((row) => Object.values(row)).join('\n')
  expect(text).not.toMatch(/(?:harga_jual|harga_jual_barang|modal_barang|barang_pada)\(/)
})
