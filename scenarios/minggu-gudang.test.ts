import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '#kernel/field'
import { encode } from '#kernel/wire'
import { selDari } from '#kernel/sheet-cell'
import { writeSheet } from '#server/sheet/sheet'
import { barisDari, isiDari } from '../src/modules/banyak/banyak.rules.ts'
import { barisBarang } from '../src/modules/stok/tambah-barang.ts'
import { dataOf, notaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { beli, sah, tanpaNota } from './mata.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A week of a stock room: 500 pieces come in by paste, by spreadsheet and by receipt; five trays
// are weighed every morning and evening. One piece is shaved, one swapped, one taken, one laid into
// another tray; whoever does it hides it as well as he can.

const trays = ['P01', 'Q01', 'R01', 'S01', 'T01'] as const
type Baki = (typeof trays)[number]
const bandrol = 120 // mg, KECIL
const kosong = 300_000 // mg, an empty tray
/** Every weight once, 70 mg apart in its tray, so that a gap can only be one piece. */
const berat = (baki: Baki, n: number): number => 2_000 + 70 * n + 10 * trays.indexOf(baki)
const kodeDari = (baki: Baki, n: number): string => `${baki}-${String(n).padStart(3, '0')}`
const gram = (mg: number): string => (mg / 1_000).toFixed(3).replace('.', ',')

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
/** What truly lies in each tray: barcode and mg, tags left out. */
const isi = new Map<Baki, Map<string, number>>(trays.map((baki) => [baki, new Map()]))
const di = (baki: Baki): Map<string, number> => isi.get(baki) ?? new Map()
/** Every verdict that was not COCOK: day, hour, tray, verdict, and the piece it names. */
const selisih: string[] = []
let tgl = '2026-11-21'

/** Puts a tray on the scale; the reading is what lies there, unless somebody types another. */
async function timbang(baki: Baki, waktu: 'PAGI' | 'MALAM', diketik?: number): Promise<void> {
  const pieces = di(baki)
  const nyata = [...pieces.values()].reduce((sum, mg) => sum + mg + bandrol, kosong)
  const mulai = { kode_gudang: 'TOKO', kode_toko: 'GS1', kode_baki: baki, waktu }
  const { id } = Object(dataOf(await kasir.post('timbang-baki/start', mulai))).data_timbang[0]
  const mg = (diketik ?? nyata) / 1_000
  const bacaan = {
    timbangan: 'UTAMA',
    asal: diketik === undefined ? 'TIMBANGAN' : 'KETIK',
    mentah: diketik === undefined ? `ST,+${mg.toFixed(3)}  g` : gram(diketik),
    stabil: true,
    berat: mg,
  }
  dataOf(await kasir.post('timbang-baki/bacaan', { id, baris: [bacaan] }))
  const body = { id, pcs: pieces.size, buka: waktu === 'PAGI' }
  const { hasil, penjelasan } = Object(
    dataOf(await kasir.postApproved('timbang-baki/hasil', body, 'spv')),
  )
  if (hasil === 'COCOK') return
  const [terbaik] = penjelasan.kemungkinan
  const nama = penjelasan.sesuai_hitung ? terbaik.barang[0].kode_barcode : '-'
  selisih.push(`${tgl.slice(-2)} ${waktu} ${baki} ${hasil} ${penjelasan.arah ?? '-'} ${nama}`)
}

/** Two pieces are sold from a tray; they lie at the cashier, then they are gone. */
async function jual(baki: Baki): Promise<void> {
  const kode = [...di(baki).keys()].slice(0, 2)
  const baris = kode.map((kode_barcode) => ({ kode_barcode }))
  const { total } = Object(dataOf(await kasir.post('penjualan/hitung', { baris })))
  const pembayaran = [{ jenis: 'CASH', jumlah: total }]
  const nota = notaCincin(kode, { pembayaran, total })
  await sah(kasir, dataOf(await kasir.post('penjualan/simpan', nota))['no_faktur_group'])
  for (const one of kode) di(baki).delete(one)
}

/** A day: the trays come out of the safe by weight, something happens, they go back by weight. */
async function hari(
  terjadi: () => Promise<void>,
  malam: Partial<Record<Baki, number>> = {},
): Promise<void> {
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  if (tgl !== '2026-11-21') for (const baki of trays) await timbang(baki, 'PAGI')
  await terjadi()
  for (const baki of trays) await timbang(baki, 'MALAM', malam[baki])
  const besok = `2026-11-${String(Number(tgl.slice(-2)) + 1)}`
  dataOf(await spv.post('tutup-toko', { tgl_system: tgl, tgl_berikut: besok }))
  tgl = besok
}

const barang = async (kode: string) => (await spv.get(`barang/get/${kode}`)).json.data
const koreksi = async (kode: string, mg: number): Promise<void> => {
  const body = { ...(await barang(kode)), alasan: 'Ditimbang satu per satu', berat: mg / 1_000 }
  dataOf(await spv.postApproved('barang/koreksi', body, 'own'))
}

const judul = ['Barcode', 'Nama', 'Berat', 'Harga Pokok', 'Baki']
const sel = (baki: Baki, n: number): string[] => [
  kodeDari(baki, n),
  `CINCIN ${baki} ${n}`,
  gram(berat(baki, n)),
  String(1_400 * berat(baki, n)),
  baki,
]
const semua = (of: readonly Baki[]): string[][] =>
  of.flatMap((baki) => Array.from({ length: 100 }, (_, n) => sel(baki, n)))
const bawaan = { kode_gudang: 'TOKO', kode_dept: 'CC', kode_group: '75', kode_bandrol: 'KECIL' }

/** Cells as the screen takes them: looked at first, then saved as one receipt. */
async function masukkan(rows: readonly (readonly string[])[]): Promise<void> {
  const baris = barisDari(rows.map((cells, at) => ({ nomor: at + 1, sel: cells }))).map(
    ({ teks }) => {
      const result = isiDari(teks, bawaan)
      if ('refused' in result) throw new Error(JSON.stringify(result.refused))
      return Object(encode(group(barisBarang), result.value))
    },
  )
  const periksa = { asal: 'SUPPLIER', baris: baris.map((one, n) => ({ baris: n, isi: one })) }
  const looked = dataOf(await spv.post('tambah-barang-banyak/periksa', periksa))
  expect(looked).toMatchObject({ pcs: 200, masalah: [] })
  dataOf(await spv.post('barang/tambah', { asal: 'SUPPLIER', baris }))
}

async function spreadsheet(rows: readonly string[][]): Promise<Buffer> {
  const out = new PassThrough({ highWaterMark: 1 << 24 })
  async function* batches() {
    yield rows
  }
  const kolom = judul.map((one) => ({ judul: one, lebar: 16, jenis: 'teks' as const }))
  await writeSheet('xlsx', { judul: 'Barang', kolom, baris: batches() }, out)
  return buffer(out)
}

/** 102 lines of a delivery note: two weigh 20 mg less than it says, two did not come. */
async function terima(): Promise<void> {
  const baris = Array.from({ length: 102 }, (_, n) => ({
    kode_barcode: kodeDari('T01', n),
    nama_barang: `CINCIN T01 ${n}`,
    kode_dept: 'CC',
    kode_group: '75',
    kode_gudang: 'TOKO',
    kode_baki: 'T01',
    kode_bandrol: 'KECIL',
    harga_pokok: 1_400 * berat('T01', n),
    berat: (berat('T01', n) - (n < 2 ? 20 : 0)) / 1_000,
    berat_kirim: berat('T01', n) / 1_000,
    diterima: n < 100,
  }))
  const surat = { supplier: 'UBS', no_surat: 'SJ-1', keterangan: 'Dua ringan, dua belum', baris }
  const saved = await spv.postApproved('penerimaan-barang/simpan', surat, 'own')
  expect(dataOf(saved)['barang']).toHaveLength(100)
}

beforeAll(async () => {
  shop = await openShop('GS1', '2026-11-29T01:00:00+07:00') // each day is closed into the next
  own = await shop.person('OWN')
  await fillMasters(own)
  for (const kode_baki of trays) {
    const body = { kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO', kapasitas: 200 }
    dataOf(await own.post('baki/create', { ...body, berat_baki: 300, status_baki: 'READY' }))
  }
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv)
}, 60_000)
afterAll(() => shop.close())

it('500 pieces come in, and every tray weighs what its books say', async () => {
  await hari(async () => {
    await masukkan(
      selDari([judul, ...semua(['P01', 'Q01'])].map((one) => one.join('\t')).join('\n')),
    )
    const file = await spreadsheet(semua(['R01', 'S01']))
    const dibaca = dataOf(await spv.upload('tambah-barang-banyak/baca', file))['baris']
    if (!Array.isArray(dibaca)) throw new Error('no rows were read')
    await masukkan(dibaca.map(({ sel: cells }: { sel: string[] }) => cells))
    await terima()
    for (const baki of trays)
      for (let n = 0; n < 100; n += 1)
        di(baki).set(kodeDari(baki, n), berat(baki, n) - (baki === 'T01' && n < 2 ? 20 : 0))
  })
  expect(selisih).toEqual([])
})

const dikikir = kodeDari('Q01', 40)
const ditukar = kodeDari('R01', 50)
const diambil = kodeDari('S01', 60)
const tersasar = kodeDari('T01', 70)

it('one is shaved, one swapped, one taken, one misplaced: the scale says where', async () => {
  await hari(async () => {
    await jual('P01')
    di('Q01').set(dikikir, berat('Q01', 40) - 350)
  })
  // He prints its label anew and corrects its weight; another swaps a ring and types what the books
  // expect.
  const label = (ke: number, alasan: string | null) =>
    spv.post('cetak-barcode/simpan', {
      ...{ ukuran: 'K33X15', kode: 'BARCODE', alasan },
      baris: [{ kode_barcode: dikikir, ke }],
    })
  const harap = [...di('R01').values()].reduce((sum, mg) => sum + mg + bandrol, kosong)
  await hari(
    async () => {
      dataOf(await label(1, null))
      dataOf(await label(2, 'Label robek'))
      await koreksi(dikikir, berat('Q01', 40) - 350)
      di('R01').set(ditukar, berat('R01', 50) - 1_215)
    },
    { R01: harap },
  )
  await hari(async () => {
    await jual('P01')
    const draf = `penjualan/draf/${randomUUID()}`
    const baris = [{ kode_barcode: diambil }]
    dataOf(await kasir.put(draf, { baris, pembayaran: [] }))
    dataOf(await kasir.delete(draf))
    di('S01').delete(diambil)
  })
  await hari(async () => {
    di('P01').set(tersasar, di('T01').get(tersasar) ?? 0)
    di('T01').delete(tersasar)
  })
  expect(selisih).toEqual([
    '22 MALAM Q01 BERAT - -',
    '23 PAGI Q01 BERAT - -',
    '24 PAGI R01 BERAT - -',
    '24 MALAM R01 BERAT - -',
    `24 MALAM S01 KEDUANYA KURANG ${diambil}`,
    '25 PAGI R01 BERAT - -',
    `25 PAGI S01 KEDUANYA KURANG ${diambil}`,
    `25 MALAM P01 KEDUANYA LEBIH ${tersasar}`,
    '25 MALAM R01 BERAT - -',
    `25 MALAM S01 KEDUANYA KURANG ${diambil}`,
    `25 MALAM T01 KEDUANYA KURANG ${tersasar}`,
  ])
})

it('the count finds what is missing and what lies elsewhere, and the scale agrees again', async () => {
  selisih.length = 0
  await hari(async () => {
    const sesi = { kode_gudang: null, kode_baki: null }
    const id = String(dataOf(await spv.post('stock-opname/mulai', sesi))['id'])
    for (const kode_baki of trays) {
      const baris = [...di(kode_baki).keys()].map((kode_barcode) => ({
        ...{ id_scan: randomUUID(), kode_barcode, kode_baki },
      }))
      dataOf(await spv.post('stock-opname/scan', { id, baris }))
    }
    const done = dataOf(await spv.postApproved('stock-opname/setujui', { id }, 'own'))
    expect(done).toMatchObject({ hilang: 1, pindah: 1, kembali: 0, periksa: 0 })
    await koreksi(ditukar, berat('R01', 50) - 1_215)
    await beli([kasir, spv], tanpaNota(berat('S01', 60) / 1_000))
  })
  expect(selisih.map((one) => one.slice(0, 11))).toEqual([
    '26 PAGI P01',
    '26 PAGI R01',
    '26 PAGI S01',
    '26 PAGI T01',
  ])
  selisih.length = 0
  await hari(() => jual('P01'))
  expect(selisih).toEqual([])
  expect(await barang(diambil)).toMatchObject({ status: 'HILANG' })
  expect(await barang(tersasar)).toMatchObject({ status: 'ADA', kode_baki: 'P01' })
})

it('the patterns name who did it, and nobody else', async () => {
  const path = 'transaksi-perlu-diperiksa?tgl_from=2026-11-21&tgl_to=2026-11-27'
  const found: { pola: string; user_id: string; pasangan: string | null }[] = Object(
    dataOf(await own.get(path)),
  )
  expect(found.map(({ pasangan, pola, user_id }) => [pola, user_id, pasangan])).toEqual([
    ['BARANG_HILANG', 'spv', diambil],
    ['BARIS_DILEPAS', 'kasir', diambil],
    ...['T01', 'S01', 'R01', 'P01', 'Q01'].map((baki) => ['BAKI_SELISIH', 'kasir', baki]),
    ['BELI_HILANG', 'kasir', diambil],
    ['LABEL_LALU_BERAT', 'spv', dikikir],
    ['TIMBANG_KETIK', 'kasir', 'R01'],
  ])
})

it('leaves grams that are what lies there, and books that agree', async () => {
  const nyata = [...isi.values()]
    .flatMap((pieces) => [...pieces.values()])
    .reduce((sum, mg) => sum + mg, 0)
  expect(
    await shop.rows(sql`select sum(kotor)::bigint as kotor from gram where akun = 'STOK/TOKO'`),
  ).toEqual([{ kotor: nyata }])
  expect(await shop.audit()).toEqual([])
})
